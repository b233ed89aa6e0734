"""Reads back what `view.py` writes, from a position or from a view."""

from typing import Final

from escapade.core.errors import BadInput
from escapade.core.reading import Reader
from escapade.core.seat import CHANCE_BIT, NONE, UNKNOWN, all_seats
from escapade.games.evades import rules
from escapade.games.evades.kinds import PRISONERS, REASON_NAMES, WHITE, Phase, Reason
from escapade.games.evades.moves import stand
from escapade.games.evades.state import EvadesState, Player
from escapade.games.evades.tables import Tables

MOST_TURNS: Final = 1_000_000


def read_body(reader: Reader, s: EvadesState, pawns: list[str], viewer: int) -> None:
    """Fill a state whose prisoners are all at their windows."""
    dice = [*pawns, "white"]
    read_bets(reader, s, pawns, viewer)
    s.starter = reader.seat("starter")
    s.turns = reader.number("turns", 0, MOST_TURNS)
    seen: list[int] = []
    read_track(reader.inner("track"), s, pawns, seen)
    for pawn in reader.names("boarded", pawns):
        note(seen, pawn, pawns, "boarded")
        s.boarded.append(pawn)
        s.aboard |= 1 << pawn
        s.free &= ~(1 << pawn)
    read_dice(reader, s, dice)
    s.unused = read_mask(reader, "unused", dice)
    s.forward = read_mask(reader, "moved", pawns)
    s.backed = read_mask(reader, "moved_back", pawns)
    s.reason = reader.name("reason", REASON_NAMES)


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
        for pawn in reader.names(key, pawns):
            note(seen, pawn, pawns, reader.at(key))
            stand(s, pawn, int(key))
    reader.done()


def read_dice(reader: Reader, s: EvadesState, dice: list[str]) -> None:
    """The dice named, in order, and the faces of those rolled."""
    for die in reader.names("named", dice):
        if die == NONE or s.named >> die & 1:
            raise BadInput("input.position_twice", {"path": "named", "value": "null" if die == NONE else dice[die]})
        s.named |= 1 << die
        if die != WHITE:
            s.order.append(die)
    faces = reader.inner("faces")
    for die in [*s.order, WHITE]:
        if faces.has(dice[die]):
            s.faces[die] = faces.number(dice[die], 1, 12)
            s.rolled += 1
    faces.done()


def read_mask(reader: Reader, key: str, names: list[str]) -> int:
    """A set of names as a mask."""
    mask = 0
    for place in reader.names(key, names):
        if place != NONE:
            mask |= 1 << place
    return mask


def check(s: EvadesState, tables: Tables) -> None:
    """Refuse a position that play cannot reach or go on from."""
    if s.waiting != expected_waiting(s):
        raise BadInput("input.position_waiting", {"path": "waiting"})
    if (s.reason == Reason.NONE) != (s.phase != Phase.OVER):
        raise BadInput("input.position_phase", {"path": "reason"})
    if s.phase >= Phase.CHOOSE and not 0 <= s.starter < s.seats:
        raise BadInput("input.position_phase", {"path": "starter"})
    if s.phase != Phase.OVER and len(s.boarded) > PRISONERS - 2:
        raise BadInput("input.position_phase", {"path": "boarded"})
    if s.phase != Phase.BET and any(len(player.bet) < PRISONERS for player in s.players):
        raise BadInput("input.position_phase", {"path": "picks"})
    check_dice(s, tables)


def expected_waiting(s: EvadesState) -> int:
    """Who must be waited for in this phase."""
    if s.phase == Phase.BET:
        missing = [seat for seat, player in enumerate(s.players) if len(player.bet) < PRISONERS]
        return sum([1 << seat for seat in missing])
    if s.phase in (Phase.STARTER, Phase.ROLL):
        return CHANCE_BIT
    if s.phase == Phase.OVER:
        return 0
    return 1 << int(rules.active_seat(s)) & all_seats(s.seats) if s.starter >= 0 else -1


def check_dice(s: EvadesState, tables: Tables) -> None:
    """LE-6, LE-8: as many dice as the rules ask for, rolled in order, used only once rolled."""
    wanted = int(rules.coloured_wanted(s, tables))
    total = len(s.order) + int(s.named >> WHITE & 1)
    fits = len(s.order) <= wanted if s.phase == Phase.CHOOSE else len(s.order) == wanted
    if s.phase in (Phase.CHOOSE, Phase.ROLL, Phase.USE) and not fits:
        raise BadInput("input.position_dice", {"path": "named"})
    if s.phase == Phase.CHOOSE and (s.rolled or s.unused or s.forward or s.backed):
        raise BadInput("input.position_dice", {"path": "faces"})
    if s.phase == Phase.ROLL and s.rolled >= total:
        raise BadInput("input.position_dice", {"path": "faces"})
    if s.phase == Phase.USE and (s.rolled != total or s.unused & ~s.named):
        raise BadInput("input.position_dice", {"path": "unused"})
    if s.phase == Phase.USE and not (rules.movable(s) or rules.reachable(s)):
        raise BadInput("input.position_dice", {"path": "unused"})
