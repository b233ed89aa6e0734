"""The report as people read it: one file, nothing fetched, warnings that are true, the same in Markdown and JSON."""

import json
import re
from pathlib import Path

import pytest

from escapade.games import load
from escapade.lab.findings import Findings
from escapade.lab.marks import Marks, Tally
from escapade.lab.page.sections import document_of
from escapade.lab.page.write import as_html, as_markdown
from escapade.lab.portrait import portrait_of
from escapade.lab.warnings import warnings_of
from escapade.language.sentences import Language
from escapade.sim.stats import SeatTotals, Totals
from tests.cli.program import run

ENGLISH = Language("en", strict=True)
MOST_BYTES = 3_000_000


def findings(wins: list[int], marks: Marks | None = None, bots: list[str] | None = None) -> Findings:
    """What ten thousand races of four would say in which the seats won so often."""
    game = load("evades")
    seats = [SeatTotals(found, 0, 5 * found, 10_000) for found in wins]
    totals = Totals("evades", game.version, dict(game.options), bots or ["greedy"] * 4, 1, 10_000, 100, seats)
    counted = marks or Marks(10_000)
    for subject, key in (("dice", "white"), ("boats", "speedboat")):
        counted.times[subject, key] += 1
    totals.studies = [counted]
    totals.rounds.update({12: 6000, 14: 4000})
    totals.outcomes.update({"all_aboard": 10_000})
    return Findings(game, portrait_of("evades"), totals, [], ENGLISH)


def test_a_seat_that_wins_too_often_is_named() -> None:
    """Where all seats are played alike; with other bots in them it is no wonder."""
    found = warnings_of(findings([2900, 2500, 2400, 2200]))
    assert found[0] == "Seat p0 wins more than its share: 29.0 % (28.1–29.9), where 25.0 % would be even."
    assert any(said.startswith("Seat p3 wins less than its share: 22.0 %") for said in found)
    assert not any(said.startswith("Seat p1") for said in found)
    assert not any("share:" in said for said in warnings_of(findings([2900, 2500, 2400, 2200],
                                                                     bots=["a", "b", "b", "b"])))
    assert not any("share:" in said for said in warnings_of(findings([2510, 2490, 2520, 2480])))


def test_a_thing_that_decides_is_named_and_what_nobody_takes() -> None:
    """A die that is worth forty points; seven prisoners that nobody ever sent back."""
    marks = Marks(10_000)
    marks.everybody = {(0, 0): Tally(10_000, 4000)}
    marks.having["dice", "white"] = {(0, 0): Tally(5000, 3000)}
    found = warnings_of(findings([2500] * 4, marks))
    assert any(said.startswith("white (Dice taken) goes with +40.0 ± 1.8 points") for said in found), found
    assert any(said.startswith("7 never seen (Prisoners sent back): ") for said in found)


def test_a_match_decided_at_half_time_and_one_that_drags_on() -> None:
    """The leader at half-time wins nine times of ten; one match of ten is four times as long as half of them."""
    marks = Marks(10_000)
    marks.led.update({"won": 9000, "lost": 1000})
    drawn = findings([2500] * 4, marks)
    drawn.totals.rounds.update({60: 1000})
    found = warnings_of(drawn)
    assert any(said.startswith("90.0 % of those who lead at half-time win") for said in found)
    assert any("lasts 60 rounds" in said for said in found)


def test_the_page_needs_nothing_else() -> None:
    """No script, no address, no picture from elsewhere; what is in a name does not become markup."""
    document = document_of(findings([2900, 2500, 2400, 2200], bots=["<b>x</b>"] * 4), None)
    page = as_html(document)
    assert "<script" not in page
    assert not re.findall(r"(?:src|href)=|url\(|@import", page)
    assert "http" not in page.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "<b>x</b>" not in page
    assert "&lt;b&gt;x&lt;/b&gt;" in page
    assert page.count("<svg") == 3, "seats, lengths, the board"
    assert len(page.encode()) < MOST_BYTES
    told = as_markdown(document)
    assert all(f"## {section.title}" in told for section in document.sections if section.title)
    assert "| p0 (<b>x</b>) | 2900 | 0 | 29.0 | 28.1–29.9 |" in told


@pytest.mark.parametrize(("ending", "words"), [
    (".html", "<h2>Cartes retournées</h2>"), (".md", "## Carte par carte"), (".json", '"deaths"')])
def test_a_report_is_written_as_its_file_is_called(tmp_path: Path, ending: str, words: str) -> None:
    """In French; the castle's own study of its cards is part of it."""
    path = tmp_path / f"report{ending}"
    done = run("report", "dark_castle", "--seats", "random,random", "--option", "chapters=2", "--matches", "6",
               "--seed", "3", "--workers", "1", "--vary", "difficulty=gentle", "--language", "fr", "-o", str(path))
    assert (done.code, done.out) == (0, "")
    text = path.read_text(encoding="utf-8")
    assert words in text
    assert "difficulty=gentle" in text
    if ending == ".json":
        written = json.loads(text)
        assert written["matches"] == 6
        assert written["by_option"][0]["option"] == "difficulty=gentle"
        assert written["studies"]["cards"]["matches"] == written["studies"]["turns"]["matches"] == 6
        assert sum(written["visits"].values()) == sum(one["times"] for one in written["subjects"]["deaths"])


@pytest.mark.parametrize(("words", "sentence"), [
    (["-o", "report.pdf"], "must end with one of .html, .md, .json"),
    (["-o", "report.html", "--vary", "squares=3"], "Option “squares” cannot be “3”."),
    (["-o", "/nowhere/report.html", "--option", "round_limit=1"], "/nowhere/report.html cannot be written"),
])
def test_what_cannot_be_reported_is_refused(words: list[str], sentence: str) -> None:
    """With a sentence, and no trace."""
    done = run("report", "evades", "--seats", "random,random", "--matches", "2", "--seed", "1", "--workers", "1",
               *words)
    assert done.code == 2
    assert sentence in done.err
