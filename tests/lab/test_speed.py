"""The figures of `escapade bench engine`."""

import json

import escapade
from escapade.games import load
from escapade.lab import speed

RATES = ["engine_decisions_per_second", "python_decisions_per_second", "clones_per_second", "views_per_second",
         "imagines_per_second", "matches_per_second"]


def test_every_figure_is_there() -> None:
    """Positive rates, the engine that ran, and the share of forced decisions."""
    figures = json.loads(json.dumps(speed.engine(load("evades"), 4, 0.1)))
    assert set(figures) == {"compiled", "forced_share", *RATES}
    assert figures["compiled"] == escapade.compiled()
    assert all(figures[name] > 0 for name in RATES)
    assert 0 < figures["forced_share"] < 0.5


def test_any_game_can_be_measured() -> None:
    """Nothing here knows Les Évadés."""
    assert speed.engine(load("pocket"), 3, 0.05)["matches_per_second"]
