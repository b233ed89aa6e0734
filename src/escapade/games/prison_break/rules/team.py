"""Who is in the team, who plays whom, whose turn it is."""

from mypy_extensions import i64

from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import (
    MICHAEL,
    MOST_OBJECTS,
    Phase,
)
from escapade.games.prison_break.state import Figure, PrisonState, count_bits


def michael_seat(s: PrisonState) -> i64:
    """PB-1: who plays Michael."""
    return s.figures[MICHAEL].seat


def is_bellick(s: PrisonState) -> bool:
    """PB-25: whether the turn is Bellick's."""
    return s.bellick != NONE and s.turn.actor == s.players[s.bellick].leader


def seat_on_turn(s: PrisonState) -> i64:
    """Who plays the figure whose turn it is."""
    if s.turn.actor == NONE:
        return NONE
    return s.bellick if is_bellick(s) else s.figures[s.turn.actor].seat


def members(s: PrisonState) -> list[int]:
    """PB-40: the team in seat order from Michael's, then in the order of joining."""
    found: list[int] = []
    start = michael_seat(s)
    for place in range(s.seats):
        leader = s.players[(start + place) % s.seats].leader
        if leader != NONE and s.figures[leader].seat != NONE:
            found.append(leader)
    return found + s.joined


def hands_full(me: Figure) -> bool:
    """PB-13: three objects at most."""
    return count_bits(me.objects) >= MOST_OBJECTS


def is_own_turn(s: PrisonState, figure: i64) -> bool:
    """PB-7: chances that change a move work only in the figure's own turn, before it is over."""
    return s.turn.actor == figure and s.phase in (Phase.HARMFUL, Phase.ESCAPE, Phase.MOVE, Phase.ACT)
