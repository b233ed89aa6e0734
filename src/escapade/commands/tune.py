"""`escapade tune`: numbers of a game that bring it where its designer wants it."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
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
    GameArgument,
    MatchesOption,
    WorkersOption,
    read_company,
    workers_or_all,
)
from escapade.lab import tune as search
from escapade.lab.table import markdown
from escapade.language.sentences import Language

NumberOption = Annotated[list[str], typer.Option("--number", help="cli-about-number", metavar="NAME=LOW..HIGH")]
GoalOption = Annotated[list[str], typer.Option("--goal", help="cli-about-goal", metavar="NAME=VALUE")]
TrialsOption = Annotated[int, typer.Option("--trials", min=1, help="cli-about-trials")]


@politely
def tune(game: GameArgument, *, seats: BotsOption, number: NumberOption, goal: GoalOption, trials: TrialsOption = 30,
         matches: MatchesOption = 400, seed: SeedOption = None, workers: WorkersOption = None,
         option: OptionsOption = None, pack: PackOption = None, as_json: JsonOption = False,
         language: LanguageOption = None) -> None:
    """Search, then show the settings that no other beats in every goal at once."""
    speech = choose_language(language)
    wanted = search.Wanted([search.read_number(text) for text in number], [search.read_goal(text) for text in goal])
    search.optuna()
    company = read_company(game, seats, option, pack, seed, speech)
    task = search.Task(company.game, company.bots, company.options, company.pack, company.seed, matches,
                       workers_or_all(workers))
    with TemporaryDirectory(prefix="escapade-tune-") as folder:
        found = search.tune(task, wanted, trials, Path(folder), lambda trial: complain(line_of(trial, speech)))
    best = search.trade_offs(found)
    if as_json:
        typer.echo(json.dumps({"trials": [one.to_json() for one in found],
                               "trade_offs": [one.to_json() for one in best]}, indent=2))
        return
    typer.echo(table_of(best, speech))
    reached = not any(best[0].misses.values())
    typer.echo("\n" + speech.say("cli-tune-best", reached="yes" if reached else "no", settings=settings_of(best[0]),
                                 trials=len(found), matches=matches))


def settings_of(trial: search.Trial) -> str:
    """The numbers of a trial as they are typed."""
    return ", ".join(f"{name}={value}" for name, value in trial.settings.items())


def line_of(trial: search.Trial, language: Language) -> str:
    """One trial in a line, as it is done."""
    values = ", ".join(f"{name} {trial.values[name]:.3f}" for name in trial.misses)
    return language.say("cli-tune-tried", settings=settings_of(trial), values=values)


def table_of(best: list[search.Trial], language: Language) -> str:
    """The trade-offs: a row for each setting, its figures, and how far it misses each goal."""
    first = best[0]
    headings = [*first.settings, *(f"{name}" for name in first.misses),
                *(language.say("cli-tune-miss", goal=name) for name in first.misses)]
    rows = [[*(f"{value}" for value in one.settings.values()), *(f"{one.values[name]:.3f}" for name in one.misses),
             *(f"{miss:.3f}" for miss in one.misses.values())] for one in best]
    return markdown(headings, rows, texts=0)
