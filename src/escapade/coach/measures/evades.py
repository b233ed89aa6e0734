"""Les Évadés by points: what one's bet is worth, and what of it is sure."""

from functools import lru_cache

from escapade.bots.evades.forecast import Forecast
from escapade.coach.measures.measure import Measure
from escapade.core.game import Game
from escapade.core.state import State
from escapade.games.evades.game import EvadesGame
from escapade.games.evades.kinds import PRISONERS
from escapade.games.evades.score import boats_of
from escapade.games.evades.state import EvadesState


@lru_cache(maxsize=8)
def forecast_of(game: EvadesGame) -> Forecast:
    """Made once a game: its tables take longer than its answers."""
    return Forecast(game.tables)


def bet_of(game: Game, state: State, seat: int) -> tuple[Forecast, EvadesState, list[int]]:
    """What the figures are made of: the boat that the seat foretold for each prisoner."""
    assert isinstance(game, EvadesGame)
    assert isinstance(state, EvadesState)
    player = state.players[seat]
    boats = boats_of(player.bet(), game.tables) if player.picks == PRISONERS else [0] * PRISONERS
    return forecast_of(game), state, boats


def points(game: Game, state: State, seat: int) -> float:
    """LE-16: the points to expect."""
    forecast, race, boats = bet_of(game, state, seat)
    return forecast.points(race, boats)


def sure(game: Game, state: State, seat: int) -> float:
    """LE-16: the points of those who are aboard."""
    forecast, race, boats = bet_of(game, state, seat)
    return forecast.sure_points(race, boats)


MEASURES = [Measure("points", points), Measure("sure", sure)]
