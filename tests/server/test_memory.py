"""What is closed is gone at once, by counting references: no table waits for an old generation of garbage."""

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE, in_loop, running


@pytest.fixture
def before() -> Iterator[Counter[type[object]]]:
    """The collector of cycles sleeps, as it nearly does in a server with thousands of tables. How many there were of
    each kind when it fell asleep: a test that failed, or one that keeps its matches, leaves some behind.
    """
    gc.collect()
    gc.disable()
    yield alive()
    gc.enable()


def alive() -> Counter[type[object]]:
    """How many of each kind there are; a compiled object takes no weak reference."""
    return Counter(type(one) for one in gc.get_objects())


@pytest.mark.parametrize("short_way", [True, False])
@in_loop
async def test_what_is_closed_is_gone(db: Path, before: Counter[type[object]], *, short_way: bool) -> None:
    """A table with a clock, a bot, a hint and a history behind it, and the sockets that were there."""
    async with running(db, short_way=short_way) as live:
        made, players = await live.seats(2, bots=1, timer=3600)
        await players[0].send("start")
        for player in players:
            await player.next("update")
        await players[0].act()
        await players[0].send("ask_history")
        if players[1].position["legal"]:
            await players[1].send("ask_hint")
        await players[0].send("act", asked=10_000, action=0)
        table = live.server.registry.tables[made["table"]]
        kinds = [type(one) for one in (table, table.match, table.bot_turns, table.timers, table.errands)]
        connection = type(next(iter(live.server.connections)))
        now = alive()
        assert [now[kind] - before[kind] for kind in kinds] == [1] * len(kinds)
        assert now[connection] - before[connection] == len(live.server.connections) == 2
        for player in players:
            await player.close()
        async with asyncio.timeout(PATIENCE):
            while live.server.connections or table.audience.clients or alive()[connection] > before[connection]:
                await asyncio.sleep(0.02)
        assert alive()[connection] == before[connection]
        table.timers.close()
        table.timers._running.clear()
        table.bot_turns.close()
        await asyncio.sleep(0)
        assert table.is_idle()
        del table
        await live.server.registry.let_go()
        assert not live.server.registry.tables
        async with asyncio.timeout(PATIENCE):
            while any((now := alive())[kind] > before[kind] for kind in kinds):
                await asyncio.sleep(0.02)
        assert [now[kind] - before[kind] for kind in kinds] == [0] * len(kinds)
