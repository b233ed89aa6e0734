"""The rest between two pages of the castle (DC-26): one panel with all hands and what was found."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.web.dealt import FOUR
from tests.web.desk import SIDEWAYS, TALL, WIDE, Desk, calm, complaints, no_wider, until
from tests.web.room import DRAWN
from tests.web.tables import make_table
from tests.web.written import LateTables

FOUND = ".rest .found button"
CAST = ".cast .possible"
SMALL = """[...document.querySelectorAll('.rest button')].filter((one) => {
  const {width, height} = one.getBoundingClientRect();
  return width < 40 || height < 40;
}).map((one) => one.outerHTML.slice(0, 100))"""


def held(place: int) -> str:
    """How many things a character has in hand, for the page."""
    return f"document.querySelectorAll('.rest li')[{place}]?.querySelectorAll('.hands button').length"


def at_a_rest(desk: Desk, *, language: str = "en-GB", size: tuple[int, int] = WIDE, touch: bool = False) -> Any:
    """One person alone, two characters, and what the gaoler had in his pockets in the middle; all by the board."""
    page = desk.open("/new/dark_castle", language=language, size=size, touch=touch, listed=False)
    page.wait_for_selector(".start")
    while page.locator(".stepper button:first-child").is_enabled():
        page.click(".stepper button:first-child")
    page.click(".start")
    for left in (6, 5):
        until(page, f"document.querySelectorAll('{CAST}').length === {left}")
        page.locator(CAST).first.click()
    page.wait_for_selector(".rest .turns")
    calm(page)
    page.locator(".rest .turns").first.click()
    until(page, f"document.querySelectorAll('{FOUND}').length === 2")
    calm(page)
    return page


@contextmanager
def turning(page: Any) -> Iterator[None]:
    """To be entered before a page is turned, and left when it was. What the next page asks is not said here: one of
    them is over at once, and the party rests again.
    """
    page.evaluate("document.querySelector('.spread').dataset.before = ''")
    yield
    page.wait_for_selector(".spread:not([data-before])")


def drag(page: Any, thing: Any, target: Any) -> None:
    """A hand that takes a thing, carries it in small steps and lets go."""
    start, end = thing.bounding_box(), target.bounding_box()
    page.mouse.move(start["x"] + 12, start["y"] + 12)
    page.mouse.down()
    page.mouse.move(end["x"] + 30, end["y"] + end["height"] / 2, steps=5)
    page.wait_for_selector(".rest .ghost")
    page.mouse.up()
    page.wait_for_selector(".rest .ghost", state="detached")


def test_DC_26_things_are_dragged_or_tapped_and_somebody_turns_the_page(desk: Desk) -> None:
    """With the mouse: dragged to one, tapped and given to the other; put down again; what would stay behind is said."""
    page = at_a_rest(desk)
    assert page.locator("article.hero:visible").count() == 0, "hands stand once"
    assert complaints(page) == []
    drag(page, page.locator(FOUND).first, page.locator(".rest li").nth(1))
    until(page, f"{held(1)} === 1")
    calm(page)
    page.locator(FOUND).first.click()
    page.wait_for_selector(f"{FOUND}.chosen")
    assert page.locator(".rest .gets").count() == 2
    assert complaints(page) == []
    page.locator(".rest .gets").first.click()
    until(page, f"{held(0)} === 1")
    calm(page)
    drag(page, page.locator(".rest li").nth(0).locator(".hands button"), page.locator(".rest .middle"))
    until(page, f"document.querySelectorAll('{FOUND}').length === 1")
    calm(page)
    page.locator(".rest .turns").nth(1).click()
    page.wait_for_selector(".strip[role=alert]")
    assert "behind" in page.inner_text(".strip")
    assert page.locator(FOUND).count() == 1, "one tap leaves nothing behind"
    with turning(page):
        page.locator(".strip .yes").click()


@pytest.mark.parametrize("size", [TALL, SIDEWAYS], ids=["upright", "sideways"])
def test_DC_26_fingers_and_keys_share_out_too(desk: Desk, size: tuple[int, int]) -> None:
    """On a phone, in French: two taps; then Enter on a thing and on who gets it; Escape puts it back."""
    page = at_a_rest(desk, language="fr-FR", size=size, touch=True)
    assert page.evaluate(SMALL) == []
    no_wider(page)
    assert complaints(page) == []
    page.locator(FOUND).first.tap()
    page.locator(".rest .gets").nth(1).tap()
    until(page, f"{held(1)} === 1")
    calm(page)
    page.locator(FOUND).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{FOUND}.chosen")
    page.keyboard.press("Escape")
    until(page, f"document.querySelector('{FOUND}.chosen') === null")
    page.keyboard.press("Enter")
    page.locator(".rest .gets").first.focus()
    page.keyboard.press("Enter")
    until(page, f"{held(0)} === 1")
    calm(page)
    page.locator(".rest .turns").first.focus()
    with turning(page):
        page.keyboard.press("Enter")


OUT_OF_REACH = """[...document.querySelectorAll('.rest button')].filter((one) => {
  const {left, right, top, bottom} = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((one) => one.outerHTML.slice(0, 160))"""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_DC_26_four_pairs_of_hands_need_no_scrolling(desk: Desk, late: LateTables, language: str) -> None:
    """At a desk and with a phone, upright or sideways: what lies in the middle, all hands, what can be done with a
    thing. Upright the tale is folded, and a tap opens it.
    """
    table = late.take(FOUR)
    page = desk.open(table.path(), keys=table.keys(0), language=language, listed=False, throws=True)
    until(page, f"document.querySelectorAll('{FOUND}').length === 4")
    calm(page)
    for taken in (False, True):
        if taken:
            page.locator(FOUND).first.click()
            until(page, "document.querySelectorAll('.rest .gets').length === 4")
        for width, height in (SIDEWAYS, TALL, WIDE):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            assert page.evaluate(OUT_OF_REACH) == [], (width, height, taken)
            assert page.locator(".tale").is_visible() == ((width, height) != TALL)
            if (width, height) != WIDE:
                assert page.evaluate(SMALL) == []
                assert complaints(page) == []
    page.set_viewport_size({"width": TALL[0], "height": TALL[1]})
    page.click(".reread")
    page.wait_for_selector(".tale")
    assert page.get_attribute(".reread", "aria-expanded") == "true"


def test_DC_26_what_another_bears_needs_their_yes(desk: Desk, base: str) -> None:
    """Ada takes up Ben's thing and reads that he is asked first; he sees what becomes of it, and says no."""
    table = make_table(base, 2, game="dark_castle", auto_forced=True)
    ada, ben = (desk.open(table.path(), keys=table.keys(seat), listed=False) for seat in (0, 1))
    ada.locator(".seats .button.primary:not([disabled])").click()
    for page in (ada, ben):
        page.wait_for_selector(CAST)
        page.locator(CAST).first.click()
        calm(page)
    ada.locator(".rest .turns").first.click()
    until(ada, f"document.querySelectorAll('{FOUND}').length === 2")
    for place in (1, 0):
        calm(ada)
        ada.locator(FOUND).first.click()
        ada.locator(".rest .gets").nth(place).click()
        until(ada, f"{held(place)} === 1")
    calm(ada)
    ada.locator(".rest li").nth(1).locator(".hands button").click()
    assert "Ben is asked first" in ada.inner_text(".strip")
    ada.locator(".rest .gets").click()
    ben.wait_for_selector(".strip.consent button")
    assert complaints(ben) == []
    assert ben.locator(".strip.consent button").count() == 2
    assert ben.locator(".strip.consent .face").count() == 2
    ben.locator(".strip.consent button:not(.yes)").click()
    until(ada, "document.querySelector('.rest .refused') !== null")
    assert ada.evaluate(held(1)) == 1
