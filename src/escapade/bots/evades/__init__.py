"""Les Évadés: bets by how early a prisoner's boat is likely to be full, moves that help one's own."""

from escapade.bots.evades.belief import EvadesBelief
from escapade.bots.evades.betting import NAME, RandomWithGreedyBets
from escapade.bots.evades.counter import KEYS as ODDS_KEYS
from escapade.bots.evades.counter import EvadesCounter
from escapade.bots.evades.features import EvadesFeatures
from escapade.bots.evades.heuristic import REASONS, EvadesHeuristic
from escapade.bots.search.manner import Manner

__all__ = ["BELIEF", "COUNTER", "FEATURES", "HEURISTIC", "MANNER", "ODDS_KEYS", "REASONS", "SLIPS", "STUDIES"]

BELIEF = EvadesBelief
HEURISTIC = EvadesHeuristic
MANNER = Manner(careful=0, breadth=8, guard=1.5, simulations=6_000)
STUDIES = {NAME: RandomWithGreedyBets}
COUNTER = EvadesCounter
FEATURES = EvadesFeatures
SLIPS = 130
