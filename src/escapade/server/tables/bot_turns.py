"""The turns of bots at a table: one thinks for each seat that waits for one; the table goes on meanwhile."""

import asyncio
import time
from collections.abc import Callable

from escapade.bots import advice, greedy, random
from escapade.bots.levels.level import level_of, pace_of
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.play.match import Draft
from escapade.server.bots.pool import BotPool, Question
from escapade.server.settings import Settings
from escapade.server.tables import dice
from escapade.server.tables.endings import end
from escapade.server.tables.jobs import BotAnswer, Job
from escapade.server.tables.situation import Situation

GOING_ON = 0.4
"""Of a bot's pause, where it also answered the question before: seven letters put away are one thing to see."""
MOST_IN_ONE_GO = 16
"""Answers that a bot thinks through before anybody sees the first of them."""


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
        draft = situation.match.draft() if self.goes_on(situation, seat) else None
        self._thinking[seat] = (asked, asyncio.create_task(self._answer(situation, seat, bot, draft)))

    async def _answer(self, situation: Situation, seat: int, bot: str, draft: Draft | None) -> None:
        """One answer, or with a draft all that the seat is asked in a row: what is kept back is the whole of it."""
        started, pause = time.monotonic(), self.pause(seat, bot)
        game, nodes = situation.match.game, self.settings.bot_nodes
        asked = int(situation.match.state.asked[seat])
        wanted = question(situation, seat, bot, nodes)
        actions: list[int] = []
        took, used = 0.0, 0.0
        while True:
            thought = await self.bots.choose(wanted)
            actions.append(thought.action)
            took, used = took + thought.took, used + thought.used
            if draft is None or len(actions) == MOST_IN_ONE_GO:
                break
            draft.act(seat, thought.action, int(draft.state.asked[seat]))
            if draft.state.waiting != 1 << seat:
                break
            wanted = question(situation, seat, bot, nodes, draft.state)
        secrets = game.traits.hidden_information
        rest = self.bots.beats.rest(game.key, bot, took, used) if secrets else 0.0
        await asyncio.sleep(max(rest, pause - (time.monotonic() - started)))
        self.last = seat
        self._put(BotAnswer(seat, asked, actions[0], actions[1:]))

    def goes_on(self, situation: Situation, seat: int) -> bool:
        """Whether a bot thinks through all that it is asked in a row, and all of it is seen at once (decision 0016)."""
        played = situation.document.seats[seat]
        assert played.bot is not None
        secrets = situation.match.game.traits.hidden_information
        return secrets and is_quick(played.bot) and not played.once and self.settings.bot_delay <= 0

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


def is_quick(bot: str) -> bool:
    """Whether a bot answers by what it knows and plays nothing on: all its thoughts are much shorter than a blink."""
    level = level_of(bot)
    return bot in (greedy.NAME, random.NAME) if level is None else not level.searches


def question(situation: Situation, seat: int, bot: str, nodes: int, state: State | None = None) -> Question:
    """What a bot is told: the view and the legal list of its seat, now or in a position that only it has thought of."""
    game, now = situation.match.game, situation.match.state if state is None else state
    luck = dice.bot_seed(situation.dealer.seed, seat, now.asked[seat])
    return Question(game.key, dict(game.options), bot, seat, game.view(now, seat), game.legal(now, seat), luck, nodes,
                    now.past)


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
