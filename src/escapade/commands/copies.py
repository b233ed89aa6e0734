"""`escapade backup` and `escapade restore`: a copy of everything, taken while people play, and the way back."""

from pathlib import Path
from typing import Annotated

import typer

from escapade.commands.common import LanguageOption, choose_language, politely
from escapade.commands.serve import DatabaseOption
from escapade.core.errors import Refused
from escapade.server.settings import default_database

ToArgument = Annotated[Path, typer.Argument(help="cli-about-backup-file", metavar="FILE")]
FromArgument = Annotated[Path, typer.Argument(help="cli-about-restore-file", metavar="FILE")]


@politely
def backup(file: ToArgument, *, db: DatabaseOption = None, language: LanguageOption = None) -> None:
    """Copy the database to a file; the server need not stop."""
    from escapade.server.store.copies import back_up  # noqa: PLC0415  loads what only a server needs

    speech = choose_language(language)
    back_up(sqlite_file(db), file)
    typer.echo(speech.say("cli-backup-done", file=str(file)))


@politely
def restore(file: FromArgument, *, db: DatabaseOption = None, language: LanguageOption = None) -> None:
    """Put a copy in the place of the database, which is kept beside it."""
    from escapade.server.store.copies import restore as put_back  # noqa: PLC0415  the same

    speech, database = choose_language(language), sqlite_file(db)
    aside = put_back(file, database)
    typer.echo(speech.say("cli-restore-done", file=str(file), database=str(database)))
    if aside is not None:
        typer.echo(speech.say("cli-restore-aside", file=str(aside)))


def sqlite_file(db: str | None) -> Path:
    """The file of a database; PostgreSQL has none, and programs of its own for this."""
    where = db or default_database()
    if where.startswith(("postgres://", "postgresql://")):
        raise Refused("refused.copy_postgres", {})
    return Path(where.removeprefix("sqlite:///"))
