"""Questions about a position: shared by legal lists, actions and explanations. They change nothing."""

from typing import Final

from mypy_extensions import i64

from escapade.core.seat import NONE
from escapade.games.evades.kinds import PRISONERS, WHITE
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables

ALL: Final[i64] = (1 << PRISONERS) - 1
WHITE_BIT: Final[i64] = 1 << WHITE
SHORT_OF_DICE: Final = 4
"""LE-7: from this many aboard the white die takes the place of a coloured one."""


def current_round(s: EvadesState) -> i64:
    """The round being played, from 1, counted from the player who started."""
    return s.turns // s.seats + 1


def in_play(s: EvadesState) -> i64:
    """LE-13: the prisoners whose dice are still in the game."""
    return ALL & ~s.aboard


def is_short_of_dice(s: EvadesState) -> bool:
    """LE-7: with four or more aboard the white die takes the place of a coloured one."""
    return len(s.boarded) >= SHORT_OF_DICE


def dice_to_name(s: EvadesState, tables: Tables) -> i64:
    """LE-6: how many dice a turn that begins now must name; never more than there are prisoners in play."""
    wanted: i64 = tables.dice[len(s.boarded)]
    left: i64 = PRISONERS - len(s.boarded)
    return wanted if wanted < left else left


def is_white_open(s: EvadesState) -> bool:
    """LE-7: from the second round on."""
    return s.turns >= s.seats


def dice_on_offer(s: EvadesState) -> i64:
    """LE-6, LE-7: the dice that can be named when a turn begins, covered prisoners' too."""
    return in_play(s) | WHITE_BIT if is_white_open(s) else in_play(s)


def are_all_named(s: EvadesState) -> bool:
    """LE-7: nothing is left to name; before four are aboard the white die may still be added to the rest."""
    return s.left == 0 and (is_short_of_dice(s) or not s.offer & WHITE_BIT)


def can_take_white(s: EvadesState) -> bool:
    """LE-7: optional, once, and with four aboard only while one of the two dice is still to be named."""
    return s.offer & WHITE_BIT != 0 and not are_all_named(s)


def white_offer(s: EvadesState) -> int:
    """LE-7: 0 if the white die cannot be taken now, 1 if on top of the coloured ones, 2 in place of one of them."""
    if not can_take_white(s):
        return 0
    return 2 if is_short_of_dice(s) else 1


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
