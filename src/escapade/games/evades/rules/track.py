"""LE-9 to LE-11: how prisoners stand on the track, and where a die takes them."""

from mypy_extensions import i64

from escapade.core.row import at, is_in, put
from escapade.core.seat import NONE
from escapade.games.evades.kinds import PRISONERS
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables


def lift(s: EvadesState, pawn: i64) -> None:
    """LE-10: take a prisoner off its square; whoever carried it is free again."""
    carrier = s.carrier_of(pawn)
    if carrier != NONE:
        s.free |= 1 << carrier
        s.carriers = put(s.carriers, pawn, 0)


def stand(s: EvadesState, pawn: i64, square: i64) -> None:
    """LE-10: whoever arrives on a taken square stands on top."""
    carrier = on_top(s, square)
    if carrier != NONE:
        s.free &= ~(1 << carrier)
        s.carriers = put(s.carriers, pawn, carrier + 1)
    s.squares = put(s.squares, pawn, square)
    if square > 1:
        s.beyond |= 1 << pawn
    else:
        s.beyond &= ~(1 << pawn)


def on_top(s: EvadesState, square: i64) -> i64:
    """LE-10: who stands on top of a square's stack, or NONE: nobody else there is free."""
    if not is_taken(s, square):
        return NONE
    pawn: i64 = 0
    while not s.free >> pawn & 1 or s.square_of(pawn) != square:
        pawn += 1
    return pawn


def is_taken(s: EvadesState, square: i64) -> bool:
    """LE-9: whether anybody stands on a square of the track."""
    return is_in(s.squares, square)


def furthest(s: EvadesState) -> i64:
    """LE-18: who stands on the highest taken square, on top; NONE when nobody is left on the track."""
    found: i64 = NONE
    highest: i64 = 0
    for pawn in range(PRISONERS):
        if s.free >> pawn & 1 and s.square_of(pawn) > highest:
            found, highest = pawn, s.square_of(pawn)
    return found


def landing(s: EvadesState, tables: Tables, pawn: i64) -> i64:
    """LE-9: where a prisoner's die takes it: every square counts, taken or not; the last one or beyond is a boat."""
    if tables.count_empty_only:
        return landing_on_empty(s, tables, pawn, at(s.faces, pawn))
    return s.square_of(pawn) + at(s.faces, pawn)


def landing_back(s: EvadesState, tables: Tables, pawn: i64) -> i64:
    """LE-9, LE-11: where the white die takes a prisoner, at most back to square 1."""
    if tables.count_empty_only:
        return landing_back_on_empty(s, pawn, s.white_face)
    target = s.square_of(pawn) - s.white_face
    return target if target > 1 else 1


def landing_on_empty(s: EvadesState, tables: Tables, pawn: i64, points: i64) -> i64:
    """LE-9, `count_empty_only`: taken squares are not counted, but the last point never jumps: it stacks."""
    square = s.square_of(pawn)
    while points > 1:
        square += 1
        while square < tables.squares and is_taken(s, square):
            square += 1
        if square >= tables.squares:
            return tables.squares
        points -= 1
    return square + 1


def landing_back_on_empty(s: EvadesState, pawn: i64, points: i64) -> i64:
    """LE-9, `count_empty_only` backwards: with no empty square left it is square 1."""
    square = s.square_of(pawn)
    while points > 1:
        square -= 1
        while square > 1 and is_taken(s, square):
            square -= 1
        if square <= 1:
            return 1
        points -= 1
    return square - 1 if square > 2 else 1
