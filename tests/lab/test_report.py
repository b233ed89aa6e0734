"""Tables for people."""

from escapade.lab import report
from escapade.lab.studies.evades import Strength
from escapade.sim.batch import run
from escapade.sim.stats import SeatTotals


def test_the_table_has_everybody_and_everything() -> None:
    """Seats with their bots, how matches ended, how long they were."""
    totals = run("evades", {"squares": 20}, ["random", "random"], 20, 1)
    text = report.table(totals)
    assert text.count("random") == 2
    assert "all_aboard" in text
    assert "Median" in text
    assert f"{totals.decisions}" in text
    assert max(len(line) for line in text.splitlines()) <= report.WIDTH


def test_another_language_hands_in_its_own_words() -> None:
    """Every heading comes from the mapping."""
    totals = run("evades", {"squares": 20}, ["random", "random"], 2, 1)
    shouted = {key: word.upper() for key, word in report.HEADINGS.items()}
    assert "MEDIAN" in report.table(totals, shouted)


def test_the_table_of_strengths() -> None:
    """One line for each bot; a dash where there is no score."""
    rows = [Strength("greedy", "random", 200, SeatTotals(150, 20, 2200, 200), 1.5),
            Strength("mute", "random", 10, SeatTotals(), 0.1)]
    text = report.strength_table(rows)
    assert "greedy" in text
    assert "85.0" in text
    assert "11.00" in text
    assert text.splitlines()[-1].split()[-2:] == ["–", "0.1"]
