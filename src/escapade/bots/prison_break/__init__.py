"""Prison Break: a team that walks towards its plan, a Bellick who lights its way, and everybody before the vote."""

from escapade.bots.prison_break.heuristic import REASONS, PrisonBreakHeuristic

__all__ = ["HEURISTIC", "REASONS"]

HEURISTIC = PrisonBreakHeuristic
