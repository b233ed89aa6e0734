"""EL-32: who knows what of whose Hand."""

from typing import Any

from escapade.testing import Scenario
from tests.games.elba.positions import known, scene


def memory(match: Scenario, viewer: str) -> Any:
    """What a viewer knows of the three Hands."""
    return match.described("known_hands")[viewer]


def beaten(**about: Any) -> Scenario:
    """p0 has beaten p1 and may take a card."""
    start = scene(at={"p0": "spa", "p1": "arbor"}, **about)
    return start.play("p0 move arbor / p0 bonus 0 / p1 bonus 0 / chance die 6 / chance die 1 / chance throw lab")


def test_EL_32_hands_are_private_sizes_are_not() -> None:
    """EL-32: a view has one's own Hand, everybody's Bag and every number; neither deck nor other Hands."""
    view = scene(hands=["ab", "cc"], bags=["", "", "mop"], discard="ea").view("p0")
    assert [player["hand"] for player in view["players"]] == ["ab", None, None]
    assert [player["hand_size"] for player in view["players"]] == [2, 2, 0]
    assert view["players"][2]["bag"] == "mop"
    assert view["deck"] is None
    assert view["deck_size"] == 55
    assert view["discard"] == "ea"
    assert [player["hand"] for player in scene(hands=["ab"]).view("spectator")["players"]] == [None, None, None]


def test_EL_32_a_drawn_card_is_the_drawers() -> None:
    """EL-32: the others see that a card was drawn."""
    match = scene(phase="draw", points=0).play("p0 draw / chance card f")
    assert match.told("p0") == ["drew p0 f"]
    assert match.told("p1") == ["drew p0 -"]
    assert match.told() == ["drew p0 -"]


def test_EL_32_a_stolen_card_is_remembered_by_thief_and_victim() -> None:
    """EL-32: both know it, nobody else sees it, and the others forget what they knew of the victim's Hand."""
    public = known(3, p0={1: "e"}, p2={1: "e"}, spectator={1: "e"})
    match = beaten(hands=["", "ef"], known_hands=public).play("p0 take_hand / chance card f")
    assert match.told("p0")[-1] == match.told("p1")[-1] == "stole p0 p1 f"
    assert match.told("p2")[-1] == match.told()[-1] == "stole p0 p1 -"
    assert memory(match, "p1") == ["f", "", ""]
    assert memory(match, "p0") == ["", "e", ""]
    assert memory(match, "p2") == ["", "", ""]
    assert memory(match, "spectator") == ["", "", ""]


def test_EL_32_the_thief_knows_which_card_left() -> None:
    """EL-32: a card he remembered and then stole is no longer in that Hand."""
    match = beaten(hands=["", "ee"], known_hands=known(3, p0={1: "e"})).play("p0 take_hand / chance card e")
    assert memory(match, "p0") == ["", "", ""]


def test_EL_32_all_remember_a_card_that_lay_open() -> None:
    """EL-32: from a Bag into a Hand: everybody saw it, the spectators too."""
    match = beaten(bags=["", "mop"]).play("p0 take_bag o")
    assert [memory(match, viewer) for viewer in ("p0", "p1", "p2", "spectator")] == [
        ["", "", ""], ["o", "", ""], ["o", "", ""], ["o", "", ""]]


def test_EL_32_all_remember_what_campbell_pays() -> None:
    """EL-27, EL-32: from the discard pile into a Hand."""
    match = scene(at={"p0": "spa", "campbell": "arbor"}, discard="s")
    match.play("p0 move arbor / p0 bonus 0 / chance die 6 / chance die 1 / chance throw lab")
    assert memory(match, "p2") == ["s", "", ""]


def test_EL_32_until_the_holder_shows_such_a_letter() -> None:
    """EL-32: put into the Bag or discarded, one such letter less is certain; other letters change nothing."""
    sure = known(3, p1={0: "aa"}, p2={0: "a"}, spectator={0: "a"})
    sure["p1"][0] = "aa"
    match = scene(hands=["aab"], phase="fill", points=0, known_hands=sure).play("p0 put b")
    assert memory(match, "p1")[0] == "aa"
    match.play("p0 put a")
    assert memory(match, "p1")[0] == "a"
    assert memory(match, "p2")[0] == ""
    lost = scene(hands=["ab"], at={"p0": "spa", "napoleon_1": "arbor"}, known_hands=known(3, p1={0: "a"}))
    lost.play("p0 move arbor / p0 bonus 0 / chance die 1 / chance die 6 / chance throw lab / p0 give_hand a")
    assert memory(lost, "p1")[0] == ""


def test_EL_32_a_view_holds_what_its_seat_remembers() -> None:
    """EL-32: its own memory, what is public, and what the others know of its own Hand; nothing else."""
    facts = known(3, p0={1: "ab"}, p1={0: "c", 2: "f"}, p2={0: "e"})
    match = scene(hands=["ce", "abb", "f"], known_hands=facts)
    assert match.view("p0")["known_hands"] == {
        "p0": ["", "ab", ""], "p1": ["c", None, None], "p2": ["e", None, None], "spectator": ["", "", ""]}
    assert match.view("spectator")["known_hands"] == {
        "p0": [None] * 3, "p1": [None] * 3, "p2": [None] * 3, "spectator": ["", "", ""]}
