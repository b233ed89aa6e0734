"""What a loaded game looks up instead of working out: lengths, boats, and legal lists by mask."""

from typing import final

from mypy_extensions import i64

from escapade.core.action import ActionTable
from escapade.games.evades.kinds import PRISONERS, WHITE, Kind


@final
class Tables:
    """Numbers of the board and dice, and a legal list for every set of prisoners or dice."""

    def __init__(self, squares: i64, faces: int, dice: list[int], rooms: list[int], points: list[int],
                 round_limit: i64, actions: ActionTable, *, count_empty_only: bool) -> None:
        self.squares: i64 = squares
        self.faces = faces
        self.dice = bytes(dice)
        """How many coloured dice are rolled, by the number of prisoners aboard (LE-6)."""
        self.points = points
        self.round_limit: i64 = round_limit
        """LE-18: after so many rounds the match ends."""
        self.count_empty_only: bool = count_empty_only
        """LE-9: whether taken squares are jumped over."""
        self.actions = actions
        self.kinds = bytes(actions.kind)
        self.values = bytes(actions.first)
        """The kind of each action, and its prisoner or die."""
        self.boat_of_place = bytes(boat_of_place(rooms))
        self.bets: list[list[int]] = lists_by_mask(actions, Kind.BET, PRISONERS)
        self.takes: list[list[int]] = lists_by_mask(actions, Kind.TAKE, WHITE + 1)
        self.moves: list[list[int]] = lists_by_mask(actions, Kind.MOVE, PRISONERS)
        self.backs: list[list[int]] = lists_by_mask(actions, Kind.BACK, PRISONERS)
        self.backs_or_leave: list[list[int]] = [[*backs, actions.number(Kind.LEAVE)] for backs in self.backs]
        self.white_or_roll: list[int] = [actions.number(Kind.TAKE, WHITE), actions.number(Kind.ROLL)]
        self._both: list[list[int]] = [[]] * (1 << 2 * PRISONERS)

    def moves_and_backs(self, forward: i64, back: i64) -> list[int]:
        """The actions with two sets that are not empty. Made when first asked for: most pairs never are."""
        found = self._both[forward << PRISONERS | back]
        if not found:
            found = self.moves[forward] + self.backs[back]
            self._both[forward << PRISONERS | back] = found
        return found


def boat_of_place(rooms: list[int]) -> list[int]:
    """LE-3: the boat of the first to board, of the second, …, of the seventh."""
    return [boat for boat, room in enumerate(rooms) for seat in range(room)]


def lists_by_mask(actions: ActionTable, kind: int, size: int) -> list[list[int]]:
    """For every set of values, the actions of a kind with these values, ascending."""
    return [[actions.number(kind, value) for value in range(size) if mask >> value & 1] for mask in range(1 << size)]
