"""What the board of Les Évadés must keep to, in our content or in a pack's."""

from typing import Any

from escapade.core.errors import BadInput
from escapade.games.evades.kinds import PRISONERS


def check_board(board: dict[str, Any]) -> None:
    """LE-2, LE-3: seven different prisoners, and room for all of them."""
    rooms = sum([boat["room"] for boat in board["boats"]])
    if rooms != PRISONERS:
        raise BadInput("content.total", {"file": "board.json", "path": "$.boats", "found": rooms,
                                         "expected": PRISONERS})
    for family in ("prisoners", "boats"):
        keys = [thing["key"] for thing in board[family]]
        if len(set(keys)) != len(keys) or "white" in keys:
            raise BadInput("content.duplicate_key", {"file": "board.json", "path": f"$.{family}"})
