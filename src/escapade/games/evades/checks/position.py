"""What a written position must keep to: it can be reached, or at least play can go on from it."""

from escapade.core.errors import BadInput
from escapade.core.seat import CHANCE_BIT, NONE
from escapade.games.evades.kinds import PRISONERS, Phase, Reason
from escapade.games.evades.rules import dice, moves
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables


def check(s: EvadesState, tables: Tables) -> None:
    """Refuse a position that play cannot reach or go on from."""
    if s.waiting != expected_waiting(s):
        raise BadInput("input.position_waiting", {"path": "waiting"})
    if (s.reason == Reason.NONE) != (s.phase != Phase.OVER):
        raise BadInput("input.position_phase", {"path": "reason"})
    if s.phase != Phase.BET and any(player.picks < PRISONERS for player in s.players):
        raise BadInput("input.position_phase", {"path": "picks"})
    if s.phase in (Phase.BET, Phase.STARTER):
        check_nothing_happened(s)
        return
    if not 0 <= s.starter < s.seats:
        raise BadInput("input.position_phase", {"path": "starter"})
    if s.phase == Phase.OVER and s.arrived < PRISONERS:
        raise BadInput("input.position_phase", {"path": "boarded"})
    if s.phase != Phase.OVER and s.arrived > PRISONERS - 2:
        raise BadInput("input.position_phase", {"path": "boarded"})
    last = tables.round_limit * s.seats
    if s.turns > last or (s.phase != Phase.OVER and s.turns == last):
        raise BadInput("input.position_phase", {"path": "turns"})
    check_dice(s, tables)


def check_nothing_happened(s: EvadesState) -> None:
    """LE-4, LE-5: until the starter is drawn everybody is at the window."""
    if s.starter != NONE or s.turns != 0:
        raise BadInput("input.position_phase", {"path": "turns" if s.starter == NONE else "starter"})
    if s.arrived or s.squares:
        raise BadInput("input.position_phase", {"path": "boarded" if s.arrived else "track"})
    if s.named or s.unused or s.forward or s.backed:
        raise BadInput("input.position_dice", {"path": "named" if s.named else "unused"})


def expected_waiting(s: EvadesState) -> int:
    """Who must be waited for in this phase."""
    if s.phase == Phase.BET:
        missing = [seat for seat, player in enumerate(s.players) if player.picks < PRISONERS]
        return sum([1 << seat for seat in missing])
    if s.phase in (Phase.STARTER, Phase.ROLL):
        return CHANCE_BIT
    if s.phase == Phase.OVER:
        return 0
    return 1 << int(s.active) if s.starter >= 0 else NONE


def check_dice(s: EvadesState, tables: Tables) -> None:
    """LE-6, LE-7, LE-13: as many dice as the rules ask for, of prisoners in play, rolled in order."""
    if s.phase in (Phase.ROLL, Phase.USE):
        gone = s.named & s.aboard & ~s.forward
        too_early = s.named & dice.WHITE_BIT and not dice.is_white_open(s)
        if gone or too_early or s.coloured != coloured_at_start(s, tables):
            raise BadInput("input.position_dice", {"path": "named"})
    total = len(dice.dice_in_hand(s))
    if s.phase in (Phase.USE, Phase.OVER):
        if s.rolled != total:
            raise BadInput("input.position_dice", {"path": "faces"})
        check_use(s)
    elif s.unused or s.forward or s.backed or s.rolled >= (total if s.phase == Phase.ROLL else 1):
        raise BadInput("input.position_dice", {"path": "faces"})


def check_use(s: EvadesState) -> None:
    """LE-8, LE-12: a coloured die is unused or has moved its prisoner; the white one is unused or has moved one
    who did not go forward; and something is left to do.
    """
    if s.unused & ~s.named or s.forward != s.named & dice.ALL & ~s.unused:
        raise BadInput("input.position_dice", {"path": "unused"})
    is_white_used = s.named & ~s.unused & dice.WHITE_BIT
    if int(s.backed).bit_count() != (1 if is_white_used else 0) or s.backed & s.forward:
        raise BadInput("input.position_dice", {"path": "moved_back"})
    if s.phase == Phase.OVER:
        return
    for pawn in range(PRISONERS):
        if (s.forward & ~s.aboard | s.backed) >> pawn & 1 and s.square_of(pawn) == 0:
            raise BadInput("input.position_dice", {"path": "track"})
    if not (moves.movable(s) or moves.reachable(s)):
        raise BadInput("input.position_dice", {"path": "unused"})


def coloured_at_start(s: EvadesState, tables: Tables) -> int:
    """LE-6, LE-7: the coloured dice of this turn; who boarded during it was still in play when they were named."""
    before = s.arrived - int(s.aboard & s.forward).bit_count()
    wanted = min(tables.dice[before], PRISONERS - before)
    return wanted - 1 if before >= dice.SHORT_OF_DICE and s.named & dice.WHITE_BIT else wanted
