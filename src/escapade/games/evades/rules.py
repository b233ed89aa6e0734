"""Questions about a position: shared by legal lists, actions and explanations. They change nothing."""

from typing import Final

from mypy_extensions import i64

from escapade.core.seat import NONE
from escapade.games.evades.kinds import PRISONERS, WHITE
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables

ALL: Final[i64] = (1 << PRISONERS) - 1
WHITE_BIT: Final[i64] = 1 << WHITE


def active_seat(s: EvadesState) -> i64:
    """LE-5: clockwise from the player who started."""
    return (s.starter + s.turns) % s.seats


def current_round(s: EvadesState) -> i64:
    """The round being played, from 1, counted from the player who started."""
    return s.turns // s.seats + 1


def in_play(s: EvadesState) -> i64:
    """LE-13: the prisoners whose dice are still in the game."""
    return ALL & ~s.aboard


def picked(s: EvadesState, seat: int) -> i64:
    """LE-4: the prisoners a seat has put into its bet."""
    mask: i64 = 0
    for pawn in s.players[seat].bet:
        mask |= 1 << pawn
    return mask


def is_short_of_dice(s: EvadesState) -> bool:
    """LE-7: with four or more aboard the white die takes the place of a coloured one."""
    return len(s.boarded) >= 4


def coloured_wanted(s: EvadesState, tables: Tables) -> i64:
    """LE-6, LE-7: how many coloured dice must be named, the white one taken into account."""
    wanted: i64 = tables.dice[len(s.boarded)]
    if is_short_of_dice(s) and s.named & WHITE_BIT:
        wanted -= 1
    left: i64 = PRISONERS - len(s.boarded)
    return wanted if wanted < left else left


def is_white_open(s: EvadesState) -> bool:
    """LE-7: from the second round on."""
    return s.turns >= s.seats


def can_take_white(s: EvadesState, tables: Tables) -> bool:
    """LE-7: optional, once, and with four aboard only while one of the two dice is still to be named."""
    if s.turns < s.seats or s.named & WHITE_BIT:
        return False
    return not is_short_of_dice(s) or len(s.order) < tables.dice[len(s.boarded)]


def movable(s: EvadesState) -> i64:
    """LE-8, LE-10, LE-12: the prisoners whose unused die can be used now."""
    return s.unused & s.free & ~s.backed & ALL


def reachable(s: EvadesState) -> i64:
    """LE-8, LE-10 to LE-12: the prisoners the white die can move back now."""
    return s.free & s.beyond & ~s.forward if s.unused & WHITE_BIT else 0


def landing(s: EvadesState, pawn: i64, points: i64) -> i64:
    """LE-9: every square counts, taken or not; the last square or beyond is a boat."""
    return s.square[pawn] + points


def landing_back(s: EvadesState, pawn: i64, points: i64) -> i64:
    """LE-11: at most back to square 1."""
    target = s.square[pawn] - points
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
