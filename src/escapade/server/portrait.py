"""A table as everybody may see it."""

from typing import TYPE_CHECKING, Literal, cast

from escapade.server import protocol_parts as parts

if TYPE_CHECKING:
    from escapade.server.table import Table

ShownPhase = Literal["lobby", "playing", "paused", "over", "frozen"]


def portrait(table: "Table") -> parts.Table:
    """Seats, settings, presence, proposal: nothing of the match, nothing that differs by viewer."""
    document = table.document
    return parts.Table(
        id=table.id, game=document.game, version=document.version, options=document.options,
        phase=cast("ShownPhase", table.phase()), language=document.language, public=document.public,
        own_dice=document.own_dice, auto_forced=document.auto_forced, timer=document.timer,
        absent_bot=document.absent_bot, host=document.host,
        seats=[seat(table, number) for number in range(len(document.seats))], commitment=document.commitment,
        nonces=document.nonces, proposal=proposal(table), rematch=document.rematch,
        spectators=len(table.room.watching()))


def seat(table: "Table", number: int) -> parts.Seat:
    """One seat."""
    found = table.document.seats[number]
    connected = bool(table.room.at_seat(number)) if found.kind == "person" else found.kind == "bot"
    return parts.Seat(seat=number, kind=found.kind, name=found.name, bot=found.bot,
                  ready=found.ready or found.kind == "bot", connected=connected, away=found.away)


def proposal(table: "Table") -> parts.Proposal | None:
    """What is being asked of the others."""
    found = table.document.proposal
    if found is None:
        return None
    return parts.Proposal(number=found.number, what=found.what, seat=found.seat, missing=found.missing)
