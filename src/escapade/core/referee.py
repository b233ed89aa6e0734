"""The referee: checks what a seat wants to do, draws chance, answers what needs no thought."""

from typing import final

from escapade.core.errors import Refused
from escapade.core.event import MUTE, Events
from escapade.core.game import Game
from escapade.core.past import apply_and_remember
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, MOST_SEATS, NONE, first_seat, seat_word
from escapade.core.state import State


def check(game: Game, state: State, seat: int, action: int, asked: int) -> None:
    """Refuse, in this order: a match that is over, a seat not waited for, an answer to an old question, an
    action that is not legal. Changes nothing.
    """
    if state.waiting == 0:
        raise Refused("refused.over", {})
    if seat < 0 or seat >= state.seats or not state.waiting >> seat & 1:
        raise Refused("refused.not_your_turn", {"seat": seat_word(seat)})
    if asked != state.asked[seat]:
        raise Refused("refused.stale", {"asked": asked, "current": state.asked[seat]})
    if action not in game.legal(state, seat):
        raise Refused("refused.not_legal", {"action": action})


def play(game: Game, state: State, seat: int, action: int, asked: int, events: Events) -> None:
    """Carry out a checked action; when it is refused nothing has changed."""
    check(game, state, seat, action, asked)
    apply_and_remember(game, state, seat, action, events)


def play_chance(game: Game, state: State, outcome: int, events: Events) -> None:
    """Carry out a chance outcome that somebody typed or recorded; refused when it cannot be."""
    if state.waiting != CHANCE_BIT:
        raise Refused("refused.no_chance_due", {})
    if not 0 <= outcome < game.chance_size(state):
        raise Refused("refused.not_legal", {"action": outcome})
    apply_and_remember(game, state, CHANCE, outcome, events)


def draw(game: Game, state: State, rng: Rng, events: Events) -> int:
    """Draw the chance step that is due, carry it out and return the outcome."""
    outcome = int(rng.below(game.chance_size(state)))
    game.apply(state, CHANCE, outcome, events)
    return outcome


def settle(game: Game, state: State, rng: Rng, events: Events) -> None:
    """Draw every chance step that is due, until a seat is waited for or the match is over."""
    while state.waiting == CHANCE_BIT:
        game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), events)


def random_match(game: Game, state: State, rng: Rng) -> int:
    """Play uniformly at random to the end; the number of decisions made by seats (forced ones included)."""
    decisions = 0
    while state.waiting:
        if state.waiting == CHANCE_BIT:
            game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
        else:
            seat = first_seat(state.waiting)
            game.apply(state, seat, game.draw_legal(state, seat, rng), MUTE)
            decisions += 1
    return decisions


@final
class Assistant:
    """What the referee answers for a seat without asking: forced decisions and standing passes.

    Whatever it answers is an ordinary entry of the record, so that a replay needs no assistant.
    """

    def __init__(self, *, auto_forced: bool) -> None:
        self.auto_forced = auto_forced
        self.passes = [NONE] * MOST_SEATS

    def stand(self, seat: int, serial: int) -> None:
        """Pass for a seat as long as the frame with this serial is open: this window, or this whole fight."""
        self.passes[seat] = serial

    def recall(self, seat: int) -> None:
        """Ask the seat again from now on."""
        self.passes[seat] = NONE

    def answer(self, game: Game, state: State, seat: int) -> int:
        """The action to take for a waiting seat, or NONE when it must decide itself."""
        if self.passes[seat] != NONE:
            if any(frame.serial == self.passes[seat] for frame in state.frames):
                action = game.pass_action(state, seat)
                if action != NONE:
                    return action
            else:
                self.passes[seat] = NONE
        legal = game.legal(state, seat)
        return legal[0] if self.auto_forced and len(legal) == 1 else NONE
