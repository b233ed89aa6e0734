"""EL-34: players find their words themselves; the legal list stays as it is."""

from typing import Any

import pytest

from escapade.testing import Scenario
from tests.games.elba.positions import scene

FINDING: dict[str, object] = {"find_words": True}


def finding(**about: Any) -> Scenario:
    """A scene in which p0 has to find his words."""
    return scene(options={**FINDING, **about.pop("options", {})}, **about)


def found(match: Scenario, text: str) -> list[str]:
    """What p0 may do by typing a text, in words."""
    words = match.game.shapes.actions.words
    actions = match.game.found(match.state, 0, text)
    assert set(actions) <= set(match.game.unnamed(match.state, 0)) <= set(match.game.legal(match.state, 0))
    return [words(action) for action in actions]


@pytest.mark.parametrize(("bag", "place", "typed", "expected"), [
    ("appears", "lab", "spa", ["jump spa"]), ("appears", "lab", "SPA", ["jump spa"]),
    ("appears", "spa", "spa", []), ("appears", "lab", "bar", []), ("roomspa", "lab", "apple room", ["jump apple_room"]),
    ("elba", "west_tower", "elba", ["escape"]), ("elba", "west_tower", "escape", []), ("elba", "lab", "elba", []),
    ("emperor", "lab", "emperor", ["escape"]), ("safe", "lab", "safe", ["jump safe_area"]), ("safe", "lab", "", []),
])
def test_EL_34_a_word_typed_is_a_jump_or_a_way_out(bag: str, place: str, typed: str, expected: list[str]) -> None:
    """EL-12, EL-13, EL-34: by one word of a room, by its whole name, by the word of the tower; not by `escape`."""
    assert found(finding(bags=[bag], at={"p0": place}), typed) == expected


def test_EL_34_a_word_that_opens_many_rooms_means_them_all() -> None:
    """EL-12, EL-34: ROOM."""
    rooms = found(finding(bags=["room"]), "room")
    assert len(rooms) == 9
    assert "jump apple_room" in rooms


@pytest.mark.parametrize(("bag", "typed", "expected"), [
    ("armram", "arm ram", ["bonus 2"]), ("armram", "ram", ["bonus 1"]), ("armram", "arm arm", []),
    ("appears", "spear sap", []), ("appears", "spear", ["bonus 1"]), ("appears", "ape", []), ("armram", "bonus 1", []),
])
def test_EL_34_weapons_are_named_one_after_the_other(bag: str, typed: str, expected: list[str]) -> None:
    """EL-22, EL-34: what is not named one does not have; different words, and no card twice."""
    match = finding(at={"p0": "spa", "napoleon_1": "arbor"}, bags=[bag]).play("p0 move arbor")
    assert found(match, typed) == expected


def test_EL_34_words_to_keep_and_to_put_to_the_others() -> None:
    """EL-16, EL-23, EL-34: any spelling; a proposal says so."""
    assert found(finding(bags=["elba"], phase="clean", points=0), "able") == ["keep_word elba"]
    match = finding(options={"house_weapons": True}, at={"p0": "spa", "p1": "arbor"}, bags=["ape"])
    match.play("p0 move arbor")
    assert found(match, "pea") == []
    assert found(match, "propose pea") == ["propose ape"]
    match.play("p0 propose ape / p1 vote yes / p2 vote yes")
    assert found(match, "pea") == ["bonus 1"]
    assert found(match, "propose pea") == []


def test_EL_34_the_view_names_nothing_that_a_bag_spells() -> None:
    """EL-34: neither rooms nor ways out, weapons or spellings; how many weapons there are is not asked either."""
    match = finding(at={"p0": "spa", "p1": "arbor"}, bags=["spear", "elba"]).play("p0 move arbor")
    view = match.view("p0")
    assert view["spells"] == [{"rooms": [], "escape_words": [], "weapons": [], "bonus": 0}] * 3
    assert view["spellings"] == {}
    assert view["question"]["fields"]["most"] is None
    assert match.why("p0", "bonus 3") == {"code": "bonus_too_high", "params": {"most": None}, "rule": "EL-22"}


def test_EL_34_off_and_legal_lists_are_the_same() -> None:
    """EL-34: an option; programs and bots are given the same list in either case."""
    about: dict[str, Any] = {"bags": ["elba"], "at": {"p0": "west_tower"}}
    plain, hidden = scene(**about), finding(**about)
    assert plain.legal("p0") == hidden.legal("p0")
    assert plain.game.unnamed(plain.state, 0) == []
    assert plain.game.found(plain.state, 0, "elba") == []
    assert hidden.game.is_finding(hidden.state, 0)
    assert not hidden.game.is_finding(hidden.state, 1)
