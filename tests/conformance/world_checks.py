"""What it means that a viewer cannot tell two worlds apart, checked step by step.

`tests/games/<key>/worlds.py` (for the test-only game `tests/<key>/worlds.py`) makes the other worlds, written
from the rules clause that says who knows what. It has two functions and uses neither view nor imagine:

- `other_world(game, state, seat, rng) -> State`: another world that `seat` (or SPECTATOR) cannot tell apart;
- `visible(game, state, viewer, seat, action) -> object`: what the viewer sees of a step of `seat` (or CHANCE)
  from this position. Where two worlds show the viewer the same, they stay the same for him afterwards.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from escapade.core.event import Collected, Event
from escapade.core.game import Game
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, SPECTATOR, seats_of
from escapade.core.state import State
from tests.conformance.inside import inside
from tests.conformance.walks import some_actions

Step = tuple[int, int]


@dataclass
class Count:
    """What was looked at, so that a run that compared nothing fails."""

    varied: int = 0
    same: int = 0
    steps: int = 0


def worlds_of(key: str) -> ModuleType:
    """The game's maker of other worlds, found by convention."""
    for name in (f"tests.games.{key}", f"tests.{key}"):
        if find_spec(name) is not None and find_spec(f"{name}.worlds") is not None:
            return import_module(f"{name}.worlds")
    raise AssertionError(f"{key} has no worlds.py: nothing proves that its views do not leak")


def without_asked(game: Game, state: State) -> dict[str, object]:
    """A whole position but for the others' question counters, which no viewer knows and nothing depends on."""
    return {name: value for name, value in game.describe(state).items() if name != "asked"}


def compare(game: Game, states: Iterable[State], worlds: int, rng: Rng) -> Count:
    """Every position × every viewer × some other worlds: the same sight, and the same after any step."""
    count = Count()
    make = worlds_of(game.key).other_world
    for state in states:
        for viewer in viewers(state.seats):
            for _ in range(worlds):
                world = make(game, state, viewer, rng)
                if without_asked(game, world) == without_asked(game, state):
                    count.same += 1
                else:
                    count.varied += 1
                check_same_sight(game, state, world, viewer)
                count.steps += check_same_steps(game, (state, world), viewer, rng)
    return count


def check_same_sight(game: Game, one: State, other: State, viewer: int) -> None:
    """View, what is known by either way, legal list and every explanation are equal in two worlds."""
    check_same_knowledge(game, one, other, viewer, "")
    assert game.legal(one, viewer) == game.legal(other, viewer), "the legal lists differ"
    for action in some_actions(game):
        words = game.shapes.actions.words(action)
        for partial in (words, words.split(" ")[0]):
            reasons = [game.explain(state, viewer, partial) for state in (one, other)]
            assert reasons[0] == reasons[1], f"the explanations of {partial!r} differ"


def check_same_knowledge(game: Game, one: State, other: State, viewer: int, after: str) -> None:
    """Both ways to what a viewer knows: the views of two worlds, all that `know` is given, and what `known` makes of
    the worlds themselves.
    """
    assert game.view(one, viewer) == game.view(other, viewer), f"the views differ{after}"
    known = [inside(game.known(world, viewer).state) for world in (one, other)]
    assert known[0] == known[1], f"what is known differs{after}"


def possible_steps(game: Game, state: State) -> list[Step]:
    """Every decision and every outcome that may come next."""
    if state.waiting == CHANCE_BIT:
        return [(CHANCE, outcome) for outcome in range(game.chance_size(state))]
    return [(seat, action) for seat in seats_of(int(state.waiting)) for action in game.legal(state, seat)]


def by_sight(game: Game, state: State, viewer: int) -> dict[str, list[Step]]:
    """The possible steps, grouped by what the viewer would see of them."""
    visible = worlds_of(game.key).visible
    groups: dict[str, list[Step]] = {}
    for seat, action in possible_steps(game, state):
        groups.setdefault(repr(visible(game, state, viewer, seat, action)), []).append((seat, action))
    return groups


def seen_after(game: Game, state: State, viewer: int, step: Step) -> tuple[State, list[Event]]:
    """The position after a step and the facts as the viewer is told them."""
    after, events = game.clone(state), Collected(game.shapes.events)
    game.apply(after, *step, events)
    return after, events.seen_by(viewer)


def check_same_steps(game: Game, worlds: tuple[State, State], viewer: int, rng: Rng) -> int:
    """Steps that look alike tell alike and leave alike views behind; how many were compared.

    The last step of a match shows everything, so the two worlds may part there.
    """
    one, other = worlds
    groups, others = by_sight(game, one, viewer), by_sight(game, other, viewer)
    compared = 0
    for sight in [sight for sight in groups if sight in others][:12]:
        first = groups[sight][int(rng.below(len(groups[sight])))]
        second = others[sight][int(rng.below(len(others[sight])))]
        after, told = seen_after(game, one, viewer, first)
        after_other, told_other = seen_after(game, other, viewer, second)
        if after.waiting == 0 or after_other.waiting == 0:
            continue
        facts = [[(event.kind, event.values) for event in side] for side in (told, told_other)]
        assert facts[0] == facts[1], f"{first} and {second} look alike but are told differently"
        check_same_knowledge(game, after, after_other, viewer, f" after {first}, {second}")
        compared += 1
    return compared


def viewers(seats: int) -> list[int]:
    """Every seat, and somebody who watches."""
    return [*range(seats), SPECTATOR]


def looked_at(seats: int) -> int:
    """How many positions to compare: fewer where there are more viewers."""
    return 72 // (seats + 1)
