"""PK-8: who knows what: the one place that writes a position of the pocket game, and what questions tell."""

from escapade.core.pile import Pile
from escapade.core.reading import write_name
from escapade.core.seat import NONE, UNKNOWN
from tests.pocket.kinds import SIDES, Phase
from tests.pocket.rules.turns import active
from tests.pocket.state import PocketState


def write_body(s: PocketState, viewer: int) -> dict[str, object]:
    """PK-8: hands, and what is remembered of them, are private until the end."""
    everything = viewer == NONE or s.ended
    return {
        "turns": s.turns, "ended": bool(s.ended), "discard": s.discard[:],
        "deck": s.deck.unknown[:] if everything else None, "deck_size": s.deck.hidden,
        "players": [{
            "hand": player.hand[:] if everything or seat == viewer else None, "size": sum(player.hand),
            "side": write_name(player.side, SIDES),
            "knows": [cards[:] for cards in player.knows] if everything or seat == viewer else None,
        } for seat, player in enumerate(s.players)],
    }


def hide(s: PocketState, viewer: int) -> None:
    """PK-8: of the other hands and the deck only the sizes, of what others remember nothing."""
    if s.ended:
        return
    s.deck = Pile([UNKNOWN, s.deck.hidden, 0])
    for seat, player in enumerate(s.players):
        if seat != viewer:
            player.hand = [UNKNOWN, sum(player.hand), 0]
            player.knows = [[0, 0, 0] for _ in player.knows]


def question_values(s: PocketState) -> list[int]:
    """PK-2: whose turn it is, and in which round."""
    return [active(s), s.turns // s.seats + 1] if s.current_phase() == Phase.TURN else []
