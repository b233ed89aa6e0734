"""Bots in worker processes, with a deadline; a late or broken one is replaced by a quick one."""

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec

from escapade.play.seeds import derive
from escapade.server.bots.beat import Beats
from escapade.server.worker_process import WorkerProcess, start_module

QUICK = "random"


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
    past: bytes = b""
    """What everybody saw done."""
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
        self._process = WorkerProcess(lambda: start_worker())  # noqa: PLW0108 (looked up when it is needed)

    async def ask(self, request: bytes, deadline: float) -> Thought | None:
        """The answer, or None from a bot that is late, dead or broken."""
        answer = await self._process.ask(request, deadline)
        try:
            return None if answer is None else msgspec.json.decode(answer, type=Thought | None)
        except msgspec.MsgspecError:
            await self.stop()
            return None

    async def stop(self) -> None:
        """End the process; the next question starts another."""
        await self._process.stop()


async def start_worker() -> asyncio.subprocess.Process:
    """A process in which bots think."""
    return await start_module("escapade.server.bots.worker")


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
