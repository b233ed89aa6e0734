"""A process in which bots think: a line of JSON in (the view and the legal list of one seat), a line out.

It is started with an empty environment and knows neither the database nor any other seat.
"""

import json
import sys
from functools import lru_cache
from typing import Any

from escapade.bots import roster
from escapade.bots.advice import think
from escapade.bots.base import Bot
from escapade.core.game import Game
from escapade.core.perspective import Perspective
from escapade.games import load_with
from escapade.play.seeds import derive


@lru_cache(maxsize=32)
def player(key: str, options: str, name: str) -> tuple[Game, Bot]:
    """A game and a bot that plays it, made once."""
    game = load_with(key, json.loads(options))
    return game, roster.make(name, game)


def choose(request: dict[str, Any]) -> dict[str, object]:
    """What the bot of a seat chooses, or tells somebody who asks, from what it was asked."""
    game, bot = player(request["game"], json.dumps(request["options"]), request["bot"])
    perspective = Perspective(game, request["seat"], request["view"], request["legal"], request["nodes"])
    rng = derive(request["seed"], "bot", request["seat"], request["view"]["asked"])
    counsel = roster.counsel(game) if request["advice"] else None
    found = bot.choose(perspective, rng) if counsel is None else think(counsel, bot, perspective, rng)
    return {"action": found.action, "reason": found.reason, "params": found.params}


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
