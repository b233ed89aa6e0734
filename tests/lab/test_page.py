"""The report as people read it: one file, nothing fetched, warnings that are true, the same in Markdown and JSON."""

import json
import re
from pathlib import Path

import pytest

from escapade.games import load
from escapade.lab.findings import Findings
from escapade.lab.marks import Marks, Tally
from escapade.lab.page import charts
from escapade.lab.page.document import Document, Section
from escapade.lab.page.sections import document_of
from escapade.lab.page.write import as_html, as_markdown
from escapade.lab.portrait import portrait_of
from escapade.lab.table import Table
from escapade.lab.warnings import warnings_of
from escapade.language.sentences import Language
from escapade.sim import batch
from escapade.sim.stats import SeatTotals, Totals
from tests.cli.program import run

ENGLISH, FRENCH = Language("en", strict=True), Language("fr", strict=True)
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
    for screen in ("wide", "narrow"):
        assert page.count(f'<div class="{screen}"><svg') == 3, "seats, lengths, the board"
    assert len(page.encode()) < MOST_BYTES
    told = as_markdown(document)
    assert all(f"## {section.title}" in told for section in document.sections if section.title)
    assert "| p0 (<b>x</b>) | 2900 | 0 | 29.0 | 28.1–29.9 |" in told


def test_figures_are_written_as_the_language_writes_them() -> None:
    """A comma in French, also in drawings; a true minus; nothing breaks a figure from its sign; markup stays."""
    bar = '<rect x="1.5"/><text y="2.5">+1.5 ± 0.5</text>'
    section = Section("x", ["29.0 % of p0, squares=24"], bar, Table(["x"], [["-7.9 ± 12.3", "28.1–29.9", "a-1"]]))
    told = Document("fr", "x", ["1.5"], ["−2.5"], [section], "", "", "").spoken(",")
    assert told.sections[0].words == ["29,0\u00a0% of p0, squares=24"]
    assert told.sections[0].drawing == '<rect x="1.5"/><text y="2.5">+1,5\u00a0±\u00a00,5</text>'
    assert told.sections[0].table == Table(["x"], [["−7,9\u00a0±\u00a012,3", "28,1–29,9", "a-1"]])
    assert (told.lead, told.warnings) == (["1,5"], ["−2,5"])


def test_the_heat_map_can_be_read() -> None:
    """On a desk every place has its name and figure; on a phone figures alone; ink that stands out from its ground."""
    game = load("dark_castle")
    board_of = portrait_of("dark_castle").board
    assert board_of is not None
    board = board_of(game, None)
    names = {spot.key: ENGLISH.name("dark_castle", "card", spot.key) for spot in board.spots}
    values = {spot.key: place / 1000 for place, spot in enumerate(board.spots)}
    desk, phone = (charts.heat(board, values, names, "x", layout) for layout in (charts.WIDE, charts.NARROW))
    assert desk.count('class="spot-figure"') == phone.count('class="spot-figure"') == len(board.spots)
    assert {spot.key for spot in board.spots if charts.name_lines(names[spot.key], spot, 1088 / 760)[0]} == set(names)
    assert 'class="spot-name"' in desk
    assert 'class="spot-name"' not in phone
    assert ">5.0 %<" in desk, "what is rare is told as a share"
    assert [charts.ink_on(*colour) for colour in (charts.COLD, (197, 119, 100), charts.HOT)] == \
        [charts.INK, charts.INK, charts.WHITE]


def test_rules_are_named_and_only_what_can_be_is_missed() -> None:
    """A number alone says nothing; nobody jumps to a corridor, and a card that never kills is no warning."""
    game = load("elba")
    totals = Totals("elba", game.version, dict(game.options), ["greedy"] * 3, 1, 1000, 9, [SeatTotals(333)] * 3)
    totals.studies = [Marks(1000)]
    found = Findings(game, portrait_of("elba"), totals, [], ENGLISH)
    assert "EL-24 The loser" in [rule.name for rule in found.rules]
    assert "EL-24 Le perdant" in [rule.name for rule in Findings(game, portrait_of("elba"), totals, [], FRENCH).rules]
    jumps, weapons = found.things["jumps"], found.things["weapons"]
    assert [thing.name for thing in jumps if "corridor" in thing.name] == []
    assert {"SPEAR", "ARM", "RAM"} <= {thing.name for thing in weapons}
    said = warnings_of(found)
    assert any("never seen (Rooms jumped to)" in one and one.endswith(" more.") for one in said), said
    castle = load("dark_castle")
    totals = Totals("dark_castle", castle.version, dict(castle.options), ["greedy"], 1, 1000, 9, [SeatTotals(333)])
    totals.studies = [Marks(1000)]
    said = warnings_of(Findings(castle, portrait_of("dark_castle"), totals, [], ENGLISH))
    assert any("(Cards turned)" in one for one in said)
    assert not any("(Cards that killed)" in one for one in said)


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
    (["-o", "/nowhere/report.html"], "/nowhere/report.html cannot be written"),
])
def test_what_cannot_be_reported_is_refused(monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str) -> None:
    """With a sentence, and before hours are spent on what nobody can keep."""
    monkeypatch.setattr(batch, "run", lambda *_, **__: pytest.fail("matches were played"))
    done = run("report", "evades", "--seats", "random,random", "--matches", "2", "--seed", "1", "--workers", "1",
               *words)
    assert done.code == 2
    assert sentence in done.err
