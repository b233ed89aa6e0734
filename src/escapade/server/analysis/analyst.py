"""Who is asked for analyses: works them out one after the other, and keeps the last ones."""

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from escapade.core.errors import Refused
from escapade.play.record import Record
from escapade.server.operate.metrics import Metrics
from escapade.server.settings import Settings
from escapade.server.wire.buckets import Counts
from escapade.server.wire.encoding import encode
from escapade.server.wire.protocol_analysis import Analysed, Analysis
from escapade.server.worker_process import Process, WorkerProcess, start_module

HELD_BACK = 5.0
"""Seconds for which an answer waits for the work: so one asks again now and then, and hears at once when it is done."""
AGAIN_AFTER = 600.0
"""Seconds after which a match that could not be looked at may be tried again."""


@dataclass(frozen=True)
class Kept:
    """What is known of a match: the whole reply, or None where the work came to nothing; and since when."""

    reply: bytes | None
    since: float


class Analyst:
    """One for a server process."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.deadline, self.limits, self.metrics = settings.analysis_deadline, settings.limits, metrics
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._jobs: dict[str, asyncio.Task[None]] = {}
        """Those that wait and the one that is worked on, in order."""
        self._turn = asyncio.Lock()
        self._asking = Counts(self.limits.analyses_an_address)

    def known(self, table: str) -> bytes | None:
        """What is to be told of a match right now: the whole reply, how far it is, or None where nothing is under way.
        Refused for a while where it came to nothing.
        """
        kept = self._kept.get(table)
        if kept is not None and kept.reply is None and time.monotonic() - kept.since > AGAIN_AFTER:
            del self._kept[table]
            kept = None
        if kept is not None:
            self._kept.move_to_end(table)
            if kept.reply is None:
                raise Refused("refused.no_analysis", {})
            return kept.reply
        return self._under_way(table)

    def _under_way(self, table: str) -> bytes | None:
        if table not in self._jobs:
            return None
        ahead = list(self._jobs).index(table)
        return encode(Analysed(state="waiting" if ahead else "working", ahead=ahead, analysis=None))

    def begin(self, table: str, record: Record, address: str) -> None:
        """Put a match at the end of the row, unless it is in it, for somebody at this address; Refused where the row is
        full, or they have enough in it.
        """
        if table in self._jobs:
            return
        if len(self._jobs) >= self.limits.analyses_waiting:
            raise Refused("refused.busy", {})
        if not self._asking.take(address):
            raise Refused("refused.too_fast", {})
        job = asyncio.create_task(self._work(table, record))
        self._jobs[table] = job
        job.add_done_callback(lambda _: self._leave(table, address))

    def _leave(self, table: str, address: str) -> None:
        self._jobs.pop(table, None)
        self._asking.give(address)

    async def wait(self, table: str) -> None:
        """Until the work is done, or as long as an answer may be held back."""
        if table in self._jobs:
            await asyncio.wait((self._jobs[table],), timeout=HELD_BACK)

    async def _work(self, table: str, record: Record) -> None:
        async with self._turn:
            begun = time.monotonic()
            reply = await self._look_at(record)
        self.metrics.analysis.observe(time.monotonic() - begun)
        if reply is None:
            self.metrics.analyses_failed.inc()
        self._kept[table] = Kept(reply, time.monotonic())
        if len(self._kept) > self.limits.analyses_kept:
            self._kept.popitem(last=False)

    async def _look_at(self, record: Record) -> bytes | None:
        """The reply that has the analysis; None from a process that was late, or came to nothing."""
        worker = WorkerProcess(lambda: start_worker())  # noqa: PLW0108 (looked up when it is needed)
        request = msgspec.json.encode({"header": record.header, "entries": record.entries}) + b"\n"
        try:
            answer = await worker.ask(request, self.deadline)
            found = None if answer is None else msgspec.json.decode(answer, type=Analysis | None)
        except msgspec.MsgspecError:
            found = None
        finally:
            await worker.stop()
        return None if found is None else encode(Analysed(state="done", ahead=0, analysis=found))

    def forget(self, table: str) -> None:
        """Its table was removed, and nothing of it is kept."""
        self._kept.pop(table, None)

    async def close(self) -> None:
        """Give up what is not done, and leave no process behind."""
        jobs = list(self._jobs.values())
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)


async def start_worker() -> Process:
    """A process that looks at one match."""
    return await start_module("escapade.server.analysis.worker")
