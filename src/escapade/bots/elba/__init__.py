"""Escape from Elba: letters towards a way out, fights that are worth their cards."""

from escapade.bots.elba.counter import KEYS as ODDS_KEYS
from escapade.bots.elba.counter import ElbaCounter
from escapade.bots.elba.features import ElbaFeatures
from escapade.bots.elba.heuristic import REASONS, ElbaHeuristic
from escapade.bots.elba.sight import ElbaSight
from escapade.bots.search.manner import Manner

__all__ = ["COUNTER", "FEATURES", "HEURISTIC", "MANNER", "ODDS_KEYS", "REASONS", "SIGHT", "SLIPS"]

HEURISTIC = ElbaHeuristic
COUNTER = ElbaCounter
MANNER = Manner(careful=100, breadth=6, guard=1.5, depth=16, simulations=600)
SIGHT = ElbaSight
FEATURES = ElbaFeatures
SLIPS = 60
