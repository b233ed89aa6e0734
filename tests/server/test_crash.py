"""R1: `kill -9` in the middle of play loses nothing that was acknowledged and does nothing twice."""

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from tests.server.harness import in_loop, often
from tests.server.history import History, Worker, check, start_table
from tests.server.processes import Process, process

KILLS = int(os.environ.get("ESCAPADE_KILLS", often(50, 15)))
TABLES = 20
STILL_SECONDS = 60.0
"""A table that goes on has many answers by then, also on a busy machine."""


async def crash_run(server: Process, kills: int, tables: int, seed: int) -> History:
    """So many tables played through so many kills; finished ones are replaced."""
    history, rng = History(), random.Random(seed)
    await server.ready()
    playing: set[asyncio.Task[None]] = set()
    for _ in range(tables):
        playing |= {asyncio.create_task(one.run()) for one in await start_table(server.port, history, rng)}
    for _ in range(kills):
        await acknowledged(history, tables)
        await asyncio.sleep(rng.random() * 0.1)
        server.end(signal.SIGKILL)
        server.start()
        await server.ready()
        await replace_finished(server, playing, history, rng, tables)
    await acknowledged(history, 2 * tables)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return history


async def acknowledged(history: History, more: int) -> None:
    """Wait until so many more commands were acknowledged; a server that lost what players wait for never gets there."""
    goal, deadline = history.progress + more, asyncio.get_running_loop().time() + STILL_SECONDS
    while history.progress < goal:
        assert asyncio.get_running_loop().time() < deadline, "after a crash the tables no longer go on"
        await asyncio.sleep(0.01)


async def replace_finished(server: Process, playing: set["asyncio.Task[None]"], history: History,
                           rng: random.Random, tables: int) -> None:
    """Keep the number of running tables."""
    for task in [task for task in playing if task.done()]:
        task.result()
        playing.discard(task)
    while len(playing) < 2 * tables:
        workers: list[Worker] = await start_table(server.port, history, rng)
        playing |= {asyncio.create_task(one.run()) for one in workers}


@pytest.mark.long
@in_loop
async def test_kill_nine(tmp_path: Path) -> None:
    """50 kills with 20 tables; 1,000 in soak."""
    db = tmp_path / "crash.db"
    with process(str(db), tmp_path) as server:
        history = await crash_run(server, KILLS, TABLES, 1)
        server.end(signal.SIGTERM)
    check(db, history)
    print(f"{KILLS} kills, {len(history.tables)} tables, {len(history.acknowledged)} acknowledged, 0 lost; "  # noqa: T201
          f"{history.retries} sent again")


@pytest.mark.parametrize("defect", ["ack_before_commit", "no_command_ids"])
@in_loop
async def test_planted_defects_are_caught(tmp_path: Path, defect: str) -> None:
    """A server that tells before it stores, or that forgets what it did, does not pass."""
    db = tmp_path / "defect.db"
    with process(str(db), tmp_path, defect=defect) as server, pytest.raises(AssertionError):
        await caught_run(server, db)


async def caught_run(server: Process, db: Path) -> None:
    """A few kills are enough for a defect; the checker speaks up then or at the end."""
    history = await crash_run(server, 6, 6, 2)
    server.end(signal.SIGKILL)
    check(db, history)


@in_loop
async def test_clean_stop(tmp_path: Path) -> None:
    """R8: SIGTERM under load: exit code 0 within five seconds, nothing lost, and everybody plays on afterwards."""
    db = tmp_path / "stop.db"
    with process(str(db), tmp_path) as server:
        history, rng = History(), random.Random(3)
        await server.ready()
        playing = {asyncio.create_task(one.run()) for _ in range(5)
                   for one in await start_table(server.port, history, rng)}
        for _ in range(5):
            await acknowledged(history, 10)
            start = asyncio.get_running_loop().time()
            code = await asyncio.to_thread(server.end, signal.SIGTERM)
            assert code in (0, -signal.SIGTERM)
            assert asyncio.get_running_loop().time() - start < 6
            server.start()
            await server.ready()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.end(signal.SIGKILL)
    check(db, history)
