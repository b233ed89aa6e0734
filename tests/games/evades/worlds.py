"""Another world that a viewer cannot tell apart, written from LE-17 alone.

LE-17: everything is public but the bets of the others, until the match is over. So every bet but the viewer's own
is drawn anew (how many picks were made is public); at the end nothing is hidden and the world stays as it is.
This file uses neither the view nor imagine: it is what they are proved with.
"""

from escapade.core.game import Game
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE
from escapade.core.state import State
from escapade.games.evades.state import EvadesState, player_who_bet


def other_world(game: Game, state: State, seat: int, rng: Rng) -> State:
    """A world with other bets, for a seat or SPECTATOR; every hidden bet with a pick in it is a different one."""
    world = game.clone(state)
    assert isinstance(world, EvadesState)
    if world.waiting == 0:
        return world
    for owner in range(world.seats):
        bet = world.players[owner].bet()
        if owner != seat and bet:
            world.players[owner] = player_who_bet(other_bet(bet, rng))
    return world


def other_bet(bet: list[int], rng: Rng) -> list[int]:
    """As many different prisoners as the bet has, drawn at random, but not the same list."""
    drawn = bet
    while drawn == bet:
        left = list(range(7))
        drawn = [left.pop(int(rng.below(len(left)))) for pick in bet]
    return drawn


def visible(game: Game, state: State, viewer: int, seat: int, action: int) -> object:
    """What a viewer sees of a step: of another's pick only that it was made, of anything else everything."""
    is_a_bet = seat != CHANCE and game.shapes.actions.words(action).startswith("bet ")
    return [seat] if is_a_bet and seat != viewer else [seat, action]
