"""EL-1 to EL-4: the board, the deck, the guests, and what the loader refuses."""

import json
from pathlib import Path
from typing import Any

import pytest

from escapade.content.read import Content
from escapade.core.errors import BadInput
from escapade.games import load_with
from tests.games.elba.positions import elba, scene

GRID = """north_tower caesar_room opal_room coral_room roof east_tower
corridor_1 cafe corridor_2 corridor_2 parlor corridor_3
ball_room corridor_4 spa pool corridor_5 sleep_room
class_room corridor_6 arbor farm corridor_7 meal_room
corridor_8 bar corridor_9 corridor_9 lab corridor_10
west_tower cellar apple_room map_room parole_room south_tower"""


DOORS = """North Tower–Caesar, North Tower–c1, Caesar–Opal, Opal–Cafe, Coral–Roof, Coral–Parlor, Roof–East Tower,
East Tower–c3, c1–Cafe, c1–c4, Cafe–c2, Cafe–Spa, c2–Parlor, c2–Safe, Parlor–c3, Parlor–Pool, c3–c5, Ball–c4,
Ball–Class, c4–Spa, Spa–Safe, Spa–Arbor, Pool–c5, Pool–Safe, Pool–Farm, c5–Sleep, Sleep–Meal, Class–c6, c6–Arbor,
c6–c8, Arbor–Safe, Arbor–Bar, Farm–c7, Farm–Safe, Farm–Lab, c7–Meal, c7–c10, c8–Bar, c8–West Tower, Bar–c9, Bar–Apple,
c9–Safe, c9–Lab, Lab–c10, Lab–Map, c10–South Tower, West Tower–Cellar, Cellar–Apple, Map–Parole, Parole–South Tower"""
"""EL-2 as it is written."""


def written_name(key: str) -> str:
    """A place as EL-2 writes it."""
    if key.startswith("corridor_"):
        return f"c{key.removeprefix('corridor_')}"
    return key.removesuffix("_room").removesuffix("_area").replace("_", " ").title()


def content(name: str) -> dict[str, Any]:
    """A content file as it is shipped."""
    return Content("elba", ["board", "letters", "words"], None).files[name]


