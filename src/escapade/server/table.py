"""A table: one task that owns a match, takes one job after another, and tells everybody only what is on disk."""

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from escapade.core.errors import EscapadeError, Refused
from escapade.core.game import Game
from escapade.server import handlers, sight
from escapade.server import protocol as p
from escapade.server import protocol_parts as parts
from escapade.server.bot_pool import BotPool
from escapade.server.document import Document
from escapade.server.jobs import (
    BotAnswer,
    Change,
    Claim,
    Client,
    Command,
    Enter,
    Gone,
    Job,
    Join,
    Link,
    Refresh,
    TimeUp,
)
from escapade.server.mailbox import Mailbox
from escapade.server.match import Draft, Match
from escapade.server.metrics import Metrics
from escapade.server.portrait import portrait
from escapade.server.room import Room
from escapade.server.settings import Settings
from escapade.server.store import CHAT_KEPT, Store
from escapade.server.watch import Watch
from escapade.server.writes import ChatRow, CommandRow, Conflict, Stored, StoreDown, Write

if TYPE_CHECKING:
    from escapade.server.hub import Hub

logger = logging.getLogger("escapade.table")
ATTEMPTS = 8


@dataclass
class Services:
    """What all tables of a process share."""

    settings: Settings
    store: Store
    bots: BotPool
    metrics: Metrics
    hub: "Hub"


