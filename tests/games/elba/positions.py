"""Positions in a few words: everybody far apart, the deck is what is left, and only what matters is said."""

from typing import Any

from escapade.core.game import Game
from escapade.games import load_with
from escapade.games.elba.game import ElbaGame
from escapade.testing import Scenario

SPOTS = ["caesar_room", "roof", "cellar", "parole_room", "ball_room", "sleep_room", "class_room", "meal_room",
         "corridor_1", "corridor_3", "corridor_8"]
"""Where Napoleons stand unless a test says otherwise, by seat and then by number: nobody beside anybody."""


def elba(seats: int = 3, **options: object) -> ElbaGame:
    """The game as loaded."""
    game = load_with("elba", options, written=True)
    assert isinstance(game, ElbaGame)
    return game


def written(game: Game, seats: int, *, hands: list[str] | None = None, bags: list[str] | None = None,
            at: dict[str, str] | None = None, strength: dict[str, int] | None = None, discard: str = "",
            in_deck: str | None = None, **changes: object) -> dict[str, Any]:
    """A position in p0's actions with seven points. `in_deck` leaves only those cards in the deck: what is then
    too many lies at the bottom of the discard pile.
    """
    data: dict[str, Any] = game.describe(game.new(seats))
    hands = [*(hands or []), *[""] * seats][:seats]
    bags = [*(bags or []), *[""] * seats][:seats]
    for number, name in enumerate([name for name in data["guests"] if name != "campbell"]):
        data["guests"][name]["place"] = SPOTS[number]
    for name, place in (at or {}).items():
        data["guests"][name]["place"] = place
    for name, points in (strength or {}).items():
        data["guests"][name]["strength"] = points
    left = take_away(data["deck"], "".join([*hands, *bags]) + discard)
    if in_deck is not None:
        discard, left = take_away(left, in_deck) + discard, "".join(sorted(in_deck))
    data |= {"players": [{"hand": "".join(sorted(hand)), "hand_size": len(hand), "bag": "".join(sorted(bag))}
                         for hand, bag in zip(hands, bags, strict=True)],
             "deck": left, "deck_size": len(left), "discard": discard, "phase": "act", "waiting": ["p0"],
             "starter": "p0", "points": 7}
    return data | changes


def take_away(cards: str, gone: str) -> str:
    """The cards without those that are elsewhere."""
    left = list(cards)
    for letter in gone:
        left.remove(letter)
    return "".join(left)


def scene(seats: int = 3, options: dict[str, object] | None = None, **about: Any) -> Scenario:
    """A scenario that begins in such a position."""
    game = load_with("elba", options or {}, written=True)
    return Scenario(game, game.position(written(game, seats, **about)))


def known(seats: int, **rows: dict[int, str]) -> dict[str, list[str]]:
    """`known_hands` with nothing in it but what is said: `known(3, p0={1: "ab"}, spectator={1: "a"})`."""
    viewers = [*[f"p{seat}" for seat in range(seats)], "spectator"]
    return {viewer: [rows.get(viewer, {}).get(holder, "") for holder in range(seats)] for viewer in viewers}
