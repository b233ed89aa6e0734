#!/usr/bin/env python3
"""Write docs/games/<game>.md for every game: PYTHONPATH=src python3 tools/reference.py.

What stands below the line HAND_WRITTEN in a page is kept: measurements and remarks that no generator can know.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import escapade  # noqa: E402
from tools.reference_page import HAND_WRITTEN, page  # noqa: E402

FOLDER = ROOT / "docs" / "games"


def main() -> None:
    """One page for each game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for key in escapade.games():
        path = FOLDER / f"{key}.md"
        _, line, kept = path.read_text(encoding="utf-8").partition(HAND_WRITTEN) if path.is_file() else ("", "", "")
        path.write_text(page(escapade.load(key)) + line + kept, encoding="utf-8")


if __name__ == "__main__":
    main()
