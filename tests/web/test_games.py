"""Every game of the registry in the browser: two people and bots to the end, languages and sizes spread over them."""

import pytest

from escapade.games import games, load
from tests.web.desk import TALL, WIDE, Desk, complaints, invitation, play_out, set_up

OTHERS = [key for key in games() if key not in ("evades", "pocket")]
"""Les Évadés has its own tests, the pocket game no board."""


@pytest.mark.parametrize("game", OTHERS)
def test_two_people_and_bots_play_to_the_end(desk: Desk, game: str) -> None:
    """One at a desk, one on a phone; axe looks at the board, at the end and at the replay of both."""
    place = OTHERS.index(game)
    seats = load(game).seats
    wanted = min(seats[-1], max(seats[0], 3))
    ada = desk.open(f"/new/{game}/friends", size=WIDE, dark=place % 2 == 0)
    set_up(ada, seats={2: "friend", **dict.fromkeys(range(3, wanted + 1), "greedy")})
    ada.wait_for_selector(".invite svg")
    ben = desk.open(invitation(ada), language="fr-FR", size=TALL, touch=True, dark=place % 2 == 1)
    ben.fill("input[autocomplete=nickname]", "Ben")
    ben.click("button[type=submit]")
    ben.wait_for_selector(".lobby")
    ada.click(".seats .button.primary:not([disabled])")
    for page in (ada, ben):
        page.wait_for_selector(".board svg")
        assert complaints(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert play_out(ada, ben, most=6000) > 3
    assert complaints(ben) == []
    assert "error-" not in ada.inner_text("body")
    ada.locator(".veil a[href^='#/replay']").click()
    ada.wait_for_selector("input[type=range]")
    ada.keyboard.press("End")
    assert complaints(ada) == []


@pytest.mark.parametrize("game", OTHERS)
def test_the_keyboard_is_enough(desk: Desk, game: str) -> None:
    """A match against bots by numbers, arrows and Enter; groups of choices are opened like choices."""
    page = desk.open(f"/new/{game}", language="fr-FR")
    page.wait_for_selector(".start")
    page.focus(".start")
    page.keyboard.press("Enter")
    page.wait_for_selector(".rail .action")
    for turn in range(6000):
        if page.locator(".veil").count():
            return
        if page.locator(".rail .action").count():
            page.keyboard.press(str(1 + turn % 3))
        page.wait_for_timeout(10)
    raise AssertionError("the match did not end")
