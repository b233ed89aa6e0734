#!/usr/bin/env python3
"""Write docs/games/<game>.md for every game: PYTHONPATH=src python3 scripts/reference.py."""

from pathlib import Path

import escapade
from escapade.reference import page

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "games"


def main() -> None:
    """One page for each game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for key in escapade.games():
        (FOLDER / f"{key}.md").write_text(page(escapade.load(key)), encoding="utf-8")


if __name__ == "__main__":
    main()
