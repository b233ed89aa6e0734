"""“Why can't I?”: the first rule of the pocket game that stands against an action."""

from escapade.core.seat import NONE
from tests.pocket.kinds import Kind, Phase, Why
from tests.pocket.state import PocketState


def why_not(s: PocketState, seat: int, kind: int, values: list[int]) -> tuple[int, list[int]]:
    """The reason and its values; NONE in `values` where nothing was named."""
    phase = s.current_phase()
    if kind == Kind.PLAY and phase in (Phase.DEFEND, Phase.INSIST) and values[0] != NONE:
        return Why.NOT_HELD, values
    if phase != Phase.TURN:
        return Why.NOT_ASKED, []
    if kind == Kind.STEAL and values[0] == seat:
        return Why.YOURSELF, []
    if kind == Kind.STEAL and NONE < values[0] < s.seats:
        return Why.EMPTY_HAND, values
    if kind == Kind.DRAW:
        return Why.NO_CARDS_LEFT, []
    return (Why.NO_BALLOTS if kind == Kind.CALL_BALLOT else Why.NOT_ASKED), []
