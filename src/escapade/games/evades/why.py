"""“Why can't I?”: the first rule that stands against an action, from the predicates the legal lists use."""

from escapade.core.seat import NONE
from escapade.games.evades.kinds import WHITE, Kind, Phase, Why
from escapade.games.evades.rules.dice import WHITE_BIT
from escapade.games.evades.state import EvadesState


def why_not(s: EvadesState, kind: int, value: int) -> tuple[int, list[int]]:
    """The reason and its values; `value` is the prisoner or die, NONE when none was named."""
    if kind == Kind.BET:
        if s.phase == Phase.BET:
            return Why.ALREADY_PICKED, [value]
        return Why.BETS_ARE_CLOSED, []
    if s.phase == Phase.BET:
        return Why.BETS_FIRST, []
    if kind == Kind.TAKE:
        return why_not_take(s, value)
    if kind == Kind.ROLL:
        if s.phase == Phase.USE:
            return Why.DICE_ARE_ROLLED, []
        return Why.DICE_MISSING, [int(s.left)]
    if s.phase == Phase.CHOOSE:
        return Why.ROLL_FIRST, []
    if kind == Kind.LEAVE:
        return Why.COLOURED_FIRST, []
    return why_not_move(s, value) if kind == Kind.MOVE else why_not_back(s, value)


def why_not_take(s: EvadesState, die: int) -> tuple[int, list[int]]:
    """LE-6, LE-7: the dice lie there already, this one does, its prisoner is away, or enough are named."""
    if s.phase == Phase.USE:
        return Why.DICE_ARE_ROLLED, []
    if die != NONE and s.named >> die & 1:
        return Why.ALREADY_NAMED, [die]
    if die == WHITE:
        return Why.WHITE_TOO_EARLY, []
    if die != NONE and s.aboard >> die & 1:
        return Why.ABOARD, [die]
    return Why.ENOUGH_DICE, [int(s.coloured)]


def why_not_move(s: EvadesState, pawn: int) -> tuple[int, list[int]]:
    """LE-8, LE-10, LE-12: no die of its own to use, already sent back, or carrying somebody."""
    if pawn == NONE:
        return Why.NOT_ROLLED, [pawn]
    if s.aboard >> pawn & 1:
        return Why.ABOARD, [pawn]
    if not s.named >> pawn & 1:
        return Why.NOT_ROLLED, [pawn]
    if not s.unused >> pawn & 1:
        return Why.DIE_USED, [pawn]
    if s.backed >> pawn & 1:
        return Why.WENT_BACK, [pawn]
    return Why.COVERED, [pawn]


def why_not_back(s: EvadesState, pawn: int) -> tuple[int, list[int]]:
    """LE-8, LE-11, LE-12: no white die, or a prisoner that it cannot reach."""
    if not s.unused & WHITE_BIT:
        return Why.NO_WHITE_DIE, []
    if pawn == NONE:
        return Why.NOBODY_GOES_BACK, []
    if s.aboard >> pawn & 1:
        return Why.ABOARD, [pawn]
    if s.forward >> pawn & 1:
        return Why.WENT_FORWARD, [pawn]
    if s.square_of(pawn) == 0:
        return Why.AT_THE_WINDOW, [pawn]
    if s.square_of(pawn) == 1:
        return Why.ON_SQUARE_ONE, [pawn]
    return Why.COVERED, [pawn]
