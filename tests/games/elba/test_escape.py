"""EL-13, EL-14, EL-33: the way out, the way back in, and the end without a winner."""

import pytest

from tests.games.elba.positions import scene


@pytest.mark.parametrize(("tower", "word"), [("north_tower", "escape"), ("east_tower", "from"), ("west_tower", "elba"),
                                             ("south_tower", "peace")])
def test_EL_13_the_word_of_the_tower(tower: str, word: str) -> None:
    """EL-13: each tower has its word; elsewhere it opens nothing."""
    assert "escape" in scene(bags=[word], at={"p0": tower}).legal("p0")
    match = scene(bags=[word])
    assert "escape" not in match.legal("p0")
    assert match.why("p0", "escape") == {"code": "no_escape_word", "params": {"place": "caesar_room"}, "rule": "EL-13"}


@pytest.mark.parametrize("word", ["emperor", "campbell"])
def test_EL_13_emperor_and_campbell_anywhere(word: str) -> None:
    """EL-13: these two work in any place."""
    assert "escape" in scene(bags=[word], at={"p0": "cafe"}).legal("p0")


def test_EL_13_strictly_below_the_strength_wins() -> None:
    """EL-13: a 3 with Strength 4: out, and the match is over; everything is shown."""
    match = scene(bags=["elba"], hands=["", "abc"], at={"p0": "west_tower"}, strength={"p0": 4})
    match.play("p0 escape / chance die 3")
    assert match.outcome() == {"reason": "escaped", "rule": "EL-13", "winners": [0], "scores": None,
                               "sides": ["p0", "p1", "p2"]}
    assert match.told() == ["tried p0 elba", "escaped p0 3"]
    assert match.waiting() == []
    assert match.view("p2")["players"][1]["hand"] == "abc"


def test_EL_14_a_failed_attempt() -> None:
    """EL-14: Strength and points, the place, the card from Hand or Bag, then the Fight; equal is not below."""
    match = scene(bags=["elba"], hands=["cc", "a"], at={"p0": "west_tower", "p1": "lab"}, strength={"p0": 4})
    match.play("p0 escape / chance die 4")
    assert match.told() == ["tried p0 elba", "failed p0 4", "grew p0 5", "lost_points p0"]
    match.play("chance throw lab")
    assert match.described("guests.p0.place") == "lab"
    assert match.legal("p0") == ["give_hand c", "give_bag a", "give_bag b", "give_bag e", "give_bag l"]
    match.play("p0 give_bag e")
    assert match.described("discard") == "e"
    assert match.told() == ["gave_up p0 e bag", "fight_began p0 p1 lab"]
    assert match.waiting() == ["p0"]


def test_EL_14_at_strength_one_it_cannot_succeed_but_teaches() -> None:
    """EL-13, EL-14: with Strength 1 even a 1 fails, and one grows."""
    match = scene(bags=["emperor"], points=3).play("p0 escape / chance die 1 / chance throw spa")
    assert match.described("guests.p0.strength") == 2
    match.play("p0 give_bag e")
    assert match.legal("p0") == ["end"]


def test_EL_33_the_round_limit() -> None:
    """EL-33: the last round is played to its end; then nobody has won."""
    match = scene(options={"round_limit": 2}, turns=4, starter="p1", waiting=["p2"], phase="fill", points=0)
    match.play("p2 done / p2 keep_nothing")
    assert match.waiting() == ["p0"]
    match.play("p0 stop / p0 end / p0 done / p0 keep_nothing")
    assert match.outcome() == {"reason": "round_limit", "rule": "EL-33", "winners": [], "scores": None,
                               "sides": ["p0", "p1", "p2"]}
    assert match.told()[-1] == "rounds_over"
