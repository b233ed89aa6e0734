"""What everybody saw done in a match so far: it stands beside a position, for whoever draws conclusions.

A view tells the present alone. Who remembers more than that, as people do, is given the past too: only what was open to
all when it was done (`Game.is_open`), so that it is the same for every seat and can tell no secret.
"""

from typing import Final

from escapade.core.event import Events
from escapade.core.game import Game
from escapade.core.state import State

LENGTH: Final = 3
"""Bytes a deed: who acted, and the number of the action or draw, its low byte first."""


def remember(game: Game, state: State, actor: int, action: int) -> None:
    """Note what is about to be done, if everybody sees it."""
    if game.is_open(state, actor, action):
        state.past = state.past + bytes([actor, action & 255, action >> 8])


def apply_and_remember(game: Game, state: State, actor: int, action: int, events: Events) -> None:
    """As `Game.apply`, in a match that somebody remembers."""
    remember(game, state, actor, action)
    game.apply(state, actor, action, events)


def actors(past: bytes) -> list[int]:
    """Who acted, one deed after the other."""
    return [past[place] for place in range(0, len(past), LENGTH)]


def actions(past: bytes) -> list[int]:
    """What they did, one deed after the other."""
    return [past[place + 1] | past[place + 2] << 8 for place in range(0, len(past), LENGTH)]
