"""What a hundred million matches cost: the same matches by one worker, by two, and by a Dask cluster on this machine.

    python -m benchmarks.cluster                 needs the extra `dask`, and a machine with nothing else to do

Experts play, four at a table. Ways to play take turns; rates are matches a second of the wall, efficiency is a rate by
that of one process times the workers. The totals must be equal, whoever played.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from tests.sim.test_cluster import end, free_port, start, wait_for

MATCHES = {"evades": 2400, "elba": 2400, "dark_castle": 1600, "prison_break": 480}
HUNDRED_MILLION = 100_000_000
ROUNDS = 3
WAYS: list[tuple[str, int]] = [("--workers", 1), ("--workers", 2), ("--cluster", 1), ("--cluster", 2)]


@contextmanager
def cluster(workers: int) -> Iterator[str]:
    """The address of a scheduler with so many workers, over loopback."""
    with TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        address = f"tcp://127.0.0.1:{port}"
        running = [start(folder, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port),
                         "--no-dashboard")]
        wait_for(port)
        running += [start(folder, "-m", "distributed.cli.dask_worker", address, "--nworkers", "1", "--nthreads", "1",
                          "--no-dashboard", "--local-directory", name) for _ in range(workers)]
        yield address
        for process in reversed(running):
            end(process)


def simulated(game: str, matches: int, *words: str) -> dict[str, Any]:
    """What `escapade sim` says of these matches."""
    command = [sys.executable, "-m", "escapade.cli", "sim", game, "--seats", ",".join(["expert"] * 4), "--matches",
               str(matches), "--seed", "1", "--json", *words]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def rates(game: str, address: dict[int, str]) -> list[float]:
    """Matches a second in each way, the median of rounds in which all had their turn."""
    found: list[list[float]] = [[] for _ in WAYS]
    totals = set()
    for _ in range(ROUNDS):
        for place, (how, workers) in enumerate(WAYS):
            told = simulated(game, MATCHES[game], how, address[workers] if how == "--cluster" else str(workers))
            found[place].append(MATCHES[game] / told.pop("seconds"))
            totals.add(json.dumps(told["seats"]))
    assert len(totals) == 1, f"{game}: the totals depend on who played"
    return [median(one) for one in found]


def main() -> None:
    """Print a line for each game."""
    reader = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    reader.add_argument("games", nargs="*", default=list(MATCHES))
    asked = reader.parse_args()
    print("| game | one process, matches/s | two workers | cluster of one | cluster of two | core hours for 10⁸ |")
    print("|---|---:|---:|---:|---:|---:|")
    with cluster(1) as one, cluster(2) as two:
        for game in asked.games:
            alone, *others = rates(game, {1: one, 2: two})
            shares = [f"{rate:.0f} ({100 * rate / alone / workers:.0f} %)"
                      for rate, (_, workers) in zip(others, WAYS[1:], strict=True)]
            hours = HUNDRED_MILLION / others[-1] * 2 / 3600
            print(f"| {game} | {alone:.0f} | {' | '.join(shares)} | {hours:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
