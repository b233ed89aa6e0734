"""Which bots there are, by name."""

from collections.abc import Callable

from escapade.bots import evades, greedy, prison_break, random
from escapade.bots.base import Bot, Heuristic
from escapade.core.errors import Missing
from escapade.core.game import Game

HEURISTICS: dict[str, Callable[[Game], Heuristic]] = {
    "evades": evades.EvadesHeuristic,
    "prison_break": prison_break.PrisonBreakHeuristic,
}
"""Game key → the expert that greedy bots, rollouts and hints ask."""


def names(key: str | None = None) -> list[str]:
    """The names of all bots, or of those that can play the game with this key."""
    knows_the_game = key is None or key in HEURISTICS
    return [random.NAME, greedy.NAME] if knows_the_game else [random.NAME]


def make(name: str, game: Game) -> Bot:
    """The bot with this name, ready to play a loaded game; Missing names those that can play it."""
    if name not in names(game.key):
        raise Missing("missing.bot", {"bot": name, "game": game.key, "known": ", ".join(names(game.key))})
    return random.RandomBot() if name == random.NAME else greedy.GreedyBot(HEURISTICS[game.key](game))
