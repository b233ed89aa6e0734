"""All tables of a process: made, found, loaded when a client comes, let go when none is left."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec

from escapade.bots import roster
from escapade.core.errors import EscapadeError, Missing, Refused
from escapade.language.sentences import Language as Speech
from escapade.server.bots.pool import QUICK, BotPool
from escapade.server.operate.metrics import Metrics
from escapade.server.settings import Settings
from escapade.server.store.store import Store
from escapade.server.store.writes import NewMatch, Stored, StoreDown, TokenRow, Write
from escapade.server.tables.commands.play import check_bot
from escapade.server.tables.dice import commitment
from escapade.server.tables.document import Document, SeatDocument, read_document
from escapade.server.tables.jobs import Claim, Join, Link, Refresh
from escapade.server.tables.loaded_games import LoadedGames, options_of
from escapade.server.tables.presentation import shown_phase
from escapade.server.tables.rematch import next_document
from escapade.server.tables.secrets import hashed, new_seed, new_table_id, new_token
from escapade.server.tables.services import Services
from escapade.server.tables.table import Table
from escapade.server.wire import protocol as p
from escapade.server.wire import protocol_http as h

logger = logging.getLogger("escapade.registry")
MOST_PUBLIC = 100


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
        if table_id in self.tables:
            return self.tables[table_id]
        if table_id in self.damaged:
            raise Refused("refused.damaged", {})
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        try:
            stored = await self.store.load(table_id)
            if stored is None:
                raise Missing("missing.table", {})
            return self._open(stored)
        except (AssertionError, EscapadeError, msgspec.MsgspecError, ValueError, IndexError) as error:
            if isinstance(error, Missing) and error.code == "missing.table":
                raise
            logger.exception("damaged", extra={"table": table_id})
            self.damaged.add(table_id)
            raise Refused("refused.damaged", {}) from None

    def _open(self, stored: Stored) -> Table:
        document = read_document(stored.document)
        game = self.services.games.get(document.game, document.options)
        if game.version != document.version:
            raise Refused("refused.other_version", {"found": document.version, "expected": game.version})
        table = Table(self.services, stored, game)
        self.tables[table.id] = table
        if self.services.neighbours is not None:
            self.services.neighbours.ask(table.id)
        self.services.metrics.tables.set(len(self.tables))
        return table

    async def catch_up(self, table: Table) -> None:
        """Where other processes write, too: have a table read what is new, before anybody is told it knows nothing."""
        if self.store.shared:
            await ask(table, Refresh)

    async def let_go(self) -> None:
        """Forget the tables that no client and no clock needs; the log has everything."""
        for table in [table for table in self.tables.values() if table.is_idle()]:
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

    # ------------------------------------------------------------------ making

    async def create(self, body: h.CreateTable) -> h.Created:
        """A new table; its maker is the host."""
        game = self.services.games.get(body.game, body.options)
        game.new(len(body.seats))
        Speech(body.language)
        seats = [self._seat(body.game, wish) for wish in body.seats]
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
            timer=body.timer, absent_bot=check_bot(body.game, body.absent_bot or QUICK), commitment=commitment(seed),
            nonces=[""] * len(seats))
        token = new_token()
        table_id, invite = await self._write(document, seed, [TokenRow(hashed(token), place)])
        return h.Created(table=table_id, seat=place, token=token, invite=invite, commitment=document.commitment)

    @staticmethod
    def _seat(game: str, wish: h.SeatWish) -> SeatDocument:
        if wish.kind == "open":
            return SeatDocument()
        return SeatDocument("bot", None, check_bot(game, wish.bot or roster.names(game)[-1]))

    async def _write(self, document: Document, seed: str, tokens: list[TokenRow],
                     known: str | None = None) -> tuple[str, str]:
        """A rematch keeps the invitation, by its hash: whoever could watch the first match can watch the next."""
        table_id, invite = new_table_id(), new_token()
        new = NewMatch(seed, known or hashed(invite), int(time.time()))
        await self.store.write(Write(table_id, 0, document=document.row(), tokens_added=tokens, new=new))
        return table_id, invite

    # ------------------------------------------------------------------ joining

    async def join(self, table_id: str, body: h.JoinTable) -> h.Joined:
        """A seat at a table for somebody who was invited."""
        table, token = await self.get(table_id), new_token()
        seat = await ask(table, lambda answer: Join(hashed(token), body.name, body.invite, body.seat, answer))
        return h.Joined(table=table_id, seat=seat, token=token)

    async def rematch(self, table_id: str, seat: int, message_id: str) -> p.Reply:
        """The same seat at the next table; the first who asks makes it, everybody else finds it."""
        table = await self.get(table_id)
        next_id = table.document.rematch or await self._next_table(table)
        token = new_token()
        taken = await ask(await self.get(next_id), lambda answer: Claim(hashed(token), seat, answer))
        return p.Seated(id=message_id, table=next_id, seat=taken, token=token)

    async def _next_table(self, table: Table) -> str:
        seed = new_seed()
        made, _ = await self._write(next_document(table.document, seed), seed, [], table.invite)
        return str(await ask(table, lambda answer: Link(made, answer)))

    # ------------------------------------------------------------------ lists

    async def mine(self, keys: list[h.Key]) -> h.Mine:
        """The tables that these tokens open, your turn first."""
        found = [await self._my_table(key) for key in keys]
        known = [one for one in found if one is not None]
        return h.Mine(tables=sorted(known, key=lambda one: not one.your_turn))

    async def _my_table(self, key: h.Key) -> h.MyTable | None:
        try:
            table = await self.get(key.table)
        except EscapadeError:
            return None
        hash_of_token = hashed(key.token)
        if hash_of_token not in table.tokens:
            await self.catch_up(table)
        if hash_of_token not in table.tokens:
            return None
        seat = table.tokens[hash_of_token]
        situation = table.situation()
        return h.MyTable(table=table.id, seat=seat, game=table.document.game, phase=shown_phase(situation),
                         names=[one.name for one in table.document.seats], your_turn=seat in situation.asked_seats())

    async def public_tables(self) -> h.PublicTables:
        """The newest tables that anybody may join or watch."""
        rows = [(table_id, read_document(text)) for table_id, text in await self.store.public_tables(MOST_PUBLIC)]
        return h.PublicTables(tables=[
            h.PublicTable(table=table_id, game=found.game, phase=found.phase,  # type: ignore[arg-type]
                          names=[seat.name for seat in found.seats], open_seats=len(found.open_seats()),
                          language=found.language) for table_id, found in rows])

    async def close(self) -> None:
        """Stop every table after what it is doing."""
        for table in list(self.tables.values()):
            await table.close()
        self.tables.clear()


async def ask(table: Table, make: Callable[[Any], Join | Claim | Link | Refresh]) -> Any:
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
