"""Positions and scenes for the tests of the terminal."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType

from escapade.language.sentences import Language
from escapade.terminal.scene import Drawer, Scene
from escapade.testing import Scenario, given

ORDER = ["blue", "red", "yellow", "light_green", "dark_green", "orange", "brown"]
Case = tuple[Callable[[], Scenario], str, str, int]
"""What makes a position, whose eyes, the language, and how wide the terminal is."""
BOARDS = Path(__file__).parent / "boards"


def midway(**changes: object) -> Scenario:
    """Three seats, all bets made, p1 to move; `changes` are laid over it."""
    position: dict[str, Any] = {
        "phase": "use", "starter": "p0", "turns": 4, "waiting": ["p1"], "picks": [7, 7, 7],
        "bets": [ORDER, ORDER[::-1], ORDER[2:] + ORDER[:2]],
        "track": {"3": ["blue", "red", "orange"], "17": ["yellow"], "29": ["light_green"]}, "boarded": ["brown"],
        "named": ["red", "orange", "yellow"], "faces": {"red": 4, "orange": 6, "yellow": 3},
        "unused": ["red", "yellow"], "moved": ["orange"], "moved_back": [],
    }
    return given("evades", 3, {**position, **changes})


def scene_of(scenario: Scenario, seat: str, *, code: str = "en", width: int = 80, plain: bool = True) -> Scene:
    """A scenario through a seat's eyes."""
    names = ["Anna", "Bea", "Carl", "Dora", "Emil", "Fay"][: scenario.state.seats]
    return Scene(scenario.game, scenario.view(seat), Language(code, strict=True), names, width, plain)


def drawn(drawer: Drawer, case: Case) -> str:
    """A case as a drawer draws it, in plain text."""
    make, seat, code, width = case
    return printed(drawer.draw(scene_of(make(), seat, code=code, width=width)), width=width)


def printed(what: RenderableType, *, width: int = 80, colour: bool = False) -> str:
    """What a console makes of a drawing."""
    file = StringIO()
    Console(file=file, width=width, markup=False, highlight=False, force_terminal=colour,
            color_system="truecolor" if colour else None).print(what)
    return file.getvalue()


def expected(name: str) -> str:
    """A drawing as it should be."""
    return (BOARDS / f"{name}.txt").read_text(encoding="utf-8")
