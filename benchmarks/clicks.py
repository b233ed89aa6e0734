"""What a match asks of the one person at the table: clicks, waits, pointless questions, each game in a real browser.

`python3 run.py bench clicks` plays one match of each game alone with bots at the pace "fast" and prints a table;
`python -m benchmarks.clicks --keep` writes the lines into docs/web.md, each with its date, and `--game elba` measures
one game alone. With `--before FOLDER` an older built client plays Elba as well, answer by answer.
"""

import argparse
import datetime
import json
import tempfile
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median
from typing import Any

from benchmarks.click_elba import ElbaTaps
from benchmarks.click_hand import BRISK, WATCH, Count, Gesture, Hand
from benchmarks.click_hunt import Hunt, make_hunts
from benchmarks.click_prison import PrisonTaps
from benchmarks.turns import is_kept
from escapade.server.pages import STATIC
from tests.web.desk import Desk, set_up
from tests.web.house import FLAGS, running_server
from tools import find_browser

PAGE = Path(__file__).parents[1] / "docs" / "web.md"
BEGIN, END = "<!-- clicks: written by benchmarks/clicks.py -->", "<!-- end of clicks -->"
BOTS = {"evades": 3, "elba": 3, "dark_castle": 2, "prison_break": 2}
BOOKKEEPING = ("draw", "fill", "clean", "tidy")
"""Elba's questions about cards: what goes from pile to hand to Bag to pile."""
GROUP = ("turn", "go", "nominate", "rest", "strike", "give", "hand", "lay", "done")
"""DC-6, DC-26: answers of the castle that are given for the whole group."""
MOST_POINTLESS, LEAST_ASKED, LONGEST_ROUND = 0.05, 0.6, 3.0


@dataclass(frozen=True)
class Row:
    """What is measured: a game, and how it is played."""

    title: str
    game: str
    gesture: Gesture | None = None
    client: Path | None = None
    hunts: bool = False
    """Only from the vote on, which has fallen on the person."""


def rows(before: Path | None) -> list[Row]:
    """All of them; what each is compared with stands beside it."""
    found = [Row("The Dark Castle, two bots", "dark_castle"), Row("Elba, three bots", "elba", ElbaTaps()),
             Row("Les Évadés, three bots", "evades"), Row("Prison Break, two bots", "prison_break", PrisonTaps()),
             Row("Prison Break, two bots, from the vote on", "prison_break", PrisonTaps(), hunts=True)]
    if before is not None:
        found.append(Row("Elba, three bots, before", "elba", None, before))
    return found


def play(browser: Any, address: str, row: Row, hunt: Hunt | None) -> Count:
    """One match, to its end."""
    desk = Desk(browser, address)
    if hunt is not None:
        page = desk.open(hunt.table.path(), motion="no-preference", scripts=[WATCH, BRISK], keys=hunt.table.keys(0))
    else:
        page = desk.open(f"/new/{row.game}", motion="no-preference", scripts=[WATCH, BRISK])
        page.wait_for_selector(".start")
        set_up(page, seats=dict.fromkeys(range(2, BOTS[row.game] + 2), "expert"))
    page.wait_for_selector(".board svg")
    count = Hand(page, row.gesture).play()
    count.role = role_of(row.game, page)
    count.words = record_of(address, page)[0 if hunt is None else hunt.entries:]
    desk.close()
    return count


def role_of(game: str, page: Any) -> str:
    """In Prison Break: whether its person ended as Bellick."""
    if game != "prison_break":
        return ""
    view = page.evaluate("window.kept.news.view")
    return "as Bellick" if view["bellick"] == view["seat"] else "on the team"


