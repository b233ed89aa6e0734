"""Small drawings in SVG, made by hand: they need no script, take the colours of the page, and print well."""

from collections import Counter
from collections.abc import Sequence
from html import escape

from escapade.lab.portrait import Board, Spot

WIDTH = 760
LABEL = 230
VALUE = 150
ROW = 26
COLD, HOT = (246, 236, 214), (166, 38, 20)
DARK_ENOUGH = 0.55
ROOM_FOR_NAMES = 100
NARROW = 0.05
"""Intervals within fewer points than these are told with a digit more."""


def drawing(height: float, inner: Sequence[str], told: str, width: float = WIDTH) -> str:
    """An SVG with a sentence for those who cannot see it."""
    return (f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(told)}" '
            f'xmlns="http://www.w3.org/2000/svg">{"".join(inner)}</svg>')


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    """A line of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def bar(x: float, y: float, width: float) -> str:
    """A bar that lies."""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="14" rx="3" class="bar"/>'


def points(value: float) -> str:
    """A difference of rates in points, with its sign; nothing is +0.0, never -0.0."""
    return f"{round(100 * value, 1) + 0.0:+.1f}"


def cut(said: str, most: int = 29) -> str:
    """A label that fits."""
    return said if len(said) <= most else f"{said[:most - 1]}…"


class Scale:
    """From values to places on the drawing."""

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high if high > low else low + 1

    def at(self, value: float) -> float:
        """Where a value lies, between the labels and the figures."""
        share = (min(self.high, max(self.low, value)) - self.low) / (self.high - self.low)
        return LABEL + share * (WIDTH - LABEL - VALUE)


def intervals(rows: Sequence[tuple[str, float, float, float]], told: str, even: float | None = None) -> str:
    """Rates with their intervals, a row each; `even` is where they would all lie if nothing mattered."""
    scale = Scale(0.0, min(1.0, 1.1 * max([high for *_, high in rows], default=1.0)))
    digits = 1 if max([high - low for _, _, low, high in rows], default=1.0) < NARROW else 0
    height = ROW * len(rows) + 12
    drawn = [line(scale.at(0), 4, scale.at(0), height - 4, "axis")]
    if even is not None:
        drawn.append(line(scale.at(even), 4, scale.at(even), height - 4, "even"))
    for place, (label, rate, low, high) in enumerate(rows):
        middle = ROW * place + ROW / 2 + 6
        told_range = f"{100 * low:.{digits}f}–{100 * high:.{digits}f}"
        drawn += [text(LABEL - 10, middle + 5, cut(label), "", "end"),
                  bar(scale.at(0), middle - 7, scale.at(rate) - scale.at(0)),
                  line(scale.at(low), middle, scale.at(high), middle, "reach"),
                  text(WIDTH - VALUE + 12, middle + 5, f"{100 * rate:.1f} % ({told_range})", "figure")]
    return drawing(height, drawn, told)


def worths(rows: Sequence[tuple[str, float, float]], told: str) -> str:
    """Differences in points with their intervals, to the left and right of nothing."""
    bound = max([abs(value) + reach for _, value, reach in rows], default=0.01)
    scale = Scale(-bound, bound)
    height = ROW * len(rows) + 12
    drawn = [line(scale.at(0), 4, scale.at(0), height - 4, "axis")]
    for place, (label, value, reach) in enumerate(rows):
        middle = ROW * place + ROW / 2 + 6
        kind = "good" if value > 0 else "bad"
        drawn += [text(LABEL - 10, middle + 5, cut(label), "", "end"),
                  line(scale.at(value - reach), middle, scale.at(value + reach), middle, "reach"),
                  f'<circle cx="{scale.at(value):.1f}" cy="{middle:.1f}" r="6" class="{kind}"/>',
                  text(WIDTH - VALUE + 12, middle + 5, f"{points(value)} ± {100 * reach:.1f}", "figure")]
    return drawing(height, drawn, told)


def columns(counts: Counter[int], told: str) -> str:
    """How often each number came: a column each, or each bundle of numbers where there are many."""
    if not counts:
        return ""
    low, high = min(counts), max(counts)
    step = max(1, -(-(high - low + 1) // 40))
    bundles: Counter[int] = Counter()
    for value, count in counts.items():
        bundles[(value - low) // step] += count
    bars = (high - low) // step + 1
    most, wide = max(bundles.values()), (WIDTH - 20) / bars
    drawn = [line(10, 170, WIDTH - 10, 170, "axis")]
    every = max(1, bars // 12)
    for place in range(bars):
        tall = 150 * bundles[place] / most
        drawn.append(f'<rect x="{10 + place * wide + 1:.1f}" y="{170 - tall:.1f}" width="{max(1, wide - 2):.1f}" '
                     f'height="{tall:.1f}" class="bar"><title>{low + place * step}: {bundles[place]}</title></rect>')
        if place % every == 0:
            drawn.append(text(10 + (place + 0.5) * wide, 188, str(low + place * step), "figure", "middle"))
    return drawing(196, drawn, told).replace("<svg ", '<svg class="small" ', 1)


def heat(board: Board, values: dict[str, float], names: dict[str, str], told: str) -> str:
    """The board itself, each place the warmer the more often somebody came there."""
    most = max(values.values(), default=0.0) or 1.0
    drawn = [f'<rect width="{board.width:g}" height="{board.height:g}" rx="12" class="ground"/>']
    drawn += [line(*ends, "door") for ends in board.lines]
    for spot in board.spots:
        drawn += warm_spot(spot, values.get(spot.key, 0.0), most, names.get(spot.key, spot.key))
    return drawing(board.height, drawn, told, board.width)


def warm_spot(spot: Spot, value: float, most: float, name: str) -> list[str]:
    """A place in its colour, with its name where it has room for one, and the figure."""
    share = (value / most) ** 0.5
    red, green, blue = (round(cold + (hot - cold) * share) for cold, hot in zip(COLD, HOT, strict=True))
    fill = f'fill="rgb({red},{green},{blue})"'
    middle, ink = spot.x + spot.width / 2, "#fff" if share > DARK_ENOUGH else "#1f1b16"
    figure = f"{value:.2f}" if value < 10 else f"{value:.0f}"
    shape = (f'<ellipse cx="{middle:.1f}" cy="{spot.y + spot.height / 2:.1f}" rx="{spot.width / 2:.1f}" '
             f'ry="{spot.height / 2:.1f}" {fill} class="spot"><title>{escape(name)}: {figure}</title></ellipse>')
    if not spot.is_round:
        shape = (f'<rect x="{spot.x:.1f}" y="{spot.y:.1f}" width="{spot.width:.1f}" height="{spot.height:.1f}" {fill} '
                 f'class="spot"><title>{escape(name)}: {figure}</title></rect>')
    lines = name_lines(name, spot.width) if spot.width >= ROOM_FOR_NAMES else []
    if name == spot.key and name.isdigit():
        lines = [name]
    top = spot.y + spot.height / 2 - 8 * len(lines) + 6
    said = [f'<text x="{middle:.1f}" y="{top + 16 * place:.1f}" text-anchor="middle" fill="{ink}" '
            f'class="{"spot-name" if place < len(lines) else "spot-figure"}">{escape(one)}</text>'
            for place, one in enumerate([*lines, figure])]
    return [shape, *said]


def name_lines(name: str, width: float) -> list[str]:
    """A name broken between words, so that it fits a place."""
    most, lines = max(8, int(width / 8)), [""]
    for word in name.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [cut(one, most + 2) for one in lines[:3]]
