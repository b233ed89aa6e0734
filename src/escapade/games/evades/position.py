"""Reads back what `view.py` writes, from a position or from a view."""

from typing import Final

from escapade.core.errors import BadInput
from escapade.core.reading import Reader
from escapade.core.seat import CHANCE_BIT, NONE, UNKNOWN
from escapade.games.evades import rules
from escapade.games.evades.apply import name_die
from escapade.games.evades.kinds import PRISONERS, REASON_NAMES, WHITE, Phase, Reason
from escapade.games.evades.moves import stand
from escapade.games.evades.state import EvadesState, Player
from escapade.games.evades.tables import Tables

MOST_TURNS: Final = 1_000_000


def read_body(reader: Reader, s: EvadesState, tables: Tables, pawns: list[str], viewer: int) -> None:
    """Fill a state whose prisoners are all at their windows."""
    dice = [*pawns, "white"]
    read_bets(reader, s, pawns, viewer)
    s.starter = reader.seat("starter")
    s.turns = reader.number("turns", 0, MOST_TURNS)
    s.active = (s.starter + s.turns) % s.seats if s.starter != NONE else NONE
    seen: list[int] = []
    read_track(reader.inner("track"), s, pawns, seen)
    for pawn in reader.names("boarded", pawns):
        note(seen, pawn, pawns, "boarded")
        s.boarded.append(pawn)
        s.aboard |= 1 << pawn
        s.free &= ~(1 << pawn)
    read_dice(reader, s, tables, dice)
    s.unused = read_mask(reader, "unused", dice)
    s.forward = read_mask(reader, "moved", pawns)
    s.backed = read_mask(reader, "moved_back", pawns)
    s.reason = reader.name("reason", REASON_NAMES)
    if s.phase == Phase.CHOOSE:
        resume_choice(s, tables)


def read_bets(reader: Reader, s: EvadesState, pawns: list[str], viewer: int) -> None:
    """Bets; one that a view leaves out is a row of UNKNOWN as long as the picks made."""
    picks = reader.numbers("picks", 0, PRISONERS)
    bets = reader.items("bets")
    if len(picks) != s.seats or len(bets) != s.seats:
        raise BadInput("input.position_length", {"path": "bets", "expected": s.seats})
    for seat in range(s.seats):
        if bets[seat] is None and viewer != NONE:
            s.players[seat] = Player([UNKNOWN] * picks[seat])
            continue
        bet = Reader({"bet": bets[seat]}, f"bets[{seat}]").names("bet", pawns)
        if len(set(bet)) != len(bet) or NONE in bet or len(bet) != picks[seat]:
            raise BadInput("input.position_bet", {"path": f"bets[{seat}]"})
        s.players[seat] = Player(bet)


def note(seen: list[int], pawn: int, pawns: list[str], path: str) -> None:
    """Refuse a prisoner who stands in two places."""
    if pawn == NONE or pawn in seen:
        raise BadInput("input.position_twice", {"path": path, "value": "null" if pawn == NONE else pawns[pawn]})
    seen.append(pawn)


def read_track(reader: Reader, s: EvadesState, pawns: list[str], seen: list[int]) -> None:
    """Stacks by square, from the bottom up."""
    last = len(s.uppermost) - 1
    for key in list(reader.data):
        if not (key.isascii() and key.isdecimal()) or not 1 <= int(key) < last or str(int(key)) != key:
            raise BadInput("input.position_range", {"path": reader.at(key), "value": key, "range": f"1..{last - 1}"})
        stack = reader.names(key, pawns)
        if not stack:
            raise BadInput("input.position_missing", {"path": reader.at(key)})
        for pawn in stack:
            note(seen, pawn, pawns, reader.at(key))
            stand(s, pawn, int(key))
    reader.done()


def read_dice(reader: Reader, s: EvadesState, tables: Tables, dice: list[str]) -> None:
    """LE-6: the dice named, in order, the white one last, and the faces of those rolled, in the same order."""
    for die in reader.names("named", dice):
        if die == NONE or s.named >> die & 1 or s.named & rules.WHITE_BIT:
            raise BadInput("input.position_twice", {"path": "named", "value": "null" if die == NONE else dice[die]})
        s.named |= 1 << die
        if die != WHITE:
            s.order.append(die)
    faces = reader.inner("faces")
    for place, die in enumerate(dice_in_hand(s)):
        if faces.has(dice[die]):
            s.faces[die] = faces.number(dice[die], 1, tables.faces)
            s.rolled += 1
            if s.rolled <= place:
                raise BadInput("input.position_dice", {"path": "faces"})
    faces.done()


