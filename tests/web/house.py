"""A server of our own for tests, pictures and measurements: its own port, its own database, quick bots."""

import contextlib
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
"""What a Chromium needs where there is no screen."""


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextlib.contextmanager
def running_server(folder: Path) -> Iterator[str]:
    """Its address, for as long as it is needed; the database of the folder may have been filled before."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "escapade.cli", "serve", f"--port={port}", f"--db={folder / 'web.db'}",
               "--lan", f"--base-url={address}", "--bot-delay=0", "--bot-workers=1"]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, env=dict(os.environ))
    try:
        wait_until_healthy(address, server)
        yield address
    finally:
        server.terminate()
        server.wait(20)


def wait_until_healthy(address: str, server: "subprocess.Popen[bytes]") -> None:
    """Until /healthz answers."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        assert server.poll() is None, "the server stopped at once"
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server did not become healthy")
