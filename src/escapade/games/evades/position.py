"""Reads back what `view.py` writes, from a position or from a view."""

from typing import Final

from escapade.core.errors import BadInput
from escapade.core.reading import Reader
from escapade.core.row import EMPTY, put
from escapade.core.seat import NONE
from escapade.games.evades.kinds import PRISONERS, REASON_NAMES, WHITE, Phase
from escapade.games.evades.rules.dice import (
    WHITE_BIT,
    are_all_named,
    dice_in_hand,
    dice_on_offer,
    dice_to_name,
    name_die,
)
from escapade.games.evades.rules.track import stand
from escapade.games.evades.state import EvadesState, player_who_bet, unseen_player
from escapade.games.evades.tables import Tables

MOST_TURNS: Final = 1_000_000


def read_body(reader: Reader, s: EvadesState, tables: Tables, pawns: list[str], viewer: int) -> None:
    """Fill a state whose prisoners are all at their windows."""
    reader.number("squares", int(tables.squares), int(tables.squares))
    if viewer != NONE:
        reader.take("landings")
        reader.take("hopes")
    dice = [*pawns, "white"]
    read_bets(reader, s, pawns, viewer)
    s.starter = reader.seat("starter")
    s.turns = reader.number("turns", 0, MOST_TURNS)
    s.active = (s.starter + s.turns) % s.seats if s.starter != NONE else NONE
    seen: list[int] = []
    read_track(reader.inner("track"), s, int(tables.squares), pawns, seen)
    for pawn in reader.names("boarded", pawns):
        note(seen, pawn, pawns, "boarded")
        s.boarding = put(s.boarding, s.arrived, pawn)
        s.arrived += 1
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
            s.players[seat] = unseen_player(picks[seat])
            continue
        bet = Reader({"bet": bets[seat]}, f"bets[{seat}]").names("bet", pawns)
        if len(set(bet)) != len(bet) or NONE in bet or len(bet) != picks[seat]:
            raise BadInput("input.position_bet", {"path": f"bets[{seat}]"})
        s.players[seat] = player_who_bet(bet)


def note(seen: list[int], pawn: int, pawns: list[str], path: str) -> None:
    """Refuse a prisoner who stands in two places."""
    if pawn == NONE or pawn in seen:
        raise BadInput("input.position_twice", {"path": path, "value": "null" if pawn == NONE else pawns[pawn]})
    seen.append(pawn)


def read_track(reader: Reader, s: EvadesState, last: int, pawns: list[str], seen: list[int]) -> None:
    """Stacks by square, from the bottom up."""
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
        if die == NONE or s.named >> die & 1 or s.named & WHITE_BIT:
            raise BadInput("input.position_twice", {"path": "named", "value": "null" if die == NONE else dice[die]})
        s.named |= 1 << die
        if die != WHITE:
            s.order = put(s.order, s.coloured, die)
            s.coloured += 1
    faces = reader.inner("faces")
    for place, die in enumerate(dice_in_hand(s)):
        if faces.has(dice[die]):
            s.show_face(die, faces.number(dice[die], 1, tables.faces))
            s.rolled += 1
            if s.rolled <= place:
                raise BadInput("input.position_dice", {"path": "faces"})
    faces.done()


def read_mask(reader: Reader, key: str, names: list[str]) -> int:
    """A set of names as a mask; they stand in the order of the names."""
    mask = 0
    for place in reader.names(key, names):
        if place == NONE or mask >> place:
            raise BadInput("input.position_twice", {"path": reader.at(key),
                                                    "value": "null" if place == NONE else names[place]})
        mask |= 1 << place
    return mask


def resume_choice(s: EvadesState, tables: Tables) -> None:
    """LE-6, LE-7: name again, one by one, the dice a half-finished choice has named."""
    named = dice_in_hand(s)
    s.order, s.coloured, s.named = EMPTY, 0, 0
    s.offer = dice_on_offer(s)
    s.left = dice_to_name(s, tables)
    for die in named:
        if not s.offer >> die & 1 or (s.left == 0 and die != WHITE):
            raise BadInput("input.position_dice", {"path": "named"})
        name_die(s, die)
    if are_all_named(s):
        raise BadInput("input.position_dice", {"path": "named"})
