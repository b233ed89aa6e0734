"""Every page for everybody: WCAG 2.2 AA by axe, both languages, both sizes, nothing sideways, a small first page."""

import gzip
from typing import Any

import pytest

from escapade.server.pages import STATIC
from tests.web.desk import TALL, WIDE, Desk, complaints, invitation, play_out, set_up, until
from tests.web.room import check_fit

FIRST_PAGE = 120_000
LOOKS = [("en-GB", WIDE, False), ("fr-FR", TALL, True)]


def check(page: Any) -> None:
    """Nothing for axe to say, and nothing scrolls sideways, at this size and at those between phone and desk."""
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    check_fit(page)


def drag_the_slider(page: Any) -> None:
    """To the middle by hand: the moment in words follows."""
    box = page.locator("input[type=range]").bounding_box()
    height = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 8, height)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, height, steps=5)
    page.mouse.up()
    until(page, "(([at, all]) => Math.abs(at / all - 0.5) < 0.1)(document.querySelector('.at').innerText.split(' / '))")


@pytest.mark.parametrize(("language", "size", "dark"), LOOKS, ids=["desk-light", "phone-dark"])
def test_every_page_is_for_everybody(desk: Desk, language: str, size: tuple[int, int], *, dark: bool) -> None:
    """Home, privacy, rules, a new table, the lobby, the invitation, the table, its rules, the end, the replay."""
    page = desk.open("/", language=language, size=size, dark=dark)
    page.wait_for_selector(".box.evades")
    check(page)
    page.click("footer a")
    page.wait_for_selector(".days")
    check(page)
    page.goto(f"{desk.base}/#/rules/evades")
    page.wait_for_selector("#rule-LE-4")
    check(page)
    page.goto(f"{desk.base}/#/new/evades/friends")
    page.wait_for_selector(".start")
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
    page.keyboard.press("Escape")
    play_out(page)
    check(page)
    page.locator(".veil a[href^='#/replay']").click()
    until(page, "Number(document.querySelector('input[type=range]')?.max) > 20")
    check(page)
    drag_the_slider(page)


def test_the_language_changes_at_any_time(desk: Desk) -> None:
    """In the middle of a match, without losing anything; and it is remembered."""
    page = desk.open("/new/evades")
    set_up(page, seats={2: "greedy"})
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
  alone.style.cssText = 'position: absolute; width: max-content';
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
    assert page.evaluate(CUT_OPTIONS) == []


def test_the_first_page_is_small(desk: Desk) -> None:
    """All scripts of the first page together, as gzip sends them."""
    context = desk.browser.new_context()
    desk.contexts.append(context)
    page = context.new_page()
    scripts: list[str] = []
    page.on("response", lambda reply: scripts.append(reply.url) if reply.url.endswith(".js") else None)
    page.goto(desk.base)
    page.wait_for_selector(".box.evades")
    sizes = [len(gzip.compress((STATIC / "assets" / url.rpartition("/")[2]).read_bytes())) for url in scripts]
    assert 0 < sum(sizes) <= FIRST_PAGE, f"{sum(sizes)} bytes"


def test_errors_are_words(desk: Desk) -> None:
    """A table that does not exist."""
    page = desk.open("/table/nosuchtable/nosuchcode")
    page.wait_for_selector("text=There is no table behind this link")
    assert "error-" not in page.inner_text("main")
    assert page.locator("button[type=submit]").count() == 0, "nothing to be tried in vain"
    desk.faults.clear()  # the browser itself reports the 404 that we asked for
