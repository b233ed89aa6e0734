"""PK-3, PK-4: the draw that is due, from the deck or from a hand."""

from escapade.core.event import Events
from escapade.core.pile import Pile
from tests.pocket.kinds import Ev, Phase
from tests.pocket.rules.turns import active
from tests.pocket.state import PocketState


def pile(s: PocketState) -> Pile:
    """PK-3, PK-4: what is drawn from: in a theft the victim's hand, else the deck."""
    return Pile(s.players[s.top().subject].hand) if s.frames else s.deck


def ask(s: PocketState) -> None:
    """PK-3: a card of the deck is wanted."""
    s.phase = Phase.DRAWING
    s.ask_chance()


def from_deck(s: PocketState, card: int, events: Events) -> None:
    """PK-3: the card is seen by the one who drew it alone."""
    seat = active(s)
    s.deck.take(card)
    s.players[seat].hand[card] += 1
    events.emit(Ev.DREW, seat, card, mask=1 << seat)
