"""Escape from Elba: letters towards a way out, fights that are worth their cards."""

from escapade.bots.elba.heuristic import REASONS, ElbaHeuristic

__all__ = ["HEURISTIC", "REASONS"]

HEURISTIC = ElbaHeuristic
