"""Every page for everybody: WCAG 2.2 AA by axe, both languages, both sizes, nothing sideways."""

from typing import Any

import pytest

from tests.web.desk import LAPTOP, SIDEWAYS, TALL, WIDE, Desk, complaints, invitation, no_wider, set_up, until
from tests.web.ended import OVER
from tests.web.late import PLAYERS
from tests.web.room import check_fit
from tests.web.written import LateTables

LOOKS = pytest.mark.parametrize(("language", "size", "dark"), [("en-GB", WIDE, False), ("fr-FR", TALL, True)],
                               ids=["desk-light", "phone-dark"])


def check(page: Any) -> None:
    """Nothing for axe to say, and nothing scrolls sideways, at this size and at those between phone and desk: axe looks
    at a small laptop and at a phone held sideways, too.
    """
    assert complaints(page) == []
    no_wider(page)
    check_fit(page, LAPTOP if page.viewport_size["width"] == WIDE[0] else SIDEWAYS)


def drag_the_slider(page: Any) -> None:
    """To the middle by hand: the moment in words follows."""
    box = page.locator("input[type=range]").bounding_box()
    height = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 8, height)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, height, steps=5)
    page.mouse.up()
    until(page, "(([at, all]) => Math.abs(at / all - 0.5) < 0.1)(document.querySelector('.at').innerText.split(' / '))")


def open_the_moment(desk: Desk, page: Any) -> None:
    """The link to this moment opens the match there, for somebody who was not at the table, and names everybody."""
    page.evaluate("""navigator.share = undefined; navigator.clipboard.writeText = (text) => {
      window.copied = text;
      return Promise.resolve();
    }""")
    page.click("button.link")
    until(page, "window.copied !== undefined")
    friend = desk.open(page.evaluate("window.copied").partition("#")[2])
    until(friend, "Number(document.querySelector('input[type=range]')?.max) > 20")
    assert friend.inner_text(".at") == page.inner_text(".at")
    assert friend.inner_text(".turn").startswith("Turn ")
    assert friend.locator(".controls li").count() == page.locator(".controls li").count() == 3
    assert friend.locator(".marks i").count() > 1


@LOOKS
def test_every_page_before_a_match_is_for_everybody(desk: Desk, language: str, size: tuple[int, int], *,
                                                    dark: bool) -> None:
    """Home, privacy, rules, a new table, the lobby, the invitation, the table, its rules."""
    page = desk.open("/", language=language, size=size, dark=dark)
    page.wait_for_selector(".box.evades")
    check(page)
    page.click("footer a")
    page.wait_for_selector(".days")
    check(page)
    page.goto(f"{desk.base}/#/rules/evades")
    page.wait_for_selector("#rule-LE-4")
    check(page)
    for game in PLAYERS:
        page.goto(f"{desk.base}/#/new/{game}/friends")
        page.wait_for_selector(f"h1.title-{game}")
        check_fit(page)
    page.goto(f"{desk.base}/#/new/evades/friends")
    page.wait_for_selector("h1.title-evades")
    check(page)
    set_up(page, seats={2: "friend"}, squares=20)
    page.wait_for_selector(".invite svg")
    check(page)
    guest = desk.open(invitation(page), language=language, size=size, dark=dark)
    guest.wait_for_selector("button[type=submit]")
    check(guest)
    page.locator(".seats li .button").first.click()
    page.click(".seats .button.primary:not([disabled])")
    page.wait_for_selector(".rail .action")
    check(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog .marked")
    check(page)


@LOOKS
def test_every_page_after_a_match_is_for_everybody(desk: Desk, late: LateTables, language: str, size: tuple[int, int],
                                                   *, dark: bool) -> None:
    """The end, the replay, my tables."""
    table = late.take(OVER)
    page = desk.open(table.path(), language=language, size=size, dark=dark, keys=table.keys(0))
    page.wait_for_selector(".veil .picture")
    check(page)
    page.locator(".veil a[href^='#/replay']").click()
    until(page, "Number(document.querySelector('input[type=range]')?.max) > 20")
    check(page)
    drag_the_slider(page)
    open_the_moment(desk, page)
    page.goto(f"{desk.base}/#/mine")
    page.wait_for_selector(".tables li.card")
    check(page)


def test_the_language_changes_at_any_time(desk: Desk) -> None:
    """In the middle of a match, without losing anything; and it is remembered."""
    page = desk.open("/new/evades")
    set_up(page, seats={2: "expert"})
    page.wait_for_selector(".rail .action")
    page.click(".bar summary")
    page.get_by_role("button", name="Français").click()
    until(page, "document.querySelector('.sentence').innerText.includes('embarque')")
    page.reload()
    page.wait_for_selector(".rail .action")
    assert "embarque" in page.inner_text(".sentence")


CUT_OPTIONS = """[...document.querySelectorAll('select')].flatMap((select) => [...select.options].filter((option) => {
  const alone = select.cloneNode(false);
  alone.append(option.cloneNode(true));
  alone.style.cssText = 'position: absolute !important; width: max-content !important; max-width: none !important';
  select.after(alone);
  const needed = alone.offsetWidth;
  alone.remove();
  return needed > select.offsetWidth;
}).map(({text}) => text))"""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_who_sits_where_can_be_read(desk: Desk, language: str) -> None:
    """On a phone too, no choice of who takes a seat is wider than its box."""
    page = desk.open("/new/prison_break", language=language, size=TALL)
    page.wait_for_selector("select")
    page.evaluate("document.fonts.ready.then(() => null)")
    assert page.evaluate(CUT_OPTIONS) == []


def test_errors_are_words(desk: Desk) -> None:
    """A table that does not exist."""
    page = desk.open("/table/nosuchtable/nosuchcode")
    page.wait_for_selector("text=There is no table behind this link")
    assert "error-" not in page.inner_text("main")
    assert page.locator("button[type=submit]").count() == 0, "nothing to be tried in vain"
    desk.faults.clear()  # the browser itself reports the 404 that we asked for
