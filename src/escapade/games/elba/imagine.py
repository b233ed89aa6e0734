"""Another world that a viewer cannot tell apart: other cards in the Hands of others and in the deck."""

from mypy_extensions import i64

from escapade.core.rng import Rng
from escapade.core.seat import UNKNOWN
from escapade.games.elba.rules.letters import letter_at, one, pack, size
from escapade.games.elba.setup import whole_deck
from escapade.games.elba.state import ElbaState
from escapade.games.elba.tables import Tables
from escapade.games.elba.view import row_of


def fill(s: ElbaState, tables: Tables, viewer: int, rng: Rng) -> None:
    """EL-32: what lies nowhere in sight is dealt over Hands and deck, the cards known to be in a Hand first."""
    row = row_of(s, viewer) * s.seats
    pool = unseen(s, tables)
    for seat, player in enumerate(s.players):
        if player.hand == UNKNOWN:
            pool -= s.known[row + seat]
    left = size(pool)
    for seat, player in enumerate(s.players):
        if player.hand == UNKNOWN:
            hand: i64 = s.known[row + seat]
            for turn in range(player.hand_size - size(hand)):
                card = one(letter_at(pool, rng.below(left)))
                hand += card
                pool -= card
                left -= 1
            player.hand = hand
    if s.deck == UNKNOWN:
        s.deck = pool
    remember(s)


def unseen(s: ElbaState, tables: Tables) -> i64:
    """All cards of the match but those in Bags, in the discard pile and in Hands that are known."""
    pool = whole_deck(tables, s.seats) - pack(s.discard)
    for player in s.players:
        pool -= player.bag
        if player.hand != UNKNOWN:
            pool -= player.hand
    return pool if s.deck == UNKNOWN else pool - s.deck


def remember(s: ElbaState) -> None:
    """EL-32: of what others may remember of each other, what is public is certain."""
    public = s.seats * s.seats
    for place in range(len(s.known)):
        if s.known[place] == UNKNOWN:
            s.known[place] = s.known[public + place % s.seats] if place % s.seats != place // s.seats else 0
