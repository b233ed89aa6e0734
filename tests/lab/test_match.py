"""A match looked at again, as people read it: in both languages, as a page, Markdown, data and on a terminal."""

import json
import re
from itertools import product
from pathlib import Path

import pytest

from escapade.coach.analysis import Analysis, Player, analyse
from escapade.coach.figures import Estimate
from escapade.coach.judging import Judged
from escapade.coach.verdict import ending, luck_class, play_class
from escapade.lab.match.data import to_json
from escapade.lab.match.page import document_of
from escapade.lab.match.words import Words
from escapade.lab.page.write import as_html, as_markdown
from escapade.language.sentences import Language
from tests.cli.program import run
from tests.coach.records import short_record, work_little

NAMES = ["Anna", "<Bob>"]


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Much less than people get."""
    work_little(monkeypatch)


@pytest.fixture(name="looked_at")
def _looked_at() -> Analysis:
    """A match with a blunder, a mistake, a doubtful choice and a find written into it."""
    found = analyse(short_record())
    others = [one for one in found.judged if one.is_other][:4]
    for one, loss in zip(others, (0.2, 0.1, 0.05, -0.1), strict=True):
        one.sure, one.worth = Estimate(loss, 0.001, 50), Estimate(0.3, 0.05, 50)
    return found


def player(luck: float, spread: float, loss: float, error: float, worth: float = 0.0) -> Player:
    return Player(0, worth, luck, spread, 10, Estimate(10 * loss, 10 * error, 100), 0.69)


def test_luck_and_play_need_to_be_clear() -> None:
    """Luck beyond its usual measure and large enough to matter; play whose whole interval is good, or bad."""
    assert [luck_class(player(luck, 0.3, 0, 0)) for luck in (0.3, 0.1, -0.1, -0.3)] == ["good", "fair", "fair", "bad"]
    assert luck_class(player(0.09, 0.01, 0, 0)) == "fair"
    assert [play_class(player(0, 1, loss, 0.002)) for loss in (0.001, 0.016, 0.03)] == ["good", "bad", "bad"]
    assert play_class(player(0, 1, 0.02, 0.02)) == "open"
    assert play_class(Player(0, 0.0, 0.0, 1.0, 0, Estimate(0.0, 0.0, 0), 0.1)) == "none"
    assert [ending(player(0, 1, 0, 0, worth)) for worth in (1.0, 0.5, 0.0)] == ["won", "shared", "nearly"]
    assert ending(Player(0, 0.0, 0.0, 1.0, 0, Estimate(0.0, 0.0, 0), 0.1)) == "lost"


def test_you_drew_well_and_played_badly_and_it_nearly_worked(looked_at: Analysis) -> None:
    """The sentence of the issue, in both languages."""
    told = player(0.5, 0.3, 0.05, 0.002)
    assert Words(looked_at, Language("en", strict=True), NAMES).verdict(told) == (
        "Anna drew well and played badly. It nearly worked: at the best moment a win was 69 % likely.")
    assert Words(looked_at, Language("fr", strict=True), NAMES).verdict(told) == (
        "Anna a eu de bons tirages et a mal joué. Il s’en est fallu de peu\N{NO-BREAK SPACE}: au meilleur moment, "
        "la victoire était probable à 69\N{NO-BREAK SPACE}%.")


@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_verdict_is_a_sentence(code: str) -> None:
    """All luck, all play, all endings; no two the same."""
    language = Language(code, strict=True)
    told = [language.say("cli-analyse-verdict", name="Anna", luck=luck, play=play)
            for luck, play in product(("good", "fair", "bad"), ("good", "bad", "open", "none"))]
    told += [language.say("cli-analyse-ending", ending=one, best="69") for one in ("won", "shared", "nearly", "lost")]
    assert len(set(told)) == 16
    assert all(said.endswith(".") for said in told)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_page_is_one_file_that_needs_nothing(code: str, looked_at: Analysis) -> None:
    """A line for each player, a dot for each mistake, names escaped, nothing fetched, no script."""
    page = as_html(document_of(looked_at, Language(code, strict=True), NAMES))
    assert f'<html lang="{code}">' in page
    assert page.count("<polyline") == 2
    assert page.count("<circle") == 3 + 2
    assert "&lt;Bob&gt;" in page
    assert "<Bob>" not in page
    assert not re.search(r"<script|<link|src=|url\(|@import", page)
    assert [address for address in re.findall(r"https?://[^\"]*", page) if "www.w3.org/2000/svg" not in address] == []
    for mark in ("blunder", "mistake", "doubtful", "found"):
        assert Language(code).say(f"cli-analyse-mark-{mark}") in page


def test_markdown_lists_mistakes_by_size(looked_at: Analysis) -> None:
    """The worst first, each with what would have been better and its interval."""
    text = as_markdown(document_of(looked_at, Language("en", strict=True), NAMES))
    marks = re.findall(r"\| (\?\?|\?!|\?|!) (\w+) \| ([+−]\d+)\s±\s0", text)
    assert marks == [("??", "blunder", "−20"), ("?", "mistake", "−10"), ("?!", "doubtful", "−5"), ("!", "found", "+10")]


def test_data_has_every_figure(looked_at: Analysis) -> None:
    """What the page rounds stands in the data; it is JSON."""
    told = json.loads(json.dumps(to_json(looked_at, NAMES)))
    assert told["players"] == NAMES
    assert [point["entry"] for point in told["curve"]] == list(range(len(looked_at.steps) + 1))
    assert len(told["choices"]) == len(looked_at.judged)
    assert [one["mark"] for one in told["choices"] if "mark" in one][:4] == ["blunder", "mistake", "doubtful", "found"]
    assert all(one["taken"] != one["expert"] for one in told["choices"] if "loss" in one)
    assert len([one for one in told["choices"] if "loss" in one]) == len([one for one in looked_at.judged
                                                                          if one.is_looked_at])
    assert {seat["seat"]: seat["result"] for seat in told["seats"]} == {"p0": looked_at.players[0].worth,
                                                                       "p1": looked_at.players[1].worth}


def test_a_castle_has_one_curve() -> None:
    """All win together: one line, called so."""
    found = analyse(short_record("dark_castle", ("greedy", "greedy")))
    page = as_html(document_of(found, Language("en", strict=True), NAMES))
    assert page.count("<polyline") == 1
    assert "all together" in page


def test_the_command(tmp_path: Path) -> None:
    """On the terminal, as data, as files; and what cannot be."""
    file = tmp_path / "match.jsonl"
    file.write_text(short_record().write(), encoding="utf-8")
    shown = run("analyse", str(file))
    assert shown.code == 0
    assert "In a word" in shown.out
    assert "Luck and play" in shown.out
    assert "En un mot" in run("analyse", str(file), "--language", "fr").out
    assert json.loads(run("analyse", str(file), "--json").out)["game"] == "evades"
    for ending_of_file, start in ((".html", "<!doctype html>"), (".md", "# Les Évadés"), (".json", "{")):
        page = tmp_path / f"match{ending_of_file}"
        assert run("analyse", str(file), "-o", str(page)).code == 0
        assert page.read_text(encoding="utf-8").startswith(start)
    refused = run("analyse", str(file), "-o", str(tmp_path / "match.pdf"))
    assert refused.code == 2
    assert ".html" in refused.err
    file.write_text("\n".join(short_record().write().splitlines()[:30]), encoding="utf-8")
    unfinished = run("analyse", str(file))
    assert unfinished.code == 2
    assert "not over yet" in unfinished.err


def test_marks_are_those_of_the_choices(looked_at: Analysis) -> None:
    """A choice that was not looked at longer is in no list."""
    assert all(one.sure is not None for one in looked_at.mistakes)
    assert [round(one.sure.mean, 2) for one in looked_at.mistakes if one.sure][:3] == [0.2, 0.1, 0.05]
    assert Judged(looked_at.steps[0], looked_at.steps[0].action).mark == ""
