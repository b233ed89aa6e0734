"""The luck of those who decide: one stream for each question of a match, so that nobody's luck changes because somebody
else was asked more often.

Compiled, because it is most of what a match of random bots costs: whatever can be hashed before is.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from escapade.core.rng import WORD, Rng, from_digest
from escapade.play.seeds import Stem

SHORT: Final[list[bytes]] = [b"i%d:%d" % (len(str(number)), number) for number in range(1024)]


def number_label(number: int) -> bytes:
    """How a number that is not negative is hashed as a label: see `seeds`."""
    return SHORT[number] if number < len(SHORT) else b"i%d:%d" % (len(str(number)), number)


@final
class Questions:
    """The streams of one match: `("bot", seat, asked)`, as `Stem.derive` gives them, for whoever thinks; for whoever
    takes anything, streams that cost no hash.
    """

    def __init__(self, stem: Stem, seats: int) -> None:
        self._stem = stem
        self._hashers: list[Any] = [None] * seats
        self._any: Rng | None = None
        self._lent = Rng(0, 0, 0, 0)

    def stream(self, seat: int, asked: int) -> Rng:
        """The luck of whoever answers this question of a seat."""
        if self._hashers[seat] is None:
            self._hashers[seat] = self._stem.hasher("bot", seat)
        hasher = self._hashers[seat].copy()
        hasher.update(number_label(asked))
        return from_digest(hasher.digest())

    def lend_any(self, seat: i64, asked: i64) -> Rng:
        """The luck of whoever takes any answer to this question: the three words of the stream `("any",)`, the second
        one further by the seat and the third by the question, begun anew. Good until the next question.
        """
        if self._any is None:
            self._any = self._stem.derive("any")
        words = self._any
        self._lent.begin(words.a, words.b + seat & WORD, words.c + asked & WORD)
        return self._lent
