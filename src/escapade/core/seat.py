"""Seat numbers, the two that are not players, and masks of seats."""

from typing import Final

from mypy_extensions import i64

NONE: Final = -1
"""No seat, no card, no value: what a hidden or absent int field holds."""

UNKNOWN: Final = -2
"""A value that exists but that the viewer does not know; only in templates that `imagine` fills."""

MOST_SEATS: Final = 12
CHANCE: Final = 16
"""The seat of the referee's random draws; above every player's seat."""
SPECTATOR: Final = 17
"""The seat of somebody who watches: sees what is public, never acts."""

CHANCE_BIT: Final = 1 << CHANCE
EVERYONE: Final = (1 << (SPECTATOR + 1)) - 1
"""The mask of an event that hides nothing from anybody."""


def all_seats(seats: int) -> int:
    """The mask of every player's seat."""
    return (1 << seats) - 1


def first_seat(mask: i64) -> int:
    """The lowest seat of a mask that is not empty."""
    seat: i64 = 0
    while not mask >> seat & 1:
        seat += 1
    return int(seat)


def seats_of(mask: int) -> list[int]:
    """The seats of a mask, ascending."""
    return [seat for seat in range(SPECTATOR + 1) if mask >> seat & 1]


def seat_word(seat: int) -> str:
    """How a seat is written: `p0`, `p1`, …, `chance`, `spectator`."""
    if seat == CHANCE:
        return "chance"
    if seat == SPECTATOR:
        return "spectator"
    return f"p{seat}"


def mask_words(mask: int) -> str:
    """A mask for people: `p0 p2`, `chance`, `everyone`, `nobody`."""
    if mask == EVERYONE:
        return "everyone"
    return " ".join([seat_word(seat) for seat in seats_of(mask)]) or "nobody"


def seat_number(word: str) -> int:
    """The seat a word names, or NONE."""
    if word == "chance":
        return CHANCE
    if word == "spectator":
        return SPECTATOR
    digits = word[1:]
    if not word.startswith("p") or not (digits.isascii() and digits.isdigit()) or len(digits) > 2:
        return NONE
    number = int(digits)
    return number if number < MOST_SEATS and str(number) == digits else NONE
