"""Running migrations through Alembic, inside a transaction that somebody else opened."""

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

FOLDER = Path(__file__).resolve().parent


def scripts() -> ScriptDirectory:
    """The migrations that come with this server."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return ScriptDirectory.from_config(config)


def known_revisions() -> list[str]:
    """Every migration this server knows."""
    return [script.revision for script in scripts().walk_revisions()]


def upgrade(connection: Connection) -> None:
    """Up to the newest; what Alembic's own command does, without its files."""
    known = scripts()
    with EnvironmentContext(Config(), known, fn=lambda revision, _: known._upgrade_revs("head", revision)) as context:
        context.configure(connection=connection, transactional_ddl=True)
        context.run_migrations()
