"""How prisoners move, stack and board."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.evades.kinds import PRISONERS, Ev
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables


def lift(s: EvadesState, pawn: i64) -> None:
    """LE-10: take a prisoner off its square; whoever carried it is free again."""
    carrier: i64 = s.below[pawn]
    if s.square[pawn] > 0:
        s.uppermost[s.square[pawn]] = carrier
    if carrier != NONE:
        s.free |= 1 << carrier
        s.below[pawn] = NONE


def stand(s: EvadesState, pawn: i64, square: i64) -> None:
    """LE-10: whoever arrives on a taken square stands on top."""
    carrier: i64 = s.uppermost[square]
    if carrier != NONE:
        s.free &= ~(1 << carrier)
    s.below[pawn] = carrier
    s.uppermost[square] = pawn
    s.square[pawn] = square
    if square > 1:
        s.beyond |= 1 << pawn
    else:
        s.beyond &= ~(1 << pawn)


def board(s: EvadesState, tables: Tables, pawn: i64, events: Events) -> None:
    """LE-13: into the leftmost boat with a free seat; its die leaves the game. The prisoner is off the track."""
    events.emit(Ev.BOARDED, pawn, tables.boat_of_place[len(s.boarded)])
    s.square[pawn] = 0
    s.boarded.append(pawn)
    s.aboard |= 1 << pawn
    s.free &= ~(1 << pawn)
    s.beyond &= ~(1 << pawn)


def board_the_rest(s: EvadesState, tables: Tables, events: Events) -> None:
    """LE-18: highest square first, the top of a stack first, those at windows last."""
    square = tables.squares - 1
    while square > 0:
        while s.uppermost[square] != NONE:
            board_from_track(s, tables, s.uppermost[square], events)
        square -= 1
    for pawn in range(PRISONERS):
        if not s.aboard >> pawn & 1:
            board(s, tables, pawn, events)


def board_from_track(s: EvadesState, tables: Tables, pawn: i64, events: Events) -> None:
    """Off the track and into a boat."""
    lift(s, pawn)
    board(s, tables, pawn, events)
