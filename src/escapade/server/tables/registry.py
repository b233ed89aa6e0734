"""All tables of a process: made, found, loaded when a client comes, let go when none is left."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from escapade.bots import roster
from escapade.core.errors import EscapadeError, Missing, Refused
from escapade.core.option import people_option
from escapade.language.sentences import Language as Speech
from escapade.play.record import Record
from escapade.server.bots.pool import QUICK, BotPool
from escapade.server.operate.metrics import Metrics
from escapade.server.settings import Settings
from escapade.server.store.store import Store
from escapade.server.store.writes import NewMatch, Stored, StoreDown, TokenRow, Write
from escapade.server.tables.branch import branch_of
from escapade.server.tables.commands.change import RematchWanted
from escapade.server.tables.commands.play import check_bot
from escapade.server.tables.dice import commitment
from escapade.server.tables.document import Document, SeatDocument, read_document
from escapade.server.tables.export import record_of
from escapade.server.tables.jobs import Claim, Join, Link, OpenSeat, Refresh
from escapade.server.tables.loaded_games import LoadedGames, options_of
from escapade.server.tables.names import name_of_host
from escapade.server.tables.other_rules import OtherRules, may_see, other_version
from escapade.server.tables.people_first import give_people_the_say
from escapade.server.tables.rematch import next_document
from escapade.server.tables.secrets import hashed, new_seed, new_table_id, new_token
from escapade.server.tables.services import Services
from escapade.server.tables.sharing import is_guest
from escapade.server.tables.table import Table
from escapade.server.wire import protocol as p
from escapade.server.wire import protocol_http as h
from escapade.server.wire.client import Receiver

logger = logging.getLogger("escapade.registry")
MOST_PUBLIC = 100
QUIET_SECONDS = 3600
"""A public table that nobody has been at for so long is not shown to strangers: they would wait there alone."""
TOLD = ("missing.table", "refused.other_version")
"""What is wrong with a table without its being damaged."""


class Registry:
    """The tables that are in memory, and the way to all others."""

    def __init__(self, settings: Settings, store: Store, bots: BotPool, metrics: Metrics) -> None:
        self.services = Services(settings, store, bots, metrics, LoadedGames(), self.rematch)
        self.tables: dict[str, Table] = {}
        self.damaged: set[str] = set()
        self._loading: dict[str, asyncio.Task[Table]] = {}

    @property
    def store(self) -> Store:
        """The store that all tables of this process share."""
        return self.services.store

    # ------------------------------------------------------------------ finding

    async def get(self, table_id: str) -> Table:
        """The table with this name, loaded if need be; Missing when there is none."""
        if table_id in self.tables and not self.tables[table_id].is_removed:
            return self.tables[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def receiver(self, table_id: str) -> Receiver:
        """Who takes the messages of a client that comes: the table, or what stands in for one of other rules."""
        try:
            return await self.get(table_id)
        except Refused as error:
            if error.code != "refused.other_version":
                raise
            return OtherRules(await self.read(table_id), error)

    async def read(self, table_id: str) -> Stored:
        """A table as it is on disk, whichever rules it was played by; Missing when there is none."""
        if table_id in self.damaged:
            raise Refused("refused.damaged", {})
        with self._setting_aside(table_id):
            stored = await self.store.load(table_id)
            if stored is None:
                raise Missing("missing.table", {})
            read_document(stored.document)
        return stored

    def record(self, stored: Stored) -> Record:
        """The record of a finished table that was read."""
        with self._setting_aside(stored.match):
            return record_of(stored, self.services.games)

    @contextlib.contextmanager
    def _setting_aside(self, table_id: str) -> Iterator[None]:
        """Whoever comes to a table that cannot be read is told so; the others are not harmed."""
        try:
            yield
        except (AssertionError, EscapadeError, msgspec.MsgspecError, ValueError, IndexError) as error:
            if isinstance(error, EscapadeError) and error.code in TOLD:
                raise
            logger.exception("damaged", extra={"table": table_id})
            self.damaged.add(table_id)
            raise Refused("refused.damaged", {}) from None

    async def _load(self, table_id: str) -> Table:
        stored = await self.read(table_id)
        with self._setting_aside(table_id):
            return self._open(stored)

    def _open(self, stored: Stored) -> Table:
        """A table in memory. One that has not begun begins with the rules that are here."""
        document, games = read_document(stored.document), self.services.games
        if document.is_begun() and document.version != games.version(document.game):
            raise other_version(document, games.version(document.game))
        table = Table(self.services, stored, games.get(document.game, document.options))
        self.tables[table.id] = table
        if self.services.other_processes is not None:
            self.services.other_processes.ask(table.id)
        self.services.metrics.tables.set(len(self.tables))
        return table

    async def catch_up(self, table: Table) -> None:
        """Where other processes write, too: have a table read what is new, before anybody is told it knows nothing."""
        if self.store.shared:
            await ask(table, Refresh)

    async def let_go(self) -> None:
        """Forget the tables that no client and no clock needs; the log has everything."""
        for table in list(self.tables.values()):
            if table.is_idle():  # asked only now: while the one before was closed, somebody may have come
                del self.tables[table.id]
                await table.close()
        self.services.metrics.tables.set(len(self.tables))

    async def wake_timed(self) -> None:
        """After a start: the clocks of tables with a timer run, also while no client is there."""
        for table_id in await self.store.timed_tables():
            try:
                await self.get(table_id)
            except (EscapadeError, StoreDown):
                continue

    # ------------------------------------------------------------------ removing

    def is_attended(self, table_id: str) -> bool:
        """Whether somebody is at a table through this process just now."""
        return table_id in self.tables and bool(self.tables[table_id].audience.clients)

    async def remove(self, table_id: str, revision: int) -> bool:
        """Remove a table whole, if its document is still the one that was looked at; whoever is there is told."""
        removed = await self.store.remove(table_id, revision)
        self.refresh(table_id)
        return removed

    def refresh(self, table_id: str) -> None:
        """Something was written past a table: one that is in memory reads it."""
        if table_id in self.tables:
            self.tables[table_id].put(Refresh())

    # ------------------------------------------------------------------ making

    async def create(self, body: h.CreateTable) -> h.Created:
        """A new table; its maker is the host."""
        if body.public and not self.services.settings.public_tables:
            raise Refused("refused.no_public_tables", {})
        game = self.services.games.get(body.game, body.options)
        game.new(len(body.seats))
        Speech(body.language)
        seats = [self._seat(body.game, wish) for wish in body.seats]
        if people_option(game.option_table) is not None:
            seats.sort(key=lambda seat: seat.kind == "bot")
        place = next((number for number, seat in enumerate(seats) if seat.kind == "open"), None)
        if body.name is None:
            place = None
        elif place is None:
            raise Refused("refused.table_full", {})
        else:
            seats[place] = SeatDocument("person", body.name)
        seed = new_seed()
        document = Document(
            game=body.game, version=game.version, options=options_of(game), seats=seats, host=place,
            language=body.language, public=body.public, own_dice=body.own_dice, auto_forced=body.auto_forced,
            timer=body.timer, time_up=body.time_up, absence=body.absence,
            absent_bot=check_bot(body.game, body.absent_bot or QUICK),
            commitment=commitment(seed), nonces=[""] * len(seats), touched=int(time.time()))
        give_people_the_say(document, game)
        token = new_token()
        table_id, invite = await self.write_new(document, seed, [TokenRow(hashed(token), place)])
        return h.Created(table=table_id, seat=place, token=token, invite=invite, commitment=document.commitment)

    @staticmethod
    def _seat(game: str, wish: h.SeatWish) -> SeatDocument:
        if wish.kind == "open":
            return SeatDocument()
        return SeatDocument("bot", None, check_bot(game, wish.bot or roster.usual(game)))

    async def branch(self, stored: Stored, body: h.BranchTable) -> h.Created:
        """A new table that goes on from a moment of a finished one; whoever asks is its host."""
        seed, token = new_seed(), new_token()
        made = await self.services.long_work.do(branch_of, stored, body, seed, self.services.games)
        tokens = [TokenRow(hashed(token), body.seat)]
        table_id, invite = await self.write_new(made.document, seed, tokens, words=made.words)
        return h.Created(table=table_id, seat=body.seat, token=token, invite=invite,
                         commitment=made.document.commitment)

    async def write_new(self, document: Document, seed: str, tokens: list[TokenRow], known: str | None = None,
                        words: list[str] | None = None) -> tuple[str, str]:
        """A rematch keeps the invitation, by its hash: whoever could watch the first match can watch the next."""
        table_id, invite = new_table_id(), new_token()
        document.touched = int(time.time())
        new = NewMatch(seed, known or hashed(invite), int(time.time()))
        await self.store.write(Write(table_id, 0, words or [], document=document.row(), tokens_added=tokens, new=new))
        return table_id, invite

    # ------------------------------------------------------------------ joining

    async def join(self, table_id: str, body: h.JoinTable, address: str) -> h.Joined:
        """A seat at a table for somebody who was invited."""
        table, token = await self._seen(table_id, body.invite), new_token()
        seat = await ask(table, lambda answer: Join(
            hashed(token), body.name, body.invite, body.seat, address, answer))
        return h.Joined(table=table_id, seat=seat, token=token)

    async def _seen(self, table_id: str, invite: str | None) -> Table:
        """A table to join; that it needs other rules is told only to those who were invited."""
        try:
            return await self.get(table_id)
        except Refused as error:
            if error.code == "refused.other_version" and not may_see(await self.read(table_id), None, invite):
                raise Missing("missing.table", {}) from None
            raise

    async def open_seat(self, table_id: str, body: h.OpenSeat, address: str) -> h.Joined:
        """A token for a seat that somebody shares by a link."""
        table, token = await self._seen(table_id, None), new_token()
        seat = await ask(table, lambda answer: OpenSeat(hashed(token), body.link, address, answer))
        return h.Joined(table=table_id, seat=seat, token=token)

    async def rematch(self, table_id: str, wanted: RematchWanted, message_id: str) -> p.Reply:
        """The seat that the next table keeps for a seat of this one. Whoever asks again with the same message gets the
        same token: nobody else can, and the seat is given once to each device.
        """
        asked, key = (await self.get(table_id)).rematches, wanted.key
        if (key, message_id) not in asked:
            answer = self._claim if wanted.join else self._decline
            asked[key, message_id] = asyncio.create_task(answer(table_id, wanted.seat, key, message_id))
        try:
            return await asyncio.shield(asked[key, message_id])
        except (EscapadeError, StoreDown):
            asked.pop((key, message_id), None)
            raise

    async def _claim(self, table_id: str, seat: int, key: str, message_id: str) -> p.Reply:
        """The first who asks makes the next table, everybody else finds it."""
        table = await self.get(table_id)
        next_id = table.document.rematch or await self._next_table(table)
        token, guest = new_token(), is_guest(table.document, seat, key)
        taken = await ask(await self.get(next_id), lambda answer: Claim(hashed(token), seat, key, guest, answer))
        with contextlib.suppress(EscapadeError, StoreDown):  # the seat is taken, whether or not that is told
            await ask(table, lambda answer: Link(next_id, seat, answer))
        return p.Seated(id=message_id, table=next_id, seat=taken, token=token)

    async def _decline(self, table_id: str, seat: int, key: str, message_id: str) -> p.Reply:
        """Nobody waits for this seat at the next table."""
        table = await self.get(table_id)
        assert table.document.rematch is not None
        next_table = await self.get(table.document.rematch)
        await ask(next_table, lambda answer: Claim(None, seat, key, guest=False, answer=answer))
        return p.Ack(id=message_id, seq=table.match.seq)

    async def _next_table(self, table: Table) -> str:
        seed = new_seed()
        made, _ = await self.write_new(next_document(table.document, table.match.game, seed), seed, [], table.invite)
        return str(await ask(table, lambda answer: Link(made, None, answer)))

    # ------------------------------------------------------------------ lists

    async def public_tables(self) -> h.PublicTables:
        """The newest tables that anybody may join or watch, and where somebody is, or was within the hour."""
        if not self.services.settings.public_tables:
            return h.PublicTables(tables=[])
        rows = [(table_id, read_document(text)) for table_id, text in await self.store.public_tables(MOST_PUBLIC)]
        since = int(time.time()) - QUIET_SECONDS
        return h.PublicTables(tables=[
            h.PublicTable(table=table_id, game=found.game, phase=found.phase,  # type: ignore[arg-type]
                          names=[seat.name for seat in found.seats], host=name_of_host(found),
                          open_seats=len(found.open_seats()), language=found.language)
            for table_id, found in rows
            if self._is_played(found) and (found.touched >= since or self.is_attended(table_id))])

    def _is_played(self, document: Document) -> bool:
        return not document.is_begun() or document.version == self.services.games.version(document.game)

    async def close(self) -> None:
        """Stop every table after what it is doing."""
        await asyncio.gather(*(table.close() for table in self.tables.values()))
        self.tables.clear()


async def ask(table: Table, make: Callable[[Any], Join | OpenSeat | Claim | Link | Refresh]) -> Any:
    """Put a job into a table's queue and wait for its answer."""
    future: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    def answer(result: object) -> None:
        if future.done():
            return
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)

    if not table.offer(make(answer)):
        raise Refused("refused.busy", {})
    return await future
