"""Runs that are kept on disk: what is said when one is stopped, and the seed of the one that is gone on with."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from escapade.commands.common import INTERRUPTED, complain
from escapade.language.sentences import Language
from escapade.sim.kept import PLAN


@contextmanager
def keeping(folder: Path | None, language: Language) -> Iterator[None]:
    """Where a run is kept, whoever stops it is told so; elsewhere a stop is a stop."""
    try:
        yield
    except KeyboardInterrupt:
        if folder is None:
            raise
        complain("\n" + language.say("cli-sim-stopped", folder=str(folder)))
        raise typer.Exit(INTERRUPTED) from None


def seed_or_kept(given: str | None, folder: Path | None) -> str | None:
    """The seed asked for, else that of the run in the folder: the same command goes on, though it names no seed."""
    if given is not None or folder is None:
        return given
    try:
        return str(int(json.loads((folder / PLAN).read_text(encoding="utf-8"))["seed"]))
    except (OSError, ValueError, TypeError, KeyError):
        return None
