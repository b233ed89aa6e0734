"""EL-34 in the browser: nothing that the Bag spells is shown, and a word is typed."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.server.harness import Json, in_loop, running
from tests.web.desk import ACTION, Desk, complaints, until
from tests.web.house import running_server


@in_loop
async def make_table(database: Path, made: list[Json]) -> None:
    """A match that waits for its one person, whose turn it is or will be."""
    async with running(database) as live:
        table, (ada,) = await live.seats(1, game="elba", bots=2, options={"find_words": True, "house_weapons": True})
        await ada.send("start")
        made.append(table)


def test_EL_34_a_field_takes_a_word(browser: object, tmp_path: Path) -> None:
    """EL-34: a word that the Bag does not spell is refused in a sentence; the list has the moves, and no more."""
    made: list[Json] = []
    with ThreadPoolExecutor() as threads:  # the browser has an event loop of its own in this one
        threads.submit(make_table, tmp_path / "web.db", made).result()
    table = made[0]
    with running_server(tmp_path) as base:
        desk = Desk(browser, base)
        page = desk.open(f"/table/{table['table']}", keys=[{
            "table": table["table"], "game": "elba", "invite": table["invite"],
            "seats": [{"seat": 0, "token": table["token"]}]}])
        field = page.locator(".spelled input")
        for _ in range(60):  # other people's fights may come first
            until(page, f"document.querySelectorAll('{ACTION}').length > 0")
            if field.count():
                break
            page.locator(ACTION).last.click()
            page.wait_for_timeout(100)
        assert page.locator(".spelled .chip").count() == 0
        field.fill("Zèbre")
        field.press("Enter")
        page.wait_for_selector(".notice.error")
        assert "zebre" in page.inner_text(".notice.error")
        assert "does not spell" in page.inner_text(".notice.error")
        assert complaints(page) == []
        desk.close()
