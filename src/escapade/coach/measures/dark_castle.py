"""Escape the Dark Castle by hit points and things: one death ends it all."""

from escapade.coach.measures.measure import Measure
from escapade.core.game import Game
from escapade.core.state import State
from escapade.games.dark_castle.state import CastleState


def health(state: State) -> list[int]:
    """The hit points of everybody in play."""
    assert isinstance(state, CastleState)
    return [int(hero.hp) for hero in state.heroes]


def weakest(_game: Game, state: State, _seat: int) -> float:
    """DC-7: of whoever is nearest to death."""
    return float(min(health(state), default=0))


def together(_game: Game, state: State, _seat: int) -> float:
    """DC-5: of all together."""
    return float(sum(health(state)))


def things(_game: Game, state: State, _seat: int) -> float:
    """DC-19: what the party bears."""
    assert isinstance(state, CastleState)
    return float(sum(len(hero.items) for hero in state.heroes))


MEASURES = [Measure("weakest", weakest), Measure("together", together), Measure("things", things)]
