"""What a debugger or a failed test shows: a position or an action in words, and never a crash on top of a fault."""

import pytest

from escapade.core.event import Event
from escapade.core.frame import Ballot, Frame, Vote
from escapade.core.game import Game, Known
from escapade.core.option import choice, flag, number
from escapade.core.perspective import look
from escapade.core.pile import Pile
from escapade.core.seat import CHANCE_BIT, EVERYONE, SPECTATOR, mask_words
from escapade.core.shape import Shape, number_field, seat_field
from escapade.core.state import State
from escapade.core.tables import Source, Traits
from escapade.games import load
from escapade.play.notation import write_event, write_state
from escapade.play.record import record_of
from escapade.testing import given


def test_a_position_in_numbers() -> None:
    """A state does not know its game's names; it says what it has."""
    state = State(3, 12, 0b101, 4, [1, 2, 3], 0, [Frame(2, 1, 7)])
    shown = "<State of 3 seats, ply 12, waiting for p0 p2, phase 4, frames [<Frame of p1, phase 2, memory [7"
    assert repr(state).startswith(shown)
    state.ask_chance()
    assert "waiting for chance" in repr(state)
    state.finish()
    assert "waiting for nobody" in repr(state)


@pytest.mark.parametrize(("shown", "text"), [
    (Vote(3, 0, 0b110, [0, 1], [-1, 1, -1]), "<Vote of p0, phase 3, voters p1 p2, votes [-1, 1, -1]>"),
    (Ballot(3, 2, 0b11, [0, 1], [-1, -1, -1]), "<Ballot of p2, phase 3, voters p0 p1, votes [-1, -1, -1]>"),
    (Event(4, [1, 2], EVERYONE), "<Event of kind 4, values [1, 2], in full for everyone>"),
    (Event(4, [], 0b10), "<Event of kind 4, values [], in full for p1>"),
    (Shape(0, "use", [seat_field("who"), number_field("much", hidden=True)], ["PB-4", "PB-5"]),
     "<Shape use(who, much), PB-4 PB-5>"),
    (number_field("much", hidden=True), "<Field much: number, hidden>"),
    (seat_field("who"), "<Field who: seat, 12 values>"),
    (Pile([2, 0, 1]), "<Pile of 3: [2, 0, 1]>"),
    (Source("original", "0123456789abcdef"), "<Source original 0123456789ab>"),
    (Traits(cooperative=True, hidden_information=False, parallel_decisions=True, longest_match=99),
     "<Traits cooperative, parallel decisions, at most 99 plies>"),
    (flag("loud", "PK-1"), "<Option loud, true|false, False unless chosen, PK-1>"),
    (number("squares", 20, 50, 30, "LE-3"), "<Option squares, 20..50, 30 unless chosen, LE-3>"),
    (choice("way", ["leader", "majority"], "majority", "EL-2"),
     "<Option way, leader|majority, majority unless chosen, EL-2>"),
])
def test_parts_of_the_contract(shown: object, text: str) -> None:
    """One line each, with the words that the thing itself has."""
    assert repr(shown) == text


def test_masks_in_words() -> None:
    """Those who are no players too."""
    assert mask_words(CHANCE_BIT) == "chance"
    assert mask_words(0b11 | 1 << SPECTATOR) == "p0 p1 spectator"
    assert (mask_words(0), mask_words(EVERYONE)) == ("nobody", "everyone")


def test_a_game_and_its_actions() -> None:
    """Which rules, with which options; which kinds of action."""
    game = load("pocket", rounds=1)
    assert repr(game).startswith("<PocketGame pocket, version 1, 2..4 seats, options {'rounds': 1,")
    assert repr(game.shapes.actions).startswith(f"<ActionTable of {game.action_count} actions: ")
    assert repr(game.shapes.phases[0]).startswith("<Phase <Shape ")


def test_a_decision_in_words() -> None:
    """Whose it is, and what they may answer; a long list is cut."""
    match = given("pocket", 4)
    assert repr(look(match.game, match.state, 0)) == f"<Perspective of p0 on pocket: {', '.join(match.legal('p0'))}>"
    actions = match.game.shapes.actions
    assert actions.some_words([0] * 8) == ", ".join([actions.words(0)] * 6 + ["2 more"])


def test_a_position_in_words() -> None:
    """With its game at hand: phases and answers by name; chance by what it draws; the end by its reason."""
    match = given("pocket", 2)
    assert repr(match) == f"<Scenario pocket, 2 seats, ply 0, turn, waiting for p0 ({', '.join(match.legal('p0'))})>"
    match.play("p0 draw")
    assert write_state(match.game, match.state) == "pocket, 2 seats, ply 1, drawing, waiting for chance (card)"
    match.play("chance card coin / p1 call_vote")
    assert " > " in repr(match), "the open vote is named after the phase it interrupts"
    over = given("pocket", 2, rounds=1).play("p0 stop / p1 stop")
    assert repr(over) == "<Scenario pocket, 2 seats, ply 2, over, ended by rounds>"


def test_a_fact_in_words() -> None:
    """The same that `told` gives a viewer."""
    match = given("pocket", 2).play("p0 draw / chance card mask")
    assert [write_event(match.game, event) for event in match.events] == match.told("p0") == ["drew p0 mask"]


def test_a_record_is_one_line() -> None:
    """Its entries are for its file."""
    match = given("pocket", 2, rounds=1).play("p0 stop")
    assert repr(match.match) == f"<Match, 1 entries: {write_state(match.game, match.state)}>"
    assert repr(record_of(match.match)) == "<Record of pocket, 2 seats, 1 entries>"
    assert repr(record_of(match.play("p1 stop").match)) == "<Record of pocket, 2 seats, 2 entries, ended>"


class HalfMadeState(State):
    """A state whose constructor has not come to the common part."""

    def __init__(self) -> None:
        self.own = 1


class HalfMadeGame(Game):
    """The same of a game."""

    def __init__(self) -> None:
        self.own = 1


@pytest.mark.parametrize("kind", [HalfMadeState, HalfMadeGame])
def test_a_half_made_object_is_shown(kind: type[HalfMadeState | HalfMadeGame]) -> None:
    """A debugger that stops inside a constructor must not hide the fault behind another."""
    assert repr(kind()) == f"<{kind.__name__}, not filled yet>"


def test_a_blank_state_is_shown() -> None:
    """What readers fill has no position yet."""
    game = load("pocket")
    assert repr(game.blank(2)).startswith("<PocketState of 2 seats")
    view = game.view(game.new(2), 1)
    assert repr(game.know(view)).startswith("<Known to p1: <PocketState of 2 seats")
    assert isinstance(game.know(view), Known)
