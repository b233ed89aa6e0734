"""Write docs/studies from reports and comparisons in JSON:

    escapade report elba --seats expert,expert,expert,expert --matches 10000 --seed 2026 -o build/studies/elba.json
    escapade compare evades count_empty_only=true as-given … --json > build/studies/evades.compare.json
    PYTHONPATH=src:. .venv/bin/python -m tools.studies build/studies
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

from tools.compile_engine import ROOT
from tools.studies import castle, elba, evades, first, prison
from tools.studies.page import Found, Study, standalone

FOLDER = ROOT / "docs" / "studies"
PAGES: dict[str, tuple[str, Callable[[Found, list[Found]], Study]]] = {
    "evades-first-player": ("evades", lambda found, _: first.first_player(found)),
    "evades-empty-squares": ("evades", evades.empty_squares),
    "elba-first-player": ("elba", lambda found, _: first.first_player(found)),
    "elba-escape-words": ("elba", lambda found, _: elba.escape_words(found)),
    "castle-first-player": ("dark_castle", lambda found, _: castle.first_player(found)),
    "castle-deadliest-page": ("dark_castle", lambda found, _: castle.deadliest_page(found)),
    "prison-first-player": ("prison_break", lambda found, _: prison.first_player(found)),
    "prison-bellick-tools": ("prison_break", prison.tools_of_bellick),
}


def write(source: Path, folder: Path = FOLDER) -> list[Path]:
    """Every page whose report is there, with its drawing; an older page stays where there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, (game, made) in PAGES.items():
        report = source / f"{game}.json"
        if report.exists():
            found = json.loads(report.read_text(encoding="utf-8"))
            asked = [json.loads(one.read_text(encoding="utf-8")) for one in sorted(source.glob(f"{game}.*.json"))]
            study = made(found, asked)
            (folder / f"{name}.svg").write_text(standalone(study.drawing), encoding="utf-8")
            written.append(folder / f"{name}.md")
            written[-1].write_text(study.page(name, found), encoding="utf-8")
    return written


if __name__ == "__main__":
    for path in write(Path(sys.argv[1])):
        sys.stdout.write(f"{path}\n")
