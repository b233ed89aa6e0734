"""A table as everybody may see it: seats, settings, presence, proposal. Nothing of the match."""

from typing import Literal, cast

from escapade.server.tables.audience import Audience
from escapade.server.tables.document import Document
from escapade.server.tables.sharing import absent
from escapade.server.tables.situation import Situation
from escapade.server.tables.timers import Timers
from escapade.server.wire import protocol_parts as parts

ShownPhase = Literal["lobby", "playing", "paused", "over", "frozen"]


def present(table_id: str, situation: Situation, audience: Audience, timers: Timers) -> parts.Table:
    """The table, the same for every viewer."""
    document, lobby = situation.document, situation.document.phase == "lobby"
    return parts.Table(
        id=table_id, game=document.game, version=document.version, options=document.options,
        phase=shown_phase(situation), language=document.language, public=document.public,
        own_dice=document.own_dice, auto_forced=document.auto_forced, timer=document.timer,
        time_up=document.time_up, absence=document.absence, absent_bot=document.absent_bot, host=document.host,
        seats=[present_seat(document, audience, number) for number in range(len(document.seats))],
        commitment=document.commitment, nonces=[""] * len(document.seats) if lobby else document.nonces,
        nonce_commitments=[document.promised(seat) for seat in range(len(document.seats))],
        starting=present_start(situation, timers),
        aborted=len(document.aborted), proposal=present_proposal(document),
        rematch=document.rematch, removal=present_removal(document), spectators=audience.count_spectators(),
        again=document.again, branch=document.branch)


def shown_phase(situation: Situation) -> ShownPhase:
    """The phase of the document, or that the table is frozen."""
    return "frozen" if situation.frozen else cast("ShownPhase", situation.document.phase)


def present_start(situation: Situation, timers: Timers) -> parts.Starting | None:
    """Whom a match that begins waits for, for what, and for how long."""
    document = situation.document
    if not document.starting and not document.gathering:
        return None
    missing = absent(situation) if document.gathering else document.unrevealed()
    return parts.Starting(missing, timers.start_left(gathering=document.gathering), document.gathering)


def present_seat(document: Document, audience: Audience, number: int) -> parts.Seat:
    """One seat, and whether somebody is there: a bot always is."""
    found = document.seats[number]
    gone = audience.absent_for(number) if found.kind == "person" else None
    return parts.Seat(seat=number, kind=found.kind, name=found.name, bot=found.bot,
                      ready=found.ready or found.kind == "bot", connected=found.kind != "open" and gone is None,
                      away=found.away, kept=found.kept, gone=None if gone is None else int(gone), once=found.once,
                      declined=found.declined)


def present_removal(document: Document) -> list[int]:
    """The seats that want a finished table removed."""
    return [seat for seat in (document.removal.seats if document.removal else []) if seat is not None]


def present_proposal(document: Document) -> parts.Proposal | None:
    """What is being asked of the others."""
    found = document.proposal
    if found is None:
        return None
    return parts.Proposal(number=found.number, what=found.what, seat=found.seat, missing=found.missing,
                          target=found.target)
