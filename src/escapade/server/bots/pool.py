"""Bots in worker processes, with a deadline; a late or broken one is replaced by a quick one."""

import asyncio
import contextlib
import os
import sys
from dataclasses import dataclass
from typing import Any

import msgspec

from escapade.play.seeds import derive
from escapade.server.bots.beat import Beats

QUICK = "random"
MOST_BYTES = 4 * 1024 * 1024


class Thought(msgspec.Struct, forbid_unknown_fields=True):
    """A bot's choice and why, as a worker answers; for how many seconds it thought, and how many of these it had the
    processor.
    """

    action: int
    reason: str
    params: dict[str, str] = {}
    took: float = 0.0
    used: float = 0.0
    word: dict[str, Any] | None = None
    """What the coach adds, if it was asked."""


@dataclass(frozen=True)
class Question:
    """One decision, as the seat's own messages show it, and the bot's own luck."""

    game: str
    options: dict[str, Any]
    bot: str
    seat: int
    view: dict[str, Any]
    legal: list[int]
    seed: int
    nodes: int
    """How many worlds the bot may imagine: a budget that is the same on every machine."""
    advice: bool = False
    """Whether the bot is asked what it thinks, not what it does."""
    coach: bool = False
    """Whether it is the coach that is asked, with the bot for its expert."""
    hidden: tuple[int, ...] = ()
    """Choices that the coach does not speak of."""

    def encoded(self) -> bytes:
        """One line of JSON, as a worker reads it."""
        return msgspec.json.encode(self) + b"\n"


class Worker:
    """One process; started when needed, killed when late."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._ending: asyncio.Task[None] | None = None

    async def ask(self, request: bytes, deadline: float) -> Thought | None:
        """The answer, or None from a bot that is late, dead or broken."""
        try:
            async with asyncio.timeout(deadline):
                return msgspec.json.decode(await self._exchange(request), type=Thought | None)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError):
            await self.stop()
            return None
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for the next one's
            raise

    async def _exchange(self, request: bytes) -> bytes:
        if self.process is None:
            self.process = await start_worker()
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(request)
        await self.process.stdin.drain()
        return await self.process.stdout.readline()

    async def stop(self) -> None:
        """End the process; the next question starts another. Whoever asks for it second waits for the first: a server
        that stops must not leave before its processes have.
        """
        if self.process is not None:
            process, self.process = self.process, None
            self._ending = asyncio.create_task(end_process(process))
        if self._ending is not None:
            await asyncio.shield(self._ending)


async def end_process(process: asyncio.subprocess.Process) -> None:
    """Kill a process, and wait until nothing is left of it."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
    process._transport.close()  # type: ignore[attr-defined]


async def start_worker() -> asyncio.subprocess.Process:
    """A process that inherits the way to the engine, and nothing else."""
    paths = os.pathsep.join(path for path in sys.path if path)
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "escapade.server.bots.worker", stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL, limit=MOST_BYTES, start_new_session=True,
        env={"PYTHONPATH": paths, "PATH": os.defpath})


class BotPool:
    """The workers; a question waits until one of them is idle."""

    def __init__(self, workers: int, deadline: float, beat: float = 0.0) -> None:
        self.deadline = deadline
        self.beats = Beats(beat)
        self.replaced = 0
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._all = [Worker() for _ in range(workers)]
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def choose(self, question: Question) -> Thought:
        """A legal action in any case: a bot that fails is replaced by a quick one."""
        thought = quick(question) if question.bot == QUICK else await self._think(question)
        if thought is None or thought.action not in question.legal:
            self.replaced += 1
            return quick(question)
        return thought

    async def advise(self, question: Question) -> Thought | None:
        """What a bot says to somebody who asks; None from one that is late or broken: nobody speaks for it."""
        thought = await self._think(question)
        is_told = thought is not None and (thought.action in question.legal or not question.legal)
        return thought if is_told else None

    async def coach(self, question: Question) -> Thought | None:
        """What the coach says of a question; None where it is late, or has nothing to say."""
        thought = await self._think(question)
        return thought if thought is not None and thought.action in question.legal else None

    async def _think(self, question: Question) -> Thought | None:
        try:
            async with asyncio.timeout(4 * self.deadline):
                worker = await self._idle.get()
        except TimeoutError:
            return None
        try:
            return await worker.ask(question.encoded(), self.deadline)
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        """End all workers."""
        for worker in self._all:
            await worker.stop()


def quick(question: Question) -> Thought:
    """Any legal action: takes no time, and looks at nothing but the legal list."""
    rng = derive(question.seed, "quick", question.seat, len(question.legal))
    return Thought(question.legal[int(rng.below(len(question.legal)))], "at_random")
