"""Processes that play: copies of this one where nothing else runs in it, new ones elsewhere."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait
from pathlib import Path
from threading import Thread, active_count
from time import sleep
from types import ModuleType

COPIED, NEW = "fork", "spawn"
THREADS = Path("/proc/self/task")
"""Linux: an entry for each thread of this process, those of libraries that are not Python's too."""
LOOKS, SECONDS_BETWEEN_LOOKS = 10, 0.001
PARENT_GONE = 1


def pool_of(workers: int) -> ProcessPoolExecutor:
    """So many processes. Hand their work over within `main_left_out`: that starts them."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context(way_to_start()), initializer=_begin)


def way_to_start() -> str:
    """A copy begins to play at once: all that it needs is loaded here already. But a copy has no other threads, and
    would wait for ever for a lock that one of them held; and it is only Linux whose own libraries put up with it.
    """
    return COPIED if sys.platform == "linux" and is_alone() else NEW


def is_alone() -> bool:
    """Whether this process has one thread. Those of the workers before have ended, but are listed for a moment more."""
    for _ in range(LOOKS):
        if threads() == 1:
            return True
        if active_count() > 1:
            return False
        sleep(SECONDS_BETWEEN_LOOKS)
    return False


def threads() -> int:
    """How many threads this process has; 0 where nobody can tell."""
    try:
        return sum(1 for _ in THREADS.iterdir())
    except OSError:
        return 0


@contextmanager
def main_left_out() -> Iterator[None]:
    """Every process that is new imports the program of the one that starts it again, which takes it longer than
    all it needs to play: the command line and the server with it. Here it finds nothing to import.
    """
    program = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = program


def _begin() -> None:
    """Ctrl-C reaches every process of a terminal: only the first one deals with it, and the others end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Who waits for work never hears that nobody is left to hand it over: each holds the other end of its own pipe."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(PARENT_GONE)
