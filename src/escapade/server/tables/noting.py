"""Noting the outcome of matches that were over before their document had a place for it, while their rules are here."""

import asyncio
from collections.abc import Callable

import msgspec

from escapade.core.errors import EscapadeError
from escapade.server.store.store import Store
from escapade.server.store.writes import Conflict, Write
from escapade.server.tables.document import read_document
from escapade.server.tables.export import found_end
from escapade.server.tables.loaded_games import LoadedGames

PAUSE = 0.02
"""Seconds between two matches: playing one again takes a moment, and those who play now come first."""


async def note_ends(store: Store, games: LoadedGames, goes_on: Callable[[], bool]) -> None:
    """Play again what has no outcome noted, and note it; what cannot be played or read is left as it is."""
    for match in await store.without_end():
        if not goes_on():
            return
        try:
            await note_end(store, games, match)
        except (AssertionError, EscapadeError, msgspec.MsgspecError, ValueError, IndexError, Conflict):
            continue
        await asyncio.sleep(PAUSE)


async def note_end(store: Store, games: LoadedGames, match: str) -> None:
    """One match; nothing where its rules are not here."""
    stored = await store.load(match)
    assert stored is not None, "it was removed meanwhile"
    document = read_document(stored.document)
    document.end = found_end(document, stored.words, games)
    if document.end.outcome is not None:
        await store.write(Write(match, len(stored.words), document=document.row(), revision=stored.revision))
