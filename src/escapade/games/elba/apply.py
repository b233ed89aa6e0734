"""Hands each action and each draw to the rule that carries it out."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.games.elba import setup
from escapade.games.elba.kinds import IN_A_TURN, KEEPING, SETTING_UP, Ev, Kind, Phase
from escapade.games.elba.rules import draws, fights, prizes, turns
from escapade.games.elba.rules.letters import one
from escapade.games.elba.state import ElbaState
from escapade.games.elba.tables import Tables


def act(s: ElbaState, tables: Tables, seat: int, action: int, events: Events) -> None:
    """EL-7 to EL-30: what is done in a turn, in its discard step, or in a Fight."""
    kind: i64 = tables.kinds[action]
    first = tables.actions.first[action]
    if IN_A_TURN >> kind & 1:
        in_the_turn(s, tables, seat, action, events)
    elif kind == Kind.PUT:
        turns.put(s, seat, first, events)
    elif kind == Kind.DONE:
        turns.done(s, seat)
    elif kind == Kind.DISCARD:
        turns.discard(s, tables, seat, first, events)
    elif KEEPING >> kind & 1:
        clean(s, tables, seat, action, events)
    elif kind == Kind.BONUS:
        fights.choose_bonus(s, tables, seat, first, events)
    elif kind == Kind.FIGHT:
        fights.choose_opponent(s, tables, first, events)
    elif kind == Kind.PROPOSE:
        fights.propose(s, seat, first, events)
    elif kind == Kind.VOTE:
        fights.vote(s, seat, first, events)
    else:
        take_or_give(s, tables, kind, first, events)


def in_the_turn(s: ElbaState, tables: Tables, seat: int, action: int, events: Events) -> None:
    """EL-7 to EL-13: the draw step and the actions."""
    kind: i64 = tables.kinds[action]
    first = tables.actions.first[action]
    if kind == Kind.DRAW:
        turns.draw(s, events)
    elif kind == Kind.STOP:
        turns.stop(s, seat, events)
    elif kind == Kind.PUSH:
        turns.push(s, tables, tables.guests.napoleons + first, tables.actions.second[action], events)
    elif kind == Kind.MOVE:
        turns.move(s, tables, seat, first, events)
    elif kind == Kind.END:
        turns.end_actions(s, seat, events)
    elif kind == Kind.JUMP:
        turns.jump(s, tables, seat, tables.vocabulary.rooms[first], events)
    else:
        turns.try_to_escape(s, tables, seat, events)


def clean(s: ElbaState, tables: Tables, seat: int, action: int, events: Events) -> None:
    """EL-16: what stays in the Bag."""
    kind: i64 = tables.kinds[action]
    first = tables.actions.first[action]
    if kind == Kind.KEEP_NOTHING:
        events.emit(Ev.KEPT_NOTHING, seat)
        turns.keep(s, tables, seat, 0, events)
    elif kind == Kind.KEEP_ONE:
        events.emit(Ev.KEPT_ONE, seat, first)
        turns.keep(s, tables, seat, one(first), events)
    elif kind == Kind.KEEP_TWO:
        second = tables.actions.second[action]
        events.emit(Ev.KEPT_TWO, seat, first, second)
        turns.keep(s, tables, seat, one(first) + one(second), events)
    else:
        events.emit(Ev.KEPT_WORD, seat, first)
        turns.keep(s, tables, seat, tables.vocabulary.lexicon.cards[first], events)


def take_or_give(s: ElbaState, tables: Tables, kind: i64, letter: int, events: Events) -> None:
    """EL-25, EL-28: the card that a Fight or a failed escape costs."""
    if kind == Kind.TAKE_HAND:
        prizes.reach_into_hand(s)
        return
    if kind == Kind.TAKE_BAG:
        prizes.take_letter(s, letter, events)
    elif kind == Kind.GIVE_HAND:
        prizes.give_from_hand(s, letter, events)
    else:
        prizes.give_from_bag(s, letter, events)
    fights.settle(s, tables, events)


def draw(s: ElbaState, tables: Tables, outcome: int, events: Events) -> None:
    """Carry out an outcome of the draw that is due."""
    phase: i64 = s.current_phase()
    drawn = draws.value(s, tables, outcome)
    if phase == Phase.CARD:
        turns.draw_card(s, drawn, events)
    elif phase == Phase.ATTACK:
        fights.attack(s, drawn + 1, events)
    elif phase == Phase.DEFENCE:
        fights.defend(s, drawn + 1, tables.board.faces, events)
    elif phase == Phase.THROW:
        fights.throw(s, tables, drawn, events)
    elif phase == Phase.TRY:
        turns.roll_escape(s, tables, drawn + 1, events)
    elif SETTING_UP >> phase & 1:
        set_up(s, tables, drawn, events)
    else:
        hand_over(s, tables, drawn, events)


def set_up(s: ElbaState, tables: Tables, drawn: int, events: Events) -> None:
    """EL-5, EL-6: places, cards, starter."""
    if s.phase == Phase.PLACE:
        setup.place_guest(s, tables, drawn, events)
    elif s.phase == Phase.DEAL:
        setup.deal(s, drawn, events)
    else:
        setup.draw_starter(s, drawn, events)


def hand_over(s: ElbaState, tables: Tables, drawn: int, events: Events) -> None:
    """EL-25, EL-26: a card stolen from a Hand, or won from the deck."""
    if s.top().phase == Phase.STEAL:
        prizes.steal(s, drawn, events)
    else:
        prizes.win_card(s, drawn, events)
    fights.settle(s, tables, events)
