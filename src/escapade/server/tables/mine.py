"""The tables that somebody's tokens open. All are found in one statement, by their documents; only matches that run are
loaded, because nothing but the position tells whose turn it is.
"""

import msgspec

from escapade.core.errors import EscapadeError
from escapade.server.store.writes import OpenedRow
from escapade.server.tables.document import Document, read_document
from escapade.server.tables.presentation import shown_phase
from escapade.server.tables.registry import Registry
from escapade.server.tables.secrets import hashed
from escapade.server.wire import protocol_http as h

RUNNING = ("playing", "paused")


async def my_tables(registry: Registry, keys: list[h.Key]) -> h.Mine:
    """Those that still know the token, your turn first; what is damaged is left out."""
    opened = await registry.store.opened_by([hashed(key.token) for key in keys])
    found = [await my_table(registry, row) for key in keys
             if (row := opened.get(hashed(key.token))) is not None and row.match == key.table]
    known = [one for one in found if one is not None]
    return h.Mine(tables=sorted(known, key=lambda one: not one.your_turn))


async def my_table(registry: Registry, row: OpenedRow) -> h.MyTable | None:
    """One of them; None where it cannot be read."""
    try:
        document = read_document(row.document)
        plays_here = document.version == registry.services.games.version(document.game)
        if document.phase not in RUNNING or not plays_here:
            return listed(row, document, plays_here=plays_here)
        situation = (await registry.get(row.match)).situation()
    except (EscapadeError, msgspec.MsgspecError):
        return None
    mine, turn = listed(row, document, plays_here=True), situation.asked_seats()
    mine.phase, mine.turn, mine.your_turn = shown_phase(situation), turn, row.seat in turn
    return mine


def listed(row: OpenedRow, document: Document, *, plays_here: bool) -> h.MyTable:
    """All that the document tells: everything but whose turn it is."""
    is_over, outcome = document.phase == "over", document.end.outcome if document.end else None
    plays_on = plays_here or is_over or not document.is_begun()
    ended = document.end.time if document.end else 0
    return h.MyTable(
        table=row.match, seat=row.seat, game=document.game, phase=document.phase if plays_on else "other_version",
        names=[seat.name for seat in document.seats], your_turn=False,
        bots=[place for place, seat in enumerate(document.seats) if seat.kind == "bot"], turn=[],
        winners=outcome["winners"] if is_over and outcome is not None else None, replay=is_over and plays_here,
        changed=ended or max(row.created, document.touched))
