"""DC-7, DC-30: who wins when a castle is over."""

from escapade.games.dark_castle.kinds import Reason
from escapade.games.dark_castle.state import CastleState


def winners(s: CastleState) -> list[int]:
    """DC-7, DC-30: all together, or nobody."""
    return list(range(s.seats)) if s.reason == Reason.BOSS_BEATEN else []
