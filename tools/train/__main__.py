"""Train a game's value and write its weights, with their origin and figures, into its content.

    PYTHONPATH=build/compiled:. .venv/bin/python -m tools.train evades --matches 3000 --seed 1

The same command gives the same matches; the weights may differ in their last digits from machine to machine. With
`--by search:64` a search that uses the value of today plays, and the value of tomorrow is learned from what it did.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import escapade
from escapade.bots import greedy
from tools.compile_engine import PACKAGE, SOURCE
from tools.train.fit import Fitted, fit
from tools.train.matches import EXPLORATION, play, seat_numbers

DIGITS = 4


def write(path: Path, fitted: Fitted, training: dict[str, object]) -> None:
    """Weights with four digits: more would be noise."""
    layers = [{"weights": [[round(float(weight), DIGITS) for weight in row] for row in fitted.parts[place]],
               "bias": [round(float(bias), DIGITS) for bias in fitted.parts[place + 1]]}
              for place in range(0, len(fitted.parts), 2)]
    about = "Learned by tools/train from matches of the expert with itself; `training` says which, and how good it is."
    head = json.dumps({"_source": about, "training": training}, indent=2)
    body = ",\n".join("    " + json.dumps(layer, separators=(",", ":")) for layer in layers)
    path.write_text(f'{head[:-2]},\n  "layers": [\n{body}\n  ]\n}}\n', encoding="utf-8")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.train", description="Train the value of a game.")
    parser.add_argument("game", choices=escapade.games())
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by", default=greedy.NAME, help="who plays; a bot that searches makes the next generation")
    parser.add_argument("-o", "--output", type=Path, help="where to write; the game's content if not given")
    asked = parser.parse_args()
    game = escapade.load(asked.game)
    began = time.perf_counter()
    rows = play(game, asked.matches, asked.seed, asked.by)
    played = time.perf_counter()
    fitted = fit(rows, asked.seed)
    by = "" if asked.by == greedy.NAME else f" --by {asked.by}"
    path = asked.output or SOURCE / PACKAGE / "content" / asked.game / "values.json"
    write(path, fitted, {
        "command": f"python -m tools.train {asked.game} --matches {asked.matches} --seed {asked.seed}{by}",
        "matches": asked.matches, "seed": asked.seed, "rows": fitted.rows, "exploration": list(EXPLORATION),
        "seats": seat_numbers(game), "r2": round(fitted.r2, 3), "base_rate": round(fitted.base_rate, 3)})
    print(f"{fitted.rows} rows of {asked.matches} matches in {played - began:.0f} s, "  # noqa: T201  it is a command
          f"fitted in {time.perf_counter() - played:.0f} s: R² {fitted.r2:.3f} on matches held out; {path}")


if __name__ == "__main__":
    main()
