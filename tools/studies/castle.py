"""The castle: who should turn the page, and which page kills."""

from __future__ import annotations

from escapade.lab.page import charts
from escapade.lab.table import markdown
from escapade.sim.stats import wilson
from tools.studies.page import Found, Study, between, listed, mean_of, percent, reach, worth

BOSSES = {"castellan", "bone_queen", "moat_hydra", "masked_count", "sleepless_saint"}
SEEN = 60
"""Ways that fewer parties took say nothing yet."""
Rate = tuple[float, float, float]
"""A rate with its interval."""


def first_player(found: Found) -> Study:
    """The castle has no first player; what takes its place is whoever turns the page."""
    turns = found["studies"]["turns"]
    (as_you, as_you_reach), (beside, beside_reach) = losses(turns)
    falls, beside_falls = falling(turns)
    costs = markdown(["on a page", "HP lost", "falls, of a thousand pages"],
                     [["as YOU, who turned it", f"{as_you:.3f} ± {as_you_reach:.3f}", thousand(falls)],
                      ["as one who stands beside", f"{beside:.3f} ± {beside_reach:.3f}", thousand(beside_falls)]],
                     texts=1)
    pages = sum(seat["turned"] for seat in turns["seats"])
    rows = [[f"seat {place + 1}", percent(seat["opened"] / turns["matches"]),
             f"{percent(seat['turned'] / pages)} ({between(wilson(seat['turned'], pages))})",
             f"{percent(seat['fell'] / turns['matches'])} ({between(wilson(seat['fell'], turns['matches']))})"]
            for place, seat in enumerate(turns["seats"])]
    seats = markdown(["seat", "opens the cell", "turns, of all pages", "falls, of all castles"], rows, texts=1)
    told = "How often somebody falls on a page: the one who turned it, and one who stands beside"
    drawing = charts.intervals([("YOU, who turned the page", *falls), ("one who stands beside", *beside_falls)], told)
    return Study("The castle: does it help to go first?", drawing, told, turning_verdict(turns),
                 (costs, opener_verdict(turns), seats))


def losses(turns: Found) -> tuple[tuple[float, float], tuple[float, float]]:
    """HP that a page costs YOU, and one who stands beside, with half of their intervals."""
    def total(what: str) -> int:
        return sum(int(seat[what]) for seat in turns["seats"])

    return (mean_of(total("lost_turning"), total("squares_turning"), total("turned")),
            mean_of(total("lost_beside"), total("squares_beside"), total("stood_by")))


def falling(turns: Found) -> tuple[Rate, Rate]:
    """How often a page kills YOU, and one who stands beside."""
    as_you = sum(seat["fell_turning"] for seat in turns["seats"])
    every = sum(seat["fell"] for seat in turns["seats"])
    turned, stood_by = (sum(seat[what] for seat in turns["seats"]) for what in ("turned", "stood_by"))
    return ((as_you / turned, *wilson(as_you, turned)),
            ((every - as_you) / stood_by, *wilson(every - as_you, stood_by)))


def thousand(rate: Rate) -> str:
    """A small rate with its interval."""
    return f"{1000 * rate[0]:.1f} ({1000 * rate[1]:.1f}–{1000 * rate[2]:.1f})"


def turning_verdict(turns: Found) -> str:
    """Who pays for a page, and who should turn it."""
    (as_you, as_you_reach), (beside, beside_reach) = losses(turns)
    falls, beside_falls = falling(turns)
    said = "**Nobody goes first in the castle: all win or none does, and the book goes to whomever the party names.** "
    cost = f"a page costs whoever turned it {as_you:.2f} HP and each of the others {beside:.2f}"
    if as_you - as_you_reach > beside + beside_reach:
        said += (f"But it matters who turns: {cost}. Hand the book to whoever has most HP left, and take it away again "
                 "before that changes.")
    elif as_you + as_you_reach < beside - beside_reach:
        said += f"But it matters who does not: {cost}. The one who turns is the safe one: give the book to the weakest."
    else:
        said += f"And it does not matter who turns: {cost}, which chance explains."
    if falls[1] > beside_falls[2]:
        times = falls[0] / beside_falls[0]
        return f"{said} Who turns also falls more often, {times:.1f} times as often as a neighbour."
    if falls[2] < beside_falls[1]:
        times = beside_falls[0] / falls[0]
        return (f"{said} And yet it is the others who fall: one who stands beside dies {times:.1f} times as often on a "
                "page as the one who turned it, for a fight asks nobody who turned the page.")
    return f"{said} Death makes no difference between the two."


