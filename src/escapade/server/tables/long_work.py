"""Pure work that takes long: beside the event loop, a few at once, so that no table waits for it."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
AT_ONCE = 2


class LongWork:
    """Threads for work that reads what it is given, and changes nothing that anybody else can see."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the work gives, when it is its turn and it is done."""
        async with self._turns:
            return await asyncio.to_thread(work, *args, **kwargs)
