"""LE-5 to LE-8, LE-18: the turns, from the draw of the starter to the last round."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.row import EMPTY, at
from escapade.games.evades.kinds import WHITE, Ev, Phase, Reason
from escapade.games.evades.rules.boats import board_the_rest, finish
from escapade.games.evades.rules.dice import WHITE_BIT, dice_on_offer, dice_to_name
from escapade.games.evades.rules.moves import movable, reachable
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables


def current_round(s: EvadesState) -> i64:
    """The round being played, from 1, counted from the player who started."""
    return s.turns // s.seats + 1


def draw_starter(s: EvadesState, tables: Tables, seat: int, events: Events) -> None:
    """LE-5: a player drawn at random starts."""
    s.starter = seat
    s.active = seat
    events.emit(Ev.STARTED, seat)
    begin_turn(s, tables)


def begin_turn(s: EvadesState, tables: Tables) -> None:
    """LE-6: a turn begins with the choice of dice."""
    s.phase = Phase.CHOOSE
    s.order = EMPTY
    s.coloured = 0
    s.named = 0
    s.offer = dice_on_offer(s)
    s.left = dice_to_name(s, tables)
    s.rolled = 0
    s.unused = 0
    s.forward = 0
    s.backed = 0
    s.ask(s.active)


def draw_die(s: EvadesState, tables: Tables, face: int, events: Events) -> None:
    """LE-6: one die shows its face; after the last one they are used."""
    die: i64 = at(s.order, s.rolled) if s.rolled < s.coloured else WHITE
    s.show_face(die, face)
    events.emit(Ev.ROLLED, s.active, die, face)
    s.rolled += 1
    if s.rolled < s.coloured or (s.rolled == s.coloured and s.named & WHITE_BIT):
        return
    s.phase = Phase.USE
    s.unused = s.named
    go_on(s, tables, events)


def go_on(s: EvadesState, tables: Tables, events: Events) -> None:
    """LE-8: ask for the next die to use; as soon as none can be used the turn ends."""
    if s.waiting == 0:
        return
    if movable(s) or reachable(s):
        s.ask(s.active)
    else:
        end_turn(s, tables, events)


def end_turn(s: EvadesState, tables: Tables, events: Events) -> None:
    """LE-8, LE-18: unused dice are lost; the next player's turn, or the end after the last round."""
    if s.unused and events.keeps:
        for die in range(WHITE + 1):
            if s.unused >> die & 1:
                events.emit(Ev.LOST_DIE, s.active, die)
    events.emit(Ev.TURN_ENDED, s.active)
    s.turns += 1
    s.active = s.active + 1 if s.active + 1 < s.seats else 0
    if s.turns < tables.round_limit * s.seats:
        begin_turn(s, tables)
        return
    board_the_rest(s, tables, events)
    finish(s, tables, Reason.ROUND_LIMIT, events)
