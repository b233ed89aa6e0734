"""Escape from Elba: one tap that stands for several answers, one undo for all of it, and the word book."""

from typing import Any

import pytest

from tests.web.dealt import DEALT
from tests.web.desk import ACTION, SIDEWAYS, TALL, WIDE, Desk, calm, complaints, until
from tests.web.room import DRAWN, check_fit
from tests.web.seen import CUT_OFF
from tests.web.speed import KEEP_SOCKETS
from tests.web.written import LateTables

FAR = "corridor 6"
NEWS = "window.news.position.view"
AT = f"{NEWS}.guests.p0.place"
SMALL = """(name) => [...document.querySelectorAll(name)].map((one) => one.getBoundingClientRect())
  .filter(({width, height}) => width > 0 && (width < 30 || height < 24)).length"""
ROOM = """(label) => document.querySelector(`.place[aria-label^="${label}"]`)"""


def press_room(page: Any, label: str) -> None:
    """The keyboard is led to a room, and Enter goes there."""
    page.evaluate(f"({ROOM})({label!r}).focus()")
    calm(page)
    page.keyboard.press("Enter")


@pytest.mark.long
def test_one_tap_for_several_answers(desk: Desk, late: LateTables) -> None:
    """By keyboard and by mouse, in both languages, at every size, on one scripted match with another person."""
    table = late.take(DEALT)
    page = desk.open(table.path(), keys=table.keys(0), scripts=[KEEP_SOCKETS])
    draw(page)
    walk(page)
    look_up(page, "Word book", "missing")
    page.get_by_role("button", name="End your actions").click()
    lay(page)
    french = desk.open(table.path(), language="fr-FR", keys=table.keys(0), size=TALL, touch=True,
                       scripts=[KEEP_SOCKETS])
    look_up(french, "Carnet de mots", "il manque")


def draw(page: Any) -> None:
    """A free place of the hand, with the actions that are left then: up to there, and no further."""
    page.wait_for_selector("button.slot")
    assert page.locator("button.slot").all_inner_texts() == ["3", "2", "1", "0"]
    for width, height in (TALL, SIDEWAYS, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert page.evaluate(f"({SMALL})('button.slot')") == 0
        assert page.evaluate(f"({CUT_OFF})('.slot, .pile:first-child')") == 0, (width, height)
    assert complaints(page) == []
    page.locator("button.slot").first.click()
    until(page, f"{NEWS}.question.key === 'act'")
    assert page.evaluate(f"[{NEWS}.players[0].hand_size, {NEWS}.points]") == [4, 3]


def walk(page: Any) -> None:
    """Two steps for one tap; one undo takes both back, and nobody is asked; then there again."""
    press_room(page, FAR)
    until(page, f"{AT} === 'corridor_6' && {NEWS}.points === 1")
    page.get_by_role("button", name="Undo").click()
    until(page, f"{AT} === 'west_tower' && {NEWS}.points === 3")
    page.wait_for_timeout(300)
    assert page.evaluate(AT) == "west_tower", "what was taken back is not walked again"
    press_room(page, FAR)
    until(page, f"{AT} === 'corridor_6' && document.querySelectorAll('{ACTION}').length > 0")


def look_up(page: Any, name: str, missing: str) -> None:
    """The book, from Hand and Bag: what is missing, what is unseen; it fits every size, and Escape closes it."""
    page.wait_for_selector(".book")
    assert page.locator(".book").count() == 2
    held = page.evaluate(f"{NEWS}.players[0].hand + {NEWS}.players[0].bag")
    lacking = [letter.upper() for letter in "elba" if letter not in held]
    size = page.viewport_size
    for width, height in (WIDE, TALL, SIDEWAYS):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".book:visible").last.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog[open] .spread")
        assert page.inner_text("dialog[open] h2") == name
        words = [" ".join(one.split()) for one in page.locator("dialog[open] .out li").all_text_contents()]
        assert any(one.startswith("ELBA:") and f"{missing} {' '.join(lacking)} ·" in one for one in words), words
        counts = [int(one.split()[-1]) for one in page.locator("dialog[open] .letters b").all_inner_texts()]
        assert sum(counts) == len(page.evaluate(f"{NEWS}.unseen")) == 60, "all cards but her own four"
        assert complaints(page) == []
        assert page.evaluate("document.querySelector('dialog[open] .inside').scrollWidth <= innerWidth")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog .spread", state="detached")
    page.set_viewport_size(size)


def lay(page: Any) -> None:
    """One tap on ACE: three letters, done, kept; the turn is over. A thumb finds the words on a phone."""
    page.wait_for_selector(".spelled [data-word=ace]")
    for width, height in (TALL, SIDEWAYS, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(f"({SMALL})('.spelled [data-word]')") == 0
    check_fit(page)
    assert complaints(page) == []
    page.locator(".spelled [data-word=ace]").click()
    until(page, f"{NEWS}.players[0].bag === 'ace' && {NEWS}.turns === 1")
