"""The table of docs/benchmarks.md: the limit plays our game, and what the command writes is what it measured."""

import json
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks import limit, table
from benchmarks.chart import short

ROWS = [{"game": "evades", "what": "engine", "before": 5e6, "ours": 1e7, "peer": 2e6, "limit": 4.5e7},
        {"game": "evades", "what": "sim", "before": 1e5, "ours": 4e6, "sharing": 1.9}]


@pytest.mark.skipif(shutil.which(limit.COMPILER[0]) is None, reason="nothing can be compiled here")
def test_the_limit_plays_the_very_same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions, turns, ways to end, points and winners; and a program that plays otherwise is caught."""
    found = limit.check_same_matches(60)
    assert found["matches"] == 60
    assert sum(found["reasons"]) == 60
    play = limit.play
    monkeypatch.setattr(limit, "play", lambda rng, matches, seconds: play(rng, matches, seconds) | {"turns": 1})
    with pytest.raises(AssertionError, match="plays another game"):
        limit.check_same_matches(3)


def test_the_table_has_every_ratio() -> None:
    """Ours to what was before, to the peer and to the limit; the engine to the simulator."""
    engine, sim = table.as_markdown(ROWS).splitlines()[2:]
    assert engine == "| evades | engine | 5 M | 10 M | 2 M | 45 M | 2.00 | 5.00 | 4.50 |  |  |"
    assert sim == "| evades | sim | 100 k | 4 M |  |  | 40.00 |  |  | 2.50 | 1.90 |"


def test_the_chart_has_a_bar_for_every_figure() -> None:
    """Six figures, six bars on one ground, each with its value."""
    chart = ElementTree.fromstring(table.as_chart(ROWS, "2026-11-17"))
    tag = "{http://www.w3.org/2000/svg}"
    assert len(chart.findall(f"{tag}rect")) == 1 + 6
    told = [text.text for text in chart.findall(f"{tag}text")]
    for row in ROWS:
        for whose in table.COLUMNS:
            if whose in row:
                assert short(float(str(row[whose]))) in told


def test_the_page_keeps_what_stands_around_the_table() -> None:
    """Only the table is written by the command; writing it twice changes nothing."""
    page = f"# Before\n\n{table.BEGIN}\nold\n{table.END}\n\nafter\n"
    once = table.with_table(page, ROWS, "2026-11-17")
    assert once.startswith("# Before\n")
    assert once.endswith("after\n")
    assert "old" not in once
    assert table.with_table(once, ROWS, "2026-11-17") == once


def test_a_run_without_searches_leaves_those_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures, chart and table are kept with the date; the searches stay with the date they have."""
    page = tmp_path / "page.md"
    searches = f"{table.SEARCHES_BEGIN}\nMeasured long ago.\n{table.SEARCHES_END}\n"
    page.write_text(f"{table.BEGIN}\nold\n{table.END}\n{searches}")
    monkeypatch.setattr(table, "PAGE", page)
    monkeypatch.setattr(table, "KEPT", tmp_path / "kept")
    table.keep(ROWS, [], "2026-11-18")
    assert page.read_text().endswith(searches)
    assert "Measured on 2026-11-18" in page.read_text()
    assert json.loads((tmp_path / "kept" / "2026-11-18.json").read_text())["rows"] == ROWS
    assert (tmp_path / "kept" / "2026-11-18.svg").is_file()


def test_the_page_has_a_place_for_the_table() -> None:
    """And figures that were kept are those it shows."""
    page = table.PAGE.read_text(encoding="utf-8")
    assert page.count(table.BEGIN) == page.count(table.END) == 1
    kept = sorted(table.KEPT.glob("*.json"))
    assert kept, "no run is kept"
    assert f"benchmarks/{kept[-1].name}" in page
    assert kept[-1].with_suffix(".svg").exists()
