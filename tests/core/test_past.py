"""What everybody saw done is remembered beside a position, the same for every seat, and never what somebody hid."""

import pytest

from escapade.bots.base import Bot, Choice
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.past import actions, actors, apply_and_remember
from escapade.core.perspective import Perspective, look
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.core.state import NO_PAST
from escapade.games import load
from escapade.play.loop import play_match
from escapade.play.match import Match
from escapade.play.seeds import derive, match_stem

BETS = ["blue red yellow light_green dark_green orange brown", "brown orange dark_green light_green yellow red blue"]
TURN = ["chance starter p1", "p1 take red", "p1 take orange", "p1 take brown", "chance die 2", "chance die 3",
        "chance die 6", "p1 move orange"]


class Remembering(Bot):
    """Keeps what it is given to remember."""

    def __init__(self, *, remembers: bool) -> None:
        super().__init__("remembering", needs_view=True, remembers=remembers)
        self.given: list[bytes] = []

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        self.given.append(perspective.known.state.past)
        return Choice(perspective.legal[0], "least_harm")


def spelled(game: Game, past: bytes) -> list[str]:
    """The deeds in words; draws by their number."""
    return [f"chance {action}" if actor == CHANCE else f"p{actor} {game.shapes.actions.words(action)}"
            for actor, action in zip(actors(past), actions(past), strict=True)]


def after_a_turn(bets: list[str]) -> Match:
    """Two players wrote these bets; p1 has named three dice and used one."""
    match = Match(load("evades"), 2)
    for seat, bet in enumerate(bets):
        for pawn in bet.split():
            match.enter(f"p{seat} bet {pawn}")
    for words in TURN:
        match.enter(words)
    return match


def test_LE_17_everything_is_remembered_but_the_bets() -> None:
    """Dice named, thrown and used, and the draw of who starts."""
    match = after_a_turn(BETS)
    assert spelled(match.game, match.state.past) == [
        "chance 1", "p1 take red", "p1 take orange", "p1 take brown", "chance 1", "chance 2", "chance 5",
        "p1 move orange"]


def test_LE_17_other_bets_leave_the_same_past() -> None:
    """It is the same for every seat, so it can tell nobody anything about a bet."""
    assert after_a_turn(BETS).state.past == after_a_turn(BETS[::-1]).state.past != NO_PAST


def test_it_goes_with_clones_and_with_what_a_seat_knows_but_not_into_views() -> None:
    """A view tells the present alone."""
    match = after_a_turn(BETS)
    game, state = match.game, match.state
    assert game.clone(state).past == game.known(state, 0).state.past == look(game, state, 0).known.state.past
    assert look(game, state, 0).known.state.past == state.past
    assert game.know(game.view(state, 0)).state.past == NO_PAST
    far = Perspective(game, 1, game.view(state, 1), game.legal(state, 1), past=state.past)
    assert far.known.state.past == state.past
    assert far.imagine(derive(1, "world")).past == state.past


def test_what_is_taken_back_is_forgotten() -> None:
    """And what is done then is remembered instead."""
    match = Match(load("evades"), 2)
    for words in [*(f"p{seat} bet {pawn}" for seat, bet in enumerate(BETS) for pawn in bet.split()), *TURN[:3]]:
        match.enter(words)
    match.undo(1)
    match.enter("p1 take blue")
    assert spelled(match.game, match.state.past) == ["chance 1", "p1 take red", "p1 take blue"]


@pytest.mark.parametrize("title", ["elba", "dark_castle", "prison_break"])
def test_games_that_say_nothing_leave_nothing(title: str) -> None:
    """Nobody remembers more of them than their views tell, until a game says what of it is open."""
    game = load(title)
    state, rng = game.new(4), derive(1, "past", title)
    for _ in range(200):
        if state.waiting == CHANCE_BIT:
            apply_and_remember(game, state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
        elif state.waiting:
            seat = first_seat(state.waiting)
            apply_and_remember(game, state, seat, game.draw_legal(state, seat, rng), MUTE)
    assert state.past == NO_PAST


def test_the_loop_remembers_for_those_who_want_it() -> None:
    """And spares the work where nobody does; the same match either way."""
    game = load("evades")
    eager, plain = Remembering(remembers=True), Remembering(remembers=False)
    first = play_match(game, [eager, plain], match_stem(1, 0), [])
    assert len(eager.given[-1]) > len(eager.given[10]) > 0
    alone = Remembering(remembers=False)
    second = play_match(game, [alone, alone], match_stem(1, 0), [])
    assert set(alone.given) == {NO_PAST}
    assert first.scores == second.scores


def test_a_number_of_any_action_fits() -> None:
    """Two bytes: no game has more actions than that."""
    assert all(load(title).action_count < 1 << 16 for title in ("evades", "elba", "dark_castle", "prison_break"))


def test_deeds_come_back_as_they_were() -> None:
    """The seat and the number, also where it needs its second byte."""
    past = bytes([3, 44, 1, CHANCE, 5, 0])
    assert actors(past) == [3, CHANCE]
    assert actions(past) == [300, 5]
