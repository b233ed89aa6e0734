"""Who has how many points, and who wins."""

from escapade.games.evades.kinds import PRISONERS
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables


def boats_of(order: list[int], tables: Tables) -> list[int]:
    """The boat of each prisoner when they board in this order."""
    boats = [0] * PRISONERS
    for place, pawn in enumerate(order):
        boats[pawn] = tables.boat_of_place[place]
    return boats


def points_of(s: EvadesState, tables: Tables, seat: int) -> int:
    """LE-16: the boat's points for each prisoner found in the boat foretold; the order within does not matter."""
    found = boats_of(s.boarded, tables)
    foretold = boats_of(s.players[seat].bet, tables)
    return sum([tables.points[found[pawn]] for pawn in range(PRISONERS) if found[pawn] == foretold[pawn]])


def winners(scores: list[int]) -> list[int]:
    """LE-16: most points win; a tie is shared."""
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
