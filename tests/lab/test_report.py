"""Totals and studies for people, in their language."""

import pytest

from escapade.core.errors import BadInput
from escapade.lab import report
from escapade.lab.studies.dark_castle.cards import CardTotals, CastleTotals, count_cards
from escapade.lab.studies.dark_castle.report import cards_table, castles_table, ways_table
from escapade.lab.studies.registry import reports_of
from escapade.language.sentences import Language
from escapade.sim.batch import run
from escapade.sim.stats import SeatTotals, Totals

ENGLISH, FRENCH = Language("en", strict=True), Language("fr", strict=True)
CASTLES = CastleTotals(2, 8, 4, 5, {"cell_door": CardTotals(8, 2, 12), "scullery_rats": CardTotals()})


def test_everybody_and_everything_is_there() -> None:
    """Seats with their bots, how matches ended, how long they were."""
    totals = run("evades", {"squares": 20}, ["random", "random"], 20, 1)
    text = report.totals_as_text(totals, ENGLISH)
    assert text.count("random") == 2
    assert "all_aboard" in text
    assert "Median" in text
    assert f"{totals.decisions}" in text
    assert max(len(line) for line in text.splitlines()) <= report.WIDTH


def test_a_dash_stands_where_there_is_no_score() -> None:
    totals = Totals("elba", 1, {}, ["greedy", "mute"], 1, matches=10, seats=[SeatTotals(5, 1, 110, 10), SeatTotals()])
    rows = report.totals_as_text(totals, ENGLISH).splitlines()
    assert [row.split()[-1] for row in rows if row.split()[:1] in (["p0"], ["p1"])] == ["11.00", "–"]


def test_every_heading_is_said_in_the_language_of_the_reader() -> None:
    totals = Totals("elba", 1, {}, ["greedy"], 1, seats=[SeatTotals()])
    for language in (ENGLISH, FRENCH):
        text = report.totals_as_text(totals, language)
        assert [key for key in report.HEADINGS.values() if language.say(key) not in text] == []


def test_DC_23_castles_by_number_of_players() -> None:
    """DC-23: how many escaped, reached the boss, and beat it of those who did."""
    assert castles_table([CASTLES], ENGLISH).as_markdown().splitlines() == [
        "| Players | Castles | Escaped | Reached the boss | Beat the boss |", "|---:|---:|---:|---:|---:|",
        "| 2 | 8 | 50.0 % | 62.5 % | 80.0 % |"]


@pytest.mark.parametrize(("language", "headings"), [
    (ENGLISH, "| Card | killed, 2p | HP, 2p |"), (FRENCH, "| Carte | tués, à 2 | PV, à 2 |")])
def test_DC_23_cards_by_name(language: Language, headings: str) -> None:
    """DC-23: how often each kills and what it costs, under the name it has on the page; no party, no division."""
    door, rats = (language.name("dark_castle", "card", key) for key in CASTLES.cards)
    assert cards_table([CASTLES], language).as_markdown().splitlines() == [
        headings, "|---|---:|---:|", f"| {door} | 25.0 % | 1.5 |", f"| {rats} | 0.0 % | 0.0 |"]


def test_DC_8_ways_by_share() -> None:
    """DC-8: how often each way was taken, of the times there was a choice; none taken, no division."""
    ways = {"hangman": {"hangman_single": 3, "hangman_crowd": 1}, "duellist": {"duellist_accept": 0}}
    castles = CastleTotals(2, ways=ways)
    shares = [row.split("|")[-2].strip() for row in ways_table([castles], ENGLISH).as_markdown().splitlines()]
    assert shares == ["taken, 2p", "---:", "75.0 %", "25.0 %", "0.0 %"]


def test_DC_8_only_choices_are_counted() -> None:
    """DC-8: of the parties that met a card at most each has chosen once, and somebody has."""
    totals = count_cards(["random"] * 2, 7, 10)
    chosen = {card: sum(ways.values()) for card, ways in totals.ways.items()}
    assert all(times <= totals.cards[card].met for card, times in chosen.items())
    assert sum(chosen.values()) > 0


def test_the_study_of_the_cards_is_found_by_the_key_of_its_game() -> None:
    """A run with its observer, on two processes, written in French; other games have no such report."""
    found = reports_of("dark_castle")["cards"]
    totals = run("dark_castle", {}, ["random"] * 2, 4, 1, 2, studies=[found.study])
    tables = found.tables(totals, FRENCH)
    assert tables[0].headings[:2] == ["Joueurs", "Châteaux"]
    assert tables[0].rows[0][:2] == ["2", "4"]
    assert len({table.title for table in tables}) == 3, "each says what it is"
    assert dict(reports_of("evades")) == dict(reports_of("pocket")) == {}
    with pytest.raises(BadInput):
        run("evades", {}, ["random"] * 2, 1, 1, studies=[found.study])


def test_DC_26_decisions_by_question() -> None:
    """DC-26: what players are asked, the naming that ends a sharing apart from the sharing itself; no other game."""
    found = reports_of("dark_castle")["decisions"]
    totals = run("dark_castle", {"chapters": 1}, ["greedy"] * 2, 4, 1, 2, studies=[found.study])
    rows = {cells[0]: float(cells[1]) for cells in found.tables(totals, ENGLISH)[0].rows}
    assert rows["`choose`"] == 2.0
    assert rows["all decisions"] == pytest.approx(totals.decisions / 4, abs=0.06)
    assert rows["sharing in all (without the naming)"] == pytest.approx(
        rows["`share`"] + rows.get("`consent`", 0.0), abs=0.11), "each is rounded"
    assert rows["`turn`"] > 1.0
    with pytest.raises(BadInput):
        run("evades", {}, ["random"] * 2, 1, 1, studies=[found.study])
