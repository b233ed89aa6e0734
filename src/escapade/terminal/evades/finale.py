"""All bets side by side when the match is over."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from escapade.games.evades.game import EvadesGame
from escapade.terminal.evades.boats import Boat, boats_of
from escapade.terminal.evades.cast import Cast
from escapade.terminal.paint import simple_box
from escapade.terminal.scene import Scene


def scores(scene: Scene, cast: Cast) -> RenderableType:
    """LE-16: the boats as they sailed, then every bet with its hits, best score first."""
    assert isinstance(scene.game, EvadesGame)
    boats = boats_of(scene.game)
    rows = Table(box=simple_box(plain=scene.plain), pad_edge=False)
    rows.add_column(scene.language.say("cli-column-player"), no_wrap=True)
    for boat in boats:
        points = scene.language.say("evades-terminal-points", points=boat.points)
        rows.add_column(scene.language.say("evades-terminal-boat", number=boat.number) + f"\n{points}", no_wrap=True)
    rows.add_column(scene.language.say("cli-column-points"), justify="right")
    boarded = scene.view["boarded"]
    sailed = [Text(" ").join(cast.token(boarded[place]) for place in boat.places) for boat in boats]
    rows.add_row(Text(scene.language.say("evades-terminal-sailed"), style="bold"), *sailed, "", end_section=True)
    outcome = scene.view["outcome"]
    for seat in sorted(range(len(scene.names)), key=lambda seat: (-outcome["scores"][seat], seat)):
        star = " *" if seat in outcome["winners"] else ""
        style = "bold" if star else ""
        guesses = [foretold(scene, cast, boat, scene.view["bets"][seat]) for boat in boats]
        rows.add_row(Text(scene.names[seat] + star, style=style), *guesses,
                      Text(str(outcome["scores"][seat]), style=style))
    return rows


def foretold(scene: Scene, cast: Cast, boat: Boat, bet: list[str]) -> Text:
    """One bet on one boat: those found there stand out."""
    crew = [scene.view["boarded"][place] for place in boat.places]
    shown = []
    for place in boat.places:
        hit = bet[place] in crew
        if scene.plain:
            shown.append(Text(f"{cast.tags[bet[place]]}{'+' if hit else ' '}"))
        else:
            shown.append(Text.assemble(cast.token(bet[place]), "✓") if hit
                         else Text(f" {cast.tags[bet[place]]}  ", style="dim"))
    return Text(" ").join(shown)