class Table:
    """One match and the people around it."""

    def __init__(self, services: Services, stored: Stored, game: Game) -> None:
        self.services = services
        self.id = stored.match
        self._take(stored, game)
        self.room = Room()
        self.watch = Watch(self)
        self.frozen = False
        self.unsure = False
        """The store did not answer: what it has must be looked at before anything else."""
        self.halfway = False
        """Something is being written, or taken in: a fault now leaves memory and disk apart."""
        self.astray = False
        """There was such a fault: only the disk knows."""
        self.queue: Mailbox[Job] = Mailbox()
        self.task = asyncio.create_task(self._run(), name=f"table {self.id}")

    def _take(self, stored: Stored, game: Game) -> None:
        """Become what is on disk."""
        self.document, self.revision = stored.document, stored.revision
        self.invite, self.tokens = stored.invite, stored.tokens
        self.commands, self.chat = stored.commands, stored.chat
        self.game = game
        self.match = Match(game, len(stored.document.seats), stored.seed)
        self.match.replay(stored.words)
        self.after: list[Draft | ChatRow | None] = []
        """What is on disk and not told yet; None for a changed document."""

    # ------------------------------------------------------------------ the queue

    def offer(self, job: Job) -> bool:
        """Put a client's job into the queue, unless too many wait already."""
        if len(self.queue) >= self.services.settings.limits.waiting_messages:
            return False
        self.queue.put(job)
        return True

    def put(self, job: Job) -> None:
        """Put a job of our own into the queue; there are never more of these than seats and sockets."""
        self.queue.put(job)

    async def _run(self) -> None:
        while True:
            self._wake()
            await self._handle(await self.queue.take())

    def _wake(self) -> None:
        """Bots and timers; where they cannot be set, the table still hears whoever speaks."""
        try:
            self.watch.wake()
        except Exception:
            logger.exception("internal", extra={"table": self.id})
            self.watch.look_again()

    async def _handle(self, job: Job) -> None:
        """One job; whatever goes wrong, the table stays, and whoever asked is told."""
        self.halfway = False
        try:
            if self.astray:
                await self._start_over()
            elif self.unsure:
                await self.refresh()
            await self._carry_out(job)
        except EscapadeError as error:
            handlers.answer_error(job, error)
        except StoreDown:
            self._lose_store()
            handlers.answer_error(job, Refused("refused.storage", {}))
        except AssertionError:
            logger.exception("frozen", extra={"table": self.id})
            self.frozen = True
            handlers.answer_error(job, Refused("refused.frozen", {}))
            self.tell_table()
        except Exception:
            logger.exception("internal", extra={"table": self.id})
            handlers.answer_error(job, Refused("refused.internal", {}))
            if self.halfway:
                self.astray = True
                self.put(Refresh())

    def _lose_store(self) -> None:
        self.unsure = True
        self.watch.look_again()

    async def _start_over(self) -> None:
        """Forget what is in memory, take what is on disk, and ask everybody to come in again and look."""
        stored = await self.services.store.load(self.id)
        assert stored is not None, "a match is never removed"
        self._take(stored, self.services.hub.games.get(stored.document.game, stored.document.options))
        self.astray = self.unsure = False
        for client in self.room.clients[:]:
            client.end("restart")

    async def _carry_out(self, job: Job) -> None:
        if isinstance(job, Command):
            await self._command(job)
        elif isinstance(job, Enter):
            await handlers.enter(self, job)
        elif isinstance(job, Gone):
            if self.room.leave(job.client):
                self.tell_table()
        elif isinstance(job, (Join, Claim)):
            await handlers.sit_down(self, job)
        elif isinstance(job, Link):
            await handlers.link(self, job)
        elif isinstance(job, (BotAnswer, TimeUp)):
            await self.commit(lambda: self.watch.change(job), None)
        elif isinstance(job, Refresh):
            await self.refresh()

    async def _command(self, job: Command) -> None:
        known = handlers.known_reply(self, job)
        if known is not None:
            job.answer(known)
            return
        if handlers.was_away(self, job):
            await handlers.come_back(self, job)
        change = await self.commit(lambda: handlers.change(self, job), handlers.command_row(self, job))
        if not change.deferred:
            job.answer(change.reply or p.Ack(id=job.message.id, seq=self.match.seq))
        self.tell_after()

    # ------------------------------------------------------------------ writing

    async def commit(self, make: "handlers.Make", command: CommandRow | None) -> Change:
        """Make a change and write it; where another process was first, look and make it again."""
        for _ in range(ATTEMPTS):
            change = make()
            if change.is_empty():
                return change
            self.halfway = True
            try:
                await self.services.store.write(self._write(change, command))
            except Conflict:
                await self.refresh()
                continue
            self._adopt(change, command)
            if command is None:
                self.tell_after()
            return change
        raise Refused("refused.busy", {})

    def _write(self, change: Change, command: CommandRow | None) -> Write:
        words = change.draft.words if change.draft else []
        row = command and CommandRow(command.id, command.digest, self.match.seq + len(words))
        return Write(self.id, self.match.seq, words, row, change.document, self.revision, change.tokens_added,
                     change.tokens_removed, change.chat)

    def _adopt(self, change: Change, command: CommandRow | None) -> None:
        """It is on disk: now it is so."""
        began = change.document is not None and change.document.phase != self.document.phase
        if change.draft is not None and (change.draft.words or began):
            self.match.adopt(change.draft)
            self.services.metrics.moves.inc(len(change.draft.words))
            self.after.append(change.draft)
        if change.document is not None:
            self.document, self.revision = change.document, self.revision + 1
            if change.document.options != self.game.options:
                self.take_options()
            self.after.append(None)
        for key in change.tokens_removed:
            self.tokens.pop(key, None)
        for token in change.tokens_added:
            self.tokens[token.hash] = token.seat
        if change.chat is not None:
            self.chat = [*self.chat[1 - CHAT_KEPT:], change.chat]
            self.after.append(change.chat)
        if command is not None:
            self.commands[command.id] = CommandRow(command.id, command.digest, self.match.seq)

    def take_options(self) -> None:
        """Before the start the options may change, and with them the game as loaded."""
        self.game = self.services.hub.games.get(self.document.game, self.document.options)
        self.match = Match(self.game, len(self.document.seats), self.match.seed)

    async def refresh(self) -> None:
        """Take in what is on disk and not here yet; tell those who are connected to this process."""
        news = await self.services.store.news(self.id, self.match.seq)
        self.halfway, self.unsure = True, False
        changed = news.revision != self.revision
        heard = self.chat[-1].number if self.chat else 0
        began = news.document.phase != self.document.phase
        self.document, self.revision = news.document, news.revision
        self.tokens, self.commands, self.chat = news.tokens, news.commands, news.chat
        if changed and self.match.seq == 0:
            self.take_options()
        self.after += [self.match.replay(news.words)] if news.words or began else []
        self.after += [None] if changed else []
        self.after += [line for line in news.chat if line.number > heard]
        self.tell_after()

    # ------------------------------------------------------------------ telling

    def tell(self, make: "handlers.MakeReply") -> None:
        """Send everybody something made for them."""
        self.room.tell(make)

    def tell_table(self) -> None:
        """Send everybody the table as it is now."""
        self.room.tell_table(portrait(self), self.document)

    def tell_after(self) -> None:
        """Send what became of the changes since the last time."""
        changes, self.after = self.after, []
        if None in changes:
            for client in self.room.reseat(self.tokens):
                client.lose_seat()
            self.tell_table()
        played = False
        for change in changes:
            if isinstance(change, Draft):
                played = True
                self._tell_draft(change)
            elif change is not None:
                self._tell_chat(change)
        if played and self.document.phase == "over":
            self.tell(lambda viewer: self.over())

    def _tell_draft(self, draft: Draft) -> None:
        self.tell(lambda viewer: self.update(draft, viewer))

    def _tell_chat(self, row: ChatRow) -> None:
        self.tell(lambda viewer: p.Said(line=handlers.chat_line(row)))

    def update(self, draft: Draft, viewer: int) -> p.Update:
        """What a draft that became true means for a viewer."""
        return p.Update(undone=draft.undone_from, events=sight.facts_of(draft, viewer),
                        position=self.position(viewer))

    def position(self, viewer: int) -> parts.Position:
        """Where the match stands for a viewer."""
        if self.document.phase == "lobby":
            return sight.no_position()
        return sight.position(self.match, viewer, own_dice=self.types_dice(), time_left=self.watch.time_left(viewer))

    def over(self) -> p.Over:
        """The end, with everything that was secret about the dice."""
        return p.Over(outcome=self.game.outcome(self.match.state) or {}, seed=self.match.seed,
                      nonces=self.match.nonces)

    # ------------------------------------------------------------------ what handlers ask

    def types_dice(self) -> bool:
        """Whether public draws are typed in: wanted, and somebody is there to throw."""
        return self.document.own_dice and any(seat.kind == "person" for seat in self.document.seats)

    def answers_forced(self) -> bool:
        """Whether the referee answers what leaves no choice. Not where there are secrets: an answer at once would
        tell everybody that the seat had no other card to play. There the seat's own client may answer for it.
        """
        return self.document.auto_forced and not self.game.traits.hidden_information

    def phase(self) -> str:
        """The phase, as it is shown."""
        return "frozen" if self.frozen else self.document.phase

    def is_idle(self) -> bool:
        """Whether nobody would miss this table in memory."""
        return not self.room.clients and not self.queue and not self.watch.is_busy()

    def draft(self) -> Draft:
        """A fresh sheet to try something out on."""
        return Draft(self.match)

    def copy(self) -> Document:
        """A copy of the document to change."""
        return self.document.copy()

    def finish(self, draft: Draft, document: Document | None = None) -> Change:
        """A draft played on to the next decision, with what that means for the document."""
        draft.go_on(own_dice=self.types_dice(), auto_forced=self.answers_forced())
        asks_for_undo = self.document.proposal is not None and self.document.proposal.what == "undo"
        if document is None and (draft.state.waiting == 0 or asks_for_undo):
            document = self.copy()
        if document is not None and draft.state.waiting == 0:
            document.phase, document.proposal = "over", None
        if document is not None and asks_for_undo:
            document.proposal = None
        return Change(draft=draft, document=document)

    def client_seat(self, client: Client) -> int:
        """The seat of a client that has one."""
        assert client.seat is not None
        return client.seat

    async def close(self) -> None:
        """Stop, after what is being done."""
        await self.queue.done()
        self.watch.close()
        self.task.cancel()
