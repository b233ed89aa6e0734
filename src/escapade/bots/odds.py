"""What can be counted exactly about each choice, from what the seat knows: chances, and what is lost on average.

Nothing is guessed and nothing is searched: where what a choice leads to hangs on somebody's later answer, or on what
the seat cannot know, nothing is said of it. Numbers and keys; the sentences are `<game>-odds-<key>`.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from escapade.core.perspective import Perspective
from escapade.core.rng import from_words
from escapade.core.state import State

SHARE: Final = "share"
"""A chance, from 0 to 1."""
AMOUNT: Final = "amount"
"""An average, with its sign."""
ANY_WORLD: Final[list[int]] = [7, 11, 13]
"""The luck of the world that is imagined: what is counted is the same in all of them."""


@final
class Odds:
    """One figure about a choice: the last part of a sentence key, how it is told, and content keys by their type."""

    def __init__(self, key: str, unit: str, value: float, params: dict[str, str] | None = None) -> None:
        self.key = key
        self.unit = unit
        self.value = value
        self.params: dict[str, str] = {} if params is None else params


def share(key: str, value: float, params: dict[str, str] | None = None) -> Odds:
    """What happens with some probability, from 0 to 1."""
    return Odds(key, SHARE, value, params)


def amount(key: str, value: float, params: dict[str, str] | None = None) -> Odds:
    """What something comes to on average, in the unit its key names."""
    return Odds(key, AMOUNT, value, params)


@mypyc_attr(allow_interpreted_subclasses=True)
class Counter:
    """What one game can count. Works on an imagined State, and reads of it only what the seat knows."""

    def of(self, state: State, seat: int, action: int) -> list[Odds]:
        """What can be counted about a choice of the seat; nothing where nothing can."""
        raise NotImplementedError


def odds_of(counter: Counter, perspective: Perspective) -> dict[int, list[Odds]]:
    """For each choice that has any, its figures."""
    state = perspective.imagine(from_words(ANY_WORLD[0], ANY_WORLD[1], ANY_WORLD[2]))
    found: dict[int, list[Odds]] = {}
    for action in perspective.legal:
        counted = counter.of(state, perspective.seat, action)
        if counted:
            found[action] = counted
    return found
