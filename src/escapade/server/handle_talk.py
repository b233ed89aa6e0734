"""Commands that change no position: chat, reactions, hints, explanations, the way to the next table."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from escapade.bots import roster
from escapade.core.errors import EscapadeError, Refused
from escapade.core.seat import seat_word
from escapade.server import protocol as p
from escapade.server import protocol_parts as parts
from escapade.server import sight
from escapade.server.jobs import Change, Command
from escapade.server.match import Match, Told
from escapade.server.room import viewer_of
from escapade.server.wording import refusal
from escapade.server.writes import ChatRow, StoreDown

if TYPE_CHECKING:
    from escapade.server.table import Table

logger = logging.getLogger("escapade.talk")

def chat(table: "Table", job: Command, message: p.Chat) -> Change:
    """A line for everybody; it is told once it is kept."""
    seat = table.client_seat(job.client)
    number = table.chat[-1].number + 1 if table.chat else 1
    row = ChatRow(number, seat, table.document.seats[seat].name or "", message.text)
    return Change(chat=row)


def chat_line(row: ChatRow) -> parts.ChatLine:
    """A line as it is sent."""
    return parts.ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text)


def react(table: "Table", job: Command, message: p.React) -> Change:
    """Shown, not kept."""
    seat = table.client_seat(job.client)
    table.tell(lambda _: p.Reacted(seat=seat, reaction=message.reaction))
    return Change()


def ask_why(table: "Table", job: Command, message: p.AskWhy) -> Change:
    """Why something cannot be done, as far as the seat may know."""
    reason = table.game.explain(table.match.state, table.client_seat(job.client), message.words)
    return Change(reply=p.Why(id=message.id, reason=reason))


def ask_hint(table: "Table", job: Command, message: p.AskHint) -> Change:
    """The best bot thinks for the seat; the table does not wait for it."""
    seat = table.client_seat(job.client)
    if seat not in table.watch.asked_seats():
        raise Refused("refused.not_your_turn", {"seat": seat_word(seat)})
    best = roster.names(table.document.game)[-1]
    later(table, job, _hint(table, seat, best, message.id))
    return Change(deferred=True)


async def _hint(table: "Table", seat: int, bot: str, message_id: str) -> p.Reply:
    thought = await table.watch.advise(seat, bot)
    return p.Hint(id=message_id, action=thought.action, reason=thought.reason, params=thought.params)


def ask_history(table: "Table", job: Command, message: p.AskHistory) -> Change:
    """Everything this viewer was ever told, from the log."""
    later(table, job, _history(table, viewer_of(job.client), message.id))
    return Change(deferred=True)


async def _history(table: "Table", viewer: int, message_id: str) -> p.Reply:
    stored = await table.services.store.load(table.id)
    assert stored is not None
    match = Match(table.game, len(stored.document.seats), stored.seed)
    told: list[Told] = []
    for words in stored.words:
        draft = match.replay([words])
        if draft.undone_from is not None:
            told = [one for one in told if one.seq < draft.undone_from]
        told += draft.told
    return p.History(id=message_id, log=sight.facts(table.game, told, viewer))


def rematch(table: "Table", job: Command, message: p.Rematch) -> Change:
    """A seat at the next table, which is made when the first one asks."""
    later(table, job, table.services.hub.rematch(table, table.client_seat(job.client), message.id))
    return Change(deferred=True)


def ping(_table: "Table", _job: Command, message: p.Ping) -> Change:
    """Yes."""
    return Change(reply=p.Pong(id=message.id))


def later(table: "Table", job: Command, work: Any) -> None:
    """Do something beside the table's queue, and reply when it is done."""
    task = asyncio.create_task(_reply(job, work))
    table.watch.errands.add(task)
    task.add_done_callback(table.watch.errands.discard)


async def _reply(job: Command, work: Any) -> None:
    try:
        job.answer(await work)
    except EscapadeError as error:
        job.answer(refusal(job.message.id, error))
    except StoreDown:
        job.answer(refusal(job.message.id, Refused("refused.storage", {})))
    except Exception:
        logger.exception("internal")
        job.answer(refusal(job.message.id, Refused("refused.internal", {})))


TALK_HANDLERS: dict[type[p.Message], Callable[["Table", Command, Any], Change]] = {
    p.Chat: chat, p.React: react, p.AskHint: ask_hint, p.AskWhy: ask_why, p.AskHistory: ask_history,
    p.Rematch: rematch, p.Ping: ping,
}
