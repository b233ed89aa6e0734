"""Dense action numbers: 0 to count − 1, each with its own kind and fields, and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escapade.core.action import ActionTable
from escapade.core.seat import NONE
from escapade.core.shape import Field, Shape, counted_field, number_field, seat_field
from escapade.core.tables import Shapes

SIZES = st.lists(st.lists(st.integers(1, 4), max_size=3), min_size=1, max_size=5)


def table(sizes: list[list[int]]) -> ActionTable:
    """Shapes with fields of these sizes."""
    shapes = []
    for kind, fields in enumerate(sizes):
        made = [Field(f"field{place}", "card", [f"card{value}" for value in range(size)])
                for place, size in enumerate(fields)]
        shapes.append(Shape(kind, f"kind{kind}", made, ["X-1"]))
    return ActionTable(shapes)


@given(SIZES)
def test_numbers_are_dense(sizes: list[list[int]]) -> None:
    """As many numbers as combinations, each reached by its kind and values, words all different."""
    actions = table(sizes)
    combinations = 0
    for fields in sizes:
        product = 1
        for size in fields:
            product *= size
        combinations += product
    assert actions.count == combinations
    for action in range(actions.count):
        assert actions.number(actions.kind[action], *actions.values(action)) == action
        assert len(actions.values(action)) == len(actions.shape(action).fields)
    assert len({actions.words(action) for action in range(actions.count)}) == actions.count


def test_offsets_follow_each_other() -> None:
    """`draw` is 0, `steal` 1 and 2, `move(2, 3)` the six after that, the last field fastest."""
    actions = table([[], [2], [2, 3]])
    assert actions.offsets == [0, 1, 3]
    assert actions.number(2, 1, 2) == 8
    assert actions.words(4) == "kind2 card0 card1"
    assert actions.named("kind1") == 1
    assert actions.named("kind9") == NONE


def test_shapes_at_the_wrong_place_are_a_bug() -> None:
    """A table that would number wrongly cannot be made."""
    shape = Shape(1, "late", [], ["X-1"])
    with pytest.raises(AssertionError, match="wrong place"):
        ActionTable([shape])
    with pytest.raises(AssertionError, match="wrong place"):
        Shapes([], [shape], [], [], [], [])
    with pytest.raises(AssertionError, match="cannot be numbered"):
        ActionTable([Shape(0, "vague", [number_field("how_many")], ["X-1"])])


def test_fields_know_their_words() -> None:
    """Names, seats, counted numbers, plain numbers; a hidden or absent value is `-` and null."""
    card = Field("card", "card", ["coin", "mask"])
    assert [card.word(1), card.word(NONE), card.value("mask"), card.value("no")] == ["mask", "-", 1, NONE]
    assert [card.plain(0), card.plain(NONE)] == ["coin", None]
    assert seat_field("who").word(3) == "p3"
    die = counted_field("face", 1, 6)
    assert [die.word(0), die.value("6"), die.value("7"), len(die.names)] == ["1", 5, NONE, 6]
    assert [number_field("points").word(12), number_field("points").plain(12)] == ["12", 12]
