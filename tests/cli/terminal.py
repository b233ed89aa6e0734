"""Runs the command line on a terminal of its own (a pseudo-terminal), as a person at a keyboard would."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

PATIENCE = 60.0


class Terminal:
    """One run of the program; what it shows can be waited for, what is typed goes to it."""

    def __init__(self, *words: str, environment: dict[str, str] | None = None) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 90, 0, 0))
        usual = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        settings = {**usual, "TERM": "xterm-256color", "COLORTERM": "truecolor", "ESCAPADE_LANGUAGE": "en",
                    **(environment or {})}
        self.process = subprocess.Popen([sys.executable, "-m", "escapade.cli", *words], stdin=theirs, stdout=theirs,
                                        stderr=theirs, env=settings, start_new_session=True, close_fds=True,
                                        preexec_fn=own_terminal)  # noqa: PLW1509  the tests start no threads
        os.close(theirs)
        self.ours = ours
        self.shown = ""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        """Leave nothing behind, also when a test fails."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.ours)

    def until(self, text: str) -> str:
        """Everything shown up to a text; fails when it does not come."""
        deadline = time.monotonic() + PATIENCE
        while text not in bare(self.shown):
            assert time.monotonic() < deadline, f"{text!r} did not come: {bare(self.shown)[-2000:]}"
            assert self.read(), f"{text!r} did not come before the end: {bare(self.shown)[-2000:]}"
        before, self.shown = self.shown, ""
        return before

    def read(self) -> bool:
        """Take in what there is; False at the end."""
        ready, _, _ = select.select([self.ours], [], [], 0.5)
        if not ready:
            return True
        try:
            found = os.read(self.ours, 65536)
        except OSError:
            return False
        self.shown += found.decode(errors="replace")
        return bool(found)

    def type(self, text: str) -> None:
        """Keys, Enter not included."""
        os.write(self.ours, text.encode())

    def interrupt(self, answer: str) -> str:
        """Ctrl-C, pressed as a person does: again when nothing happens; what was shown up to the answer.

        A key that comes between the question's words and the wait for keys is forgotten by Python's own line reader.
        """
        deadline = time.monotonic() + PATIENCE
        while answer not in bare(self.shown) and time.monotonic() < deadline and self.process.poll() is None:
            self.type("\x03")
            patience = time.monotonic() + 1.0
            while answer not in bare(self.shown) and time.monotonic() < patience and self.read():
                pass
        return self.until(answer)

    def end(self) -> int:
        """Wait for the program to leave; its exit code."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            self.read()
        return self.process.wait(timeout=1)


def own_terminal() -> None:
    """Make the new terminal the one that Ctrl-C comes from."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever started the tests in the background had it ignored
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def bare(text: str) -> str:
    """A text without colours and line ends, so that a sentence can be found wherever it was wrapped."""
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)
    return " ".join(plain.split())
