"""What people at a table are called; whoever gives no name is called like nobody else there."""

from escapade.server.tables.document import Document

NICKNAMES = ("Houdini", "Casanova", "Dantès", "Vidocq", "Sheppard", "Latude", "Cellini", "Valjean", "Trenck",
             "Papillon", "Cartouche", "Lupin")
"""People who got out, of history and of novels, and are called the same in every language; as many as a table has
seats. The client proposes the first to whoever makes a table.
"""


def free_nickname(document: Document) -> str:
    """The first that nobody at the table has."""
    taken = {seat.name for seat in document.seats}
    return next(name for name in NICKNAMES if name not in taken)


def name_of_host(document: Document) -> str | None:
    """The name of the host, where the host has a seat."""
    return None if document.host is None else document.seats[document.host].name
