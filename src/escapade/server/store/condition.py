"""How storage is doing, as its last writes and probes left it; whoever asks costs the database nothing."""

import logging
import time
from typing import Literal

from escapade.server.store.problems import Problem

logger = logging.getLogger("escapade.storage")
LATE = 3.0
"""Seconds after which a commit, or the event loop, is late enough to be told to whoever watches."""
Status = Literal["ok", "lagging"] | Problem


class Condition:
    """One problem or none. A change is a line in the log; what stays as it is, is none."""

    def __init__(self) -> None:
        self.problem: Problem | None = None
        self.is_fatal = False
        """The disk failed under a write: nobody knows what is on it until everything is opened anew."""
        self.written = time.monotonic()
        """When something was last written, and flushed."""
        self._under_way: list[float] = []
        self._was_late = False

    def note(self, problem: Problem | None) -> None:
        """What the last transaction met with."""
        before, self.problem = self.problem, problem
        if problem is not None and problem != before:
            logger.error("storage_failed", extra={"problem": problem})
        elif problem is None and before is not None:
            logger.warning("storage_back", extra={"problem": before})

    def give_up(self) -> None:
        """The disk failed under a write. Asking it again could be answered with "done" for what it has lost."""
        self.problem, self.is_fatal = "io", True
        logger.critical("storage_broken", extra={"problem": "io"})

    def begin(self) -> float:
        """Something is written; how long that takes is part of how storage does."""
        start = time.monotonic()
        self._under_way.append(start)
        return start

    def end(self, start: float) -> None:
        """What was begun then is done, or has failed."""
        self._under_way.remove(start)
        self._was_late = time.monotonic() - start > LATE

    def status(self) -> Status:
        """In one word, for the health page."""
        if self.problem is not None:
            return self.problem
        now = time.monotonic()
        late = self._was_late or any(now - start > LATE for start in self._under_way)
        return "lagging" if late else "ok"
