"""EL-3 to EL-6: how a match begins."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.elba.kinds import DEALT, Ev, Phase
from escapade.games.elba.rules.cards import deck_to_hand
from escapade.games.elba.rules.guests import stand
from escapade.games.elba.rules.letters import one, size
from escapade.games.elba.rules.turns import begin_turn
from escapade.games.elba.state import ElbaState, empty_state
from escapade.games.elba.tables import Tables


def empty_board(tables: Tables, seats: int) -> ElbaState:
    """Nobody placed, no deck."""
    return empty_state(seats, tables.guests.count, len(tables.board.names))


def first_position(tables: Tables, seats: int) -> ElbaState:
    """EL-5: Campbell stands in the Safe Area; the Napoleons are about to be drawn."""
    s = empty_board(tables, seats)
    stand(s, tables, tables.guests.campbell, tables.board.safe)
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


def next_to_place(s: ElbaState, tables: Tables) -> int:
    """EL-5: players by seat, then non-players; NONE when everybody stands somewhere."""
    napoleons = tables.guests.napoleons
    for guest in range(napoleons * 2 - s.seats):
        if s.place[guest] == NONE and (guest < s.seats or guest >= napoleons):
            return guest
    return NONE


def place_guest(s: ElbaState, tables: Tables, place: int, events: Events) -> None:
    """EL-5: every Napoleon starts in a different place; then the cards are dealt."""
    guest = next_to_place(s, tables)
    stand(s, tables, guest, place)
    events.emit(Ev.PLACED, guest, place)
    if next_to_place(s, tables) == NONE:
        s.phase = Phase.DEAL


def cards_dealt(s: ElbaState) -> int:
    """EL-6: how many cards are in all Hands during the deal."""
    dealt = 0
    for player in s.players:
        dealt += player.hand_size
    return dealt


def deal(s: ElbaState, letter: int, events: Events) -> None:
    """EL-6: three cards to each player, one after the other; then the starter is drawn."""
    seat = cards_dealt(s) % s.seats
    deck_to_hand(s, seat, letter)
    events.emit(Ev.DEALT, seat, letter, mask=1 << seat)
    if cards_dealt(s) == DEALT * s.seats:
        s.phase = Phase.STARTER


def draw_starter(s: ElbaState, seat: int, events: Events) -> None:
    """EL-6: a player drawn at random starts."""
    s.starter = seat
    s.active = seat
    events.emit(Ev.STARTED, seat)
    begin_turn(s)
