"""Who knows what: the one place that writes a position, whole or as a viewer sees it, and what questions tell."""

from mypy_extensions import i64

from escapade.core.reading import write_name, write_seat
from escapade.core.row import EMPTY, at, put
from escapade.core.seat import NONE
from escapade.games.evades.kinds import PRISONERS, REASON_NAMES, Kind, Phase
from escapade.games.evades.legal import lend_legal
from escapade.games.evades.rules.dice import dice_in_hand, white_offer
from escapade.games.evades.rules.moves import may_leave
from escapade.games.evades.rules.track import landing, landing_back
from escapade.games.evades.score import hope_of
from escapade.games.evades.state import EvadesState, unseen_player
from escapade.games.evades.tables import Tables


def write_body(s: EvadesState, tables: Tables, pawns: list[str], viewer: int) -> dict[str, object]:
    """LE-17: everything is public but the bets of the others, until the match is over."""
    dice = [*pawns, "white"]
    everything = viewer == NONE or s.phase == Phase.OVER
    written: dict[str, object] = {
        "bets": [write_bet(player.bet(), pawns) if everything or seat == viewer else None
                 for seat, player in enumerate(s.players)],
        "picks": [int(player.picks) for player in s.players],
        "starter": write_seat(int(s.starter)),
        "turns": int(s.turns),
        "track": write_track(s, pawns),
        "boarded": [pawns[pawn] for pawn in s.boarded()],
        "named": [dice[die] for die in dice_in_hand(s)],
        "faces": write_faces(s, dice),
        "unused": write_mask(int(s.unused), dice),
        "moved": write_mask(int(s.forward), pawns),
        "moved_back": write_mask(int(s.backed), pawns),
        "reason": write_name(int(s.reason), REASON_NAMES),
        "squares": int(tables.squares),
    }
    if viewer != NONE:
        written["landings"] = landings(s, tables)
        written["hopes"] = [hope_of(s, tables, seat) if everything or seat == viewer else None
                            for seat in range(s.seats)]
    return written


def hide(s: EvadesState, viewer: int) -> None:
    """LE-17: of a bet that must not be seen, only how far it has come is left; no view tells of dice of other turns."""
    if s.phase != Phase.OVER:
        for seat, player in enumerate(s.players):
            if seat != viewer:
                s.players[seat] = unseen_player(int(player.picks))
    if s.phase != Phase.CHOOSE:
        s.offer = 0
    faces, white_face = s.faces, s.white_face
    s.faces, s.white_face = EMPTY, 0
    rolled = min(s.rolled, s.coloured)
    for place in range(rolled):
        die = at(s.order, place)
        s.faces = put(s.faces, die, at(faces, die))
    if s.rolled > rolled:
        s.white_face = white_face


def write_bet(bet: list[int], pawns: list[str]) -> list[str]:
    """A bet, first to board first."""
    return [pawns[pawn] for pawn in bet]


def write_mask(mask: int, names: list[str]) -> list[str]:
    """A set as names, in the order of the names."""
    return [name for place, name in enumerate(names) if mask >> place & 1]


def write_faces(s: EvadesState, dice: list[str]) -> dict[str, int]:
    """What the dice rolled so far this turn show."""
    return {dice[die]: int(s.face_of(die)) for die in dice_in_hand(s)[: int(s.rolled)]}


def write_track(s: EvadesState, pawns: list[str]) -> dict[str, list[str]]:
    """The stacks by square, from the bottom up; who is neither here nor aboard is at the window."""
    stacks: dict[str, list[str]] = {}
    tops = [pawn for pawn in range(PRISONERS) if s.free >> pawn & 1 and s.square_of(pawn) > 0]
    tops.sort(key=s.square_of)
    for top in tops:
        stack: list[str] = []
        pawn: i64 = top
        while pawn != NONE:
            stack.insert(0, pawns[pawn])
            pawn = s.carrier_of(pawn)
        stacks[str(s.square_of(top))] = stack
    assert sum([len(stack) for stack in stacks.values()]) <= PRISONERS
    return stacks


def landings(s: EvadesState, tables: Tables) -> dict[str, int]:
    """LE-9, LE-11: the square that each possible move ends on, by its words, so that no client has to count; the
    last square stands for the boats.
    """
    found: dict[str, int] = {}
    if s.phase != Phase.USE:
        return found
    for action in lend_legal(s, tables, int(s.active)):
        if tables.actions.kind[action] == Kind.LEAVE:
            continue
        pawn: i64 = tables.actions.first[action]
        forward = tables.actions.kind[action] == Kind.MOVE
        square = landing(s, tables, pawn) if forward else landing_back(s, tables, pawn)
        found[tables.actions.words(action)] = min(int(square), int(tables.squares))
    return found


def question_values(s: EvadesState, tables: Tables, seat: int) -> list[int]:
    """What the question of the moment needs to be told."""
    active = int(s.active)
    if s.phase == Phase.BET:
        return bet_values(s, tables, seat)
    if s.phase == Phase.CHOOSE:
        return [active, int(s.left), white_offer(s)]
    if s.phase == Phase.USE:
        return [active, bin(int(s.unused)).count("1"), int(may_leave(s))]
    return [active] if s.phase == Phase.ROLL else []


def bet_values(s: EvadesState, tables: Tables, seat: int) -> list[int]:
    """LE-4: which place a seat is betting on, and its boat; nothing for those who have finished or watch."""
    place = int(s.players[seat].picks) if seat < s.seats else PRISONERS
    if place == PRISONERS:
        return [NONE, NONE]
    return [place + 1, tables.boat_of_place[place] + 1]
