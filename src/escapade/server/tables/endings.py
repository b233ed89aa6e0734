"""Tasks that are ended so that nothing stays of them."""

import asyncio
import contextlib
from typing import Any


def end(task: "asyncio.Task[Any]") -> None:
    """Cancel a task. What it was cancelled with is thrown away, too: its traceback holds the frames of the task, these
    hold whoever keeps the task, and such a circle would wait for the collector, with a whole match in it.
    """
    task.add_done_callback(drop)
    task.cancel()


def drop(task: "asyncio.Task[Any]") -> None:
    """Take the exception out of a task; asyncio keeps no other reference to it."""
    with contextlib.suppress(asyncio.CancelledError):
        task.exception()
