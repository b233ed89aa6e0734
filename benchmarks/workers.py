"""Rates of one build of the engine, measured in a process of its own, so that builds can take turns.

Run as `python -m benchmarks.workers` with PYTHONPATH at the build: reads lines of `WHAT GAME SECONDS`, prints rates.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from time import process_time
from typing import IO

import escapade
from escapade.core.game import Game
from escapade.lab.speed import engine_rates
from escapade.play.seeds import derive
from escapade.sim import batch

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
SEED = 2026
SECONDS_TO_SHARE = 8.0
"""Two workers need longer than a slice: nobody starts them for less."""
PROBED = 8
PROBE_SECONDS = 0.5


def engine(game: str, seconds: float) -> float:
    """Decisions per CPU second of whole random matches inside the engine."""
    return engine_rates(loaded(game), SEATS, derive(1, "race"), seconds)[1]


@cache
def loaded(game: str) -> Game:
    """A game, loaded once: a slice shall not begin with a cold memory."""
    return escapade.load(game)


def sim(game: str, seconds: float) -> float:
    """Decisions per CPU second of the simulator with random bots, in one process."""
    decisions = matches = 0
    batch.run(game, {}, ["random"] * SEATS, 1, SEED)
    started = process_time()
    while (passed := process_time() - started) < seconds:
        more = max(1, int(matches * (seconds - passed) / (4 * passed)) if passed else 1)
        decisions += batch.run(game, {}, ["random"] * SEATS, more, SEED, first=matches).decisions
        matches += more
    return decisions / passed


def sharing(game: str, seconds: float) -> float:
    """How many times faster two workers play the same matches than one, on a machine with two cores to themselves:
    twice the processor time of one by that of all processes, starting them included.
    """
    per_match = decisions_a_match(game) / sim(game, PROBE_SECONDS)
    matches = int(max(seconds, SECONDS_TO_SHARE) / per_match) + 1
    times = []
    for workers in (1, 2):
        started = used()
        batch.run(game, {}, ["random"] * SEATS, matches, SEED, workers)
        times.append(used() - started)
    return 2 * times[0] / times[1]


def decisions_a_match(game: str) -> float:
    """How many decisions a random match has, from a few."""
    return batch.run(game, {}, ["random"] * SEATS, PROBED, SEED).decisions / PROBED


def used() -> float:
    """Processor seconds so far, of this process and of those it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def searching(kind: str, game: str, seconds: float) -> float:
    """Simulations per CPU second of a search. Imported here: an older build has not all of them."""
    from benchmarks import searches  # noqa: PLC0415

    return {"search": searches.search, "tree": searches.tree}[kind](game, seconds)


MEASURES: dict[str, Callable[[str, float], float]] = {
    "engine": engine, "sim": sim, "sharing": sharing, "search": partial(searching, "search"),
    "tree": partial(searching, "tree")}


class Build:
    """A compiled tree, ready to be measured again and again."""

    def __init__(self, tree: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree), str(ROOT)])}
        self._process = subprocess.Popen([sys.executable, "-m", "benchmarks.workers"], env=environment, text=True,
                                         stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    @classmethod
    def of_this(cls) -> "Build":
        """The build that this process runs."""
        return cls(Path(escapade.__file__).parents[1])

    def rate(self, measure: str, game: str, seconds: float) -> float:
        """One of the measures, taken in that process."""
        asked, answers = self._pipes()
        print(measure, game, seconds, file=asked, flush=True)
        return float(answers.readline())

    def close(self) -> None:
        """End the process."""
        self._pipes()[0].close()
        self._process.wait()

    def _pipes(self) -> tuple[IO[str], IO[str]]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        return self._process.stdin, self._process.stdout


def main() -> None:
    """Answer until nobody asks any more."""
    assert escapade.compiled(), "only compiled engines are compared"
    for line in sys.stdin:
        measure, game, seconds = line.split()
        print(MEASURES[measure](game, float(seconds)), flush=True)


if __name__ == "__main__":
    main()
