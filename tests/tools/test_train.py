"""The trainer, end to end: matches, a fit, a file, and the engine that reads it gives what was fitted."""

import json
from pathlib import Path

import numpy
import pytest

from escapade.bots import roster
from escapade.bots.values.features import Inputs
from escapade.bots.values.load import value_from
from escapade.bots.values.net import Net
from escapade.bots.values.value import NetValue
from escapade.content.read import read_file, schema_of
from escapade.games import load_with
from tools.compile_engine import SOURCE
from tools.train.__main__ import write
from tools.train.fit import explained, fit, layers
from tools.train.matches import Rows, play

SCHEMA = schema_of(SOURCE / "escapade" / "content" / "schema", "values")
ABOUT: dict[str, object] = {"command": "tiny", "matches": 6, "seed": 1, "rows": 1, "exploration": [0.05, 0.2],
                            "seats": [3], "r2": 0.0, "base_rate": 0.5}


def net_of(value: NetValue) -> Net:
    return value.net


@pytest.mark.parametrize("title", ["evades", "elba", "dark_castle", "prison_break"])
def test_a_tiny_net_from_matches_to_the_engine(title: str, tmp_path: Path) -> None:
    """issue: "a test re-makes a tiny one end to end": what numpy fitted is what the engine computes from the file."""
    game = load_with(title, {})
    rows = play(game, 6, 1)
    again = play(game, 6, 1)
    assert numpy.array_equal(rows.inputs, again.inputs)
    assert numpy.array_equal(rows.worth, again.worth)
    assert len(rows.worth) > 50
    assert 0 <= rows.worth.min() < rows.worth.max() <= 1
    fitted = fit(Rows(rows.inputs, rows.worth, numpy.arange(len(rows.worth))), 1, passes=2)
    write(tmp_path / "values.json", fitted, ABOUT)
    features = roster.features(game)
    value = value_from(read_file(tmp_path / "values.json", SCHEMA), features, "values.json")
    expected = layers(fitted.parts, rows.inputs[:20])[2]
    for numbers, share in zip(rows.inputs[:20], expected, strict=True):
        inputs = Inputs(features.size)
        for place, number in enumerate(numbers):
            inputs.put(place, float(number))
        assert net_of(value).of(inputs) == pytest.approx(float(share), abs=0.01)


def test_rows_are_of_expert_play_after_the_first_part() -> None:
    """One match in three has no first part: its rows begin with the match; of the others some begin later."""
    game = load_with("evades", {})
    rows = play(game, 9, 2)
    assert set(rows.match) == set(range(9))
    turns = rows.inputs[:, 1]
    first = {number: float(turns[rows.match == number].min()) for number in range(9)}
    assert max(first[number] for number in (0, 3, 6)) < max(first.values())


def test_the_fit_learns_what_there_is_to_learn() -> None:
    """A rule with a corner, which no straight line has: nearly all of it is found; in noise nothing is."""
    luck = numpy.random.default_rng(3)
    inputs = luck.random((4000, 4)).astype(numpy.float32)
    rule = ((inputs[:, 0] > 0.5) != (inputs[:, 1] > 0.5)).astype(numpy.float32)
    match = numpy.arange(4000)
    fitted = fit(Rows(inputs, rule, match), 1)
    assert fitted.r2 > 0.7
    assert explained(fitted.parts, inputs, rule) > 0.7
    noise = luck.integers(0, 2, 4000).astype(numpy.float32)
    assert fit(Rows(inputs, noise, match), 1, passes=10).r2 < 0.05


def test_the_file_is_small_and_readable(tmp_path: Path) -> None:
    """Four digits, one line a layer, and floats that stay floats."""
    rows = play(load_with("dark_castle", {}), 3, 1)
    fitted = fit(Rows(rows.inputs, rows.worth, numpy.arange(len(rows.worth))), 1, passes=1)
    write(tmp_path / "values.json", fitted, ABOUT)
    text = (tmp_path / "values.json").read_text(encoding="utf-8")
    assert json.loads(text)["training"] == ABOUT
    assert len(text.splitlines()) < 40
    assert all(isinstance(weight, float) for layer in json.loads(text)["layers"]
               for row in [*layer["weights"], layer["bias"]] for weight in row)


def test_another_bot_makes_other_matches() -> None:
    """The next generation: a bot that searches with the value of today plays, and its matches are its own."""
    game = load_with("dark_castle", {})
    first, second = play(game, 2, 1), play(game, 2, 1, "search:8")
    assert numpy.array_equal(second.inputs, play(game, 2, 1, "search:8").inputs)
    assert not numpy.array_equal(first.inputs, second.inputs)
