"""DC-23: the castle is hard and fair; a short run with wide limits. The full table is in docs/games/dark_castle.md."""

import json
from pathlib import Path

import pytest

import escapade
from escapade.core.referee import random_match
from escapade.core.rng import from_words
from escapade.games import load
from escapade.lab.studies.dark_castle.cards import CastleTotals, count_cards
from tests.conformance.goldens import golden_files
from tests.games.dark_castle.cards import CHAPTERS, content
from tests.games.dark_castle.plays import new_match

CASTLES = 300 if escapade.compiled() else 10
"""Castles for each number of players: seconds of the compiled engine, some twenty of the interpreted one."""
RANDOM_CASTLES = 300 if escapade.compiled() else 100
"""Random parties die soon, so that more of their castles fit; in ten, one lucky party would already be 10 %."""
FEWEST, MOST = (0.40, 0.70) if escapade.compiled() else (0.20, 0.90)
"""What of them greedy may escape from. DC-23 asks for 40 to 60 % over 10,000; three hundred swing by six points either
way, ten by thirty, which is why the short run allows more. Still nine of ten is the most and two the least: a castle
where nobody dies, or nobody lives, is found by either. The seed is fixed, so that only a change can break them."""


def greedy(seats: int, matches: int) -> CastleTotals:
    """Castles of greedy parties, always the same ones."""
    return count_cards(["greedy"] * seats, 7, matches)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_DC_23_greedy_parties(seats: int) -> None:
    """DC-23: greedy escapes at least 20 % of the time, and not too often; some die on the way, some at the boss."""
    totals = greedy(seats, CASTLES)
    assert totals.matches == CASTLES
    assert FEWEST <= totals.win_rate() <= MOST
    assert totals.won <= totals.reached <= totals.matches
    assert sum(card.killed for card in totals.cards.values()) == CASTLES - totals.won


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_DC_23_random_parties(seats: int) -> None:
    """DC-23: random play escapes less than 5 % of the time."""
    game = load("dark_castle")
    won = 0
    for number in range(RANDOM_CASTLES):
        state = game.new(seats)
        random_match(game, state, from_words(number, seats, 5))
        outcome = game.outcome(state)
        assert outcome is not None
        won += outcome["reason"] == "boss_beaten"
    assert won <= RANDOM_CASTLES * 0.05


def test_the_limits_find_a_castle_that_is_too_kind(tmp_path: Path) -> None:
    """Planted: one chapter, which only heals, and bosses without printed dice are escaped from too often."""
    bosses = content("bosses")
    for boss in bosses["bosses"]:
        boss["steps"] = [{"fight": {"dice": [], "damage": 1, "rest": "free"}}]
    pantry = next(card for card in CHAPTERS if card["key"] == "forgotten_pantry")
    files = {"pack": {"key": "kind", "game": "dark_castle"}, "bosses": bosses,
             "chapters": {"chapters_in_a_castle": 1, "chapters": [pantry]}}
    for name, data in files.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")
    totals = count_cards(["greedy"] * 2, 7, CASTLES, tmp_path)
    assert totals.win_rate() > MOST


def test_DC_23_every_card_is_counted() -> None:
    """DC-23: the report by card counts every card once a party met it."""
    totals = greedy(2, 3)
    assert totals.cards["cell_door"].met == 3
    assert len(totals.cards) == 51


def test_goldens_meet_every_boss() -> None:
    """DC-3: the golden matches meet every boss and at least thirty chapters, on 1 to 4 seats."""
    text = "".join(path.read_text(encoding="utf-8") for path in golden_files("dark_castle"))
    names = new_match(2).game.shapes.chances[0].fields[0].names
    assert all(f"chance boss {boss}" in text for boss in
               ("castellan", "bone_queen", "moat_hydra", "masked_count", "sleepless_saint"))
    assert sum(f"chance chapter {name}" in text for name in names) >= 30
    assert {path.stem[-1] for path in golden_files("dark_castle") if path.stem.startswith("greedy")} == set("1234")
