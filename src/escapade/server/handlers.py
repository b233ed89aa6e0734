"""From a message to a change: who may, what was done already, and which function knows how."""

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from escapade.core.errors import EscapadeError, Missing, Refused
from escapade.server import protocol as p
from escapade.server import sight
from escapade.server.auth import hashed
from escapade.server.handle_lobby import LOBBY_HANDLERS, join_change
from escapade.server.handle_play import PLAY_HANDLERS, hand_back
from escapade.server.handle_talk import TALK_HANDLERS, chat_line
from escapade.server.jobs import Change, Claim, Client, Command, Enter, Job, Join, Link
from escapade.server.permissions import check_permission
from escapade.server.portrait import portrait
from escapade.server.room import encode, is_host, roles_of, viewer_of
from escapade.server.wording import refusal
from escapade.server.writes import CommandRow

if TYPE_CHECKING:
    from escapade.server.table import Table

__all__ = ["Make", "MakeReply", "chat_line"]

Make = Callable[[], Change]
MakeReply = Callable[[int], p.Reply]
HANDLERS: dict[type[p.Message], Callable[["Table", Command, Any], Change]] = {
    **PLAY_HANDLERS, **LOBBY_HANDLERS, **TALK_HANDLERS}
UNRECORDED = (p.Stand, p.React, p.AskHint, p.AskWhy, p.AskHistory, p.Rematch, p.Ping)
"""What leaves no trace on disk (or may be done twice without harm): its id is not kept."""


def digest(client: Client, message: p.Message) -> str:
    """Who said what, in short: the same id with another digest is another command."""
    return hashlib.blake2b(f"{client.key} ".encode() + encode(message), digest_size=16).hexdigest()


def command_row(_table: "Table", job: Command) -> CommandRow | None:
    """What is kept of a command."""
    if isinstance(job.message, UNRECORDED):
        return None
    return CommandRow(job.message.id, digest(job.client, job.message), 0)


def known_reply(table: "Table", job: Command) -> p.Reply | None:
    """The reply to a command that was carried out before."""
    row = table.commands.get(job.message.id)
    if row is None:
        return None
    if row.digest != digest(job.client, job.message):
        raise Refused("refused.command_reused", {})
    return p.Ack(id=row.id, seq=row.seq)


def check(table: "Table", job: Command) -> None:
    """Whether this sender may send this now."""
    if table.frozen and not isinstance(job.message, (p.Ping, p.AskHistory, p.Chat, p.React)):
        raise Refused("refused.frozen", {})
    check_permission(job.message, roles_of(job.client, table.document), table.document.phase)


def change(table: "Table", job: Command) -> Change:
    """What a command wants written."""
    check(table, job)
    return HANDLERS[type(job.message)](table, job, job.message)


def was_away(table: "Table", job: Command) -> bool:
    """Whether a person whose seat a bot has been playing shows up again."""
    seat = job.client.seat
    return seat is not None and table.document.seats[seat].away and not isinstance(job.message, p.Ping)


async def come_back(table: "Table", job: Command) -> None:
    """The bot hands the seat back."""
    check(table, job)
    seat = table.client_seat(job.client)
    await table.commit(lambda: hand_back(table, seat), None)


async def enter(table: "Table", job: Enter) -> None:
    """A socket says hello: find its seat by its token, then show it everything it may see."""
    client, message = job.client, job.message
    limits = table.services.settings.limits
    client.key, client.seat = find_seat(table, message)
    if client.seat is not None and len(table.room.at_seat(client.seat)) >= limits.sockets_a_seat:
        raise Refused("refused.too_many_sockets", {"most": limits.sockets_a_seat})
    if client.key is None and len(table.room.watching()) >= limits.spectators_a_table:
        raise Refused("refused.too_many_spectators", {"most": limits.spectators_a_table})
    table.room.enter(client)
    if client.seat is not None and table.document.seats[client.seat].away:
        seat = client.seat
        await table.commit(lambda: hand_back(table, seat), None)
    job.answer(welcome(table, client, message.id))
    table.room.leave(client)
    table.tell_table()
    table.room.enter(client)


def find_seat(table: "Table", message: p.Hello) -> tuple[str | None, int | None]:
    """The seat that a token opens; without one, a place to watch from, for those who were invited."""
    if message.token is not None:
        key = hashed(message.token)
        if key not in table.tokens:
            raise Missing("missing.table", {})
        return key, table.tokens[key]
    may_watch = table.document.public or (message.invite is not None and hashed(message.invite) == table.invite)
    if not may_watch:
        raise Missing("missing.table", {})
    return None, None


def welcome(table: "Table", client: Client, message_id: str) -> p.Welcome:
    """Everything a viewer may see."""
    viewer = viewer_of(client)
    return p.Welcome(id=message_id, protocol=p.PROTOCOL, seat=client.seat, host=is_host(client, table.document),
                     table=portrait(table), position=table.position(viewer),
                     log=sight.facts(table.game, table.match.facts, viewer),
                     chat=[chat_line(line) for line in table.chat])


async def sit_down(table: "Table", job: Join | Claim) -> None:
    """Somebody takes a seat, over HTTP or from the table before."""
    done = await table.commit(lambda: join_change(table, job), None)
    seat = done.tokens_added[0].seat
    assert seat is not None
    job.answer(seat)


async def link(table: "Table", job: Link) -> None:
    """Note the next table, unless there is one already."""
    await table.commit(lambda: link_change(table, job), None)
    assert table.document.rematch is not None
    job.answer(table.document.rematch)


def link_change(table: "Table", job: Link) -> Change:
    """Where to go from here."""
    if table.document.rematch is not None:
        return Change()
    document = table.copy()
    document.rematch = job.next_id
    return Change(document=document)


def answer_error(job: Job, error: EscapadeError) -> None:
    """Tell whoever asked; jobs of our own have nobody to tell."""
    if isinstance(job, (Command, Enter)):
        job.answer(refusal(job.message.id, error))
    elif isinstance(job, (Join, Claim, Link)):
        job.answer(error)

