"""A host who wants no public tables: nobody can wish for one, and those of before are shown to nobody."""

import asyncio
import urllib.error
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from escapade.games import load
from escapade.server.store.database import open_database
from escapade.server.store.store import Store
from tests.web.desk import SIDEWAYS, TALL, WIDE, Desk, set_up
from tests.web.house import running_server
from tests.web.late import seats_of, write_table
from tests.web.tables import make_table

LOOKS = [("en-GB", WIDE, "Show this table on the first page"), ("fr-FR", WIDE, "Montrer cette table"),
         ("fr-FR", TALL, "Montrer cette table"), ("en-GB", SIDEWAYS, "Show this table on the first page")]


async def write_public(database: str) -> None:
    """A table from the days when they were allowed."""
    store = Store(await open_database(database))
    try:
        game = load("evades")
        await write_table(store, game, seats_of(game), [], public=True)
    finally:
        await store.close()


def test_public_tables_switched_off_by_the_server(browser: object, tmp_path: Path) -> None:
    """In both languages, at every size: no list on the first page, nobody asks for one, and no wish on the next."""
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(asyncio.run, write_public(str(tmp_path / "web.db"))).result()
    with running_server(tmp_path, "--no-public-tables") as address:
        desk = Desk(browser, address)
        for language, size, wish in LOOKS:
            page = desk.open("/", language=language, size=size, touch=size != WIDE)
            asked: list[str] = []
            page.on("request", lambda request, asked=asked: asked.append(request.url))
            page.wait_for_selector(".box.evades")
            page.wait_for_load_state("networkidle")
            assert page.locator(".public").count() == 0
            assert [url for url in asked if url.endswith("/api/tables")] == []
            page.goto(f"{address}/#/new/evades/friends")
            page.wait_for_selector(".start")
            assert page.get_by_text(wish).count() == 0
        assert page.evaluate("fetch('/api/tables').then((found) => found.json())") == {"tables": []}
        set_up(page, seats={2: "friend"})
        page.wait_for_selector(".invite svg")
        with pytest.raises(urllib.error.HTTPError):
            make_table(address, 2, public=True)
        desk.close()
