"""Cards as multisets of letters, packed into one int: five bits for each letter.

A deck holds at most 31 cards of a letter. No word has more than 15 of one, so that in a comparison the fifth bit of
each letter is free to catch what would have to be borrowed (`fits`).
"""

from typing import Final

from mypy_extensions import i64

BITS: Final[i64] = 5
FIELD: Final[i64] = 31
MOST_LETTERS: Final[i64] = 12
GUARDS: Final[i64] = 0x842108421084210
"""The fifth bit of each of the twelve letters."""


def one(letter: i64) -> i64:
    """A single card."""
    return 1 << BITS * letter


def count(cards: i64, letter: i64) -> i64:
    """How many cards of a letter there are."""
    return cards >> (BITS * letter) & FIELD


def size(cards: i64) -> i64:
    """How many cards there are."""
    found: i64 = 0
    while cards > 0:  # of fewer than none, a count ends all the same
        found += cards & FIELD
        cards >>= BITS
    return found


def fits(cards: i64, word: i64) -> bool:
    """Whether cards spell a word: no letter borrows from its guard. More than fifteen of a letter are fifteen."""
    many = cards & GUARDS
    cards |= many - (many >> (BITS - 1))
    return ((cards | GUARDS) - word) & GUARDS == GUARDS


def contains(cards: i64, some: i64) -> bool:
    """Whether all of some cards are among the cards, however many there are of a letter."""
    for letter in range(MOST_LETTERS):
        if count(cards, letter) < count(some, letter):
            return False
    return True


def letter_at(cards: i64, outcome: i64) -> i64:
    """The letter of the card an outcome stands for, when every card is as likely as any other."""
    letter: i64 = 0
    while outcome >= cards & FIELD:
        outcome -= cards & FIELD
        cards >>= BITS
        letter += 1
        assert letter < MOST_LETTERS, "an outcome beyond the last card"
    return letter


def without(cards: i64, letter: i64) -> i64:
    """The cards without one of a letter, if there is one."""
    return cards - one(letter) if count(cards, letter) else cards


def pack(letters: list[int]) -> i64:
    """The cards with these letters."""
    cards: i64 = 0
    for letter in letters:
        cards += one(letter)
    return cards


def unpack(cards: i64) -> list[int]:
    """The letters of the cards, ascending, each as often as it is there."""
    found: list[int] = []
    letter = 0
    while cards > 0:
        if cards & FIELD:
            found += [letter] * int(cards & FIELD)
        cards >>= BITS
        letter += 1
    return found
