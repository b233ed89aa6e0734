"""The proof that `ismcts:N` is OpenSpiel's information set search: both draw from one stream, and must do the same.

    python -m benchmarks.ismcts_twin --games evades elba

Positions come from random matches. On each, with every seed, OpenSpiel's own Python search plays through the adapter
of `benchmarks/openspiel_game.py`, our twin through a Perspective: answers, how often every answer was tried, what came
of it and how many draws were taken must be equal. One seed in so many has enough simulations for a tree several answers
deep. Exits with 1 on a difference. Both are timed on the way.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from time import process_time

from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from benchmarks.openspiel_game import SpielGame, SpielState, Stream, loaded
from escapade.bots.ismcts.bot import IsmctsBot
from escapade.bots.ismcts.tree import EXPLORATION
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.core.state import State
from escapade.play.seeds import derive

SEATS = 4
EVERY = 100
"""One search in so many is a deep one."""
SKIPPED = 40
"""Up to so many real questions lie between two positions, so that they come from everywhere in a match."""


@dataclass(frozen=True)
class Searched:
    """What a search did: its answer, every child of the root in order with visits and results, and its stream after."""

    answer: int
    children: tuple[tuple[int, int, float], ...]
    stream: tuple[int, ...]


@dataclass
class Tally:
    """Comparisons of one game so far."""

    compared: int = 0
    simulations: int = 0
    different: list[str] = field(default_factory=list)
    ours: float = 0.0
    theirs: float = 0.0
    """CPU seconds."""


def positions(game: Game, seats: int) -> Iterator[State]:
    """Questions with a choice, from random matches, some way apart."""
    number = 0
    while True:
        rng, state = derive(number, "twin", game.key), game.new(seats)
        number, skip = number + 1, int(rng.below(SKIPPED))
        while state.waiting:
            if state.waiting == CHANCE_BIT:
                game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
                continue
            seat = first_seat(state.waiting)
            legal = game.legal(state, seat)
            skip -= len(legal) > 1
            if skip < 0:
                yield game.clone(state)
                skip = int(rng.below(SKIPPED))
            game.apply(state, seat, legal[int(rng.below(len(legal)))], MUTE)


def theirs(spiel: SpielGame, state: State, simulations: int, rng: Rng) -> Searched:
    """OpenSpiel's search."""
    stream, start = Stream(rng), SpielState(spiel, spiel.rules.clone(state))
    bot = ISMCTSBot(spiel, RandomRolloutEvaluator(1, stream), EXPLORATION, simulations, random_state=stream)

    def resample(known: SpielState, player: int) -> SpielState:
        assert known.current_player() == player
        return known.imagined(rng)

    bot.set_resampler(resample)
    answer = int(bot.step(start))
    children = bot._root_node.child_info.items()  # it tells nobody otherwise
    return Searched(answer, tuple((int(action), int(child.visits), float(child.return_sum))
                                  for action, child in children), words_of(rng))


def ours(game: Game, state: State, simulations: int, rng: Rng) -> Searched:
    """The twin's."""
    bot = IsmctsBot("ismcts", simulations)
    root = bot.grow(look(game, state, first_seat(state.waiting)), rng)
    answer = root.most_visited(rng).action
    return Searched(answer, tuple((child.action, child.visits, child.total) for child in root.children), words_of(rng))


def words_of(rng: Rng) -> tuple[int, ...]:
    """Where a stream stands."""
    return int(rng.a), int(rng.b), int(rng.c), int(rng.counter)


def compare(key: str, wanted: argparse.Namespace) -> Tally:
    """Both searches on every position with every seed; a point is printed for every position that is done."""
    game, spiel, tally = loaded(key), SpielGame(key), Tally()
    for place, state in enumerate(islice(positions(game, SEATS), wanted.positions)):
        for seed in range(wanted.seeds):
            simulations = wanted.simulations if seed % EVERY else wanted.deep
            started = process_time()
            peer = theirs(spiel, state, simulations, derive(seed, "search", place))
            between = process_time()
            mine = ours(game, state, simulations, derive(seed, "search", place))
            tally.ours += process_time() - between
            tally.theirs += between - started
            tally.compared += 1
            tally.simulations += simulations
            if peer != mine:
                tally.different.append(f"{key}, position {place}, seed {seed}:\n  OpenSpiel {peer}\n  twin      {mine}")
        print(".", end="", flush=True)
    print()
    return tally


def main() -> int:
    """Compare, tell, and 1 for any difference."""
    reader = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    reader.add_argument("--games", nargs="+", default=["evades"])
    for name, usual in (("positions", 30), ("seeds", 200), ("simulations", 12), ("deep", 800)):
        reader.add_argument(f"--{name}", type=int, default=usual)
    wanted, different = reader.parse_args(), 0
    for key in wanted.games:
        tally = compare(key, wanted)
        rates = [f"{tally.simulations / seconds:,.0f}" for seconds in (tally.theirs, tally.ours)]
        print(f"{key}: {tally.compared} searches, {tally.simulations} simulations, {len(tally.different)} different; "
              f"simulations a CPU second: OpenSpiel {rates[0]}, twin {rates[1]}")
        print("\n".join(tally.different[:3]))
        different += len(tally.different)
    return 1 if different else 0


if __name__ == "__main__":
    raise SystemExit(main())
