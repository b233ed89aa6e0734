"""PK-8: who knows what: the one place that writes a position of the pocket game, and what questions tell."""

from escapade.core.reading import write_name
from escapade.core.seat import NONE
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


def question_values(s: PocketState) -> list[int]:
    """PK-2: whose turn it is, and in which round."""
    return [active(s), s.turns // s.seats + 1] if s.current_phase() == Phase.TURN else []
