"""What moves a table when no person does: bots that think, time that runs out, a store that comes back."""

import asyncio
from typing import TYPE_CHECKING

from escapade.core.seat import CHANCE_BIT, NONE, SPECTATOR, seats_of
from escapade.server import dice
from escapade.server.bot_pool import Question, Thought
from escapade.server.jobs import BotAnswer, Change, Refresh, TimeUp

if TYPE_CHECKING:
    from escapade.server.table import Table

LOOK_AGAIN = 1.0
GOING_ON = 0.4
"""Of a bot's pause, where it also answered the question before: seven letters put away are one thing to see."""


class Watch:
    """The timers and the thinking bots of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.timers: dict[int, tuple[int, asyncio.TimerHandle]] = {}
        self.last = NONE
        """The bot that answered last: public, so a pause that depends on it tells nothing."""
        self.retry: asyncio.TimerHandle | None = None
        self.errands: set[asyncio.Task[None]] = set()
        """Replies that are being worked on beside the queue."""

    def asked_seats(self) -> list[int]:
        """The seats that somebody has to answer for, while the match runs."""
        table = self.table
        waiting = int(table.match.state.waiting)
        runs = table.document.phase == "playing" and not table.frozen and waiting != CHANCE_BIT
        return seats_of(waiting) if runs else []

    def wake(self) -> None:
        """Start a bot for every seat that waits for one, and a timer for every person who has one."""
        asked, seats = self.asked_seats(), self.table.document.seats
        for seat in asked:
            if seats[seat].bot is not None:
                self._think(seat, self.table.match.state.asked[seat])
        if self.table.document.timer or self.timers:
            self._set_timers(asked if self.table.document.timer else [])

    # ------------------------------------------------------------------ bots

    def _think(self, seat: int, asked: int) -> None:
        known = self.thinking.get(seat)
        if known is not None and known[0] == asked and not known[1].done():
            return
        if known is not None:
            known[1].cancel()
        bot = self.table.document.seats[seat].bot
        assert bot is not None
        self.thinking[seat] = (asked, asyncio.create_task(self._answer(self.question(seat, bot), asked)))

    def question(self, seat: int, bot: str) -> Question:
        """What a bot is told: the view and the legal list of its seat."""
        match = self.table.match
        legal = match.game.legal(match.state, seat)
        view = match.game.view(match.state, seat)
        luck = dice.bot_seed(match.seed, seat, match.state.asked[seat])
        nodes = self.table.services.settings.bot_nodes
        return Question(match.game.key, dict(match.game.options), bot, seat, view, legal, luck, nodes)

    async def _answer(self, question: Question, asked: int) -> None:
        delay = asyncio.create_task(asyncio.sleep(self.pause(question.seat)))
        try:
            thought = await self.table.services.bots.choose(question)
            await delay
        finally:
            delay.cancel()
        self.last = question.seat
        self.table.put(BotAnswer(question.seat, asked, thought.action))

    def pause(self, seat: int) -> float:
        """How long a bot waits before it answers."""
        usual = self.table.services.settings.bot_delay
        return usual * GOING_ON if seat == self.last else usual

    async def advise(self, seat: int, bot: str) -> Thought:
        """What a bot would do in a seat."""
        return await self.table.services.bots.choose(self.question(seat, bot))

    # ------------------------------------------------------------------ time

    def _set_timers(self, asked: list[int]) -> None:
        state, document = self.table.match.state, self.table.document
        wanted = {seat: state.asked[seat] for seat in asked if document.seats[seat].is_person()}
        for seat in [seat for seat, (number, _) in self.timers.items() if wanted.get(seat) != number]:
            self.timers.pop(seat)[1].cancel()
        loop = asyncio.get_running_loop()
        for seat, number in wanted.items():
            if seat not in self.timers:
                job = TimeUp(seat, number)
                self.timers[seat] = (number, loop.call_later(document.timer, self.table.put, job))

    def time_left(self, viewer: int) -> int | None:
        """The milliseconds a viewer has, or for one who watches, whoever has least."""
        if not (self.table.document.timer or self.timers):
            return None
        now = asyncio.get_running_loop().time()
        self._set_timers(self.asked_seats() if self.table.document.timer else [])
        seats = [viewer] if viewer in self.timers else list(self.timers)
        if viewer != SPECTATOR and viewer not in self.timers and not seats:
            return None
        return min([max(0, round(1000 * (self.timers[seat][1].when() - now))) for seat in seats], default=None)

    # ------------------------------------------------------------------ what becomes of it

    def change(self, job: BotAnswer | TimeUp) -> Change:
        """What a bot's answer, or time run out, wants written; nothing when the table has moved on."""
        table = self.table
        current = job.seat in self.asked_seats() and table.match.state.asked[job.seat] == job.asked
        by_bot = table.document.seats[job.seat].is_played_by_bot()
        if not current or by_bot != isinstance(job, BotAnswer):
            return Change()
        if isinstance(job, TimeUp):
            return self._absent(job.seat)
        draft = table.draft()
        draft.act(job.seat, job.action, job.asked)
        return table.finish(draft)

    def _absent(self, seat: int) -> Change:
        document, draft = self.table.copy(), self.table.draft()
        document.seats[seat].away, document.seats[seat].bot = True, document.absent_bot
        draft.table(f"table bot p{seat} {document.absent_bot}")
        return Change(draft=draft, document=document)

    def look_again(self) -> None:
        """Ask the store again in a moment."""
        if self.retry is None:
            self.retry = asyncio.get_running_loop().call_later(LOOK_AGAIN, self._retry)

    def _retry(self) -> None:
        self.retry = None
        self.table.put(Refresh())

    def is_busy(self) -> bool:
        """Whether something will move here without anybody coming."""
        return bool(self.timers) or self.retry is not None or any(not task.done() for _, task in self.thinking.values())

    def close(self) -> None:
        """Stop everything."""
        for task in [*self.errands, *[task for _, task in self.thinking.values()]]:
            task.cancel()
        for _, handle in self.timers.values():
            handle.cancel()
        if self.retry is not None:
            self.retry.cancel()
