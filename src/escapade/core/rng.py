"""sfc32: a small, fast generator whose numbers are the same interpreted, compiled and in any language.

Every intermediate value stays below 2**62, so that compiled 64-bit arithmetic never wraps.
"""

from typing import Final, final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
WARM_UP: Final[i64] = 12


@final
class Rng:
    """A stream of random numbers: four 32-bit words, cheap to copy and to write down."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def next(self) -> i64:
        """The next 32-bit word."""
        result: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & WORD)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + result) & WORD
        return result

    def below(self, size: i64) -> i64:
        """A number from 0 to size − 1; the bias is below size / 2**32."""
        return (self.next() * size) >> 32

    def begin(self, a: i64, b: i64, c: i64) -> None:
        """Go on as the warmed-up stream of three 32-bit words does (the way sfc32's author seeds it)."""
        counter: i64 = 1
        turn: i64 = 0
        while turn < WARM_UP:
            result: i64 = (a + b + counter) & WORD
            counter += 1
            a = b ^ (b >> 9)
            b = (c + ((c << 3) & WORD)) & WORD
            c = ((((c << 21) & WORD) | (c >> 11)) + result) & WORD
            turn += 1
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def clone(self) -> "Rng":
        """A stream that goes on as this one would, without touching it."""
        return Rng(self.a, self.b, self.c, self.counter)


def from_words(a: i64, b: i64, c: i64) -> Rng:
    """A warmed-up stream from three 32-bit words."""
    rng = Rng(0, 0, 0, 0)
    rng.begin(a & WORD, b & WORD, c & WORD)
    return rng


def from_digest(digest: bytes) -> Rng:
    """A warmed-up stream from the twelve bytes of three words, the lowest byte of each first."""
    return from_words(word_at(digest, 0), word_at(digest, 4), word_at(digest, 8))


def word_at(digest: bytes, start: i64) -> i64:
    """Four bytes as one word, the lowest first."""
    word: i64 = digest[start + 3]
    word = word << 8 | digest[start + 2]
    word = word << 8 | digest[start + 1]
    return word << 8 | digest[start]


def shuffle(values: list[int], rng: Rng) -> None:
    """Put a list into a random order, in place; every order is equally likely."""
    last: i64 = len(values) - 1
    while last > 0:
        other = rng.below(last + 1)
        held = values[last]
        values[last] = values[other]
        values[other] = held
        last -= 1
