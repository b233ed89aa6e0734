"""The turn that our rules page tells step by step."""

from escapade.testing import Scenario
from tests.games.evades.positions import choosing, stacks, throw, track_of

BEFORE = "3 dark_green, 6 brown, 9 orange, 12 yellow red, 16 blue"
NORAS_DICE = "red 4, yellow 2, blue 5, white 3"


def noras_turn() -> Scenario:
    """The third round, nobody aboard; Nora has rolled."""
    return throw(choosing(BEFORE, finished_rounds=2), NORAS_DICE)


def test_LE_8_what_nora_could_use() -> None:
    """LE-8: red or blue forward; or the white die on red, blue, orange, brown or dark green."""
    assert noras_turn().legal("p0") == ["move blue", "move red", "back blue", "back red", "back dark_green",
                                        "back orange", "back brown"]


def test_LE_8_noras_turn() -> None:
    """LE-8, LE-10, LE-12: red onto blue, yellow, orange back onto brown; blue's die is lost."""
    match = noras_turn().play("p0 move red / p0 move yellow")
    assert match.legal("p0") == ["back dark_green", "back orange", "back brown", "leave"]
    match.play("p0 back orange").expect(waiting=["p1"])
    assert track_of(match) == stacks("3 dark_green, 6 brown orange, 14 yellow, 16 blue red")
    assert match.told() == ["moved_back p0 orange 9 6", "lost_die p0 blue", "turn_ended p0"]


def test_LE_11_dark_green_would_have_lost_a_point() -> None:
    """LE-11: from 3 to 1 with a 3."""
    noras_turn().play("p0 move red / p0 move yellow / p0 back dark_green").expect(track__1=["dark_green"])


def test_LE_10_the_order_that_uses_all_four() -> None:
    """LE-10: blue first, then red, then yellow and white."""
    match = noras_turn().play("p0 move blue / p0 move red / p0 move yellow / p0 back brown").expect(waiting=["p1"])
    assert not any(line.startswith("lost_die") for line in match.told())
    assert track_of(match) == stacks("3 dark_green brown, 9 orange, 14 yellow, 16 red, 21 blue")
