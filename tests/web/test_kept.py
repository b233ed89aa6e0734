"""What is kept and what can go, as people see it: matches of other rules, the end of a table, lines of chat."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from escapade.games import load
from tests.server.harness import Json, in_loop, running
from tests.web.desk import TALL, Desk, complaints
from tests.web.house import running_server
from tests.web.room import check_fit

VERSION = load("evades").version
SHORT = {"squares": 20, "round_limit": 1}
Keys = list[dict[str, object]]


@in_loop
async def make_matches(database: Path, made: list[Json]) -> None:
    """Two finished matches of one person and a bot, with a line of chat, and one that waits for its person."""
    async with running(database) as live:
        for _ in range(2):
            table, (ada,) = await live.seats(1, bots=1, options=SHORT)
            await ada.send("start")
            await ada.send("chat", text="Good game")
            await ada.send("hand", seat=0, bot="random")
            await ada.next("over")
            made.append(table)
        table, (ada,) = await live.seats(1, bots=1, options=SHORT)
        await ada.send("start")
        made.append(table)


def test_what_is_kept_and_what_can_go(browser: object, tmp_path: Path) -> None:
    """A match of other rules shows who won and its words, and the door of one that is not over says why nobody can come
    in. Another one: its line of chat is taken back, the seed is
    shown, and the whole table is removed; this browser forgets it.
    """
    made: list[Json] = []
    with ThreadPoolExecutor() as threads:  # the browser has an event loop of its own in this one
        threads.submit(make_matches, tmp_path / "web.db", made).result()
    older, own, begun = made
    with sqlite3.connect(tmp_path / "web.db") as line:
        line.execute("UPDATE matches SET document = json_set(document, '$.version', 99) WHERE id IN (?, ?)",
                     (older["table"], begun["table"]))
    line.close()
    with running_server(tmp_path) as base:
        desk = Desk(browser, base)
        page = desk.open(f"/replay/{older['table']}/{older['invite']}")
        page.wait_for_selector("details ol", state="attached")
        assert f"played with rules 99 of its game; this server plays {VERSION}" in page.inner_text("[role=alert]")
        assert page.locator("details li").count() > 10
        assert page.inner_text(".page h2").startswith(("Won by ", "Nobody won"))
        assert complaints(page) == []
        door = desk.open(f"/table/{begun['table']}/{begun['invite']}", language="fr-FR", size=TALL, touch=True)
        door.wait_for_selector(".news")
        assert "d’autres règles" in door.inner_text(".news")
        assert door.locator("button[type=submit], .buttons button").count() == 0, "nothing to be tried in vain"
        assert door.locator(".buttons a").count() == 1
        assert complaints(door) == []
        check_fit(door)
        keys: Keys = [{"table": one["table"], "game": "evades", "invite": one["invite"],
                       "seats": [{"seat": 0, "token": one["token"]}]} for one in (older, own)]
        page = desk.open("/", keys=keys)
        page.locator(f"a[href='#/table/{own['table']}']").click()
        page.wait_for_selector(".veil")
        page.get_by_text("Check the dice").click()
        page.wait_for_selector(".seed")
        page.locator(".veil .close").click()
        page.locator("[role=tab]").nth(1).click()
        page.locator(".unsay").click()
        page.wait_for_selector(".chat i")
        assert "Good game" not in page.inner_text(".chat")
        page.get_by_text("Show the result").click()
        page.locator(".remove button").click()
        assert complaints(page) == []
        page.locator(".remove button").first.click()
        page.wait_for_selector(".box.evades")
        assert own["table"] not in str(page.evaluate("localStorage.getItem('escapade.tables')"))
        page.goto(f"{base}/#/table/{own['table']}")
        page.wait_for_selector("[role=alert]")
        assert all("404" in fault for fault in desk.faults)
        desk.faults.clear()  # the browser itself reports what it did not find
        desk.close()
