"""Proposals: what a seat asks of the others (undo, pause, resume), and what becomes of it."""

from escapade.core.errors import Refused
from escapade.play.undo import any_needs_consent, target, targets
from escapade.server.tables.commands.change import Change
from escapade.server.tables.document import Document, ProposalDocument
from escapade.server.tables.situation import Sender, Situation
from escapade.server.wire import protocol as p


def propose(situation: Situation, sender: Sender, message: p.Propose) -> Change:
    """A seat asks the others; where nobody has to be asked, it is done at once."""
    seat, before = sender.place(), situation.document
    if before.proposal is not None:
        raise Refused("refused.proposal_open", {})
    check_log(situation)
    proposal = ProposalDocument(before.proposals + 1, message.what, seat, [])
    if asks_others(situation, proposal, message.since):
        proposal.missing = [other for other in before.people() if other != seat]
    document = before.copy()
    document.proposals = proposal.number
    if not proposal.missing:
        return carry_out(situation, document, proposal)
    document.proposal = proposal
    return Change(document=document)


def check_log(situation: Situation) -> None:
    """Refuse entries that clients ask the table for, beyond those of the longest match of the game and so many more.
    What is left then comes to an end: what seats play (nothing is taken back any more), and each seat once more left
    or absent (nobody joins, or comes back whose time ran out).
    """
    if is_log_full(situation):
        raise Refused("refused.log_full", {})


def is_log_full(situation: Situation) -> bool:
    """Whether a match has so many entries that only playing may add to them."""
    return situation.match.seq >= situation.game.traits.longest_match + situation.around.limits.spare_entries


def asks_others(situation: Situation, proposal: ProposalDocument, since: int | None) -> bool:
    """Whether the other people have to agree; Refused where it cannot be proposed now. An undo notes what it takes
    back, the last action or all after an entry, and the law of `play/undo.py` says whether each of them is free.
    """
    phase = situation.document.phase
    if proposal.what == "resume" and phase == "playing":
        raise Refused("refused.not_paused", {})
    if proposal.what != "resume" and phase == "paused":
        raise Refused("refused.paused", {})
    if proposal.what != "undo":
        return True
    match = situation.match
    window, barrier, seat = match.window, match.barrier, proposal.seat
    taken = [target(window, barrier, seat)] if since is None else targets(window, barrier, seat, since)
    proposal.target = taken[0].seq
    return any_needs_consent(match.game, window, taken, match.state)


def agree(situation: Situation, sender: Sender, message: p.Agree) -> Change:
    """A seat agrees or declines; with the last one that agrees it is done."""
    document, seat = situation.document.copy(), sender.place()
    proposal = document.proposal
    if proposal is None or proposal.number != message.proposal or seat not in proposal.missing:
        raise Refused("refused.no_proposal", {})
    proposal.missing.remove(seat)
    if not message.yes:
        document.proposal = None
        return Change(document=document)
    if proposal.missing:
        return Change(document=document)
    document.proposal = None
    return carry_out(situation, document, proposal)


def withdraw(situation: Situation, sender: Sender, message: p.Withdraw) -> Change:
    """A seat asks for it no longer."""
    document = situation.document.copy()
    proposal = document.proposal
    if proposal is None or proposal.number != message.proposal or proposal.seat != sender.place():
        raise Refused("refused.no_proposal_of_yours", {})
    document.proposal = None
    return Change(document=document)


def carry_out(situation: Situation, document: Document, proposal: ProposalDocument) -> Change:
    """What all have agreed to."""
    draft = situation.match.draft()
    if proposal.what == "undo":
        draft.undo(proposal.target)
    else:
        draft.table(f"table {proposal.what}")
        document.phase = "paused" if proposal.what == "pause" else "playing"
    return Change(draft=draft, document=document)


def forget_voter(document: Document, seat: int) -> None:
    """A seat whose person plays no more is not asked; a proposal of theirs, or for them alone, is dropped."""
    proposal = document.proposal
    if proposal is None:
        return
    proposal.missing = [other for other in proposal.missing if other != seat]
    if proposal.seat == seat or not proposal.missing:
        document.proposal = None
