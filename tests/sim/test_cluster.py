"""Beyond one machine: real clusters on this one, a worker killed in the middle, totals as of one process."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

import pytest

import escapade
from escapade.core.errors import BadInput, Missing
from escapade.sim import cluster
from escapade.sim.batch import Job, play_chunk, run
from escapade.sim.kept import run_kept
from escapade.sim.rows import MATCHES

SEATS = ["random", "random", "random"]
OPTIONS: dict[str, object] = {"round_limit": 8, "squares": 20}
HOME = str(Path(escapade.__file__).parents[1])
needs_dask = pytest.mark.skipif(find_spec("distributed") is None, reason="the extra dask is not installed")
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="the extra ray is not installed")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def wait_for(port: int, seconds: float = 120.0) -> None:
    """Until somebody listens there."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with socket.socket() as trying:
            if trying.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.2)
    raise AssertionError(f"nobody listens at {port}")


def start(folder: Path, *words: str, **environment: str) -> subprocess.Popen[bytes]:
    """A process in a group of its own, which finds the same program as we do."""
    with (folder / "log.txt").open("ab") as log:
        return subprocess.Popen([sys.executable, *words], cwd=folder, stdout=log, stderr=log, start_new_session=True,
                                env={**os.environ, "PYTHONPATH": HOME, **environment})


def end(process: subprocess.Popen[bytes]) -> None:
    """The whole group that was started, and nothing else."""
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and two workers, each with its nanny."""
    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    running = [start(tmp_path, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port),
                     "--no-dashboard")]
    wait_for(port)
    running += [start(tmp_path, "-m", "distributed.cli.dask_worker", address, "--nworkers", "1", "--nthreads", "1",
                      "--no-dashboard", "--local-directory", str(tmp_path)) for _ in range(2)]
    yield address, running
    for process in reversed(running):
        if process.poll() is None:
            end(process)


class Submitted:
    """A task of a scheduler that is no further away than this process."""

    def __init__(self, key: str) -> None:
        self.key = key

    def release(self) -> None:
        """Nothing is kept."""


class NearScheduler(ModuleType):
    """As much of Dask as is asked for, without a network: its own client, and what is done in the order it came."""

    KilledWorker = RuntimeError

    def __init__(self) -> None:
        super().__init__("distributed")
        self.most = self.sent = 0
        self.ready: deque[tuple[Submitted, object]] = deque()

    def Client(self, address: str, timeout: float) -> "NearScheduler":
        """Itself."""
        return self

    def __enter__(self) -> "NearScheduler":
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing was opened."""

    def submit(self, play: cluster.Play, *task: object, pure: bool, retries: int) -> Submitted:
        """Play it at once."""
        self.sent += 1
        future = Submitted(str(self.sent))
        self.ready.append((future, play(*task)))
        self.most = max(self.most, len(self.ready))
        return future

    def as_completed(self, *, with_results: bool) -> "NearScheduler":
        """Itself."""
        return self

    def add(self, future: Submitted) -> None:
        """It is there already."""

    def __iter__(self) -> Iterator[tuple[Submitted, object]]:
        while self.ready:
            yield self.ready.popleft()


def test_every_chunk_is_handed_over_though_few_are_out_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """More chunks than may wait on the cluster: the next one follows for each that is done, and none is left out."""
    near = NearScheduler()
    monkeypatch.setitem(sys.modules, "distributed", near)
    monkeypatch.setattr(cluster, "IN_FLIGHT", 5)
    assert run("evades", OPTIONS, SEATS, 40, 7, "tcp://nobody:1") == run("evades", OPTIONS, SEATS, 40, 7)
    assert (near.sent, near.most) == (40, 5)


