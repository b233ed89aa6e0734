"""LE-8 to LE-14: who can move, and what using a die does."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.games.evades.kinds import PRISONERS, Ev, Reason
from escapade.games.evades.rules.boats import board, board_from_track, board_the_rest, finish, other_in_play
from escapade.games.evades.rules.dice import ALL, WHITE_BIT
from escapade.games.evades.rules.track import landing, landing_back, lift, stand
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables


def movable(s: EvadesState) -> i64:
    """LE-8, LE-10, LE-12: the prisoners whose unused die can be used now."""
    return s.unused & s.free & ~s.backed & ALL


def reachable(s: EvadesState) -> i64:
    """LE-8, LE-10 to LE-12: the prisoners the white die can move back now."""
    return s.free & s.beyond & ~s.forward if s.unused & WHITE_BIT else 0


def may_leave(s: EvadesState) -> bool:
    """LE-8: no coloured die can be used, but the white one can: it need not be."""
    return movable(s) == 0 and reachable(s) != 0


def move(s: EvadesState, tables: Tables, pawn: i64, events: Events) -> None:
    """LE-8, LE-9, LE-13: a coloured die moves its prisoner forward; at the last square it boards."""
    target = landing(s, tables, pawn)
    s.unused &= ~(1 << pawn)
    s.forward |= 1 << pawn
    last = tables.squares
    events.emit(Ev.MOVED, s.active, pawn, s.square_of(pawn), target if target < last else last)
    lift(s, pawn)
    if target < last:
        stand(s, pawn, target)
        return
    board(s, tables, pawn, events)
    if s.arrived == PRISONERS - 1:
        board_the_rest(s, tables, events)
        finish(s, tables, Reason.ALL_ABOARD, events)


def move_back(s: EvadesState, tables: Tables, pawn: i64, events: Events) -> None:
    """LE-8, LE-11, LE-14: the white die moves a prisoner back; one of the last two sent to square 1 is last."""
    target = landing_back(s, tables, pawn)
    s.unused &= ~WHITE_BIT
    s.backed |= 1 << pawn
    events.emit(Ev.MOVED_BACK, s.active, pawn, s.square_of(pawn), target)
    lift(s, pawn)
    stand(s, pawn, target)
    if target == 1 and s.arrived == PRISONERS - 2:
        lift(s, pawn)  # first: it may stand on the other one
        board_from_track(s, tables, other_in_play(s, pawn), events)
        board(s, tables, pawn, events)
        finish(s, tables, Reason.SENT_BACK, events)
