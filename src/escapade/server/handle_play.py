"""Commands of a running match: answers, typed dice, proposals, seats handed over."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from escapade.bots import roster
from escapade.core.errors import Missing, Refused
from escapade.core.seat import NONE
from escapade.play.notation import read
from escapade.server import protocol as p
from escapade.server.document import Document, ProposalDocument
from escapade.server.jobs import Change, Command
from escapade.server.match import has_told, top_serial, undo_target
from escapade.server.room import is_host
from escapade.server.sight import wanted_draw

if TYPE_CHECKING:
    from escapade.server.table import Table

SPARE_ENTRIES = 1000
"""How many entries of the table (undo, pause, hand …) a match may have beyond the longest one of its game."""


def act(table: "Table", job: Command, message: p.Act) -> Change:
    """A seat answers its question."""
    seat = table.client_seat(job.client)
    if table.document.seats[seat].bot is not None:
        raise Refused("refused.handed_over", {})
    draft = table.draft()
    draft.act(seat, message.action, message.asked)
    return table.finish(draft)


def type_dice(table: "Table", job: Command, message: p.Dice) -> Change:
    """Somebody types in what the dice on the real table show."""
    match = table.match
    if wanted_draw(match.game, match.state, own_dice=table.types_dice()) is None:
        raise Refused("refused.no_chance_due", {})
    if message.seq != match.seq:
        raise Refused("refused.stale", {"asked": message.seq, "current": match.seq})
    _, result = read(match.game, match.state, f"chance {message.words}")
    draft = table.draft()
    draft.table(f"table dice p{table.client_seat(job.client)}")
    draft.chance(result)
    return table.finish(draft)


def stand(table: "Table", job: Command, message: p.Stand) -> Change:
    """A seat passes in the open window from now on. Only in memory: whoever is asked again is not harmed."""
    seat, match = table.client_seat(job.client), table.match
    serial = top_serial(match.state)
    if not message.on:
        match.assistant.recall(seat)
        return Change()
    if serial == NONE:
        raise Refused("refused.no_window", {})
    match.assistant.stand(seat, serial)
    return table.finish(table.draft())


# ---------------------------------------------------------------------------------------- proposals


def propose(table: "Table", job: Command, message: p.Propose) -> Change:
    """A seat asks the others; where nobody has to be asked, it is done at once."""
    seat = table.client_seat(job.client)
    if table.document.proposal is not None:
        raise Refused("refused.proposal_open", {})
    if table.match.seq >= table.game.traits.longest_match + SPARE_ENTRIES:
        raise Refused("refused.log_full", {})
    proposal = ProposalDocument(table.document.proposals + 1, message.what, seat, [])
    fits(table, proposal)
    if message.what != "undo" or has_told(table.match, undo_target(table.match, seat)):
        proposal.missing = [other for other in table.document.people() if other != seat]
    document = table.copy()
    document.proposals = proposal.number
    if not proposal.missing:
        return carry_out(table, document, proposal)
    document.proposal = proposal
    return Change(document=document)


def fits(table: "Table", proposal: ProposalDocument) -> None:
    """Refuse what cannot be proposed now."""
    phase = table.document.phase
    if proposal.what == "undo" and phase == "playing":
        proposal.target = undo_target(table.match, proposal.seat).seq
    elif proposal.what == "undo" or (proposal.what == "pause" and phase == "paused"):
        raise Refused("refused.paused", {})
    elif proposal.what == "resume" and phase == "playing":
        raise Refused("refused.not_paused", {})


def agree(table: "Table", job: Command, message: p.Agree) -> Change:
    """A seat says yes or no; with the last yes it is done."""
    document = table.copy()
    proposal, seat = document.proposal, table.client_seat(job.client)
    if proposal is None or proposal.number != message.proposal or seat not in proposal.missing:
        raise Refused("refused.no_proposal", {})
    proposal.missing.remove(seat)
    if not message.yes:
        document.proposal = None
        return Change(document=document)
    if proposal.missing:
        return Change(document=document)
    document.proposal = None
    return carry_out(table, document, proposal)


def carry_out(table: "Table", document: Document, proposal: ProposalDocument) -> Change:
    """What all have agreed to."""
    draft = table.draft()
    if proposal.what == "undo":
        undo_target(table.match, proposal.seat)
        draft.undo(proposal.target)
    else:
        draft.table(f"table {proposal.what}")
        document.phase = "paused" if proposal.what == "pause" else "playing"
    return Change(draft=draft, document=document)


def forget_voter(document: Document, seat: int) -> None:
    """Somebody who plays no more is not asked; a proposal that waited only for them waits for its seat again."""
    proposal = document.proposal
    if proposal is None:
        return
    proposal.missing = [other for other in proposal.missing if other != seat]
    if proposal.seat == seat or not proposal.missing:
        document.proposal = None


# ---------------------------------------------------------------------------------------- bots and people


def hand(table: "Table", job: Command, message: p.Hand) -> Change:
    """A seat is handed to a bot: one's own, or by the host anybody's."""
    if message.seat != job.client.seat and not is_host(job.client, table.document):
        raise Refused("refused.not_allowed", {})
    if message.seat >= len(table.document.seats) or not table.document.seats[message.seat].is_person():
        raise Refused("refused.not_a_person", {})
    check_bot(table, message.bot)
    document, draft = table.copy(), table.draft()
    document.seats[message.seat].bot = message.bot
    forget_voter(document, message.seat)
    draft.table(f"table bot p{message.seat} {message.bot}")
    return Change(draft=draft, document=document)


def take_back(table: "Table", job: Command, _message: p.TakeBack) -> Change:
    """A person plays again."""
    seat = table.client_seat(job.client)
    if table.document.seats[seat].bot is None:
        raise Refused("refused.not_handed_over", {})
    return hand_back(table, seat)


def hand_back(table: "Table", seat: int) -> Change:
    """The seat's own person answers from now on."""
    if table.document.seats[seat].bot is None or table.document.phase not in ("playing", "paused"):
        return Change()
    document, draft = table.copy(), table.draft()
    document.seats[seat].bot, document.seats[seat].away = None, False
    draft.table(f"table person p{seat}")
    return Change(draft=draft, document=document)


def check_bot(table: "Table", name: str | None) -> str:
    """A bot that plays this game."""
    known = roster.names(table.document.game)
    if name not in known:
        raise Missing("missing.bot", {"bot": str(name), "game": table.document.game, "known": ", ".join(known)})
    assert name is not None
    return name


PLAY_HANDLERS: dict[type[p.Message], Callable[["Table", Command, Any], Change]] = {
    p.Act: act, p.Dice: type_dice, p.Stand: stand, p.Propose: propose, p.Agree: agree, p.Hand: hand,
    p.TakeBack: take_back,
}
