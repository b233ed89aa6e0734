"""Les Évadés: bets by how early a prisoner's boat is likely to be full, moves that help one's own."""

from escapade.bots.evades.betting import NAME, RandomWithGreedyBets
from escapade.bots.evades.heuristic import REASONS, EvadesHeuristic

__all__ = ["HEURISTIC", "REASONS", "STUDIES"]

HEURISTIC = EvadesHeuristic
STUDIES = {NAME: RandomWithGreedyBets}
