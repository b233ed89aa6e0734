"""Dice are thrown by hand in the castle: a press, and they roll large on the page; nothing runs on by itself."""

from typing import Any

import pytest

from tests.web.desk import SIDEWAYS, TALL, WIDE, Desk, complaints, is_over, set_up, until
from tests.web.room import DRAWN
from tests.web.tables import make_table

THROW = ".moment:not(.reading) .throw"
DICE = ".moment button.dice"
TAPS = (".cast .possible", ".reading .throw", ".strip .yes", ".rest .turns", ".lines .possible", ".hero.possible .who",
        ".items .possible")
"""What the board offers, in the order of wishes."""
LONG_ENOUGH = 1000
"""Looks at a page: the first fights may be over without a throw of one's own, and a busy machine turns pages slowly."""


def tap_board(page: Any, *more: str) -> str | None:
    """Tap the first thing that the board offers; its name, or nothing if nothing is asked."""
    for name in (*more, *TAPS):
        if page.locator(name).count():
            page.evaluate(f"document.querySelector('{name}')?.click()")
            return name
    return None


def at_the_dice(desk: Desk, **more: Any) -> Any:
    """One person and two bots, everything by the board, until dice lie in the hand."""
    page = desk.open("/new/dark_castle", listed=False, throws=True, **more)
    set_up(page, seats={2: "expert", 3: "expert"})
    for _ in range(LONG_ENOUGH):
        assert not is_over(page), "no dice were thrown"
        if page.locator(THROW).count():
            return page
        tap_board(page)
        page.wait_for_timeout(120)
    raise AssertionError("no dice were thrown")


@pytest.mark.long
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_dice_wait_for_a_press_and_then_show_at_once(desk: Desk, language: str) -> None:
    """Without motion: nothing goes on until the press on button or dice, by mouse or key; then the result is there. A
    click elsewhere throws nothing. The match is played to its end on the board alone, and no fight ends untouched.
    """
    page = at_the_dice(desk, language=language)
    assert complaints(page) == []
    for width, height in (TALL, SIDEWAYS, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        box = page.locator(THROW).bounding_box()
        assert 0 <= box["x"] <= box["x"] + box["width"] <= width
        assert 0 <= box["y"] <= box["y"] + box["height"] <= height
        assert box["height"] >= 44
        names = [name.bounding_box() for name in page.locator(".moment .name").all()]
        assert all(name["y"] + name["height"] + 8 <= box["y"] for name in names), "the ring of the button covers a name"
    told = page.locator(".log li").count()
    page.locator("article.hero .who").first.click()
    page.keyboard.press("Escape")
    page.wait_for_timeout(1500)
    assert page.locator(THROW).count() == 1, "a click elsewhere throws nothing"
    assert page.locator(".log li").count() == told
    page.locator(THROW).focus()
    page.keyboard.press("Enter")
    until(page, f"document.querySelectorAll('.log li').length > {told}")
    thrown = 1
    for _ in range(600):
        if is_over(page):
            break
        by = (THROW, DICE)[thrown % 2]
        thrown += tap_board(page, by) == by
        page.wait_for_timeout(60)
    assert is_over(page)
    assert thrown > 2, "by the button and by the dice themselves"


def test_with_motion_they_roll_large_and_a_setting_lets_them_run(desk: Desk) -> None:
    """At the usual pace the dice tumble on the page and land; ticked in the menu, fights need no hand any more."""
    page = at_the_dice(desk, motion="no-preference")
    page.click(THROW)
    page.wait_for_selector(".moment .die svg.tumbling")
    assert page.locator(".moment .die").first.bounding_box()["width"] >= 56
    page.wait_for_selector(".moment .die svg.tumbling", state="detached")
    page.click(".bar summary")
    page.get_by_label("Let dice and fights run by themselves").check()
    assert page.evaluate("localStorage.getItem('escapade.fights')") == "run"


def test_a_page_of_anothers_waits_until_it_is_read(desk: Desk, base: str) -> None:
    """Ada has Ben turn the first page: hers waits, with a button to go on; his does not, for he is asked at once."""
    table = make_table(base, 2, game="dark_castle")
    ada, ben = (desk.open(table.path(), keys=table.keys(seat), listed=False, throws=True) for seat in (0, 1))
    ada.locator(".seats .button.primary:not([disabled])").click()
    for page in (ada, ben):
        page.wait_for_selector(".cast .possible")
        page.locator(".cast .possible").first.click()
        page.wait_for_timeout(500)
    ada.locator(".rest .turns").nth(1).click()
    ada.wait_for_selector(".moment.reading .throw")
    assert complaints(ada) == []
    ben.wait_for_selector(".rest .found button")
    assert ada.locator(".moment.reading").count() == 1, "it waited for no reader"
    ada.click(".moment.reading .throw")
    ada.wait_for_selector(".moment", state="detached")
    ada.wait_for_selector(".rest .found button")
