"""Prison Break by guilt, guards, and how far the plan has come."""

from escapade.bots.prison_break.wanted import missing_objects
from escapade.coach.measures.measure import Measure
from escapade.core.game import Game
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.rules.plan import recruited
from escapade.games.prison_break.state import PrisonState, count_bits


def inside(game: Game, state: State) -> tuple[PrisonBreakGame, PrisonState]:
    """The game and the position as what they are."""
    assert isinstance(game, PrisonBreakGame)
    assert isinstance(state, PrisonState)
    return game, state


def guilt(game: Game, state: State, _seat: int) -> float:
    """PB-24: at its end the team has lost."""
    return float(inside(game, state)[1].guilt)


def guards(game: Game, state: State, _seat: int) -> float:
    """PB-5: on the board."""
    return float(len([bribe for bribe in inside(game, state)[1].guards.at if bribe != NONE]))


def missing(game: Game, state: State, _seat: int) -> float:
    """PB-14: objects that are asked for and nobody carries."""
    prison, s = inside(game, state)
    return float(count_bits(missing_objects(s, prison.tables)))


def team(game: Game, state: State, _seat: int) -> float:
    """PB-14: outsiders won over."""
    return float(count_bits(recruited(inside(game, state)[1])))


def route(game: Game, state: State, _seat: int) -> float:
    """PB-21: places with a route token."""
    return float(count_bits(inside(game, state)[1].plan.route))


MEASURES = [Measure("guilt", guilt), Measure("guards", guards), Measure("missing", missing), Measure("team", team),
            Measure("route", route)]
