"""`escapade ladder`: every level against every other, and how strong each is."""

import json
import shlex
from pathlib import Path
from typing import Annotated

import typer

from escapade.bots.levels.level import EXPERT, LEVELS
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
from escapade.commands.company import GameArgument, KeepOption, WorkersOption, workers_or_all
from escapade.commands.keeping import keeping, seed_or_kept
from escapade.commands.paging import put_on
from escapade.commands.progress import progress_of
from escapade.core.errors import BadInput
from escapade.games import load_with
from escapade.lab.ladder import Ladder, climb, patterns
from escapade.lab.ladder_page import meetings_table, ratings_table
from escapade.lab.marked import check_place
from escapade.lab.meeting import KeptBlocks, Meeting
from escapade.lab.rating import Rating, ratings
from escapade.language.sentences import Language
from escapade.play.seeds import derive
from escapade.sim.again import as_option
from escapade.terminal.seating import seat_kinds

ClimbersOption = Annotated[str | None, typer.Option("--bots", help="cli-about-ladder-bots")]
PlayersOption = Annotated[int | None, typer.Option("--seats", min=1, help="cli-about-ladder-seats")]
EffectOption = Annotated[float, typer.Option("--effect", min=0.0001, help="cli-about-effect")]
MostOption = Annotated[int, typer.Option("--most", min=1, help="cli-about-most")]
RungsOption = Annotated[int | None, typer.Option("--rungs", min=1, help="cli-about-rungs")]
PageOption = Annotated[Path | None, typer.Option("--output", "-o", help="cli-about-ladder-output", metavar="FILE")]
USUAL_SEATS = 4


@politely
def ladder(game: GameArgument, *, bots: ClimbersOption = None, seats: PlayersOption = None, effect: EffectOption = 0.1,
           most: MostOption = 512, rungs: RungsOption = None, seed: SeedOption = None, workers: WorkersOption = None,
           option: OptionsOption = None, pack: PackOption = None, keep: KeepOption = None, output: PageOption = None,
           as_json: JsonOption = False, language: LanguageOption = None) -> None:
    """Say who beats whom, after as many blocks as it takes, and everybody's points."""
    speech = choose_language(language)
    options = read_option_list(option, speech)
    folder = Path(pack) if pack is not None else None
    climbers = tuple(seat_kinds(bots)) if bots else tuple(level.name for level in LEVELS)
    if len(set(climbers)) < max(2, len(climbers)):
        raise BadInput("input.ladder", {"bots": ",".join(climbers)})
    places = load_with(game, options, folder).seats
    plan = Ladder(game, tuple(sorted(options.items())), folder, climbers,
                  seats or min(max(USUAL_SEATS, places[0]), places[-1]),
                  draw_seed(seed_or_kept(seed, keep), speech), effect, rungs)
    plan.loaded()
    if output is not None:
        check_place(output, place_of(game))
    kept = KeptBlocks(keep, plan.plan()) if keep is not None else None
    with keeping(keep, speech), progress_of(len(plan.pairs()) * most, speech) as progress:
        found = list(climb(plan, most, workers_or_all(workers), kept, lambda _, more: progress(more)))
    rated = rate(plan, found)
    if as_json:
        typer.echo(json.dumps({"meetings": [one.to_json() for one in found],
                               "ratings": [vars(one) for one in rated]}, indent=2))
        return
    text = page_of(plan, found, rated, most, speech)
    if output is None:
        typer.echo(text)
        return
    put_on(output, place_of(game), text)


def place_of(game: str) -> str:
    """What the place of a game is called, in a page of ladders."""
    return f"ladder {game}"


def rate(plan: Ladder, found: list[Meeting]) -> list[Rating]:
    """One fit over all meetings; an expert, or the first, has no points."""
    anchor = EXPERT if EXPERT in plan.bots else plan.bots[0]
    return ratings(plan.bots, {one.pair: one.scores() for one in found}, anchor, derive(plan.seed, "bootstrap"))


def page_of(plan: Ladder, found: list[Meeting], rated: list[Rating], most: int, language: Language) -> str:
    """Both tables, what they mean, and the command that makes them again."""
    matches = sum(len(one.blocks) * one.matches_a_block for one in found)
    game = plan.loaded()
    has_sides = bool(patterns(game, (plan.bots[1], plan.bots[0]), plan.seats)[0].side)
    together = "yes" if game.traits.cooperative else "sides" if has_sides else "no"
    about = language.say("cli-ladder-about", seats=plan.seats, together=together,
                         effect=f"{100 * plan.effect:g}", matches=matches)
    words = [word for name, value in plan.options for word in ("--option", as_option(name, value))]
    words += ["--pack", str(plan.pack)] if plan.pack is not None else []
    words += ["--rungs", str(plan.rungs)] if plan.rungs is not None else []
    command = shlex.join(["escapade", "ladder", plan.game, "--bots", ",".join(plan.bots), "--seats", str(plan.seats),
                          "--effect", f"{plan.effect:g}", *words, "--seed", str(plan.seed), "--most", str(most)])
    return "\n\n".join([about, meetings_table(found, language), language.say("cli-ladder-ratings"),
                        ratings_table(rated, language), f"    {command}"])
