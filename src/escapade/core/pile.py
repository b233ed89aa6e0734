"""A pile of cards without a stored future: what nobody knows is a multiset, drawn from when somebody draws."""

from typing import final

from escapade.core.rng import Rng
from escapade.core.seat import NONE


@final
class Pile:
    """Cards as counts by kind, with known cards on top (last one first drawn) and below (first one first drawn).

    Drawing from the unknown part is a chance step: `outcomes` cards are equally likely, and `kind_at`
    says which kind an outcome is.
    """

    def __init__(self, unknown: list[int], top: list[int], bottom: list[int]) -> None:
        self.unknown = unknown
        self.top = top
        self.bottom = bottom
        self.hidden = sum(unknown)

    def size(self) -> int:
        """All cards of the pile."""
        return len(self.top) + self.hidden + len(self.bottom)

    def is_known(self) -> bool:
        """Whether the next card is known, so that no chance step is needed."""
        return len(self.top) > 0 or self.hidden == 0

    def take_known(self) -> int:
        """Draw the next card when it is known; NONE from an empty pile."""
        if self.top:
            return self.top.pop()
        return self.bottom.pop(0) if self.bottom else NONE

    def kind_at(self, outcome: int) -> int:
        """The kind of card an outcome stands for."""
        left = outcome
        for kind, count in enumerate(self.unknown):
            if left < count:
                return kind
            left -= count
        raise AssertionError(f"outcome {outcome} of a pile of {self.hidden}")

    def take(self, kind: int) -> None:
        """Draw one card of a kind from the unknown part."""
        assert self.unknown[kind] > 0, f"no card of kind {kind} left to draw"
        self.unknown[kind] -= 1
        self.hidden -= 1

    def take_any(self, rng: Rng) -> int:
        """Draw one card of the unknown part for an imagined world."""
        kind = self.kind_at(rng.below(self.hidden))
        self.take(kind)
        return kind

    def shuffle_in(self, kind: int) -> None:
        """Put a card back where nobody knows."""
        self.unknown[kind] += 1
        self.hidden += 1

    def put_on_top(self, kind: int) -> None:
        """Lay a card on the pile, seen."""
        self.top.append(kind)

    def put_below(self, kind: int) -> None:
        """Slide a card under the pile, seen."""
        self.bottom.append(kind)

    def clone(self) -> "Pile":
        """A pile that shares nothing with this one."""
        return Pile(self.unknown[:], self.top[:], self.bottom[:])

    def __repr__(self) -> str:
        """The known cards in the order they come, around the counts of the unknown ones."""
        return f"<Pile of {self.size()}: top {self.top[::-1]}, unknown {self.unknown}, bottom {self.bottom}>"
