"""Simulations a second of our searches, beside OpenSpiel's MCTS in C++ on backgammon: random rollouts to the end.

`python3 run.py bench table` includes it, `python3 run.py bench searches` measures it alone. Every search begins at the
first question with a choice. `search` is our own, one decision deep; `tree` is the twin of OpenSpiel's information set
search, which, as the peer does, grows a tree, and looks up in it what each seat knows.
"""

from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time
from typing import Any

import escapade
from benchmarks.chart import short
from benchmarks.turns import Promise
from benchmarks.workers import SEATS, Build, loaded
from escapade.bots import roster
from escapade.bots.ismcts.bot import IsmctsBot
from escapade.bots.search.arms import Arm
from escapade.bots.search.bot import SearchBot
from escapade.bots.search.manner import Manner
from escapade.core.perspective import Perspective, look
from escapade.core.referee import random_match, settle
from escapade.core.seat import first_seat
from escapade.play.seeds import derive

GAMES = ("evades", "dark_castle")
KINDS = ("search", "tree")
PEER = "backgammon"
GOAL = 3.0
SIMULATIONS = 1000
"""A decision's, for the tree and for the peer's: both begin anew with each."""
MATCHES = 50
"""To count the decisions of a rollout."""
ROUNDS = 9
SLICE_SECONDS = 0.5
AT_RANDOM = Manner(careful=0, breadth=8, guard=2.0)
Row = dict[str, Any]


def opening(key: str) -> Perspective:
    """The first question with a choice."""
    game, rng = loaded(key), derive(1, "opening")
    state = game.new(SEATS)
    settle(game, state, rng, escapade.MUTE)
    while len(legal := game.legal(state, seat := first_seat(state.waiting))) == 1:
        game.apply(state, seat, legal[0], escapade.MUTE)
        settle(game, state, rng, escapade.MUTE)
    return look(game, state, seat)


def search(key: str, seconds: float) -> float:
    """Simulations a CPU second of our search: worlds, each played on after every answer."""
    seen, rng = opening(key), derive(2, "search")
    bot = SearchBot("search", seen.game, roster.heuristic(seen.game), AT_RANDOM, SIMULATIONS)
    expert = seen.legal[0]
    arms, made, started = [Arm(action) for action in bot.others(seen, expert, rng)], 0, process_time()
    while (passed := process_time() - started) < seconds:
        bot.compare(seen, expert, arms, rng)
        made += len(arms) + 1
    return made / passed


def tree(key: str, seconds: float) -> float:
    """The same of the twin of OpenSpiel's."""
    seen, rng, bot = opening(key), derive(2, "tree"), IsmctsBot("ismcts", SIMULATIONS)
    made, started = 0, process_time()
    while (passed := process_time() - started) < seconds:
        bot.grow(seen, rng)
        made += SIMULATIONS
    return made / passed


def decisions(key: str) -> float:
    """How many decisions a rollout has."""
    game, rng = loaded(key), derive(3, "decisions")
    return sum(random_match(game, game.new(SEATS), rng) for _ in range(MATCHES)) / MATCHES


def peer() -> Callable[[float], float]:
    """Simulations a CPU second of OpenSpiel's MCTS. Imported here: who has no peers installed needs none."""
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(PEER)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, SIMULATIONS, max_memory_mb=1000, solve=False,
                          seed=7, verbose=False)

    def rate(seconds: float) -> float:
        made, started = 0, process_time()
        while (passed := process_time() - started) < seconds:
            made += bot.mcts_search(state).explore_count
        return made / passed

    return rate


def peer_decisions() -> float:
    """How many decisions a rollout of the peer's has."""
    import pyspiel  # noqa: PLC0415

    game, below, made = pyspiel.load_game(PEER), derive(3, "peer").below, 0
    for _ in range(MATCHES):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            made += not state.is_chance_node()
            state.apply_action(legal[below(len(legal))])
    return made / MATCHES


def measure(build: Build) -> list[Row]:
    """A row for every game and search: medians over rounds in which all take turns."""
    rates: dict[str, Callable[[float], float]] = {PEER: peer()}
    rates |= {f"{kind} {key}": partial(build.rate, kind, key) for key in GAMES for kind in KINDS}
    rounds = [{name: rate(SLICE_SECONDS) for name, rate in rates.items()} for _ in range(ROUNDS)]
    theirs = peer_decisions()
    return [{"game": key, "search": kind, "ours": median(one[f"{kind} {key}"] for one in rounds),
             "peer": median(one[PEER] for one in rounds),
             "ratio": median(one[f"{kind} {key}"] / one[PEER] for one in rounds),
             "decisions": decisions(key), "peer_decisions": theirs} for key in GAMES for kind in KINDS]


def as_markdown(rows: list[Row]) -> str:
    """The table for people; rates are simulations per CPU second of one core."""
    lines = ["| game | search | ours | OpenSpiel's MCTS, backgammon | ours / peer | decisions a rollout | the peer's |",
             "|---|---|---:|---:|---:|---:|---:|"]
    lines += [f"| {row['game']} | {row['search']} | {short(row['ours'])} | {short(row['peer'])} | {row['ratio']:.2f} | "
              f"{row['decisions']:.0f} | {row['peer_decisions']:.0f} |" for row in rows]
    return "\n".join(lines)


def speed() -> list[Promise]:
    """Print the table; what the product promises of it is our own search."""
    build = Build.of_this()
    try:
        rows = measure(build)
    finally:
        build.close()
    print(as_markdown(rows))
    return [(f"simulations of {row['game']} by those of MCTS on backgammon", row["ratio"], GOAL)
            for row in rows if row["search"] == "search"]
