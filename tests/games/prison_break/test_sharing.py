"""What clones share they copy before they change it; what is written alike is read as what it was."""

from collections.abc import Callable

import pytest

import escapade
from escapade.core.errors import BadInput
from escapade.core.game import Game
from escapade.games.prison_break.frames import CardFrame, DrawFrame
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.kinds import MICHAEL
from escapade.games.prison_break.rules.landing import place_figure
from escapade.games.prison_break.state import PrisonState, strewn_over
from tests.games.prison_break.table import planning, recruiting

Change = Callable[[PrisonState], None]


def lose_a_guard(s: PrisonState) -> None:
    """One guard fewer to come."""
    s.change_guards().pile[0] -= 1


def move_an_object(s: PrisonState) -> None:
    """Something lies face up, each time somewhere else."""
    things = s.change_things()
    things.lay(5, things.lying[5] + 1)


def discard_a_card(s: PrisonState) -> None:
    """A card more in the discard."""
    s.change_cards().discard[0] += 1


def lay_a_token(s: PrisonState) -> None:
    """A route token more."""
    plan = s.change_plan()
    plan.route = plan.route * 2 + 1


CHANGES: list[Change] = [lose_a_guard, move_an_object, discard_a_card, lay_a_token]


def begin() -> tuple[Game, PrisonState]:
    """A game, and a position of it."""
    match = planning().begin()
    assert isinstance(match.state, PrisonState)
    return match.game, match.state


def check_apart(change: Change) -> None:
    """Whoever changes first, and again after another clone, the other position stays what it was."""
    game, state = begin()
    before = game.describe(state)
    first = state.clone()
    change(state)
    assert game.describe(first) == before != game.describe(state)
    between = game.describe(state)
    second = state.clone()
    change(state)
    assert game.describe(second) == between
    change(second)
    assert game.describe(first) == before


@pytest.mark.parametrize("change", CHANGES)
def test_a_clone_never_sees_a_change(change: Change) -> None:
    """design.md: "`game.clone(state)`": a State that shares nothing that ever changes."""
    check_apart(change)


@pytest.mark.skipif(escapade.compiled(), reason="compiled functions cannot be replaced")
@pytest.mark.parametrize("change", CHANGES)
def test_a_planted_clone_that_forgets_to_share_is_caught(change: Change, monkeypatch: pytest.MonkeyPatch) -> None:
    """A position that still believes a group to be its own after a clone."""
    clone = PrisonState.clone

    def forgetful(self: PrisonState) -> PrisonState:
        own = self.own
        copy = clone(self)
        self.own = own
        return copy

    monkeypatch.setattr(PrisonState, "clone", forgetful)
    with pytest.raises(AssertionError):
        check_apart(change)


def test_PB_7_a_card_to_be_drawn_and_one_carried_out_are_told_apart() -> None:
    """PB-7, PB-40: written by the same phase; the guards that a card calls stand above what is left of it."""
    match = recruiting().begin().play("p0 draw")
    described = match.game.describe(match.state)
    assert isinstance(match.game.position(described).top(), DrawFrame)
    match.play("chance card reinforcements")
    read = match.game.position(match.game.describe(match.state))
    assert [type(frame) for frame in read.frames[:-1]] == [CardFrame]
    assert match.game.describe(read) == match.game.describe(match.state)


@pytest.mark.parametrize("memory", [{"card": "reinforcements", "next": 0}, {"card": None, "next": 0},
                                    {"card": "reinforcements", "next": None}])
def test_PB_7_half_a_card_is_refused(memory: dict[str, object]) -> None:
    """PB-7: no card is being carried out while one is waited for."""
    match = recruiting().begin().play("p0 draw")
    described = match.game.describe(match.state)
    described["frames"][0]["memory"].update(memory)  # type: ignore[index]
    with pytest.raises(BadInput) as refused:
        match.game.position(described)
    assert refused.value.params["path"] == "frames[0]"


def test_a_clone_keeps_its_crowd() -> None:
    """PB-4: whoever moves first, squares fill and empty in one world alone."""
    _, state = begin()
    before = state.crowd[:]
    for mover in (state, state.clone()):
        other = state if mover is not state else state.clone()
        kept = other.crowd[:]
        away = kept.index(0)
        place_figure(mover, MICHAEL, away)
        assert other.crowd == kept
        assert mover.crowd[away] == 1
        assert sum(mover.crowd) == sum(before)


def test_where_something_lies_is_known_at_a_glance() -> None:
    """PB-13: the quick look never misses anything: on every square, two of which share a bit, and after a pick."""
    game, state = begin()
    assert isinstance(game, PrisonBreakGame)
    for square in range(game.tables.board.squares):
        for thing in (5, 7):
            things = state.clone().change_things()
            things.lay(thing, square)
            assert things.strewn >> square % 63 & 1
            assert things.clone().strewn == things.strewn == strewn_over(things.lying)
            things.lay(thing, state.things.lying[thing])
            assert things.strewn == state.things.strewn
