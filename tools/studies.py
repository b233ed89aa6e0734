"""Write docs/studies: a report as JSON becomes a page for people who own the printed game.

    escapade report elba --seats greedy,greedy,greedy,greedy --matches 800 --seed 2026 -o build/studies/elba.json
    PYTHONPATH=src:. .venv/bin/python tools/studies.py build/studies

The first line of each page names the command that made its figures; none is written by hand.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from escapade.lab.table import markdown
from escapade.sim.stats import wilson
from tools.compile_engine import ROOT

FOLDER = ROOT / "docs" / "studies"
Found = dict[str, Any]


def command(found: Found) -> str:
    """The command that gives the same figures."""
    seats = ",".join(found["players"])
    vary = "".join(f" --vary {one['option']}" for one in found["by_option"])
    return (f"    escapade report {found['game']} --seats {seats} --matches {found['matches']} "
            f"--seed {found['seed']}{vary} -o {found['game']}.html")


def percent(rate: float) -> str:
    """A rate with its sign."""
    return f"{100 * rate:.1f} %"


def between(interval: list[float]) -> str:
    """A 95 % interval in percent."""
    return f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f}"


def worth(thing: Found) -> str:
    """What a thing is worth among equals, in points of win rate."""
    if thing["worth"] is None:
        return "–"
    return f"{100 * thing['worth']:+.1f} ± {50 * (thing['interval'][1] - thing['interval'][0]):.1f}"


def page(title: str, found: Found, *parts: str) -> str:
    """A study: its title, how to repeat it, what was found."""
    told = f"{found['matches']:,} matches of `greedy`, version {found['version']} of the rules; to repeat them:"
    return "\n\n".join([f"# {title}", told, command(found), *parts]) + "\n"


def escape_words(found: Found) -> str:
    """Which word gets people out of Elba, and how often those who try it win."""
    words = sorted((one for one in found["subjects"]["escape_words"] if one["times"]), key=lambda one: -one["times"])
    rows = [[one["name"], f"{one['times']}", percent(one["share"]), percent(one["with"]), worth(one)] for one in words]
    best = max(words, key=lambda one: float(one["with"]))
    doors = markdown(["word", "tries", "of the matches", "who tries it wins", "worth, in points"], rows, texts=1)
    most = words[0]
    said = (f"Six words open the gate, and bots do not love them alike. {most['name']} is tried most: {most['times']} "
            f"times, in {percent(most['share'])} of the matches. Who tries {best['name']} wins {percent(best['with'])} "
            f"of those matches, more than with any other word. A match lasts {found['rounds']['mean']:.1f} rounds on "
            f"average, and one in twenty {found['rounds']['p95']} or more.")
    note = ("Worth compares seats that tried a word with seats that did not, in the same seat and in matches equally "
            "long. To try at all is most of it: nobody leaves without.")
    return page("Elba: which word gets you out?", found, said, doors, note)


def first_player(found: Found) -> str:
    """Whether it helps to start: who does is drawn by lot, so that those who did and those who did not compare."""
    seats = len(found["players"])
    units = sum(one["with_units"] for one in found["subjects"]["start"])
    wins = round(sum(one["with"] * one["with_units"] for one in found["subjects"]["start"]))
    every = sum(one["wins"] + one["shared"] for one in found["by_seat"])
    low, high = wilson(wins, units)
    even = every / (seats * found["matches"])
    verdict = ("It helps to start." if low > even else "It is better not to start." if high < even
               else "So many matches cannot tell a difference.")
    said = (f"Who starts wins or shares {percent(wins / units)} of the matches (95 % interval {between([low, high])}); "
            f"anybody at the table, {percent(even)}. {verdict}")
    rows = [[f"seat {place + 1}", f"{one['wins']}", percent(one["win_rate"]), between(one["interval"])]
            for place, one in enumerate(found["by_seat"])]
    table = markdown(["seat", "wins alone", "of the matches", "95 % interval"], rows, texts=1)
    return page(f"{TITLES[found['game']]}: does it help to start?", found, said,
                "The starter is drawn by lot, so that the seats themselves should win alike:",
                table)


def tools_of_bellick(found: Found) -> str:
    """What Bellick's devices and the team's answers to them are worth."""
    escaped = found["outcomes"].get("escaped", 0) / found["matches"]
    said = (f"The team gets out in {percent(escaped)} of the matches. For each device that Bellick turned on: how "
            "often, and how the team fared with it and without it, among matches equally long. A minus is what it is "
            "worth to Bellick.")
    watched = [one for one in found["subjects"]["watched"] if one["times"]]
    sure = [one for one in watched if one["interval"] and one["interval"][1] < 0]
    verdict = (f"{len(sure)} of {len(watched)} devices hurt the team beyond chance"
               + (f": {', '.join(one['name'] for one in sure)}." if sure else "; more matches would tell more."))
    tables = [markdown([heading, "of the matches", "team escapes with", "without", "worth, in points"],
                       [[one["name"], percent(one["share"]), percent(one["with"]), percent(one["without"]), worth(one)]
                        for one in found["subjects"][subject] if one["times"]], texts=1)
              for heading, subject in (("turned on by Bellick", "watched"), ("caught", "caught"),
                                       ("disabled by the team", "disabled"))]
    return page("Prison Break: what are Bellick's tools worth?", found, said, verdict, *tables)


def empty_squares(found: Found) -> str:
    """What the English rule about taken squares does to a race."""
    other = found["by_option"][0]
    names = ["mean", "p5", "p50", "p95"]
    rows = [["every square counts (French rules)", *(f"{found['rounds'][name]:.1f}" for name in names)],
            ["taken squares are skipped (English rules)", *(f"{other['rounds'][name]:.1f}" for name in names)]]
    lengths = markdown(["rounds of a match", "mean", "5 %", "median", "95 %"], rows, texts=1)
    endings = sorted({*found["outcomes"], *other["outcomes"]})
    ended = markdown(["ends by", "French rules", "English rules"],
                     [[f"`{one}`", percent(found["outcomes"].get(one, 0) / found["matches"]),
                       percent(other["outcomes"].get(one, 0) / other["matches"])] for one in endings], texts=1)
    said = (f"With `count_empty_only`, as in the English rules, a match lasts {other['rounds']['mean']:.1f} rounds on "
            f"average instead of {found['rounds']['mean']:.1f}, on the same dice; the medians are "
            f"{other['rounds']['p50']} and {found['rounds']['p50']}. Whether that is more than chance is what this "
            "answers:")
    seats = ",".join(found["players"])
    asked = f"    escapade compare evades count_empty_only=true as-given --measure rounds --seats {seats}"
    return page("Les Évadés: what does counting empty squares do?", found, said, asked, lengths, ended)


def deadliest_page(found: Found) -> str:
    """Where parties die in the castle."""
    met = {one["key"]: one["seen"] for one in found["subjects"]["cards"]}
    deaths = [one for one in found["subjects"]["deaths"] if one["times"] and met.get(one["key"])]
    deaths.sort(key=lambda one: (-one["seen"] / met[one["key"]], one["key"]))
    rows = [[one["name"], f"{met[one['key']]}", f"{one['seen']}", percent(one["seen"] / met[one["key"]])]
            for one in deaths[:15]]
    bosses = {"castellan", "bone_queen", "moat_hydra", "masked_count", "sleepless_saint"}
    first = next(one for one in deaths if one["key"] not in bosses)
    escaped = found["outcomes"].get("boss_beaten", 0) / found["matches"]
    said = (f"{percent(escaped)} of the parties walk out. Of the pages before the last one the deadliest is "
            f"**{first['name']}**: {percent(first['seen'] / met[first['key']])} of the parties that turn it go no "
            "further.")
    ways = sorted((one for one in found["subjects"]["ways"] if one["worth"] is not None and one["seen"] >= SEEN),
                  key=lambda one: float(one["worth"]))
    chosen = markdown(["way", "taken in", "party escapes", "worth, in points"],
                      [[one["name"], percent(one["share"]), percent(one["with"]), worth(one)]
                       for one in [*ways[:4], *ways[-4:]]], texts=1)
    table = markdown(["page", "parties that met it", "died there", "of those"], rows, texts=1)
    told = ("The four ways that go worst and the four that go best with those who took them, among parties that came "
            "equally far:")
    return page("The castle: which page kills?", found, said, table, told, chosen)


SEEN = 60
"""Ways that fewer parties took say nothing yet."""

TITLES = {"elba": "Elba", "evades": "Les Évadés"}

PAGES: dict[str, tuple[str, Callable[[Found], str]]] = {
    "elba-escape-words": ("elba", escape_words), "elba-first-player": ("elba", first_player),
    "evades-first-player": ("evades", first_player), "evades-empty-squares": ("evades", empty_squares),
    "prison-bellick-tools": ("prison_break", tools_of_bellick),
    "castle-deadliest-page": ("dark_castle", deadliest_page),
}


def write(folder: Path) -> None:
    """Every page whose report is there; an older page stays where there is none."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (game, made) in PAGES.items():
        report = folder / f"{game}.json"
        if report.exists():
            found = json.loads(report.read_text(encoding="utf-8"))
            (FOLDER / f"{name}.md").write_text(made(found), encoding="utf-8")
            sys.stdout.write(f"{FOLDER / name}.md\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
