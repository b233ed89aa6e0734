"""Small drawings in SVG, made by hand: they need no script, take the colours of the page, and print well."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from escapade.lab.portrait import Board, Spot

COLD, HOT = (246, 236, 214), (166, 38, 20)
NARROW_REACH = 0.05
"""Intervals within fewer points than these are told with a digit more."""
SMALLEST = 8
"""Pixels of a letter, below which it is left out of a drawing."""
WHITE, INK = "#fff", "#1f1b16"


@dataclass(frozen=True)
class Layout:
    """How much room a drawing has: labels stand beside the bars, or above them where a page is narrow."""

    width: float
    label: float
    """For the labels on the left; nothing where they stand above."""
    value: float
    """For the figures on the right; nothing where they stand above."""
    row: float

    def above(self) -> bool:
        """Whether labels and figures stand above their bars."""
        return self.label == 0


WIDE, NARROW = Layout(760, 230, 150, 26), Layout(340, 0, 0, 44)


def on_any_screen(draw: Callable[[Layout], str]) -> str:
    """A drawing for a desk and one for a hand; the page shows the one that it has room for."""
    return f'<div class="wide">{draw(WIDE)}</div><div class="narrow">{draw(NARROW)}</div>'


def drawing(height: float, inner: Sequence[str], told: str, width: float = WIDE.width) -> str:
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

    def __init__(self, low: float, high: float, layout: Layout = WIDE) -> None:
        self.low, self.high, self.layout = low, high if high > low else low + 1, layout

    def at(self, value: float) -> float:
        """Where a value lies, between the labels and the figures."""
        share = (min(self.high, max(self.low, value)) - self.low) / (self.high - self.low)
        edge = 4 if self.layout.above() else 0
        return edge + self.layout.label + share * (self.layout.width - self.layout.label - self.layout.value - 2 * edge)


def caption(layout: Layout, middle: float, label: str, figure: str) -> list[str]:
    """What a row is about, and its figure: left and right of the bar, or above it."""
    if layout.above():
        return [text(4, middle - 13, cut(label), "", "start"),
                text(layout.width - 4, middle - 13, figure, "figure", "end")]
    return [text(layout.label - 10, middle + 5, cut(label), "", "end"),
            text(layout.width - layout.value + 12, middle + 5, figure, "figure")]


def middle_of(layout: Layout, place: int, top: float = 6) -> float:
    """Where the bar of a row lies."""
    return top + layout.row * place + layout.row * (0.75 if layout.above() else 0.5)


def intervals(rows: Sequence[tuple[str, float, float, float]], told: str, even: float | None = None,
              layout: Layout = WIDE) -> str:
    """Rates with their intervals, a row each; `even` is where they would all lie if nothing mattered."""
    scale = Scale(0.0, min(1.0, 1.1 * max([high for *_, high in rows], default=1.0)), layout)
    digits = 1 if max([high - low for _, _, low, high in rows], default=1.0) < NARROW_REACH else 0
    height = layout.row * len(rows) + 12
    drawn = [line(scale.at(0), 4, scale.at(0), height - 4, "axis")] if not layout.above() else []
    for place, (label, rate, low, high) in enumerate(rows):
        middle = middle_of(layout, place)
        told_range = f"{100 * low:.{digits}f}–{100 * high:.{digits}f}"
        drawn += [*caption(layout, middle, label, f"{100 * rate:.1f} % ({told_range})"),
                  bar(scale.at(0), middle - 7, scale.at(rate) - scale.at(0)),
                  line(scale.at(low), middle, scale.at(high), middle, "reach")]
        if even is not None:
            drawn.append(line(scale.at(even), middle - 10, scale.at(even), middle + 10, "even"))
    return drawing(height, drawn, told, layout.width)


def worths(rows: Sequence[tuple[str, float, float]], told: str, sides: tuple[str, str] = ("wins less", "wins more"),
           layout: Layout = WIDE) -> str:
    """Differences in points with their intervals, to the left and right of nothing; `sides` are what those mean."""
    bound = max([abs(value) + reach for _, value, reach in rows], default=0.01)
    scale, top = Scale(-bound, bound, layout), 26
    height = top + layout.row * len(rows) + 6
    drawn = [line(scale.at(0), top - 4, scale.at(0), height - 4, "axis"),
             text(scale.at(0) - 12, 15, f"← {sides[0]}", "figure", "end"),
             text(scale.at(0) + 12, 15, f"{sides[1]} →", "figure", "start")]
    for place, (label, value, reach) in enumerate(rows):
        middle = middle_of(layout, place, top)
        kind = "good" if value > 0 else "bad"
        drawn += [*caption(layout, middle, label, f"{points(value)} ± {100 * reach:.1f}"),
                  line(scale.at(value - reach), middle, scale.at(value + reach), middle, "reach"),
                  f'<circle cx="{scale.at(value):.1f}" cy="{middle:.1f}" r="6" class="{kind}"/>']
    return drawing(height, drawn, told, layout.width)


def columns(counts: Counter[int], told: str, layout: Layout = WIDE) -> str:
    """How often each number came: a column each, or each bundle of numbers where there are many."""
    if not counts:
        return ""
    low, high = min(counts), max(counts)
    step = max(1, -(-(high - low + 1) // 40))
    bundles: Counter[int] = Counter()
    for value, count in counts.items():
        bundles[(value - low) // step] += count
    bars = (high - low) // step + 1
    most, wide = max(bundles.values()), (layout.width - 20) / bars
    drawn = [line(10, 170, layout.width - 10, 170, "axis")]
    every = -(-bars // (6 if layout.above() else 12))
    for place in range(bars):
        tall = 150 * bundles[place] / most
        gap = 2 if wide > 6 else 0.5
        drawn.append(f'<rect x="{10 + place * wide + gap / 2:.1f}" y="{170 - tall:.1f}" width="{wide - gap:.1f}" '
                     f'height="{tall:.1f}" class="bar"><title>{low + place * step}: {bundles[place]}</title></rect>')
        if place % every == 0:
            drawn.append(text(10 + (place + 0.5) * wide, 188, str(low + place * step), "figure", "middle"))
    return drawing(196, drawn, told, layout.width)


def heat(board: Board, values: dict[str, float], names: dict[str, str], told: str, layout: Layout = WIDE) -> str:
    """The board itself, each place the warmer the more often somebody came there."""
    most = max(values.values(), default=0.0) or 1.0
    drawn = [f'<rect width="{board.width:g}" height="{board.height:g}" rx="12" class="ground"/>']
    drawn += [line(*ends, "door") for ends in board.lines]
    scale = board.width / layout.width
    for spot in board.spots:
        warmth = Warmth(values.get(spot.key, 0.0), most)
        drawn += warm_spot(spot, warmth, names.get(spot.key, spot.key), scale, is_named=not layout.above())
    return drawing(board.height, drawn, told, board.width)


@dataclass(frozen=True)
class Warmth:
    """How often something happens at a place, and at the place where it happens most."""

    value: float
    most: float

    def colour(self) -> tuple[int, int, int]:
        """Red, green, blue."""
        share = (self.value / self.most) ** 0.5
        red, green, blue = (round(cold + (hot - cold) * share) for cold, hot in zip(COLD, HOT, strict=True))
        return red, green, blue


def warm_spot(spot: Spot, warmth: Warmth, name: str, scale: float, *, is_named: bool) -> list[str]:
    """A place in its colour, with its name and the figure where it has room for them; `scale` is a pixel."""
    red, green, blue = warmth.colour()
    fill = f'fill="rgb({red},{green},{blue})"'
    middle, ink = spot.x + spot.width / 2, ink_on(red, green, blue)
    figure = how_often(warmth.value, warmth.most)
    shape = (f'<ellipse cx="{middle:.1f}" cy="{spot.y + spot.height / 2:.1f}" rx="{spot.width / 2:.1f}" '
             f'ry="{spot.height / 2:.1f}" {fill} class="spot"><title>{escape(name)}: {figure}</title></ellipse>')
    if not spot.is_round:
        shape = (f'<rect x="{spot.x:.1f}" y="{spot.y:.1f}" width="{spot.width:.1f}" height="{spot.height:.1f}" {fill} '
                 f'class="spot"><title>{escape(name)}: {figure}</title></rect>')
    lines, size = name_lines(name, spot, scale) if is_named else ([], 0.0)
    size = size or min(13 * scale, spot.width / (0.62 * len(figure)))
    lines += [figure] if size >= SMALLEST * scale else []
    top = spot.y + spot.height / 2 - size * 1.15 * (len(lines) / 2 - 0.8)
    said = [f'<text x="{middle:.1f}" y="{top + 1.15 * size * place:.1f}" text-anchor="middle" fill="{ink}" '
            f'style="font-size:{size:.1f}px" class="{"spot-figure" if one is figure else "spot-name"}">'
            f"{escape(one)}</text>" for place, one in enumerate(lines)]
    return [shape, *said]


def how_often(value: float, most: float) -> str:
    """Times a match, with as many digits as say something; a share where nothing happens in half of the matches."""
    if most < 0.5:
        return f"{100 * value:.1f} %"
    return f"{value:.2f}" if value < 10 else f"{value:.0f}"


def ink_on(red: int, green: int, blue: int) -> str:
    """Black or white, whichever is read more easily on a colour (WCAG's luminance)."""
    light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    return WHITE if 1.05 / (light + 0.05) > (light + 0.05) / 0.06 else INK


def linear(channel: int) -> float:
    """A channel of a colour as light."""
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def name_lines(name: str, spot: Spot, scale: float) -> tuple[list[str], float]:
    """A name broken between words and the size of its letters, the largest of a few in which it fits a place."""
    room = 0.82 if spot.is_round else 0.94
    for pixels in (13, 12, 11, 10, 9, SMALLEST):
        size = pixels * scale
        most, lines = int(room * spot.width / (0.58 * size)), [""]
        for word in name.split():
            if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
                lines.append("")
            lines[-1] = f"{lines[-1]} {word}".strip()
        if max(map(len, lines)) <= most and (len(lines) + 1) * 1.15 * size <= room * spot.height:
            return lines, size
    return [], 0.0
