"""One seat, several people: the private link to a seat, who comes by it, and its withdrawal.

Whoever came by the link plays the seat like its owner, but neither shares it, nor gives it up, nor withdraws the link.
"""

from escapade.core.errors import Missing, Refused
from escapade.server.store.writes import TokenRow
from escapade.server.tables.commands.change import Change
from escapade.server.tables.document import Document
from escapade.server.tables.jobs import OpenSeat
from escapade.server.tables.secrets import hashed, new_token
from escapade.server.tables.sharing import is_guest
from escapade.server.tables.situation import Sender, Situation
from escapade.server.wire import protocol as p


def share(situation: Situation, sender: Sender, message: p.ShareSeat) -> Change:
    """A link to the sender's seat, told to the sender alone; the one before opens nothing any more."""
    check_owner(situation.document, sender)
    document, link = situation.document.copy(), new_token()
    document.seats[sender.place()].link = hashed(link)
    return Change(document=document, reply=p.SeatLink(id=message.id, link=link))


def unshare(situation: Situation, sender: Sender, _message: p.UnshareSeat) -> Change:
    """The link and all who came by it open nothing any more; nor do those of the table before who have yet to come."""
    check_owner(situation.document, sender)
    document = situation.document.copy()
    seat = document.seats[sender.place()]
    removed, seat.link, seat.guests, seat.heirs = seat.guests, "", [], []
    return Change(document=document, tokens_removed=removed)


def open_seat(situation: Situation, job: OpenSeat) -> Change:
    """A token for whoever comes by the link to a seat; a link that opens nothing tells nothing."""
    document, link = situation.document.copy(), hashed(job.link)
    place = next((place for place, seat in enumerate(document.seats) if seat.link == link), None)
    if place is None:
        raise Missing("missing.table", {})
    if document.phase == "over":
        raise Refused("refused.over", {})
    guests, most = document.seats[place].guests, situation.around.limits.guests_a_seat
    if len(guests) >= most:
        raise Refused("refused.too_many_guests", {"most": most})
    guests.append(job.key)
    return Change(document=document, tokens_added=[TokenRow(job.key, place)])


def part(situation: Situation, sender: Sender) -> Change:
    """A device that came by the link plays the seat no more; the seat goes on. Not while the match begins: it may be
    the one that has to show the seat's share of the dice.
    """
    if situation.document.starting:
        raise Refused("refused.starting", {})
    assert sender.key is not None
    document = situation.document.copy()
    document.seats[sender.place()].guests.remove(sender.key)
    return Change(document=document, tokens_removed=[sender.key], gives_up_seat=True)


def check_owner(document: Document, sender: Sender) -> None:
    """Refuse what is for whoever shares a seat, and not for those whom it is shared with."""
    if is_guest(document, sender.seat, sender.key):
        raise Refused("refused.shared_seat", {})
