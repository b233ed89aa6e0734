"""R2: the power goes out at any acknowledgement; nothing that was acknowledged is lost."""

import asyncio
import os
import random
import shutil
import signal
from pathlib import Path

import pytest

from tests.server.harness import in_loop
from tests.server.history import History, start_table
from tests.server.powercut import STRACE, cut
from tests.server.processes import process

CUTS = int(os.environ.get("ESCAPADE_CUTS", "40"))
pytestmark = pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")


async def traced_play(folder: Path, defect: str, commands: int) -> tuple[Path, Path]:
    """A match played on a server whose system calls are written down: the trace and the database."""
    db, trace = folder / "power.db", folder / "trace"
    with process(str(db), folder, defect=defect, prefix=[*STRACE, "-o", str(trace)]) as server:
        await server.ready()
        history, rng = History(), random.Random(5)
        playing = {asyncio.create_task(one.run()) for _ in range(3)
                   for one in await start_table(server.port, history, rng)}
        while history.progress < commands:
            await asyncio.sleep(0.02)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.to_thread(server.end, signal.SIGTERM)
    return trace, db


@in_loop
async def test_power_cut(tmp_path: Path) -> None:
    """At every few acknowledgements, with none and with half of the unflushed writes; 500 cuts in soak."""
    trace, db = await traced_play(tmp_path, "", 3 * CUTS)
    cuts, bad, acknowledged = await asyncio.to_thread(cut, trace, db, tmp_path, 3)
    print(f"{cuts} power cuts over {acknowledged} acknowledgements: {bad} lost something")  # noqa: T201
    assert cuts >= CUTS
    assert bad == 0


@pytest.mark.parametrize("defect", ["lazy_disk", "ack_before_commit"])
@in_loop
async def test_planted_defects_are_caught(tmp_path: Path, defect: str) -> None:
    """`synchronous=NORMAL` passes every kill -9 and loses moves here; so does telling first."""
    trace, db = await traced_play(tmp_path, defect, 30)
    cuts, bad, _ = await asyncio.to_thread(cut, trace, db, tmp_path, 3)
    assert bad > cuts / 4, f"{bad} of {cuts} cuts lost something"
