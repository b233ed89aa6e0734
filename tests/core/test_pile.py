"""Piles hold no future: what nobody knows is counts."""

import pytest

from escapade.core.pile import Pile


def test_each_card_is_one_outcome() -> None:
    """Two of kind 0, one of kind 2: three outcomes, in the order of the kinds."""
    pile = Pile([2, 0, 1])
    assert pile.hidden == 3
    assert [pile.kind_at(outcome) for outcome in range(3)] == [0, 0, 2]
    with pytest.raises(AssertionError, match="outcome 3"):
        pile.kind_at(3)


def test_drawing_takes_the_card() -> None:
    """The counts go down together; a kind that is not there is a bug."""
    pile = Pile([2, 0, 1])
    pile.take(2)
    assert (pile.unknown, pile.hidden) == ([2, 0, 0], 2)
    with pytest.raises(AssertionError, match="no card of kind 2"):
        pile.take(2)


def test_shuffling_in_makes_a_card_unknown() -> None:
    """It can come at any draw again."""
    pile = Pile([0, 0])
    pile.shuffle_in(1)
    assert (pile.unknown, pile.hidden) == ([0, 1], 1)


def test_a_clone_is_another_pile() -> None:
    """Nothing is shared."""
    pile = Pile([1, 1])
    clone = pile.clone()
    clone.take(0)
    clone.shuffle_in(1)
    assert (pile.unknown, pile.hidden) == ([1, 1], 2)
    assert (clone.unknown, clone.hidden) == ([0, 2], 2)
