"""Two worlds that a seat cannot tell apart, written from LE-17 on written positions: neither view nor imagine."""

from typing import Any, cast

from escapade.core.game import Game
from escapade.core.rng import Rng, shuffle
from escapade.core.state import State

PRISONERS = 7


def with_other_bets(game: Game, state: State, seat: int, rng: Rng) -> State:
    """LE-17: everything is public but the bets of the others; the same number of picks, in any other order."""
    written: dict[str, Any] = game.describe(state)
    names = game.shapes.actions.shapes[0].fields[0].names
    bets = cast("list[list[str]]", written["bets"])
    written["bets"] = [bet if owner == seat else drawn(names, len(bet), rng) for owner, bet in enumerate(bets)]
    return game.position(written)


def drawn(names: list[str], picks: int, rng: Rng) -> list[str]:
    """So many different names, in any order."""
    order = list(range(PRISONERS))
    shuffle(order, rng)
    return [names[place] for place in order[:picks]]
