"""Matches of Prison Break between experts, one of whom may have to do without a part of his tools (PB-43)."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import NamedTuple

import escapade
from benchmarks.experts import expert_of
from escapade.bots.base import Heuristic
from escapade.core.event import MUTE
from escapade.core.referee import draw
from escapade.core.seat import CHANCE_BIT, first_seat
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.kinds import CAMERAS, PLAN, RECRUITING, Kind, Phase
from escapade.games.prison_break.state import PrisonState
from escapade.play.seeds import derive

KEY = "prison_break"
CHUNK = 50

Shun = Callable[[int, int], bool]
"""Whether a Bellick who lacks a tool leaves an action alone, by its kind and its value."""


class Played(NamedTuple):
    """How a match ended."""

    reason: str
    recruited: int
    """The day on which recruiting ended; 0 if it never did."""
    day: int
    guilt: int


def moves_guard(kind: int, value: int) -> bool:
    """PB-25: a guard is moved."""
    return kind == Kind.GUARD


def uses_camera(kind: int, value: int) -> bool:
    """PB-25: a camera is turned on."""
    return kind == Kind.WATCH and value < CAMERAS


def lights_tower(kind: int, value: int) -> bool:
    """PB-25: a tower is turned on."""
    return kind == Kind.WATCH and value >= CAMERAS


def uses_device(kind: int, value: int) -> bool:
    """PB-25: a camera or a tower is turned on."""
    return kind == Kind.WATCH


def nothing(kind: int, value: int) -> bool:
    """PB-25: he has all his tools."""
    return False


SHUNS: dict[str, Shun] = {"full": nothing, "no guards": moves_guard, "no cameras": uses_camera,
                          "no towers": lights_tower, "guards only": uses_device, "guards let in": nothing}
"""By name, what Bellick does without; in the last one it is the team that plays badly."""
LETS_GUARDS_IN = "guards let in"


@cache
def table() -> tuple[PrisonBreakGame, Heuristic]:
    """The game and the expert who plays every seat: they keep nothing between two matches."""
    game = escapade.load(KEY)
    assert isinstance(game, PrisonBreakGame)
    return game, expert_of(game)


def offered(game: PrisonBreakGame, state: PrisonState, seat: int, variant: str) -> list[int]:
    """The legal list as the variant lets a seat see it."""
    legal = game.legal(state, seat)
    actions = game.shapes.actions
    if variant == LETS_GUARDS_IN and state.stage == RECRUITING and state.current_phase() == Phase.HARMFUL:
        return [action for action in legal if actions.kind[action] == Kind.ADD_GUARD] or legal
    if seat != state.bellick or state.phase != Phase.BELLICK:
        return legal
    shuns = SHUNS[variant]
    return [action for action in legal if not shuns(actions.kind[action], actions.first[action])] or legal


def play(seats: int, seed: int, variant: str = "full") -> Played:
    """One match, the experts asked about copies of the position, whose secrets change nothing for them."""
    game, expert = table()
    state, rng, recruited = game.new(seats), derive(seed, "chance"), 0
    assert isinstance(state, PrisonState)
    while state.waiting:
        if state.waiting == CHANCE_BIT:
            draw(game, state, rng, MUTE)
            continue
        seat = first_seat(int(state.waiting))
        legal = offered(game, state, seat, variant)
        action = legal[0]
        if len(legal) > 1:
            luck = derive(seed, "bot", seat, state.asked[seat])
            action = expert.choose(game.clone(state), seat, legal[:], luck).action
        game.apply(state, seat, action, MUTE)
        if state.stage == PLAN and not recruited:
            recruited = int(state.day)
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(str(outcome["reason"]), recruited, int(state.day), int(state.guilt))


def play_some(seats: int, variant: str, seeds: range) -> list[Played]:
    """A share of the work for one process."""
    return [play(seats, seed, variant) for seed in seeds]


def play_many(seats: int, variant: str, matches: int) -> list[Played]:
    """Matches by the seeds from 0 on, on all cores; the same list whoever played which."""
    shares = [range(start, min(start + CHUNK, matches)) for start in range(0, matches, CHUNK)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        parts = pool.map(play_some, [seats] * len(shares), [variant] * len(shares), shares)
        return [played for part in parts for played in part]
