"""Strict reading of positions and views: every complaint names the path of what is wrong."""

from typing import cast, final

from escapade.core.errors import BadInput
from escapade.core.seat import NONE, seat_number, seat_word


@final
class Reader:
    """One JSON object being read; `done` refuses what nobody asked for."""

    def __init__(self, data: object, path: str) -> None:
        if not isinstance(data, dict):
            raise BadInput("input.position_type", {"path": path, "expected": "object"})
        self.data: dict[str, object] = data
        self.path = path
        self.taken: list[str] = []

    def at(self, key: str) -> str:
        """The path of a key."""
        return f"{self.path}.{key}" if self.path else key

    def take(self, key: str) -> object:
        """Any value; a missing key is BadInput."""
        if key not in self.data:
            raise BadInput("input.position_missing", {"path": self.at(key)})
        self.taken.append(key)
        return self.data[key]

    def has(self, key: str) -> bool:
        """Whether a key stands there."""
        return key in self.data

    def number(self, key: str, low: int, high: int) -> int:
        """An int within a range."""
        return read_number(self.take(key), self.at(key), low, high)

    def flag(self, key: str) -> bool:
        """true or false."""
        value = self.take(key)
        if not isinstance(value, bool):
            raise BadInput("input.position_type", {"path": self.at(key), "expected": "true or false"})
        return value

    def text(self, key: str) -> str:
        """The string at a key; BadInput for anything else."""
        return read_text(self.take(key), self.at(key))

    def name(self, key: str, names: list[str]) -> int:
        """One of a list of names, as its place; null is NONE."""
        return read_name(self.take(key), self.at(key), names)

    def some_name(self, key: str, names: list[str]) -> int:
        """One of a list of names, as its place; null is refused."""
        place = self.name(key, names)
        if place == NONE:
            raise BadInput("input.position_type", {"path": self.at(key), "expected": "text"})
        return place

    def names(self, key: str, names: list[str]) -> list[int]:
        """A list of such names."""
        return [read_name(value, f"{self.at(key)}[{place}]", names) for place, value in enumerate(self.items(key))]

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        """A list of ints within a range."""
        return [read_number(value, f"{self.at(key)}[{place}]", low, high)
                for place, value in enumerate(self.items(key))]

    def seat(self, key: str) -> int:
        """A seat word as its number; null is NONE."""
        value = self.take(key)
        return NONE if value is None else read_seat(value, self.at(key))

    def seats(self, key: str) -> int:
        """A list of seat words as a mask."""
        mask = 0
        for place, value in enumerate(self.items(key)):
            seat = read_seat(value, f"{self.at(key)}[{place}]")
            if mask >> seat & 1:
                raise BadInput("input.position_twice", {"path": f"{self.at(key)}[{place}]", "value": seat_word(seat)})
            mask |= 1 << seat
        return mask

    def items(self, key: str) -> list[object]:
        """A list of anything."""
        return read_items(self.take(key), self.at(key))

    def inner(self, key: str) -> "Reader":
        """An object within this one."""
        return Reader(self.take(key), self.at(key))

    def done(self) -> None:
        """Refuse keys that nobody asked for."""
        for key in self.data:
            if key not in self.taken:
                raise BadInput("input.position_unknown", {"path": self.at(key)})


def read_number(value: object, path: str, low: int, high: int) -> int:
    """An int within a range; true is not 1 here."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadInput("input.position_type", {"path": path, "expected": "number"})
    if not low <= value <= high:
        raise BadInput("input.position_range", {"path": path, "value": str(value), "range": f"{low}..{high}"})
    return value


def is_same(one: object, other: object) -> bool:
    """Equal as JSON: 1, 1.0 and true are three values here."""
    if isinstance(one, dict) and isinstance(other, dict):
        if one.keys() != other.keys():
            return False
        for key in one:
            if not is_same(one[key], other[key]):
                return False
        return True
    return type(one) is type(other) and one == other


def read_text(value: object, path: str) -> str:
    """The value when it is a string; else BadInput with its path."""
    if not isinstance(value, str):
        raise BadInput("input.position_type", {"path": path, "expected": "text"})
    return value


def read_name(value: object, path: str, names: list[str]) -> int:
    """The place of a name in a list; null is NONE."""
    if value is None:
        return NONE
    text = read_text(value, path)
    if text not in names:
        raise BadInput("input.position_name", {"path": path, "value": text})
    return names.index(text)


def read_seat(value: object, path: str) -> int:
    """The number of a seat word."""
    seat = seat_number(read_text(value, path))
    if seat == NONE:
        raise BadInput("input.position_name", {"path": path, "value": str(value)})
    return seat


def read_items(value: object, path: str) -> list[object]:
    """A list of anything."""
    if not isinstance(value, list):
        raise BadInput("input.position_type", {"path": path, "expected": "list"})
    return cast("list[object]", value)


def write_name(value: int, names: list[str]) -> object:
    """The name at a place; NONE is null."""
    return None if value == NONE else names[value]


def write_seat(seat: int) -> object:
    """The word of a seat; NONE is null."""
    return None if seat == NONE else seat_word(seat)


def write_seats(mask: int) -> list[object]:
    """A mask as seat words, ascending."""
    return [seat_word(seat) for seat in range(18) if mask >> seat & 1]
