"""`escapade verify`: whether the dice of a recorded match were the promised ones."""

from pathlib import Path
from typing import Annotated

import typer

from escapade.commands.common import FAILED, LanguageOption, choose_language, politely
from escapade.play.record import other_version, read_file
from escapade.server.tables.dice import commitment as commitment_of
from escapade.server.tables.dice import secrets_of
from escapade.server.tables.dice import verify as verify_record

FileArgument = Annotated[Path, typer.Argument(help="cli-about-file", metavar="FILE")]
CommitmentOption = Annotated[str | None, typer.Option("--commitment", help="cli-about-commitment")]


@politely
def verify(file: FileArgument, *, commitment: CommitmentOption = None, language: LanguageOption = None) -> None:
    """Derive every draw from seed and nonces and compare; another seed or another draw is a failure. Where the rules
    are other ones than here, only the seed can be compared, and that is said.
    """
    speech = choose_language(language)
    record = read_file(file)
    here, promised = other_version(record), commitment_of(secrets_of(record)[0])
    typer.echo(speech.say("cli-verify-commitment", commitment=promised))
    if commitment is not None and commitment != promised:
        typer.echo(speech.say("cli-verify-other_seed"))
        raise typer.Exit(FAILED)
    if here is not None:
        typer.echo(speech.say("cli-verify-other_version", game=speech.title(str(record.header["game"])),
                              found=str(record.header["version"]), expected=here))
        raise typer.Exit(FAILED)
    found = verify_record(record)
    if found.first_difference is not None:
        typer.echo(speech.say("cli-verify-difference", entry=found.first_difference))
        raise typer.Exit(FAILED)
    for seat in found.broken:
        typer.echo(speech.say("cli-verify-broken", seat=seat + 1))
    if found.broken:
        raise typer.Exit(FAILED)
    typer.echo(speech.say("cli-verify-good", draws=found.draws, typed=found.typed))
    if found.branch is not None:
        typer.echo(speech.say("cli-verify-branch", entries=found.branch))
    if found.aborted:
        typer.echo(speech.say("cli-verify-aborted", count=found.aborted))
    if found.promised:
        typer.echo(speech.say("cli-verify-shares", seats=", ".join(str(seat + 1) for seat in found.promised)))
    else:
        typer.echo(speech.say("cli-verify-no_shares"))
