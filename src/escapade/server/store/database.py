"""Opening a database: SQLite by a file name, PostgreSQL by a URL. The same tables, the same promises."""

from pathlib import Path

from escapade.server.store.migrate import migrate
from escapade.server.store.postgres import PostgresDatabase, check_durable
from escapade.server.store.sqlite import SqliteDatabase


async def open_database(where: str, *, short_way: bool = True) -> SqliteDatabase | PostgresDatabase:
    """The database behind a file name or a URL, its tables brought up to date."""
    database = (PostgresDatabase(where) if where.startswith(("postgres://", "postgresql://"))
                else SqliteDatabase(Path(where.removeprefix("sqlite:///")), short_way=short_way))
    try:
        async with database.connect() as connection:
            if isinstance(database, PostgresDatabase):
                await check_durable(connection)
            await connection.run_sync(migrate)
    except BaseException:
        await database.close()
        raise
    return database
