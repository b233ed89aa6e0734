"""Group commit: who shares a commit, and who never waits for one. On a clock that only waiting moves."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from escapade.server.store.batches import PACE, PACE_OF_MANY, Batches
from escapade.server.store.writes import Write

COMMIT = 0.001
"""Seconds that a commit takes here."""


class Clockwork(asyncio.SelectorEventLoop):
    """A loop in which time passes only while everybody waits: the same on any machine."""

    now = 1000.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        inner: Any = self
        if not inner._ready and inner._scheduled:
            self.now = max(self.now, inner._scheduled[0]._when)
        inner_super: Any = super()
        inner_super._run_once()


class Disk:
    """Keeps what was committed, and when."""

    def __init__(self) -> None:
        self.commits: list[tuple[float, list[str]]] = []

    async def commit(self, writes: list[Write]) -> Exception | None:
        self.commits.append((asyncio.get_running_loop().time(), [write.match for write in writes]))
        await asyncio.sleep(COMMIT)
        return None


def on_a_clock(play: Callable[[Batches], Awaitable[None]]) -> Disk:
    """Let somebody write."""
    disk = Disk()

    async def run() -> None:
        batches = Batches(disk.commit, lambda seconds: None)
        writer = asyncio.create_task(batches.run())
        await play(batches)
        await batches.done()
        writer.cancel()

    loop = Clockwork()
    try:
        loop.run_until_complete(run())
    finally:
        loop.close()
    return disk


def move(match: str) -> Write:
    """A move at a table."""
    return Write(match, 0, ["p0 take red"], None, None, 0)


def test_moves_of_many_tables_share_commits() -> None:
    """250 moves a second at as many tables, one every four milliseconds: ten of them a commit."""
    waits: list[float] = []

    async def play(batches: Batches) -> None:
        loop = asyncio.get_running_loop()

        async def one(number: int) -> None:
            begun = loop.time()
            await batches.put(move(f"table {number}"))
            waits.append(loop.time() - begun)

        tasks = []
        for number in range(250):
            tasks.append(asyncio.create_task(one(number)))
            await asyncio.sleep(0.004)
        await asyncio.gather(*tasks)

    disk = on_a_clock(play)
    assert sum(len(matches) for _, matches in disk.commits) == 250
    assert len(disk.commits) <= 250 / 9 + 4
    assert max(waits) <= PACE_OF_MANY + 2 * COMMIT + 1e-6


def test_a_few_tables_wait_no_longer_than_a_frame() -> None:
    """Two tables at once: the long pace is for many."""
    waits: list[float] = []

    async def play(batches: Batches) -> None:
        loop = asyncio.get_running_loop()

        async def one(number: int) -> None:
            for _ in range(30):
                begun = loop.time()
                await batches.put(move(f"table {number}"))
                waits.append(loop.time() - begun)

        await asyncio.gather(one(0), one(1))

    on_a_clock(play)
    assert max(waits) <= PACE + 2 * COMMIT + 1e-6


def test_a_table_alone_never_waits() -> None:
    """One move right after the other, as bots play: nothing but the disk is waited for."""

    async def play(batches: Batches) -> None:
        for _ in range(50):
            await batches.put(move("table"))

    disk = on_a_clock(play)
    assert len(disk.commits) == 50
    assert disk.commits[-1][0] - disk.commits[0][0] <= 49 * COMMIT + 1e-6


def test_whoever_moves_after_a_silence_never_waits() -> None:
    """People at several tables: each move is on its way at once."""

    async def play(batches: Batches) -> None:
        loop = asyncio.get_running_loop()
        for number in range(20):
            await asyncio.sleep(PACE * 2)
            begun = loop.time()
            await batches.put(move(f"table {number}"))
            assert loop.time() - begun <= COMMIT + 1e-6

    assert len(on_a_clock(play).commits) == 20
