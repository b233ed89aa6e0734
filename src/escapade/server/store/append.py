"""How writes become rows: everything of many commands in a few statements, inside one transaction."""

from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from escapade.server.store.schema import chat, commands, log, matches, seeds, subscriptions, tokens
from escapade.server.store.writes import Conflict, Write

Rows = list[dict[str, Any]]
TRIED_BYTES = 10_000


async def append(connection: AsyncConnection, writes: list[Write]) -> None:
    """Append all of it; Conflict where the log or the document is not as a write expects it."""
    try:
        for write in writes:
            await write_table(connection, write)
        await insert_rows(connection, log, [row for write in writes for row in log_rows(write)])
        await insert_rows(connection, commands, [row for write in writes for row in command_rows(write)])
    except IntegrityError:
        raise Conflict from None


async def insert_rows(connection: AsyncConnection, table: Any, rows: Rows) -> None:
    """One statement for all rows."""
    if rows:
        await connection.execute(insert(table), rows)


def log_rows(write: Write) -> Rows:
    """The entries, numbered on from the expected end of the log; the key refuses a number that is taken."""
    return [{"match": write.match, "seq": write.seq + place, "words": words}
            for place, words in enumerate(write.words, 1)]


def command_rows(write: Write) -> Rows:
    """The command's id, which the key refuses a second time."""
    if write.command is None:
        return []
    return [{"match": write.match, "id": write.command.id, "digest": write.command.digest, "seq": write.command.seq}]


async def write_table(connection: AsyncConnection, write: Write) -> None:
    """The rare parts: a new table, a changed document, seed or invitation, tokens, chat."""
    if write.new is not None:
        await insert_table(connection, write)
    elif write.document is not None:
        await update_table(connection, write)
    elif not write.is_plain() and (await connection.execute(
            select(matches.c.id).where(matches.c.id == write.match))).first() is None:
        raise Conflict  # removed meanwhile: nothing must be left of it
    if write.seed is not None:
        await connection.execute(update(seeds).where(seeds.c.match == write.match).values(seed=write.seed))
    if write.invite is not None:
        await connection.execute(update(matches).where(matches.c.id == write.match).values(invite=write.invite))
    if write.tokens_removed:
        await connection.execute(delete(tokens).where(tokens.c.hash.in_(write.tokens_removed)))
        await connection.execute(delete(subscriptions).where(subscriptions.c.key.in_(write.tokens_removed)))
    await insert_rows(connection, tokens, [{"hash": token.hash, "match": write.match, "seat": token.seat}
                                           for token in write.tokens_added])
    if write.chat_removed is not None:
        gone = write.chat_removed
        await connection.execute(update(chat).where(
            chat.c.match == write.match, chat.c.number == gone.number, chat.c.seat == gone.seat,
            chat.c.name == gone.name).values(text=""))
    if write.chat is not None:
        line = write.chat
        await insert_rows(connection, chat, [{"match": write.match, "number": line.number, "seat": line.seat,
                                              "name": line.name, "text": line.text}])


async def insert_table(connection: AsyncConnection, write: Write) -> None:
    """A new table, with its seed in a place of its own."""
    assert write.new is not None
    row = {"id": write.match, "revision": 1, "invite": write.new.invite, "created": write.new.created}
    await connection.execute(insert(matches), [row | document_columns(write)])
    await connection.execute(insert(seeds), [{"match": write.match, "seed": write.new.seed}])


async def update_table(connection: AsyncConnection, write: Write) -> None:
    """The document, if it is still the one the change was made on."""
    found = await connection.execute(
        update(matches).where(matches.c.id == write.match, matches.c.revision == write.revision)
        .values(revision=write.revision + 1, **document_columns(write)))
    if found.rowcount != 1:
        raise Conflict


def document_columns(write: Write) -> dict[str, Any]:
    """The document, and what of it lists look for."""
    row = write.document
    assert row is not None
    return {"document": row.text, "phase": row.phase, "public": row.public, "timed": row.timed}


async def try_out(connection: AsyncConnection) -> None:
    """Write an entry of several pages and remove it again: what a move needs of the disk, and no trace of it."""
    await insert_rows(connection, log, [{"match": "", "seq": 0, "words": "x" * TRIED_BYTES}])
    await connection.execute(delete(log).where(log.c.match == ""))
