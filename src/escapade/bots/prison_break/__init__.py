"""Prison Break: a team that walks towards its plan, a Bellick who lights its way, and everybody before the vote."""

from escapade.bots.prison_break.counsel import PrisonCounsel
from escapade.bots.prison_break.heuristic import REASONS, PrisonBreakHeuristic

__all__ = ["COUNSEL", "HEURISTIC", "REASONS"]

HEURISTIC = PrisonBreakHeuristic
COUNSEL = PrisonCounsel
