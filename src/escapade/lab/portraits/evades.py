"""Les Évadés: dice, prisoners, boats and the path along which they run."""

from itertools import pairwise
from math import hypot
from pathlib import Path

from escapade.core.game import Game
from escapade.core.state import State
from escapade.games.evades.game import EvadesGame
from escapade.games.evades.kinds import PRISONERS
from escapade.games.evades.score import boats_of
from escapade.games.evades.state import EvadesState
from escapade.lab.portrait import Board, Portrait, Spot, Subject

PATH = [(385, 235), (560, 175), (760, 215), (950, 165), (1095, 225), (1100, 345), (960, 400), (760, 375), (560, 425),
        (350, 380), (170, 405), (95, 500), (170, 590), (360, 580), (560, 605), (780, 575), (960, 600), (1110, 575)]
"""The path on the island, as the browser draws it on a wide screen."""
LEFT, TOP, STONE, FINE = 60, 110, 64, 24


def board(game: Game, pack: Path | None) -> Board:
    """The stones of the path at equal distances; the last one stands for the boats."""
    points, squares = fine_path(), int(game.option_values["squares"])
    lengths = [0.0]
    for before, after in pairwise(points):
        lengths.append(lengths[-1] + hypot(after[0] - before[0], after[1] - before[1]))
    spots = []
    for square in range(1, squares + 1):
        wanted = lengths[-1] * (square - 1) / (squares - 1)
        x, y = points[next(place for place, length in enumerate(lengths) if length >= wanted - 1e-9)]
        spots.append(Spot(str(square), x - LEFT - STONE / 2, y - TOP - STONE / 2, STONE, STONE, is_round=True))
    middles = [(x - LEFT, y - TOP) for x, y in points]
    return Board(1100, 540, spots, "", [(*before, *after) for before, after in pairwise(middles)])


def fine_path() -> list[tuple[float, float]]:
    """A curve through all points of the path (Catmull-Rom)."""
    fine: list[tuple[float, float]] = []
    last = len(PATH) - 1
    for place in range(last):
        four = [PATH[min(last, max(0, place + step))] for step in (-1, 0, 1, 2)]
        fine += [(bend([x for x, _ in four], piece / FINE), bend([y for _, y in four], piece / FINE))
                 for piece in range(FINE)]
    return [*fine, (float(PATH[-1][0]), float(PATH[-1][1]))]


def bend(values: list[int], part: float) -> float:
    """One coordinate between the second and the third of four points."""
    a, b, c, d = values
    curved = (2 * a - 5 * b + 4 * c - d) * part ** 2 + (3 * b - a - 3 * c + d) * part ** 3
    return 0.5 * (2 * b + (c - a) * part + curved)


def standing(game: Game, state: State) -> list[float]:
    """LE-16: the points of each seat if all who are still running boarded in the order in which they stand."""
    assert isinstance(state, EvadesState) and isinstance(game, EvadesGame)
    running = [pawn for pawn in range(PRISONERS) if not state.aboard >> pawn & 1]
    order = [*state.boarded(), *sorted(running, key=lambda pawn: -state.square_of(pawn))]
    found = boats_of(order, game.tables)
    points = []
    for player in state.players:
        foretold = boats_of(player.bet(), game.tables)
        points.append(float(sum(game.tables.points[found[pawn]] for pawn in range(PRISONERS)
                                if found[pawn] == foretold[pawn])))
    return points


PORTRAIT = Portrait(
    subjects=(Subject("start", "evades-study-start", "seat", (("started", "seat"),), "seat"),
              Subject("dice", "evades-study-dice", "die", (("took", "die"),), "seat"),
              Subject("run", "evades-study-run", "prisoner", (("moved", "pawn"),), "seat"),
              Subject("back", "evades-study-back", "prisoner", (("moved_back", "pawn"),), "seat"),
              Subject("boats", "evades-study-boats", "boat", (("boarded", "boat"),))),
    visits=(("moved", "square"), ("moved_back", "square")), board=board,
    board_title="evades-study-map", standing=standing, turn_ends="turn_ended",
    begins=("started", "seat"))
