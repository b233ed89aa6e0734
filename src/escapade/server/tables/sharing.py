"""One seat, several devices: what each of them is told of the others. Nobody else is told anything."""

from escapade.server.tables.document import Document
from escapade.server.tables.situation import Situation
from escapade.server.wire import protocol_parts as parts
from escapade.server.wire.client import Client


def is_guest(document: Document, seat: int | None, key: str | None) -> bool:
    """Whether a token, by its hash, was given for the link to a seat."""
    return seat is not None and key in document.seats[seat].guests


def sharing_of(situation: Situation, client: Client) -> parts.Sharing | None:
    """What a device is told of its seat; nothing to those who watch."""
    if client.seat is None:
        return None
    seat = situation.document.seats[client.seat]
    devices = sum(place == client.seat and situation.around.has_device(key) for key, place in situation.tokens.items())
    return parts.Sharing(guest=is_guest(situation.document, client.seat, client.key), link=seat.link != "",
                         guests=len(seat.guests), devices=devices, promise_here=keeps_promise(situation, client.seat))


def absent(situation: Situation) -> list[int]:
    """The seats whose promise nobody who is here could keep."""
    document = situation.document
    return [seat for seat in document.people() if document.promised(seat)
            and not (situation.around.absent_for(seat) is None and keeps_promise(situation, seat))]


def keeps_promise(situation: Situation, seat: int) -> bool:
    """Whether the device that promised a seat's share of the dice is here to show it, or nothing was promised."""
    by = situation.document.seats[seat].promised_by
    return not situation.document.promised(seat) or not by or situation.around.has_device(by)
