"""The server's speed, in one run with a boardgame.io server and an fsync probe: by work a move and by rate. What waits
(for company before a commit, for the disk) is told apart from what works.

    python benchmarks/server.py             everything; needs Node and, once, npm install in benchmarks/server_peer
    python benchmarks/server.py serve PORT DATABASE   the server that is measured (limits by address lifted)

Ours waits for the disk before it acknowledges, boardgame.io does not: it keeps everything in memory.
"""

import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PEER = ROOT / "server_peer"
MANY = 1_000_000
TOKEN = "benchmark"
RATIO_TARGET = 2.0
LATENCY_TARGET = 100.0
SOCKET_TARGET = 100.0
ROUNDS = 5
LATENCY_ROUNDS = 3


@dataclass
class Load:
    """So many tables and sockets, at a rate of moves a second (0: as fast as they can), of a game."""

    tables: int
    sockets: int
    rate: int
    seconds: int
    game: str


@dataclass
class Probe:
    """What one flush costs on this disk, in milliseconds."""

    median: float
    worst: float


def probe_fsync(folder: Path, seconds: float = 2.0) -> Probe:
    """Append 4 KiB and flush, again and again."""
    times: list[float] = []
    with (folder / "probe").open("wb") as file:
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds:
            file.write(bytes(4096))
            file.flush()
            start = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(1000 * (time.perf_counter() - start))
    times.sort()
    return Probe(times[len(times) // 2], times[int(0.99 * len(times))])


def free_port() -> int:
    """A port nobody has."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Running:
    """A server process of one kind, ended at the end."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.kind, self.port = kind, free_port()
        script = str(Path(__file__).resolve())
        ours = [sys.executable, script, "serve", str(self.port), str(folder / f"bench-{self.port}.db")]
        command = ours if kind == "ours" else ["node", str(PEER / "peer.cjs"), str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._wait()

    def _wait(self) -> None:
        for _ in range(600):
            with socket.socket() as found:
                if found.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise SystemExit(f"{self.kind} does not start")

    def memory(self) -> float:
        """The process's memory in KiB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))

    def counted(self) -> dict[str, float]:
        """What our server has counted so far, by the names of its metrics; nothing of the peer's."""
        if self.kind != "ours":
            return {}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/metrics",
                                         headers={"Authorization": f"Bearer {TOKEN}"})
        with urllib.request.urlopen(request) as page:
            lines = [line.split() for line in page.read().decode().splitlines() if not line.startswith("#")]
        return {words[0]: float(words[1]) for words in lines}

    def load(self, load: Load) -> tuple[dict[str, Any], float]:
        """Run the load; its figures, and the memory in KiB that the open sockets took."""
        before = self.memory()
        command = ["node", str(PEER / "load.cjs"), self.kind, str(self.port), str(load.tables), str(load.sockets),
                   str(load.rate), str(load.seconds), str(self.process.pid), load.game]
        work = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert work.stdout is not None
        assert "ready" in work.stdout.readline()
        taken, counted = self.memory() - before, self.counted()
        found: dict[str, Any] = json.loads(work.stdout.readline())
        work.wait(30)
        return found | waits(counted, self.counted()), taken

    def end(self) -> None:
        """Stop it."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


def waits(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """What a server waited for between two looks at its metrics: company for a commit, and the commit itself, which is
    the disk's. In milliseconds a commit, with the moves that shared one.
    """
    more = {name: after[name] - before[name] for name in after}
    commits = more.get("escapade_commit_seconds_count", 0.0)
    if not commits:
        return {}
    return {"together": more["escapade_entries_total"] / commits,
            "company": 1000 * more.get("escapade_company_seconds_sum", 0.0) / commits,
            "commit": 1000 * more["escapade_commit_seconds_sum"] / commits}


def measure(kind: str, folder: Path, load: Load) -> tuple[dict[str, Any], float]:
    """One load on one fresh server."""
    server = Running(kind, folder)
    try:
        return server.load(load)
    finally:
        server.end()


def middle(runs: list[dict[str, Any]], name: str) -> float:
    """The median of a figure over the runs."""
    return float(statistics.median(one[name] for one in runs))


def throughput(folder: Path) -> bool:
    """200 tables with the same trivial flow, as fast as they can; ours and the peer take turns. Then a real game."""
    ours, peer, real, four = [], [], [], []
    for _ in range(ROUNDS):
        ours.append(measure("ours", folder, Load(200, 400, 0, 5, "click"))[0])
        peer.append(measure("peer", folder, Load(200, 400, 0, 5, "click"))[0])
        real.append(measure("ours", folder, Load(200, 400, 0, 5, "evades"))[0])
        four.append(measure("ours", folder, Load(200, 800, 0, 5, "evades"))[0])
    print("200 tables, moves a second and work a move (server, load generator), medians and all rounds:")
    tell("ours, durable", ours)
    tell("boardgame.io, not durable", peer)
    tell("ours, durable, a game of Evades", real)
    tell("the same with four sockets a table", four)
    tell_waits("ours, durable", ours)
    print(f"  a game of Evades against the trivial one of boardgame.io, by rate "
          f"{middle(real, 'rate') / middle(peer, 'rate'):.2f}; four sockets a table against two, by work a move "
          f"{middle(four, 'server') / middle(real, 'server'):.2f}")
    work, rate = middle(peer, "server") / middle(ours, "server"), middle(ours, "rate") / middle(peer, "rate")
    return all([verdict("ours / boardgame.io by work a move", work, RATIO_TARGET, at_least=True),
                verdict("ours / boardgame.io by rate", rate, RATIO_TARGET, at_least=True)])


def tell(name: str, runs: list[dict[str, Any]]) -> None:
    """One line about one server."""
    each = " ".join(f"{one['rate']:.0f}" for one in runs)
    print(f"  {name:34} {middle(runs, 'rate'):7,.0f}  ({middle(runs, 'server'):.0f} µs, "
          f"{middle(runs, 'generator'):.0f} µs; {each}; errors {sum(one['errors'] for one in runs)})")


def tell_waits(name: str, runs: list[dict[str, Any]]) -> None:
    """What a server waited for, which is no work: so much for each commit, and the share of one core that did work."""
    busy = middle(runs, "rate") * middle(runs, "server") / 1e6
    print(f"  {name}: {middle(runs, 'together'):.0f} moves a commit, which waited {middle(runs, 'company'):.1f} ms for "
          f"company and {middle(runs, 'commit'):.1f} ms for the disk and its turn; {busy:.0%} of one core worked")


def latency(folder: Path, probe: Probe) -> bool:
    """500 tables and 2,000 sockets at 250 moves a second; the median of three runs, for a machine has its moments."""
    runs = [measure("ours", folder, Load(500, 2000, 250, 20, "evades")) for _ in range(LATENCY_ROUNDS)]
    taken = statistics.median(taken for _, taken in runs)
    limit = max(LATENCY_TARGET, 10 * probe.worst)
    print("500 tables, 2,000 sockets, 250 moves a second:")
    for found, _ in runs:
        print(f"  {found['rate']:.0f} moves a second: p50 {found['p50']:.1f} ms, p99 {found['p99']:.1f} ms, "
              f"max {found['max']:.1f} ms, errors {found['errors']}, work a move {found['server']:.0f} µs, "
              f"{found['together']:.1f} moves a commit")
    return all([verdict("ack p99 in ms", middle([found for found, _ in runs], "p99"), limit, at_least=False),
                verdict("KiB a socket, its share of the table included", taken / 2000, SOCKET_TARGET, at_least=False)])


def verdict(name: str, found: float, target: float, *, at_least: bool) -> bool:
    """One line: the figure, the promise, and whether it is kept."""
    kept = found >= target if at_least else found <= target
    bound = "at least" if at_least else "at most"
    print(f"  {name:48} {found:8.2f}  {bound} {target:.2f}  {'kept' if kept else 'MISSED'}")
    return kept


def serve(port: int, database: str) -> None:
    """The server that is measured."""
    from escapade.games import REGISTRY  # noqa: PLC0415
    from escapade.server.serve import serve as run  # noqa: PLC0415  the other end needs none of it
    from escapade.server.settings import Limits, Settings  # noqa: PLC0415

    limits = Limits(player_messages=MANY, spectator_messages=MANY, joins_a_minute=MANY, wrong_tokens_a_minute=MANY,
                    sockets_an_address=MANY, connections_an_address=MANY, address_messages=MANY)
    sys.path.insert(0, str(ROOT))
    REGISTRY["click"] = "click_game"
    run(Settings(port=port, db=database, limits=limits, metrics_token=TOKEN))


def main() -> int:
    """Print all figures; 1 when a promise is not kept in this run."""
    if sys.argv[1:2] == ["serve"]:
        serve(int(sys.argv[2]), sys.argv[3])
        return 0
    if shutil.which("node") is None or not (PEER / "node_modules").is_dir():
        raise SystemExit(f"needs Node, and `npm install` in {PEER}")
    import escapade  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as name:
        probe = probe_fsync(Path(name))
        print(f"engine: {'compiled' if escapade.compiled() else 'interpreted'}; fsync p50 {probe.median:.2f} ms, "
              f"p99 {probe.worst:.2f} ms")
        kept = [throughput(Path(name)), latency(Path(name), probe)]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
