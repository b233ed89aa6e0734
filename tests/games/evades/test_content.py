"""The content of the box, and packs laid over it."""

import json
from pathlib import Path
from typing import Any

import pytest

import escapade
from escapade.core.errors import BadInput
from escapade.core.game import Game
from escapade.testing import Scenario, given
from tests.games.evades.positions import BOATS, PRISONERS, position_before_dice, throw

BOARD = {
    "prisoners": [{"key": prisoner, "color": "#000000"} for prisoner in PRISONERS],
    "boats": [{"key": boat, "room": room, "points": points}
              for boat, room, points in zip(BOATS, [2, 2, 2, 1], [1, 2, 3, 4], strict=True)],
    "squares": 30,
    "die_faces": 6,
    "coloured_dice": 3,
    "coloured_dice_after_two_aboard": 2,
    "dice_in_all_after_four_aboard": 2,
}
"""LE-1 to LE-3, LE-6, LE-7 as data."""


def write_pack(folder: Path, **changes: object) -> Path:
    """A pack whose board differs from the box in these keys."""
    about = {"key": "test_pack", "game": "evades"}
    (folder / "pack.json").write_text(json.dumps(about), encoding="utf-8")
    (folder / "board.json").write_text(json.dumps({**BOARD, **changes}), encoding="utf-8")
    return folder


def load_pack(folder: Path, **changes: object) -> Game:
    """The game with such a pack."""
    return escapade.load("evades", pack=write_pack(folder, **changes))


def refused(folder: Path, **changes: object) -> BadInput:
    """The complaint about such a pack."""
    with pytest.raises(BadInput) as complaint:
        load_pack(folder, **changes)
    return complaint.value


def choosing_with(game: Game, boarded: str, **changes: Any) -> Scenario:
    """p0 is about to choose dice in a game with a pack."""
    return given(game, 2, position_before_dice(boarded=boarded, **changes))


def test_LE_2_the_box_has_what_the_rules_say(tmp_path: Path) -> None:
    """LE-1 to LE-3, LE-6, LE-7: a pack with exactly what the rules say has the hash of the box, colours aside."""
    box = json.loads((Path(escapade.__file__).parent / "content" / "evades" / "board.json").read_text("utf-8"))
    colours = {prisoner["key"]: prisoner["color"] for prisoner in box["prisoners"]}
    prisoners = [{"key": prisoner, "color": colours[prisoner]} for prisoner in PRISONERS]
    game = load_pack(tmp_path, prisoners=prisoners)
    assert game.source.pack == "test_pack"
    assert game.source.digest == escapade.load("evades").source.digest


def test_LE_1_a_pack_may_use_any_length_from_four(tmp_path: Path) -> None:
    """LE-1: the pack's length is the default; the option still takes 20 to 50."""
    game = load_pack(tmp_path, squares=6)
    assert game.options["squares"] == 6
    assert escapade.load("evades", pack=tmp_path, squares=20).options["squares"] == 20
    with pytest.raises(BadInput):
        escapade.load("evades", pack=tmp_path, squares=7)
    assert load_pack(tmp_path, squares=4).options["squares"] == 4


def test_LE_1_a_pack_may_not_be_shorter_than_four(tmp_path: Path) -> None:
    """LE-1: any length from 4; the complaint names file and path."""
    complaint = refused(tmp_path, squares=3)
    assert str(complaint.params["file"]).endswith("board.json")
    assert complaint.params["path"] == "$.squares"


def test_LE_2_a_pack_has_seven_prisoners_with_names_of_their_own(tmp_path: Path) -> None:
    """LE-2: seven, all different; white is the name of the white die."""
    for names in (PRISONERS[:6], [*PRISONERS, "grey"], [*PRISONERS[:6], "red"], [*PRISONERS[:6], "white"]):
        complaint = refused(tmp_path, prisoners=[{"key": name, "color": "#000000"} for name in names])
        assert complaint.params["path"] == "$.prisoners"


