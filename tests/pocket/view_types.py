"""The view of the pocket game, as types. Cards are counted by kind."""

from typing import Literal, TypedDict

from escapade.core.view_types import CommonView


class Player(TypedDict):
    """A hand is its owner's secret, and so is what he knows of the others'."""

    hand: list[int] | None
    size: int
    side: Literal["loyal", "traitor"] | None
    knows: list[list[int]] | None


class View(CommonView):
    """Everything but hands and the deck."""

    turns: int
    ended: bool
    discard: list[int]
    deck: list[int] | None
    deck_size: int
    players: list[Player]
