"""`escapade sim`: many matches between bots, and what came of them."""

import json
import os
import sys
from collections.abc import Callable
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from escapade.bots import roster
from escapade.commands.common import (
    JsonOption,
    LanguageOption,
    OptionsOption,
    SeedOption,
    choose_language,
    draw_seed,
    politely,
    read_option_list,
)
from escapade.games import load_with
from escapade.sim import batch, report
from escapade.tui.screen import console
from escapade.tui.seating import seat_kinds

GameArgument = Annotated[str, typer.Argument(help="cli-about-game", metavar="GAME")]
BotsOption = Annotated[str, typer.Option("--seats", help="cli-about-bots")]
MatchesOption = Annotated[int, typer.Option("--matches", min=1, help="cli-about-matches")]
WorkersOption = Annotated[int | None, typer.Option("--workers", min=1, max=256, help="cli-about-workers")]


@politely
def sim(game: GameArgument, *, seats: BotsOption, matches: MatchesOption = 1000, seed: SeedOption = None,
        as_json: JsonOption = False, workers: WorkersOption = None, option: OptionsOption = None,
        language: LanguageOption = None) -> None:
    """Let bots play many matches."""
    speech = choose_language(language)
    options = read_option_list(game, option, speech)
    bots = seat_kinds(seats)
    loaded = load_with(game, options)
    loaded.new(len(bots))
    for name in bots:
        roster.make(name, loaded)
    number = draw_seed(seed, speech)
    with Bar(matches) as bar:
        totals = batch.run(game, options, bots, matches, number, workers or os.cpu_count() or 1, bar.advance)
    if as_json:
        typer.echo(json.dumps(totals.to_json(), indent=2))
    else:
        typer.echo(report.table(totals))
