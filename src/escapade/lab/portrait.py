"""What a report looks at in a game, as data: subjects, a board to colour, and who is ahead."""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from escapade.core.game import Game
from escapade.core.state import State

NUMBER = ""
"""The type of values that are numbers and have no names."""


@dataclass(frozen=True)
class Subject:
    """Things of one type that facts speak of: each is counted, and what it was worth to whoever had it."""

    key: str
    title: str
    """The Fluent key of its heading."""
    type_name: str
    facts: tuple[tuple[str, str], ...]
    """Event and field that name the thing."""
    owner: str = ""
    """The field that says whose it was; empty where it happens to everybody."""
    warns: bool = True
    """Whether it is worth a warning that something was never seen; of what kills, it is not."""
    possible: Callable[[Game], list[str]] | None = None
    """The things that there could be, where that is fewer than its facts could name, or more."""
    looked_up: Callable[[Game, State, int, int], list[str]] | None = None
    """The things themselves, where a fact names but a number: by the position after it, its owner and that number."""


@dataclass(frozen=True)
class Spot:
    """A place of the board in drawing units."""

    key: str
    x: float
    y: float
    width: float
    height: float
    is_round: bool = False


@dataclass(frozen=True)
class Board:
    """The places of a board, what is drawn under them, and how often each was visited according to which facts."""

    width: float
    height: float
    spots: list[Spot]
    type_name: str
    lines: list[tuple[float, float, float, float]] = field(default_factory=list)


@dataclass(frozen=True)
class Portrait:
    """What a report looks at."""

    subjects: tuple[Subject, ...]
    visits: tuple[tuple[str, str], ...] = ()
    """The facts that bring somebody to a place of the board."""
    board: Callable[[Game, Path | None], Board] | None = None
    board_title: str = ""
    """The Fluent key of the heading over the board."""
    victory: str = ""
    """How a match ends well for those who play together; empty where each plays for themselves."""
    standing: Callable[[Game, State], list[float]] | None = None
    """How well each seat stands between two turns; None for a game in which nobody leads."""
    turn_ends: str = ""
    """The fact after which standings are compared."""
    begins: tuple[str, str] = ("", "")
    """The fact that says who takes the first turn, and its field; empty where nobody does. The first one counts."""


def portrait_of(key: str) -> Portrait:
    """The portrait of the game with this key; a game without one is looked at by its rules alone."""
    name = f"escapade.lab.portraits.{key}"
    if find_spec(name) is None:
        return Portrait(())
    found = import_module(name).PORTRAIT
    assert isinstance(found, Portrait)
    return found
