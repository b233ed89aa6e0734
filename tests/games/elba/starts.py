"""Where random play hardly ever gets: one step from freedom, on the last turn of the match."""

from escapade.core.game import Game
from escapade.core.state import State
from tests.games.elba.positions import written


def starts(game: Game, seats: int) -> list[State]:
    """A player in a tower with its word, weak and strong; and a fight with a word to propose."""
    last = game.option_values["round_limit"] * seats - 1
    starter = f"p{-last % seats}"
    return [game.position(written(game, seats, bags=[word], at={"p0": tower}, strength={"p0": strength}, turns=last,
                                  starter=starter))
            for word, tower, strength in (("escape", "north_tower", 1), ("elba", "west_tower", 6))]
