"""Positions just before a card is turned, for scenarios in words."""

from typing import Any

from escapade.games import load_with
from escapade.testing import Scenario, given


def before_card(*heroes: str, hp: list[int] | None = None, items: dict[str, list[str]] | None = None,
                boss: bool = False, seats: int | None = None, **options: object) -> Scenario:
    """These characters, the first of whom is about to turn a chapter (or the boss); all else as at the start.

    `seats` is the number of characters unless one player alone plays two.
    """
    seats = len(heroes) if seats is None else seats
    game = load_with("dark_castle", {"chapters": 1, **options})
    first: Any = game.describe(game.new(seats))
    held = items or {}
    left = dict(first["items_left"])
    for hand in held.values():
        for item in hand:
            left[item] -= 1
    health = hp or [first["health"]] * len(heroes)
    position: dict[str, Any] = {**first,
        "phase": "card", "waiting": ["chance"], "turned": 3 if boss else 2, "you": heroes[0], "nominee": heroes[0],
        "card": "oubliette" if boss else "cell_door",
        "chapters_left": [card for card in first["chapters_left"] if not (boss and card == "oubliette")],
        "heroes": [{"hero": hero, "hp": health[place], "items": held.get(hero, [])}
                   for place, hero in enumerate(heroes)],
        "items_left": {item: count for item, count in left.items() if count},
    }
    return Scenario(game, game.position(position))


def hit_points(play: Scenario) -> list[int]:
    """The HP of all characters, in seat order."""
    return [hero["hp"] for hero in play.described("heroes")]


def hands(play: Scenario) -> list[list[str]]:
    """What everybody carries."""
    return [hero["items"] for hero in play.described("heroes")]


def enemy(play: Scenario) -> list[int]:
    """The enemy's dice: Might, Cunning, Wisdom."""
    return list(play.described("bout.enemy").values())


def new_match(seats: int, **options: object) -> Scenario:
    """A match from its first question."""
    return given(load_with("dark_castle", options, written=True), seats)
