"""EL-6 to EL-18, EL-33: the steps of a turn."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.elba.kinds import Ev, Phase, Reason
from escapade.games.elba.rules.cards import bag_to_discard, deck_to_hand, hand_to_bag, has_card, points_for
from escapade.games.elba.rules.fights import arrive, lose
from escapade.games.elba.rules.guests import active_seat, seat_after, stand
from escapade.games.elba.rules.letters import one
from escapade.games.elba.rules.words import escape_word
from escapade.games.elba.state import Defeat, ElbaState, defeat_of
from escapade.games.elba.tables import Tables


def begin_turn(s: ElbaState) -> None:
    """EL-7: a turn begins with the draw step."""
    s.phase = Phase.DRAW
    s.points = 0
    s.ask(active_seat(s))


def draw(s: ElbaState, events: Events) -> None:
    """EL-7, EL-8: one card at a time."""
    is_there = has_card(s, events)
    assert is_there, "drawing is not offered without a card"
    s.phase = Phase.CARD
    s.ask_chance()


def draw_card(s: ElbaState, letter: int, events: Events) -> None:
    """EL-7: look at it and decide whether to go on."""
    seat = active_seat(s)
    deck_to_hand(s, seat, letter)
    events.emit(Ev.DREW, seat, letter, mask=1 << seat)
    s.phase = Phase.DRAW
    s.ask(seat)


def stop(s: ElbaState, seat: int, events: Events) -> None:
    """EL-9: the points of this turn, whatever happens to the Hand later."""
    s.points = points_for(s.players[seat])
    events.emit(Ev.STOPPED, seat, s.points)
    s.phase = Phase.ACT
    s.ask(seat)


def move(s: ElbaState, tables: Tables, seat: int, place: int, events: Events) -> None:
    """EL-10: to an adjacent place."""
    s.points -= 1
    events.emit(Ev.MOVED, seat, s.place[seat], place)
    stand(s, tables, seat, place)
    arrive(s, tables, seat, events)


def push(s: ElbaState, tables: Tables, guest: int, place: int, events: Events) -> None:
    """EL-11: somebody who is not a live player, to a place adjacent to him."""
    s.points -= 1
    events.emit(Ev.PUSHED, active_seat(s), guest, s.place[guest], place)
    stand(s, tables, guest, place)
    arrive(s, tables, guest, events)


def jump(s: ElbaState, tables: Tables, seat: int, place: int, events: Events) -> None:
    """EL-12: to a room whose name the Bag spells."""
    s.points -= 1
    events.emit(Ev.JUMPED, seat, s.place[seat], place)
    stand(s, tables, seat, place)
    arrive(s, tables, seat, events)


def try_to_escape(s: ElbaState, tables: Tables, seat: int, events: Events) -> None:
    """EL-13: one die decides."""
    s.points -= 1
    events.emit(Ev.TRIED, seat, escape_word(s, tables, seat))
    s.push(Defeat(Phase.TRY, NONE, NONE, seat))
    s.ask_chance()


def roll_escape(s: ElbaState, tables: Tables, face: int, events: Events) -> None:
    """EL-13, EL-14: strictly below the Strength and the match is won; else as after a lost Fight."""
    seat = defeat_of(s).loser
    if face >= s.strength[seat]:
        events.emit(Ev.FAILED, seat, face)
        lose(s, tables.board.faces, events)
        return
    events.emit(Ev.ESCAPED, seat, face)
    s.pop()
    s.winner = seat
    over(s, Reason.ESCAPED)


def end_actions(s: ElbaState, seat: int, events: Events) -> None:
    """EL-9: points left are lost; the discard step begins."""
    events.emit(Ev.ENDED_ACTIONS, seat, s.points)
    s.points = 0
    s.phase = Phase.FILL
    s.ask(seat)


def put(s: ElbaState, seat: int, letter: int, events: Events) -> None:
    """EL-15: a card from Hand into the Bag."""
    hand_to_bag(s, seat, letter)
    events.emit(Ev.PUT, seat, letter)
    s.ask(seat)


def done(s: ElbaState, seat: int) -> None:
    """EL-16: now the Bag is cleaned."""
    s.phase = Phase.CLEAN
    s.ask(seat)


def keep(s: ElbaState, tables: Tables, seat: int, cards: i64, events: Events) -> None:
    """EL-16: these cards stay in the Bag, all others go to the discard pile."""
    s.rest = s.players[seat].bag - cards
    tidy(s, tables, seat, events)


def discard(s: ElbaState, tables: Tables, seat: int, letter: i64, events: Events) -> None:
    """EL-16: one after another, in the order chosen, the last one on top."""
    bag_to_discard(s, seat, letter)
    s.rest -= one(letter)
    events.emit(Ev.DISCARDED, seat, letter)
    tidy(s, tables, seat, events)


def tidy(s: ElbaState, tables: Tables, seat: int, events: Events) -> None:
    """EL-16: ask for the next card to discard; without one the turn is over."""
    if s.rest:
        s.phase = Phase.TIDY
        s.ask(seat)
        return
    events.emit(Ev.TURN_ENDED, seat)
    s.turns += 1
    s.active = seat_after(s, s.active)
    if s.turns < tables.round_limit * s.seats:
        begin_turn(s)
        return
    events.emit(Ev.ROUNDS_OVER)
    over(s, Reason.ROUND_LIMIT)


def over(s: ElbaState, reason: int) -> None:
    """EL-13, EL-33: the match is over."""
    s.phase = Phase.OVER
    s.points = 0
    s.reason = reason
    s.finish()
