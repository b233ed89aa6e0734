"""Processes that play: copies where that is safe, new ones elsewhere; the same totals, and nobody left behind."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Event, Thread

import pytest

from escapade.core.errors import Missing
from escapade.sim import processes
from escapade.sim.batch import Job, as_one, play_chunk, run

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has copies")
PATIENCE = 60.0
PROGRAM = """
import json
import sys
from threading import Event, Thread
from escapade.sim.batch import run
from escapade.sim.processes import way_to_start
if sys.argv[1] == "in company":
    Thread(target=Event().wait, daemon=True).start()
totals = run("evades", {"squares": 20}, ["greedy", "random"], 40, 7, 2).to_json() | {"seconds": 0}
print(json.dumps([way_to_start(), totals]))
"""
ENDLESS = """
import multiprocessing
import sys
from threading import Event, Thread
from escapade.sim.batch import run
if sys.argv[1] == "in company":
    Thread(target=Event().wait, daemon=True).start()
told = []
def tell(done):
    if not told:
        told.append(print(*(child.pid for child in multiprocessing.active_children()), flush=True))
run("evades", {}, ["random"] * 4, 10_000_000, 7, 2, tell)
"""


@pytest.mark.parametrize(("platform", "found", "way"), [
    ("linux", 1, "fork"), ("linux", 2, "spawn"), ("linux", 0, "spawn"), ("darwin", 1, "spawn"), ("win32", 1, "spawn")])
def test_only_a_process_that_is_alone_is_copied(monkeypatch: pytest.MonkeyPatch, platform: str, found: int,
                                                way: str) -> None:
    """A lock that another thread holds would stay locked in the copy; libraries bear it on Linux alone."""
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(processes, "threads", lambda: found)
    monkeypatch.setattr(processes, "SECONDS_BETWEEN_LOOKS", 0.0)
    assert processes.way_to_start() == way


@pytest.mark.parametrize(("listed", "alone"), [([1], True), ([2, 2, 1], True), ([2] * processes.LOOKS, False)])
def test_a_thread_that_has_ended_does_not_count(monkeypatch: pytest.MonkeyPatch, listed: list[int], *,
                                                alone: bool) -> None:
    """One pool after another: the system lists the threads of the last one for a moment; those of libraries stay."""
    monkeypatch.setattr(processes, "SECONDS_BETWEEN_LOOKS", 0.0)
    monkeypatch.setattr(processes, "active_count", lambda: 1)
    monkeypatch.setattr(processes, "threads", lambda: listed.pop(0))
    assert processes.is_alone() == alone
    assert listed == []


@ON_LINUX
def test_every_thread_counts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whoever started it; where nothing tells, nothing is known."""
    before, done = processes.threads(), Event()
    thread = Thread(target=done.wait)
    thread.start()
    assert processes.threads() == before + 1
    done.set()
    thread.join()
    monkeypatch.setattr(processes, "THREADS", tmp_path / "nowhere")
    assert processes.threads() == 0


@pytest.mark.parametrize("company", ["alone", pytest.param("in company", marks=ON_LINUX)])
def test_copies_and_new_processes_play_the_same(company: str) -> None:
    """A program that is alone, and one with a thread of its own."""
    way, totals = json.loads(subprocess.check_output([sys.executable, "-c", PROGRAM, company], text=True))
    assert way == ("fork" if company == "alone" and sys.platform == "linux" else "spawn")
    assert totals == run("evades", {"squares": 20}, ["greedy", "random"], 40, 7).to_json() | {"seconds": 0}


def test_a_new_process_knows_what_is_on_disk_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pocket game is in the registry of this process only: a worker cannot load it, and its error comes back."""
    monkeypatch.setattr(processes, "way_to_start", lambda: processes.NEW)
    with pytest.raises(Missing) as caught:
        run("pocket", {}, ["random", "random"], 40, 1, 2)
    assert caught.value.code == "missing.game"


@ON_LINUX
@pytest.mark.parametrize("company", ["alone", "in company"])
def test_workers_end_with_who_started_them(company: str) -> None:
    """Also when that one is killed, and cannot tell them: they would wait for work for ever."""
    with subprocess.Popen([sys.executable, "-c", ENDLESS, company], text=True, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        workers = [int(word) for word in program.stdout.readline().split()]
        program.kill()
    assert len(workers) == 2
    deadline = time.monotonic() + PATIENCE
    while left := [worker for worker in workers if is_there(worker)]:
        if time.monotonic() > deadline:
            for worker in left:
                os.kill(worker, signal.SIGKILL)
            pytest.fail("workers without anybody to work for")
        time.sleep(0.02)


def is_there(process: int) -> bool:
    """Whether a process runs; one that has ended and that nobody has asked about does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_neighbours_come_as_one() -> None:
    """What is sent to whoever counts is one part, and the same as theirs put together."""
    job = Job("evades", (("squares", 20),), ("random",) * 3, 7, None)
    first, second = play_chunk(job, range(10, 14)), play_chunk(job, range(14, 19))
    first.totals.merge(second.totals)
    (together,) = as_one([(job, range(10, 14)), (job, range(14, 19))])
    assert together.chunk == range(10, 19)
    assert together.totals == first.totals
