"""Escape the Dark Castle: the odds of each way through a chapter, and items where they change them."""

from escapade.bots.advice import OpenCounsel
from escapade.bots.dark_castle.heuristic import REASONS, CastleHeuristic

__all__ = ["COUNSEL", "HEURISTIC", "REASONS"]

HEURISTIC = CastleHeuristic
COUNSEL = OpenCounsel
