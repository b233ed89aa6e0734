"""EL-13, EL-33: who wins when a match is over."""

from escapade.core.seat import NONE
from escapade.games.elba.state import ElbaState


def winners(s: ElbaState) -> list[int]:
    """EL-13, EL-33: the one who escaped; nobody when the rounds ran out."""
    return [] if s.winner == NONE else [int(s.winner)]
