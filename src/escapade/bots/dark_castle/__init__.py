"""Escape the Dark Castle: the odds of each way through a chapter, and items where they change them."""

from escapade.bots.dark_castle.counsel import TEMPER_REASONS, CastleCounsel
from escapade.bots.dark_castle.counter import KEYS as ODDS_KEYS
from escapade.bots.dark_castle.counter import CastleCounter
from escapade.bots.dark_castle.features import CastleFeatures
from escapade.bots.dark_castle.heuristic import CastleHeuristic
from escapade.bots.dark_castle.why import REASONS
from escapade.bots.search.manner import Manner

__all__ = ["COUNSEL", "COUNTER", "FEATURES", "HEURISTIC", "MANNER", "ODDS_KEYS", "REASONS", "SLIPS",
           "TEMPER_REASONS"]

HEURISTIC = CastleHeuristic
COUNSEL = CastleCounsel
COUNTER = CastleCounter
MANNER = Manner(careful=100, breadth=6, guard=1.5, depth=6, simulations=300)
FEATURES = CastleFeatures
SLIPS = 130
