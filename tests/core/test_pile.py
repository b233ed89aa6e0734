"""Piles hold no future: what nobody knows is counts, what somebody saw has its place."""

import pytest

from escapade.core.pile import Pile
from escapade.core.seat import NONE
from escapade.play.seeds import derive


def test_each_card_is_one_outcome() -> None:
    """Two of kind 0, one of kind 2: three outcomes, in the order of the kinds."""
    pile = Pile([2, 0, 1], [], [])
    assert pile.hidden == 3
    assert [pile.kind_at(outcome) for outcome in range(3)] == [0, 0, 2]
    with pytest.raises(AssertionError, match="outcome 3"):
        pile.kind_at(3)


def test_drawing_takes_the_card() -> None:
    """The counts go down together; a kind that is not there is a bug."""
    pile = Pile([2, 0, 1], [], [])
    pile.take(2)
    assert (pile.unknown, pile.hidden, pile.size()) == ([2, 0, 0], 2, 2)
    with pytest.raises(AssertionError, match="no card of kind 2"):
        pile.take(2)


def test_known_cards_keep_their_place() -> None:
    """The card laid on top comes first, last one first; cards slid below come at the end, first one first."""
    pile = Pile([1, 0, 0], [], [])
    pile.put_on_top(1)
    pile.put_on_top(2)
    pile.put_below(0)
    pile.put_below(1)
    assert pile.size() == 5
    assert pile.is_known()
    assert [pile.take_known(), pile.take_known()] == [2, 1]
    assert not pile.is_known()
    pile.take(0)
    assert pile.is_known()
    assert [pile.take_known(), pile.take_known(), pile.take_known()] == [0, 1, NONE]


def test_shuffling_in_makes_a_card_unknown() -> None:
    """It can come at any draw again."""
    pile = Pile([0, 0], [], [])
    pile.shuffle_in(1)
    assert (pile.unknown, pile.hidden) == ([0, 1], 1)


def test_imagined_draws_empty_the_pile_fairly() -> None:
    """take_any draws by the counts, and in the end every card once."""
    firsts = [0, 0, 0]
    for world in range(3000):
        pile, rng = Pile([3, 2, 1], [], []), derive(3, "pile", world)
        drawn = [pile.take_any(rng) for turn in range(6)]
        assert sorted(drawn) == [0, 0, 0, 1, 1, 2]
        assert pile.size() == 0
        firsts[drawn[0]] += 1
    assert sum((count - share) ** 2 / share for count, share in zip(firsts, [1500, 1000, 500], strict=True)) < 13.82


def test_a_clone_is_another_pile() -> None:
    """Nothing is shared."""
    pile = Pile([1, 1], [0], [1])
    clone = pile.clone()
    clone.take(0)
    clone.put_on_top(1)
    clone.put_below(1)
    assert (pile.unknown, pile.top, pile.bottom, pile.hidden) == ([1, 1], [0], [1], 2)
