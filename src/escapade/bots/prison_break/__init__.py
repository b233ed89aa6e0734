"""Prison Break: a team that walks towards its plan, a Bellick who lights its way, and everybody before the vote."""

from escapade.bots.prison_break.counsel import TEMPER_REASONS, PrisonCounsel
from escapade.bots.prison_break.counter import KEYS as ODDS_KEYS
from escapade.bots.prison_break.counter import PrisonCounter
from escapade.bots.prison_break.features import PrisonFeatures
from escapade.bots.prison_break.heuristic import REASONS, PrisonBreakHeuristic
from escapade.bots.search.manner import Manner

__all__ = ["COUNSEL", "COUNTER", "DEARNESS", "FEATURES", "HEURISTIC", "MANNER", "ODDS_KEYS", "REASONS", "SLIPS",
           "TEMPER_REASONS"]

HEURISTIC = PrisonBreakHeuristic
COUNSEL = PrisonCounsel
COUNTER = PrisonCounter
MANNER = Manner(careful=100, breadth=4, guard=1.5, simulations=40)
FEATURES = PrisonFeatures
SLIPS = 40
DEARNESS = 2.0
