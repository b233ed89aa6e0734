"""What waits for one reader: a queue with no more to it than that, because every move goes through two of them."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Queue(Generic[T]):
    """Anybody puts; one task takes, and is done with what it took when it comes for more."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._items: deque[T] = deque()
        self._wanted: asyncio.Future[None] | None = None
        self._busy = False
        self._idlers: list[asyncio.Future[None]] = []

    def __len__(self) -> int:
        return len(self._items)

    def put(self, item: T) -> None:
        """Add something at the end; the reader is woken."""
        self._items.append(item)
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)

    async def take(self) -> T:
        """The next one, as soon as there is one. A reader that comes back has done what it took before."""
        self._busy = False
        while not self._items:
            for idler in self._idlers:
                if not idler.done():
                    idler.set_result(None)
            self._idlers.clear()
            self._wanted = self._loop.create_future()
            await self._wanted
        self._busy = True
        return self._items.popleft()

    def take_more(self, most: int) -> list[T]:
        """What else is here, up to so many."""
        return [self._items.popleft() for _ in range(min(most, len(self._items)))]

    async def done(self) -> None:
        """Wait until everything that was put here has been done."""
        while self._items or self._busy:
            self._idlers.append(self._loop.create_future())
            await self._idlers[-1]