def packed(folder: Path, name: str, data: dict[str, Any]) -> Path:
    """A pack with one changed file."""
    (folder / "pack.json").write_text(json.dumps({"key": "other", "game": "elba"}), encoding="utf-8")
    (folder / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")
    return folder


def test_EL_1_places_and_dice() -> None:
    """EL-1: 35 places; the black die picks the row, the white one the column; the Safe Area has no result."""
    board = elba().tables.board
    assert len(board.names) == 35
    assert [board.names[place] for place in board.results] == GRID.split()
    assert board.safe not in board.results


def test_EL_2_doors() -> None:
    """EL-2: fifty doors, both ways; every tower is four moves from the Safe Area."""
    board = elba().tables.board
    assert sum(len(doors) for doors in board.doors) == 100
    assert all(place in board.doors[other] for place, doors in enumerate(board.doors) for other in doors)
    assert [board.names[place] for place in board.doors[board.safe]] == [
        "corridor_2", "spa", "pool", "arbor", "farm", "corridor_9"]
    towers = [place for place, name in enumerate(board.names) if name.endswith("tower")]
    assert [board.distances[board.safe][place] for place in towers] == [4, 4, 4, 4]


def test_EL_2_the_doors_are_those_of_the_rule() -> None:
    """EL-2: each of the fifty, and no other."""
    board = elba().tables.board
    found = {frozenset((written_name(board.names[place]), written_name(board.names[other])))
             for place, doors in enumerate(board.doors) for other in doors}
    assert found == {frozenset(door.split("–")) for door in " ".join(DOORS.split()).split(", ")}
    assert len(found) == 50


def test_EL_2_rooms_with_a_door_share_a_wall() -> None:
    """EL-2: on the floor plan two places with a door between them touch along a wall, and no two overlap."""
    places = {place["key"]: place for place in content("board")["places"]}
    for one, other in content("board")["doors"]:
        across, along = overlap(places[one], places[other])
        assert (across == 0 and along > 0) or (along == 0 and across > 0), (one, other)
    assert sum(place["width"] * place["height"] for place in places.values()) == 28 * 24


def overlap(one: dict[str, Any], other: dict[str, Any]) -> tuple[int, int]:
    """How far two places overlap sideways and up and down."""
    wide, high = [min(one[start] + one[size], other[start] + other[size]) - max(one[start], other[start])
                  for start, size in (("x", "width"), ("y", "height"))]
    return wide, high


def test_EL_3_one_deck_or_two() -> None:
    """EL-3: 64 letters, twice as many for more than six players."""
    game = elba()
    counts = dict(zip(game.tables.vocabulary.letters, game.tables.deck, strict=True))
    assert counts == {"a": 10, "b": 4, "c": 6, "e": 12, "f": 4, "l": 4, "m": 4, "o": 4, "p": 6, "r": 6, "s": 4}
    assert [game.describe(game.new(seats))["deck_size"] for seats in (3, 6, 7, 11)] == [64, 64, 128, 128]


@pytest.mark.parametrize("seats", [3, 6, 11])
def test_EL_4_twelve_guests(seats: int) -> None:
    """EL-4: eleven Napoleons, players and non-players together, and Campbell; everybody starts at Strength 1."""
    game = elba()
    guests: dict[str, Any] = game.describe(game.new(seats))["guests"]  # type: ignore[assignment]
    assert len(guests) == 12
    assert list(guests)[:seats] == [f"p{seat}" for seat in range(seats)]
    assert list(guests)[-1] == "campbell"
    assert {guest["strength"] for guest in guests.values()} == {1}


def test_EL_4_strength_never_exceeds_six() -> None:
    """EL-4, EL-24: a loser at 6 stays at 6."""
    match = scene(at={"p0": "spa", "napoleon_1": "arbor"}, strength={"p0": 6})
    match.play("p0 move arbor / p0 bonus 0 / chance die 1 / chance die 6 / chance throw lab")
    assert match.described("guests.p0.strength") == 6
    assert "grew p0 6" not in match.told()


def wrong_boards() -> list[tuple[str, dict[str, Any]]]:
    """Boards with one thing wrong, and the path that is named."""
    board = content("board")
    doors, places = board["doors"], board["places"]
    far = [door for door in doors if door != ["corridor_8", "west_tower"]]
    return [
        ("$.doors[50]", board | {"doors": [*doors, ["spa", "cafe"]]}),
        ("$.doors[50]", board | {"doors": [*doors, ["spa", "spa"]]}),
        ("$.doors[50]", board | {"doors": [*doors, ["spa", "dungeon"]]}),
        ("$.doors", board | {"doors": doors[1:]}),
        ("$.places[28]", board | {"doors": [*far, ["roof", "cafe"]]}),
        ("$.places[0]", board | {"doors": doors[2:], "door_count": 48}),
        ("$.places", board | {"places": [*places, places[0]]}),
        ("$.places", board | {"places": places[:-1]}),
        ("$.places[1].dice", board | {"places": [places[0], {**places[1], "dice": [[1, 1]]}, *places[2:]]}),
        ("$.places", board | {"places": [*places[:1], {**places[1], "dice": [[1, 2]]}, *places[2:-1],
                                         {**places[-1], "dice": []}], "die_faces": 7}),
        ("$.places[34].dice", board | {"places": [*places[:-1], {**places[-1], "dice": [[1, 1]]}], "die_faces": 7}),
    ]


@pytest.mark.parametrize(("path", "board"), wrong_boards())
def test_EL_2_a_wrong_board_is_refused(path: str, board: dict[str, Any], tmp_path: Path) -> None:
    """EL-1, EL-2: a complaint names the file and the path."""
    with pytest.raises(BadInput) as refused:
        load_with("elba", {}, packed(tmp_path, "board", board))
    assert refused.value.params["path"] == path
    assert refused.value.params["file"] == "board.json"


def test_EL_3_a_wrong_deck_is_refused(tmp_path: Path) -> None:
    """EL-3: the deck must have the number of cards it says."""
    letters = content("letters")
    with pytest.raises(BadInput, match="found=54, expected=64"):
        load_with("elba", {}, packed(tmp_path, "letters", letters | {"letters": letters["letters"][1:]}))
    with pytest.raises(BadInput, match="duplicate_key"):
        load_with("elba", {}, packed(tmp_path, "letters", letters | {"letters": letters["letters"][:1] * 2}))


LISTS = {key: ["words.de.txt"] for key in ("everyday", "scrabble", "french", "both")}


@pytest.mark.parametrize(("changes", "code"), [
    ({"words": ["spa"]}, "content.one_of"), ({"lists": LISTS}, "content.unknown_key"),
    ({"weapons": ["gun"]}, "content.unspellable"),
    ({"escape_words": [{"word": "elba", "tower": "leaning_tower"}]}, "content.unknown_key"),
])
def test_EL_18_wrong_words_are_refused(changes: dict[str, Any], code: str, tmp_path: Path) -> None:
    """EL-18: one list of words, all spelled with the deck's letters, towers that exist."""
    with pytest.raises(BadInput) as refused:
        load_with("elba", {}, packed(tmp_path, "words", content("words") | changes))
    assert refused.value.code == code
