"""LE-9 to LE-11: how prisoners stand on the track, and where a die takes them."""

from mypy_extensions import i64

from escapade.core.seat import NONE
from escapade.games.evades.kinds import WHITE
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


def landing(s: EvadesState, tables: Tables, pawn: i64) -> i64:
    """LE-9: where a prisoner's die takes it: every square counts, taken or not; the last one or beyond is a boat."""
    if tables.count_empty_only:
        return landing_on_empty(s, tables, pawn, s.faces[pawn])
    return s.square[pawn] + s.faces[pawn]


def landing_back(s: EvadesState, tables: Tables, pawn: i64) -> i64:
    """LE-9, LE-11: where the white die takes a prisoner, at most back to square 1."""
    if tables.count_empty_only:
        return landing_back_on_empty(s, pawn, s.faces[WHITE])
    target: i64 = s.square[pawn] - s.faces[WHITE]
    return target if target > 1 else 1


def landing_on_empty(s: EvadesState, tables: Tables, pawn: i64, points: i64) -> i64:
    """LE-9, `count_empty_only`: taken squares are not counted, but the last point never jumps: it stacks."""
    square: i64 = s.square[pawn]
    while points > 1:
        square += 1
        while square < tables.squares and s.uppermost[square] != NONE:
            square += 1
        if square >= tables.squares:
            return tables.squares
        points -= 1
    return square + 1


def landing_back_on_empty(s: EvadesState, pawn: i64, points: i64) -> i64:
    """LE-9, `count_empty_only` backwards: with no empty square left it is square 1."""
    square: i64 = s.square[pawn]
    while points > 1:
        square -= 1
        while square > 1 and s.uppermost[square] != NONE:
            square -= 1
        if square <= 1:
            return 1
        points -= 1
    return square - 1 if square > 2 else 1
