"""Options: defaults, ranges and names; every complaint names the option and what it may be."""

import pytest

import escapade
from escapade.core.errors import BadInput
from escapade.core.option import choice, flag, number, read_options, write_options

TABLE = [flag("open", "X-1"), flag("ballots", "X-2", default=True), number("rounds", 2, 9, 3, "X-3", widest=(1, 99)),
         choice("tie", ["shared", "nobody"], "nobody", "X-4")]


def test_defaults_are_filled_in() -> None:
    """Every option has an int, and is written as people write it."""
    values = read_options(TABLE, {})
    assert values == {"open": 0, "ballots": 1, "rounds": 3, "tie": 1}
    assert write_options(TABLE, values) == {"open": False, "ballots": True, "rounds": 3, "tie": "nobody"}


def test_given_values_round_trip() -> None:
    """What was given is what is written."""
    given: dict[str, object] = {"open": True, "ballots": False, "rounds": 9, "tie": "shared"}
    assert write_options(TABLE, read_options(TABLE, given)) == given


@pytest.mark.parametrize(("name", "value", "allowed"), [
    ("open", 1, "true|false"), ("open", "true", "true|false"), ("rounds", 1, "2..9"), ("rounds", 10, "2..9"),
    ("rounds", True, "2..9"), ("rounds", 3.0, "2..9"), ("rounds", "3", "2..9"), ("tie", "both", "shared|nobody"),
    ("tie", 0, "shared|nobody"), ("tie", None, "shared|nobody"),
])
def test_wrong_values_name_option_and_range(name: str, value: object, allowed: str) -> None:
    """BadInput with name, value as JSON writes it, and range; nothing is taken for something near it."""
    with pytest.raises(BadInput) as bad:
        read_options(TABLE, {name: value})
    assert bad.value.code == "input.option"
    shown = "true" if value is True else str(value)
    assert bad.value.params == {"option": name, "value": shown, "range": allowed}


def test_an_unknown_option_names_the_known_ones() -> None:
    """So that a slip of the pen is easy to see."""
    with pytest.raises(BadInput) as bad:
        read_options(TABLE, {"round": 3})
    assert bad.value.params == {"option": "round", "known": "open, ballots, rounds, tie"}
    with pytest.raises(BadInput, match=r"input\.unknown_option"):
        escapade.load("pocket", round=3)


def test_written_positions_go_further() -> None:
    """The wider range is for positions and packs, not for tables."""
    assert read_options(TABLE, {"rounds": 99}, written=True)["rounds"] == 99
    with pytest.raises(BadInput):
        read_options(TABLE, {"rounds": 100}, written=True)
