"""The floor plan: places as boxes on a canvas of characters, doors as gaps, guests as letters with their Strength."""

from typing import Any

from rich.text import Text

from escapade.content.read import Content
from escapade.terminal.paint import SAND, bright
from escapade.terminal.scene import Scene

COLUMNS, ROWS = 28, 24
"""How wide and high the floor plan is, in its own units."""
HATS = ["#27408b", "#a4312f", "#c79a3b", "#2f6b3a", "#7a4a94", "#2f7d8c", "#b5651d", "#8c2f5d", "#5d6b2f", "#4a4a94",
        "#6b4a2f"]
"""The colours of the players' hats."""
CAMPBELL = "#c8372d"


def places_of() -> list[dict[str, Any]]:
    """The places as the content has them, each with where it lies and how large it is."""
    places: list[dict[str, Any]] = Content("elba", ["board"], None).files["board"]["places"]
    return places


def doors_of() -> list[list[str]]:
    """The doors as the content has them: pairs of places."""
    doors: list[list[str]] = Content("elba", ["board"], None).files["board"]["doors"]
    return doors


class Canvas:
    """Characters by line and column; each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for line in range(height)]
        self.styles = [[""] * width for line in range(height)]

    def put(self, line: int, column: int, text: str, style: str = "") -> None:
        """Write a text, cut at the edge."""
        for place, sign in enumerate(text):
            if 0 <= line < len(self.signs) and 0 <= column + place < len(self.signs[0]):
                self.signs[line][column + place] = sign
                self.styles[line][column + place] = style

    def lines(self) -> list[Text]:
        """The canvas as lines of text, without spaces at their ends."""
        found = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            length = len("".join(signs).rstrip())
            line = Text()
            for sign, style in zip(signs[:length], styles[:length], strict=True):
                line.append(sign, style=style)
            found.append(line)
        return found


class Plan:
    """The plan drawn at a scale that fits the width."""

    def __init__(self, scene: Scene, width: int) -> None:
        self.scene = scene
        self.across = max(2, min(4, (width - 1) // COLUMNS))
        self.down = 3
        self.canvas = Canvas(COLUMNS * self.across + 1, ROWS * self.down // 4 + 1)
        self.places = {place["key"]: place for place in places_of()}
        self.opened: list[str] = [] if scene.seat is None else scene.view["spells"][scene.seat]["rooms"]
        """EL-12: the rooms that the viewer's Bag spells light up."""
        self.crowds: list[Text] = []
        """EL-4: who stands where so many stand that the plan has no room for them: a line for each such place."""

    def draw(self) -> list[Text]:
        """Walls first, then doors, names and guests."""
        for place in self.places.values():
            self.walls(place)
        for one, other in doors_of():
            self.door(self.places[one], self.places[other])
        for place in self.places.values():
            self.inside(place)
        return self.canvas.lines()

    def left(self, place: dict[str, Any]) -> int:
        """The column of a place's left wall."""
        return int(place["x"]) * self.across

    def top(self, place: dict[str, Any]) -> int:
        """The line of a place's upper wall."""
        return int(place["y"]) * self.down // 4

    def size(self, place: dict[str, Any]) -> tuple[int, int]:
        """Columns and lines from wall to wall."""
        return int(place["width"]) * self.across, int(place["height"]) * self.down // 4

    def walls(self, place: dict[str, Any]) -> None:
        """Four walls; those of a corridor thinner."""
        left, top, (width, height) = self.left(place), self.top(place), self.size(place)
        style = "" if self.scene.plain else "dim"
        across, along = ("-", "|") if self.scene.plain else ("─", "│")
        for column in range(left, left + width + 1):
            for line in (top, top + height):
                self.canvas.put(line, column, across, style)
        for line in range(top, top + height + 1):
            for column in (left, left + width):
                self.canvas.put(line, column, "+" if line in (top, top + height) else along, style)

    def door(self, one: dict[str, Any], other: dict[str, Any]) -> None:
        """A gap in the middle of the wall that two places share."""
        left = max(self.left(one), self.left(other))
        right = min(self.left(one) + self.size(one)[0], self.left(other) + self.size(other)[0])
        top = max(self.top(one), self.top(other))
        bottom = min(self.top(one) + self.size(one)[1], self.top(other) + self.size(other)[1])
        if top == bottom:
            self.canvas.put(top, (left + right) // 2 - 1 + (right - left) % 2, "  " if right - left > 3 else " ")
        else:
            self.canvas.put((top + bottom) // 2 + (bottom - top) % 2, left, " ")

    def inside(self, place: dict[str, Any]) -> None:
        """The name on the first line, the guests on the last."""
        left, top, (width, height) = self.left(place), self.top(place), self.size(place)
        middle = top + (height - 1) // 2 if height > 3 else top + 1
        opened = place["key"] in self.opened
        style = "" if self.scene.plain else f"bold {SAND}" if opened else "italic"
        label = label_of(place["key"]) + ("*" if opened else "")
        self.canvas.put(middle, left + 1 + max(0, (width - 1 - len(label)) // 2), label[: width - 1], style)
        tokens = self.fitting(place["key"], width - 1)
        column = left + 1 + max(0, (width - 1 - sum(len(sign) for sign, style in tokens)) // 2)
        for sign, token_style in tokens:
            self.canvas.put(middle + 1, column, sign, token_style)
            column += len(sign)

    def fitting(self, place: str, room: int) -> list[tuple[str, str]]:
        """The guests of a place with spaces, or without, or as many as there is room for and a line below the plan."""
        tokens = guests_in(self.scene, place)
        if 3 * len(tokens) - 1 <= room:
            return [(sign + " " if number < len(tokens) - 1 else sign, style)
                    for number, (sign, style) in enumerate(tokens)]
        if 2 * len(tokens) <= room:
            return tokens
        line = Text(f"   {label_of(place)}:")
        for sign, style in tokens:
            line.append(" ").append(sign, style=style)
        self.crowds.append(line)
        return [*tokens[: (room - 1) // 2], ("+", "")]


def label_of(key: str) -> str:
    """What stands on the plan: the board's own English, corridors by their number."""
    if key.startswith("corridor"):
        return key.removeprefix("corridor_")
    return key.removesuffix("_room").removesuffix("_area").removesuffix("_tower").capitalize() + (
        " T." if key.endswith("tower") else "")


def guests_in(scene: Scene, place: str) -> list[tuple[str, str]]:
    """The guests in a place as short signs: `A3`, `b1`, `!2`."""
    return [(sign_of(name) + str(guest["strength"]), style_of(scene, name))
            for name, guest in scene.view["guests"].items() if guest["place"] == place]


def sign_of(guest: str) -> str:
    """One sign: players from A on, other Napoleons from a on, Campbell an exclamation mark."""
    if guest == "campbell":
        return "!"
    if guest[0] == "p":
        return chr(ord("A") + int(guest[1:]))
    return chr(ord("a") + int(guest.removeprefix("napoleon_")) - 1)


def style_of(scene: Scene, guest: str) -> str:
    """A player has the colour of his hat, Campbell his own; other Napoleons, and plain drawings, have none."""
    if scene.plain:
        return ""
    if guest == "campbell":
        return f"bold {bright(CAMPBELL)}"
    return f"bold reverse {bright(HATS[int(guest[1:])])}" if guest[0] == "p" else ""
