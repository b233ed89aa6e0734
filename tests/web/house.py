"""A server of our own for tests, pictures and measurements: its own port, its own database, quick bots."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
"""What a Chromium needs where there is no screen."""
LAST_LINES = 120
"""So much of its log is shown of a server that hung."""


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextlib.contextmanager
def running_server(folder: Path, *options: str, client: Path | None = None) -> Iterator[str]:
    """Its address, for as long as it is needed; the database of the folder may have been filled before, and the client
    that it serves may be another one than ours.
    """
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, *program(client), "serve", f"--port={port}", f"--db={folder / 'web.db'}",
               "--lan", f"--base-url={address}", "--bot-delay=0", "--bot-workers=1", *options]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | {"PYTHONFAULTHANDLER": "1"})
    try:
        wait_until_healthy(address, server)
        yield address
    finally:
        server.terminate()
        end_process(server, folder / "log")


def end_process(server: "subprocess.Popen[bytes]", log: Path) -> None:
    """Wait for its end; one that hangs is made to say where each of its threads stands."""
    try:
        server.wait(20)
    except subprocess.TimeoutExpired:
        server.send_signal(signal.SIGABRT)
        server.wait(20)
        last = "\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-LAST_LINES:])
        raise AssertionError(f"the server did not stop when it was told to:\n{last}") from None


def program(client: Path | None) -> list[str]:
    """What Python is to run."""
    if client is None:
        return ["-m", "escapade.cli"]
    other = f"from pathlib import Path; from escapade.server import pages; pages.STATIC = Path({str(client)!r})"
    return ["-c", f"{other}; from escapade.cli import main; main()"]


def house_address() -> str | None:
    """An address of this machine that others in the house could use; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        try:
            one.connect(("192.0.2.254", 9))
        except OSError:
            return None
        found = str(one.getsockname()[0])
    return None if found.startswith("127.") else found


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
