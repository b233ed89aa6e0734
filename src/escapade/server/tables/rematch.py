"""The next table after a match: the same people, settings and bots, a new seed."""

from escapade.server.tables.dice import commitment
from escapade.server.tables.document import Document, SeatDocument


def next_document(document: Document, seed: str) -> Document:
    """The same table, before the start. A person's seat is kept for whoever has the old one's token."""
    new = document.copy()
    new.phase, new.rematch, new.proposal, new.proposals = "lobby", None, None, 0
    new.end, new.removal = None, None
    new.commitment, new.nonces = commitment(seed), [""] * len(document.seats)
    new.seats = [SeatDocument("person", seat.name) if seat.kind == "person" else SeatDocument("bot", None, seat.bot)
                 for seat in document.seats]
    return new
