"""DC-1 to DC-5: pieces, the castle, characters, hit points."""

import json
from importlib.resources import files
from typing import Any

import pytest

from escapade.games import load
from tests.games.dark_castle.plays import hit_points, new_match


def content(name: str) -> Any:
    """A content file as it lies there."""
    return json.loads((files("escapade.content") / "dark_castle" / f"{name}.json").read_text(encoding="utf-8"))


def test_DC_1_pieces() -> None:
    """DC-1: 45 chapters, 5 bosses, 1 start card, 35 items, 6 characters."""
    assert len(content("chapters")["chapters"]) == 45
    assert len(content("bosses")["bosses"]) == 5
    assert content("bosses")["start"]["key"] == "cell_door"
    assert sum(item["count"] for item in content("items")["items"]) == 35
    assert len(content("characters")["characters"]) == 6


def test_DC_2_faces() -> None:
    """DC-2: three faces of the main trait with one double, two of the second with one double, one of the third."""
    totals = {"smith": (4, 1, 3), "cook": (4, 3, 1), "miller": (3, 4, 1), "tailor": (1, 4, 3), "abbot": (3, 1, 4),
              "tanner": (1, 3, 4)}
    for hero in content("characters")["characters"]:
        faces = hero["faces"]
        found = tuple(faces.count(trait) + 2 * faces.count(f"double_{trait}")
                      for trait in ("might", "cunning", "wisdom"))
        assert found == totals[hero["key"]]
        assert sum(face.startswith("double") for face in faces) == 2


def test_DC_3_start_card_first() -> None:
    """DC-3: the start card is turned first and gives one item per player; then comes a chapter."""
    play = new_match(3).play("p0 choose smith / p1 choose tailor / p2 choose tanner / p0 turn tailor")
    assert play.described("card") == "cell_door"
    assert play.described("found") == 3
    play.play("""chance item flail / chance item smoked_eel / chance item cudgel
                 p1 give flail smith / p1 turn smith""")
    assert play.game.chance_size(play.state) == 45
    play.play("chance chapter oubliette")
    assert play.described("card") == "oubliette"
    assert "oubliette" not in play.described("chapters_left")


def test_DC_3_the_boss_lies_at_the_bottom() -> None:
    """DC-3: after the last chapter one of the five bosses is drawn; the option `chapters` shortens the castle."""
    play = new_match(2, chapters=1).play("""p0 choose smith / p1 choose tailor / p0 turn smith
        chance item bone_rosary / chance item bone_rosary / p0 turn tailor
        chance chapter iron_cradle / p1 go iron_cradle_shudder / p1 turn smith""")
    assert play.game.chance_size(play.state) == 5
    play.play("chance boss moat_hydra")
    assert play.described("card") == "moat_hydra"


def test_DC_4_characters_differ() -> None:
    """DC-4: in seat order, all different."""
    play = new_match(2).play("p0 choose abbot")
    assert play.waiting() == ["p1"]
    assert "choose abbot" not in play.legal("p1")
    assert len(play.legal("p1")) == 5
    assert play.why("p1", "choose abbot") == {"code": "already_taken", "params": {"hero": "abbot"}, "rule": "DC-4"}


def test_DC_4_one_player_takes_two() -> None:
    """DC-4: one player alone takes two characters and makes every decision."""
    play = new_match(1).play("p0 choose smith / p0 choose tanner / p0 turn tanner")
    assert play.described("found") == 2
    assert [hero["hero"] for hero in play.described("heroes")] == ["smith", "tanner"]


@pytest.mark.parametrize(("seats", "health"), [(1, 18), (2, 18), (3, 14), (4, 12)])
def test_DC_5_hit_points(seats: int, health: int) -> None:
    """DC-5: 18, 18, 14 or 12 hit points at the start."""
    play = new_match(seats)
    for number, hero in enumerate(["smith", "cook", "tailor", "abbot"][: max(2, seats)]):
        play.play(f"p{min(number, seats - 1)} choose {hero}")
    assert hit_points(play) == [health] * max(2, seats)


def test_DC_5_never_above_the_start() -> None:
    """DC-5: healing stops at the start value."""
    assert load("dark_castle").new(2).waiting == 1
    play = new_match(2, chapters=1).play("""p0 choose smith / p1 choose tailor / p0 turn smith
        chance item bone_rosary / chance item bone_rosary / p0 turn smith
        chance chapter forgotten_pantry / p0 go forgotten_pantry_eat""")
    assert hit_points(play) == [18, 18]


@pytest.mark.parametrize(("difficulty", "health"), [("gentle", [22, 22, 18, 16]), ("fair", [18, 18, 14, 12]),
                                                    ("grim", [15, 15, 11, 9])])
def test_DC_34_difficulty(difficulty: str, health: list[int]) -> None:
    """DC-34: 4 HP more or 3 fewer at the start, and that is the most there can be."""
    game = load("dark_castle", difficulty=difficulty)
    found = [game.describe(game.new(seats))["health"] for seats in (1, 2, 3, 4)]
    assert found == health
