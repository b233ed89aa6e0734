"""What the deck of the pocket game must keep to, in its content or in a pack's."""

from typing import Any

from escapade.core.errors import BadInput


def check_deck(deck: dict[str, Any]) -> None:
    """PK-1: no two kinds of cards are called alike."""
    keys = [card["key"] for card in deck["cards"]]
    if len(set(keys)) != len(keys):
        raise BadInput("content.duplicate_key", {"file": "deck.json", "path": "$.cards"})
