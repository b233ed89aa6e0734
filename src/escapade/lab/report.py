"""Totals for people, in their language."""

from collections.abc import Mapping
from io import StringIO

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table

from escapade.language.sentences import Language
from escapade.sim.stats import Totals, wilson

HEADINGS: Mapping[str, str] = {
    "seat": "cli-sim-seat", "bot": "cli-sim-bot", "matches": "cli-sim-matches", "wins": "cli-sim-wins",
    "shared": "cli-sim-shared", "win_rate": "cli-sim-win-rate", "interval": "cli-sim-interval",
    "score_mean": "cli-sim-score", "outcome": "cli-sim-outcome", "share": "cli-sim-share", "rounds": "cli-sim-rounds",
    "mean": "cli-sim-mean", "p5": "cli-sim-p5", "p50": "cli-sim-median", "p95": "cli-sim-p95",
    "decisions": "cli-sim-decisions", "seconds": "cli-sim-seconds",
}
"""Column → the key of its heading."""
WIDTH = 110


def totals_as_text(totals: Totals, language: Language) -> str:
    """Who won how often, how matches ended, how long they were: plain text, for any terminal."""
    return as_text(Group(_seats(totals, language), _outcomes(totals, language), _length(totals, language)))


def _seats(totals: Totals, language: Language) -> Table:
    shown = _columns(language, ["seat", "bot"], ["wins", "shared", "win_rate", "interval", "score_mean"])
    for seat, found in enumerate(totals.seats):
        shown.add_row(f"p{seat}", totals.bots[seat], f"{found.wins}", f"{found.shared}",
                      percent(found.wins / max(1, totals.matches)), interval(found.wins, totals.matches),
                      mean(found.score_mean()))
    return shown


def _outcomes(totals: Totals, language: Language) -> Table:
    shown = _columns(language, ["outcome"], ["matches", "share"])
    for reason, count in totals.outcomes.most_common():
        shown.add_row(reason, f"{count}", percent(count / max(1, totals.matches)))
    return shown


def _length(totals: Totals, language: Language) -> Table:
    shown = _columns(language, ["rounds"], ["mean", "p5", "p50", "p95", "matches", "decisions", "seconds"])
    written = totals.to_json()["rounds"]
    assert isinstance(written, dict)
    shown.add_row("", f"{written['mean']:.1f}", *(f"{written[name]}" for name in ("p5", "p50", "p95")),
                  f"{totals.matches}", f"{totals.decisions}", f"{totals.seconds:.1f}")
    return shown


def _columns(language: Language, texts: list[str], numbers: list[str]) -> Table:
    """An empty table: texts stand on the left of their columns, numbers on the right."""
    made = Table(box=box.SIMPLE_HEAD)
    for name in texts:
        made.add_column(language.say(HEADINGS[name]), no_wrap=True)
    for name in numbers:
        made.add_column(language.say(HEADINGS[name]), justify="right", no_wrap=True)
    return made


def percent(rate: float) -> str:
    """A rate as a percentage, without the sign: the heading has it."""
    return f"{100 * rate:.1f}"


def interval(hits: int, trials: int) -> str:
    """Wilson's interval as percentages."""
    low, high = wilson(hits, trials)
    return f"{percent(low)}–{percent(high)}"


def mean(value: float | None) -> str:
    """A mean, or a dash where there is none."""
    return "–" if value is None else f"{value:.2f}"


def as_text(shown: RenderableType) -> str:
    """A drawing of rich as text without colours, whatever terminal there is."""
    console = Console(file=StringIO(), width=WIDTH, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(shown)
    return "\n".join(line.rstrip() for line in capture.get().splitlines()).strip("\n")
