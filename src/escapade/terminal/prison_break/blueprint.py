"""PB-3: the plan of the prison, square by square, with whoever and whatever is on it."""

from textwrap import fill
from typing import Any

from rich.text import Text

from escapade.terminal.paint import blend
from escapade.terminal.prison_break.content import content_of, exits, squares
from escapade.terminal.scene import Scene
from escapade.terminal.typesetting import GLUE

GROUND = "#0b2a4a"
CHALK = "#cfe3f5"
"""The white of the plan: names, walls and rooms."""
ALARM = "#d8352a"
LIGHT = "#fff3b0"
CELL = 5
MARKS = {"michael": "Mi", "sucre": "Su", "abruzzi": "Ab", "bagwell": "Ba", "sara": "Sa", "pope": "Po", "veronica": "Ve",
         "lincoln": "Li"}


def blueprint(scene: Scene) -> list[Text]:
    """All lines of the plan, then what its colours and signs mean."""
    rows = max(square["y"] + square.get("height", 1) for square, _ in squares())
    return [*(row(scene, number) for number in range(rows)), *zones(scene), signs(scene)]


def row(scene: Scene, number: int) -> Text:
    """The squares that cross one line of the plan, from left to right."""
    line = Text(" " if scene.plain else "")
    here = {square["x"]: (square, group) for square, group in squares()
            if square["y"] <= number < square["y"] + square.get("height", 1)}
    column = min(square["x"] for square, _ in squares())
    while column <= max(here, default=-1):
        if column not in here:
            line.append(" " * CELL, style="" if scene.plain else f"on {GROUND}")
            column += 1
            continue
        square, group = here[column]
        width = square.get("width", 1)
        text = cell_text(scene, square, group, number)
        line.append(text[: CELL * width - 1].ljust(CELL * width - 1), style=style_of(scene, group))
        line.append("|" if scene.plain and "color" not in group else " ", style="" if scene.plain else f"on {GROUND}")
        column += width
    return line


def cell_text(scene: Scene, square: dict[str, Any], group: dict[str, Any], number: int) -> str:
    """What is written on a square: a building's name on its first line, and whoever is there on its last."""
    content = contents(scene, square["key"], group)
    if "color" in group:
        return (content or mark(scene, square["key"])) + exits().get(square["key"], "")
    if square["height"] == 1:
        return f"{mark(scene, square['key'])} {content}"
    if number == square["y"]:
        return short_name(scene, square["key"])
    return content if number == square["y"] + square["height"] - 1 else ""


def mark(scene: Scene, key: str) -> str:
    """A square in a few signs, on the plan and for typing: the beginning of its name, and its number if it has one."""
    name = scene.language.name(scene.game, "square", key)
    place, number = key.rsplit("_", 1) if key[-1].isdigit() else (key, "")
    if not number:
        return name[:4]
    return f"{name[:3] if place == 'cells' else name[0]}{number}"


def short_name(scene: Scene, key: str) -> str:
    """A building's name, short enough for its box."""
    return scene.language.say("prison_break-terminal-short", squareKey=key)


def contents(scene: Scene, key: str, group: dict[str, Any]) -> str:
    """Figures, a guard, a token, things that lie about, a tool, a tower, a route token."""
    view = scene.view
    marks = [MARKS[figure] for figure, one in view["figures"].items() if one["square"] == key]
    signs = "G" if key in view["guards"] else ""
    signs += "?" if key in view["tokens"] else ""
    signs += "*" if key in view["lying"].values() else ""
    signs += "!" if key in view["tools"].values() else ""
    signs += "^" if group.get("tower") == key else ""
    signs += "x" if group["key"] in view["route"] and key == group["squares"][0]["key"] else ""
    return "".join(marks) + signs


def style_of(scene: Scene, group: dict[str, Any]) -> str:
    """PB-27: the zone's colour, bright when lit; a building's grey, red when its camera is on."""
    if scene.plain:
        return ""
    if "color" in group:
        number = [zone["key"] for zone in content_of("board")["zones"]].index(group["key"]) + 1
        if scene.view["tower"]["device"] == f"tower_{number}":
            return f"bold {GROUND} on {LIGHT}"
        return f"{CHALK} on {blend(group['color'], GROUND, 0.55)}"
    if scene.view["camera"]["device"] == f"camera_{group.get('camera')}":
        return f"bold #ffffff on {ALARM}"
    return f"{GROUND} on {CHALK}" if not group["strategic"] else f"bold {CHALK} on {blend(CHALK, GROUND, 0.25)}"


def zones(scene: Scene) -> list[Text]:
    """PB-3: the five zones by their letter, each in its colour, the lit one as it shines on the plan."""
    found = [Text(" ")]
    for group in content_of("board")["zones"]:
        letter = mark(scene, group["squares"][0]["key"])[0]
        name = scene.language.name(scene.game, "place", group["key"])
        if len(found[-1]) + len(f" {letter}  {name}") > scene.width:
            found.append(Text(" "))
        found[-1].append(f" {letter} ", style=style_of(scene, group)).append(f" {name}  ")
    return found


def signs(scene: Scene) -> Text:
    """What the signs on the plan stand for; a sign stays with its meaning."""
    legend = scene.language.say("prison_break-terminal-legend")
    entries = fill(legend.replace(" ", GLUE).replace(f",{GLUE}", ", "), scene.width, initial_indent="  ",
                   subsequent_indent="  ")
    return Text(entries.replace(GLUE, " "), style="" if scene.plain else "dim")
