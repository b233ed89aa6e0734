"""Events: past-tense facts for eyes and ears, each with a mask of the seats that see it in full.

They feed animation, sound and the log. They are not the truth: the record is.
"""

from typing import Final, final

from escapade.core.seat import EVERYONE, NONE, mask_words
from escapade.core.shape import Shape


@final
class Event:
    """One fact: a kind, up to four field values, and who sees all of them."""

    def __init__(self, kind: int, values: list[int], mask: int) -> None:
        self.kind = kind
        self.values = values
        self.mask = mask

    def seen_by(self, seat: int, shape: Shape) -> "Event":
        """The fact as a seat sees it: hidden fields are NONE for those outside the mask."""
        if self.mask >> seat & 1:
            return self
        shown = [NONE if field.hidden else self.values[place] for place, field in enumerate(shape.fields)]
        return Event(self.kind, shown, self.mask)

    def __repr__(self) -> str:
        """In numbers, and who sees all of it; with a game at hand, `notation.write_event` has the words."""
        return f"<Event of kind {self.kind}, values {self.values}, in full for {mask_words(self.mask)}>"


class Events:
    """Where rules put their facts. Simulations pass MUTE, which keeps nothing.

    Rules ask `keeps` before they work out facts that are not needed for anything else, such as points.
    """

    def __init__(self, *, keeps: bool = False) -> None:
        self.keeps: bool = keeps

    def emit(self, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE,
             mask: int = EVERYONE) -> None:
        """Tell a fact; `mask` limits who sees its hidden fields."""


@final
class Muted(Events):
    """Keeps nothing, at next to no cost."""


@final
class Collected(Events):
    """Keeps every fact in order, trimmed to the fields of its shape."""

    def __init__(self, shapes: list[Shape]) -> None:
        super().__init__(keeps=True)
        self.shapes = shapes
        self.kept: list[Event] = []

    def emit(self, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE,
             mask: int = EVERYONE) -> None:
        """Keep the fact."""
        self.kept.append(Event(kind, [a, b, c, d][: len(self.shapes[kind].fields)], mask))

    def seen_by(self, seat: int) -> list[Event]:
        """All facts kept so far, as a seat sees them."""
        return [event.seen_by(seat, self.shapes[event.kind]) for event in self.kept]


MUTE: Final[Events] = Muted()
"""The collector that keeps nothing."""
