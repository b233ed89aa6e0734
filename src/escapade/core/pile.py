"""A pile of cards without a stored future: what nobody knows is a multiset, drawn from when somebody draws."""

from typing import final

from mypy_extensions import i64


@final
class Pile:
    """Cards as counts by kind.

    Drawing is a chance step: `hidden` cards are equally likely, and `kind_at` says which kind an outcome is.
    """

    def __init__(self, unknown: list[int]) -> None:
        self.unknown = unknown
        self.hidden = sum(unknown)
        """How many cards there are in all."""

    def kind_at(self, outcome: int) -> int:
        """The kind of card an outcome stands for."""
        left: i64 = outcome
        for kind, cards in enumerate(self.unknown):
            count: i64 = cards
            if left < count:
                return kind
            left -= count
        raise AssertionError(f"outcome {outcome} of a pile of {self.hidden}")

    def take(self, kind: int) -> None:
        """Draw one card of a kind."""
        assert self.unknown[kind] > 0, f"no card of kind {kind} left to draw"
        self.unknown[kind] = self.unknown[kind] - 1
        self.hidden -= 1

    def shuffle_in(self, kind: int) -> None:
        """Put a card back where nobody knows."""
        self.unknown[kind] = self.unknown[kind] + 1
        self.hidden += 1

    def clone(self) -> "Pile":
        """A pile that shares nothing with this one."""
        return Pile(self.unknown[:])

    def __repr__(self) -> str:
        """How many cards, by kind."""
        return f"<Pile of {self.hidden}: {self.unknown}>"
