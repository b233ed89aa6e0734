"""How fast the engine runs here. This module is never compiled: its loops are what a caller in Python pays."""

from collections.abc import Callable
from time import process_time

from escapade.core import rng as compiled_if_any
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.referee import random_match
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.core.state import State
from escapade.play.seeds import derive

MEASUREMENTS = 5
SAMPLES = 64
FORCED_SAMPLE = 2000


def engine(game: Game, seats: int, seconds: float) -> dict[str, object]:
    """Rates per CPU second of random matches, single decisions, clones, views and imagined worlds, in about `seconds`.

    A decision is one legal list and one action of a seat; chance is drawn but not counted, forced decisions are
    and `forced_share` is their share.
    """
    share = seconds / MEASUREMENTS
    rng = derive(1, "measure", game.key, seats)
    matches, decisions = engine_rates(game, seats, rng, share)
    states = _positions(game, seats, rng)
    known = [game.know(game.view(state, 0)) for state in states]
    return {
        "compiled": not str(compiled_if_any.__file__).endswith(".py"),
        "engine_decisions_per_second": decisions,
        "python_decisions_per_second": python_rate(game, seats, rng, share),
        "clones_per_second": _rate(lambda place: game.clone(states[place]), share),
        "views_per_second": _rate(lambda place: game.view(states[place], 0), share),
        "imagines_per_second": _rate(lambda place: game.imagine(known[place], rng), share),
        "matches_per_second": matches,
        "forced_share": _forced_share(game, seats, rng),
    }


def engine_rates(game: Game, seats: int, rng: Rng, seconds: float) -> tuple[float, float]:
    """Whole random matches inside the engine: matches and decisions per second."""
    matches = decisions = 0
    started = process_time()
    while (passed := process_time() - started) < seconds or not matches:
        decisions += random_match(game, game.new(seats), rng)
        matches += 1
    return matches / passed, decisions / passed


def python_rate(game: Game, seats: int, rng: Rng, seconds: float) -> float:
    """Decisions per second made one at a time from here; chance is drawn from here too, and not counted."""
    decisions = 0
    legal_of, apply, chance_size, below = game.legal, game.apply, game.chance_size, rng.below
    started = process_time()
    while (passed := process_time() - started) < seconds or not decisions:
        state = game.new(seats)
        while waiting := state.waiting:
            if waiting == CHANCE_BIT:
                apply(state, CHANCE, below(chance_size(state)), MUTE)
            else:
                seat = first_seat(waiting)
                legal = legal_of(state, seat)
                apply(state, seat, legal[below(len(legal))], MUTE)
                decisions += 1
    return decisions / passed


def _forced_share(game: Game, seats: int, rng: Rng) -> float:
    """How many decisions of random matches have one choice only."""
    decisions = forced = 0
    while decisions < FORCED_SAMPLE:
        state = game.new(seats)
        while state.waiting:
            if state.waiting != CHANCE_BIT:
                decisions += 1
                forced += len(game.legal(state, first_seat(int(state.waiting)))) == 1
            _step(game, state, rng)
    return forced / decisions


def _positions(game: Game, seats: int, rng: Rng) -> list[State]:
    """Positions of random matches, as they come."""
    found: list[State] = []
    state = game.new(seats)
    while len(found) < SAMPLES:
        if not state.waiting:
            state = game.new(seats)
        found.append(game.clone(state))
        _step(game, state, rng)
    return found


def _step(game: Game, state: State, rng: Rng) -> None:
    if state.waiting == CHANCE_BIT:
        game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
        return
    seat = first_seat(int(state.waiting))
    legal = game.legal(state, seat)
    game.apply(state, seat, legal[int(rng.below(len(legal)))], MUTE)


def _rate(deed: Callable[[int], object], seconds: float) -> float:
    """How often a deed is done per second, over all sampled positions."""
    count = 0
    started = process_time()
    while (passed := process_time() - started) < seconds or not count:
        for place in range(SAMPLES):
            deed(place)
        count += SAMPLES
    return count / passed
