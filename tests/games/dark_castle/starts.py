"""Where else the random matches of the conformance suite begin: moments that random play hardly ever reaches."""

from typing import Any

from escapade.core.game import Game
from escapade.core.state import State
from tests.games.dark_castle.plays import before_card

DRAUGHTS = {"smith": ["stone_draught"], "tailor": ["martyrs_tears"]}


def starts(game: Game, seats: int) -> list[State]:
    """DC-29: somebody is about to lose HP, and something to stop it is at hand."""
    if seats != 2 or game.options["voice"] != "leader":
        return []
    options: dict[str, Any] = dict(game.options)
    play = before_card("smith", "tailor", items=DRAUGHTS, **options)
    return [play.play("chance chapter oubliette / p0 go oubliette_fall").state] * 4
