"""Real server processes: started, killed, started again. Only what was started here is ever ended.

Python takes a second to load a server. A nursery process loads it once and forks a child for every start: what is
killed is a whole server process, and the next one is there at once.
"""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.server.harness import free_socket, http

START_SECONDS = 60.0
ROOT = Path(__file__).resolve().parents[2]


class Process:
    """A server process on a database and a port of its own."""

    def __init__(self, db: str, folder: Path, *, defect: str = "", prefix: list[str] | None = None) -> None:
        found = free_socket()
        self.port = found.getsockname()[1]
        found.close()
        self.output = folder / f"server-{self.port}.log"
        command = [*(prefix or []), sys.executable, "-m", "tests.server.planted", str(self.port), db, defect]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        with self.output.open("ab") as output:
            self.nursery = subprocess.Popen(command, cwd=ROOT, env=environment, stdin=subprocess.PIPE,
                                            stdout=subprocess.PIPE, stderr=output, start_new_session=True)
        self.pid = 0

    def _ask(self, word: str) -> int:
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write(f"{word}\n".encode())
        self.nursery.stdin.flush()
        return int(self.nursery.stdout.readline() or b"-1")

    def start(self) -> None:
        """Start it, without waiting until it answers."""
        self.pid = self._ask("start")
        assert self.pid > 0, self.output.read_text()[-2000:]

    async def ready(self) -> None:
        """Wait until it answers."""
        async with asyncio.timeout(START_SECONDS):
            while True:
                with contextlib.suppress(OSError, IndexError, ValueError):
                    if (await http(self.port, "GET", "/healthz"))[0] == 200:
                        return
                await asyncio.sleep(0.02)

    def end(self, with_signal: signal.Signals = signal.SIGKILL) -> int:
        """End it, and wait for it: its exit code, or minus the signal."""
        if self.pid == 0:
            return 0
        os.kill(self.pid, with_signal)
        self.pid = 0
        return self._ask("wait")

    def close(self) -> None:
        """End everything that was started here."""
        self.end()
        assert self.nursery.stdin is not None
        self.nursery.stdin.close()
        self.nursery.wait(30)
        assert self.nursery.stdout is not None
        self.nursery.stdout.close()


@contextlib.contextmanager
def process(db: str, folder: Path, *, defect: str = "", prefix: list[str] | None = None) -> Iterator[Process]:
    """A server process that is ended in any case."""
    found = Process(db, folder, defect=defect, prefix=prefix)
    try:
        found.start()
        yield found
    finally:
        found.close()
