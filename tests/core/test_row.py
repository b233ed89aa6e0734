"""Rows of seven small numbers, and other values beyond 32 bits: the same on both engines as on paper."""

from escapade.core.rng import from_words
from escapade.core.row import LONGEST, at, first_of, is_in, make_row, put
from escapade.games.elba.rules.letters import MOST_LETTERS, count, one, pack, unpack


def rows() -> list[list[int]]:
    """Rows at random, and those that carries and borrows would spoil."""
    rng = from_words(1, 2, 3)
    drawn = [[int(rng.below(256)) for _ in range(LONGEST)] for _ in range(100)]
    return [*drawn, [0] * LONGEST, [255] * LONGEST, [1] * LONGEST, [128] * LONGEST, [255, 0, 1, 127, 128, 254, 0]]


def test_every_place_of_a_row_keeps_its_number() -> None:
    """A row is what the same bytes are as one number, the highest ones beyond bit 31 too."""
    for numbers in rows():
        row = make_row(numbers)
        assert row == int.from_bytes(bytes(numbers), "little")
        assert first_of(row, LONGEST) == numbers
        assert [at(row, place) for place in range(LONGEST)] == numbers


def test_putting_a_number_changes_its_place_alone() -> None:
    """Every place, and every number that has a single bit or all."""
    for numbers in rows():
        for place in range(LONGEST):
            for number in (0, 1, 2, 4, 8, 16, 32, 64, 128, 255):
                changed = [*numbers[:place], number, *numbers[place + 1:]]
                assert put(make_row(numbers), place, number) == make_row(changed)


def test_a_number_is_found_wherever_it_is() -> None:
    """And nowhere else, whatever its neighbours are."""
    for numbers in rows():
        for number in range(256):
            assert is_in(make_row(numbers), number) == (number in numbers), f"{number} in {numbers}"


def test_cards_of_every_letter_are_counted_beyond_32_bits() -> None:
    """Five bits a letter: the seventh letter and all later ones lie beyond bit 31."""
    for letter in range(MOST_LETTERS):
        assert one(letter) == 1 << 5 * letter
        cards = pack([letter] * 31)
        assert cards == 31 << 5 * letter
        assert unpack(cards) == [letter] * 31
        assert [count(cards, other) for other in range(MOST_LETTERS)] == [31 * (other == letter)
                                                                         for other in range(MOST_LETTERS)]