@needs_dask
def test_dask_gives_the_totals_of_one_process_though_a_worker_is_killed(
        dask: tuple[str, list[subprocess.Popen[bytes]]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every chunk counts once, whatever was played twice; more of them than may wait there at once."""
    monkeypatch.setattr(cluster, "IN_FLIGHT", 100)
    address, running = dask
    told: list[int] = []

    def kill_one(more: int) -> None:
        told.append(more)
        if len(told) == 3:
            end(running[1])

    alone = run("evades", OPTIONS, SEATS, 300, 7)
    assert run("evades", OPTIONS, SEATS, 300, 7, address, kill_one) == alone
    assert sum(told) == 300


@needs_dask
def test_rows_of_a_cluster_have_the_same_bytes(dask: tuple[str, list[subprocess.Popen[bytes]]],
                                               tmp_path: Path) -> None:
    """Not only the totals: the file, too."""
    job = Job("evades", tuple(sorted(OPTIONS.items())), tuple(SEATS), 7, None, rows=MATCHES)
    run_kept(job, 70, dask[0], tmp_path / "there.parquet")
    run_kept(job, 70, 1, tmp_path / "here.parquet")
    assert (tmp_path / "there.parquet").read_bytes() == (tmp_path / "here.parquet").read_bytes()


@pytest.fixture
def short_folder() -> Iterator[str]:
    """Ray keeps sockets in it, and the path of a socket may have 107 bytes."""
    with TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        yield folder


@needs_ray
def test_ray_gives_the_totals_of_one_process_though_a_worker_is_killed(tmp_path: Path, short_folder: str) -> None:
    """In a process of its own: Ray changes much of the one it is used in."""
    port, client = free_port(), free_port()
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "a-token-of-this-test", "HOME": str(tmp_path)}
    head = start(tmp_path, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--port", str(port),
                 "--ray-client-server-port", str(client), "--num-cpus", "2", "--include-dashboard", "false",
                 "--object-store-memory", "100000000", "--temp-dir", short_folder, **token)
    try:
        wait_for(client, 400.0)
        done = subprocess.run([sys.executable, "-c", RAY_RUN, f"ray://127.0.0.1:{client}"], check=False, text=True,
                              capture_output=True, timeout=600, env={**os.environ, "PYTHONPATH": HOME, **token})
        assert done.stdout.strip().endswith("the same, 300 counted"), done.stdout + done.stderr
    finally:
        end(head)


RAY_RUN = """
import os, signal, sys
from escapade.sim import batch, cluster
from escapade.sim.batch import run

cluster.IN_FLIGHT = 100
OPTIONS, SEATS = {"round_limit": 8, "squares": 20}, ["random"] * 3
marker = os.path.join(os.environ["HOME"], "killed")

def deadly(job, chunk, marker=marker, play=batch.play_chunk):
    if chunk.start > 20 and not os.path.exists(marker):
        open(marker, "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(job, chunk)

told = []
alone = run("evades", OPTIONS, SEATS, 300, 7)
batch.play_chunk = deadly
there = run("evades", OPTIONS, SEATS, 300, 7, sys.argv[1], told.append)
assert os.path.exists(marker), "nobody was killed"
print("the same" if there == alone else "another", f"{sum(told)} counted", sep=", ")
"""


def test_an_address_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anything is sent; and a library that is missing is named with its extra."""
    job = Job("evades", tuple(sorted(OPTIONS.items())), tuple(SEATS), 7, None)
    with pytest.raises(BadInput) as caught:
        cluster.done("dask://here", play_chunk, [(job, range(2))])
    assert caught.value.code == "input.cluster_form"
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Missing) as missed:
        next(cluster.done("tcp://127.0.0.1:1", play_chunk, [(job, range(2))]))
    assert missed.value.params == {"package": "distributed", "extra": "dask"}


def test_a_chunk_that_comes_back_twice_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cluster that plays a chunk again after a death hands it over again."""
    def twice(address: str, play: cluster.Play, tasks: list[cluster.Task]) -> Iterator[tuple[int, object]]:
        for place, task in reversed(list(enumerate(tasks))):
            yield place, play(*task)
            yield place, play(*task)

    monkeypatch.setattr(cluster, "done", twice)
    told: list[int] = []
    assert run("evades", OPTIONS, SEATS, 20, 7, "tcp://nobody:1", told.append) == run("evades", OPTIONS, SEATS, 20, 7)
    assert sum(told) == 20
