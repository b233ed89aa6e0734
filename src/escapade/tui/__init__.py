"""The terminal: matches told line by line, boards drawn in colour or in plain ASCII.

Law: shows views, sentences and what the referee answers; decides nothing, knows no rule.
A game's drawing is `tui/<game>.py`, a `Drawer` with one line in DRAWERS; others are shown as tables.
"""

from escapade.tui.evades import EvadesDrawer
from escapade.tui.prison_break import PrisonBreakDrawer
from escapade.tui.scene import Drawer

DRAWERS: dict[str, type[Drawer]] = {
    "evades": EvadesDrawer,
    "prison_break": PrisonBreakDrawer,
}
"""Game key → its drawing."""


def drawer_of(key: str) -> Drawer:
    """The drawing of a game; a plain one for games that have none."""
    return DRAWERS.get(key, Drawer)()
