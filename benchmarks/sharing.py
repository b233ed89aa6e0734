"""The same matches with one worker and with two, in runs of some seconds: is the second worker worth having?

    python3 run.py bench sharing                                            runs of seven seconds
    PYTHONPATH=build/compiled:. python -m benchmarks.sharing 7 30 --keep    and of thirty, into docs/benchmarks.md

Every run is a process of its own, so that none begins with what an earlier one has worked out. The ratio by the clock
means something on a machine with two free cores alone; that by processor time, of all processes, on any: it is what two
free cores would give.
"""

import os
import subprocess
import sys
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from benchmarks.turns import Promise
from benchmarks.workers import ROOT, SEATS, used
from escapade.lab.marked import write_marked
from escapade.lab.table import markdown
from escapade.sim import batch

GAMES = ("evades", "elba", "dark_castle", "prison_break")
BOTS = ("random", "greedy")
SEED = 5
SECONDS = 7.0
PROBE_SECONDS = 0.5
TARGET = 1.8
HEADS = ["game", "bots", "matches", "one worker, s", "two, s", "ratio", "one worker, CPU s", "two, CPU s", "ratio"]
PAGE = ROOT / "docs" / "benchmarks.md"


class Cost(NamedTuple):
    """What a run took: by the clock, and of all processors."""

    clock: float
    processor: float


class Share(NamedTuple):
    """The same run twice."""

    game: str
    bot: str
    matches: int
    one: Cost
    two: Cost

    def by_clock(self) -> float:
        """How many times faster two are."""
        return self.one.clock / self.two.clock

    def by_processor(self) -> float:
        """How many times faster they would be, had each a core to itself."""
        return 2 * self.one.processor / self.two.processor

    def cells(self) -> list[str]:
        """As a line of the table."""
        return [self.game, self.bot, f"{self.matches:,}", f"{self.one.clock:.1f}", f"{self.two.clock:.1f}",
                f"{self.by_clock():.2f}", f"{self.one.processor:.1f}", f"{self.two.processor:.1f}",
                f"{self.by_processor():.2f}"]


def share(game: str, bot: str, seconds: float) -> Share:
    """One worker, then two, in a run that takes one of them so long."""
    matches = max(1, round(apart("rate", game, bot)[0] * seconds))
    one, two = (Cost(*apart("cost", game, bot, str(matches), str(workers))) for workers in (1, 2))
    return Share(game, bot, matches, one, two)


def apart(*words: str) -> list[float]:
    """What `rate` or `cost` says in a fresh process."""
    told = subprocess.check_output([sys.executable, "-m", "benchmarks.sharing", *words], text=True, cwd=ROOT)
    return [float(word) for word in told.split()]


def rate(game: str, bot: str) -> float:
    """Matches a second, once whatever is remembered is warm: twice as many again and again, until they take a while."""
    matches, passed = 8, 0.0
    while passed < PROBE_SECONDS:
        matches *= 2
        started = used()
        batch.run(game, {}, [bot] * SEATS, matches, SEED)
        passed = used() - started
    return matches / passed


def cost(game: str, bot: str, matches: int, workers: int) -> Cost:
    """The run itself, from a process in which everything is imported to the last match, workers ended."""
    began, started = perf_counter(), used()
    batch.run(game, {}, [bot] * SEATS, matches, SEED, workers)
    return Cost(perf_counter() - began, used() - started)


def table(seconds: list[float]) -> tuple[str, list[Share]]:
    """Every game with either bots, in runs of so many seconds each; and how busy the machine was before."""
    found, others = [], os.getloadavg()[0]
    for length, game, bot in product(seconds, GAMES, BOTS):
        found.append(share(game, bot, length))
        print(" | ".join(found[-1].cells()), file=sys.stderr, flush=True)
    about = f"Measured on {datetime.now(UTC):%Y-%m-%d}; the load of the machine before was {others:.1f}."
    return f"{about}\n\n{markdown(HEADS, [one.cells() for one in found], texts=2)}", found


def speed() -> list[Promise]:
    """What is promised of two workers, in short runs."""
    text, found = table([SECONDS])
    print(f"\n{text}\n")
    return [(f"two workers / one, {one.game}, {one.bot}", one.by_processor(), TARGET) for one in found]


def main(words: list[str]) -> None:
    """Runs of so many seconds, shown or kept; or one run, asked for by another process."""
    if words[:1] == ["rate"]:
        print(rate(*words[1:]))
    elif words[:1] == ["cost"]:
        print(*cost(words[1], words[2], int(words[3]), int(words[4])))
    else:
        text, _ = table([float(word) for word in words if word != "--keep"] or [SECONDS])
        if "--keep" in words:
            write_marked(Path(PAGE), "sharing", text)
        else:
            print(text)


if __name__ == "__main__":
    main(sys.argv[1:])
