"""Bars as one SVG file, without a library: one row a figure, a logarithmic scale, values written beside the bars."""

from html import escape
from math import log10
from typing import NamedTuple

STYLE = ("text{font:13px system-ui,sans-serif;fill:#222}.heading{font-weight:600}.value,.tick{fill:#555}"
         "line{stroke:#ddd}")
WIDTH, LEFT, RIGHT, TOP = 860, 250, 110, 46
BAR, GAP, BETWEEN = 16, 4, 14
COLOURS = {"before": "#9aa7b4", "ours": "#2f6fb5", "peer": "#e2b714", "limit": "#c8372d"}
"""Told apart in grey, too: every bar is named in its text."""


class Bar(NamedTuple):
    """One figure: whose it is, its name, and its value."""

    whose: str
    name: str
    value: float


def short(value: float) -> str:
    """A rate for people: 43 M, 275 k."""
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value:.3g}"


def draw(title: str, groups: list[tuple[str, list[Bar]]]) -> str:
    """The chart of groups of bars; every group has a heading."""
    values = [bar.value for _, bars in groups for bar in bars]
    low, high = int(log10(min(values))), int(log10(max(values))) + 1
    rows: list[str] = []
    y = TOP
    for heading, bars in groups:
        rows.append(f'<text x="12" y="{y + BAR - 3}" class="heading">{escape(heading)}</text>')
        for bar in bars:
            rows.append(_row(bar, y, (log10(bar.value) - low) / (high - low)))
            y += BAR + GAP
        y += BETWEEN
    lines = [_line(power, (power - low) / (high - low), y) for power in range(low, high + 1)]
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 24}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{y + 24}" fill="#fff"/>',
        f'<text x="12" y="24" class="heading">{escape(title)}</text>', *lines, *rows, "</svg>", ""])


def _row(bar: Bar, y: int, share: float) -> str:
    length = max(2, round(share * (WIDTH - LEFT - RIGHT)))
    colour = COLOURS[bar.whose]
    return (f'<text x="{LEFT - 8}" y="{y + BAR - 3}" text-anchor="end">{escape(bar.name)}</text>'
            f'<rect x="{LEFT}" y="{y}" width="{length}" height="{BAR}" fill="{colour}"/>'
            f'<text x="{LEFT + length + 6}" y="{y + BAR - 3}" class="value">{short(bar.value)}</text>')


def _line(power: int, share: float, bottom: int) -> str:
    x = LEFT + round(share * (WIDTH - LEFT - RIGHT))
    return (f'<line x1="{x}" y1="{TOP - 6}" x2="{x}" y2="{bottom - 6}"/>'
            f'<text x="{x}" y="{bottom + 10}" text-anchor="middle" class="tick">{short(10.0 ** power)}</text>')