def opener_verdict(turns: Found) -> str:
    """What it is worth to open the cell, where more than one of the seats did."""
    openers = [(place, seat) for place, seat in enumerate(turns["seats"]) if seat["opened"]]
    if len(openers) == 1:
        place = openers[0][0] + 1
        return (f"The first page is the open cell, which hurts nobody, and the bots always let seat {place} turn it: "
                "what it is worth to open the book cannot be told from these castles, and should be nothing.")
    told = [f"{percent(seat['opened_escaped'] / seat['opened'])} "
            f"({between(wilson(seat['opened_escaped'], seat['opened']))}) where seat {place + 1} did"
            for place, seat in openers]
    return f"By who turned the first page, parties escape from {listed(told)}."


def deadliest_page(found: Found) -> Study:
    """Where parties die in the castle."""
    deaths = deadly(found)
    rows = [[one["name"], f"{one['met']:,}", f"{one['seen']:,}", f"{percent(one['rate'])} ({between(one['range'])})"]
            for one in deaths[:15]]
    table = markdown(["page", "parties that met it", "died there", "of those"], rows, texts=1)
    told = "Of the parties that met a page, how many died there"
    chapters = [one for one in deaths if one["key"] not in BOSSES]
    drawing = charts.intervals([(one["name"], one["rate"], *one["range"]) for one in chapters[:10]], told)
    ways = ways_of(found)
    chosen = markdown(["way", "taken in", "party escapes", "worth, in points"],
                      [[one["name"], percent(one["share"]), percent(one["with"]), worth(one)]
                       for one in [*ways[:4], *ways[-4:]]], texts=1)
    return Study("The castle: which page kills?", drawing, told, page_verdict(found),
                 ("The drawing leaves out the five last pages; the table does not.", table, ways_verdict(ways), chosen))


def deadly(found: Found) -> list[Found]:
    """Pages by the share of those who met them that died there."""
    met = {one["key"]: one["seen"] for one in found["subjects"]["cards"]}
    deaths = [{**one, "met": met[one["key"]], "rate": one["seen"] / met[one["key"]],
               "range": wilson(one["seen"], met[one["key"]])}
              for one in found["subjects"]["deaths"] if one["times"] and met.get(one["key"])]
    return sorted(deaths, key=lambda one: (-one["rate"], one["key"]))


def page_verdict(found: Found) -> str:
    """The page to fear most before the last one, and whether the last one is all that matters."""
    deaths = deadly(found)
    chapters = [one for one in deaths if one["key"] not in BOSSES]
    bosses = [one for one in deaths if one["key"] in BOSSES]
    escaped = found["outcomes"].get("boss_beaten", 0)
    last, every = (sum(one["seen"] for one in group) for group in (bosses, deaths))
    worst = chapters[0]
    peers = [one for one in chapters[1:] if one["range"][1] >= worst["range"][0]]
    said = (f"**{worst['name']} kills most on the way: {percent(worst['rate'])} ({between(worst['range'])}) of the "
            "parties that turn it go no further.** ")
    said += "No other page comes near it. " if not peers else (
        f"So many castles cannot tell it from {listed([one['name'] for one in peers[:3]])}. ")
    share = last / max(1, every)
    out = f"{percent(escaped / found['matches'])} ({between(wilson(escaped, found['matches']))})"
    said += (f"{out} of the parties walk out, and {percent(share)} ({between(wilson(last, every))}) of those that do "
             "not are stopped by the very last page. ")
    return said + ("So save the bread, and the good weapons, for the end." if share > 0.5 else
                   "So do not save the bread for the end: most never get there.")


def ways_of(found: Found) -> list[Found]:
    """Ways that enough parties took, those that went worst first."""
    return sorted((one for one in found["subjects"]["ways"] if one["worth"] is not None and one["seen"] >= SEEN),
                  key=lambda one: float(one["worth"]))


def ways_verdict(ways: list[Found]) -> str:
    """How many ways go worse, and better, than chance explains."""
    worse = sum(one["worth"] + reach(one) < 0 for one in ways)
    better = sum(one["worth"] - reach(one) > 0 for one in ways)
    return (f"The four ways that go worst and the four that go best with those who took them, among parties that came "
            f"equally far. Of {len(ways)} ways {worse} go worse than chance explains and {better} better; one in "
            "twenty would by chance alone.")