def test_LE_3_boats_have_room_for_seven(tmp_path: Path) -> None:
    """LE-3: not six, not eight, and four different boats."""
    for rooms in ([2, 2, 1, 1], [2, 2, 2, 2]):
        boats = [{"key": boat, "room": room, "points": 1} for boat, room in zip(BOATS, rooms, strict=True)]
        assert refused(tmp_path, boats=boats).params["path"] == "$.boats"
    usual = BOARD["boats"]
    assert isinstance(usual, list)
    twice = [{**boat, "key": "raft"} for boat in usual]
    assert refused(tmp_path, boats=twice).params["path"] == "$.boats"


def test_packs_are_read_strictly(tmp_path: Path) -> None:
    """LE-1 to LE-3: an unknown key, an unknown file or another game's pack is refused."""
    assert refused(tmp_path, wind=3).code == "content.schema"
    write_pack(tmp_path)
    (tmp_path / "weather.json").write_text("{}", encoding="utf-8")
    with pytest.raises(BadInput) as complaint:
        escapade.load("evades", pack=tmp_path)
    assert complaint.value.code == "content.unknown_file"
    (tmp_path / "pack.json").write_text(json.dumps({"key": "test_pack", "game": "elba"}), encoding="utf-8")
    with pytest.raises(BadInput) as complaint:
        escapade.load("evades", pack=tmp_path)
    assert complaint.value.code == "content.other_game"


def test_LE_2_words_follow_the_names_of_the_pack(tmp_path: Path) -> None:
    """LE-2: a pack's prisoners have their own names, in bets, dice and moves."""
    names = ["ada", "bo", "cy", "di", "ed", "flo", "gus"]
    game = load_pack(tmp_path, prisoners=[{"key": name, "color": "#000000"} for name in names])
    assert given(game, 2).legal("p1") == [f"bet {name}" for name in names]
    assert given(game, 2).play("p0 bet gus").view("p0")["bets"] == [["gus"], None]


def test_LE_16_points_follow_the_boats_of_the_pack(tmp_path: Path) -> None:
    """LE-3, LE-16: rooms 1, 1, 1 and 4, worth 5, 6, 7 and 0."""
    boats = [{"key": boat, "room": room, "points": points}
             for boat, room, points in zip(BOATS, [1, 1, 1, 4], [5, 6, 7, 0], strict=True)]
    match = choosing_with(load_pack(tmp_path, boats=boats), "blue red yellow light_green dark_green",
                          track="29 orange", bets=[PRISONERS, ["red", "blue", *PRISONERS[2:]]])
    outcome = throw(match, "orange 1, brown 1").play("p0 move orange").outcome()
    assert match.told()[1:3] == ["boarded orange speedboat", "boarded brown speedboat"]
    assert outcome is not None
    assert outcome["scores"] == [18, 7]


def test_LE_6_dice_follow_the_pack(tmp_path: Path) -> None:
    """LE-6: other numbers of dice and faces."""
    game = load_pack(tmp_path, die_faces=4, coloured_dice=1, coloured_dice_after_two_aboard=4)
    match = choosing_with(game, "").play("p0 take red").expect(phase="roll")
    assert match.game.chance_size(match.state) == 4
    match = choosing_with(game, "red blue").play("p0 take yellow / p0 take brown / p0 take orange")
    match.expect(phase="choose").play("p0 take dark_green").expect(phase="roll")


def test_LE_6_as_many_as_there_are_prisoners_still_in_play_if_fewer(tmp_path: Path) -> None:
    """LE-6: four dice with two or more aboard, but only two prisoners are left: two coloured, never more."""
    game = load_pack(tmp_path, coloured_dice_after_two_aboard=4, dice_in_all_after_four_aboard=4)
    five = "blue red yellow light_green dark_green"
    choosing_with(game, five).play("p0 take orange / p0 take brown").expect(phase="roll", named=["orange", "brown"])


def test_the_longest_match_is_long_enough_for_many_dice(tmp_path: Path) -> None:
    """LE-6, LE-18: seven coloured dice and the white one: 8 named, 8 rolled and 8 used in a turn."""
    game = load_pack(tmp_path, coloured_dice=7)
    assert game.traits.longest_match >= 6 * (7 + 100 * 24) + 1
    assert escapade.load("evades").traits.longest_match >= 6 * (7 + 100 * 12) + 1
