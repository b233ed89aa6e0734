"""Shapes: a name, typed fields and rule numbers. Words, JSON, sentences and docs are derived from them."""

from typing import Final, final

from escapade.core.seat import MOST_SEATS, NONE

SEAT: Final = "seat"
NUMBER: Final = "number"


@final
class Field:
    """One named blank of a shape.

    `names` are the words of the values 0, 1, 2 … (content keys); a plain number has none and
    is written as it is. `hidden` marks what an event shows only to those in its mask. `labels`, where there
    are any, show the values as they are in every language (letters, words of a list): no sentence is wanted.
    `others` are more words that mean a value when they are read; they are never written.
    """

    def __init__(self, name: str, type_name: str, names: list[str], *, hidden: bool = False,
                 labels: list[str] | None = None, others: dict[str, int] | None = None) -> None:
        self.name = name
        self.type_name = type_name
        self.names = names
        self.hidden = hidden
        self.labels: list[str] = labels or []
        self.others: dict[str, int] = others or {}

    def has_seats(self) -> bool:
        """Whether a value may be a player: a seat, or somebody among others who are none."""
        return self.type_name == SEAT or (len(self.names) > 0 and self.names[0] == "p0")

    def word(self, value: int) -> str:
        """The word of a value; a hidden or absent one is `-`."""
        if value == NONE:
            return "-"
        return self.names[value] if self.names else str(value)

    def value(self, word: str) -> int:
        """The value of a word, or NONE when the field has no such word."""
        return self.names.index(word) if word in self.names else self.others.get(word, NONE)

    def plain(self, value: int) -> object:
        """The value for JSON and for sentences: a number stays one, a hidden value is None."""
        if value == NONE:
            return None
        return self.names[value] if self.names else value

    def __repr__(self) -> str:
        """Its name, its type and how many values it has, where they are counted."""
        size = f", {len(self.names)} values" if self.names else ""
        return f"<Field {self.name}: {self.type_name}{size}{', hidden' if self.hidden else ''}>"


@final
class Shape:
    """What all actions, chance outcomes, events or questions of one kind look like."""

    def __init__(self, kind: int, name: str, fields: list[Field], rules: list[str]) -> None:
        self.kind = kind
        self.name = name
        self.fields = fields
        self.rules = rules

    def fill(self, values: list[int]) -> dict[str, object]:
        """The fields by name, ready for JSON and for sentences."""
        return {field.name: field.plain(values[place]) for place, field in enumerate(self.fields)}

    def __repr__(self) -> str:
        """As it is read in the rules: `<Shape jump(room), EL-10>`."""
        blanks = ", ".join([field.name for field in self.fields])
        return f"<Shape {self.name}({blanks}), {' '.join(self.rules)}>"


def seat_field(name: str, *, hidden: bool = False) -> Field:
    """A field that names a player's seat."""
    return Field(name, SEAT, [f"p{seat}" for seat in range(MOST_SEATS)], hidden=hidden)


def number_field(name: str, *, hidden: bool = False) -> Field:
    """A field of an event or question that holds a plain number."""
    return Field(name, NUMBER, [], hidden=hidden)


def counted_field(name: str, low: int, high: int) -> Field:
    """A field of an action or chance outcome that holds a number from low to high; value 0 is `low`."""
    return Field(name, NUMBER, [str(number) for number in range(low, high + 1)])
