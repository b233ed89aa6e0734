"""“Why can't I?”: every reason there is, with its rule, from the situation that gives it."""

from typing import Any

import pytest

from tests.games.elba.positions import elba, scene
from tests.games.elba.starts import window

EVERYTHING = "aaaaaaaaaabbbbcccccceeeeeeeeeeeefffflllommmmooopppppprrrrrrssssl"
DRAWING = {"phase": "draw", "points": 0}
FILLING = {"phase": "fill", "points": 0}
CLEANING = {"phase": "clean", "points": 0}
DUEL = {"at": {"p0": "spa", "p1": "arbor"}}
CROWD = {"at": {"p0": "spa", "p1": "arbor", "campbell": "arbor"}}
WON = "p0 move arbor / p0 bonus 0 / p1 bonus 0 / chance die 6 / chance die 1 / chance throw lab"
ARMING = window("bonus", "p0", 1, {"attacker": "p0", "defender": "p1"})
HOUSE = {"options": {"house_weapons": True}, **DUEL}

CASES: list[tuple[str, str, str, dict[str, Any], str]] = [
    ("not_drawing", "EL-7", "draw", {}, ""),
    ("not_drawing", "EL-7", "stop", {}, ""),
    ("hand_full", "EL-7", "draw", {"hands": ["aabbccee"], **DRAWING}, ""),
    ("no_cards_left", "EL-8", "draw", {"hands": ["", EVERYTHING], **DRAWING}, ""),
    ("not_acting", "EL-9", "end", DRAWING, ""),
    ("not_acting", "EL-9", "move spa", FILLING, ""),
    ("no_points", "EL-9", "move opal_room", {"points": 0}, ""),
    ("not_adjacent", "EL-10", "move spa", {}, ""),
    ("guest_not_adjacent", "EL-11", "push campbell roof", {}, ""),
    ("guest_absent", "EL-4", "push napoleon_8", {"seats": 4}, ""),
    ("already_there", "EL-12", "jump caesar_room", {"bags": ["room"]}, ""),
    ("cannot_spell_room", "EL-12", "jump spa", {"bags": ["room"]}, ""),
    ("no_room_spelled", "EL-12", "jump", {}, ""),
    ("no_escape_word", "EL-13", "escape", {"bags": ["peace"]}, ""),
    ("not_filling", "EL-15", "put a", {"hands": ["a"]}, ""),
    ("not_filling", "EL-15", "done", {}, ""),
    ("not_in_hand", "EL-17", "put b", {"hands": ["a"], **FILLING}, ""),
    ("not_in_hand", "EL-17", "put", FILLING, ""),
    ("hand_too_large", "EL-15", "done", {"hands": ["aabbccee"], **FILLING}, ""),
    ("not_cleaning", "EL-16", "keep_nothing", {}, ""),
    ("not_in_bag", "EL-16", "keep_one b", {"bags": ["a"], **CLEANING}, ""),
    ("not_in_bag", "EL-16", "keep_two a b", {"bags": ["a"], **CLEANING}, ""),
    ("not_in_bag", "EL-16", "keep_one", CLEANING, ""),
    ("only_one_in_bag", "EL-16", "keep_two a a", {"bags": ["ab"], **CLEANING}, ""),
    ("only_one_in_bag", "EL-16", "keep_two", {"bags": ["a"], **CLEANING}, ""),
    ("only_one_in_bag", "EL-16", "keep_two b", {"bags": ["ab"], **CLEANING}, ""),
    ("name_in_order", "EL-16", "keep_two b a", {"bags": ["ab"], **CLEANING}, ""),
    ("cannot_spell_word", "EL-16", "keep_word peace", {"bags": ["ab"], **CLEANING}, ""),
    ("no_word_spelled", "EL-16", "keep_word", {"bags": ["ab"], **CLEANING}, ""),
    ("not_discarding", "EL-16", "discard a", {"bags": ["ab"], **CLEANING}, ""),
    ("not_to_discard", "EL-16", "discard a", {"bags": ["abc"], **CLEANING}, "p0 keep_one a"),
    ("not_arming", "EL-22", "bonus 0", {}, ""),
    ("bonus_too_high", "EL-22", "bonus 1", DUEL, "p0 move arbor"),
    ("house_weapons_off", "EL-23", "propose ape", DUEL, "p0 move arbor"),
    ("already_proposed", "EL-23", "propose pea", {"bags": ["ape"], **HOUSE}, ""),
    ("already_a_weapon", "EL-23", "propose mop", {"bags": ["mop"], **HOUSE}, "p0 move arbor"),
    ("already_refused", "EL-23", "propose pea", {"bags": ["ape"], "refused": "ape", "frames": [ARMING], "opened": 1,
                                                 **HOUSE, "at": {"p0": "arbor", "p1": "arbor"}}, ""),
    ("no_word_spelled", "EL-16", "propose", HOUSE, "p0 move arbor"),
    ("no_ballot", "EL-23", "vote yes", {}, ""),
    ("not_choosing_a_fight", "EL-30", "fight p1", {}, ""),
    ("not_in_this_series", "EL-30", "fight p2", CROWD, "p0 move arbor"),
    ("not_taking", "EL-25", "take_hand", {}, ""),
    ("not_in_their_bag", "EL-25", "take_bag b", {"bags": ["", "a"], **DUEL}, WON),
    ("their_hand_is_empty", "EL-25", "take_hand", {"bags": ["", "a"], **DUEL}, WON),
    ("not_giving_up", "EL-28", "give_hand a", {"hands": ["a"]}, ""),
]


def test_every_reason_has_a_case() -> None:
    """None is left out."""
    assert {shape.name for shape in elba().shapes.reasons} == {code for code, *_ in CASES}


@pytest.mark.parametrize(("code", "rule", "words", "about", "script"), CASES)
def test_why(code: str, rule: str, words: str, about: dict[str, Any], script: str) -> None:
    """The first rule that stands against an action (EL-4, EL-7 to EL-17, EL-22 to EL-30)."""
    if code == "already_proposed":
        words, script = "propose ape", "p0 move arbor / p0 propose ape / p1 vote no / p2 vote no"
    why = scene(**about).play(script).why("p0", words)
    assert why is not None
    assert (why["code"], why["rule"]) == (code, rule)
