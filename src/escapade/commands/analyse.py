"""`escapade analyse`: a recorded match as the coach sees it."""

import json
from pathlib import Path
from typing import Annotated

import typer

from escapade.coach.analysis import MOST_EFFORT
from escapade.coach.analysis import analyse as analyse_record
from escapade.commands.common import JsonOption, LanguageOption, PackOption, choose_language, complain, politely
from escapade.commands.replay import FileArgument
from escapade.core.errors import BadInput
from escapade.lab.match.data import to_json
from escapade.lab.match.page import document_of
from escapade.lab.page.write import as_html, as_markdown
from escapade.play.record import read_file
from escapade.sim.kept import cannot_write, write_whole
from escapade.terminal.paper import show_document
from escapade.terminal.replay import names_of
from escapade.terminal.screen import Screen

PageOption = Annotated[Path | None, typer.Option("--output", "-o", help="cli-about-analyse-page", metavar="FILE")]
EffortOption = Annotated[int, typer.Option("--effort", min=1, max=MOST_EFFORT, help="cli-about-effort")]
SeedOption = Annotated[int, typer.Option("--seed", min=0, help="cli-about-analyse-seed")]
ENDINGS = (".html", ".md", ".json")


@politely
def analyse(file: FileArgument, *, output: PageOption = None, as_data: JsonOption = False, effort: EffortOption = 1,
            seed: SeedOption = 0, pack: PackOption = None, language: LanguageOption = None) -> None:
    """Look at a recorded match: luck, play, mistakes and turning points."""
    speech = choose_language(language)
    if output is not None and output.suffix not in ENDINGS:
        raise BadInput("input.ending", {"file": str(output), "endings": ", ".join(ENDINGS)})
    record = read_file(file)
    names = names_of(record, speech)
    analysis = analyse_record(record, seed, Path(pack) if pack is not None else None, effort)
    data = json.dumps(to_json(analysis, names), ensure_ascii=False, indent=2) + "\n"
    if output is None:
        if as_data:
            typer.echo(data, nl=False)
        else:
            show_document(Screen(), document_of(analysis, speech, names))
        return
    document = document_of(analysis, speech, names)
    text = {".json": data, ".html": as_html(document)}.get(output.suffix) or as_markdown(document)
    try:
        write_whole(output, text.encode())
    except OSError as error:
        raise cannot_write(output, error) from None
    complain(speech.say("cli-report-written", file=str(output)))
