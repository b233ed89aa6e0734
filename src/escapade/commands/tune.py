"""`escapade tune`: numbers of a game that bring it where its designer wants it."""

import json
import shlex
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from escapade.commands.common import (
    INTERRUPTED,
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
    GameArgument,
    MatchesOption,
    WorkersOption,
    read_company,
    workers_or_all,
)
from escapade.lab import tune as search
from escapade.lab.marked import write_marked
from escapade.lab.tune_page import line_of, page_of, table_of, verdict_of
from escapade.language.sentences import Language
from escapade.sim.kept import check_writable

NumberOption = Annotated[list[str], typer.Option("--number", help="cli-about-number", metavar="NAME=LOW..HIGH")]
GoalOption = Annotated[list[str], typer.Option("--goal", help="cli-about-goal", metavar="NAME=VALUE")]
TrialsOption = Annotated[int, typer.Option("--trials", min=1, help="cli-about-trials")]
PageOption = Annotated[Path | None, typer.Option("--output", "-o", help="cli-about-tune-output", metavar="FILE")]


@politely
def tune(game: GameArgument, *, seats: BotsOption, number: NumberOption, goal: GoalOption, trials: TrialsOption = 30,
         matches: MatchesOption = 400, seed: SeedOption = None, workers: WorkersOption = None,
         option: OptionsOption = None, pack: PackOption = None, output: PageOption = None, as_json: JsonOption = False,
         language: LanguageOption = None) -> None:
    """Search, then show the settings that no other beats in every goal at once."""
    speech = choose_language(language)
    wanted = search.Wanted([search.read_number(text) for text in number], [search.read_goal(text) for text in goal])
    search.optuna()
    if output is not None:
        check_writable(output)
    company = read_company(game, seats, option, pack, seed, speech)
    task = search.Task(company.game, company.bots, company.options, company.pack, company.seed, matches,
                       workers_or_all(workers))
    found, is_whole = try_settings(task, wanted, trials, speech)
    best = search.trade_offs(found)
    if as_json:
        typer.echo(json.dumps({"trials": [one.to_json() for one in found],
                               "trade_offs": [one.to_json() for one in best]}, indent=2))
    elif output is None or not is_whole:
        typer.echo(table_of(best, speech))
        typer.echo("\n" + verdict_of(best, len(found), matches, speech))
    if not is_whole:
        raise typer.Exit(INTERRUPTED)
    if output is not None:
        words = shlex.join([*company.words("tune"), *(word for text in number for word in ("--number", text)),
                            *(word for text in goal for word in ("--goal", text)), "--trials", str(trials),
                            "--matches", str(matches)])
        write_marked(output, f"tune {game}", page_of(found, best, matches, words, speech))


def try_settings(task: search.Task, wanted: search.Wanted, trials: int,
                 language: Language) -> tuple[list[search.Trial], bool]:
    """What was tried, told as it comes, and whether it was all; whoever stops the search keeps what it has found."""
    found: list[search.Trial] = []

    def tell(trial: search.Trial) -> None:
        found.append(trial)
        complain(line_of(trial, language))

    with TemporaryDirectory(prefix="escapade-tune-") as folder:
        try:
            search.tune(task, wanted, trials, Path(folder), tell)
        except KeyboardInterrupt:
            if not found:
                raise
            complain("\n" + language.say("cli-tune-stopped", trials=len(found)))
            return found, False
    return found, True
