"""Group commit: many writes in one transaction. While one commit waits for the disk, the next batch gathers."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from escapade.server.queue import Queue
from escapade.server.store.writes import Conflict, Write

MOST: Final = 256
ENOUGH: Final = 32
"""So many share the cost of a commit well: no more are waited for."""
STEP: Final = 0.001
LONGEST: Final = 0.008
"""Seconds that a commit waits for company, a step at a time for as long as some comes, when the last one had some: on a
quick disk, commits of a few moves each would cost more work than the moves themselves. Whoever plays alone never waits.
"""
PACE: Final = 0.016
"""Seconds from one commit to the next where several tables write, unless enough wait: a commit costs more than twice
the work of the move in it, so that moves that come every few milliseconds share one. A table alone goes as it likes.
"""
MANY: Final = 3
PACE_OF_MANY: Final = 0.04
"""Where so many shared the last commit, the next come: a longer pace, which nobody sees, saves most of the rest."""
Waiting = tuple[Write, "asyncio.Future[None]"]
Commit = Callable[[list[Write]], Awaitable[Exception | None]]


class Batches:
    """What waits to be written; one task writes. `observe` is called with the seconds that each batch waited
    for company."""

    def __init__(self, commit: Commit, observe: Callable[[float], None]) -> None:
        self._commit, self._observe = commit, observe
        self._loop = asyncio.get_running_loop()
        self._queue: Queue[Waiting] = Queue()

    def put(self, write: Write) -> "asyncio.Future[None]":
        """Have it written; the future is done when it is on disk, or has the reason why it is not."""
        assert is_sound(write), "text that not every database can keep"
        future: asyncio.Future[None] = self._loop.create_future()
        self._queue.put((write, future))
        return future

    async def done(self) -> None:
        """Wait until everything that was put here is written."""
        await self._queue.done()

    async def run(self) -> None:
        """Write, one batch after the other, until cancelled."""
        last: list[Waiting] = []
        written = 0.0
        while True:
            batch = [await self._queue.take()]
            if len(self._queue) < ENOUGH and not is_alone(last, batch[0]):
                early = written + pace_after(len(last)) - self._loop.time()
                await (self._wait(early) if early > 0.0 else self._wait_for_company(len(last)))
            batch += self._queue.take_more(MOST - 1)
            last, written = batch, self._loop.time()
            await self._write(batch)

    async def _wait(self, seconds: float) -> None:
        """Wait until it is time for the next commit."""
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        self._observe(time.perf_counter() - begun)

    async def _wait_for_company(self, last: int) -> None:
        """Wait while company comes, though not for long, and not at all when the last one had none."""
        if last <= 1:
            return
        begun = time.perf_counter()
        before = -1
        while before < len(self._queue) < ENOUGH and time.perf_counter() - begun < LONGEST:
            before = len(self._queue)
            await asyncio.sleep(STEP)
        self._observe(time.perf_counter() - begun)

    async def _write(self, batch: list[Waiting]) -> None:
        """All in one commit; if one of them cannot be written, each in its own."""
        error = await self._commit([write for write, _ in batch])
        if isinstance(error, Conflict) and len(batch) > 1:
            for one in batch:
                settle(one[1], await self._commit([one[0]]))
            return
        for _, future in batch:
            settle(future, error)


def pace_after(shared: int) -> float:
    """Seconds from a commit that so many shared to the next one."""
    return PACE_OF_MANY if shared >= MANY else PACE


def is_alone(last: list[Waiting], one: Waiting) -> bool:
    """Whether nobody but the table of this write has been writing."""
    return len(last) == 0 or (len(last) == 1 and last[0][0].match == one[0].match)


def is_sound(write: Write) -> bool:
    """SQLite keeps a NUL, PostgreSQL does not, and neither keeps half a character: such text is refused here."""
    if write.chat is not None and not is_sound_text(write.chat.text):
        return False
    if write.command is not None and not is_sound_text(write.command.id):
        return False
    for words in write.words:
        if not is_sound_text(words):
            return False
    return True


def is_sound_text(text: str) -> bool:
    """Whether every database can keep it."""
    return "\0" not in text and (text.isascii() or not any(0xD800 <= ord(sign) <= 0xDFFF for sign in text))


def settle(future: "asyncio.Future[None]", error: Exception | None) -> None:
    """End the waiting of whoever asked for a write, unless they gave up."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
        future.exception()  # a caller who was cancelled does not fetch it
