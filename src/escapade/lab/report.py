"""Totals for people: tables."""

from collections.abc import Mapping
from io import StringIO

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table

from escapade.lab.studies.evades import Strength
from escapade.sim.stats import Totals, wilson

HEADINGS: Mapping[str, str] = {
    "seat": "Seat", "bot": "Bot", "matches": "Matches", "wins": "Wins", "shared": "Shared",
    "win_rate": "Wins %", "rate": "Wins or shares %", "interval": "95 % interval", "score_mean": "Score",
    "outcome": "Ended by", "share": "%", "rounds": "Rounds", "mean": "Mean", "p5": "5 %", "p50": "Median",
    "p95": "95 %", "decisions": "Decisions", "seconds": "Seconds",
}
"""The words of the tables; a door that speaks another language hands in its own."""
WIDTH = 110


def table(totals: Totals, headings: Mapping[str, str] = HEADINGS) -> str:
    """The totals as plain text."""
    return as_text(tables(totals, headings))


def strength_table(rows: list[Strength], headings: Mapping[str, str] = HEADINGS) -> str:
    """Strengths as plain text."""
    return as_text(strengths(rows, headings))


def tables(totals: Totals, headings: Mapping[str, str] = HEADINGS) -> RenderableType:
    """Who won how often, how matches ended, how long they were."""
    return Group(_seats(totals, headings), _outcomes(totals, headings), _length(totals, headings))


def strengths(rows: list[Strength], headings: Mapping[str, str] = HEADINGS) -> RenderableType:
    """One line for each bot that was measured against random ones."""
    shown = _table(headings, ["bot"], ["matches", "wins", "shared", "rate", "interval", "score_mean", "seconds"])
    for row in rows:
        hits = row.totals.wins + row.totals.shared
        shown.add_row(row.bot, f"{row.matches}", f"{row.totals.wins}", f"{row.totals.shared}",
                      percent(row.rate()), interval(hits, row.matches), mean(row.totals.score_mean()),
                      f"{row.seconds:.1f}")
    return shown


def _seats(totals: Totals, headings: Mapping[str, str]) -> Table:
    shown = _table(headings, ["seat", "bot"], ["wins", "shared", "win_rate", "interval", "score_mean"])
    for seat, found in enumerate(totals.seats):
        shown.add_row(f"p{seat}", totals.bots[seat], f"{found.wins}", f"{found.shared}",
                      percent(found.wins / max(1, totals.matches)), interval(found.wins, totals.matches),
                      mean(found.score_mean()))
    return shown


def _outcomes(totals: Totals, headings: Mapping[str, str]) -> Table:
    shown = _table(headings, ["outcome"], ["matches", "share"])
    for reason, count in totals.outcomes.most_common():
        shown.add_row(reason, f"{count}", percent(count / max(1, totals.matches)))
    return shown


def _length(totals: Totals, headings: Mapping[str, str]) -> Table:
    shown = _table(headings, ["rounds"], ["mean", "p5", "p50", "p95", "matches", "decisions", "seconds"])
    written = totals.to_json()["rounds"]
    assert isinstance(written, dict)
    shown.add_row("", f"{written['mean']:.1f}", *(f"{written[name]}" for name in ("p5", "p50", "p95")),
                  f"{totals.matches}", f"{totals.decisions}", f"{totals.seconds:.1f}")
    return shown


def _table(headings: Mapping[str, str], texts: list[str], numbers: list[str]) -> Table:
    made = Table(box=box.SIMPLE_HEAD)
    for name in texts:
        made.add_column(headings[name], no_wrap=True)
    for name in numbers:
        made.add_column(headings[name], justify="right", no_wrap=True)
    return made


def percent(rate: float) -> str:
    """A rate as a percentage."""
    return f"{100 * rate:.1f}"


def interval(hits: int, trials: int) -> str:
    """Wilson's interval as percentages."""
    low, high = wilson(hits, trials)
    return f"{percent(low)}–{percent(high)}"


def mean(value: float | None) -> str:
    """A mean, or a dash where there is none."""
    return "–" if value is None else f"{value:.2f}"


def as_text(shown: RenderableType) -> str:
    """A table as text without colours, whatever terminal there is."""
    console = Console(file=StringIO(), width=WIDTH, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(shown)
    return "\n".join(line.rstrip() for line in capture.get().splitlines()).strip("\n")
