"""R10: a full disk refuses and loses nothing. How copies are taken is in test_copies; how they are not, here."""

import asyncio
import os
import sqlite3
from pathlib import Path

from tests.server.harness import Live, Player, in_loop, running
from tests.server.stalls import OwnTime

CYCLES = int(os.environ.get("ESCAPADE_FULL_DISKS", "20"))
AT_ONCE = 5.0


async def set_room(live: Live, pages: int) -> int:
    """Let the database have so many pages and no more; how many it has."""
    async with live.server.store.database.connect() as connection:
        used = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
        await connection.exec_driver_sql(f"PRAGMA max_page_count={pages or used}")
    return int(used)


async def fill(player: Player, number: int) -> list[str]:
    """Talk until there is no room left: what was acknowledged; what was refused asks to be sent again."""
    kept: list[str] = []
    for place in range(1000):
        text = f"{number}.{place} " + "x" * 400
        reply = await player.send("chat", text=text)
        if reply["type"] == "refused":
            assert reply["code"] == "refused.storage"
            assert reply["retry"]
            return kept
        kept.append(text)
    raise AssertionError("a full disk took everything")


async def full_and_freed(live: Live, cycles: int) -> tuple[str, list[str], float]:
    """Full, freed, full again: readers are never turned away, and writers are back at once."""
    made, (ada, _) = await live.seats(2)
    await ada.send("start")
    kept: list[str] = []
    slowest = 0.0
    for number in range(cycles):
        await set_room(live, 0)
        kept += await fill(ada, number)
        reader = await live.player(made["table"], made["token"])
        assert reader.table["phase"] == "playing"
        await reader.close()
        await set_room(live, 1_000_000)
        clock = OwnTime()
        text = f"{number} again"
        while (await ada.send("chat", text=text)).get("retry"):
            await asyncio.sleep(0.05)
        slowest = max(slowest, clock.own())
        kept.append(text)
    return made["table"], kept, slowest


def chat_of(db: Path, table: str) -> list[str]:
    """What was said, as it is on disk."""
    line = sqlite3.connect(db)
    found = [str(row[0]) for row in line.execute("SELECT text FROM chat WHERE match = ? ORDER BY number", (table,))]
    line.close()
    return found


@in_loop
async def test_a_full_disk_loses_nothing(db: Path) -> None:
    """Twenty times: no acknowledgement without room, no crash, back without a restart."""
    async with running(db) as live:
        table, kept, slowest = await full_and_freed(live, CYCLES)
    print(f"{CYCLES} times full and freed, back after {1000 * slowest:.0f} ms at most")  # noqa: T201
    assert chat_of(db, table) == kept
    assert slowest < AT_ONCE


@in_loop
async def test_a_copied_file_is_no_copy(db: Path, tmp_path: Path) -> None:
    """The planted defect: the file alone, without what SQLite has not moved into it yet, is not enough."""
    copy = tmp_path / "copy.db"
    async with running(db) as live:
        made, _ = await live.seats(2)
        copy.write_bytes(db.read_bytes())
    async with running(copy) as live:
        reply = await (await live.open()).hello(made["table"], made["token"])
        assert reply["code"] == "missing.table"
