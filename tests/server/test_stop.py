"""Stopping ends in its time, whatever hangs: a write, a bot, an errand, somebody who does not read; and a signal ends
the process.
"""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from escapade.server.bots.pool import BotPool
from escapade.server.store.store import Store
from escapade.server.tables.registry import Registry
from escapade.server.wire.short_way import ShortWay
from tests.server.harness import PATIENCE, Live, in_loop, running
from tests.server.processes import ROOT
from tests.server.stalls import OwnTime

SECONDS = 1.0


async def hang(*_: Any, **__: Any) -> None:
    """What never comes back, and does not care that nobody wants it any more."""
    while True:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            if stopped.is_set():
                raise


stopped = threading.Event()
"""That the test is over: what hangs may come back."""


async def waiting_write(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that the disk does not take."""
    _, (ada, _) = await live.seats(2)
    monkeypatch.setattr(live.server.store, "write", hang)
    await ada.line.send('{"type":"chat","id":"x","text":"x"}')


async def broken_store(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that does not close."""
    monkeypatch.setattr(Store, "close", hang)


async def thinking_bot(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that do not end."""
    monkeypatch.setattr(BotPool, "close", hang)


async def endless_errand(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody waits for a history that never comes."""
    _, (ada, _) = await live.seats(2)
    monkeypatch.setattr(live.server.store, "load", hang)
    await ada.line.send('{"type":"ask_history","id":"x"}')


async def deaf_client(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sockets that do not close."""
    await live.seats(2)
    monkeypatch.setattr(ShortWay, "hang_up", lambda self, code: None)


async def broken_tables(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault while stopping does not keep the rest from being closed."""
    async def fail(_: Registry) -> None:
        raise ValueError

    monkeypatch.setattr(Registry, "close", fail)


@pytest.mark.parametrize("plant", [waiting_write, broken_store, thinking_bot, endless_errand, deaf_client,
                                   broken_tables])
@in_loop
async def test_stopping_ends_in_its_time(db: Path, plant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is in flight."""
    stopped.clear()
    async with running(db, stop_seconds=SECONDS) as live:
        await plant(live, monkeypatch)
        await asyncio.sleep(0.05)
        clock = OwnTime()
        stopping = asyncio.create_task(live.server.stop())
        await asyncio.wait((stopping,), timeout=PATIENCE)
        in_time = clock.own() < SECONDS and stopping.done() and stopping.exception() is None
        monkeypatch.undo()
        stopped.set()
        stopping.cancel()
        await live.server.store.database.close()
        monkeypatch.setattr(live.server, "stop", lambda: asyncio.sleep(0))
    assert in_time


PROGRAM = """
import asyncio, os, signal, sys, time
from escapade.server import serve
from escapade.server.settings import Settings
from escapade.server.store.sqlite import SqliteDatabase
if sys.argv[2] == "hung":
    async def close(self):
        await asyncio.to_thread(time.sleep, 3600)
    SqliteDatabase.close = close
if sys.argv[2] == "ignored":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
def opened(used):
    print(used.port, flush=True)
    if sys.argv[2] == "ignored":
        os.kill(os.getpid(), signal.SIGINT)
serve.serve(Settings(port=0, db=sys.argv[1], stop_seconds=1.0), opened)
"""


@contextlib.contextmanager
def program(db: Path, state: str) -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process of its own, which is ended in any case."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.Popen([sys.executable, "-c", PROGRAM, str(db), state], cwd=ROOT, env=environment,
                             stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        yield found
    finally:
        found.kill()
        found.communicate()


@pytest.mark.parametrize(("state", "number"), [("sound", signal.SIGTERM), ("hung", signal.SIGINT)])
def test_a_signal_ends_the_process(db: Path, state: str, number: signal.Signals) -> None:
    """SIGTERM and Ctrl-C, also where a thread of the database hangs for ever."""
    with program(db, state) as process:
        assert process.stdout is not None
        assert int(process.stdout.readline()) > 0
        process.send_signal(number)
        code = process.wait(PATIENCE)
        assert code == (1 if state == "hung" else -number)


def test_ctrl_c_is_heard_as_soon_as_the_server_is_open(db: Path) -> None:
    """Also where it was ignored until then, as by what a shell starts in the background."""
    with program(db, "ignored") as process:
        assert process.wait(PATIENCE) == 0
