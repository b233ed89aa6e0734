"""EL-3 to EL-6: how a match begins."""

from mypy_extensions import i64

from escapade.games.elba.fights import stand
from escapade.games.elba.letters import one, size
from escapade.games.elba.state import ElbaState, empty_state
from escapade.games.elba.tables import Tables


def empty_board(tables: Tables, seats: int) -> ElbaState:
    """Nobody placed, no deck."""
    return empty_state(seats, tables.guests.count, len(tables.board.names))


def first_position(tables: Tables, seats: int) -> ElbaState:
    """EL-5: Campbell stands in the Safe Area; the Napoleons are about to be drawn."""
    s = empty_board(tables, seats)
    stand(s, tables.guests.campbell, tables.board.safe)
    s.deck = whole_deck(tables, seats)
    s.deck_size = size(s.deck)
    s.ask_chance()
    return s


def whole_deck(tables: Tables, seats: int) -> i64:
    """EL-3: one deck, or two for many players."""
    cards: i64 = 0
    for letter in range(len(tables.deck)):
        cards += one(letter) * tables.deck[letter]
    return cards if seats <= tables.one_deck_seats else cards * 2


def is_in_match(tables: Tables, seats: int, guest: int) -> bool:
    """EL-4: as many Napoleons as the board has, players and non-players together, and Campbell."""
    napoleons = tables.guests.napoleons
    return guest < seats or napoleons <= guest < napoleons * 2 - seats or guest == tables.guests.campbell
