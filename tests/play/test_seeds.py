"""Named streams: equal labels, equal streams; no two lists of labels run together."""

from hypothesis import assume, given
from hypothesis import strategies as st

from escapade.core.rng import Rng
from escapade.play.seeds import derive

LABELS = st.lists(st.integers() | st.text(max_size=4), max_size=4)
SEEDS = st.integers() | st.text(max_size=4) | st.binary(max_size=4)


def first_words(rng: Rng) -> list[int]:
    """Enough of a stream to know it by."""
    return [int(rng.next()) for turn in range(4)]


@given(SEEDS, LABELS)
def test_equal_labels_make_equal_streams(seed: int | str | bytes, labels: list[int | str]) -> None:
    """A stream is a function of its seed and labels."""
    assert first_words(derive(seed, *labels)) == first_words(derive(seed, *labels))


@given(SEEDS, LABELS, SEEDS, LABELS)
def test_different_labels_never_run_together(seed: int | str | bytes, labels: list[int | str],
                                             other_seed: int | str | bytes, others: list[int | str]) -> None:
    """Types count too: 1 is not "1", and "ab" is not "a" followed by "b"."""
    assume([type(seed), seed, *map(repr, labels)] != [type(other_seed), other_seed, *map(repr, others)])
    assert first_words(derive(seed, *labels)) != first_words(derive(other_seed, *others))


def test_labels_that_look_alike() -> None:
    """The cases a careless joining would confuse."""
    streams = [derive(7, "ab"), derive(7, "a", "b"), derive(7, "b", "a"), derive(7, "a b"), derive("7", "ab"),
               derive(b"7", "ab"), derive(7, "bot", 1, 12), derive(7, "bot", 11, 2), derive(7, "bot", "1", 12),
               derive(7), derive(7, ""), derive(71, "b"), derive(7, "s1:a")]
    words = [tuple(first_words(stream)) for stream in streams]
    assert len(set(words)) == len(words)
