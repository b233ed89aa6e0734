"""Other worlds of the Dark Castle that a seat cannot tell apart, written from DC-24 alone.

Everything is public but the order of the castle and of the items, which no position holds, and in a vote the
proposals of the others until all are in.
"""

from escapade.core.frame import Vote
from escapade.core.game import Game
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, NONE
from escapade.core.state import State


def other_world(game: Game, state: State, seat: int, rng: Rng) -> State:
    """The others' proposals could have been anything on offer."""
    world = game.clone(state)
    for frame in world.frames:
        if isinstance(frame, Vote):
            for voter, vote in enumerate(frame.votes):
                if voter != seat and vote != NONE:
                    frame.votes[voter] = frame.choices[int(rng.below(len(frame.choices)))]
    return world


def visible(game: Game, state: State, viewer: int, seat: int, action: int) -> object:
    """DC-6, DC-24: draws and decisions are seen by all; a proposal by its maker, until the last one is in."""
    if seat == CHANCE:
        return game.chance_value(state, action)
    vote = state.frames[-1] if state.frames else None
    if not isinstance(vote, Vote):
        return seat, action
    if vote.missing() == 1 << seat:
        return seat, [action if voter == seat else named for voter, named in enumerate(vote.votes)]
    return (seat, action) if viewer == seat else (seat, "a proposal")
