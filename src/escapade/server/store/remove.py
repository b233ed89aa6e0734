"""Removing a table whole: nothing of it stays, in no table of the database."""

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from escapade.server.store.schema import chat, commands, log, matches, seeds, subscriptions, tokens

PARTS = (log, commands, seeds, tokens, chat, subscriptions)


async def remove_match(connection: AsyncConnection, match: str, revision: int) -> bool:
    """Delete every row of a match in the caller's transaction; nothing, and false, where its document has changed."""
    found = await connection.execute(delete(matches).where(matches.c.id == match, matches.c.revision == revision))
    if found.rowcount != 1:
        return False
    for part in PARTS:
        await connection.execute(delete(part).where(part.c.match == match))
    return True
