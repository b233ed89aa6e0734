"""Another world that a viewer cannot tell apart: other cards in the other hands and in the deck."""

from escapade.core.pile import Pile
from escapade.core.rng import Rng
from escapade.core.seat import UNKNOWN
from tests.pocket.state import PocketState
from tests.pocket.tables import Tables


def fill(s: PocketState, tables: Tables, viewer: int, rng: Rng) -> None:
    """PK-8: what the viewer cannot see goes over the hands and the deck, known cards where they are known to be."""
    if s.deck.unknown[0] != UNKNOWN:
        return
    knows = s.players[viewer].knows if viewer < s.seats else [[0, 0, 0]] * s.seats
    unseen = [seat for seat, player in enumerate(s.players) if player.hand[0] == UNKNOWN]
    pool = [tables.counts[card] - s.discard[card] for card in range(3)]
    if viewer < s.seats:
        pool = [pool[card] - s.players[viewer].hand[card] for card in range(3)]
    for seat in unseen:
        pool = [pool[card] - knows[seat][card] for card in range(3)]
    rest = Pile(pool)
    for seat in unseen:
        player = s.players[seat]
        size, player.hand = player.hand[1], knows[seat][:]
        for _ in range(size - sum(player.hand)):
            card = rest.kind_at(rng.below(rest.hidden))
            rest.take(card)
            player.hand[card] += 1
    s.deck = rest
