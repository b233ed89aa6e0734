"""Real server processes: started, killed, started again. Only what was started here is ever ended."""

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

    def __init__(self, db: str, *, defect: str = "", prefix: list[str] | None = None,
                 environment: dict[str, str] | None = None) -> None:
        found = free_socket()
        self.port = found.getsockname()[1]
        found.close()
        self.db, self.defect, self.prefix = db, defect, prefix or []
        self.environment = environment or {}
        self.process: subprocess.Popen[bytes] | None = None
        self.output = Path(f"{db.replace('/', '_')}.log") if "://" in db else Path(f"{db}.log")

    def start(self) -> None:
        """Start it, without waiting until it answers."""
        command = [*self.prefix, sys.executable, "-m", "tests.server.planted", str(self.port), self.db, self.defect]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)} | self.environment
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=output, stderr=output,
                                            start_new_session=True)

    async def ready(self) -> None:
        """Wait until it answers."""
        async with asyncio.timeout(START_SECONDS):
            while True:
                assert self.process is not None
                assert self.process.poll() is None, self.output.read_text()[-2000:]
                with contextlib.suppress(OSError, IndexError, ValueError):
                    if (await http(self.port, "GET", "/healthz"))[0] == 200:
                        return
                await asyncio.sleep(0.02)

    def end(self, with_signal: signal.Signals = signal.SIGKILL) -> int:
        """End it and its bots, and wait for it."""
        assert self.process is not None
        if self.process.poll() is None:
            if self.prefix or with_signal == signal.SIGKILL:
                os.killpg(self.process.pid, with_signal)
            else:
                self.process.send_signal(with_signal)
        return self.process.wait(30)


@contextlib.contextmanager
def process(db: str, **options: object) -> Iterator[Process]:
    """A server process that is ended in any case."""
    found = Process(db, **options)  # type: ignore[arg-type]
    found.start()
    try:
        yield found
    finally:
        found.end()
