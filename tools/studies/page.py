"""What the pages of all studies have in common: figures as they are read, a drawing beside the page, the command."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from math import sqrt
from typing import Any

from escapade.lab.page.charts import points
from escapade.lab.sequential import BETTER, OPEN, SAME
from escapade.sim.stats import Z95

Found = dict[str, Any]
"""A report as `escapade report … -o x.json` writes it, or a comparison by `escapade compare … --json`."""


@dataclass(frozen=True)
class Study:
    """A page: what it asks, its drawing, and its parts as Markdown."""

    title: str
    drawing: str
    """SVG."""
    told: str
    """What the drawing shows, for those who cannot see it."""
    conclusion: str
    parts: tuple[str, ...]

    def page(self, name: str, found: Found) -> str:
        """The page that is kept as `name`.md, beside its drawing."""
        made = (f"{found['matches']:,} matches between {len(found['players'])} `{found['players'][0]}` bots, version "
                f"{found['version']} of the rules; ± and ranges are 95 % intervals. To repeat them:")
        return "\n\n".join([f"# {self.title}", self.conclusion, f"![{self.told}]({name}.svg)", *self.parts,
                            "## Where this comes from", made, command(found)]) + "\n"


def command(found: Found) -> str:
    """The command that gives the same figures."""
    vary = "".join(f" --vary {one['option']}" for one in found["by_option"])
    return (f"    escapade report {found['game']} --seats {','.join(found['players'])} --matches {found['matches']} "
            f"--seed {found['seed']}{vary} -o {found['game']}.html")


def percent(rate: float) -> str:
    """A rate with its sign."""
    return f"{100 * rate:.1f} %"


def between(interval: tuple[float, float] | list[float]) -> str:
    """A 95 % interval in percent."""
    return f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f}"


def worth(thing: Found) -> str:
    """What a thing is worth among equals, in points of win rate."""
    return "–" if thing["worth"] is None else f"{points(thing['worth'])} ± {100 * reach(thing):.1f}"


def reach(thing: Found) -> float:
    """Half of the interval of a worth."""
    return float(thing["interval"][1] - thing["interval"][0]) / 2


def mean_of(total: float, squares: float, count: int) -> tuple[float, float]:
    """A mean, and half of its 95 % interval."""
    mean = total / max(1, count)
    return mean, Z95 * sqrt(max(0.0, squares / max(1, count) - mean * mean) / max(1, count))


def listed(names: list[str]) -> str:
    """Names in a sentence."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def compared(asked: Found) -> str:
    """A comparison on the same dice, in a sentence, with its command."""
    result, is_rounds = asked["result"], asked["measure"] == "rounds"
    scale, unit = (1, "rounds") if is_rounds else (100, "points of win rate")
    verdict = {BETTER: "is above", SAME: "is as good as equal to", OPEN: "cannot be told yet from"}.get(
        result["verdict"], "is below")
    said = (f"`{asked['a']}` {verdict} `{asked['b']}`: {scale * result['a']:.1f} against {scale * result['b']:.1f}, a "
            f"difference of {scale * result['difference']:+.1f} ± {scale * result['reach']:.1f} {unit} over "
            f"{result['blocks']:,} pairs of matches with the same dice. The test stops as soon as it is sure, and so "
            "sees a difference a little larger than it is.")
    measure = " --measure rounds" if is_rounds else ""
    return (f"{said}\n\n    escapade compare {asked['game']} {asked['a']} {asked['b']} --seats {asked['seats']}"
            f"{measure} --seed {asked['seed']}")


def standalone(drawing: str) -> str:
    """A drawing of a report as a file of its own: with the colours of the page, by day and by night."""
    style = (files("escapade.lab.page") / "page.css").read_text(encoding="utf-8")
    lines = style.replace("\n  ", " ").splitlines()
    kept = [line for line in lines if line.startswith((":root", "@media (prefers", "svg"))]
    kept.append("svg { background: var(--card); }")
    start = drawing.index(">") + 1
    return f"{drawing[:start]}<style>\n" + "\n".join(kept) + f"\n</style>{drawing[start:]}\n"