def record_of(address: str, page: Any) -> list[str]:
    """The words of a match that is over: whose answer each entry was, and of which kind."""
    keys = page.evaluate("JSON.parse(localStorage.getItem('escapade.tables'))")[0]
    body = json.dumps({"token": keys["seats"][0]["token"]}).encode()
    request = urllib.request.Request(f"{address}/api/tables/{keys['table']}/record", body,
                                     {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        lines = [json.loads(line) for line in answer.read().decode().splitlines()]
    return [line for line in lines if isinstance(line, str)]


def asked_share(words: list[str]) -> float:
    """Of all that seats were asked, what the person was."""
    answers = [entry for entry in words if entry.startswith("p")]
    return sum(entry.startswith("p0 ") for entry in answers) / max(1, len(answers))


def left_to_bots(words: list[str]) -> list[str]:
    """Decisions of the group that somebody else made."""
    parts = [entry.split(" ") for entry in words if entry.startswith("p")]
    return [" ".join(entry) for entry in parts if entry[0] != "p0" and entry[1] in GROUP]


def measure(browser: Any, address: str, row: Row, hunts: list[Hunt | None]) -> dict[str, list[Count]]:
    """So many matches of one row, by the side that the person was on."""
    found: dict[str, list[Count]] = {}
    for hunt in hunts:
        count = play(browser, address, row, hunt)
        print(f"  {row.title} {count.role}: {count.clicks.total()} clicks {dict(count.clicks)}, "
              f"pointless {dict(count.pointless)}, waited {count.waited:.0f} s", flush=True)
        found.setdefault(count.role, []).append(count)
    return found


COLUMNS = ["alone with bots", "matches", "answers a match", "clicks a match", "clicks for 100 answers",
           "of them bookkeeping", "pointless", "waited, s a match", "a round of three bots, s",
           "of it after the server’s last word, s", "asked of the person", "measured"]
HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|\n"


def line(title: str, game: str, counts: list[Count]) -> str:
    """One line of the table."""
    clicks, answers = mean(count.clicks.total() for count in counts), mean(count.answers for count in counts)
    books = mean(sum(count.clicks[key] for key in BOOKKEEPING) for count in counts)
    rounds = [took for count in counts for took in count.rounds]
    told = [took for count in counts for took in count.told]
    cells = [title, str(len(counts)), f"{answers:.0f}", f"{clicks:.0f}", f"{100 * clicks / answers:.0f}",
             f"{100 * books / answers:.0f}" if game == "elba" else "–", f"{pointless(counts):.1%}",
             f"{mean(count.waited for count in counts):.0f}",
             f"{median(rounds):.1f} (slowest {max(rounds):.1f})" if rounds else "–",
             f"{median(told):.1f}" if told else "–", f"{mean(asked_share(count.words) for count in counts):.0%}",
             str(datetime.datetime.now(datetime.UTC).date())]
    return f"| {' | '.join(cells)} |\n"


def pointless(counts: list[Count]) -> float:
    """Of all clicks, those that answered a question which was none."""
    return sum(count.pointless.total() for count in counts) / sum(count.clicks.total() for count in counts)


def promises(game: str, counts: list[Count]) -> Iterator[tuple[str, float, float]]:
    """What is promised of a game: title, figure, and the least it may be."""
    yield f"{game}: clicks that are not pointless", 1 - pointless(counts), 1 - MOST_POINTLESS
    rounds = [took for count in counts for took in count.rounds]
    if rounds:
        yield f"{game}: rounds of three bots a minute", 60 / median(rounds), 60 / LONGEST_ROUND
    if game == "dark_castle":
        yield f"{game}: asked of the person", mean(asked_share(one.words) for one in counts), LEAST_ASKED
        made = sum(len(left_to_bots(one.words)) for one in counts)
        yield f"{game}: matches without a bot's say", float(made == 0), 1.0


def table(wanted: list[Row], matches: int, *, kept: bool = False) -> tuple[str, list[tuple[str, float, float]]]:
    """All rows, and what is promised of them; an older client promises nothing. What is kept is kept row by row."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (the package may be missing where there is no browser)

    text = HEAD
    promised: list[tuple[str, float, float]] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser.find(), args=FLAGS)
        for client in dict.fromkeys(row.client for row in wanted):
            with tempfile.TemporaryDirectory() as scratch:
                rows_here = [one for one in wanted if one.client == client]
                hunts = make_hunts(Path(scratch), matches) if any(one.hunts for one in rows_here) else []
                with running_server(Path(scratch), client=client) as address:
                    for row in rows_here:
                        begun: list[Hunt | None] = [*hunts] if row.hunts else [None] * matches
                        for role, counts in sorted(measure(browser, address, row, begun).items()):
                            text += line(f"{row.title}{f', {role}' if role else ''}", row.game, counts)
                            promised += promises(row.game, counts) if client is None else []
                        if kept:
                            keep(text)
        browser.close()
    return text, promised


def asked_of_people() -> list[tuple[str, float, float]]:
    """For `run.py bench clicks`: one match of each game."""
    if find_browser.find() is None or not (STATIC / "index.html").is_file():
        print(f"\nclicks: NOT MEASURED, there is no Chromium or no built client; {find_browser.HOW}")
        return []
    text, promised = table(rows(None), 1)
    print(f"\n{text}")
    return promised


def keep(text: str) -> None:
    """Write the lines into the table of the page, in the place of those with the same title."""
    page = PAGE.read_text(encoding="utf-8")
    start, stop = page.index(BEGIN) + len(BEGIN), page.index(END)
    lines: dict[str, str] = {}
    for one in [*page[start:stop].splitlines(), *text.splitlines()]:
        title = one.partition(" | ")[0]
        if one.startswith("| ") and not HEAD.startswith(f"{title} | "):
            lines[title] = one
    rows_kept = [lines[title] for title in sorted(lines)]
    PAGE.write_text(page[:start] + "\n" + HEAD + "\n".join(rows_kept) + "\n" + page[stop:], encoding="utf-8")


def main() -> None:
    """Print the table, and keep it where that is wanted."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--matches", type=int, default=1)
    reader.add_argument("--game", default="")
    reader.add_argument("--before", type=Path, default=None, help="the folder of an older built client, for Elba")
    reader.add_argument("--keep", action="store_true")
    given = reader.parse_args()
    wanted = [row for row in rows(given.before) if given.game in ("", row.game)]
    text, promised = table(wanted, given.matches, kept=given.keep)
    print(text)
    for promise in promised:
        is_kept(promise)


if __name__ == "__main__":
    main()
