"""`escapade sim`: many matches between bots, and what came of them."""

import json
from pathlib import Path
from typing import Annotated

import typer

from escapade.commands.common import (
    JsonOption,
    LanguageOption,
    OptionsOption,
    PackOption,
    SeedOption,
    choose_language,
    complain,
    politely,
)
from escapade.commands.company import (
    BotsOption,
    ClusterOption,
    Company,
    GameArgument,
    MatchesOption,
    WorkersOption,
    read_company,
    tell_odd,
    workers_or_all,
)
from escapade.commands.export import SaveOption, write
from escapade.commands.keeping import keeping, seed_or_kept
from escapade.commands.progress import progress_of
from escapade.core.errors import BadInput
from escapade.lab.report import totals_as_text
from escapade.lab.studies.registry import Report, reports_of
from escapade.language.sentences import Language
from escapade.play.recording import record_match
from escapade.play.seeds import match_stem
from escapade.sim import batch
from escapade.sim.kept import parts_of, run_kept
from escapade.sim.rows import MATCHES, STEPS
from escapade.sim.stats import Totals
from escapade.terminal.replay import Replay
from escapade.terminal.screen import Screen

TOTALS = "totals"
ENDING = ".parquet"
ReportOption = Annotated[str, typer.Option("--report", help="cli-about-report", metavar=f"{TOTALS}|...")]
OutputOption = Annotated[Path | None, typer.Option("--output", "-o", help="cli-about-output", metavar="FILE")]
StepsOption = Annotated[bool, typer.Option("--steps", help="cli-about-steps")]
MatchOption = Annotated[int | None, typer.Option("--match", min=0, help="cli-about-match")]


@politely
def sim(game: GameArgument, *, seats: BotsOption, matches: MatchesOption = 1000, seed: SeedOption = None,
        as_json: JsonOption = False, workers: WorkersOption = None, option: OptionsOption = None,
        pack: PackOption = None, language: LanguageOption = None, report: ReportOption = TOTALS,
        output: OutputOption = None, steps: StepsOption = False, match: MatchOption = None,
        save: SaveOption = None, cluster: ClusterOption = None) -> None:
    """Totals of many matches between bots, or a report of the game's own; with `--match`, one of them told."""
    speech = choose_language(language)
    check_together(output, match, save, steps=steps, is_totals=report == TOTALS)
    own = own_report(game, report)
    seed = seed_or_kept(seed, parts_of(output) if output is not None else None)
    company = read_company(game, seats, option, pack, seed, speech)
    if match is not None:
        tell_match(company, match, save, speech)
        return
    crew = workers_or_all(workers, cluster)
    if output is not None:
        totals = keep(company, matches, crew, output, STEPS if steps else MATCHES, speech)
    else:
        with progress_of(matches, speech) as progress:
            totals = batch.run(company.game, company.options, company.bots, matches, company.seed,
                               crew, progress, pack=company.pack,
                               studies=[own.study] if own is not None else [])
    if own is not None:
        typer.echo("\n\n".join(table.as_markdown() for table in own.tables(totals, speech)))
        return
    typer.echo(json.dumps(totals.to_json(), indent=2) if as_json else totals_as_text(totals, speech))
    tell_odd(totals, company, speech)


def check_together(output: OutputOption, match: MatchOption, save: SaveOption, *, steps: bool,
                   is_totals: bool) -> None:
    """Options that mean something only with another one, or only without it."""
    if steps and output is None:
        raise BadInput("input.option_alone", {"option": "--steps", "other": "--output"})
    if save is not None and match is None:
        raise BadInput("input.option_alone", {"option": "--save", "other": "--match"})
    if output is not None and output.suffix != ENDING:
        raise BadInput("input.ending", {"file": str(output), "endings": ENDING})
    if output is not None and (match is not None or not is_totals):
        beside = "--report" if match is None else "--match"
        raise BadInput("input.option_beside", {"option": beside, "other": "--output"})


def keep(company: Company, matches: MatchesOption, crew: batch.Crew, output: Path, rows: str,
         language: Language) -> Totals:
    """Rows to a file; a run that is stopped can be gone on with, and that is said."""
    job = batch.Job(company.game, tuple(sorted(company.options.items())), tuple(company.bots), company.seed,
                    company.pack, rows=rows)
    with keeping(parts_of(output), language), progress_of(matches, language) as progress:
        totals = run_kept(job, matches, crew, output, progress)
    complain(language.say("cli-sim-written", file=str(output)))
    return totals


def tell_match(company: Company, number: int, save: Path | None, language: Language) -> None:
    """One match of a seed again: told, or written as a record."""
    game, bots = batch.company(company.game, company.options, company.bots, company.pack)
    record = record_match(game, bots, match_stem(company.seed, number))
    if save is None:
        Replay(Screen(), language, record, None).run(company.pack, step=False, delay=0.0)
        return
    write(record.write(), save)


def own_report(key: str, name: str) -> Report | None:
    """The report of a game's own that was asked for; None for the totals that every game has."""
    known = reports_of(key)
    if name != TOTALS and name not in known:
        raise BadInput("input.option", {"option": "report", "value": name, "range": "|".join([TOTALS, *known])})
    return known.get(name)
