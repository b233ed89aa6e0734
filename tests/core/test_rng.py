"""sfc32 against a second, slower writing of it; fair draws; shuffles of every order."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escapade.core.rng import Rng, from_words, shuffle
from escapade.play.seeds import derive

WORDS = st.integers(0, 2**32 - 1)


def slow_sfc32(a: int, b: int, c: int, skipped: int = 12) -> list[int]:
    """The generator as its author gives it, in whole numbers with the remainder taken at each step."""
    counter, found = 1, []
    for turn in range(skipped + 50):
        result = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b // 2**9)
        b = (c * 9) % 2**32
        rotated = (c * 2**21) % 2**32 + c // 2**11
        c = (rotated + result) % 2**32
        found.append(result)
    return found[skipped:]


@given(WORDS, WORDS, WORDS)
def test_numbers_are_those_of_sfc32(a: int, b: int, c: int) -> None:
    """The same 50 words, whatever the seed: no intermediate value is cut or grows."""
    rng = from_words(a, b, c)
    assert [int(rng.next()) for turn in range(50)] == slow_sfc32(a, b, c)


def test_known_words() -> None:
    """Written down once, so that another engine in another language can be held against them."""
    rng = from_words(1, 2, 3)
    assert [int(rng.next()) for turn in range(4)] == [1936341825, 3001364500, 1029104839, 3987121759]
    assert [int(Rng(0, 0, 0, 1).next()), int(Rng(2**32 - 1, 2**32 - 1, 0, 2**32 - 1).next())] == [1, 2**32 - 3]


@given(WORDS, st.integers(1, 10**6))
def test_below_stays_below(seed: int, size: int) -> None:
    """0 to size − 1, and exactly the next word scaled."""
    rng, other = from_words(seed, 2, 3), from_words(seed, 2, 3)
    drawn = int(rng.below(size))
    assert 0 <= drawn < size
    assert drawn == int(other.next()) * size // 2**32


@pytest.mark.parametrize("size", [2, 6, 7, 20])
def test_draws_are_fair(size: int) -> None:
    """Chi-square over 20,000 draws of one fixed stream, below the 99.9 % bound for its degrees of freedom."""
    rng, draws = derive(1, "fair", size), 20_000
    counts = Counter(int(rng.below(size)) for turn in range(draws))
    expected = draws / size
    chi_square = sum((counts[face] - expected) ** 2 / expected for face in range(size))
    bound = {2: 10.83, 6: 20.52, 7: 22.46, 20: 43.82}[size]
    assert chi_square < bound


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """First draws of a thousand neighbouring seeds are as fair as those of one stream."""
    counts = Counter(int(derive(seed, "chance").below(6)) for seed in range(3000))
    assert sum((counts[face] - 500) ** 2 / 500 for face in range(6)) < 20.52


def test_a_clone_goes_on_alike_and_apart() -> None:
    """The same numbers, without touching the original."""
    rng = from_words(7, 8, 9)
    clone = rng.clone()
    ahead = [int(clone.next()) for turn in range(5)]
    assert [int(rng.next()) for turn in range(5)] == ahead


def test_shuffles_reach_every_order_alike() -> None:
    """Three cards, 6,000 shuffles, six orders; nothing is lost or doubled."""
    rng, counts = derive(2, "shuffle"), Counter[tuple[int, ...]]()
    for turn in range(6000):
        cards = [0, 1, 2]
        shuffle(cards, rng)
        counts[tuple(cards)] += 1
    assert sorted(counts) == [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.52
    empty: list[int] = []
    shuffle(empty, rng)
    assert empty == []
