"""Calls people whose page is closed: looks now and then who is waited for and not there, and sends each a message."""

import asyncio
import functools
import logging
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

import msgspec

from escapade.core.errors import Missing, Refused
from escapade.server.push.calls import BEGUN, Kind, call, last_line, wanted
from escapade.server.push.delivering import deliver
from escapade.server.push.endpoints import check_endpoint, origin_of
from escapade.server.push.keys import ServerKey, new_private
from escapade.server.push.sealing import Reader, seal
from escapade.server.settings import Settings
from escapade.server.store import subscriptions as rows
from escapade.server.store.store import Store
from escapade.server.store.subscriptions import Subscription, Told
from escapade.server.store.writes import StoreDown
from escapade.server.tables.secrets import hashed
from escapade.server.tables.table import Table
from escapade.server.wire import protocol_http as h

logger = logging.getLogger("escapade.push")
THREADS = 2
MOST_UNDER_WAY = 64
"""Messages at once; whoever is not told now is told at the next look."""
TIDY_EVERY = 100
"""Looks between two looks for what is to be forgotten."""
KEPT_SECONDS = {"turn": 24 * 3600, "begun": 24 * 3600, "rematch": 3600, "chat": 3600}
"""How long a push service keeps a message for a browser that is not there."""
PRESSING = ("turn", "begun")
"""Calls that a sleeping phone is woken for: somebody waits."""
GONE = (404, 410)
"""What a push service says of a browser that wants no more messages."""


class Push:
    """The messages of one process. Where several share a database, each message is sent by the first that notes it."""

    def __init__(self, settings: Settings, store: Store, tables: Mapping[str, Table], key: ServerKey) -> None:
        self.settings, self.store, self.tables, self.key = settings, store, tables, key
        self.public_key = key.public
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        self._under_way: set[asyncio.Task[None]] = set()
        self._is_quiet = False
        """Nobody is subscribed, and nobody could be without our knowing: there is nothing to look for."""

    @classmethod
    async def open(cls, settings: Settings, store: Store, tables: Mapping[str, Table]) -> "Push":
        """With the key of this database, which is made when there is none."""
        if await store.do(rows.server_key) is None:
            await store.do(functools.partial(rows.keep_server_key, private=new_private()))
        return cls(settings, store, tables, ServerKey(await store.do(rows.server_key)))

    def close(self) -> None:
        """Nobody waits for what is under way."""
        for task in self._under_way:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------------ subscribing

    async def subscribe(self, table: Table, body: h.Subscribe) -> h.Subscribed:
        """A browser wants to be told what waits for a seat, from now on."""
        key = hashed(body.token)
        if key not in table.tokens:
            raise Missing("missing.table", {})
        seat = table.tokens[key]
        if seat is None:
            raise Refused("refused.not_allowed", {})
        check_endpoint(body.endpoint, self.settings.push_services)
        Reader(body.p256dh, body.auth)
        new = Subscription(table.id, key, seat, body.endpoint, body.p256dh, body.auth, body.language,
                           Told(BEGUN if table.document.phase != "lobby" else 0, last_line(table.chat, seat)))
        await self.store.do(functools.partial(rows.subscribe, new=new))
        self._is_quiet = False
        return h.Subscribed(subscribed=True)

    async def unsubscribe(self, body: h.Unsubscribe) -> h.Subscribed:
        """No more, to this browser. Whoever has the token may say so, at a table that is gone, too."""
        await self.store.do(functools.partial(rows.unsubscribe, key=hashed(body.token), endpoint=body.endpoint))
        return h.Subscribed(subscribed=False)

    # ------------------------------------------------------------------ telling

    async def watch(self) -> None:
        """Look, again and again; what goes wrong once is tried again at the next look."""
        looks = 0
        while True:
            await asyncio.sleep(self.settings.push_seconds)
            try:
                if looks % TIDY_EVERY == 0:
                    await self.store.do(functools.partial(rows.tidy, now=int(time.time())))
                looks += 1
                await self.look(int(time.time()))
            except StoreDown:
                logger.info("push_postponed")
            except Exception:
                logger.exception("internal")

    async def look(self, now: int) -> None:
        """Tell everybody what is due. A table that is not in memory has nothing new for anybody."""
        if self._is_quiet:
            return
        found = await self.store.do(rows.everybody)
        self._is_quiet = not found and not self.store.shared
        for one in found:
            table = self.tables.get(one.match)
            if table is None or table.is_removed or len(self._under_way) >= MOST_UNDER_WAY:
                continue
            situation = table.situation()
            want = wanted(situation, one.seat, is_seen=table.audience.is_watched(one.seat))
            kind, told = call(want, one.told, now)
            if told == one.told or not await self.store.do(functools.partial(rows.note, one=one, told=told)):
                continue
            if kind is not None:
                self._start(one, kind, table.document.game, now)

    def _start(self, one: Subscription, kind: Kind, game: str, now: int) -> None:
        task = asyncio.create_task(self._tell(one, kind, game, now))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _tell(self, one: Subscription, kind: Kind, game: str, now: int) -> None:
        """One message. After the last that a match has to tell, and where nobody takes them, there are no more."""
        status = await asyncio.get_running_loop().run_in_executor(
            self._threads, self._send, one, kind, game, now)
        try:
            if kind == "rematch" or status in GONE:
                await self.store.do(functools.partial(rows.unsubscribe, key=one.key, endpoint=one.endpoint))
        except StoreDown:
            logger.info("push_postponed")

    def _send(self, one: Subscription, kind: Kind, game: str, now: int) -> int:
        """In a thread: seal and deliver; 0 where nobody answered."""
        text = msgspec.json.encode({"table": one.match, "game": game, "call": kind, "language": one.language})
        headers = {"TTL": str(KEPT_SECONDS[kind]), "Urgency": "high" if kind in PRESSING else "normal", "Topic": kind,
                   "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
                   "Authorization": self.key.authorization(origin_of(one.endpoint), self._contact(), now)}
        try:
            status = deliver(one.endpoint, seal(text, Reader(one.p256dh, one.auth)), headers,
                             self.settings.push_services, self.settings.push_timeout)
        except OSError as error:
            logger.warning("push_failed", extra={"table": one.match, "problem": type(error).__name__})
            return 0
        if status >= 400 and status not in GONE:
            logger.warning("push_refused", extra={"table": one.match, "problem": str(status)})
        return status

    def _contact(self) -> str:
        """Whom a push service may write to about our messages."""
        return self.settings.push_contact or self.settings.origin()
