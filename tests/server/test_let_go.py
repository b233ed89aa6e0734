"""A table that leaves the memory just when somebody comes: nobody waits for an answer that never comes."""

import asyncio
from pathlib import Path
from typing import Any

from escapade.server.tables.table import Table
from escapade.server.wire.client import Receiver
from tests.server.harness import Live, in_loop, running


class SlowToClose:
    """A table that takes its time to close; a method of a compiled table cannot be replaced."""

    def __init__(self, table: Table, go: asyncio.Event) -> None:
        self.table, self.go = table, go

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    async def close(self) -> None:
        """When told to."""
        await self.go.wait()
        await self.table.close()


async def closed_table(live: Live) -> tuple[str, str, Table]:
    """A table that was let go, and is still in somebody's hand: its name, a token, and what is left of it."""
    made = await live.create(seats="open open")
    table = await live.server.registry.get(made["table"])
    await live.server.registry.let_go()
    assert not live.server.registry.tables
    return made["table"], made["token"], table


@in_loop
async def test_a_hello_finds_the_table_again(db: Path) -> None:
    """The connection found the table before it was closed, and speaks to it afterwards."""
    async with running(db) as live:
        name, token, gone = await closed_table(live)
        find, stale = live.server.find, [gone]

        async def late(table_id: str) -> Receiver:
            return stale.pop() if stale else await find(table_id)

        live.server.find = late  # type: ignore[method-assign]
        async with asyncio.timeout(20):
            assert (await live.player(name, token)).seat == 0


@in_loop
async def test_a_closed_table_takes_no_job(db: Path) -> None:
    """Also while it finishes what it was doing."""
    async with running(db) as live:
        _, _, gone = await closed_table(live)
        assert not gone.offer(object())  # type: ignore[arg-type]


@in_loop
async def test_whoever_comes_while_others_are_let_go_keeps_the_table(db: Path) -> None:
    """Closing one table takes a moment; in it, somebody enters the next."""
    async with running(db) as live:
        first, second = [await live.create(seats="open open") for _ in range(2)]
        tables = [await live.server.registry.get(one["table"]) for one in (first, second)]
        go = asyncio.Event()
        live.server.registry.tables[first["table"]] = SlowToClose(tables[0], go)  # type: ignore[assignment]
        letting_go = asyncio.create_task(live.server.registry.let_go())
        await asyncio.sleep(0)
        ada = await live.player(second["table"], second["token"])
        go.set()
        await letting_go
        assert live.server.registry.tables == {second["table"]: tables[1]}
        assert (await ada.send("ping"))["type"] == "pong"
