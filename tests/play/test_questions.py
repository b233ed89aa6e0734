"""The luck of those who decide: by question, so that it is nobody else's business."""

from collections import Counter

import pytest

from escapade.core.rng import from_words
from escapade.play.questions import Questions
from escapade.play.seeds import match_stem

SEATS = 4


def test_whoever_thinks_has_the_stream_of_his_question() -> None:
    """`derive(seed, "bot", seat, asked)`, in whatever order questions come."""
    stem = match_stem(7, 3)
    questions = Questions(stem, SEATS)
    for seat, asked in ((2, 1), (0, 1), (2, 5000), (0, 2), (2, 1)):
        assert questions.stream(seat, asked).next() == stem.derive("bot", seat, asked).next()


def test_whoever_takes_anything_has_one_too() -> None:
    """The words of `("any",)`, counted up by seat and question; asking others in between changes nothing."""
    stem = match_stem(7, 3)
    words = stem.derive("any")
    questions = Questions(stem, SEATS)
    for seat, asked in ((2, 1), (0, 1), (2, 5000), (0, 2), (2, 1)):
        expected = from_words(words.a, words.b + seat, words.c + asked)
        lent = questions.lend_any(seat, asked)
        assert [int(lent.next()) for turn in range(3)] == [int(expected.next()) for turn in range(3)]


@pytest.mark.parametrize("size", [2, 3, 6])
def test_neighbouring_questions_have_nothing_in_common(size: int) -> None:
    """First draws of questions that follow each other, and of the same question to two seats, are pairs as fair as any:
    chi-square with size * size - 1 degrees of freedom, one in a thousand.
    """
    bound = {2: 16.27, 3: 26.12, 6: 66.62}[size]
    questions = Questions(match_stem(11, 0), SEATS)
    draws = [[int(questions.lend_any(seat, asked).below(size)) for asked in range(12_001)] for seat in (0, 1)]
    expected = 12_000 / size ** 2
    following = Counter(zip(draws[0], draws[0][1:], strict=False))
    beside = Counter(zip(draws[0][1:], draws[1][1:], strict=True))
    for pairs in (following, beside):
        assert sum((pairs[one, other] - expected) ** 2 / expected
                   for one in range(size) for other in range(size)) < bound
