"""One table of the engine's speed: ours, what it was before, peers, and the limit, all taking turns in one run.

`python3 run.py bench table` prints it; `--before TREE` measures another compiled tree (its build/compiled) beside this
one; `--sharing` adds what two workers give; `--keep` writes docs/benchmarks/<date>.json and .svg, and the tables into
docs/benchmarks.md. The searches (`benchmarks/searches.py`) follow as a table of their own, unless `--no-searches`.
"""

import argparse
import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks import limit, searches
from benchmarks.chart import Bar, draw, short
from benchmarks.workers import Build

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
KEPT = ROOT / "docs" / "benchmarks"
BEGIN, END = "<!-- the table: begin -->", "<!-- the table: end -->"
SEARCHES_BEGIN, SEARCHES_END = "<!-- the searches: begin -->", "<!-- the searches: end -->"
ROUNDS = 9
SLICE_SECONDS = 0.3
GAMES = ("evades", "elba", "dark_castle", "prison_break")
COLUMNS = ("before", "ours", "peer", "limit")
PEERS = {"evades": "OpenSpiel maedn, C++", "elba": "catanatron, Python"}

Rate = Callable[[float], float]
Row = dict[str, Any]


def peer_rate(game: str) -> Rate | None:
    """The rate of a game's peer; None where it has none. Imported here: who has no peers installed needs none."""
    if game == "evades":
        from benchmarks import maedn  # noqa: PLC0415

        per_match = maedn.decisions_per_match()
        return lambda seconds: maedn.inside_rate(per_match, seconds)
    if game == "elba":
        from benchmarks.elba import peers  # noqa: PLC0415

        return peers
    return None


def measured(rates: dict[str, Rate]) -> dict[str, float]:
    """The median of each rate, over rounds in which all take turns."""
    rounds = [{name: rate(SLICE_SECONDS) for name, rate in rates.items()} for _ in range(ROUNDS)]
    return {name: median(one[name] for one in rounds) for name in rates}


def measure(builds: dict[str, Build], games: Sequence[str], *, sharing: bool) -> list[Row]:
    """Every row: the engine and the simulator of every game, with all that stands beside them."""
    rows: list[Row] = []
    for game in games:
        rates: dict[str, Rate] = {}
        for whose, build in builds.items():
            rates[f"engine {whose}"] = partial(build.rate, "engine", game)
            rates[f"sim {whose}"] = partial(build.rate, "sim", game)
        peer = peer_rate(game)
        if peer is not None:
            rates["engine peer"] = peer
        if game == limit.KEY:
            rates["engine limit"] = limit.rate
        found = measured(rates)
        rows += [{"game": game, "what": what} | {whose: found[f"{what} {whose}"] for whose in COLUMNS
                                                 if f"{what} {whose}" in found} for what in ("engine", "sim")]
        if sharing:
            rows[-1]["sharing"] = builds["ours"].rate("sharing", game, 0.0)
    return rows


def ratio(row: Row, above: str, below: str) -> str:
    """A ratio of two columns, where both are there."""
    return f"{row[above] / row[below]:.2f}" if above in row and below in row else ""


def as_markdown(rows: list[Row]) -> str:
    """The table for people; rates are decisions per CPU second of one core."""
    columns = ["game", "what", *COLUMNS, "ours / before", "ours / peer", "limit / ours", "engine / sim",
               "two workers / one"]
    lines = [f"| {' | '.join(columns)} |", "|---|---|" + "---:|" * (len(columns) - 2)]
    engines = {row["game"]: row["ours"] for row in rows if row["what"] == "engine"}
    for row in rows:
        rates = [short(row[whose]) if whose in row else "" for whose in COLUMNS]
        is_sim = row["what"] == "sim"
        lines.append("| " + " | ".join([
            row["game"], row["what"], *rates, ratio(row, "ours", "before"), ratio(row, "ours", "peer"),
            ratio(row, "limit", "ours"), f"{engines[row['game']] / row['ours']:.2f}" if is_sim else "",
            f"{row['sharing']:.2f}" if "sharing" in row else ""]) + " |")
    return "\n".join(lines)


def as_chart(rows: list[Row], day: str) -> str:
    """The same as bars."""
    names = {"before": "before", "ours": "ours", "limit": "C by hand"}
    groups = [(f"{row['game']}, {row['what']}",
               [Bar(whose, names.get(whose, PEERS.get(row["game"], "peer")), row[whose])
                for whose in COLUMNS if whose in row]) for row in rows]
    return draw(f"Random play, decisions per CPU second of one core, on a logarithmic scale, {day}", groups)


def keep(rows: list[Row], searched: list[Row], day: str) -> None:
    """Figures, chart and tables, with the date; where no search was measured, the page keeps those it has."""
    KEPT.mkdir(exist_ok=True)
    figures = {"date": day, "rows": rows, "searches": searched}
    (KEPT / f"{day}.json").write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    (KEPT / f"{day}.svg").write_text(as_chart(rows, day), encoding="utf-8")
    page = with_table(PAGE.read_text(encoding="utf-8"), rows, day)
    PAGE.write_text(with_searches(page, searched, day) if searched else page, encoding="utf-8")


def with_table(page: str, rows: list[Row], day: str) -> str:
    """The page with this table in its place."""
    told = (f"Measured on {day}; the figures are in [{day}.json](benchmarks/{day}.json).\n\n{as_markdown(rows)}\n\n"
            f"![The same as bars](benchmarks/{day}.svg)")
    return put_between(page, BEGIN, END, told)


def with_searches(page: str, searched: list[Row], day: str) -> str:
    """The page with this table of searches in its place."""
    return put_between(page, SEARCHES_BEGIN, SEARCHES_END, f"Measured on {day}.\n\n{searches.as_markdown(searched)}")


def put_between(page: str, begin: str, end: str, told: str) -> str:
    """The page with something else between two marks."""
    before, rest = page.split(begin)
    after = rest.split(end)[1]
    return f"{before}{begin}\n{told}\n{end}{after}"


def main(arguments: list[str]) -> int:
    """Measure, print, and keep if that is wished."""
    parser = argparse.ArgumentParser(prog="run.py bench table", description=__doc__)
    parser.add_argument("--before", type=Path, help="another compiled tree to measure beside this one")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES, help="only these")
    parser.add_argument("--sharing", action="store_true", help="what two workers give, too: half a minute a game")
    parser.add_argument("--no-searches", action="store_true", help="the engine and the simulator alone")
    parser.add_argument("--keep", action="store_true", help="write docs/benchmarks.md and what belongs to it")
    wanted = parser.parse_args(arguments)
    proved = limit.check_same_matches()
    print(f"the limit plays the same {proved['matches']} matches as the engine: {proved}")
    builds = ({"before": Build(wanted.before)} if wanted.before else {}) | {"ours": Build.of_this()}
    try:
        rows = measure(builds, wanted.games, sharing=wanted.sharing)
        searched = [] if wanted.no_searches else searches.measure(builds["ours"])
    finally:
        for build in builds.values():
            build.close()
    print(as_markdown(rows), *([searches.as_markdown(searched)] if searched else []), sep="\n\n")
    if wanted.keep:
        keep(rows, searched, datetime.now(UTC).date().isoformat())
    return 0
