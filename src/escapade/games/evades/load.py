"""Loads Les Évadés from its content, or from a pack laid over it."""

from pathlib import Path
from typing import Any

from escapade.content.read import Content
from escapade.core.option import read_options
from escapade.core.tables import Source
from escapade.games.evades.checks.content import check_board
from escapade.games.evades.game import KEY, EvadesGame
from escapade.games.evades.shapes import make_shapes, option_table
from escapade.games.evades.tables import Tables


def load(options: dict[str, object], pack: Path | None, *, written: bool) -> EvadesGame:
    """The game with these options; a pack may set the length that is used when no option says otherwise."""
    content = Content(KEY, ["board"], pack)
    board = content.files["board"]
    check_board(board)
    table = option_table(board["squares"])
    values = read_options(table, options, written=written)
    pawns = [prisoner["key"] for prisoner in board["prisoners"]]
    shapes = make_shapes(pawns, [boat["key"] for boat in board["boats"]], board["die_faces"])
    boats = board["boats"]
    tables = Tables(values["squares"], board["die_faces"], dice_by_aboard(board), [boat["room"] for boat in boats],
                    [boat["points"] for boat in boats], values["round_limit"], shapes.actions,
                    count_empty_only=values["count_empty_only"] != 0)
    return EvadesGame(table, values, shapes, tables, Source(content.pack, content.digest()))


def dice_by_aboard(board: dict[str, Any]) -> list[int]:
    """LE-6, LE-7: how many dice are named, by the number of prisoners aboard."""
    return ([board["coloured_dice"]] * 2 + [board["coloured_dice_after_two_aboard"]] * 2
            + [board["dice_in_all_after_four_aboard"]] * 4)
