"""Shapes: what a field says of its values."""

import pytest

from escapade.core.seat import MOST_SEATS, NONE
from escapade.core.shape import Field, Shape, counted_field, number_field, seat_field


def test_a_field_of_content_speaks_in_keys() -> None:
    """Words both ways; what is hidden or absent is a dash in words and nothing in JSON."""
    field = Field("pawn", "pawn", ["blue", "red"])
    assert [field.word(value) for value in (0, 1, NONE)] == ["blue", "red", "-"]
    assert [field.value(word) for word in ("blue", "red", "green")] == [0, 1, NONE]
    assert [field.plain(value) for value in (1, NONE)] == ["red", None]


def test_a_plain_number_is_written_as_it_is() -> None:
    """In JSON it stays a number; a counted field starts at its lowest."""
    assert number_field("points").word(12) == "12"
    assert number_field("points").plain(12) == 12
    assert [counted_field("die", 1, 6).word(value) for value in (0, 5)] == ["1", "6"]


@pytest.mark.parametrize(("field", "expected"), [
    (seat_field("who"), True),
    (Field("guest", "guest", ["p0", "p1", "campbell"]), True),
    (Field("pawn", "pawn", ["blue", "red"]), False),
    (number_field("points"), False),
])
def test_who_may_be_a_player(field: Field, *, expected: bool) -> None:
    """A seat may; so may somebody of a wider company that begins with the players."""
    assert field.has_seats() is expected


def test_a_seat_field_knows_every_seat() -> None:
    """As many words as the largest table has seats."""
    assert seat_field("who").names == [f"p{seat}" for seat in range(MOST_SEATS)]


def test_labels_are_there_only_where_they_were_given() -> None:
    """They show values that no language translates; words and JSON keep to the keys."""
    field = Field("letters", "letters", ["aelps", "ab"], labels=["PALES/LEAPS", "AB"])
    assert field.labels == ["PALES/LEAPS", "AB"]
    assert field.word(0) == "aelps"
    assert field.plain(0) == "aelps"
    assert Field("pawn", "pawn", ["blue"]).labels == []


def test_a_shape_fills_its_fields_by_name() -> None:
    """In the order of its fields, hidden values as nothing."""
    shape = Shape(0, "moved", [seat_field("seat"), number_field("to")], ["LE-9"])
    assert shape.fill([1, NONE]) == {"seat": "p1", "to": None}
