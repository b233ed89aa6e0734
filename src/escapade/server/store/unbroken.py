"""Work that is never broken off in the middle: whoever asked may go away, the work ends by itself."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Worker(Protocol):
    """Whoever keeps what is under way until it is done."""

    under_way: "set[asyncio.Task[Any]]"


W = TypeVar("W", bound=Worker)


def unbroken(method: Callable[Concatenate[W, P], Coroutine[Any, Any, T]]
             ) -> Callable[Concatenate[W, P], Coroutine[Any, Any, T]]:
    """A method in a task of its own. A statement that is cancelled on its way takes the connection with it."""

    @functools.wraps(method)
    async def run(worker: W, /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(method(worker, *args, **kwargs))
        worker.under_way.add(task)
        task.add_done_callback(worker.under_way.discard)
        task.add_done_callback(forget)
        return await asyncio.shield(task)

    return run


def forget(task: "asyncio.Task[Any]") -> None:
    """An error that nobody waits for any more was answered by their going away."""
    if not task.cancelled():
        task.exception()
