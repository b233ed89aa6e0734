"""The next table after a match: the same people, settings and bots, a new seed; everybody moves on by one seat."""

from escapade.core.game import Game
from escapade.core.option import people_option
from escapade.server.tables.dice import commitment
from escapade.server.tables.document import Document, SeatDocument
from escapade.server.tables.people_first import give_people_the_say


def next_document(document: Document, game: Game, seed: str) -> Document:
    """The same table, before the start. A person's seat is kept for whoever has the old one's token; who comes first
    is the host.
    """
    new = document.copy()
    new.phase, new.rematch, new.again, new.proposal, new.proposals = "lobby", None, [], None, 0
    new.end, new.removal, new.branch = None, None, None
    new.commitment, new.nonces = commitment(seed), [""] * len(document.seats)
    new.nonce_commitments, new.aborted, new.host = [], [], None
    new.seats = [next_seat(document.seats[old], old) for old in moved_on(document, game)]
    give_people_the_say(new, game)
    return new


def moved_on(document: Document, game: Game) -> list[int]:
    """By new seat, the old one: whoever was second is first now. Where people have the say they sit before bots, and
    move on among themselves.
    """
    places = list(range(len(document.seats)))
    if people_option(game.option_table) is None:
        return places[1:] + places[:1]
    people = [place for place in places if document.seats[place].kind == "person"]
    return people[1:] + people[:1] + [place for place in places if place not in people]


def next_seat(seat: SeatDocument, old: int) -> SeatDocument:
    """The same bot, or the same person, once they come."""
    if seat.kind == "person":
        return SeatDocument("person", seat.name, kept=True, kept_for=old)
    return SeatDocument("bot", None, seat.bot)


def kept_seat(document: Document, old: int) -> int | None:
    """The seat that is still kept for an old one, wherever it has moved to; before seats moved on, it was the same."""
    for place, seat in enumerate(document.seats):
        if seat.kept and (place if seat.kept_for is None else seat.kept_for) == old:
            return place
    return None


def claimed_seat(document: Document, old: int) -> int | None:
    """The seat that somebody has claimed for an old one: their other devices may come to it."""
    for place, seat in enumerate(document.seats):
        if seat.heirs and seat.claimed_as == old:
            return place
    return None
