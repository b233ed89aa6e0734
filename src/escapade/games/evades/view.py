"""Who knows what: the one place that writes a position, whole or as a viewer sees it."""

from escapade.core.reading import write_name, write_seat
from escapade.core.seat import NONE
from escapade.games.evades import rules
from escapade.games.evades.kinds import PRISONERS, REASON_NAMES, WHITE, Phase
from escapade.games.evades.state import EvadesState


def write_body(s: EvadesState, pawns: list[str], viewer: int) -> dict[str, object]:
    """LE-17: everything is public but the bets of the others, until the match is over."""
    dice = [*pawns, "white"]
    everything = viewer == NONE or s.phase == Phase.OVER
    return {
        "bets": [write_bet(player.bet, pawns) if everything or seat == viewer else None
                 for seat, player in enumerate(s.players)],
        "picks": [len(player.bet) for player in s.players],
        "starter": write_seat(int(s.starter)),
        "turns": int(s.turns),
        "track": write_track(s, pawns),
        "boarded": [pawns[pawn] for pawn in s.boarded],
        "named": [dice[die] for die in s.order] + (["white"] if s.named & rules.WHITE_BIT else []),
        "faces": write_faces(s, dice),
        "unused": write_mask(int(s.unused), dice),
        "moved": write_mask(int(s.forward), pawns),
        "moved_back": write_mask(int(s.backed), pawns),
        "reason": write_name(int(s.reason), REASON_NAMES),
    }


def write_bet(bet: list[int], pawns: list[str]) -> list[str]:
    """A bet, first to board first."""
    return [pawns[pawn] for pawn in bet]


def write_mask(mask: int, names: list[str]) -> list[str]:
    """A set as names, in the order of the names."""
    return [name for place, name in enumerate(names) if mask >> place & 1]


def write_faces(s: EvadesState, dice: list[str]) -> dict[str, int]:
    """What the dice rolled so far this turn show."""
    rolled = s.order[: int(s.rolled)] + ([WHITE] if s.rolled > len(s.order) else [])
    return {dice[die]: s.faces[die] for die in rolled}


def write_track(s: EvadesState, pawns: list[str]) -> dict[str, list[str]]:
    """The stacks by square, from the bottom up; who is neither here nor aboard is at the window."""
    stacks: dict[str, list[str]] = {}
    for square in range(1, len(s.uppermost)):
        pawn = s.uppermost[square]
        stack: list[str] = []
        while pawn != NONE:
            stack.insert(0, pawns[pawn])
            pawn = s.below[pawn]
        if stack:
            stacks[str(square)] = stack
    assert sum([len(stack) for stack in stacks.values()]) <= PRISONERS
    return stacks
