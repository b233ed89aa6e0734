"""`escapade bench engine`: how fast the rules run here."""

import json
from typing import Annotated

import typer

from escapade.commands.common import JsonOption, LanguageOption, choose_language, politely
from escapade.games import load
from escapade.lab import speed

GameArgument = Annotated[str, typer.Argument(help="cli-about-game", metavar="GAME")]
CountOption = Annotated[int, typer.Option("--seats", help="cli-about-seat-count")]
SecondsOption = Annotated[float, typer.Option("--seconds", min=0.1, max=600.0, help="cli-about-seconds")]


@politely
def engine(game: GameArgument, *, seats: CountOption = 4, seconds: SecondsOption = 5.0, as_json: JsonOption = False,
           language: LanguageOption = None) -> None:
    """Rates per CPU second of random play, as `lab.speed` has them."""
    choose_language(language)
    loaded = load(game)
    loaded.new(seats)
    figures = speed.engine(loaded, seats, seconds)
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
        return
    widest = max(len(name) for name in figures)
    for name, value in figures.items():
        typer.echo(f"{name:<{widest}}  {shown(value)}")


def shown(value: object) -> str:
    """A figure for people: large ones without decimals."""
    if isinstance(value, float):
        return f"{value:,.0f}" if value > 1 else f"{value:.3f}"
    return str(value)
