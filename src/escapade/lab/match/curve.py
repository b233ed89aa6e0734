"""The curve of win probability as a drawing: a line a seat, a dot where somebody chose badly."""

from collections.abc import Sequence

from escapade.coach.analysis import Analysis
from escapade.lab.page.charts import WIDE, cut, drawing, line, text

HIGH, LEFT, RIGHT, TOP = 220, 52, 150, 10
COLOURS = ("#2f5d62", "#b3432b", "#8a6d1d", "#5b4b8a", "#3d7a3a", "#a0447a", "#4a6fa5", "#7a5230", "#2b8c8c", "#b36b00",
           "#666666")
"""Told apart on light and dark paper; more players than this begin again."""
DASHES = ("", "6 3", "2 3", "8 3 2 3")
"""Lines differ in their dashes, too: not everybody sees colours."""


def draw_curve(analysis: Analysis, names: Sequence[str], told: str, seats: Sequence[int]) -> str:
    """Lines for some seats (one is enough where all win together)."""
    count = max(1, len(analysis.curve) - 1)
    wide = WIDE.width - LEFT - RIGHT

    def at(place: int, share: float) -> tuple[float, float]:
        return LEFT + wide * place / count, TOP + HIGH * (1 - share)

    drawn = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        _, y = at(0, share)
        drawn += [line(LEFT, y, LEFT + wide, y, "axis"), text(LEFT - 6, y + 5, f"{100 * share:.0f} %", "figure", "end")]
    for number, seat in enumerate(seats):
        dots = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(place, point[seat])
                                                        for place, point in enumerate(analysis.curve)))
        drawn.append(f'<polyline points="{dots}" fill="none" {style(seat)} stroke-width="2"/>')
        key = TOP + 14 + 20 * number
        start = LEFT + wide + 10
        drawn.append(f'<path d="M{start} {key - 5}h24" {style(seat)} stroke-width="3"/>')
        drawn.append(text(start + 30, key, cut(names[seat], 14), "figure"))
    places = {step.entry: place for place, step in enumerate(analysis.steps)}
    for judged in analysis.mistakes:
        seat = judged.step.seat if judged.step.seat in seats else seats[0]
        place = places[judged.step.entry]
        x, y = at(place, analysis.curve[place][seat])
        drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" class="bad"><title>{judged.step.entry}</title></circle>')
    return drawing(HIGH + 2 * TOP, drawn, told)


def style(seat: int) -> str:
    """The colour and the dashes of a seat's line."""
    return f'stroke="{COLOURS[seat % len(COLOURS)]}" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
