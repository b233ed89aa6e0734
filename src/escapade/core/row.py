"""Seven small numbers in one: what a position holds as a row is copied with it, without a list to make and to free.

Numbers are 0 to 255, a byte each; seven of them stay below 2**56, so that nothing is ever negative.
"""

from typing import Final

from mypy_extensions import i64

LONGEST: Final = 7
EMPTY: Final[i64] = 0
BITS: Final[i64] = 8
BYTE: Final[i64] = 255
ONES: Final[i64] = 0x01010101010101
"""The number 1, seven times; times a number it is that number seven times."""
HIGHEST: Final[i64] = 0x80808080808080
"""The highest bit of each of the seven bytes."""


def at(row: i64, place: i64) -> i64:
    """The number at a place."""
    return row >> BITS * place & BYTE


def put(row: i64, place: i64, number: i64) -> i64:
    """The row with another number at a place."""
    return row & ~(BYTE << BITS * place) | number << BITS * place


def is_in(row: i64, number: i64) -> bool:
    """Whether a number is at any of the seven places: all at once, since only a byte of 0 borrows when it has no
    highest bit of its own.
    """
    differences = row ^ number * ONES
    return (differences - ONES) & ~differences & HIGHEST != 0


def make_row(numbers: list[int]) -> i64:
    """A row that begins with these numbers."""
    assert len(numbers) <= LONGEST, f"{len(numbers)} numbers in a row"
    row: i64 = EMPTY
    for place, number in enumerate(numbers):
        row = put(row, place, number)
    return row


def first_of(row: i64, count: i64) -> list[int]:
    """The first so many numbers of a row."""
    return [int(at(row, place)) for place in range(count)]
