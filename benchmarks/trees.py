"""Two compiled trees in turn: is the engine of the second one as fast as that of the first?

    python benchmarks/trees.py OLD NEW [dark_castle:4 dark_castle:1 prison_break:4 ...] [--pairs 9] [--seconds 2]

OLD and NEW are folders that hold the package, such as build/compiled of two commits. Each pair is one process for
each, one after the other; rates are per second of CPU time: random play inside the engine, clones, decisions of greedy
bots, and those of random bots through the simulator's loop. The ratio is the median of the pairs.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

PAIRS = 9
SECONDS = 2.0
TABLES = ["dark_castle:4", "dark_castle:1", "prison_break:4"]
RATES = ["decisions", "matches", "clones", "greedy decisions", "decisions of random bots"]
# Only what every version of the engine has, so that old trees can run it.
CHILD = """
import sys, time
import escapade
from escapade.bots.roster import make
from escapade.core.event import MUTE
from escapade.core.referee import random_match
from escapade.core.rng import from_words
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.play.loop import play_match
from escapade.play.seeds import match_stem

key, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
game, rng = escapade.load(key), from_words(20, 26, 11)
random_match(game, game.new(seats), rng)
decisions = matches = 0
started = time.process_time()
while (passed := time.process_time() - started) < seconds:
    decisions += random_match(game, game.new(seats), rng)
    matches += 1
print(decisions / passed, matches / passed)

positions, state = [], game.new(seats)
while len(positions) < 64:
    state = state if state.waiting else game.new(seats)
    positions.append(game.clone(state))
    if state.waiting == CHANCE_BIT:
        game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
    else:
        seat = first_seat(state.waiting)
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[int(rng.below(len(legal)))], MUTE)
clones, clone = 0, game.clone
started = time.process_time()
while (passed := time.process_time() - started) < seconds / 4:
    for state in positions:
        clone(state)
    clones += len(positions)
print(clones / passed)

for name in ("greedy", "random"):
    bots, number = [make(name, game)] * seats, 0
    for _ in range(2):  # once for what an expert remembers, once for the figure
        decisions, started = 0, time.process_time()
        while (passed := time.process_time() - started) < seconds / 2:
            number += 1
            decisions += play_match(game, bots, match_stem(1, number), []).decisions
    print(decisions / passed)
"""


def rates(tree: Path, table: str, seconds: float) -> list[float]:
    """Decisions, matches and clones per second of CPU time in one tree; `table` is a game and its number of seats."""
    key, _, seats = table.partition(":")
    command = [sys.executable, "-c", CHILD, key, seats, str(seconds)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(tree)}, capture_output=True, text=True,
                          check=False)
    if done.returncode != 0:
        raise SystemExit(f"{tree} cannot play {table}: {done.stderr.strip().splitlines()[-1]}")
    return [float(word) for word in done.stdout.split()]


def compare(old: Path, new: Path, table: str, pairs: int, seconds: float) -> list[str]:
    """A row of the table for each rate."""
    runs = [(rates(old, table, seconds), rates(new, table, seconds)) for _ in range(pairs)]
    rows = []
    for place, name in enumerate(RATES):
        before = median(first[place] for first, _ in runs)
        after = median(second[place] for _, second in runs)
        ratio = median(second[place] / first[place] for first, second in runs)
        rows.append(f"| {table} | {name} | {before:,.0f} | {after:,.0f} | {ratio:.2f} |")
    return rows


def main(words: list[str]) -> int:
    """Print the table; a tree that is not there is told."""
    parser = argparse.ArgumentParser(prog="trees.py", description="Two compiled trees in turn.")
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("tables", nargs="*", default=TABLES)
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    asked = parser.parse_args(words)
    for tree in (asked.old, asked.new):
        if not (tree / "escapade").is_dir():
            parser.error(f"there is no package escapade in {tree}")
    print("| table | per second of CPU time | old | new | ratio |\n|---|---|---:|---:|---:|")
    for table in asked.tables:
        rows = compare(asked.old.resolve(), asked.new.resolve(), table, asked.pairs, asked.seconds)
        print("\n".join(rows), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
