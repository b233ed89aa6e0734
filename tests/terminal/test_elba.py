"""The drawing of Escape from Elba, in plain text as kept in boards/, and what colour adds to it.

`python -m tests.terminal.test_elba` writes the texts anew: look at them before you keep them.
"""

import pytest

from escapade.core.event import Event
from escapade.core.seat import NONE
from escapade.terminal.drawers import drawer_of
from escapade.testing import Scenario
from tests.games.elba.positions import known, scene
from tests.games.elba.starts import window
from tests.terminal.scenes import BOARDS, drawn, expected, printed, scene_of

DRAWER = drawer_of("elba")


def halfway() -> Scenario:
    """Four players, one with APPEARS in the Bag, one in a tower with its word, one whose Hand is half known."""
    return scene(4, hands=["aab", "ccee", "", "f"], bags=["appears", "mop", "elba"], discard="eac",
                 at={"p1": "spa", "napoleon_2": "spa", "p2": "west_tower"}, strength={"p2": 4},
                 known_hands=known(4, p0={1: "ce"}))


def full() -> Scenario:
    """Six players, five of them in one room: p1 was thrown in, and is to fight them all."""
    series = window("order", "p1", 1, {"attacker": "p1", "opponents": 0b111100})
    return scene(6, at={f"p{seat}": "cafe" for seat in range(1, 6)}, bags=["", "", "armram"], frames=[series], opened=1,
                 waiting=["p1"])


def crowded() -> Scenario:
    """Three in one small room, six in another, and a discard pile too long to list."""
    six = ["p2", "napoleon_2", "napoleon_3", "napoleon_4", "napoleon_5", "napoleon_6"]
    return scene(3, at={"p0": "farm", "napoleon_1": "farm", "campbell": "farm", **dict.fromkeys(six, "spa")},
                 strength={"campbell": 5, "napoleon_6": 4}, discard="abcefaeae")


def over() -> Scenario:
    """p0 has just got away."""
    return scene(bags=["elba"], at={"p0": "west_tower"}, strength={"p0": 5}).play("p0 escape / chance die 1")


CASES = {
    "elba-p0": (halfway, "p0", "en", 80),
    "elba-p2-fr": (halfway, "p2", "fr", 80),
    "elba-spectator": (halfway, "spectator", "en", 80),
    "elba-wide": (halfway, "p0", "en", 130),
    "elba-full": (full, "p2", "en", 80),
    "elba-crowded": (crowded, "p0", "en", 80),
    "elba-over": (over, "p1", "fr", 80),
}


def drawing(name: str) -> str:
    """A case as it is drawn."""
    return drawn(DRAWER, CASES[name])


@pytest.mark.parametrize("name", CASES)
def test_plan(name: str) -> None:
    """EL-1, EL-2, EL-4: places, doors and guests where they are."""
    assert drawing(name) == expected(name)


@pytest.mark.parametrize("name", CASES)
def test_no_line_is_too_wide(name: str) -> None:
    """Nothing wraps."""
    assert all(len(line) <= CASES[name][3] for line in drawing(name).splitlines())


def test_EL_4_every_strength_is_shown_however_many_share_a_place() -> None:
    """EL-4: without spaces where that helps, else in a line below the plan; dots say that a pile goes on."""
    text = drawing("elba-crowded")
    assert "A1a1!5" in text
    assert "Spa: C1 b1 c1 d1 e1 f4" in text
    assert "top first: E A E A F E C B ..." in text


def test_plain_is_ascii() -> None:
    """In English a plain terminal gets nothing it cannot show."""
    assert drawing("elba-p0").isascii()


def test_colour_says_the_same() -> None:
    """Colours are added to the same plan."""
    coloured = scene_of(halfway(), "p0", plain=False)
    text = printed(DRAWER.draw(coloured), colour=True)
    assert "\x1b[" in text
    assert printed(DRAWER.sketch(coloured) or "").count("Anna") == 1
    assert "Anna" in printed(DRAWER.paint(coloured, "Anna wakes up."))


def test_a_letter_into_ones_own_bag_leaves_the_plan_alone() -> None:
    """EL-15: six letters in a row are told in a line each; whoever looks on sees a Bag change on the plan."""
    before = scene(4, hands=["aab"])
    after = scene(4, hands=["ab"], bags=["a"])
    assert DRAWER.gist(scene_of(before, "p0")) == DRAWER.gist(scene_of(after, "p0"))
    assert printed(DRAWER.sketch(scene_of(before, "p0")) or "") != printed(DRAWER.sketch(scene_of(after, "p0")) or "")
    assert DRAWER.gist(scene_of(before, "p1")) != DRAWER.gist(scene_of(after, "p1"))


def test_cards_drawn_in_a_row_are_one_sentence() -> None:
    """EL-7, EL-15, EL-32: how many, for those who do not see them; letters where they are known."""
    table = scene_of(halfway(), "p0")
    kinds = {shape.name: shape.kind for shape in table.game.shapes.events}
    drew, put = kinds["drew"], kinds["put"]
    assert DRAWER.digest(table, "drew", [Event(drew, [1, NONE], 2)] * 3) == "Bea draws 3 cards."
    assert DRAWER.digest(table, "drew", [Event(drew, [0, 0], 1), Event(drew, [0, 3], 1)]) == "You draw A, E."
    assert DRAWER.digest(table, "put", [Event(put, [1, 0], 2), Event(put, [1, 1], 2)]) == "Bea puts A, B into the Bag."
    assert DRAWER.digest(table, "drew", [Event(drew, [1, NONE], 2), Event(drew, [2, NONE], 4)]) == ""


if __name__ == "__main__":
    for case in CASES:
        (BOARDS / f"{case}.txt").write_text(drawing(case), encoding="utf-8")
