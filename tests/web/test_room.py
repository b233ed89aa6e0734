"""The room of a table: whichever way the phone is held, a question that stays put, a pace of one's own, honest keys."""

import json
import time
from typing import Any

import pytest

from tests.web.desk import (
    ACTION,
    PATIENCE,
    SIDEWAYS,
    TALL,
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
from tests.web.late import PLAYERS, LateTables
from tests.web.room import check_room

LANGUAGES = ["en-GB", "fr-FR"]
LINES = ".log li"
AT_ONCE = "localStorage.setItem('escapade.pace', 'none')"
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


@pytest.mark.parametrize("game", list(PLAYERS))
def test_board_and_sheet_stand_side_by_side(desk: Desk, late: LateTables, game: str) -> None:
    """In the middle of a match, in French, whose words are longer: several questions, each at both sizes."""
    table = late.take(game)
    page = desk.open(table.path(), language="fr-FR", size=SIDEWAYS, touch=True, keys=table.keys(0, 1))
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_stays_put_while_others_act(desk: Desk, language: str) -> None:
    """Three bots write their bets while one is asked for the first name of one's own: the sentence does not change, and
    what they do has a line of its own.
    """
    page = desk.open("/new/evades", language=language, motion="no-preference")
    set_up(page, seats=dict.fromkeys(range(2, 5), "greedy"))
    page.wait_for_selector(".sentence")
    page.evaluate(WATCH_QUESTION)
    until_choices(page, 7)
    until(page, "document.querySelector('.story').innerText !== ''")
    page.wait_for_timeout(1500)
    assert len([text for text in page.evaluate("asked") if text]) == 1, page.evaluate("asked")


def test_at_once_waits_for_nobody_and_calm_is_calm(desk: Desk) -> None:
    """Two viewers of one seat, each at a pace of their own, and bots that the server does not slow down: who wants it
    at once is asked at once, the other sees it happen, and is asked when all of it was told.
    """
    quick = desk.open("/new/evades", motion="no-preference", scripts=[AT_ONCE])
    set_up(quick, seats=dict.fromkeys(range(2, 5), "greedy"))
    write_bet(quick)
    path = str(quick.url).partition("#")[2]
    keys = json.loads(quick.evaluate("localStorage.getItem('escapade.tables')"))
    calm = desk.open(path, language="fr-FR", size=TALL, motion="no-preference", keys=keys)
    calm.wait_for_selector(".rail")
    deadline = time.monotonic() + 2 * PATIENCE / 1000
    while quick.locator(LINES).count() - calm.locator(LINES).count() <= 3:
        assert time.monotonic() < deadline, "the one is not ahead of the other"
        answer(quick)
        quick.wait_for_timeout(50)
    until(quick, f"document.querySelector('{ACTION}') !== null")
    told = quick.locator(LINES).count()
    calm.wait_for_selector(ACTION)
    assert calm.locator(LINES).count() == told, "asked before the story was told"


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_are_the_numbers_that_buttons_name(desk: Desk, language: str) -> None:
    """Key 4 is prisoner 4, also when others have left the list; the mark on his stone is no number."""
    page = desk.open("/new/evades", language=language)
    set_up(page, seats={2: "greedy"}, squares=20)
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
    ada, ben = (desk.open(table.path(), keys=table.keys(seat)) for seat in (0, 1))
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
    set_up(page, seats={2: "greedy"}, squares=20)
    write_bet(page)
    page.wait_for_selector(".rail .action")
    hint = ".question .tools .button:nth-child(2)"
    for opener, opened in ((".bar summary", ".bar details[open]"), (".bet .fold", ".bet.open"),
                           (".bar .wide", "dialog[open]"), (hint, ".notice.hint:not(.first)")):
        page.focus(opener)
        page.keyboard.press("Enter")
        page.wait_for_selector(opened)
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
