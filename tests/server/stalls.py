"""How long the event loop stands still, by its own fault: without the time that others had the processor."""

import asyncio
import contextlib
import gc
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

LONGEST_STALL = 1.0
"""Ten times the 100 ms that no message should take."""


def waited() -> float:
    """The seconds for which this thread could have run and others had the processor: other work of this machine, or
    other machines on the same host; 0 if unknown.
    """
    try:
        here = int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9
        stolen = int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError):
        return 0.0
    return here + stolen


class OwnTime:
    """Measures what this thread is answerable for: the seconds since it was made without those that others had the
    processor.
    """

    def __init__(self) -> None:
        self.start, self.before = time.perf_counter(), waited()

    def passed(self) -> float:
        """So many by the clock on the wall."""
        return time.perf_counter() - self.start

    def own(self) -> float:
        """So many of our own; less than the truth where others had it while we waited for something else anyway."""
        return self.passed() - (waited() - self.before)


@contextlib.contextmanager
def only_new_garbage() -> Iterator[None]:
    """As `serve` begins: what the process held before (here, of a thousand other tests) is looked through no more."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


async def lag(stalls: list[float], wall: list[float], others: Callable[[], float]) -> None:
    """How late the event loop is by the clock on the wall, with and without the time `others` had the processor."""
    while True:
        start, before = time.perf_counter(), others()
        await asyncio.sleep(0.01)
        late = time.perf_counter() - start - 0.01
        wall.append(late)
        stalls.append(late - (others() - before))
