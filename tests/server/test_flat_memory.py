"""What a server keeps of matches that are over: nothing in memory. At length in `run.py soak faults`."""

import asyncio
import os
from pathlib import Path

from tests.server.harness import Live, in_loop, often, running

MOVES = int(os.environ.get("ESCAPADE_MOVES", often(6_000, 2_000)))
WARM = 0.3
"""The part of the moves after which everything that is loaded once is loaded."""
MOST_GROWTH = 1.08
AT_ONCE = 8
PAGE = os.sysconf("SC_PAGE_SIZE")


def memory() -> int:
    """The bytes of this process that are in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


async def play_by_itself(live: Live) -> None:
    """A match that bots play to its end, and somebody who has come to see it."""
    made = await live.create(seats="open bot bot", options={"squares": 20})
    ada = await live.player(made["table"], made["token"])
    live.players.remove(ada)
    await ada.send("start")
    await ada.send("hand", seat=0, bot="random")
    await ada.next("over")
    await ada.close()


async def play_on(live: Live, moves: int) -> None:
    """Match after match, until so many entries were written."""
    async def one_after_the_other() -> None:
        while live.server.metrics.moves.count < moves:
            await play_by_itself(live)

    await asyncio.gather(*[one_after_the_other() for _ in range(AT_ONCE)])


@in_loop
async def test_memory_stays_flat(db: Path) -> None:
    """After the first matches a server needs no more for the next ones, however many there are."""
    async with running(db, bot_delay=0.0, idle_seconds=0.05) as live:
        await play_on(live, int(MOVES * WARM))
        early = memory()
        await play_on(live, MOVES)
        async with asyncio.timeout(20):  # tables that nobody needs are gone
            while live.server.registry.tables:
                await asyncio.sleep(0.05)
        late = memory()
        print(f"{live.server.metrics.moves.count} entries: {early / 2**20:.1f} MiB, then {late / 2**20:.1f} MiB")  # noqa: T201
        assert late <= early * MOST_GROWTH
