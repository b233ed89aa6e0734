"""The turns of bots at a table: one thinks for each seat that waits for one; the table goes on meanwhile."""

import asyncio
import time
from collections.abc import Callable

from escapade.bots import advice
from escapade.bots.levels.level import pace_of
from escapade.core.seat import NONE
from escapade.server.bots.pool import BotPool, Question
from escapade.server.settings import Settings
from escapade.server.tables import dice
from escapade.server.tables.endings import end
from escapade.server.tables.jobs import BotAnswer, Job
from escapade.server.tables.situation import Situation

GOING_ON = 0.4
"""Of a bot's pause, where it also answered the question before: seven letters put away are one thing to see."""


class BotTurns:
    """The bots that think at one table; each puts its answer into the table's queue."""

    def __init__(self, bots: BotPool, settings: Settings, put: Callable[[Job], None]) -> None:
        self.bots, self.settings = bots, settings
        self._put = put
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.last = NONE
        """The bot that answered last: public, so a pause that depends on it tells nothing."""

    def start(self, situation: Situation) -> None:
        """Start a bot for every seat that waits for one."""
        seats = situation.document.seats
        for seat in situation.asked_seats():
            if seats[seat].bot is not None:
                self._think(situation, seat)

    def _think(self, situation: Situation, seat: int) -> None:
        known, asked = self._thinking.get(seat), situation.match.state.asked[seat]
        if known is not None and known[0] == asked and not known[1].done():
            return
        if known is not None:
            end(known[1])
        bot = situation.document.seats[seat].bot
        assert bot is not None
        wanted = question(situation, seat, bot, self.settings.bot_nodes)
        secrets = situation.match.game.traits.hidden_information
        self._thinking[seat] = (asked, asyncio.create_task(self._answer(wanted, asked, secrets=secrets)))

    async def _answer(self, wanted: Question, asked: int, *, secrets: bool) -> None:
        started, pause = time.monotonic(), self.pause(wanted.seat, wanted.bot)
        thought = await self.bots.choose(wanted)
        rest = self.bots.beats.rest(wanted.game, wanted.bot, thought.took, thought.used) if secrets else 0.0
        await asyncio.sleep(max(rest, pause - (time.monotonic() - started)))
        self.last = wanted.seat
        self._put(BotAnswer(wanted.seat, asked, thought.action))

    def pause(self, seat: int, bot: str) -> float:
        """How long a bot waits before it answers, if its host wants that; each level at its own pace."""
        usual = self.settings.bot_delay * pace_of(bot)
        return usual * GOING_ON if seat == self.last else usual

    def is_thinking(self) -> bool:
        """Whether a bot will move the table without anybody coming."""
        return any(not task.done() for _, task in self._thinking.values())

    def close(self) -> None:
        """Stop every bot that thinks; its answer would come to nobody."""
        for _, task in self._thinking.values():
            end(task)
        self._thinking.clear()


def question(situation: Situation, seat: int, bot: str, nodes: int) -> Question:
    """What a bot is told: the view and the legal list of its seat."""
    match = situation.match
    legal = match.game.legal(match.state, seat)
    view = match.game.view(match.state, seat)
    luck = dice.bot_seed(situation.dealer.seed, seat, match.state.asked[seat])
    return Question(match.game.key, dict(match.game.options), bot, seat, view, legal, luck, nodes)


def advice_question(situation: Situation, counsel: advice.Counsel, adviser: int, nodes: int) -> Question:
    """What the bot of a seat is told to advise another: its own view, and the list of whoever must answer where the
    game holds it open.
    """
    match, bot = situation.match, situation.document.seats[adviser].bot
    assert bot is not None
    seen = advice.look_on(counsel, match.game, match.state, adviser)
    luck = dice.bot_seed(situation.dealer.seed, adviser, match.state.asked[adviser])
    return Question(match.game.key, dict(match.game.options), bot, seen.seat, seen.view, seen.legal, luck, nodes,
                    advice=True)
