"""The room of a table: whichever way the phone is held, a question that stays put, a pace of one's own, honest keys."""

import json
import time
from typing import Any

import pytest

from tests.web.desk import (
    ACTION,
    AT_ONCE,
    LAPTOP,
    PATIENCE,
    SIDEWAYS,
    TALL,
    WIDE,
    Desk,
    answer,
    complaints,
    is_over,
    press_choice,
    set_up,
    until,
    until_choices,
    write_bet,
)
from tests.web.late import PLAYERS
from tests.web.room import DRAWN, check_room
from tests.web.tables import make_table
from tests.web.test_staying import check_row
from tests.web.written import LateTables

LINES = ".log li"
AHEAD = 8
"""Lines that those who want everything at once have read more than others."""
WATCH_QUESTION = """(() => {
  window.asked = [];
  const note = () => {
    const text = document.querySelector('.sentence')?.innerText.trim() ?? '';
    if (text !== window.asked.at(-1)) window.asked.push(text);
  };
  note();
  new MutationObserver(note).observe(document.querySelector('.rail'),
                                     {subtree: true, childList: true, characterData: true});
})()"""


@pytest.mark.parametrize(("game", "language"), list(zip(PLAYERS, ["fr-FR", "en-GB"] * 2, strict=True)))
def test_board_and_sheet_stand_side_by_side(desk: Desk, late: LateTables, game: str, language: str) -> None:
    """In the middle of a match: several questions, each at both sizes. French has the longer questions, English the
    longer words in the bar.
    """
    table = late.take(game)
    page = desk.open(table.path(), language=language, size=SIDEWAYS, touch=True, keys=table.keys(0, 1))
    for place in range(4):
        until(page, "document.querySelector('.rail .action, .curtain button, .veil') !== null")
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
            page.wait_for_selector(".rail")
        if is_over(page):
            break
        check_room(page)
        answer(page, place)
        page.wait_for_timeout(450)
    assert complaints(page) == []


LONG_NAMES = ["Ada", "Maximilien-Robespierre", "Cléopâtre la Magnifique"]


def test_the_question_stays_put_while_others_act(desk: Desk) -> None:
    """Three people and three bots write their bets: while one is asked for the first name, and a friend writes two, the
    sentence does not change, and what they do has a line of its own. At a desk, on a phone, on a phone held sideways.
    Whatever they are called, they have one row of the phone, and the first answers stand below the question.
    """
    made = make_table(desk.base, 3, bots=3, names=LONG_NAMES)
    how: list[dict[str, Any]] = [{}, {"language": "fr-FR", "size": TALL, "touch": True},
                                 {"language": "fr-FR", "size": SIDEWAYS, "touch": True}]
    ada, ben, cleo = pages = [desk.open(made.path(), keys=made.keys(seat), motion="no-preference", **how[seat])
                              for seat in range(3)]
    until(ada, "document.querySelectorAll('.dot:not(.there)').length === 0")
    ada.click(".seats .button.primary:not([disabled])")
    for page in pages:
        page.wait_for_selector(".sentence")
        page.evaluate(WATCH_QUESTION)
        until_choices(page, 7)
    for page in (ben, cleo):
        check_row(page)
        assert page.evaluate(FIRST_ANSWER), "the question and no answer to it"
    for left in (6, 5):
        ada.locator(ACTION).first.click()
        until_choices(ada, left)
    for page in (ben, cleo):
        until(page, "document.querySelector('.story').innerText.includes('Ada')")
    ben.wait_for_timeout(1000)
    for page in (ben, cleo):
        assert len([text for text in page.evaluate("asked") if text]) == 1, page.evaluate("asked")


FIRST_ANSWER = f"""(() => {{
  const {{top, bottom}} = document.querySelector('{ACTION}').getBoundingClientRect();
  return top >= document.querySelector('.question').getBoundingClientRect().bottom - 1 && bottom <= innerHeight;
}})()"""


def test_at_once_waits_for_nobody_and_calm_is_calm(desk: Desk) -> None:
    """Three viewers of one seat, each at a pace of their own, and bots that the server does not slow down: who wants it
    at once is asked at once, at a desk or with a phone held sideways; the other sees it happen, and is asked when all
    of it was told.
    """
    quick = desk.open("/new/evades", motion="no-preference", scripts=[AT_ONCE])
    set_up(quick, seats=dict.fromkeys(range(2, 5), "expert"))
    write_bet(quick)
    path = str(quick.url).partition("#")[2]
    keys = json.loads(quick.evaluate("localStorage.getItem('escapade.tables')"))
    calm = desk.open(path, language="fr-FR", size=TALL, motion="no-preference", keys=keys)
    sideways = desk.open(path, language="fr-FR", size=SIDEWAYS, touch=True, motion="no-preference", keys=keys,
                         scripts=[AT_ONCE])
    for page in (calm, sideways):
        page.wait_for_selector(".rail")
    deadline = time.monotonic() + 2 * PATIENCE / 1000
    while True:
        behind = [quick.locator(LINES).count() - page.locator(LINES).count() for page in (sideways, calm)]
        if behind[0] <= 1 and behind[1] > AHEAD:
            break
        assert time.monotonic() < deadline, "those who want it at once are not ahead of the other"
        answer(quick)
        quick.wait_for_timeout(50)
    for page in (calm, quick, sideways):
        page.wait_for_selector(ACTION, timeout=2 * PATIENCE)  # a show may take half a minute
    told = [page.locator(LINES).count() for page in (calm, quick, sideways)]
    assert told[0] == told[1] == told[2], "asked before the story was told"


