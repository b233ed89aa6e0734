"""Named streams: equal labels, equal streams; no two lists of labels run together."""

from hypothesis import assume, given
from hypothesis import strategies as st

from escapade.core.rng import Rng
from escapade.play.questions import Questions
from escapade.play.seeds import Stem, derive, match_stem

CHANCE_OF_SEVEN = [1943025273, 3498593127, 1040602127, 3603985089]
BOT_OF_SEVEN = [1955900350, 372203785, 844747973, 2861777212]

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


def test_every_question_has_the_stream_of_its_labels() -> None:
    """Whatever is hashed before: seats, and numbers with one digit or many."""
    for stem in (match_stem(7, 0), match_stem("seven", 123), Stem(b"seven")):
        questions = Questions(stem, 12)
        for seat in range(12):
            for asked in (0, 1, 9, 10, 99, 100, 1023, 1024, 99_999, 1 << 40):
                assert first_words(questions.stream(seat, asked)) == first_words(stem.derive("bot", seat, asked))


def test_streams_are_what_they_were() -> None:
    """Seeds that people kept go on meaning the same matches."""
    assert first_words(derive(7, "chance")) == CHANCE_OF_SEVEN
    assert first_words(derive("seven", "bot", 11, 1024)) == BOT_OF_SEVEN
