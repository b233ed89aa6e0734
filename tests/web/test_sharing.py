"""Sharing in the Dark Castle on a phone (DC-26): a thing, then who gets it; naming who turns ends it."""

from typing import Any

from tests.web.desk import TALL, Desk, answer, until


def held(place: int) -> str:
    """How many things a character has in hand, for the page."""
    return f"document.querySelectorAll('.hero')[{place}]?.querySelectorAll('.items button').length"


def at_a_sharing(desk: Desk) -> Any:
    """One person alone, two characters, and what the gaoler had in his pockets in the middle."""
    page = desk.open("/new/dark_castle", size=TALL, touch=True)
    page.wait_for_selector(".start")
    while page.locator(".stepper button:first-child").is_enabled():
        page.click(".stepper button:first-child")
    page.click(".start")
    for _ in range(40):
        if page.locator(".middle .found button").count() == 2:
            break
        answer(page)
        page.wait_for_timeout(100)
    until(page, "document.querySelectorAll('.middle .found button.possible').length === 2")
    page.wait_for_timeout(400)  # a list that has just changed takes no tap
    return page


def test_DC_26_two_taps_give_a_thing_and_one_names_who_turns(desk: Desk) -> None:
    """The thing is lifted, the second character takes it; with the middle empty a tap on somebody turns the page."""
    page = at_a_sharing(desk)
    for place in (1, 0):
        page.locator(".middle .found button").first.tap()
        until(page, "document.querySelector('.middle .found button.chosen') !== null")
        page.locator(".hero .who").nth(place).tap()
        until(page, f"{held(place)} === 1")
        page.wait_for_timeout(400)
    assert page.locator(".middle").count() == 0
    page.locator(".hero .items button").first.tap()
    until(page, "document.querySelector('.hero .items button.chosen') !== null")
    page.locator(".hero .who").first.tap(position={"x": 8, "y": 8})
    until(page, "document.querySelector('.hero .items button.chosen') === null")
    page.locator(".hero .who").nth(1).tap(position={"x": 8, "y": 8})
    until(page, "document.querySelectorAll('.hero')[1].classList.contains('you')")


def test_DC_26_while_something_lies_there_one_tap_names_nobody(desk: Desk) -> None:
    """The first tap on a character offers both, things and the page; nothing is left behind unawares."""
    page = at_a_sharing(desk)
    page.locator(".hero .who").nth(1).tap()
    page.wait_for_timeout(300)
    assert page.locator(".middle .found button").count() == 2
    page.locator(".middle .found button").first.tap()
    until(page, f"{held(1)} === 1")
