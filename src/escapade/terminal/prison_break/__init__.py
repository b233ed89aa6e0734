"""Prison Break in a terminal: the blueprint with everybody on it, and beside it all that the viewer may know."""

from escapade.terminal.prison_break.drawer import PrisonBreakDrawer

DRAWER = PrisonBreakDrawer
