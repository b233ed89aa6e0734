"""The four boats with their points, who sits in them, and under each what the viewer bet."""

from dataclasses import dataclass

from rich.text import Text

from escapade.games.evades.game import EvadesGame
from escapade.terminal.evades.cast import Cast
from escapade.terminal.evades.track import trimmed
from escapade.terminal.paint import FOAM, SAND
from escapade.terminal.scene import Scene

HULLS = ["#8d6b4a", "#a97142", "#4f7d8c", "#d9d3c4"]
"""Colours of the hulls, from the first boat to the last."""


@dataclass(frozen=True)
class Boat:
    """One boat: which places of the order it takes, and what a right guess is worth."""

    number: int
    key: str
    places: list[int]
    points: int


def boats_of(game: EvadesGame) -> list[Boat]:
    """LE-3: the boats, left to right."""
    keys = next(shape for shape in game.shapes.events if shape.name == "boarded").fields[1].names
    return [Boat(number + 1, key, [place for place, boat in enumerate(game.tables.boat_of_place) if boat == number],
                 game.tables.points[number]) for number, key in enumerate(keys)]


def harbour(scene: Scene, cast: Cast, width: int) -> list[Text]:
    """The boats side by side; the bet of the viewer, or none, below."""
    assert isinstance(scene.game, EvadesGame)
    boats = boats_of(scene.game)
    column = width // len(boats)
    rows = [[title(scene, boat) for boat in boats], [crew(scene, cast, boat) for boat in boats],
            [hull(scene, boat) for boat in boats], [worth(scene, boat, column) for boat in boats]]
    if own_bet(scene) is not None:
        rows.append(guesses(scene, cast, boats, column))
    return [trimmed(scene, beside(row, column)) for row in rows]


def beside(texts: list[Text], column: int) -> Text:
    """Texts side by side, each in the middle of a column of this width."""
    line = Text()
    for text in texts:
        text.truncate(column)
        left = (column - text.cell_len) // 2
        line = Text.assemble(line, " " * left, text, " " * (column - text.cell_len - left))
    return line


def title(scene: Scene, boat: Boat) -> Text:
    """The boat's number and name."""
    name = scene.language.name(scene.game, "boat", boat.key)
    return Text(f"{boat.number} {name}", style="" if scene.plain else f"bold {SAND}")


def crew(scene: Scene, cast: Cast, boat: Boat) -> Text:
    """LE-13: who has boarded, and the free seats."""
    boarded = scene.view["boarded"]
    seats = [cast.token(boarded[place]) if place < len(boarded) else Text(" . " if scene.plain else " ∙ ")
             for place in boat.places]
    return Text(" ").join(seats)


def hull(scene: Scene, boat: Boat) -> Text:
    """The boat itself, as long as its crew."""
    length = 4 * len(boat.places) - 1
    if scene.plain:
        return Text("\\" + "_" * length + "/")
    return Text("◥" + "█" * length + "◤", style=HULLS[min(boat.number, len(HULLS)) - 1])


def worth(scene: Scene, boat: Boat, column: int) -> Text:
    """LE-16: its points, on the water."""
    points = " " + scene.language.say("evades-terminal-points", points=boat.points) + " "
    water = "~" if scene.plain else "≈"
    return Text(points.center(column, water), style="" if scene.plain else FOAM)


def own_bet(scene: Scene) -> list[str] | None:
    """The viewer's own bet; nobody else's is drawn here."""
    if scene.seat is None:
        return None
    bet: list[str] = scene.view["bets"][scene.seat]
    return bet


def guesses(scene: Scene, cast: Cast, boats: list[Boat], column: int) -> list[Text]:
    """The viewer's bet, boat by boat; where there is room the words say that it is one."""
    mark = scene.language.say("evades-terminal-bet-mark") + " "
    found = [guess(scene, cast, boat, own_bet(scene) or []) for boat in boats]
    has_room = all(len(mark) + text.cell_len <= column for text in found)
    return [Text.assemble(mark, text) if has_room else text for text in found]


def guess(scene: Scene, cast: Cast, boat: Boat, bet: list[str]) -> Text:
    """LE-16: whom the viewer foretold for a boat; a sign says who came, or can come no more."""
    boarded = scene.view["boarded"]
    crew_now = [boarded[place] for place in boat.places if place < len(boarded)]
    line = Text()
    for place in boat.places:
        if place >= len(bet):
            line.append("_ ")
            continue
        key = bet[place]
        token = Text(cast.tags[key]) if scene.plain else cast.token(key)
        line = Text.assemble(line, token, fate(scene, key, crew_now) + " ")
    return line


def fate(scene: Scene, key: str, crew_now: list[str]) -> str:
    """Whether a guess came true, failed, or is still open."""
    if key not in scene.view["boarded"]:
        return ""
    if key in crew_now:
        return "+" if scene.plain else "✓"
    return "-" if scene.plain else "✗"
