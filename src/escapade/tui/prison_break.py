"""The prison in a terminal: the blueprint with its zones in colour, who is where, guilt and days as bars."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from escapade.core.event import Event
from escapade.core.game import Game
from escapade.tui.paint import blend, bright
from escapade.tui.scene import Drawer, Scene

GROUND = "#0b2a4a"
LINE = "#cfe3f5"
ALARM = "#d8352a"
LIGHT = "#fff3b0"
CELL = 5
BAR = 30
MARKS = {"michael": "Mi", "sucre": "Su", "abruzzi": "Ab", "bagwell": "Ba", "sara": "Sa", "pope": "Po", "veronica": "Ve",
         "lincoln": "Li"}
REASONS = {
    "sets_up": "cli-prison_break-because-sets_up",
    "lesser_evil": "cli-prison_break-because-lesser_evil",
    "runs_errand": "cli-prison_break-because-runs_errand",
    "waits": "cli-prison_break-because-waits",
    "calms_down": "cli-prison_break-because-calms_down",
    "looks_after": "cli-prison_break-because-looks_after",
    "pays_up": "cli-prison_break-because-pays_up",
    "plays_card": "cli-prison_break-because-plays_card",
    "hunts": "cli-prison_break-because-hunts",
    "runs_away": "cli-prison_break-because-runs_away",
}
"""What the expert of this game says about its choices."""


@cache
def plan() -> dict[str, Any]:
    """PB-3: the board with its coordinates, as the content has it."""
    text = (files("escapade.content") / "prison_break" / "board.json").read_text(encoding="utf-8")
    board: dict[str, Any] = json.loads(text)
    return board


class PrisonBreakDrawer(Drawer):
    """White lines on blue, as if tattooed."""

    breaks = frozenset({"day"})
    reasons = REASONS

    def draw(self, scene: Scene) -> RenderableType:
        """The plan, the two bars, what is in force, and who is who."""
        rows = 1 + max(square["y"] + square.get("height", 1) - 1 for square, _ in squares())
        lines = [row(scene, number) for number in range(rows)]
        title = Text(scene.language.title(scene.game), style="" if scene.plain else f"bold {LINE}")
        return Group(title, *lines, Text(), *bars(scene), *in_force(scene), *people(scene), *secrets(scene))

    def gist(self, scene: Scene) -> object:
        """Where everybody is, and what is on."""
        view = scene.view
        keys = ("seat", "figures", "guards", "tokens", "route", "camera", "tower", "day", "guilt")
        return [view[key] for key in keys]

    def sketch(self, scene: Scene) -> RenderableType | None:
        """The bars alone."""
        return Group(*bars(scene))

    def digest(self, scene: Scene, name: str, events: list[Event]) -> str:
        """PB-12: the steps of one move, told as one."""
        first, last = events[0], events[-1]
        if name != "moved" or first.values[0] != last.values[0]:
            return ""
        whole = Event(first.kind, [first.values[0], first.values[1], last.values[2]], first.mask)
        return scene.language.event(scene.game, whole, scene.names, scene.seat)

    def tags(self, scene: Scene) -> dict[str, str]:
        """Two letters for every figure."""
        return dict(MARKS)


@cache
def squares() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Every square with the zone or building it belongs to."""
    board = plan()
    groups = board["zones"] + board["buildings"]
    return [(square, group) for group in groups for square in group["squares"]]


def row(scene: Scene, number: int) -> Text:
    """One line of the blueprint."""
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
        line.append(text[: CELL * width - 1].ljust(CELL * width - 1), style=style_of(scene, square, group))
        line.append("|" if scene.plain and "color" not in group else " ", style="" if scene.plain else f"on {GROUND}")
        column += width
    return line


def cell_text(scene: Scene, square: dict[str, Any], group: dict[str, Any], number: int) -> str:
    """What is written on a square: a building's name on its first line, and whoever is there on its last."""
    content = contents(scene, square["key"], group)
    if "color" in group:
        return content or square["key"].rsplit("_", 1)[1]
    name = scene.language.name(scene.game, "square", square["key"])
    if square["height"] == 1:
        return f"{name[0]}{name[-1]} {content}" if len(group["squares"]) > 1 else f"{name[:4]} {content}"
    if number == square["y"]:
        return name
    return content if number == square["y"] + square["height"] - 1 else ""


def contents(scene: Scene, key: str, group: dict[str, Any]) -> str:
    """Figures, a guard, a token, things that lie about, a tool, a tower, a route token."""
    view = scene.view
    marks = [MARKS[figure] for figure, one in view["figures"].items() if one["square"] == key]
    signs = "g" if key in view["guards"] else ""
    signs += "?" if key in view["tokens"] else ""
    signs += "*" if key in view["lying"].values() else ""
    signs += "!" if key in view["tools"].values() else ""
    signs += "^" if group.get("tower") == key else ""
    signs += "x" if group["key"] in view["route"] and key == group["squares"][0]["key"] else ""
    return "".join(marks) + signs


