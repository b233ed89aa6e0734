"""The strict reader: types, ranges, names; each complaint has the whole path."""

from collections.abc import Callable

import pytest

from escapade.core.errors import BadInput
from escapade.core.reading import Reader, is_same
from escapade.core.seat import CHANCE, CHANCE_BIT, NONE, SPECTATOR, seat_number, seat_word

DATA: dict[str, object] = {"count": 3, "open": True, "name": "coin", "nothing": None, "list": [1, 2], "who": "p1",
                           "seats": ["p0", "chance"], "inner": {"x": 1}, "cards": ["coin", None]}
NAMES = ["coin", "mask"]


def test_right_values_are_read() -> None:
    """One of each."""
    reader = Reader(DATA, "here")
    assert reader.number("count", 0, 3) == 3
    assert reader.flag("open")
    assert reader.text("name") == "coin"
    assert reader.name("name", NAMES) == 0
    assert reader.name("nothing", NAMES) == NONE
    assert reader.names("cards", NAMES) == [0, NONE]
    assert reader.numbers("list", 0, 2) == [1, 2]
    assert reader.seat("who") == 1
    assert reader.seat("nothing") == NONE
    assert reader.seats("seats") == CHANCE_BIT | 1
    assert reader.inner("inner").number("x", 0, 1) == 1
    reader.done()


@pytest.mark.parametrize(("read", "code", "path"), [
    (lambda reader: reader.number("open", 0, 3), "type", "here.open"),
    (lambda reader: reader.number("name", 0, 3), "type", "here.name"),
    (lambda reader: reader.number("count", 4, 9), "range", "here.count"),
    (lambda reader: reader.flag("count"), "type", "here.open".replace("open", "count")),
    (lambda reader: reader.text("count"), "type", "here.count"),
    (lambda reader: reader.name("who", NAMES), "name", "here.who"),
    (lambda reader: reader.some_name("nothing", NAMES), "type", "here.nothing"),
    (lambda reader: reader.numbers("cards", 0, 9), "type", "here.cards[0]"),
    (lambda reader: reader.numbers("list", 0, 1), "range", "here.list[1]"),
    (lambda reader: reader.names("list", NAMES), "type", "here.list[0]"),
    (lambda reader: reader.seat("name"), "name", "here.name"),
    (lambda reader: reader.seats("list"), "type", "here.list[0]"),
    (lambda reader: reader.items("inner"), "type", "here.inner"),
    (lambda reader: reader.inner("list"), "type", "here.list"),
    (lambda reader: reader.take("gone"), "missing", "here.gone"),
    (lambda reader: reader.inner("inner").done(), "unknown", "here.inner.x"),
    (lambda reader: Reader([], "here.there"), "type", "here.there"),
])
def test_wrong_values_have_their_path(read: Callable[[Reader], object], code: str, path: str) -> None:
    """The code says what is wrong, the path where."""
    with pytest.raises(BadInput) as bad:
        read(Reader(DATA, "here"))
    assert bad.value.code == f"input.position_{code}"
    assert bad.value.params["path"] == path


def test_a_seat_stands_once() -> None:
    """A set of seats is not a list."""
    with pytest.raises(BadInput) as bad:
        Reader({"waiting": ["p1", "p1"]}, "").seats("waiting")
    assert bad.value.params == {"path": "waiting[1]", "value": "p1"}


def test_same_as_json() -> None:
    """1, 1.0 and true are three values; the order of keys does not matter."""
    assert is_same({"a": 1, "b": True}, {"b": True, "a": 1})
    for other in (True, 1.0, "1", None):
        assert not is_same(1, other)
    assert not is_same({"a": 1}, {"a": True})
    assert not is_same({"a": 1}, {"a": 1, "b": 2})


def test_seat_words_round_trip() -> None:
    """p0 to p11, chance, spectator; nothing else, and one spelling each."""
    for seat in [*range(12), CHANCE, SPECTATOR]:
        assert seat_number(seat_word(seat)) == seat
    for word in ("p", "p12", "p01", "p-1", "p+1", "P0", "0", "", "p１", "pp0", "p 0", "chances"):
        assert seat_number(word) == NONE
