"""What comes to a level's mind at all, before anything is weighed: what is allowed, unless a game says otherwise."""

from mypy_extensions import mypyc_attr

from escapade.bots.levels.level import Level
from escapade.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """`SIGHT` of a game's folder makes its own. Works on an imagined State, and looks at what the seat knows."""

    def seen(self, state: State, seat: int, legal: list[int], level: Level) -> list[int]:
        """Those of the legal answers that a level thinks of; at least one."""
        return legal
