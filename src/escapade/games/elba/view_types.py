"""The view of Escape from Elba, as types. Guests and places are content keys; cards are strings of letters."""

from typing import Literal, TypedDict

from escapade.core.view_types import CommonView


class Guest(TypedDict):
    """EL-4: where somebody stands, and how strong they are."""

    place: str | None
    strength: int


class Player(TypedDict):
    """EL-32: the Bag is open; of a Hand that is not the viewer's only the size."""

    hand: str | None
    hand_size: int
    bag: str


class Fight(TypedDict):
    """EL-21, EL-22: what the sides of a fight have shown so far; 0 where that is nothing yet."""

    attack_bonus: int
    defence_bonus: int
    attack_die: int


class Spells(TypedDict):
    """EL-12, EL-13, EL-22: what a Bag can do right now."""

    rooms: list[str]
    escape_words: list[str]
    weapons: list[str]
    bonus: int


class View(CommonView):
    """EL-32: everything but Hands, the deck and what others remember."""

    guests: dict[str, Guest]
    players: list[Player]
    deck: str | None
    deck_size: int
    discard: str
    known_hands: dict[str, list[str | None]]
    starter: str | None
    turns: int
    points: int
    rest: str
    fight: Fight
    proposed: bool
    refused: str | None
    house_weapons: list[str]
    winner: str | None
    reason: Literal["escaped", "round_limit"] | None
    attack_total: int
    spells: list[Spells]
    spellings: dict[str, list[str]]
    in_reach: list[str]
    unseen: str
