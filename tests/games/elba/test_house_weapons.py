"""EL-23: words the table makes weapons."""

from typing import Any

from tests.games.elba.positions import scene

ON: dict[str, object] = {"house_weapons": True}


def armed(seats: int = 4, **about: Any) -> Any:
    """p0 chooses a bonus with APE (or PEA) in the Bag."""
    return scene(seats, options=ON, at={"p0": "spa", "p1": "arbor"}, bags=["aper"], **about).play("p0 move arbor")


def test_EL_23_off_by_default() -> None:
    """EL-23: an option; without it nothing can be proposed."""
    match = scene(at={"p0": "spa", "p1": "arbor"}, bags=["aper"]).play("p0 move arbor")
    assert match.legal("p0") == ["bonus 0"]
    assert match.why("p0", "propose ape") == {"code": "house_weapons_off", "params": {}, "rule": "EL-23"}


def test_EL_23_what_can_be_proposed() -> None:
    """EL-23: words the Bag spells that are no weapon yet; words with the same letters are one proposal."""
    match = armed()
    proposed = [words.split()[1] for words in match.legal("p0") if words.startswith("propose")]
    assert "ape" in proposed
    assert "pea" not in proposed
    assert match.why("p0", "propose escape")["code"] == "cannot_spell_word"
    spear = scene(options=ON, at={"p0": "spa", "p1": "arbor"}, bags=["spear"]).play("p0 move arbor")
    names = [words.split()[1] for words in spear.legal("p0") if words.startswith("propose")]
    assert "apers" not in names
    assert "pas" not in names, "SAP has these letters"


def test_EL_23_more_than_half_of_the_others() -> None:
    """EL-23: open, clockwise from the proposer; two of three make it a weapon for the rest of the game."""
    match = armed().play("p0 propose ape")
    assert match.waiting() == ["p1"]
    match.play("p1 vote yes / p2 vote no / p3 vote yes")
    assert match.told()[-1] == "adopted p0 ape"
    assert match.described("house_weapons") == ["ape"]
    assert match.legal("p0") == ["bonus 0", "bonus 1"]
    assert match.why("p0", "propose are") == {"code": "already_proposed", "params": {}, "rule": "EL-23"}
    assert match.view("p2")["spells"][0]["weapons"] == ["ape"]


def test_EL_23_half_is_not_enough_and_a_word_may_be_tried_again() -> None:
    """EL-23: one of two turns it down; in a later Fight it may be proposed again."""
    match = armed(3).play("p0 propose ape / p1 vote yes / p2 vote no")
    assert match.told()[-1] == "turned_down p0 ape"
    assert match.legal("p0") == ["bonus 0"]
    match.play("p0 bonus 0 / p1 bonus 0 / chance die 6 / chance die 1 / chance throw arbor")
    match.play("p1 bonus 0")
    assert "propose ape" in match.legal("p0")


def test_EL_23_in_the_same_fight_a_refused_word_is_not_put_again() -> None:
    """EL-23: neither side may; another word may be put, and in the next Fight the same one."""
    match = scene(3, options=ON, at={"p0": "spa", "p1": "arbor"}, bags=["ape", "aper"]).play("p0 move arbor")
    match.play("p0 propose pea / p1 vote no / p2 vote no / p0 bonus 0")
    assert match.view("p2")["refused"] == "ape"
    assert "propose ape" not in match.legal("p1")
    assert match.why("p1", "propose pea") == {"code": "already_refused", "params": {"word": "ape"}, "rule": "EL-23"}
    match.play("p1 propose are / p2 vote no / p0 vote no / p1 bonus 0")
    assert match.described("refused") is None
    match.play("chance die 6 / chance die 1 / chance throw arbor / p0 take_bag r")
    assert "propose ape" in match.legal("p1")


def test_EL_23_an_adopted_word_is_no_proposal_any_more() -> None:
    """EL-23: letters that already spell a weapon are not proposed."""
    match = scene(3, options=ON, at={"p0": "spa", "p1": "arbor"}, bags=["ape"], house_weapons=["ape"])
    match.play("p0 move arbor")
    assert match.legal("p0") == ["bonus 0", "bonus 1"]
    assert match.why("p0", "propose ape") == {"code": "already_a_weapon", "params": {"word": "ape"}, "rule": "EL-23"}
