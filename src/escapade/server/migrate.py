"""Bring a database up to date with Alembic; a database of a newer server is refused, untouched."""

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

from escapade.core.errors import Refused

FOLDER = Path(__file__).resolve().parent / "migrations"


def scripts() -> ScriptDirectory:
    """The migrations that come with this server."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return ScriptDirectory.from_config(config)


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, in the caller's transaction."""
    known = scripts()
    now = MigrationContext.configure(connection).get_current_revision()
    if now is not None and now not in [script.revision for script in known.walk_revisions()]:
        raise Refused("refused.database_newer", {"revision": now})
    if now == known.get_current_head():
        return
    with EnvironmentContext(Config(), known, fn=lambda revision, _: known._upgrade_revs("head", revision)) as context:
        context.configure(connection=connection, transactional_ddl=True)
        context.run_migrations()