def style_of(scene: Scene, square: dict[str, Any], group: dict[str, Any]) -> str:
    """PB-27: the zone's colour, bright when lit; a building's grey, red when watched."""
    if scene.plain:
        return ""
    if "color" in group:
        number = [zone["key"] for zone in plan()["zones"]].index(group["key"]) + 1
        if scene.view["tower"]["device"] == f"tower_{number}":
            return f"bold {GROUND} on {LIGHT}"
        return f"{LINE} on {blend(group['color'], GROUND, 0.55)}"
    if scene.view["camera"]["device"] == f"camera_{group.get('camera')}":
        return f"bold #ffffff on {ALARM}"
    return f"{GROUND} on {LINE}" if not group["strategic"] else f"bold {LINE} on {blend(LINE, GROUND, 0.25)}"


def bars(scene: Scene) -> list[Text]:
    """PB-5: guilt and days, thirty marks each."""
    say = scene.language.say
    return [bar(scene, say("cli-prison_break-guilt"), int(scene.view["guilt"]), ALARM),
            bar(scene, say("cli-prison_break-days"), int(scene.view["day"]), LINE)]


def bar(scene: Scene, name: str, value: int, color: str) -> Text:
    """A name, a row of marks, a number."""
    full, empty = ("#", "-") if scene.plain else ("█", "░")
    marks = full * value + empty * (BAR - value)
    return Text.assemble(f"  {name:<13}", (marks, "" if scene.plain else bright(color)), f" {value}/{BAR}")


def in_force(scene: Scene) -> list[Text]:
    """PB-7, PB-36: the active card, and what is on."""
    language, view = scene.language, scene.view
    found = [language.name(scene.game, "card", view["active"])] if view["active"] else []
    found += [language.name(scene.game, "device", view[kind]["device"]) for kind in ("camera", "tower")
              if view[kind]["device"]]
    if not found:
        return []
    return [Text("  " + language.say("cli-prison_break-in-force", things=", ".join(found)))]


def people(scene: Scene) -> list[Text]:
    """Who plays whom, and what they carry."""
    lines = []
    for seat, player in enumerate(scene.names):
        mark = "> " if f"p{seat}" in scene.view["waiting"] else "  "
        played = [carrying(scene, figure, one) for figure, one in scene.view["figures"].items()
                  if one["seat"] == f"p{seat}"]
        if scene.view["bellick"] == f"p{seat}":
            played.append(scene.language.say("cli-prison_break-bellick"))
        lines.append(Text(f"  {mark}{player}: {'; '.join(played)}"))
    return lines


def carrying(scene: Scene, figure: str, one: dict[str, Any]) -> str:
    """A figure's name, mark, objects, tools and kept chances."""
    name = scene.language.name
    things = [name(scene.game, "object", thing) for thing in one["objects"]]
    things += [name(scene.game, "tool", tool) for tool in one["tools"]]
    things += [name(scene.game, "card", card) for card in one["chances"]]
    text = f"{name(scene.game, 'figure', figure)} [{MARKS[figure]}]"
    return f"{text} ({', '.join(things)})" if things else text


def secrets(scene: Scene) -> list[Text]:
    """PB-2, PB-30: what the outsiders ask for; the plan, for those who know it, else the plans that fit."""
    language, view = scene.language, scene.view
    lines = []
    if view["wish"] is not None and view["stage"] == "recruiting":
        lines.append(Text("  " + language.say("cli-prison_break-wishes", wishes=wishes(scene))))
    if view["card"] is not None and view["dealt"] == 2:
        choosing = view["phase"] == "keep_plan"
        lines += [Text("  " + language.say("cli-prison_break-plan", plan=plan_of(scene, card)))
                  for card in ([view["card"], view["other"]] if choosing else [view["card"]])]
    elif view["dealt"] == 2:
        names = ", ".join(language.name(scene.game, "escape", card) for card in view["fitting"])
        lines.append(Text("  " + language.say("cli-prison_break-fitting", plans=names)))
    if view["hopeless"]:
        lines.append(Text("  " + language.say("cli-prison_break-hopeless")))
    return lines


@cache
def content_of(name: str) -> dict[str, Any]:
    """A content file."""
    text = (files("escapade.content") / "prison_break" / f"{name}.json").read_text(encoding="utf-8")
    content: dict[str, Any] = json.loads(text)
    return content


def wishes(scene: Scene) -> str:
    """PB-2: each announced outsider and his object."""
    name, face = scene.language.name, int(scene.view["wish"]) - 1
    return ", ".join(f"{name(scene.game, 'figure', one['key'])}: {name(scene.game, 'object', one['wishes'][face])}"
                     for one in content_of("pieces")["outsiders"] if one["key"] in scene.view["announced"])


def plan_of(scene: Scene, key: str) -> str:
    """PB-6: the route with the places that are marked, and the device."""
    game: Game = scene.game
    name = scene.language.name
    card = next(card for card in content_of("escapes")["cards"] if card["key"] == key)
    places = [name(game, "place", place) + (" x" if place in scene.view["route"] else "") for place in card["route"]]
    people = [name(game, "figure", outsider) for outsider in card["outsiders"]]
    parts = [", ".join(people), ", ".join(places), name(game, "device", card["device"])]
    return f"{name(game, 'escape', key)} ({' / '.join(parts)})"
