"""The luck of one imagined match: dice, and what everybody makes of them, the same for all answers compared."""

from typing import final

from mypy_extensions import i64

from escapade.core.rng import WORD, Rng


@final
class Luck:
    """Dice and minds are streams of their own, and both begin anew with every round: two answers that lead to different
    numbers of throws meet the same dice again in the round after.
    """

    def __init__(self, rng: Rng) -> None:
        self.a: i64 = rng.next()
        self.b: i64 = rng.next()
        self.c: i64 = rng.next()
        self.round: i64 = -1
        self.dice = Rng(0, 0, 0, 0)
        self.minds = Rng(0, 0, 0, 0)
        self.turn(0)

    def turn(self, number: i64) -> None:
        """The dice and minds of a round; those of the round that is on go on."""
        if number == self.round:
            return
        self.round = number
        self.dice.begin(self.a, self.b, self.c + number & WORD)
        self.minds.begin(self.b, self.c, self.a + number & WORD)

    def again(self) -> None:
        """From the beginning, for the next answer."""
        self.round = -1
        self.turn(0)
