"""Commands that change no position: chat, reactions, hints, odds, advice, explanations, the way to the next table."""

from typing import Literal

from escapade.bots import advice, roster
from escapade.bots.odds import SHARE, Odds, odds_of
from escapade.core.errors import Refused
from escapade.core.perspective import look
from escapade.core.seat import SPECTATOR, seat_word
from escapade.server.store.writes import ChatRow
from escapade.server.tables.commands.change import AdviceWanted, Change, HintWanted, HistoryWanted, RematchWanted
from escapade.server.tables.phrases import line_text
from escapade.server.tables.situation import Sender, Situation
from escapade.server.wire import protocol as p
from escapade.server.wire.protocol_parts import ChoiceOdds, Figure


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
    return Change(errand=HintWanted(seat, roster.best(situation.document.game)))


def ask_odds(situation: Situation, sender: Sender, message: p.AskOdds) -> Change:
    """Counted at once, from what the seat's own messages show; of what a person has to find, nothing is told."""
    seat, game, state = sender.place(), situation.game, situation.match.state
    if seat not in situation.asked_seats():
        raise Refused("refused.not_your_turn", {"seat": seat_word(seat)})
    counter, unnamed = roster.counter(game), game.unnamed(state, seat)
    counted = {} if counter is None else odds_of(counter, look(game, state, seat))
    choices = [ChoiceOdds(action=action, figures=[told(one) for one in figures])
               for action, figures in counted.items() if action not in unnamed]
    return Change(reply=p.Odds(id=message.id, asked=state.asked[seat], choices=choices))


def told(counted: Odds) -> Figure:
    """A figure as it is sent."""
    unit: Literal["share", "amount"] = "share" if counted.unit == SHARE else "amount"
    return Figure(key=counted.key, unit=unit, value=counted.value, params=counted.params)


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


def ask_history(situation: Situation, sender: Sender, _message: p.AskHistory) -> Change:
    """Everything this viewer was ever sent, from the log; before the start, of a branch, what everybody may know."""
    is_public = sender.seat is None or situation.document.phase == "lobby"
    return Change(errand=HistoryWanted(SPECTATOR if is_public else sender.place()))


def rematch(situation: Situation, sender: Sender, message: p.Rematch) -> Change:
    """A seat at the next table, which is made when the first one asks; or no, thank you, once somebody has asked."""
    if not message.join and situation.document.rematch is None:
        raise Refused("refused.no_rematch", {})
    return Change(errand=RematchWanted(sender.place(), sender.key or "", message.join))


def ping(_situation: Situation, _sender: Sender, message: p.Ping) -> Change:
    """The reply shows that the table itself still takes messages, not only the socket."""
    return Change(reply=p.Pong(id=message.id))
