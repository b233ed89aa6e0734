"""A process in which bots think: a line of JSON in (the view and the legal list of one seat), a line out.

It is started with an empty environment and knows neither the database nor any other seat.
"""

import base64
import json
import sys
import time
from functools import lru_cache
from typing import Any

from escapade.bots import roster
from escapade.bots.advice import think
from escapade.bots.base import Bot
from escapade.bots.search.patience import Deadline
from escapade.coach.position import BETTER, DECISIONS, consider, is_quick
from escapade.coach.rollouts import Rollouts
from escapade.core.game import Game
from escapade.core.perspective import Perspective
from escapade.core.seat import NONE
from escapade.games import load_with
from escapade.play.seeds import derive

LONGEST_THOUGHT = 1.2
"""Seconds after which a bot that searches answers with what it has seen: people wait for it."""
DEADLINE = Deadline(time.perf_counter, LONGEST_THOUGHT)


@lru_cache(maxsize=32)
def player(key: str, options: str, name: str) -> tuple[Game, Bot]:
    """A game and a bot that plays it, made once."""
    game = load_with(key, json.loads(options))
    return game, roster.make(name, game, DEADLINE)


def choose(request: dict[str, Any]) -> dict[str, object]:
    """What the bot of a seat chooses, or tells somebody who asks, from what it was asked."""
    game, bot = player(request["game"], json.dumps(request["options"]), request["bot"])
    perspective = Perspective(game, request["seat"], request["view"], request["legal"], request["nodes"],
                              base64.b64decode(request["past"]))
    rng = derive(request["seed"], "bot", request["seat"], request["view"]["asked"])
    if request["coach"]:
        return coach(game, perspective, request)
    counsel = roster.counsel(game) if request["advice"] else None
    DEADLINE.begin()
    begun, spent = time.perf_counter(), time.process_time()
    found = bot.choose(perspective, rng) if counsel is None else think(counsel, bot, perspective, rng)
    return {"action": found.action, "reason": found.reason, "params": found.params,
            "took": time.perf_counter() - begun, "used": time.process_time() - spent}


def coach(game: Game, perspective: Perspective, request: dict[str, Any]) -> dict[str, object]:
    """What the coach says of a question; nothing with the interpreted rules, which are too slow for it."""
    rollouts = Rollouts(game, request["seed"])
    word = consider(rollouts, perspective, request["hidden"], DECISIONS) if is_quick() else None
    if word is None:
        return {"action": NONE, "reason": ""}
    first, second, differs = word.choices[0], word.choices[1], word.differs
    return {"action": first.action, "reason": BETTER, "word": {
        "win": first.worth.mean, "low": max(0.0, first.worth.mean - first.worth.reach),
        "high": min(1.0, first.worth.mean + first.worth.reach), "other": second.action, "other_win": second.worth.mean,
        "clear": word.is_clear, "key": "" if differs is None else differs.measure.key,
        "unit": "share" if differs is not None and differs.measure.is_share else "amount",
        "first": 0.0 if differs is None else differs.first, "second": 0.0 if differs is None else differs.second}}


def main() -> None:
    """Answer until the input ends; a question that cannot be answered gets null, and a quick bot plays instead."""
    for line in sys.stdin.buffer:
        try:
            answer: object = choose(json.loads(line))
        except Exception:
            answer = None
        sys.stdout.buffer.write(json.dumps(answer).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
