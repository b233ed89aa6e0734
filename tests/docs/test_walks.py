"""The walks of docs/architecture.md lead through the tree in order, and come back to no file that they have left; from
room to room they come back only the way they went.
"""

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


def room_of(path: str) -> str:
    """A part of the package, a room of the server, or a folder of the client's library: what a law is about."""
    folders = path.split("/")[:-1]
    depth = 4 if folders[:3] in (["src", "escapade", "server"], ["web", "src", "lib"]) else 3
    return "/".join(folders[:depth])


def visited_again(rooms: list[str]) -> list[str]:
    """Rooms that were entered again after one had come back from them; coming back the way one went is no visit."""
    way: list[str] = []
    behind: set[str] = set()
    again: list[str] = []
    for room in rooms:
        if room in behind:
            again.append(room)
        elif room not in way:
            way.append(room)
        else:
            place = way.index(room) + 1
            behind.update(way[place:])
            del way[place:]
    return again


def complaints(steps: list[tuple[int, str]]) -> list[str]:
    """Steps that are out of order, lead nowhere, or come back."""
    found = [f"step {number} stands at place {place}" for place, (number, _) in enumerate(steps, 1) if number != place]
    found += [f"{path} is not there" for _, path in steps if not (ROOT / path).is_file()]
    paths = [path for _, path in steps]
    found += [f"{path} is entered twice" for path in sorted(set(paths)) if paths.count(path) > 1]
    return found + [f"{room} is left and visited again" for room in visited_again([room_of(path) for path in paths])]


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


@pytest.mark.parametrize(("way", "again"), [
    (["tables", "play", "store", "tables", "wire"], []),
    (["wire", "tables", "play", "tables", "play", "wire"], ["play"]),
    (["wire", "tables", "wire", "tables", "wire", "tables"], ["tables", "tables"]),
])
def test_planted_visits_are_caught(way: list[str], again: list[str]) -> None:
    """There and back is one visit; a room that was left behind and is entered once more is two."""
    assert visited_again(way) == again


def test_rooms_are_those_that_have_laws() -> None:
    """As `tests/architecture/test_imports.py` knows them, and the client's folders."""
    rooms = {"src/escapade/server/tables/commands/play.py": "src/escapade/server/tables",
             "src/escapade/server/queue.py": "src/escapade/server", "src/escapade/play/match.py": "src/escapade/play",
             "src/escapade/games/evades/rules/dice.py": "src/escapade/games",
             "web/src/lib/net/socket.ts": "web/src/lib/net", "web/src/games/elba/Board.svelte": "web/src/games"}
    assert {path: room_of(path) for path in rooms} == rooms
