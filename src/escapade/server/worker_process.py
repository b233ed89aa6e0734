"""A process beside the server that answers a line with a line. What is compiled never lets go of the interpreter: only
in a process of its own does long work leave the event loop alone, and only a process can be killed when it hangs.
"""

import asyncio
import contextlib
import os
import sys
from collections.abc import Awaitable, Callable

Process = asyncio.subprocess.Process
MOST_BYTES = 4 * 1024 * 1024


class WorkerProcess:
    """Started when it is first asked, killed when it is late."""

    def __init__(self, start: Callable[[], Awaitable[Process]]) -> None:
        self._start = start
        self._process: Process | None = None
        self._ending: asyncio.Task[None] | None = None

    async def ask(self, request: bytes, deadline: float) -> bytes | None:
        """Its answer; None from one that is late, dead or broken."""
        try:
            async with asyncio.timeout(deadline):
                return await self._exchange(request)
        except (TimeoutError, OSError, ValueError):
            await self.stop()
            return None
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for the next one's
            raise

    async def _exchange(self, request: bytes) -> bytes:
        if self._process is None:
            self._process = await self._start()
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(request)
        await self._process.stdin.drain()
        answer = await self._process.stdout.readline()
        if not answer:
            raise ConnectionResetError
        return answer

    async def stop(self) -> None:
        """End the process; the next question starts another. Whoever asks for it second waits for the first: a server
        that stops must not leave before its processes have.
        """
        if self._process is not None:
            process, self._process = self._process, None
            self._ending = asyncio.create_task(end_process(process))
        if self._ending is not None:
            await asyncio.shield(self._ending)


async def end_process(process: Process) -> None:
    """Kill a process, and wait until nothing is left of it."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
    process._transport.close()  # type: ignore[attr-defined]


async def start_module(module: str) -> Process:
    """A process that inherits the way to the engine, and nothing else."""
    paths = os.pathsep.join(path for path in sys.path if path)
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL, limit=MOST_BYTES, start_new_session=True,
        env={"PYTHONPATH": paths, "PATH": os.defpath})