@pytest.mark.parametrize(("language", "size"), [("en-GB", WIDE), ("fr-FR", LAPTOP)])
def test_keys_are_the_numbers_that_buttons_name(desk: Desk, language: str, size: tuple[int, int]) -> None:
    """Key 4 is prisoner 4, also when others have left the list; the mark on his stone is no number."""
    page = desk.open("/new/evades", language=language, size=size)
    set_up(page, seats={2: "expert"}, squares=20)
    for left, number in ((7, "4"), (6, "1"), (5, "7")):
        until_choices(page, left)
        assert check_keys(page) == left
        page.keyboard.press(number)
    until_choices(page, 4)
    written = page.locator(".bet .entry text").all_text_contents()
    assert written == ["4", "1", "7"]
    page.keyboard.press("4")
    page.wait_for_timeout(60)
    assert page.locator(ACTION).count() == 4, "key 4 chooses nobody else"
    while page.locator("[data-landing]").count() == 0:
        assert not is_over(page)
        press_choice(page)
        page.wait_for_timeout(30)
    assert page.locator("[data-landing] text").count() == 0
    check_keys(page)


def check_keys(page: Any) -> int:
    """Every prisoner whose picture is on a choice has his number as its key, the first time; how many there are."""
    found = page.evaluate(f"""[...document.querySelectorAll('{ACTION}')].map((one) =>
        [one.querySelector('kbd')?.textContent, one.querySelector('svg text')?.textContent])""")
    first = {number: key for key, number in reversed(found) if number is not None}
    assert all(key == number for number, key in first.items()), found
    return len(first)


def test_a_notice_follows_the_language(desk: Desk, late: LateTables) -> None:
    """What was asked for in English is read in French after the switch: a hint, a reason why not, a proposal."""
    table = late.take("evades")
    ada, ben = (desk.open(table.path(), keys=table.keys(seat), size=size, touch=True)
                for seat, size in ((0, TALL), (1, SIDEWAYS)))
    for page in (ada, ben):
        page.wait_for_selector(".board svg")
    asked, other = sorted((ada, ben), key=lambda page: page.locator(ACTION).count(), reverse=True)
    asked.keyboard.press("h")
    asked.wait_for_selector(".notice.hint:not(.first)")
    check_switch(asked, ".notice.hint:not(.first)")
    other.click(".bar summary")
    other.get_by_role("button", name="Take a break", exact=True).click()
    asked.wait_for_selector(".proposal .button")
    assert "pause" in asked.inner_text(".proposal").lower()


def check_switch(page: Any, name: str) -> None:
    """Another language, and what stands there is said in it."""
    english = page.inner_text(name)
    page.click(".bar summary")
    page.get_by_role("button", name="Français").click()
    until(page, "document.documentElement.lang === 'fr'")
    assert page.inner_text(name) not in ("", english)
    page.keyboard.press("Escape")


def test_escape_closes_what_enter_opened(desk: Desk) -> None:
    """The menu, the rules, the bet, a hint: each by Enter, each closed by Escape alone, and the focus is back."""
    page = desk.open("/new/evades")
    set_up(page, seats={2: "expert"}, squares=20)
    write_bet(page)
    page.wait_for_selector(".rail .action")
    hint = ".question .tools .button:nth-child(2)"
    page.click(".bet .fold")  # on the desk it lies open
    for opener, opened in ((".bar summary", ".bar details[open]"), (".bet .fold", ".bet.open"),
                           (".bar .wide", "dialog[open]"), (hint, ".notice.hint:not(.first)")):
        page.focus(opener)
        page.keyboard.press("Enter")
        page.wait_for_selector(opened)
        page.evaluate(DRAWN)  # what opens tells the page so a moment later
        page.keyboard.press("Escape")
        page.wait_for_selector(opened, state="detached")
        assert page.evaluate(f"document.activeElement === document.querySelector('{opener}')"), opener


def test_escape_looks_away_again(desk: Desk, late: LateTables) -> None:
    """On boards that are looked at closer: the plan of the prison and what lies on it, the rooms of Elba."""
    prison, elba = late.take("prison_break"), late.take("elba")
    page = desk.open(prison.path(), size=TALL, keys=prison.keys(0))
    page.wait_for_selector(".board .tab")
    page.focus(".board .tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".board div.paper")
    page.keyboard.press("Escape")
    page.wait_for_selector(".board div.paper", state="detached")
    check_closer(page, ".board .scene > button")
    page = desk.open(elba.path(), size=TALL, keys=elba.keys(0))
    page.wait_for_selector(".board .zoom")
    check_closer(page, ".board .zoom")


def check_closer(page: Any, glass: str) -> None:
    """Enter brings it near, Escape sends it back."""
    page.focus(glass)
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{glass}[aria-pressed=true]")
    page.keyboard.press("Escape")
    page.wait_for_selector(f"{glass}[aria-pressed=false]")


def test_the_end_and_the_log_close_too(desk: Desk, late: LateTables) -> None:
    """On a phone: the log by its button, the result at the end."""
    table = late.take("evades")
    page = desk.open(table.path(), size=SIDEWAYS, touch=True, keys=table.keys(0, 1))
    page.wait_for_selector(".bar, .curtain button")
    if page.locator(".curtain button").count():
        page.locator(".curtain button").click()
    page.focus(".bar .narrow[aria-expanded]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".log")
    page.keyboard.press("Escape")
    page.wait_for_selector(".log", state="hidden")
    for turn in range(400):
        if is_over(page):
            break
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
        answer(page, turn)
        page.wait_for_timeout(20)
    page.keyboard.press("Escape")
    page.wait_for_selector(".veil", state="detached")
