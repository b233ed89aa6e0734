"""The walks of docs/architecture.md lead through the tree in order, and come back to no file that they have left."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "architecture.md"
STEP = re.compile(r"^(\d+)\. `([^`]+)`:", re.MULTILINE)
NAMES = ["A click.", "A simulation.", "A typed answer.", "A card."]


def walks(text: str) -> dict[str, list[tuple[int, str]]]:
    """The numbered steps of each walk, by its name."""
    part = text[text.index("## Four walks"):]
    part = part[:part.index("\n## ", 1)]
    pieces = re.split(r"^\*\*(.+?)\*\*", part, flags=re.MULTILINE)[1:]
    return {name: [(int(number), path) for number, path in STEP.findall(piece)]
            for name, piece in zip(pieces[::2], pieces[1::2], strict=True)}


def complaints(steps: list[tuple[int, str]]) -> list[str]:
    """Steps that are out of order, lead nowhere, or come back."""
    found = [f"step {number} stands at place {place}" for place, (number, _) in enumerate(steps, 1) if number != place]
    found += [f"{path} is not there" for _, path in steps if not (ROOT / path).is_file()]
    paths = [path for _, path in steps]
    return found + [f"{path} is entered twice" for path in sorted(set(paths)) if paths.count(path) > 1]


def test_there_are_four() -> None:
    """A click, a simulation, a typed answer, a card."""
    assert list(walks(PAGE.read_text(encoding="utf-8"))) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_walk_comes_back_to_nothing(name: str) -> None:
    """And every file on it is there."""
    steps = walks(PAGE.read_text(encoding="utf-8"))[name]
    assert len(steps) > 5
    assert complaints(steps) == []


def test_planted_detours_are_caught() -> None:
    """Back to where it was, to where nothing is, and a step left out."""
    assert complaints([(1, "run.py"), (2, "README.md"), (3, "run.py")]) == ["run.py is entered twice"]
    assert complaints([(1, "no_such.py")]) == ["no_such.py is not there"]
    assert complaints([(1, "run.py"), (3, "README.md")]) == ["step 3 stands at place 2"]
