"""PB-30: what lets others know of a secret without being shown it alone."""

from typing import Final

from escapade.games.prison_break.frames import LookFrame
from escapade.games.prison_break.kinds import Kind
from escapade.games.prison_break.state import PrisonState

TELLS_CARD: Final = (Kind.DECLARE, Kind.GIVE_UP)
"""PB-18, PB-41: whether Michael can do this depends on his card."""
TAKES_TOKEN: Final = (Kind.TAKE, Kind.THROW, Kind.SWAP)
"""PB-13: what is done with a token that one alone has looked under."""


def uncovers(before: PrisonState, after: PrisonState, kind: int) -> bool:
    """PB-6, PB-13, PB-19, PB-23: of the card, by an announcement, by what it makes possible, by a plan that is complete
    and does not win, to the team when Bellick leaves it; of a token, by what becomes of it.
    """
    if kind in TELLS_CARD or (kind in TAKES_TOKEN and isinstance(before.top(), LookFrame)):
        return True
    named = before.plan.announced == 0 and after.plan.announced != 0 and after.plan.blurred == 0
    return named or after.plan.ruled_out != before.plan.ruled_out or after.bellick != before.bellick
