"""Help at the table, the way back to it, and playing alone."""

import pytest

from tests.web.desk import SIDEWAYS, TALL, WIDE, Desk, answer, set_up, until
from tests.web.late import PLAYERS
from tests.web.room import DRAWN
from tests.web.seen import CUT_OFF
from tests.web.written import LateTables

LOW = (360, 640)
"""A phone on which a hint is as high as the sheet."""


@pytest.mark.parametrize("game", PLAYERS)
def test_a_hint_says_what_and_why(desk: Desk, late: LateTables, game: str) -> None:
    """In every game: one of the choices is marked, and a sentence gives the bot's reason in words; on a phone what it
    names is in sight, too.
    """
    table = late.take(game)
    page = desk.open(table.path(), keys=table.keys(0, 1), language="fr-FR", size=LOW, touch=True, listed=False)
    until(page, "document.querySelector('.rail :is(.action, .unfold), .curtain button') !== null")
    if page.locator(".curtain button").count():
        page.locator(".curtain button").click()
    page.wait_for_selector(".rail :is(.action, .unfold)")
    page.keyboard.press("h")
    page.wait_for_selector(".notice.hint:not(.first)")
    said = page.inner_text(".notice.hint:not(.first)")
    assert said.startswith("À votre place\u00a0: ")
    assert "because" not in said, "a key instead of a sentence"
    assert page.locator(".action.hinted").count() == 1
    until(page, f"({CUT_OFF})('.action.hinted') === 0")


ADVICE_COMES_LAST = """document.querySelector('.notice.first').getBoundingClientRect().top >=
  Math.max(...[...document.querySelectorAll('.rail .action, .rail .rules')]
    .map((one) => one.getBoundingClientRect().bottom))"""


@pytest.mark.parametrize("game", PLAYERS)
def test_a_first_match_brings_hints(desk: Desk, game: str) -> None:
    """The first question comes with a short hint, on a phone behind all that can be answered; once it was understood it
    does not come back.
    """
    page = desk.open(f"/new/{game}")
    page.wait_for_selector(".start")
    page.click(".start")
    page.wait_for_selector(".notice.first")
    first = page.inner_text(".notice.first")
    assert len(first) > 40
    assert "web-" not in first
    for size in (WIDE, TALL, SIDEWAYS):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(DRAWN)
        assert page.evaluate(ADVICE_COMES_LAST) == (size != WIDE), size
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    page.click(".notice.first .rule")
    until(page, f"document.querySelector('.notice.first')?.innerText !== {first!r}")
    page.reload()
    page.wait_for_selector(".rail .action")
    assert page.locator(".notice.first").all_inner_texts() != [first]


def test_the_first_page_knows_my_tables(desk: Desk) -> None:
    """Where it is my turn it says so, and one click leads back."""
    page = desk.open("/new/evades")
    set_up(page, seats={2: "expert"})
    page.wait_for_selector(".rail .action")
    page.click(".bar a[href='#/']")
    page.wait_for_selector(".card.turn")
    assert "your turn" in page.inner_text(".card.turn")
    page.click(".card.turn")
    page.wait_for_selector(".rail .action")


def test_alone_in_the_castle(desk: Desk) -> None:
    """One seat, no bots: the match begins and goes on, and every line of the log opens its rule."""
    page = desk.open("/new/dark_castle")
    page.wait_for_selector(".start")
    while page.locator(".stepper button:first-child").is_enabled():
        page.click(".stepper button:first-child")
    assert page.inner_text("output") == "1"
    page.click(".start")
    page.wait_for_selector(".rail .action")
    for turn in range(60):
        if page.locator(".log li button").count() >= 12:
            break
        answer(page, turn)
        page.wait_for_timeout(50)
    rule = page.locator(".log li button").last
    number = rule.inner_text()
    rule.click()
    page.wait_for_selector("dialog .marked")
    assert page.inner_text("dialog .marked").startswith(number)
