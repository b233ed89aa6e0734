"""Commands that change no position: chat, reactions, hints, advice, explanations, the way to the next table."""

from escapade.bots import advice, roster
from escapade.core.errors import Refused
from escapade.core.seat import SPECTATOR, seat_word
from escapade.server.store.writes import ChatRow
from escapade.server.tables.commands.change import AdviceWanted, Change, HintWanted, HistoryWanted, RematchWanted
from escapade.server.tables.phrases import line_text
from escapade.server.tables.situation import Sender, Situation
from escapade.server.wire import protocol as p


def chat(situation: Situation, sender: Sender, message: p.Chat) -> Change:
    """A line for everybody, typed or a quick phrase; it is sent once it is kept."""
    seat = sender.place()
    number = situation.chat[-1].number + 1 if situation.chat else 1
    name, text = situation.document.seats[seat].name or "", line_text(situation.document, message)
    return Change(chat=ChatRow(number, seat, name, text))


def unsay(situation: Situation, sender: Sender, message: p.Unsay) -> Change:
    """A line loses its text, for everybody and on disk; only the person who wrote it may ask. Lines that are not in
    memory any more are looked for on disk.
    """
    seat = sender.place()
    name = situation.document.seats[seat].name or ""
    for row in situation.chat:
        if row.number == message.number and (row.seat, row.name) != (seat, name):
            raise Refused("refused.not_your_line", {})
    if message.number > (situation.chat[-1].number if situation.chat else 0):
        raise Refused("refused.not_your_line", {})
    return Change(chat_removed=ChatRow(message.number, seat, name, ""))


def react(_situation: Situation, sender: Sender, message: p.React) -> Change:
    """Shown to everybody, not kept."""
    return Change(broadcast=p.Reacted(seat=sender.place(), reaction=message.reaction))


def ask_why(situation: Situation, sender: Sender, message: p.AskWhy) -> Change:
    """Why something cannot be done, as far as the seat may know."""
    reason = situation.game.explain(situation.match.state, sender.place(), message.words)
    return Change(reply=p.Why(id=message.id, reason=reason))


def ask_hint(situation: Situation, sender: Sender, _message: p.AskHint) -> Change:
    """The best bot thinks for the seat; the table does not wait for it."""
    seat = sender.place()
    if seat not in situation.asked_seats():
        raise Refused("refused.not_your_turn", {"seat": seat_word(seat)})
    return Change(errand=HintWanted(seat, roster.names(situation.document.game)[-1]))


def ask_advice(situation: Situation, sender: Sender, message: p.AskAdvice) -> Change:
    """The bot of another seat thinks from its own view, beside the table; the answer is for the sender alone."""
    asker, adviser, seats = sender.place(), message.seat, situation.document.seats
    if adviser >= len(seats):
        raise Refused("refused.no_seat", {})
    counsel = roster.counsel(situation.game)
    if counsel is None:
        raise Refused("refused.no_advice", {})
    if seats[adviser].bot is None or adviser == asker:
        raise Refused("refused.not_a_bot", {})
    advice.check(counsel, situation.match.state, adviser, asker)
    return Change(errand=AdviceWanted(adviser, asker))


def ask_history(_situation: Situation, sender: Sender, _message: p.AskHistory) -> Change:
    """Everything this viewer was ever sent, from the log."""
    return Change(errand=HistoryWanted(SPECTATOR if sender.seat is None else sender.seat))


def rematch(situation: Situation, sender: Sender, message: p.Rematch) -> Change:
    """A seat at the next table, which is made when the first one asks; or no, thank you, once somebody has asked."""
    if not message.join and situation.document.rematch is None:
        raise Refused("refused.no_rematch", {})
    return Change(errand=RematchWanted(sender.place(), sender.key or "", message.join))


def ping(_situation: Situation, _sender: Sender, message: p.Ping) -> Change:
    """The reply shows that the table itself still takes messages, not only the socket."""
    return Change(reply=p.Pong(id=message.id))
