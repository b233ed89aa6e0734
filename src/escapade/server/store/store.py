"""The store: one append-only log per match, in SQLite or PostgreSQL, behind the same few calls.

`write` returns when the words are committed and flushed, never before.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Protocol

from sqlalchemy import RowMapping, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from escapade.server.store.append import append, try_out
from escapade.server.store.batches import Batches
from escapade.server.store.condition import Condition
from escapade.server.store.problems import FAILURES, problem_of
from escapade.server.store.remove import remove_match
from escapade.server.store.schema import chat, commands, log, matches, seeds, tokens
from escapade.server.store.unbroken import unbroken
from escapade.server.store.writes import (
    ChatRow,
    CommandRow,
    Conflict,
    Head,
    News,
    OpenedRow,
    Removed,
    Row,
    Stored,
    StoreDown,
    Write,
)

logger = logging.getLogger("escapade.store")
CHAT_KEPT = 100
PROBE_SECONDS = 2.0
"""So often the store is asked while nobody writes."""
AGAIN_SECONDS = 1.0
"""And so often while it fails: it is back without anybody having to try."""
QUIET_SECONDS = 30.0
"""So long after the last write a probe writes, too: a disk tells only then that it is full."""
HEAD = (matches.c.id, matches.c.document, matches.c.invite)


class Database(Protocol):
    """What differs between SQLite and PostgreSQL."""

    engine: AsyncEngine
    shared: bool
    """Whether other processes may write to it; if not, a disk that fails under it is ours to answer for."""

    async def append_plain(self, writes: list[Write]) -> bool:
        """A shorter way for what nearly every write is, entries and a command; false where there is none."""

    def connect(self) -> contextlib.AbstractAsyncContextManager[AsyncConnection]:
        """A connection with a transaction, committed at the end."""

    async def announce(self, connection: AsyncConnection, match_ids: list[str]) -> None:
        """Notify other processes, when the transaction commits, that these matches have new entries."""

    async def close(self) -> None:
        """Close every connection."""


class Store:
    """Reads and writes. `observe` is called with the seconds that each commit took, `waited` with those that it
    waited for company before; `broken` when the disk failed under a write, and nothing is read or written here any
    more.
    """

    def __init__(self, database: Database, observe: Callable[[float], None] = lambda seconds: None,
                 broken: Callable[[], None] = lambda: None,
                 waited: Callable[[float], None] = lambda seconds: None) -> None:
        self.database = database
        self.observe, self.broken = observe, broken
        self.condition = Condition()
        self.under_way: set[asyncio.Task[Any]] = set()
        self._batches = Batches(self._commit, waited)
        self._writer = asyncio.create_task(self._batches.run())
        self._watcher = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Finish what was accepted, then close."""
        await self._batches.done()
        self._watcher.cancel()
        while self.under_way:
            await asyncio.wait(self.under_way)
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer
        await self.database.close()

    @property
    def shared(self) -> bool:
        """Whether other processes may write here, too."""
        return self.database.shared

    # ------------------------------------------------------------------ watching

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(PROBE_SECONDS if self.condition.problem is None else AGAIN_SECONDS)
            if self.condition.problem is not None or time.monotonic() - self.condition.written > PROBE_SECONDS:
                await self.probe()

    @unbroken
    async def probe(self) -> None:
        """See whether the store can write: a glance, or after trouble and long silence a write that leaves nothing."""
        if self.condition.is_fatal:
            return
        writes = self.condition.problem is not None or (
            time.monotonic() - self.condition.written > QUIET_SECONDS)
        begun = self.condition.begin()
        try:
            async with self.database.connect() as connection:
                await (try_out(connection) if writes else connection.execute(select(1)))
        except Exception as error:  # whatever it is: nobody watches the watcher
            self._lost(error, writing=writes)
        else:
            if writes:
                self._wrote()
        finally:
            self.condition.end(begun)

    def _wrote(self) -> None:
        self.condition.note(None)
        self.condition.written = time.monotonic()

    def _lost(self, error: Exception, *, writing: bool) -> StoreDown:
        """Note what is wrong. A disk that failed under a write to our own file is the end of this process."""
        problem = problem_of(error)
        if self.condition.is_fatal:
            return StoreDown(problem)
        if problem == "io" and writing and not self.database.shared:
            self.condition.give_up()
            self.broken()
        elif writing or problem not in ("io", "damaged"):
            self.condition.note(problem)
        else:  # one table that cannot be read says nothing about all others
            logger.error("read_failed", extra={"problem": problem})
        return StoreDown(problem)

    # ------------------------------------------------------------------ writing

    async def write(self, write: Write) -> None:
        """Return when it is on disk; Conflict or StoreDown otherwise. A caller who gives up changes nothing."""
        await self._batches.put(write)

    async def _commit(self, writes: list[Write]) -> Exception | None:
        if self.condition.is_fatal:
            return StoreDown("io")
        start, begun = time.perf_counter(), self.condition.begin()
        try:
            if not (all(write.is_plain() for write in writes) and await self.database.append_plain(writes)):
                async with self.database.connect() as connection:
                    await append(connection, writes)
                    await self.database.announce(connection, [write.match for write in writes])
        except Conflict as error:
            return error
        except FAILURES as error:
            return self._lost(error, writing=True)
        except Exception as error:
            return error
        finally:
            self.condition.end(begun)
        self.observe(time.perf_counter() - start)
        self._wrote()
        return None

    # ------------------------------------------------------------------ reading

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        if self.condition.is_fatal:
            raise StoreDown("io")
        try:
            async with self.database.connect() as connection:
                yield connection
        except FAILURES as error:
            raise self._lost(error, writing=False) from error

    @unbroken
    async def load(self, match: str) -> Stored | None:
        """A whole table, or None when there is none with this name."""
        async with self._reading() as connection:
            row = await first(connection, select(matches).where(matches.c.id == match))
            if row is None:
                return None
            news = await read_news(connection, match, 0, row)
        return Stored(match, news.document, news.revision, news.invite, news.seed, news.words, news.commands,
                      news.tokens, news.chat)

    @unbroken
    async def news(self, match: str, seq: int) -> News:
        """What was written after entry `seq`, and everything that may have changed with it."""
        async with self._reading() as connection:
            row = await first(connection, select(matches).where(matches.c.id == match))
            if row is None:
                raise Removed
            return await read_news(connection, match, seq, row)

    @unbroken
    async def head(self, match: str) -> Head | None:
        """A table without its log; None when there is none with this name, or no database could know it."""
        if not match.isascii() or "\0" in match:
            return None
        async with self._reading() as connection:
            row = await first(connection, select(*HEAD).where(matches.c.id == match))
        return None if row is None else Head(row["id"], row["document"], row["invite"])

    @unbroken
    async def lobbies(self, invite: str, since: int) -> list[Head]:
        """The tables before their start whose invitation's hash begins like this, made at or after a time."""
        wanted = select(*HEAD).where(matches.c.phase == "lobby", matches.c.created >= since,
                                     matches.c.invite.startswith(invite, autoescape=True))
        async with self._reading() as connection:
            return [Head(row["id"], row["document"], row["invite"]) for row in await every(connection, wanted)]

    @unbroken
    async def opened_by(self, hashes: list[str]) -> dict[str, OpenedRow]:
        """By its hash, what each token opens; all of them in one statement, and nothing of a match."""
        wanted = (select(tokens.c.hash, tokens.c.match, tokens.c.seat, matches.c.document, matches.c.created)
                  .join(matches, matches.c.id == tokens.c.match).where(tokens.c.hash.in_(hashes)))
        async with self._reading() as connection:
            return {row["hash"]: OpenedRow(row["match"], row["seat"], row["document"], row["created"])
                    for row in await every(connection, wanted)}

    @unbroken
    async def public_tables(self, most: int) -> list[tuple[str, str]]:
        """The newest tables that anybody may see: id and document."""
        wanted = (select(matches.c.id, matches.c.document)
                  .where(matches.c.public, matches.c.phase != "over").order_by(matches.c.created.desc()).limit(most))
        async with self._reading() as connection:
            return [(row["id"], row["document"]) for row in await every(connection, wanted)]

    @unbroken
    async def timed_tables(self) -> list[str]:
        """The running tables with a timer: their clocks must run even while no client is there."""
        wanted = select(matches.c.id).where(matches.c.timed, matches.c.phase == "playing")
        async with self._reading() as connection:
            return [row["id"] for row in await every(connection, wanted)]

    @unbroken
    async def remove(self, match: str, revision: int) -> bool:
        """Remove a table whole, if its document is still the one that was looked at; whether it was."""
        async with self._reading() as connection:
            if not await remove_match(connection, match, revision):
                return False
            await self.database.announce(connection, [match])
        return True

    @unbroken
    async def do(self, work: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
        """Small work on what stands beside the matches, in one transaction."""
        async with self._reading() as connection:
            return await work(connection)

    @unbroken
    async def removable(self, before: int) -> list[Row]:
        """The tables that nobody plays at and that were made before a time, and those that somebody wants removed."""
        is_old = matches.c.phase.in_(("over", "lobby")) & (matches.c.created < before)
        is_unwanted = (matches.c.phase == "over") & matches.c.document.contains('"removal":{', autoescape=True)
        wanted = select(matches.c.id, matches.c.revision, matches.c.created, matches.c.document)
        async with self._reading() as connection:
            rows = await every(connection, wanted.where(is_old | is_unwanted))
        return [Row(row["id"], row["revision"], row["created"], row["document"]) for row in rows]

    @unbroken
    async def without_end(self) -> list[str]:
        """The finished tables whose document says nothing of how they ended."""
        wanted = select(matches.c.id).where(matches.c.phase == "over",
                                            ~matches.c.document.contains('"end":{', autoescape=True))
        async with self._reading() as connection:
            return [row["id"] for row in await every(connection, wanted)]

    @unbroken
    async def count(self) -> int:
        """How many matches there are."""
        async with self._reading() as connection:
            row = await first(connection, select(func.count().label("all")).select_from(matches))
        return 0 if row is None else int(row["all"])


async def first(connection: AsyncConnection, wanted: Select[*tuple[Any, ...]]) -> RowMapping | None:
    """The first row, or None."""
    return (await connection.execute(wanted)).mappings().first()


async def every(connection: AsyncConnection, wanted: Select[*tuple[Any, ...]]) -> list[RowMapping]:
    """All rows, read before the connection is used for anything else."""
    return list((await connection.execute(wanted)).mappings())


async def read_news(connection: AsyncConnection, match: str, seq: int, row: RowMapping) -> News:
    """The entries after `seq`, and the small things whole."""
    seed = await first(connection, select(seeds.c.seed).where(seeds.c.match == match))
    assert seed is not None, "a match without a seed"
    entries = await every(connection, select(log.c.seq, log.c.words)
                          .where(log.c.match == match, log.c.seq > seq).order_by(log.c.seq))
    assert [entry["seq"] for entry in entries] == list(range(seq + 1, seq + 1 + len(entries))), "the log has a hole"
    done = await every(connection, select(commands).where(commands.c.match == match))
    keys = await every(connection, select(tokens).where(tokens.c.match == match))
    talk = await every(connection, select(chat).where(chat.c.match == match)
                        .order_by(chat.c.number.desc()).limit(CHAT_KEPT))
    return News(row["document"], row["revision"], row["invite"], seed["seed"], [entry["words"] for entry in entries],
                {one["id"]: CommandRow(one["id"], one["digest"], one["seq"]) for one in done},
                {one["hash"]: one["seat"] for one in keys},
                [ChatRow(one["number"], one["seat"], one["name"], one["text"]) for one in reversed(talk)])
