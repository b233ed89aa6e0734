"""What a command asks for that takes time: done beside the table's queue, and answered when it is done."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import msgspec

from escapade.bots import roster
from escapade.bots.advice import keep_back
from escapade.bots.base import Choice
from escapade.core.errors import EscapadeError, Missing, Refused
from escapade.core.game import Game
from escapade.core.seat import NONE
from escapade.play.match import Match, Told
from escapade.server.bots.pool import Question
from escapade.server.store.writes import Stored, StoreDown
from escapade.server.tables import views
from escapade.server.tables.bot_turns import advice_question, question
from escapade.server.tables.commands.change import AdviceWanted, Errand, HintWanted, HistoryWanted
from escapade.server.tables.document import read_document
from escapade.server.tables.endings import end
from escapade.server.tables.services import Services
from escapade.server.tables.situation import Situation
from escapade.server.wire import protocol as p
from escapade.server.wire.client import Command
from escapade.server.wire.encoding import refusal
from escapade.server.wire.protocol_parts import CoachWord, Fact

logger = logging.getLogger("escapade.errands")


class Errands:
    """The errands of one table."""

    def __init__(self, services: Services, table_id: str) -> None:
        self.services, self.table_id = services, table_id
        self._running: set[asyncio.Task[None]] = set()

    def start(self, situation: Situation, errand: Errand, command: Command) -> None:
        """Begin an errand; its result is the reply to the command."""
        task = asyncio.create_task(reply_with(command, self._result(situation, errand, command.message.id)))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def _result(self, situation: Situation, errand: Errand, message_id: str) -> Coroutine[Any, Any, p.Reply]:
        if isinstance(errand, HintWanted):
            nodes = self.services.settings.bot_nodes
            unnamed = situation.game.unnamed(situation.match.state, errand.seat)
            return self._hint(question(situation, errand.seat, errand.bot, nodes), unnamed, message_id)
        if isinstance(errand, AdviceWanted):
            return self._advice(situation, errand, message_id)
        if isinstance(errand, HistoryWanted):
            return self._history(situation, errand.viewer, message_id)
        return self.services.rematch(self.table_id, errand, message_id)

    async def _hint(self, wanted: Question, unnamed: list[int], message_id: str) -> p.Reply:
        """What the bot would do, and why; not why, where that would name what the person has to find. The coach adds
        how likely a win is, and its choice where that is surely better.
        """
        thought = await self.services.bots.choose(wanted)
        if thought.action in unnamed:
            return p.Hint(id=message_id, action=thought.action, reason="", params={})
        coached = await self.services.bots.coach(replace(wanted, coach=True, hidden=tuple(unnamed)))
        if coached is None or coached.word is None:
            return p.Hint(id=message_id, action=thought.action, reason=thought.reason, params=thought.params)
        chosen = thought if coached.action == thought.action else coached
        return p.Hint(id=message_id, action=chosen.action, reason=chosen.reason, params=chosen.params,
                      coach=msgspec.convert(coached.word, CoachWord))

    async def _advice(self, situation: Situation, errand: AdviceWanted, message_id: str) -> p.Reply:
        game, counsel = situation.game, roster.counsel(situation.game)
        assert counsel is not None
        asker_view = game.view(situation.match.state, errand.asker)
        wanted = advice_question(situation, counsel, errand.adviser, self.services.settings.bot_nodes)
        thought = await self.services.bots.advise(wanted)
        if thought is None:
            raise Refused("refused.busy", {})
        said = keep_back(counsel, Choice(thought.action, thought.reason, thought.params), asker_view)
        choice = None if said.action == NONE else views.choice(game, said.action)
        return p.Advice(id=message_id, seat=errand.adviser, choice=choice, reason=said.reason, params=said.params)

    async def _history(self, situation: Situation, viewer: int, message_id: str) -> p.Reply:
        stored = await self.services.store.load(self.table_id)
        if stored is None:
            raise Missing("missing.table", {})
        log = await self.services.long_work.do(history, situation.game, stored, viewer)
        return p.History(id=message_id, log=log)

    def close(self) -> None:
        """Give up what is not done; nobody is there any more to be answered."""
        for task in self._running:
            end(task)


def history(game: Game, stored: Stored, viewer: int) -> list[Fact]:
    """Everything that was told and not taken back, as a viewer may know it."""
    return views.facts(game, told_in(game, stored), viewer)


def open_history(game: Game, stored: Stored) -> list[Fact]:
    """Everything that was told and not taken back, with nothing hidden: of a match that is over, and of no other."""
    assert read_document(stored.document).phase == "over"
    return views.open_facts(game, told_in(game, stored))


def told_in(game: Game, stored: Stored) -> list[Told]:
    """The facts of a stored match that stand."""
    match = Match(game, len(read_document(stored.document).seats), facts_kept=0, keeps_words=False)
    told: list[Told] = []
    for words in stored.words:
        draft = match.replay([words])
        if draft.undone_from is not None:
            told = [one for one in told if one.seq < draft.undone_from]
        told += draft.told
    return told


async def reply_with(command: Command, work: Coroutine[Any, Any, p.Reply]) -> None:
    """Answer a command with what the work gives, or with why it gives nothing."""
    try:
        command.answer(await work)
    except EscapadeError as error:
        command.answer(refusal(command.message.id, error))
    except StoreDown:
        command.answer(refusal(command.message.id, Refused("refused.storage", {})))
    except Exception:
        logger.exception("internal")
        command.answer(refusal(command.message.id, Refused("refused.internal", {})))
