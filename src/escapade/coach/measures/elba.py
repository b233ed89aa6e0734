"""Escape from Elba by Strength and by words: one's own, and those of whoever else may get out."""

from escapade.bots.elba.plans import best_plan, carried_plan
from escapade.coach.measures.measure import Measure
from escapade.core.game import Game
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.elba.game import ElbaGame
from escapade.games.elba.state import ElbaState


def inside(game: Game, state: State) -> tuple[ElbaGame, ElbaState]:
    """The game and the position as what they are."""
    assert isinstance(game, ElbaGame)
    assert isinstance(state, ElbaState)
    return game, state


def strength(game: Game, state: State, seat: int) -> float:
    """EL-4: one's own."""
    return float(inside(game, state)[1].strength[seat])


def missing(game: Game, state: State, seat: int) -> float:
    """EL-13: the letters that one's nearest escape word lacks."""
    elba, s = inside(game, state)
    player = s.players[seat]
    return float(best_plan(s, elba.tables, seat, player.hand + player.bag).missing)


def word(game: Game, state: State, seat: int) -> float:
    """EL-13: whether one's Bag spells an escape word."""
    elba, s = inside(game, state)
    return float(carried_plan(s, elba.tables, seat).number != NONE)


def rivals(game: Game, state: State, seat: int) -> float:
    """EL-13: whether somebody else's does."""
    elba, s = inside(game, state)
    return float(any(carried_plan(s, elba.tables, other).number != NONE for other in range(s.seats) if other != seat))


MEASURES = [Measure("strength", strength), Measure("missing", missing), Measure("word", word, is_share=True),
            Measure("rivals", rivals, is_share=True)]
