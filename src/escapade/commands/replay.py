"""`escapade replay`: a record told again."""

import json
from pathlib import Path
from typing import Annotated

import typer

from escapade.commands.common import LanguageOption, PackOption, choose_language, complain, politely
from escapade.language.sentences import Language
from escapade.play.record import Record, cut, last_position, other_version, read_file
from escapade.terminal.replay import Replay, viewer_of, word_lines
from escapade.terminal.screen import Screen

FileArgument = Annotated[Path, typer.Argument(help="cli-about-file", metavar="FILE")]
StepOption = Annotated[bool, typer.Option("--step", help="cli-about-step")]
SeatOption = Annotated[str | None, typer.Option("--seat", help="cli-about-seat")]
AtOption = Annotated[int | None, typer.Option("--at", min=0, help="cli-about-at")]
PositionOption = Annotated[bool, typer.Option("--position", help="cli-about-position")]
DelayOption = Annotated[float, typer.Option("--delay", min=0.0, max=10.0, help="cli-about-delay")]


@politely
def replay(file: FileArgument, *, step: StepOption = False, seat: SeatOption = None, pack: PackOption = None,
           at: AtOption = None, position: PositionOption = False, delay: DelayOption = 0.4,
           language: LanguageOption = None) -> None:
    """Tell a recorded match again, or print where it stands after an entry."""
    speech, folder, record = choose_language(language), Path(pack) if pack is not None else None, read_file(file)
    if at is not None:
        record = cut(record, at)
    here = other_version(record)
    if here is not None and not position and seat is None:
        show_words(record, here, speech)
    elif position:
        typer.echo(position_text(record, folder, seat))
    else:
        Replay(Screen(), speech, record, seat).run(folder, step=step, delay=delay)


def show_words(record: Record, here: int, language: Language) -> None:
    """A match of other rules: what was said, as it was written; nothing of it is played."""
    complain(language.say("cli-replay-other_version", game=language.title(str(record.header["game"])),
                          found=str(record.header["version"]), expected=here))
    for line in word_lines(record, language):
        typer.echo(line)


def position_text(record: Record, pack: Path | None, seat: str | None) -> str:
    """The last position as JSON: the whole of it, or what a seat sees."""
    game, state = last_position(record, pack)
    shown = game.describe(state) if seat is None else game.view(state, viewer_of(record, seat))
    return json.dumps(shown, ensure_ascii=False, indent=2)
