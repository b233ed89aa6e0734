"""The habits of experts, learned end to end: matches, a fit, a file that the engine reads."""

import json
from pathlib import Path

import numpy
import pytest

from escapade.content.read import read_file, schema_of
from escapade.games import load
from escapade.games.evades.game import EvadesGame
from tools.compile_engine import SOURCE
from tools.train import habits
from tools.train.habits import LEAVE, NOT_ON_OFFER, TAKES, WEIGHTS, WHITE_DIE, fit, shares_of, watch, write

SCHEMA = schema_of(SOURCE / "escapade" / "content" / "schema" / "evades", "habits")
KEPT = SOURCE / "escapade" / "content" / "evades" / "habits.json"


def test_the_fit_finds_how_often_each_was_taken() -> None:
    """Two on offer, one of them taken three times out of four: its weight is higher by the logarithm of three."""
    offers = numpy.array([[5, 9] + [NOT_ON_OFFER] * 6] * 4000)
    given = numpy.array([0, 0, 0, 1] * 1000)
    weights = fit(offers, given)
    assert weights[5] - weights[9] == pytest.approx(numpy.log(3), abs=0.01)
    assert shares_of(weights, offers)[0, :2] == pytest.approx([0.75, 0.25], abs=0.01)
    assert not weights[numpy.arange(WEIGHTS) % 4 != 1].any()


def test_what_is_watched_is_what_was_on_offer() -> None:
    """The same matches for the same seed; what was given was on offer, with at least one other."""
    game = load("evades")
    assert isinstance(game, EvadesGame)
    found, again = watch(game, 5, 3), watch(game, 5, 3)
    assert found.offers == again.offers
    assert found.given == again.given
    assert set(found.match) == set(range(5))
    for offer, given in zip(found.offers, found.given, strict=True):
        numbers = [number for number in offer if number != NOT_ON_OFFER]
        assert offer[given] in numbers
        assert len(numbers) > 1
        assert all(0 <= number < WEIGHTS for number in numbers)
        assert (LEAVE in numbers) == any(TAKES <= number < LEAVE for number in numbers)
    assert any(offer[given] == WHITE_DIE for offer, given in zip(found.offers, found.given, strict=True))


def test_a_tiny_table_from_matches_to_the_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command writes a file that the schema takes, and that names the command."""
    path = tmp_path / "habits.json"
    monkeypatch.setattr("sys.argv", ["habits", "--matches", "12", "--seed", "4", "-o", str(path)])
    habits.main()
    written = read_file(path, SCHEMA)
    assert written["training"]["command"] == "python -m tools.train.habits --matches 12 --seed 4"
    assert 0.2 < written["training"]["likelihood"] < 1
    assert len(path.read_text(encoding="utf-8").splitlines()) < 12


def test_the_file_in_the_content_says_where_it_comes_from() -> None:
    """And is written as the command writes it."""
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    training = kept["training"]
    assert training["command"] == (f"python -m tools.train.habits --matches {training['matches']} "
                                   f"--seed {training['seed']}")
    assert training["likelihood"] > 0.5


def test_weights_have_two_digits(tmp_path: Path) -> None:
    """And no zero has a sign."""
    write(tmp_path / "habits.json", numpy.full(WEIGHTS, -0.001), {})
    assert "-0.0" not in (tmp_path / "habits.json").read_text(encoding="utf-8")
