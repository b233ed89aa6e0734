"""Texts that take hours to make, put into pages that people have written."""

from pathlib import Path

import typer

from escapade.core.errors import EscapadeError
from escapade.lab.marked import write_marked


def put_on(path: Path, place: str, text: str) -> None:
    """At its place in a page; shown here where the page has become one that cannot take it."""
    try:
        write_marked(path, place, text)
    except EscapadeError:
        typer.echo(text)
        raise
