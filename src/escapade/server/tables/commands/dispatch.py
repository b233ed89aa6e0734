"""From a message to a change: what was done already, who may, and which function knows how."""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

from escapade.core.errors import Refused
from escapade.server.store.writes import CommandRow
from escapade.server.tables.commands import agreements, beginning, lobby, play, sharing, talk
from escapade.server.tables.commands.change import Change
from escapade.server.tables.document import Document
from escapade.server.tables.jobs import BotAnswer, CameBack, Claim, Job, Join, Link, OpenSeat, RevealsUp, TimeUp
from escapade.server.tables.permissions import check_permission
from escapade.server.tables.situation import Sender, Situation, sender_of
from escapade.server.wire import protocol as p
from escapade.server.wire.client import Client, Command
from escapade.server.wire.encoding import encode

HANDLERS: dict[type[p.Message], Callable[[Situation, Sender, Any], Change]] = {
    p.Act: play.act, p.Find: play.find, p.Dice: play.type_dice, p.Stand: play.stand, p.Hand: play.hand,
    p.TakeBack: play.take_back,
    p.Propose: agreements.propose, p.Agree: agreements.agree, p.Withdraw: agreements.withdraw,
    p.Sit: lobby.sit, p.SetSeat: lobby.set_seat, p.SetUp: lobby.set_up, p.Ready: lobby.ready,
    p.Commit: beginning.commit, p.GiveNonce: beginning.reveal, p.Start: beginning.start, p.Leave: lobby.leave,
    p.RenewInvite: lobby.renew_invite, p.ShareSeat: sharing.share, p.UnshareSeat: sharing.unshare,
    p.Chat: talk.chat, p.Unsay: talk.unsay, p.React: talk.react, p.AskHint: talk.ask_hint, p.AskOdds: talk.ask_odds,
    p.AskAdvice: talk.ask_advice, p.AskWhy: talk.ask_why,
    p.AskHistory: talk.ask_history, p.Rematch: talk.rematch, p.Ping: talk.ping,
}
JOBS: dict[type[Job], Callable[[Situation, Any], Change]] = {
    Join: lobby.join, OpenSeat: sharing.open_seat, Claim: lobby.claim, Link: lobby.link,
    BotAnswer: play.answer_of_bot, TimeUp: play.time_up, RevealsUp: beginning.reveals_up,
    CameBack: beginning.came_back}
"""What becomes of a job that is one change and no message of a client."""
UNRECORDED = frozenset({p.Stand, p.Unsay, p.React, p.AskHint, p.AskOdds, p.AskAdvice, p.AskWhy, p.AskHistory, p.Rematch,
                        p.RenewInvite, p.ShareSeat, p.Ping})
"""What leaves no trace on disk (or may be done twice without harm): its id is not kept."""
FIXED_WHILE_STARTING = frozenset({p.Sit, p.SetSeat, p.SetUp, p.Ready, p.Commit, p.Start, p.UnshareSeat})
"""What would change who plays what, while nonces are being revealed for just that."""
ANSWERED_FROZEN = frozenset({p.Ping, p.AskHistory, p.Chat, p.Unsay, p.React})
"""What a table still does after a bug: whoever plays there can talk and look back."""


def change(situation: Situation, command: Command) -> Change:
    """What a command wants; Refused where its sender may not send it now."""
    sender, message = sender_of(command.client, situation.document), command.message
    check(situation, sender, message)
    return HANDLERS[type(message)](situation, sender, message)


def check(situation: Situation, sender: Sender, message: p.Command) -> None:
    """Refuse what this sender may not send now."""
    if situation.frozen and type(message) not in ANSWERED_FROZEN:
        raise Refused("refused.frozen", {})
    check_permission(message, sender.roles(), situation.document.phase)
    document = situation.document
    if document.starting and type(message) in FIXED_WHILE_STARTING:
        raise Refused("refused.starting", {})
    if document.gathering and type(message) in FIXED_WHILE_STARTING and not may_while_gathering(message):
        raise Refused("refused.starting", {})


def may_while_gathering(message: p.Command) -> bool:
    """Nothing is shown yet: whoever came back with another device promises anew, and the host may wait no longer."""
    return isinstance(message, p.Commit) or (isinstance(message, p.Start) and message.wait is False)


def was_away(document: Document, command: Command) -> bool:
    """Whether a message comes from a person for whom a bot has been playing; a ping may come from an idle page, and
    taking the seat back is what `take_back` does itself.
    """
    seat = command.client.seat
    return seat is not None and document.seats[seat].away and not isinstance(command.message, (p.Ping, p.TakeBack))


def come_back(situation: Situation, command: Command) -> Change:
    """Whoever was away takes the seat back, before what they sent is done."""
    sender = sender_of(command.client, situation.document)
    check(situation, sender, command.message)
    return play.hand_back(situation, sender.place())


def digest(client: Client, message: p.Message) -> str:
    """Who sent what, in short: the same id with another digest is another command."""
    return hashlib.blake2b(f"{client.key} ".encode() + encode(message), digest_size=16).hexdigest()


def command_row(command: Command) -> CommandRow | None:
    """What is kept of a command."""
    if type(command.message) in UNRECORDED:
        return None
    return CommandRow(command.message.id, digest(command.client, command.message), 0)


def known_reply(done: Mapping[str, CommandRow], command: Command) -> p.Reply | None:
    """The reply to a command that was carried out before."""
    row = done.get(command.message.id)
    if row is None:
        return None
    if row.digest != digest(command.client, command.message):
        raise Refused("refused.command_reused", {})
    return p.Ack(id=row.id, seq=row.seq)
