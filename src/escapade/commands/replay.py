"""`escapade replay`: a record told again."""

from pathlib import Path
from typing import Annotated

import typer

from escapade.commands.common import LanguageOption, PackOption, choose_language, politely
from escapade.play.record import read_file
from escapade.terminal.replay import Replay
from escapade.terminal.screen import Screen

FileArgument = Annotated[Path, typer.Argument(help="cli-about-file", metavar="FILE")]
StepOption = Annotated[bool, typer.Option("--step", help="cli-about-step")]
SeatOption = Annotated[str | None, typer.Option("--seat", help="cli-about-seat")]
DelayOption = Annotated[float, typer.Option("--delay", min=0.0, max=10.0, help="cli-about-delay")]


@politely
def replay(file: FileArgument, *, step: StepOption = False, seat: SeatOption = None, pack: PackOption = None,
           delay: DelayOption = 0.4, language: LanguageOption = None) -> None:
    """Tell a recorded match again."""
    speech = choose_language(language)
    told = Replay(Screen(), speech, read_file(file), seat)
    told.run(Path(pack) if pack is not None else None, step=step, delay=delay)
