"""`escapade sim`: many matches between bots, and what came of them."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from escapade.commands.common import (
    JsonOption,
    LanguageOption,
    OptionsOption,
    PackOption,
    SeedOption,
    choose_language,
    draw_seed,
    politely,
    read_option_list,
)
from escapade.core.errors import BadInput
from escapade.lab.report import totals_as_text
from escapade.lab.studies.registry import Report, reports_of
from escapade.sim import batch
from escapade.terminal.screen import console
from escapade.terminal.seating import seat_kinds

TOTALS = "totals"
GameArgument = Annotated[str, typer.Argument(help="cli-about-game", metavar="GAME")]
BotsOption = Annotated[str, typer.Option("--seats", help="cli-about-bots")]
MatchesOption = Annotated[int, typer.Option("--matches", min=1, help="cli-about-matches")]
ReportOption = Annotated[str, typer.Option("--report", help="cli-about-report", metavar=f"{TOTALS}|...")]
WorkersOption = Annotated[int | None, typer.Option("--workers", min=1, max=batch.MOST_WORKERS,
                                                   help="cli-about-workers")]


@politely
def sim(game: GameArgument, *, seats: BotsOption, matches: MatchesOption = 1000, seed: SeedOption = None,
        as_json: JsonOption = False, workers: WorkersOption = None, option: OptionsOption = None,
        pack: PackOption = None, language: LanguageOption = None,
        report: ReportOption = TOTALS) -> None:
    """Totals of many matches between bots, or a report of the game's own."""
    speech = choose_language(language)
    options = read_option_list(option, speech)
    folder = Path(pack) if pack is not None else None
    bots = seat_kinds(seats)
    batch.company(game, options, bots, folder)  # what cannot be played is refused before a seed is drawn
    own = own_report(game, report)
    number = draw_seed(seed, speech)
    err = console(sys.stderr)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("", total=matches)
        totals = batch.run(game, options, bots, matches, number, workers or os.cpu_count() or 1,
                           lambda more: bar.advance(task, more), pack=folder,
                           studies=[own.study] if own is not None else [])
    if own is not None:
        typer.echo(own.write(totals, speech))
        return
    typer.echo(json.dumps(totals.to_json(), indent=2) if as_json else totals_as_text(totals, speech))


def own_report(key: str, name: str) -> Report | None:
    """The report of a game's own that was asked for; None for the totals that every game has."""
    known = reports_of(key)
    if name != TOTALS and name not in known:
        raise BadInput("input.option", {"option": "report", "value": name, "range": "|".join([TOTALS, *known])})
    return known.get(name)
