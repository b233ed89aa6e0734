"""The tables of a run of these tests: written once, before any server starts, and copied for each worker's own server.

To play these matches takes seconds, which every worker would spend again.
"""

import asyncio
import json
import shutil
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path

from escapade.server.store.database import open_database
from escapade.server.store.store import Store
from tests.web.dealt import write_dealt
from tests.web.ended import write_ended
from tests.web.late import write_late
from tests.web.tables import KnownTable
from tests.web.tempered import write_tempered

LATE_TABLES = 18
"""Of each game; every test takes one for itself."""
DATABASE, KEYS = "web.db", "tables.json"
PATIENCE = 180


class LateTables:
    """Handed out one by one: a table is played to its end once."""

    def __init__(self, left: dict[str, list[KnownTable]]) -> None:
        self.left = left

    def take(self, name: str) -> KnownTable:
        """A table that nobody has touched yet: by the name of its game, almost over; with `ENDING` behind it, at the
        last choice; with `ENDED` before the name of an end, over (`SEEN`: the same, to be looked at only); `OVER`
        is over, too, and so are those of `LOOKED_AT`, for the coach. `WINDOW` is a castle where somebody may use a
        thing, `DEALT` an Elba as it is dealt, `FOUR` a castle with four, `TEMPERED` one with a cautious companion;
        `prison.py` names three more.
        """
        return self.left[name].pop()


async def write_all(database: str) -> dict[str, list[KnownTable]]:
    """All of them, into a database of their own."""
    store = Store(await open_database(database))
    try:
        return {**await write_late(store, LATE_TABLES), **await write_ended(store), **await write_dealt(store),
                **await write_tempered(store)}
    finally:
        await store.close()


def write_once(folder: Path) -> None:
    """The folder with the database and the keys to it; whoever comes first writes it, the others wait."""
    making = folder.with_name(f"{folder.name}.making")
    try:
        making.mkdir()
    except FileExistsError:
        deadline = time.monotonic() + PATIENCE
        while not folder.exists():
            assert time.monotonic() < deadline, "another worker did not finish writing the tables"
            time.sleep(0.1)
        return
    # In a thread of its own, because a browser that is open already keeps this one's loop.
    with ThreadPoolExecutor(1) as elsewhere:
        made = elsewhere.submit(asyncio.run, write_all(str(making / DATABASE))).result()
    keys = {name: [asdict(table) for table in tables] for name, tables in made.items()}
    (making / KEYS).write_text(json.dumps(keys), encoding="utf-8")
    making.rename(folder)


def copy_tables(shared: Path, own: Path) -> LateTables:
    """A copy for one server, and the keys to it."""
    write_once(shared)
    for path in shared.glob(f"{DATABASE}*"):
        shutil.copy(path, own)
    keys = json.loads((shared / KEYS).read_text(encoding="utf-8"))
    return LateTables({name: [KnownTable(**one) for one in tables] for name, tables in keys.items()})
