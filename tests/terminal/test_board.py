"""The drawing of Les Évadés, in plain text as kept in boards/, and what colour adds to it.

`python -m tests.terminal.test_board` writes the texts anew: look at them before you keep them.
"""

import pytest

from escapade.terminal.drawers import drawer_of
from escapade.terminal.evades.cast import letters
from escapade.testing import Scenario, given
from tests.terminal.scenes import BOARDS, ORDER, drawn, expected, midway, printed, scene_of

NO_BREAK = "\u00a0"
DRAWER = drawer_of("evades")


def betting() -> Scenario:
    """A bet half made, another finished."""
    finished = " / ".join(f"p1 bet {key}" for key in ORDER)
    return given("evades", 2).play(f"p0 bet red / p0 bet blue / p0 bet brown / {finished}")


def last_two() -> Scenario:
    """Five aboard, two on the way, the white die in play."""
    return midway(boarded=["brown", "orange", "blue", "red", "light_green"], track={"9": ["yellow", "dark_green"]},
                  named=["yellow", "white"], faces={"yellow": 2, "white": 6}, unused=["yellow", "white"], moved=[])


def last_two_sent_back() -> Scenario:
    """LE-14 seen from the table."""
    start = midway(boarded=["brown", "orange", "blue", "red", "light_green"], named=["yellow", "white"],
                   track={"5": ["dark_green"], "9": ["yellow"]}, faces={"yellow": 2, "white": 6},
                   unused=["yellow", "white"], moved=[])
    return start.play("p1 back dark_green")


CASES = {
    "betting-p0": (betting, "p0", "en", 80),
    "betting-p1": (betting, "p1", "fr", 80),
    "stack-p1": (midway, "p1", "en", 80),
    "stack-p1-fr": (midway, "p1", "fr", 80),
    "stack-spectator": (midway, "spectator", "en", 80),
    "stack-wide": (midway, "p1", "en", 140),
    "stack-narrow": (midway, "p1", "en", 60),
    "last-two": (last_two, "p0", "en", 80),
    "over": (last_two_sent_back, "p2", "fr", 80),
}


def drawing(name: str) -> str:
    return drawn(DRAWER, CASES[name])


@pytest.mark.parametrize("name", CASES)
def test_board(name: str) -> None:
    assert drawing(name) == expected(name)


@pytest.mark.parametrize("name", CASES)
def test_plain_drawings_fit_and_are_ascii_but_for_words(name: str) -> None:
    width = CASES[name][3]
    for line in drawing(name).splitlines():
        assert len(line) <= width
        assert all(sign.isascii() or sign.isalpha() or sign == NO_BREAK for sign in line), line


def test_other_bets_stay_hidden() -> None:
    text = printed(DRAWER.draw(scene_of(midway(), "spectator")))
    assert "bet" not in text


def test_a_stack_shows_who_stands_on_whom() -> None:
    lines = printed(DRAWER.draw(scene_of(midway(), "p1"))).splitlines()
    column = [line[12:15] for line in lines if line[12:15] in ("[O]", "(R)", "(B)")]
    assert column == ["[O]", "(R)", "(B)"]


def test_colour_marks_every_prisoner() -> None:
    text = printed(DRAWER.draw(scene_of(midway(), "p1", plain=False)), colour=True)
    for red, green, blue in ((47, 111, 181), (200, 55, 45), (226, 183, 20), (124, 194, 74), (31, 107, 58),
                             (224, 123, 31), (122, 74, 36)):
        assert f"48;2;{red};{green};{blue}m" in text


def test_coloured_boards_are_as_wide_as_the_terminal() -> None:
    text = printed(DRAWER.draw(scene_of(midway(), "p1", plain=False)), colour=False)
    assert {len(line) for line in text.splitlines()} == {80}


@pytest.mark.parametrize("code", ["en", "fr"])
def test_letters_are_different(code: str) -> None:
    tags = DRAWER.tags(scene_of(midway(), "p1", code=code))
    assert len(set(tags.values())) == 7


def test_letters_of_names_that_look_alike() -> None:
    assert letters({"a": "Max", "b": "Mix", "c": "Max Fox", "d": "Mm"}) == {"a": "M", "b": "X", "c": "F", "d": "A"}


def test_preview_says_where_a_move_ends() -> None:
    scenario = midway(track={"3": ["blue"], "7": ["red"], "26": ["yellow"]}, named=["blue", "yellow", "orange"],
                      faces={"blue": 4, "yellow": 5, "orange": 2}, unused=["blue", "yellow", "orange"], moved=[])
    scene = scene_of(scenario, "p1")
    actions = scenario.game.legal(scenario.state, 1)
    assert [DRAWER.preview(scene, action) for action in actions] == [
        "(3 -> 7, onto Red)", "(26 -> boards boat 1)", "(-> 2)"]


def test_finale_shows_all_bets_and_scores() -> None:
    text = printed(DRAWER.finale(scene_of(last_two_sent_back(), "p0")))
    assert text == expected("finale")


if __name__ == "__main__":
    BOARDS.mkdir(exist_ok=True)
    for case in CASES:
        (BOARDS / f"{case}.txt").write_text(drawing(case), encoding="utf-8")
    (BOARDS / "finale.txt").write_text(printed(DRAWER.finale(scene_of(last_two_sent_back(), "p0"))), encoding="utf-8")
