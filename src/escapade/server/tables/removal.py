"""Removing tables: those that have lain about for long, and those that the people who played do not want kept."""

import logging
import time
from collections.abc import Callable
from typing import Protocol

from escapade.core.errors import Missing, Refused
from escapade.server.store.store import Store
from escapade.server.store.writes import Conflict, Row, Stored, Write
from escapade.server.tables.document import Document, RemovalDocument, read_document
from escapade.server.tables.secrets import hashed
from escapade.server.tables.sharing import is_guest
from escapade.server.wire import protocol_http as h

logger = logging.getLogger("escapade.removal")
DAY = 24 * 3600
DAYS_OF_SILENCE = 7
"""So long after the first one asked, a finished table is removed although others have not answered."""
ATTEMPTS = 8


class Removing(Protocol):
    """What it takes to remove a table: all tables of a process."""

    @property
    def store(self) -> Store:
        """Where tables are kept."""

    async def read(self, table_id: str) -> Stored:
        """A table as it is on disk."""

    async def remove(self, table_id: str, revision: int) -> bool:
        """Remove it from disk and memory."""

    def is_attended(self, table_id: str) -> bool:
        """Whether somebody is at the table just now."""

    def refresh(self, table_id: str) -> None:
        """Have a table in memory read what is on disk."""


async def ask_removal(tables: Removing, table_id: str, token: str) -> h.Removal:
    """Somebody who played wants a finished table removed: done when everybody who holds a key to it wants it."""
    for _ in range(ATTEMPTS):
        stored = await tables.read(table_id)
        document, missing = asked_by(stored, token, int(time.time()))
        if not missing and await tables.remove(table_id, stored.revision):
            return h.Removal(removed=True, missing=0, days=0)
        try:
            await tables.store.write(Write(table_id, len(stored.words), document=document.row(),
                                           revision=stored.revision))
        except Conflict:
            continue
        tables.refresh(table_id)
        return h.Removal(removed=False, missing=len(missing), days=DAYS_OF_SILENCE)
    raise Refused("refused.busy", {})


def asked_by(stored: Stored, token: str, now: int) -> tuple[Document, set[int | None]]:
    """The document with one more wish, and the seats that have not said so yet."""
    document, key = read_document(stored.document), hashed(token)
    if key not in stored.tokens:
        raise Missing("missing.table", {})
    if document.phase != "over":
        raise Refused("refused.not_over", {})
    if is_guest(document, stored.tokens[key], key):
        raise Refused("refused.shared_seat", {})
    removal = document.removal or RemovalDocument([], now)
    if stored.tokens[key] not in removal.seats:
        removal.seats.append(stored.tokens[key])
    document.removal = removal
    return document, set(stored.tokens.values()) - set(removal.seats)


async def sweep(tables: Removing, keep_days: int, now: int, goes_on: Callable[[], bool] = lambda: True) -> int:
    """Remove what is due, one table after the other; how many that were. Without `keep_days` nothing grows old."""
    before = now - keep_days * DAY if keep_days else 0
    removed = 0
    for row in await tables.store.removable(before):
        if goes_on() and is_due(row, before, now) and not tables.is_attended(row.match):
            removed += await tables.remove(row.match, row.revision)
            logger.info("removed", extra={"table": row.match})
    return removed


def is_due(row: Row, before: int, now: int) -> bool:
    """Whether a table is to go: it ended before a time, or was last touched then and never began; or somebody asked
    for it long enough ago. What runs is never removed, nor what cannot be read.
    """
    try:
        document = read_document(row.document)
    except ValueError:
        return False
    if document.removal is not None and document.phase == "over" and (
            document.removal.since <= now - DAYS_OF_SILENCE * DAY):
        return True
    last = (document.end.time if document.end else 0) or max(row.created, document.touched)
    return document.phase in ("over", "lobby") and last < before
