"""Views and the types that are declared for them: neither says more than the other."""

import json
from importlib import import_module
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from escapade.core.game import Game
from escapade.games import load_with
from tests.conformance.cases import Case
from tests.conformance.test_views import viewers
from tests.conformance.walks import positions
from tools import view_types


def view_type(game: Game) -> type:
    """The type of a game's view, declared beside the game."""
    found: type = import_module(f"{type(game).__module__.rpartition('.')[0]}.view_types").View
    return found


def misfits(value: object, declared: Any, path: str) -> list[str]:
    """Where a JSON value differs from a type; empty where it fits. `bool` is no `int` here: JSON tells them apart."""
    if is_typeddict(declared):
        return misfits_of_object(value, declared, path)
    origin, inner = get_origin(declared), get_args(declared)
    if origin in (Union, UnionType):
        found = [misfits(value, one, path) for one in inner]
        return min(found, key=len)
    if origin is Literal:
        return [] if any(value == one and type(value) is type(one) for one in inner) else [f"{path} is {value!r}"]
    if origin is list and isinstance(value, list):
        return [bad for place, one in enumerate(value) for bad in misfits(one, inner[0], f"{path}[{place}]")]
    if origin is dict and isinstance(value, dict):
        return [bad for key, one in value.items() for bad in misfits(one, inner[1], f"{path}.{key}")]
    wanted = NoneType if declared is None else declared
    return [] if type(value) is wanted else [f"{path} is {value!r}, not {getattr(wanted, '__name__', wanted)}"]


def misfits_of_object(value: object, declared: type, path: str) -> list[str]:
    """Missing keys, keys that are not declared, and values that do not fit."""
    if not isinstance(value, dict):
        return [f"{path} is {value!r}, not an object"]
    hints = get_type_hints(declared)
    return ([f"{path}.{key} is missing" for key in hints if key not in value]
            + [f"{path}.{key} is not declared" for key in value if key not in hints]
            + [bad for key, one in hints.items() if key in value for bad in misfits(value[key], one, f"{path}.{key}")])


def check_views_fit_their_types(game: Game, seats: int) -> None:
    """Every view of every position is what is declared, key by key."""
    declared = view_type(game)
    for state in positions(game, seats):
        for viewer in viewers(seats):
            bad = misfits(game.view(state, viewer), declared, "view")
            assert not bad, "; ".join(bad[:5])


def unseen(values: list[object], declared: Any, path: str) -> list[str]:
    """Objects that are declared and of which none of these values has one: what is never checked may be anything."""
    if is_typeddict(declared):
        objects = [value for value in values if isinstance(value, dict) and not misfits(value, declared, "")]
        if not objects:
            return [path]
        return [bad for key, one in get_type_hints(declared).items()
                for bad in unseen([value[key] for value in objects], one, f"{path}.{key}")]
    origin, inner = get_origin(declared), get_args(declared)
    if origin in (Union, UnionType):
        return [bad for one in inner for bad in unseen(values, one, path)]
    if origin is list:
        flat = [one for value in values if isinstance(value, list) for one in value]
        return unseen(flat, inner[0], f"{path}[]")
    if origin is dict:
        flat = [one for value in values if isinstance(value, dict) for one in value.values()]
        return unseen(flat, inner[1], f"{path}.*")
    return []


def test_views_fit_their_types(case: Case) -> None:
    """`view`: "JSON, built up from nothing"; what it is made of is declared in view_types.py."""
    check_views_fit_their_types(case.game, case.seats)


def test_every_declared_object_was_seen(key: str) -> None:
    """Of each declared object at least one was held against its type: none passes by never coming up."""
    game = load_with(key, {})
    seats = game.seats[-1]
    views: list[object] = [game.view(state, viewer) for state in positions(game, seats) for viewer in viewers(seats)]
    never = [path for path in unseen(views, view_type(game), "view") if not path.startswith("view.frames")]
    assert not never


def planted(change: str, value: object = None) -> list[str]:
    """What is found in a view of Elba after one change: the key at this path gets a value; with `-`, it goes."""
    game = load_with("elba", {})
    view = json.loads(json.dumps(game.view(game.new(3), 0)))
    *way, last = change.lstrip("-").split(".")
    place = view
    for step in way:
        place = place[int(step)] if step.isdigit() else place[step]
    if change.startswith("-"):
        del place[last]
    else:
        place[last] = value
    return misfits(view, view_type(game), "view")


def test_planted_differences_are_caught() -> None:
    """A missing key, an unknown one, a wrong type and a wrong word, at the top and further down."""
    assert planted("ply", 0) == []
    assert planted("-deck_size") == ["view.deck_size is missing"]
    assert planted("tally", 3) == ["view.tally is not declared"]
    assert planted("-question.rule") == ["view.question.rule is missing"]
    assert planted("players.1.knows", []) == ["view.players[1].knows is not declared"]
    assert planted("players.1.hand_size", "2") == ["view.players[1].hand_size is '2', not int"]
    assert planted("proposed", 0) == ["view.proposed is 0, not bool"]
    assert planted("turns", value=False) == ["view.turns is False, not int"]
    assert planted("known_hands.p0", [None, 3]) == ["view.known_hands.p0[1] is 3, not str"]
    assert planted("reason", "bored") == ["view.reason is 'bored'"]
    assert planted("guests.p0", "gone") == ["view.guests.p0 is 'gone', not an object"]


def test_what_was_never_seen_is_named() -> None:
    """The check that every object came up fails where one did not."""
    game = load_with("elba", {})
    view = game.view(game.new(3), 0)
    assert unseen([view | {"players": []}], view_type(game), "view") == [
        "view.frames[]", "view.frames[]", "view.outcome", "view.players[]"]


def test_typescript_is_current() -> None:
    """`python tools/view_types.py` writes it."""
    for path, text in view_types.typescript().items():
        assert path.is_file(), f"{path.name} is missing"
        assert path.read_text(encoding="utf-8") == text, f"{path.relative_to(view_types.ROOT)} is not current"


def test_a_type_that_typescript_does_not_know_is_refused() -> None:
    """Better than writing one that is wrong."""
    with pytest.raises(TypeError, match="bytes"):
        view_types.write_type(bytes, {})
