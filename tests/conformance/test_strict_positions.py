"""Reading a position is strict: nothing missing, nothing extra, nothing of the wrong kind, nothing unplayable.

The rule for whatever is done to a description: it is BadInput with a path and never another exception; or,
where the change happens to make another position, it is taken exactly as written and can be played.
"""

import copy
import json
from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from escapade.core.errors import BadInput
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.seat import CHANCE_BIT, all_seats
from escapade.core.state import State
from escapade.play.seeds import derive
from tests.conformance.cases import Case, all_cases
from tests.conformance.walks import choose, positions

Path = tuple[str | int, ...]
WRONG: list[object] = [None, True, -3, 10**12, 1.5, "no_such_name", [], ["no_such_name"], {}, {"no_such_key": 1}]


def places(data: object, path: Path = ()) -> Iterator[Path]:
    """The path of every value inside a JSON value."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from places(value, (*path, key))


def changed(data: dict[str, object], path: Path, value: object) -> dict[str, object]:
    """A copy with another value at a path."""
    copied = copy.deepcopy(data)
    inner: Any = copied
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = copy.deepcopy(value)
    return copied


def at(data: Any, path: Path) -> Any:
    """The value at a path."""
    for key in path:
        data = data[key]
    return data


def read_or_refuse(game: Game, data: dict[str, object]) -> State | None:
    """The position, or None for a BadInput that names a path; anything else that is raised is a failure."""
    try:
        return game.position(data)
    except BadInput as error:
        bad = error
    except Exception as crash:
        raise AssertionError(f"{type(crash).__name__} instead of BadInput: {crash}") from crash
    assert bad.code.startswith("input."), bad.code
    assert bad.params.get("path"), f"no path in {bad}"
    return None


def check_taken_as_written(game: Game, data: dict[str, object]) -> bool:
    """Refused, or taken exactly and playable; whether it was taken."""
    state = read_or_refuse(game, data)
    if state is None:
        return False
    again = json.dumps(game.describe(state), sort_keys=True)
    assert again == json.dumps(data, sort_keys=True), "a position was taken for another one"
    play_on(game, state)
    return True


def check_playable(game: Game, data: dict[str, object]) -> None:
    """Refused, or playable."""
    state = read_or_refuse(game, data)
    if state is not None:
        play_on(game, state)


def play_on(game: Game, state: State) -> None:
    """A dozen steps: the contract of `waiting` and `legal` holds in what the reader accepted."""
    rng = derive(10, "play on")
    for turn in range(12):
        if state.waiting == 0:
            assert game.outcome(state) is not None
            return
        assert state.waiting == CHANCE_BIT or not state.waiting & ~all_seats(state.seats)
        for seat in range(state.seats):
            assert bool(game.legal(state, seat)) == bool(state.waiting >> seat & 1)
        game.apply(state, *choose(game, state, rng), MUTE)


def check_keys(game: Game, seats: int) -> None:
    """Every object of a description misses each of its keys, and has no room for another."""
    for state in positions(game, seats, most=5):
        data: Any = game.describe(state)
        for path in [(), *places(data)]:
            inner = at(data, path)
            if not isinstance(inner, dict):
                continue
            inner["no_such_key"] = 1
            assert read_or_refuse(game, data) is None, f"an unknown key at {path} was taken"
            del inner["no_such_key"]
            for key in list(inner):
                check_without(game, data, path, key)


def check_without(game: Game, data: dict[str, object], path: Path, key: str) -> None:
    """One key left out; only inside, where keys are content (a square, a die), can that be another position."""
    inner = at(data, path)
    kept = inner.copy()
    del inner[key]
    assert not check_taken_as_written(game, data) or path, f"{key} can be left out"
    inner.clear()
    inner.update(kept)


def check_types(game: Game, seats: int) -> None:
    """Every value is replaced by values of every other type, and numbers by their neighbours."""
    for state in positions(game, seats, most=3):
        data = game.describe(state)
        for path in list(places(data)):
            inner, key = at(data, path[:-1]), path[-1]
            value = inner[key]
            near = [value - 1, value + 1] if type(value) is int else []
            for other in WRONG + near:
                if other != value or type(other) is not type(value):
                    inner[key] = other
                    check_taken_as_written(game, data)
            inner[key] = value


def check_lengths(game: Game, seats: int) -> None:
    """Every list loses its last value, doubles it, and gets its values in another order.

    Some lists are sets, which may be written in any order: for those it is enough that play can go on.
    """
    for state in positions(game, seats, most=8):
        data = game.describe(state)
        for path in list(places(data)):
            inner, key = at(data, path[:-1]), path[-1]
            value = inner[key]
            if isinstance(value, list) and value:
                for other in (value[:-1], [*value, value[-1]]):
                    inner[key] = other
                    check_taken_as_written(game, data)
                inner[key] = value[::-1]
                check_playable(game, data)
                inner[key] = value


def test_keys_are_strict(case: Case) -> None:
    """`position`: "Strict: a missing or unknown key … is BadInput with its path"."""
    check_keys(case.game, case.seats)


def test_types_are_strict(case: Case) -> None:
    """`position`: "a wrong type, a number out of range, a name that does not exist … is BadInput"."""
    check_types(case.game, case.seats)


def test_lists_are_strict(case: Case) -> None:
    """`position`: "a position that breaks the rules is BadInput with its path"."""
    check_lengths(case.game, case.seats)


JSON = st.recursive(st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
                    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
                    max_leaves=6)


@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_json_is_too_strange(key: str, data: st.DataObject) -> None:
    """`position`: any JSON anywhere in a description is refused or taken as written, never a crash."""
    case = next(case for case in all_cases() if case.key == key)
    game = case.game
    described = game.describe(data.draw(st.sampled_from(positions(game, case.seats, most=6))))
    for turn in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(list(places(described))))
        described = changed(described, path, data.draw(JSON))
    check_taken_as_written(game, described)
