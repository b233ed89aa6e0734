"""What people agree on at a table: a break, dice of their own, passing for good, showing the match to others."""

from typing import Any

from tests.web.desk import ACTION, TALL, WIDE, Desk, answer, complaints, until, write_bet
from tests.web.late import ENDING, WINDOW
from tests.web.playing import play_out
from tests.web.written import LateTables


def click_named(page: Any, name: str) -> None:
    """A button by what it says."""
    page.get_by_role("button", name=name, exact=True).click()


def test_a_break_when_all_agree(desk: Desk, late: LateTables) -> None:
    """One asks, the other says yes; nothing can be chosen in a break; going on is agreed upon as well."""
    table = late.take("evades")
    ada = desk.open(table.path(), keys=table.keys(0))
    ben = desk.open(table.path(), language="fr-FR", size=TALL, touch=True, keys=table.keys(1))
    until(ada, f"document.querySelectorAll('{ACTION}, .players').length > 0")
    ada.click(".bar summary")
    click_named(ada, "Take a break")
    ben.wait_for_selector(".proposal >> text=Ada")
    assert "pause" not in ada.inner_text(".sentence").lower(), "one alone pauses nothing"
    click_named(ben, "Oui")
    for page, word in ((ada, "paused"), (ben, "pause")):
        until(page, f"document.querySelector('.sentence').innerText.includes('{word}')")
        assert page.locator(ACTION).count() == 0
    click_named(ben, "Reprendre la partie")
    click_named(ada, "Yes")
    for page in (ada, ben):
        until(page, "!document.querySelector('.sentence').innerText.includes('pause')")
        page.wait_for_selector(f"{ACTION}, .turn", state="attached")


def test_a_break_that_is_refused(desk: Desk, late: LateTables) -> None:
    """One no, and the match goes on."""
    table = late.take("evades")
    ada, ben = (desk.open(table.path(), keys=table.keys(seat)) for seat in (0, 1))
    ada.wait_for_selector(".players")
    ada.click(".bar summary")
    click_named(ada, "Take a break")
    click_named(ben, "No")
    for page in (ada, ben):
        until(page, "!document.querySelector('.question').innerText.includes('would like a break')")
        assert "paused" not in page.inner_text(".sentence")


def test_own_dice(desk: Desk) -> None:
    """Draws are typed in, and what was typed is what happens."""
    page = desk.open("/new/evades")
    page.wait_for_selector(".start")
    page.click("summary")
    page.locator("details .flag input").last.check()
    for _ in range(2):
        page.click(".stepper button:first-child")
    page.click(".start")
    write_bet(page)
    page.wait_for_selector(".dice button")
    page.locator(".dice button").first.click()
    until(page, f"document.querySelectorAll('{ACTION}').length === 7")
    for _ in range(3):
        answer(page, 0)
        page.wait_for_timeout(150)
    for value in ("4", "6", "2"):
        page.wait_for_selector(".dice button")
        click_named(page, f"The die shows {value}")
        until(page, f"document.querySelector('.log').innerText.includes('You roll {value} with')")


def test_passing_for_good(desk: Desk, late: LateTables) -> None:
    """In the castle's windows: one click, and this window asks no more."""
    table = late.take(WINDOW)
    page = desk.open(table.path(), keys=table.keys(0, 1))
    page.wait_for_selector(".stand, .veil")
    if page.locator(".veil").count():
        page.locator(".veil button").first.click()
    before = page.inner_text(".sentence")
    page.click(".stand")
    until(page, f"document.querySelector('.sentence')?.innerText !== {before!r}")


def test_a_match_is_shared_by_its_link(desk: Desk, late: LateTables) -> None:
    """Whoever gets the link watches the match again, without a seat and without its keys."""
    table = late.take("dark_castle" + ENDING)
    page = desk.open(table.path(), keys=table.keys(0, 1))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.wait_for_selector(".rail")
    play_out(page)
    click_named(page, "Share the match")
    page.wait_for_selector(".verified")
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert table.tokens[0] not in link
    stranger = desk.open(link.partition("#")[2], language="fr-FR", size=TALL, touch=True)
    until(stranger, "Number(document.querySelector('input[type=range]')?.max) > 20")
    stranger.keyboard.press("End")
    assert "Accueil" in stranger.inner_text(".controls")


def test_the_log_is_a_swipe_away(desk: Desk, late: LateTables) -> None:
    """On a phone a finger draws the log in from the right, and sends it back; at a desk it always stands there, and a
    sentence has its whole width.
    """
    table = late.take("evades")
    page = desk.open(table.path(), language="fr-FR", size=TALL, touch=True, keys=table.keys(0))
    page.wait_for_selector(".players")
    assert not page.locator(".log").is_visible()
    draw_finger(page, 340, 60)
    assert page.locator(".log").is_visible()
    assert complaints(page) == []
    draw_finger(page, 60, 340)
    assert not page.locator(".log").is_visible()
    wide = desk.open(table.path(), size=WIDE, keys=table.keys(0))
    until(wide, "document.querySelectorAll('.log li').length > 3")
    assert wide.evaluate(WHOLE_LINES), "the number of a rule, which shows under the pointer, takes no room from words"
    assert complaints(wide) == []


def test_the_sheet_of_a_phone_is_steady(desk: Desk, late: LateTables) -> None:
    """Asked or not, the board keeps its size; who waits reads what happened in the place of the choices."""
    table = late.take("evades")
    pages = [desk.open(table.path(), size=TALL, touch=True, keys=table.keys(seat)) for seat in (0, 1)]
    for page in pages:
        page.wait_for_selector(".board svg")
    asked, waiting = sorted(pages, key=lambda page: page.locator(".rail .action").count(), reverse=True)
    assert asked.locator(".rail .action").count() > 0
    assert asked.locator(".recent").count() == 0
    assert waiting.locator(".recent li").count() > 1
    asked.get_by_role("button", name="Got it").click()
    heights = [page.evaluate("document.querySelector('.board').offsetHeight") for page in pages]
    assert heights[0] == heights[1], heights


WHOLE_LINES = """[...document.querySelectorAll('.log li:not(.dice)')].every((one) => {
  const words = document.createRange();
  words.selectNodeContents(one.querySelector('span'));
  const lines = new Set([...words.getClientRects()].map(({top}) => Math.round(top))).size;
  const rule = one.querySelector('.rule');
  rule.style.display = 'none';
  const alone = new Set([...words.getClientRects()].map(({top}) => Math.round(top))).size;
  rule.style.display = '';
  return lines === alone;
})"""
"""Whether every line of the log breaks where it would without the number of its rule."""


def draw_finger(page: Any, start: int, end: int) -> None:
    """A finger across the lower part of the screen, at the height of the players."""
    height = page.evaluate("document.querySelector('.players').getBoundingClientRect().top + 10")
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start, "y": height}]})
    for step in range(1, 6):
        across = start + (end - start) * step / 5
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": across, "y": height}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
