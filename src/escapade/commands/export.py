"""`escapade export`: any match of a server's database as a record, also while the server runs."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from escapade.commands.common import BAD_USAGE, FAILED, LanguageOption, choose_language, complain, politely
from escapade.commands.serve import DatabaseOption
from escapade.core.errors import BadInput, Missing
from escapade.language.sentences import CONTROL, Language
from escapade.server.settings import default_database, shown
from escapade.server.store.writes import Stored

TableArgument = Annotated[str | None, typer.Argument(help="cli-about-table", metavar="TABLE")]
ListOption = Annotated[bool, typer.Option("--list", help="cli-about-list")]
RunningOption = Annotated[bool, typer.Option("--running", help="cli-about-running")]
SaveOption = Annotated[Path | None, typer.Option("--save", help="cli-about-save")]


@politely
def export(table: TableArgument = None, *, list_all: ListOption = False, db: DatabaseOption = None,
           running: RunningOption = False, save: SaveOption = None, language: LanguageOption = None) -> None:
    """Write one match as a record, or list all there are; the database is only read."""
    speech, where = choose_language(language), db or default_database()
    if list_all:
        for line in asyncio.run(list_lines(where, speech)):
            typer.echo(line)
    elif table is None:
        complain(speech.say("cli-export-which"))
        raise typer.Exit(BAD_USAGE)
    else:
        write(record_text(asyncio.run(load(where, table)), speech, running=running), save)


async def list_lines(where: str, language: Language) -> list[str]:
    """One line for each match: its name, the day it was made, its game, how far it is, who plays."""
    from escapade.server.store.look import all_matches, looking  # noqa: PLC0415  a server's libraries take a second
    from escapade.server.tables.export import summary  # noqa: PLC0415

    async with looking(where, shown(where)) as store:
        rows = await all_matches(store)
    lines = []
    for match, created, phase, document in rows:
        game, names = summary(document)
        day = datetime.fromtimestamp(created, UTC).date().isoformat()
        told = language.say("cli-export-phase", phase=phase if game else "damaged")
        lines.append(f"{match}  {day}  {game or '?'}  {told}  {names}".translate(CONTROL).rstrip())
    return lines


async def load(where: str, table: str) -> Stored:
    """A table from disk; Missing where there is none of this name."""
    from escapade.server.store.look import looking  # noqa: PLC0415  a server's libraries take a second to load

    async with looking(where, shown(where)) as store:
        stored = await store.load(table)
    if stored is None:
        raise Missing("missing.stored_table", {"table": table})
    return stored


def record_text(stored: Stored, language: Language, *, running: bool) -> str:
    """The record as text. One that is not over holds secrets, so it must be asked for; the seed is never in it."""
    from escapade.server.tables.export import is_over, record_of, running_record  # noqa: PLC0415
    from escapade.server.tables.loaded_games import LoadedGames  # noqa: PLC0415

    if is_over(stored):
        return record_of(stored, LoadedGames()).write()
    if not running:
        complain(language.say("cli-export-running"))
        raise typer.Exit(FAILED)
    complain(language.say("cli-export-secrets"))
    return running_record(stored, LoadedGames()).write()


def write(text: str, save: Path | None) -> None:
    """To standard output, or to a file that is not there yet."""
    if save is None:
        typer.echo(text, nl=False)
        return
    try:
        with save.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadInput("input.file_write", {"file": str(save), "problem": error.strerror or ""}) from None
