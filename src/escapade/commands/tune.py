"""`escapade tune`: settings of a game that bring it where its designer wants it, searched for or tried one by one."""

import json
import re
import shlex
from collections.abc import Callable
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
    option_value,
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
from escapade.commands.paging import put_on
from escapade.core.errors import BadInput
from escapade.lab import tune as search
from escapade.lab.knobs import Knob, Setting, read_knob, read_number
from escapade.lab.marked import check_place
from escapade.lab.tune_page import line_of, page_of, table_of, verdict_of
from escapade.language.sentences import Language

NumberOption = Annotated[list[str] | None, typer.Option("--number", help="cli-about-number", metavar="NAME=LOW..HIGH")]
RestOption = Annotated[str | None, typer.Option("--rest", help="cli-about-rest", metavar="NAME")]
TryOption = Annotated[list[str] | None, typer.Option("--try", help="cli-about-try", metavar="NAME=VALUE+...")]
GoalOption = Annotated[list[str], typer.Option("--goal", help="cli-about-goal", metavar="NAME=VALUE")]
TrialsOption = Annotated[int, typer.Option("--trials", min=1, help="cli-about-trials")]
PageOption = Annotated[Path | None, typer.Option("--output", "-o", help="cli-about-tune-output", metavar="FILE")]
PlaceOption = Annotated[str | None, typer.Option("--place", help="cli-about-place")]
SAME_AS_GIVEN = "as-given"
PLACE = re.compile(r"[a-z0-9_]+(?:-[a-z0-9_]+)*")


@politely
def tune(game: GameArgument, *, seats: BotsOption, goal: GoalOption, number: NumberOption = None,
         rest: RestOption = None, tries: TryOption = None, trials: TrialsOption = 30, matches: MatchesOption = 400,
         seed: SeedOption = None, workers: WorkersOption = None, option: OptionsOption = None, pack: PackOption = None,
         output: PageOption = None, place: PlaceOption = None, as_json: JsonOption = False,
         language: LanguageOption = None) -> None:
    """Search, or try what is named, then show the settings that no other beats in every goal at once."""
    speech = choose_language(language)
    settings = [read_setting(text) for text in tries or []]
    if bool(number) == any(settings):
        raise BadInput("input.tune_ask", {})
    if tries and rest is not None:
        raise BadInput("input.option_alone", {"option": "--rest", "other": "--number"})
    wanted = search.Wanted([read_number(text) for text in number] if number else knobs_of(settings),
                           [search.read_goal(text) for text in goal], read_knob(rest) if rest is not None else None)
    if output is not None:
        check_place(output, place_of(game, place))
    elif place is not None:
        raise BadInput("input.option_alone", {"option": "--place", "other": "--output"})
    if number:
        search.optuna()
    company = read_company(game, seats, option, pack, seed, speech)
    task = search.Task(company.game, company.bots, company.options, company.pack, company.seed, matches,
                       workers_or_all(workers))
    found, is_whole = as_told(lambda folder, tell: search.tune(task, wanted, trials, folder, tell) if number
                              else search.try_all(task, wanted, settings, folder, tell), speech)
    best = search.trade_offs(found)
    if as_json:
        typer.echo(json.dumps({"trials": [one.to_json() for one in found],
                               "trade_offs": [one.to_json() for one in best]}, indent=2))
    elif output is None or not is_whole:
        typer.echo(table_of(best if number else found, speech, [] if number else best))
        typer.echo("\n" + verdict_of(best, len(found), matches, speech))
    if not is_whole:
        raise typer.Exit(INTERRUPTED)
    if output is not None:
        words = [*company.words("tune"), *repeated("--number", number), *repeated("--rest", [rest] if rest else None),
                 *repeated("--try", tries), *repeated("--goal", goal)]
        words += [*(["--trials", str(trials)] if number else []), "--matches", str(matches)]
        ordered = sorted(found, key=search.Trial.order) if number else found
        put_on(output, place_of(game, place), page_of(ordered, best, matches, shlex.join(words), speech))


def read_setting(text: str) -> Setting:
    """`watch_days=2`, `relief=0+guards_indoors=true`, or `as-given`, which turns nothing."""
    found: dict[str, object] = {}
    for word in [] if text == SAME_AS_GIVEN else text.split("+"):
        name, sign, value = word.partition("=")
        if not sign or name in found:
            raise BadInput("input.tune_try", {"text": text, "plain": SAME_AS_GIVEN})
        found[read_knob(name).label] = option_value(value)
    return found


def knobs_of(settings: list[Setting]) -> list[Knob]:
    """Everything that one of them turns, as it is first named."""
    return [read_knob(label) for label in dict.fromkeys(label for setting in settings for label in setting)]


def place_of(game: str, place: str | None) -> str:
    """What the place of a table is called, in a page: that of the game, or one of several."""
    if place is not None and not PLACE.fullmatch(place):
        raise BadInput("input.place", {"place": place})
    return f"tune {game}" if place is None else f"tune {game} {place}"


def repeated(option: str, values: list[str] | None) -> list[str]:
    """An option as it is typed, once for each of its values."""
    return [word for value in values or [] for word in (option, value)]


def as_told(play: Callable[[Path, Callable[[search.Trial], None]], object],
            language: Language) -> tuple[list[search.Trial], bool]:
    """What was tried, told as it comes, and whether it was all; whoever stops the search keeps what it has found."""
    found: list[search.Trial] = []

    def tell(trial: search.Trial) -> None:
        found.append(trial)
        complain(line_of(trial, language))

    with TemporaryDirectory(prefix="escapade-tune-") as folder:
        try:
            play(Path(folder), tell)
        except KeyboardInterrupt:
            if not found:
                raise
            complain("\n" + language.say("cli-tune-stopped", trials=len(found)))
            return found, False
    return found, True
