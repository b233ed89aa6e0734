"""Dense action numbers: each kind has an offset, its fields are digits of a mixed radix."""

from typing import Final, final

from escapade.core.seat import NONE
from escapade.core.shape import Shape

SHOWN: Final = 6
"""As many actions of a list are shown where it is printed for people."""


@final
class ActionTable:
    """All actions of a loaded game, numbered 0 to count − 1.

    The only place that turns kinds and fields into numbers and back. Rules read `kind`, `first`,
    `second` and `third` by action number, so that a handler works with named ints.
    """

    def __init__(self, shapes: list[Shape]) -> None:
        self.shapes = shapes
        self.offsets: list[int] = []
        self.kind: list[int] = []
        self.first: list[int] = []
        self.second: list[int] = []
        self.third: list[int] = []
        for place, shape in enumerate(shapes):
            assert shape.kind == place, f"shape {shape.name} stands at the wrong place"
            self.offsets.append(len(self.kind))
            self._append(shape)
        self.count = len(self.kind)

    def _append(self, shape: Shape) -> None:
        sizes = [len(field.names) for field in shape.fields] + [1, 1, 1]
        assert len(shape.fields) <= 3 and 0 not in sizes, f"shape {shape.name} cannot be numbered"
        for first in range(sizes[0]):
            for second in range(sizes[1]):
                for third in range(sizes[2]):
                    self.kind.append(shape.kind)
                    self.first.append(first)
                    self.second.append(second)
                    self.third.append(third)

    def number(self, kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
        """The action of a kind with these field values."""
        number = first
        fields = self.shapes[kind].fields
        if len(fields) > 1:
            number = number * len(fields[1].names) + second
        if len(fields) > 2:
            number = number * len(fields[2].names) + third
        return self.offsets[kind] + number

    def shape(self, action: int) -> Shape:
        """The shape of an action."""
        return self.shapes[self.kind[action]]

    def values(self, action: int) -> list[int]:
        """The field values of an action, as many as its shape has fields."""
        three = [self.first[action], self.second[action], self.third[action]]
        return three[: len(self.shape(action).fields)]

    def words(self, action: int) -> str:
        """The action in words, without the seat: `jump coral_room`."""
        shape = self.shape(action)
        values = self.values(action)
        return " ".join([shape.name] + [field.word(values[place]) for place, field in enumerate(shape.fields)])

    def some_words(self, actions: list[int]) -> str:
        """The first few of these actions in words, and how many more there are."""
        shown = [self.words(action) for action in actions[:SHOWN]]
        more = [f"{len(actions) - SHOWN} more"] if len(actions) > SHOWN else []
        return ", ".join(shown + more)

    def named(self, name: str) -> int:
        """The kind with this name, or NONE."""
        for shape in self.shapes:
            if shape.name == name:
                return shape.kind
        return NONE

    def __repr__(self) -> str:
        """How many actions there are, and their kinds."""
        return f"<ActionTable of {len(self.kind)} actions: {', '.join([shape.name for shape in self.shapes])}>"
