"""Prison Break: plans, cards, objects, outsiders, Bellick's devices, and the blueprint of the prison."""

from pathlib import Path

from escapade.content.read import Content
from escapade.core.game import Game
from escapade.games.prison_break.game import KEY
from escapade.lab.portrait import Board, Portrait, Spot, Subject

FILES = ["board", "pieces", "escapes", "cards"]
UNIT = 56
EDGE = 8


def board(game: Game, pack: Path | None) -> Board:
    """The squares of zones and buildings by the measures of the content."""
    read = Content(KEY, FILES, pack).files["board"]
    squares = [square for family in ("zones", "buildings") for part in read[family] for square in part["squares"]]
    left = min(square["x"] for square in squares)
    spots = [Spot(square["key"], (square["x"] - left) * UNIT + EDGE, square["y"] * UNIT + EDGE,
                  square.get("width", 1) * UNIT, square.get("height", 1) * UNIT) for square in squares]
    width, height = (max(spot.x + spot.width for spot in spots), max(spot.y + spot.height for spot in spots))
    return Board(width + EDGE, height + EDGE, spots, "square")


PORTRAIT = Portrait(
    subjects=(Subject("plans", "prison_break-study-plans", "escape", (("kept_plan", "escape"),)),
              Subject("cards", "prison_break-study-cards", "card", (("drew", "card"), ("played", "card"))),
              Subject("objects", "prison_break-study-objects", "object", (("took", "object"),)),
              Subject("outsiders", "prison_break-study-outsiders", "figure", (("recruited", "outsider"),)),
              Subject("bribes", "prison_break-study-bribes", "object", (("bribed", "object"),)),
              Subject("tools", "prison_break-study-tools", "tool", (("took_tool", "tool"),)),
              Subject("watched", "prison_break-study-watched", "device", (("turned_on", "device"),)),
              Subject("disabled", "prison_break-study-disabled", "device", (("disabled", "device"),)),
              Subject("caught", "prison_break-study-caught", "figure", (("caught", "figure"),))),
    visits=(("moved", "square"), ("driven", "square"), ("guard_moved", "square")), board=board,
    board_title="prison_break-study-map", victory="escaped", begins=("turn", "seat"))
