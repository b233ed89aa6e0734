"""What a loaded game looks up instead of working out: lengths, boats, and legal lists by mask."""

from typing import final

from mypy_extensions import i64

from escapade.core.action import ActionTable
from escapade.games.evades.kinds import PRISONERS, WHITE, Kind


@final
class Tables:
    """Numbers of the board and dice, and a legal list for every set of prisoners or dice."""

    def __init__(self, squares: int, faces: int, dice: list[int], rooms: list[int], points: list[int],
                 round_limit: i64, actions: ActionTable, *, count_empty_only: bool) -> None:
        self.squares = squares
        self.faces = faces
        self.dice = dice
        """How many coloured dice are rolled, by the number of prisoners aboard (LE-6)."""
        self.points = points
        self.round_limit: i64 = round_limit
        """LE-18: after so many rounds the match ends."""
        self.count_empty_only: bool = count_empty_only
        """LE-9: whether taken squares are jumped over."""
        self.actions = actions
        self.boat_of_place: list[int] = boat_of_place(rooms)
        self.bets: list[list[int]] = lists_by_mask(actions, Kind.BET, PRISONERS)
        self.takes: list[list[int]] = lists_by_mask(actions, Kind.TAKE, WHITE + 1)
        self.moves: list[list[int]] = lists_by_mask(actions, Kind.MOVE, PRISONERS)
        self.backs: list[list[int]] = lists_by_mask(actions, Kind.BACK, PRISONERS)
        self.white_or_roll: list[int] = [actions.number(Kind.TAKE, WHITE), actions.number(Kind.ROLL)]
        self.leave: list[int] = [actions.number(Kind.LEAVE)]


def boat_of_place(rooms: list[int]) -> list[int]:
    """LE-3: the boat of the first to board, of the second, …, of the seventh."""
    return [boat for boat, room in enumerate(rooms) for seat in range(room)]


def lists_by_mask(actions: ActionTable, kind: int, size: int) -> list[list[int]]:
    """For every set of values, the actions of a kind with these values, ascending."""
    return [[actions.number(kind, value) for value in range(size) if mask >> value & 1] for mask in range(1 << size)]
