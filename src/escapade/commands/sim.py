"""`escapade sim`: many matches between bots, and what came of them."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from escapade.bots.roster import make_any
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
from escapade.games import load_with
from escapade.lab import report
from escapade.lab.studies import dark_castle as cards
from escapade.language.sentences import Language
from escapade.sim import batch
from escapade.terminal.screen import console
from escapade.terminal.seating import seat_kinds

GameArgument = Annotated[str, typer.Argument(help="cli-about-game", metavar="GAME")]
BotsOption = Annotated[str, typer.Option("--seats", help="cli-about-bots")]
MatchesOption = Annotated[int, typer.Option("--matches", min=1, help="cli-about-matches")]
ReportOption = Annotated[str, typer.Option("--report", help="cli-about-report", metavar="totals|cards")]
WorkersOption = Annotated[int | None, typer.Option("--workers", min=1, max=batch.MOST_WORKERS,
                                                   help="cli-about-workers")]


@politely
def sim(game: GameArgument, *, seats: BotsOption, matches: MatchesOption = 1000, seed: SeedOption = None,
        as_json: JsonOption = False, workers: WorkersOption = None, option: OptionsOption = None,
        pack: PackOption = None, language: LanguageOption = None,
        report_kind: ReportOption = "totals") -> None:
    """Let bots play many matches."""
    speech = choose_language(language)
    options = read_option_list(game, option, speech)
    folder = Path(pack) if pack is not None else None
    bots = seat_kinds(seats)
    loaded = load_with(game, options, folder)
    loaded.new(len(bots))
    for name in bots:
        make_any(name, loaded)  # an unknown bot is refused before a seed is drawn
    number = draw_seed(seed, speech)
    if report_kind not in ("totals", "cards"):
        raise BadInput("input.option", {"option": "report", "value": report_kind, "range": "totals|cards"})
    studies = (cards.CastleStudy,) if report_kind == "cards" else ()
    err = console(sys.stderr)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("", total=matches)
        totals = batch.run(game, options, bots, matches, number, workers or os.cpu_count() or 1,
                           lambda more: bar.advance(task, more), pack=folder, studies=studies)
    if studies:
        found = [cards.cards_of(totals)]
        typer.echo(f"{cards.castle_table(found)}\n\n{cards.card_table(found)}")
        return
    typer.echo(json.dumps(totals.to_json(), indent=2) if as_json else report.table(totals, headings(speech)))


def headings(language: Language) -> dict[str, str]:
    """The words of the tables in a language."""
    say = language.say
    return {
        **report.HEADINGS, "seat": say("cli-sim-seat"), "bot": say("cli-sim-bot"), "matches": say("cli-sim-matches"),
        "wins": say("cli-sim-wins"), "shared": say("cli-sim-shared"), "win_rate": say("cli-sim-win-rate"),
        "interval": say("cli-sim-interval"), "score_mean": say("cli-sim-score"), "outcome": say("cli-sim-outcome"),
        "rounds": say("cli-sim-rounds"), "mean": say("cli-sim-mean"), "p50": say("cli-sim-median"),
        "decisions": say("cli-sim-decisions"), "seconds": say("cli-sim-seconds"),
    }
