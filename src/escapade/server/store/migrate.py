"""Bring a database up to date with Alembic; a database of a newer server is refused, untouched."""

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from escapade.core.errors import Refused

HEAD = "0002"
"""The newest migration. Written down, so that a start that has nothing to do need not load Alembic."""


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, in the caller's transaction."""
    now = current(connection)
    if now == HEAD:
        return
    from escapade.server.store.migrations.run import known_revisions, upgrade  # noqa: PLC0415  half a second, rarely needed

    if now is not None and now not in known_revisions():
        raise Refused("refused.database_newer", {"revision": now})
    upgrade(connection)


def current(connection: Connection) -> str | None:
    """The migration a database has come to; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
