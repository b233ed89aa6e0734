"""A table: one task that owns a match, takes one job after another, and sends everybody only what is on disk."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from escapade.core.errors import EscapadeError, Missing, Refused
from escapade.core.game import Game
from escapade.core.seat import NONE
from escapade.play.match import Draft, Match
from escapade.server.queue import Queue
from escapade.server.store.store import CHAT_KEPT
from escapade.server.store.writes import ChatRow, CommandRow, Conflict, Removed, Stored, StoreDown, Write
from escapade.server.tables import arrivals, jobs, views
from escapade.server.tables.audience import Audience
from escapade.server.tables.bot_turns import BotTurns
from escapade.server.tables.commands import dispatch, play
from escapade.server.tables.commands.change import Change
from escapade.server.tables.dealer import Dealer
from escapade.server.tables.document import read_document
from escapade.server.tables.endings import end
from escapade.server.tables.errands import Errands
from escapade.server.tables.health import NEXT, Happening, Health
from escapade.server.tables.invitations import opens
from escapade.server.tables.jobs import BotAnswer, Claim, Job, Join, Link, OpenSeat, Refresh, RevealsUp, TimeUp
from escapade.server.tables.presentation import present
from escapade.server.tables.sent_away import SentAway
from escapade.server.tables.services import Services
from escapade.server.tables.sharing import is_guest
from escapade.server.tables.situation import Situation, Surroundings
from escapade.server.tables.timers import Timers
from escapade.server.wire import protocol as p
from escapade.server.wire.client import Client, Command, Enter, Gone
from escapade.server.wire.encoding import encode, frame

logger = logging.getLogger("escapade.table")
ATTEMPTS = 8
FACTS_KEPT = 200
"""Facts that a client is sent when it comes in; the log has all of them, and so has `ask_history`."""


class Table:
    """One match and the clients around it."""

    def __init__(self, services: Services, stored: Stored, game: Game) -> None:
        self.services = services
        self.id = stored.match
        self.health: Health = "sound"
        self.is_removed = self.is_closing = False
        self.queue: Queue[Job] = Queue()
        self.audience = Audience()
        settings = services.settings
        self.around = Surroundings(services.games, settings.limits, self.audience.absent_for,
                                   self.audience.has_device, public_allowed=settings.public_tables)
        self.timers = Timers(self.queue.put, settings.reveal_seconds, settings.gather_seconds)
        self.bot_turns = BotTurns(services.bots, services.settings, self.queue.put)
        self.errands = Errands(services, self.id)
        self.rematches: dict[tuple[str, str], asyncio.Task[p.Reply]] = {}
        """By hashed token and message, who has asked for the next table: the same message again gets the same seat."""
        self.sent_away = SentAway()
        self._take(stored, game)
        self.task = asyncio.create_task(self._run(), name=f"table {self.id}")

    def _take(self, stored: Stored, game: Game) -> None:
        """Become what is on disk."""
        self.document, self.revision = read_document(stored.document), stored.revision
        self.invite, self.tokens = stored.invite, stored.tokens
        self.commands, self.chat = stored.commands, stored.chat
        self.dealer = Dealer(stored.seed)
        self.match = Match(game, len(self.document.seats), facts_kept=FACTS_KEPT, keeps_words=False)
        self.match.replay(stored.words)
        self.unsent: list[Draft | ChatRow | None] = []
        """What is on disk and was not sent yet; None for a changed document."""

    def situation(self) -> Situation:
        """The table as it is now, for those who only read it."""
        return Situation(self.match, self.document, self.dealer, self.tokens, self.invite, self.chat, self.around,
                         frozen=self.health == "frozen")

    # ------------------------------------------------------------------ the queue

    def offer(self, job: Job) -> bool:
        """Put a client's job into the queue, unless too many wait already, or nobody takes jobs here any more."""
        if self.is_closing or len(self.queue) >= self.services.settings.limits.waiting_messages:
            return False
        self.queue.put(job)
        return True

    def put(self, job: Job) -> None:
        """Put a job of the server's own into the queue; there are never more of these than seats and sockets."""
        self.queue.put(job)

    async def _run(self) -> None:
        while True:
            self._start_waiting()
            await self._handle(await self.queue.take())

    def _start_waiting(self) -> None:
        """Start bots and clocks; where they cannot be started, the table still takes jobs, and tries again."""
        try:
            situation = self.situation()
            self.bot_turns.start(situation)
            self.timers.set(situation)
        except Exception:
            logger.exception("internal", extra={"table": self.id})
            self.timers.look_again()

    async def _handle(self, job: Job) -> None:
        """One job; whatever goes wrong, the table stays, and whoever asked gets an answer."""
        happened: Happening = "done"
        try:
            if self.is_removed:
                raise Removed
            if self.health == "astray":
                await self._start_over()
            elif self.health == "unsure" or (self.services.store.shared and isinstance(job, Enter)):
                await self.refresh()
            await self._carry_out_informed(job)
        except EscapadeError as error:
            jobs.answer_error(job, error)
        except Removed:
            jobs.answer_error(job, Missing("missing.table", {}))
            self._dissolve()
        except StoreDown:
            happened = "store_lost"
            jobs.answer_error(job, Refused("refused.storage", {}))
        except AssertionError:
            happened = "bug"
            logger.exception("frozen", extra={"table": self.id})
            jobs.answer_error(job, Refused("refused.frozen", {}))
        except Exception:
            happened = "fault"
            logger.exception("internal", extra={"table": self.id})
            jobs.answer_error(job, Refused("refused.internal", {}))
        before, self.health = self.health, NEXT[self.health][happened]
        if happened != "done":
            self._after_trouble(happened, before)

    def _after_trouble(self, happened: Happening, before: Health) -> None:
        if happened == "bug":
            self._send_table()
        elif happened == "store_lost":
            self.timers.look_again()
        elif before == "writing" and self.health == "astray":
            self.put(Refresh())

    def _dissolve(self) -> None:
        """The table is not on disk any more: whoever is here is told, and nobody is let in again."""
        self.is_removed = True
        for client in self.audience.clients[:]:
            client.end("removed")
        self.audience.clients.clear()

    async def _start_over(self) -> None:
        """Forget what is in memory, take what is on disk, and have every client come in again."""
        stored = await self.services.store.load(self.id)
        if stored is None:
            raise Removed
        document = read_document(stored.document)
        self._take(stored, self.services.games.get(document.game, document.options))
        self.health = NEXT[self.health]["loaded"]
        for client in self.audience.clients[:]:
            client.end("restart")

    async def _carry_out_informed(self, job: Job) -> None:
        """Where other processes write, too, nothing is refused because this one had not heard of it: it reads what is
        new, and looks again.
        """
        try:
            await self._carry_out(job)
        except EscapadeError:
            if isinstance(job, Enter) or not self.services.store.shared:
                raise
        else:
            return
        await self.refresh()
        await self._carry_out(job)

    async def _carry_out(self, job: Job) -> None:
        if isinstance(job, Command):
            await self._command(job)
        elif isinstance(job, (BotAnswer, TimeUp, RevealsUp, jobs.CameBack)):
            await self._commit(lambda: dispatch.JOBS[type(job)](self.situation(), job))
        elif isinstance(job, Enter):
            await self._enter(job)
        elif isinstance(job, Gone):
            if self.audience.leave(job.client):
                self._send_table()
        elif isinstance(job, (Join, OpenSeat, Claim)):
            await self._give_seat(job)
        elif isinstance(job, Link):
            await self._commit(lambda: dispatch.JOBS[Link](self.situation(), job))
            assert self.document.rematch is not None
            job.answer(self.document.rematch)
        elif isinstance(job, Refresh):
            await self.refresh()
            job.answer(None)
        elif isinstance(job, jobs.Overheard) and job.encoded is not None:
            self.audience.pass_on(job.encoded)
        elif isinstance(job, jobs.Overheard):
            self._send_table()

    async def _command(self, job: Command) -> None:
        known = dispatch.known_reply(self.commands, job)
        if known is not None:
            job.answer(known)
            return
        if dispatch.was_away(self.document, job):
            await self._commit(lambda: dispatch.come_back(self.situation(), job))
        change = await self._commit(lambda: dispatch.change(self.situation(), job), dispatch.command_row(job))
        if change.errand is None:
            self._answer(job, change)
        else:
            self.errands.start(self.situation(), change.errand, job)
        self._send_news()
        if self.document.gathering:
            self.put(jobs.CameBack())  # another device may have promised anew

    def _answer(self, job: Command, change: Change) -> None:
        """The reply, and with it what a change wants done that is on no disk."""
        if change.dealer is not None:
            self.dealer = change.dealer
        if change.gives_up_seat:
            job.client.is_leaving = True
        if change.broadcast is not None:
            self.audience.send_all(change.broadcast)
            if self.services.other_processes is not None:
                self.services.other_processes.pass_on(self.id, change.broadcast)
        job.answer(change.reply or p.Ack(id=job.message.id, seq=self.match.seq))

    async def _enter(self, job: Enter) -> None:
        client, situation = job.client, self.situation()
        client.key, client.seat = arrivals.find_seat(situation, job.message)
        client.is_guest = is_guest(self.document, client.seat, client.key)
        arrivals.check_room(client, self.audience, situation.around.limits)
        self.sent_away.note(client.key, client.address)
        seat = client.seat
        stood_in = seat is not None and self.document.seats[seat].away
        if seat is not None and stood_in:
            with contextlib.suppress(Refused):  # where the log is full, the bot plays on and its person watches
                await self._commit(lambda: play.hand_back(self.situation(), seat))
            client.key, client.seat = arrivals.find_seat(self.situation(), job.message)  # others may have written too
        self.audience.enter(client)  # only now: nobody is sent anything before the welcome
        situation = self.situation()
        table = present(self.id, situation, self.audience, self.timers)
        job.answer(arrivals.welcome(situation, job, table, self.timers, stood_in=stood_in))
        if self.document.phase == "over":
            client.send(frame(encode(views.over(situation))))
        self._send_table(besides=client)
        if self.document.gathering:
            self.put(jobs.CameBack())

    async def _give_seat(self, job: Join | OpenSeat | Claim) -> None:
        """A token for a seat: to whoever was invited, came by the link to the seat, or had it at the table before."""
        if isinstance(job, Join) and self.document.public:  # any other table asks for the invitation anyway
            self.sent_away.check(job.address, invited=opens(self.invite, job.invite))
        if not isinstance(job, Claim):
            self.sent_away.note(job.key, job.address)
        change = await self._commit(lambda: dispatch.JOBS[type(job)](self.situation(), job))
        given = change.tokens_added[0].seat if change.tokens_added else NONE  # whoever declined has none
        assert given is not None
        job.answer(given)

    # ------------------------------------------------------------------ writing

    async def _commit(self, make: Callable[[], Change], command: CommandRow | None = None) -> Change:
        """Make a change and write it; where another process was first, take in what it wrote and make it again.
        What a command changed is sent behind its reply, anything else at once.
        """
        for _ in range(ATTEMPTS):
            change = make()
            if change.is_empty():
                return change
            self.health = NEXT[self.health]["write"]
            try:
                await self.services.store.write(self._write(change, command))
            except Conflict:
                pass  # another process was first
            else:
                self._adopt(change, command)
                if command is None:
                    self._send_news()
                return change
            await self.refresh()
            if command is not None and command.id in self.commands:
                raise Refused("refused.stale", {})  # done elsewhere, and answered at the second look
        raise Refused("refused.busy", {})

    def _write(self, change: Change, command: CommandRow | None) -> Write:
        words = change.draft.words if change.draft else []
        row = command and CommandRow(command.id, command.digest, self.match.seq + len(words))
        if change.document is not None:
            change.document.touched = int(time.time())
        document = change.document.row() if change.document else None
        return Write(self.id, self.match.seq, words, row, document, self.revision, change.tokens_added,
                     change.tokens_removed, change.chat, change.chat_removed, seed=change.seed, invite=change.invite)

    def _adopt(self, change: Change, command: CommandRow | None) -> None:
        """It is on disk: memory follows."""
        began = change.document is not None and change.document.phase != self.document.phase
        if change.draft is not None and (change.draft.words or began):
            self.match.adopt(change.draft)
            self.services.metrics.moves.inc(len(change.draft.words))
            self.unsent.append(change.draft)
        if change.document is not None:
            self.document, self.revision = change.document, self.revision + 1
            if change.document.options != self.match.game.options:
                self._take_options()
            self.unsent.append(None)
        if change.seed is not None:
            self.dealer = Dealer(change.seed)
        self.invite = change.invite or self.invite
        for key in change.tokens_removed:
            self.tokens.pop(key, None)
            if change.kicked and key not in {token.hash for token in change.tokens_added}:
                self.sent_away.bar(key)
        for token in change.tokens_added:
            self.tokens[token.hash] = token.seat
        if change.chat is not None:
            self.chat = [*self.chat[1 - CHAT_KEPT:], change.chat]
            self.unsent.append(change.chat)
        if change.chat_removed is not None:
            gone = change.chat_removed
            self.chat = [gone if row.number == gone.number else row for row in self.chat]
            self.unsent.append(gone)
        if command is not None:
            self.commands[command.id] = CommandRow(command.id, command.digest, self.match.seq)

    def _take_options(self) -> None:
        """Before the start the options may change, and with them the game as loaded."""
        game = self.services.games.get(self.document.game, self.document.options)
        self.match = Match(game, len(self.document.seats), facts_kept=FACTS_KEPT, keeps_words=False)

    async def refresh(self) -> None:
        """Take in what is on disk and not here yet; send it to those who are connected to this process."""
        news = await self.services.store.news(self.id, self.match.seq)
        self.health = NEXT[self.health]["write"]
        changed = news.revision != self.revision
        known = {row.number: row.text for row in self.chat}
        document = read_document(news.document)
        began = document.phase != self.document.phase
        self.document, self.revision = document, news.revision
        if news.seed != self.dealer.seed:
            self.dealer = Dealer(news.seed)
        self.invite, self.tokens = news.invite, news.tokens
        self.commands, self.chat = news.commands, news.chat
        if changed and self.match.seq == 0:
            self._take_options()
        self.unsent += [self.match.replay(news.words)] if news.words or began else []
        self.unsent += [None] if changed else []
        self.unsent += [row for row in news.chat if known.get(row.number, "") != row.text]
        self._send_news()

    # ------------------------------------------------------------------ sending

    def _send_news(self) -> None:
        """Send everybody what was adopted since the last time."""
        unsent, self.unsent = self.unsent, []
        if None in unsent:
            for client in self.audience.reseat(self.tokens):
                client.lose_seat()
            self._send_table()
        situation, played = self.situation(), False
        self.timers.set(situation)
        for one in unsent:
            if isinstance(one, Draft):
                played = True
                self.audience.send_each(views.Updates(situation, one, self.timers))
            elif one is not None:
                self.audience.send_all(views.said(one))
        if played and self.document.phase == "over":
            self.audience.send_all(views.over(situation))

    def _send_table(self, besides: Client | None = None) -> None:
        """Send everybody the table as it is now."""
        situation = self.situation()
        self.audience.send_table(present(self.id, situation, self.audience, self.timers), situation, besides)
        if self.services.other_processes is not None:
            self.services.other_processes.show(self.id, self.audience)

    # ------------------------------------------------------------------ coming and going

    def is_idle(self) -> bool:
        """Whether nobody would miss this table in memory."""
        return not (self.audience.clients or self.queue or self.timers.is_running() or self.bot_turns.is_thinking())

    async def close(self) -> None:
        """Stop, after what is being done; whoever still finds this table is sent to look for it again."""
        self.is_closing = True
        await self.queue.done()
        self.bot_turns.close()
        self.timers.close()
        self.errands.close()
        end(self.task)
