"""EL-4, EL-6, EL-19, EL-20: who is on the board, whose turn it is, and who must fight whom."""

from mypy_extensions import i64

from escapade.core.seat import NONE
from escapade.games.elba.state import ElbaState
from escapade.games.elba.tables import Tables


def active_seat(s: ElbaState) -> i64:
    """EL-6: clockwise from the player who started."""
    return s.active


def seat_after(s: ElbaState, seat: i64) -> i64:
    """EL-6: the next one clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


def is_player(tables: Tables, guest: i64) -> bool:
    """EL-4: a live player; everybody else on the board is not."""
    return guest < tables.guests.napoleons


def mask_of_players(tables: Tables) -> i64:
    """The guests who are live players, whoever of them is on the board."""
    return (1 << tables.guests.napoleons) - 1


def opponents_of(s: ElbaState, tables: Tables, guest: i64) -> i64:
    """EL-19, EL-20, EL-30: whom a guest must fight where it stands; nobody in the Safe Area."""
    place: i64 = s.place[guest]
    if place == tables.board.safe:
        return 0
    others = s.here[place] & ~(1 << guest)
    return others if is_player(tables, guest) else others & mask_of_players(tables)


def stand(s: ElbaState, tables: Tables, guest: i64, place: i64) -> None:
    """Put a guest into a place, from wherever it stood."""
    before: i64 = s.place[guest]
    if before != NONE:
        s.here[before] = s.here[before] & ~(1 << guest)
    s.place[guest] = place
    s.here[place] = s.here[place] | 1 << guest
    if not is_player(tables, guest):
        s.pushes += tables.doors[place] - (tables.doors[before] if before != NONE else 0)
