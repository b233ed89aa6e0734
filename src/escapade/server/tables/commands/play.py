"""Commands of a running match: answers, typed draws, standing passes, seats handed to bots and back."""

import math

from escapade.bots import roster
from escapade.core.errors import Missing, Refused
from escapade.core.seat import NONE
from escapade.play.match import Draft
from escapade.play.notation import read
from escapade.server.tables.commands.agreements import check_log, forget_voter, is_log_full
from escapade.server.tables.commands.change import Change, finish, finish_with
from escapade.server.tables.dealer import top_serial
from escapade.server.tables.document import Document
from escapade.server.tables.jobs import BotAnswer, TimeUp
from escapade.server.tables.situation import Sender, Situation
from escapade.server.tables.views import wanted_draw
from escapade.server.wire import protocol as p


def act(situation: Situation, sender: Sender, message: p.Act) -> Change:
    """A seat answers its question."""
    return answer(situation, sender.place(), message.action, message.asked)


def answer(situation: Situation, seat: int, action: int, asked: int) -> Change:
    """A person's answer; nobody answers for a seat that is handed to a bot."""
    if situation.document.seats[seat].bot is not None:
        raise Refused("refused.handed_over", {})
    draft = situation.match.draft()
    draft.act(seat, action, asked)
    return finish(situation, draft)


def find(situation: Situation, sender: Sender, message: p.Find) -> Change:
    """A seat answers its question with a word that the list does not name. What is stale is refused as stale."""
    seat, match = sender.place(), situation.match
    if message.asked != match.state.asked[seat]:
        raise Refused("refused.stale", {"asked": message.asked, "current": match.state.asked[seat]})
    found = match.game.found(match.state, seat, message.words)
    if not found:
        raise Refused("refused.not_found", {"words": message.words})
    if len(found) > 1:
        raise Refused("refused.found_several", {"words": message.words})
    return answer(situation, seat, found[0], message.asked)


def type_dice(situation: Situation, sender: Sender, message: p.Dice) -> Change:
    """Somebody types in what the dice on the real table show."""
    match = situation.match
    if wanted_draw(match.game, match.state, own_dice=situation.document.types_dice()) is None:
        raise Refused("refused.no_chance_due", {})
    if message.seq != match.seq:
        raise Refused("refused.stale", {"asked": message.seq, "current": match.seq})
    _, result = read(match.game, match.state, f"chance {message.words}")
    draft = match.draft()
    draft.table(f"table dice p{sender.place()}")
    draft.chance(result)
    return finish(situation, draft)


def stand(situation: Situation, sender: Sender, message: p.Stand) -> Change:
    """A seat passes in the open window from now on. Only in memory: whoever is asked again is not harmed."""
    seat = sender.place()
    if not message.on:
        return Change(dealer=situation.dealer.with_pass(seat, NONE))
    serial = top_serial(situation.match.state)
    if serial == NONE:
        raise Refused("refused.no_window", {})
    dealer = situation.dealer.with_pass(seat, serial)
    change = finish_with(dealer, situation, situation.match.draft())
    change.dealer = dealer
    return change


# ---------------------------------------------------------------------------------------- without a person


def answer_of_bot(situation: Situation, job: BotAnswer) -> Change:
    """A bot's answer, and those given in a row; nothing where the table has moved on, or a person plays again."""
    before = situation.document
    if not is_current(situation, job) or not before.seats[job.seat].is_played_by_bot():
        return Change()
    draft = situation.match.draft()
    draft.act(job.seat, job.action, job.asked)
    for action in job.then:
        draft.act(job.seat, action, int(draft.state.asked[job.seat]))
    if not before.seats[job.seat].once or is_log_full(situation):
        return finish(situation, draft)
    document = before.copy()
    give_back(document, draft, job.seat)
    return finish(situation, draft, document)


def time_up(situation: Situation, job: TimeUp) -> Change:
    """A bot plays for a person whose time ran out, for one answer or until they are back, as the table wishes; nothing
    where they answered, or a bot plays already.
    """
    if not is_current(situation, job) or situation.document.seats[job.seat].is_played_by_bot():
        return Change()
    document, draft = situation.document.copy(), situation.match.draft()
    seat = document.seats[job.seat]
    seat.away, seat.bot, seat.once = True, document.absent_bot, document.time_up == "once"
    draft.table(f"table bot p{job.seat} {document.absent_bot}")
    return Change(draft=draft, document=document)


def is_current(situation: Situation, job: BotAnswer | TimeUp) -> bool:
    """Whether a job is about the question that its seat is asked now."""
    return job.seat in situation.asked_seats() and situation.match.state.asked[job.seat] == job.asked


# ---------------------------------------------------------------------------------------- bots and people


def hand(situation: Situation, sender: Sender, message: p.Hand) -> Change:
    """A seat is handed to a bot: one's own to any; somebody else's, who has been gone for as long as the table agreed
    on, to the one that plays for absent people here, until they are back.
    """
    before = situation.document
    if message.seat >= len(before.seats) or not before.seats[message.seat].is_person():
        raise Refused("refused.not_a_person", {})
    bot = check_bot(before.game, message.bot)
    by_others = message.seat != sender.seat
    if by_others:
        check_absent(situation, message.seat)
        bot = before.absent_bot
    check_log(situation)
    document, draft = before.copy(), situation.match.draft()
    document.seats[message.seat].bot, document.seats[message.seat].away = bot, by_others
    forget_voter(document, message.seat)
    draft.table(f"table bot p{message.seat} {bot}")
    return Change(draft=draft, document=document)


def check_absent(situation: Situation, seat: int) -> None:
    """Refuse to have a bot play for somebody who is there, or has not been gone for long enough."""
    agreed, gone = situation.document.absence, situation.around.absent_for(seat)
    name = situation.document.seats[seat].name or ""
    if agreed == 0 or gone is None:
        raise Refused("refused.not_absent", {"name": name})
    if gone < agreed:
        raise Refused("refused.not_absent_yet", {"name": name, "seconds": math.ceil(agreed - gone)})


def take_back(situation: Situation, sender: Sender, _message: p.TakeBack) -> Change:
    """A person plays again."""
    if situation.document.seats[sender.place()].bot is None:
        raise Refused("refused.not_handed_over", {})
    return hand_back(situation, sender.place())


def hand_back(situation: Situation, seat: int) -> Change:
    """The seat's own person answers from now on; nothing where they do already, or no match runs."""
    before = situation.document
    if before.seats[seat].bot is None or before.phase not in ("playing", "paused"):
        return Change()
    if before.seats[seat].away:  # what somebody handed over comes back; time can run out again and again
        check_log(situation)
    document, draft = before.copy(), situation.match.draft()
    give_back(document, draft, seat)
    return Change(draft=draft, document=document)


def give_back(document: Document, draft: Draft, place: int) -> None:
    """No bot plays for this person any more."""
    seat = document.seats[place]
    seat.bot, seat.away, seat.once = None, False, False
    draft.table(f"table person p{place}")


def check_bot(game: str, name: str | None) -> str:
    """A bot that plays this game; Missing where there is none of this name."""
    known = roster.names(game)
    if name not in known:
        raise Missing("missing.bot", {"bot": str(name), "game": game, "known": ", ".join(known)})
    assert name is not None
    return name
