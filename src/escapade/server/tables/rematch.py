"""The next table after a match: the same people, settings and bots, a new seed."""

from escapade.server.tables.dice import commitment
from escapade.server.tables.document import Document, SeatDocument


def next_document(document: Document, seed: str) -> Document:
    """The same table, before the start. A person's seat is kept for whoever has the old one's token; who comes first
    is the host.
    """
    new = document.copy()
    new.phase, new.rematch, new.proposal, new.proposals = "lobby", None, None, 0
    new.end, new.removal = None, None
    new.commitment, new.nonces = commitment(seed), [""] * len(document.seats)
    new.nonce_commitments, new.aborted, new.host = [], [], None
    new.seats = [next_seat(seat) for seat in document.seats]
    return new


def next_seat(seat: SeatDocument) -> SeatDocument:
    """The same bot, or the same person, once they come."""
    if seat.kind == "person":
        return SeatDocument("person", seat.name, kept=True)
    return SeatDocument("bot", None, seat.bot)