def dice_in_hand(s: EvadesState) -> list[int]:
    """LE-6: the dice of this turn in the order in which they are drawn."""
    return [*s.order, WHITE] if s.named & rules.WHITE_BIT else s.order[:]


def read_mask(reader: Reader, key: str, names: list[str]) -> int:
    """A set of names as a mask; they stand in the order of the names."""
    mask = 0
    for place in reader.names(key, names):
        if place == NONE or mask >> place:
            raise BadInput("input.position_twice", {"path": reader.at(key),
                                                    "value": "null" if place == NONE else names[place]})
        mask |= 1 << place
    return mask


def check(s: EvadesState, tables: Tables, round_limit: int) -> None:
    """Refuse a position that play cannot reach or go on from."""
    if s.waiting != expected_waiting(s):
        raise BadInput("input.position_waiting", {"path": "waiting"})
    if (s.reason == Reason.NONE) != (s.phase != Phase.OVER):
        raise BadInput("input.position_phase", {"path": "reason"})
    if s.phase != Phase.BET and any(len(player.bet) < PRISONERS for player in s.players):
        raise BadInput("input.position_phase", {"path": "picks"})
    if s.phase in (Phase.BET, Phase.STARTER):
        check_nothing_happened(s)
        return
    if not 0 <= s.starter < s.seats:
        raise BadInput("input.position_phase", {"path": "starter"})
    if s.phase == Phase.OVER and len(s.boarded) < PRISONERS:
        raise BadInput("input.position_phase", {"path": "boarded"})
    if s.phase != Phase.OVER and len(s.boarded) > PRISONERS - 2:
        raise BadInput("input.position_phase", {"path": "boarded"})
    if s.turns > round_limit * s.seats or (s.phase != Phase.OVER and s.turns == round_limit * s.seats):
        raise BadInput("input.position_phase", {"path": "turns"})
    check_dice(s, tables)


def check_nothing_happened(s: EvadesState) -> None:
    """LE-4, LE-5: until the starter is drawn everybody is at the window."""
    if s.starter != NONE or s.turns != 0:
        raise BadInput("input.position_phase", {"path": "turns" if s.starter == NONE else "starter"})
    if s.boarded or any(s.square):
        raise BadInput("input.position_phase", {"path": "boarded" if s.boarded else "track"})
    if s.named or s.unused or s.forward or s.backed:
        raise BadInput("input.position_dice", {"path": "named" if s.named else "unused"})


def expected_waiting(s: EvadesState) -> int:
    """Who must be waited for in this phase."""
    if s.phase == Phase.BET:
        missing = [seat for seat, player in enumerate(s.players) if len(player.bet) < PRISONERS]
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
        too_early = s.named & rules.WHITE_BIT and not rules.is_white_open(s)
        if gone or too_early or len(s.order) != coloured_at_start(s, tables):
            raise BadInput("input.position_dice", {"path": "named"})
    total = len(dice_in_hand(s))
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
    if s.unused & ~s.named or s.forward != s.named & rules.ALL & ~s.unused:
        raise BadInput("input.position_dice", {"path": "unused"})
    is_white_used = s.named & ~s.unused & rules.WHITE_BIT
    if int(s.backed).bit_count() != (1 if is_white_used else 0) or s.backed & s.forward:
        raise BadInput("input.position_dice", {"path": "moved_back"})
    if s.phase == Phase.OVER:
        return
    for pawn in range(PRISONERS):
        if (s.forward & ~s.aboard | s.backed) >> pawn & 1 and s.square[pawn] == 0:
            raise BadInput("input.position_dice", {"path": "track"})
    if not (rules.movable(s) or rules.reachable(s)):
        raise BadInput("input.position_dice", {"path": "unused"})


def coloured_at_start(s: EvadesState, tables: Tables) -> int:
    """LE-6, LE-7: the coloured dice of this turn; who boarded during it was still in play when they were named."""
    before = len(s.boarded) - int(s.aboard & s.forward).bit_count()
    wanted = min(tables.dice[before], PRISONERS - before)
    return wanted - 1 if before >= rules.SHORT_OF_DICE and s.named & rules.WHITE_BIT else wanted


def resume_choice(s: EvadesState, tables: Tables) -> None:
    """LE-6, LE-7: name again, one by one, the dice a half-finished choice has named."""
    named = [*s.order, WHITE] if s.named & rules.WHITE_BIT else s.order
    s.order, s.named = [], 0
    s.offer = rules.dice_on_offer(s)
    s.left = rules.dice_to_name(s, tables)
    for die in named:
        if not s.offer >> die & 1 or (s.left == 0 and die != WHITE):
            raise BadInput("input.position_dice", {"path": "named"})
        name_die(s, die)
    if rules.are_all_named(s):
        raise BadInput("input.position_dice", {"path": "named"})
