"""Random matches that the checks look at: every step with the position before it and what it told."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise

from escapade.core.event import MUTE, Collected, Event
from escapade.core.game import Game
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, seats_of
from escapade.core.state import State
from escapade.play.record import digest
from escapade.play.seeds import derive

ENOUGH_PLIES = 200
MOST_MATCHES = 16
FEWER = 2 if os.environ.get("ESCAPADE_BOTH_ENGINES") == "1" else 1
"""Where the compiled engine has its turn as well, which is ten times as fast, the interpreted one looks at every other
position of those that are picked.
"""
MOST_POSITIONS = 30 // FEWER
FEW_ACTIONS = 300
MOST_STEPS_ON = 60
"""How far a walk goes that begins in the middle of a match."""


@dataclass
class Step:
    """One ply: the position before it (a clone, not to be changed), who did what, and the facts told."""

    before: State
    seat: int
    action: int
    events: list[Event]


@dataclass
class Walk:
    """A whole random match."""

    steps: list[Step]
    end: State


def choose(game: Game, state: State, rng: Rng) -> tuple[int, int]:
    """Any waiting seat and any of its legal actions, or any chance outcome."""
    if state.waiting == CHANCE_BIT:
        return CHANCE, int(rng.below(game.chance_size(state)))
    waiting = seats_of(int(state.waiting))
    seat = waiting[int(rng.below(len(waiting)))]
    legal = game.legal(state, seat)
    assert legal, f"p{seat} is waited for and has no legal action"
    return seat, legal[int(rng.below(len(legal)))]


def seek(game: Game, state: State, rng: Rng, used: list[int]) -> tuple[int, int]:
    """Like `choose`, but every other time an action of the kind used least so far: rare things get looked at."""
    seat, action = choose(game, state, rng)
    if seat == CHANCE:
        return seat, action
    kind = game.shapes.actions.kind
    if rng.below(2):
        action = min(game.legal(state, seat), key=lambda one: used[kind[one]])
    used[kind[action]] += 1
    return seat, action


def starts_of(game: Game, seats: int) -> list[State]:
    """Further positions to walk from, where random play from the first one hardly ever gets: a game may name some
    in `tests/games/<key>/starts.py`, as `starts(game, seats) -> list[State]`.
    """
    name = f"tests.games.{game.key}"
    if find_spec(name) is None or find_spec(f"{name}.starts") is None:
        return []
    found: list[State] = import_module(f"{name}.starts").starts(game, seats)
    return found


def walk(game: Game, start: State, rng: Rng, used: list[int], most: int) -> Walk:
    """Play one match at random; it is cut after so many steps, at the latest where the game says no match can be."""
    state = game.clone(start)
    steps: list[Step] = []
    while state.waiting and len(steps) <= most:
        seat, action = seek(game, state, rng, used)
        events = Collected(game.shapes.events)
        before = game.clone(state)
        game.apply(state, seat, action, events)
        steps.append(Step(before, seat, action, events.kept))
    return Walk(steps, state)


@lru_cache(maxsize=4)
def walks(game: Game, seats: int) -> list[Walk]:
    """Matches until there are enough plies to look at; the same ones for every check of a case."""
    found: list[Walk] = []
    used = [0] * len(game.shapes.actions.shapes)
    while len(found) < MOST_MATCHES and sum(len(one.steps) for one in found) < ENOUGH_PLIES:
        rng = derive(1, "walk", game.key, seats, len(found))
        found.append(walk(game, game.new(seats), rng, used, game.traits.longest_match))
    return found


@lru_cache(maxsize=4)
def walks_on(game: Game, seats: int) -> list[Walk]:
    """Walks from the positions that the game names; not all of them to the end."""
    used = [0] * len(game.shapes.actions.shapes)
    return [walk(game, start, derive(1, "walk on", game.key, seats, number), used, MOST_STEPS_ON)
            for number, start in enumerate(starts_of(game, seats))]


def all_steps(game: Game, seats: int) -> list[Step]:
    """The steps of all these matches."""
    return [step for one in walks(game, seats) + walks_on(game, seats) for step in one.steps]


def positions(game: Game, seats: int, most: int = MOST_POSITIONS) -> list[State]:
    """Positions spread evenly over these matches, some of their last ones among them. Not to be changed."""
    middle = [step.before for step in all_steps(game, seats)]
    ends = [one.end for one in walks(game, seats)]
    return spread(middle, most) + spread(ends, 1 + most // 8)


def spread(found: list[State], most: int) -> list[State]:
    """At most so many of them, at even distances."""
    return found[:: max(1, -(-len(found) // most))]


def unchanged(game: Game, state: State, deed: Callable[[], object]) -> None:
    """Assert that a question leaves the position as it was."""
    before = digest(game, state)
    deed()
    assert digest(game, state) == before, "a question changed the position"


def applied(game: Game, state: State, seat: int, action: int) -> State:
    """A clone of the position with one more step."""
    after = game.clone(state)
    game.apply(after, seat, action, MUTE)
    return after


def some_actions(game: Game) -> list[int]:
    """All actions of a game with few, else some of each kind: explaining thousands takes too long."""
    if game.action_count <= FEW_ACTIONS:
        return list(range(game.action_count))
    bounds = [*game.shapes.actions.offsets, game.action_count]
    return [action for first, last in pairwise(bounds) for action in range(first, last, -(-(last - first) // 6))]
