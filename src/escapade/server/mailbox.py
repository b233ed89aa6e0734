"""What waits for one reader: a queue with no more to it than that, because every move goes through two of them."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """Anybody puts; one task takes, and says when it has done what it took."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._items: deque[T] = deque()
        self._wanted: asyncio.Future[None] | None = None
        self._idle = asyncio.Event()
        self._idle.set()

    def __len__(self) -> int:
        return len(self._items)

    def put(self, item: T) -> None:
        """Leave something here; its reader is woken."""
        self._items.append(item)
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)

    async def take(self) -> T:
        """The next one, as soon as there is one. Whoever comes back for more has done what it took before."""
        while not self._items:
            self._idle.set()
            self._wanted = self._loop.create_future()
            await self._wanted
        self._idle.clear()
        return self._items.popleft()

    def take_more(self, most: int) -> list[T]:
        """What else is here, up to so many."""
        return [self._items.popleft() for _ in range(min(most, len(self._items)))]

    async def done(self) -> None:
        """Wait until everything that was put here has been done."""
        while self._items or not self._idle.is_set():
            self._idle.clear()
            await self._idle.wait()
