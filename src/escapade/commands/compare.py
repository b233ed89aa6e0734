"""`escapade compare`: two variants of a game or of who plays it, on the same dice."""

import json
from pathlib import Path
from typing import Annotated

import typer

from escapade.bots import roster
from escapade.commands.common import (
    JsonOption,
    LanguageOption,
    OptionsOption,
    PackOption,
    SeedOption,
    choose_language,
    draw_seed,
    option_value,
    politely,
    read_option_list,
)
from escapade.commands.company import BotsOption, GameArgument, KeepOption, WorkersOption, workers_or_all
from escapade.commands.keeping import keeping, seed_or_kept
from escapade.commands.progress import progress_of
from escapade.core.errors import BadInput
from escapade.lab.compare import ROUNDS, WIN, Contest, Measure, Seating, Side, Verdict, rotations
from escapade.lab.compare import compare as play_both
from escapade.lab.meeting import KeptBlocks
from escapade.language.sentences import Language
from escapade.sim import batch
from escapade.terminal.seating import seat_kinds

VariantArgument = Annotated[str, typer.Argument(help="cli-about-variant", metavar="VARIANT")]
MeasureOption = Annotated[str, typer.Option("--measure", help="cli-about-measure", metavar=f"{WIN}|{ROUNDS}")]
EffectOption = Annotated[float | None, typer.Option("--effect", min=0.0001, help="cli-about-effect")]
MostOption = Annotated[int, typer.Option("--most", min=64, help="cli-about-most")]
EFFECTS = {WIN: 0.05, ROUNDS: 0.5}
SAME_AS_GIVEN = "as-given"


@politely
def compare(game: GameArgument, a: VariantArgument, b: VariantArgument, *, seats: BotsOption,
            measure: MeasureOption = WIN, effect: EffectOption = None, most: MostOption = 20_000,
            seed: SeedOption = None, workers: WorkersOption = None, option: OptionsOption = None,
            pack: PackOption = None, keep: KeepOption = None, as_json: JsonOption = False,
            language: LanguageOption = None) -> None:
    """Say which of two variants does better, and how many matches it took to know."""
    speech = choose_language(language)
    if measure not in EFFECTS:
        raise BadInput("input.option", {"option": "measure", "value": measure, "range": f"{WIN}|{ROUNDS}"})
    plain = Side(SAME_AS_GIVEN, game, tuple(sorted(read_option_list(option, speech).items())),
                 Path(pack) if pack is not None else None, (Seating(tuple(seat_kinds(seats)), 0),))
    sides = (read_variant(a, plain), read_variant(b, plain))
    wanted = Measure(measure, effect or EFFECTS[measure])
    contest = Contest(sides, wanted, draw_seed(seed_or_kept(seed, keep), speech), most)
    kept = KeptBlocks(keep, contest.plan()) if keep is not None else None
    with keeping(keep, speech), progress_of(most, speech) as progress:
        found = play_both(contest, workers_or_all(workers), progress, kept)
    if as_json:
        typer.echo(json.dumps({"game": game, "seats": seats, "seed": contest.seed, "a": a, "b": b, "measure": measure,
                               "result": found.to_json()}, indent=2))
        return
    typer.echo(verdict_text(found, sides, wanted, speech))


def read_variant(text: str, plain: Side) -> Side:
    """What is otherwise than given: `squares=24`, a bot for every seat in turn, a pack's folder; `+` joins them."""
    options, pack, seatings = dict(plain.options), plain.pack, plain.seatings
    for word in text.split("+"):
        name, sign, value = word.partition("=")
        if sign:
            options[name] = option_value(value)
        elif roster.is_bot(word, plain.game):
            seatings = rotations(word, list(plain.seatings[0].bots[1:]))
        elif Path(word).is_dir():
            pack = Path(word)
        elif word != SAME_AS_GIVEN:
            raise BadInput("input.variant", {"variant": word, "bots": ", ".join(roster.names(plain.game)),
                                             "plain": SAME_AS_GIVEN})
    found = Side(text, plain.game, tuple(sorted(options.items())), pack, seatings)
    batch.company(found.game, options, list(found.seatings[0].bots), pack)
    return found


def verdict_text(found: Verdict, sides: tuple[Side, Side], measure: Measure, language: Language) -> str:
    """The verdict in a sentence, and the figures it rests on."""
    scale = 100 if measure.name == WIN else 1
    figures = {"a": sides[0].label, "b": sides[1].label, "measure": measure.name, "matches": found.matches,
               "difference": f"{scale * found.test.mean():+.2f}", "reach": f"{scale * found.test.reach():.2f}",
               "effect": f"{scale * measure.effect:g}", "first": f"{scale * found.means[0]:.2f}",
               "second": f"{scale * found.means[1]:.2f}"}
    verdict = language.say("cli-compare-verdict", verdict=found.test.verdict, **figures)
    return f"{verdict}\n{language.say('cli-compare-figures', **figures)}"
