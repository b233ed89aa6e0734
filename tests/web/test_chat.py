"""Chat that arrives: counted, called out, answered with a phrase, each in their own language; on desk and phone."""

from typing import Any

import pytest

from tests.web.desk import ACTION, SIDEWAYS, TALL, WIDE, Desk, complaints, no_wider, until
from tests.web.tables import KnownTable
from tests.web.written import LateTables

SIZES = {"desk": WIDE, "phone": TALL, "sideways": SIDEWAYS}
LASTING = """(() => {
  const native = window.setTimeout;
  window.setTimeout = (then, wait, ...more) => native(then, wait === 6000 ? (window.lasts ?? 600000) : wait, ...more);
})()"""
"""A toast goes after six seconds, in which a busy machine does not even look at it: here it goes when it is told to."""
UNSEEN = "(document.querySelector('.tabs .unseen')?.innerText ?? '')"


@pytest.fixture(scope="module")
def table(late: LateTables) -> KnownTable:
    """One table for all that is said here: talking plays nothing."""
    return late.take("elba")


def open_chat(page: Any) -> None:
    """The tab of the chat; on a phone it lies on the shelf."""
    if page.locator("header .narrow").first.is_visible() and not page.locator(".talk").is_visible():
        page.locator("header button.narrow").first.click()
    page.locator("[role=tab]").nth(1).click()
    page.wait_for_selector(".chat form")
    (form,), (lines,) = boxes(page, ".chat form"), boxes(page, ".chat ol")
    assert form["y"] + form["height"] <= page.viewport_size["height"], "one writes without scrolling"
    assert lines["height"] >= 40, "and reads what was said"


def say_phrase(page: Any, text: str) -> None:
    """Two taps."""
    page.click(".chat .phrase")
    page.locator(".phrases button", has_text=text).click()


def boxes(page: Any, selector: str) -> list[dict[str, float]]:
    """Where the elements that can be seen lie."""
    found = [one.bounding_box() for one in page.locator(selector).all()]
    return [box for box in found if box is not None]


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes share a point."""
    return all(one[start] < other[start] + other[length] and other[start] < one[start] + one[length]
               for start, length in (("x", "width"), ("y", "height")))


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_line_arrives(desk: Desk, table: KnownTable, size: tuple[int, int]) -> None:
    """Ada speaks English at a desk, Ben reads French on whatever he has: he sees that there is something to read, in
    his language, and once he has read it, a reload does not make it new.
    """
    ben = desk.open(table.path(), language="fr-FR", size=size, touch=size != WIDE, keys=table.keys(1),
                    scripts=[LASTING])
    ben.wait_for_selector(".board svg")
    open_chat(ben)
    ben.locator("[role=tab]").first.click()
    if size != WIDE:
        ben.locator("header button.narrow").first.click()
    ada = desk.open(table.path(), keys=table.keys(0))
    ada.wait_for_selector(".board svg")
    open_chat(ada)
    say_phrase(ada, "Well played!")
    until(ben, f"{UNSEEN} === '1'")
    if size != WIDE:
        ben.wait_for_selector(".toast >> text=Bien joué")
        assert "Ada" in ben.inner_text(".toast")
        (toast,) = boxes(ben, ".toast")
        assert not any(overlap(toast, button) for button in boxes(ben, f"{ACTION}, .question button"))
        assert complaints(ben) == []
        ben.click(".toast")
    else:
        assert not ben.locator(".toast").is_visible()
        ben.locator("[role=tab]").nth(1).click()
    until(ben, "document.querySelector('.chat ol')?.innerText.includes('Bien joué') === true")
    until(ben, f"{UNSEEN} === ''")
    ada.fill(".chat input", f"See you at {size[0]}")
    ada.keyboard.press("Enter")
    until(ben, f"document.querySelector('.chat ol').innerText.includes('See you at {size[0]}')")
    assert ben.evaluate(UNSEEN) == ""
    assert ben.locator(".toast").count() == 0, "nobody is called to what lies before him"
    assert ada.evaluate(UNSEEN) == "", "one's own lines are not news"
    if size != WIDE:
        ben.locator(".tabs .shut").click()
        ben.evaluate("window.lasts = 0")
        say_phrase(ada, "Thank you!")
        until(ben, f"{UNSEEN} === '1' && document.querySelector('.toast') === null")
        ben.locator("header button.narrow").first.click()
        until(ben, f"{UNSEEN} === ''")
        check_phrases(ben)
    ben.reload()
    ben.wait_for_selector(".board svg")
    assert ben.evaluate(UNSEEN) == ""


def check_phrases(page: Any) -> None:
    """Axe finds nothing; a second tap puts them away; thirteen and three of the game, and the field stays in reach."""
    page.click(".chat .phrase")
    assert page.locator(".phrases button").count() == 16
    assert complaints(page) == []
    no_wider(page)
    (form,) = boxes(page, ".chat form")
    assert form["y"] + form["height"] <= page.viewport_size["height"], "one writes without scrolling"
    page.click(".chat .phrase")
    assert page.locator(".phrases").count() == 0


def test_what_was_said_meanwhile_is_counted(desk: Desk, table: KnownTable) -> None:
    """Whoever comes back finds the lines of the meantime counted on the way to them, and that way leads to them."""
    ada = desk.open(table.path(), keys=table.keys(0))
    ada.wait_for_selector(".board svg")
    open_chat(ada)
    say_phrase(ada, "Another match?")
    ada.wait_for_selector(".chat li >> text=Another match?")
    ben = desk.open(table.path(), language="fr-FR", size=TALL, touch=True, keys=table.keys(1))
    ben.wait_for_selector("header .unseen")
    assert int(ben.inner_text("header .unseen")) >= 1
    assert ben.locator(".toast").count() == 0, "what is old is counted, not called out"
    ben.locator("header button.narrow").first.click()
    ben.wait_for_selector(".chat li >> text=On en refait une")
    until(ben, "document.querySelector('.unseen') === null")
    say_phrase(ben, "Bonne chance")
    ada.wait_for_selector(".chat li >> text=Good luck!")
    assert ada.locator(".chat li", has_text="Good luck!").locator("b").inner_text() == "Ben"


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_reactions_stand_beside_the_name(desk: Desk, table: KnownTable, size: tuple[int, int]) -> None:
    """Stacked when several, the same one counted, and all of it within the screen."""
    ben = desk.open(table.path(), language="fr-FR", size=size, touch=size != WIDE, keys=table.keys(1))
    ben.wait_for_selector(".board svg")
    ada = desk.open(table.path(), keys=table.keys(0))
    ada.wait_for_selector(".board svg")
    open_chat(ada)
    for name in ("Applause", "Applause", "Wow"):
        ada.get_by_role("button", name=name, exact=True).click()
    ben.wait_for_selector(".players li:first-child .reaction >> text=😮")
    assert "👏×2" in ben.inner_text(".players li:first-child .reactions")
    assert "Ada\u00a0: Bravo" in ben.inner_text(".players li:first-child .reactions")
    assert ben.locator(".players li:nth-child(2) .reaction").count() == 0
    for box in boxes(ben, ".players .reaction"):
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
