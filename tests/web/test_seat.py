"""One seat on several devices (PB-44), and requests: whose they are, in whose language, and withdrawn."""

from typing import Any

import pytest

from tests.web.desk import (
    ACTION,
    SIDEWAYS,
    TALL,
    WIDE,
    Desk,
    answer,
    complaints,
    set_up,
    until,
    until_choices,
    write_bet,
)
from tests.web.tables import make_table

SHARE = {"en-GB": "Go on on my phone, or share my seat", "fr-FR": "Continuer sur mon téléphone, ou partager ma place"}
SHEET = "dialog[open]"


def seat_link(page: Any, language: str = "en-GB") -> str:
    """Open the sheet of one's own seat; its link, as a path behind #."""
    page.get_by_role("button", name=SHARE[language]).click()
    until(page, f"document.querySelector('{SHEET} input')?.value.includes('#/seat/') === true")
    return str(page.input_value(f"{SHEET} input")).partition("#")[2]


def shut(page: Any) -> None:
    """Close the sheet."""
    page.keyboard.press("Escape")
    page.wait_for_selector(SHEET, state="detached")


def says(page: Any, text: str) -> None:
    """Until the page shows a text."""
    page.get_by_text(text).first.wait_for()


def test_going_on_on_the_phone(desk: Desk) -> None:
    """Scan, play on there, both stay in step; withdrawn, the phone is told why and the desk plays on."""
    page = desk.open("/new/evades")
    set_up(page, seats={2: "expert"})
    until_choices(page, 7)
    link = seat_link(page)
    assert complaints(page) == []
    phone = desk.open(link, size=TALL, touch=True, language="fr-FR")
    until(phone, "location.hash.startsWith('#/table/')")
    assert link.rpartition("/")[2] not in phone.url, "the secret is not left in the address"
    until(page, f"document.querySelector('{SHEET} .devices').innerText.startsWith('2 devices')")
    shut(page)
    until_choices(phone, 7)
    phone.locator(ACTION).first.click()
    for device in (phone, page):
        until_choices(device, 6)
    assert page.locator(".share .count").inner_text() == "2"
    phone.set_viewport_size({"width": SIDEWAYS[0], "height": SIDEWAYS[1]})
    phone.locator(ACTION).first.click()
    for device in (phone, page):
        until_choices(device, 5)
    phone.get_by_role("button", name=SHARE["fr-FR"]).click()
    says(phone, "Une place partagée")
    for width, height in (SIDEWAYS, WIDE, TALL):
        phone.set_viewport_size({"width": width, "height": height})
        assert complaints(phone) == []
    page.get_by_role("button", name=SHARE["en-GB"]).click()
    page.get_by_role("button", name="Withdraw the link").click()
    says(page, "Withdrawn: only this device has your seat now.")
    says(phone, "Votre lien vers cette place a été retiré.")
    shut(page)
    page.locator(ACTION).first.click()
    until_choices(page, 4)
    late = desk.open(link, size=TALL)
    says(late, "This link to a seat does not work")
    desk.faults = [fault for fault in desk.faults if "404" not in fault]


def test_a_friend_plays_my_seat_from_the_lobby_and_leaves(desk: Desk) -> None:
    """The link works before the start; the match begins, whoever promised the dice; leaving ends nothing for me."""
    page = desk.open("/new/prison_break/friends", language="fr-FR")
    page.wait_for_selector(".start")
    set_up(page, seats={3: "expert", 2: "friend"})
    page.wait_for_selector(".invite")
    link = seat_link(page, "fr-FR")
    friend = desk.open(link, size=TALL, touch=True)
    friend.wait_for_selector(".lobby")
    again = desk.open(link, keys=friend_keys(friend))
    says(again, "This device has a seat at this table already.")
    shut(page)
    page.get_by_role("button", name="Asseoir un robot").click()
    page.click(".seats .button.primary:not([disabled])")
    for device in (page, friend):
        device.wait_for_selector(ACTION)
    friend.get_by_role("button", name=SHARE["en-GB"]).click()
    friend.get_by_role("button", name="Leave this seat").click()
    friend.wait_for_selector(".box.evades")
    until(page, "document.querySelector('.share .count') === null")
    assert page.locator(ACTION).count() > 0


def friend_keys(page: Any) -> list[dict[str, object]]:
    """What a browser remembers of its seats."""
    found: list[dict[str, object]] = page.evaluate("JSON.parse(localStorage.getItem('escapade.tables'))")
    return found


Size = tuple[int, int]


def two_people(desk: Desk, size: Size, other: Size) -> tuple[Any, Any]:
    """Ada in English, Ben in French, at a table that has begun."""
    made = make_table(desk.base, 2)
    ada = desk.open(made.path(), keys=made.keys(0), size=size, touch=size != WIDE)
    ben = desk.open(made.path(), keys=made.keys(1), language="fr-FR", size=other, touch=other != WIDE)
    until(ada, "document.querySelectorAll('.dot.there').length === 2")
    ada.click(".seats .button.primary:not([disabled])")
    for page in (ada, ben):
        until_choices(page, 7)
    return ada, ben


def ask_for_a_break(page: Any, words: str) -> None:
    """By the settings of the table."""
    page.click(".bar summary")
    page.get_by_role("button", name=words).click()


@pytest.mark.parametrize(("size", "other"), [(WIDE, SIDEWAYS), (TALL, WIDE)], ids=["desk-sideways", "phone-desk"])
def test_a_request_of_mine_reads_as_mine_and_can_be_withdrawn(desk: Desk, size: Size, other: Size) -> None:
    """Each reads it in their own language, and after a change of language in the other one."""
    ada, ben = two_people(desk, size, other)
    ask_for_a_break(ada, "Take a break")
    says(ada, "You ask for a break.")
    says(ada, "Still to answer: Ben.")
    says(ben, "Ada demande une pause.")
    assert ada.get_by_text("Ada asks").count() == 0
    ada.click(".bar summary")
    ada.get_by_role("button", name="Français").click()
    says(ada, "Vous demandez une pause.")
    ada.keyboard.press("Escape")
    ada.get_by_role("button", name="Tant pis").click()
    for page in (ada, ben):
        until(page, "document.querySelector('.proposal') === null")
    ask_for_a_break(ben, "Faire une pause")
    says(ada, "Ben demande une pause.")
    ada.get_by_role("button", name="Oui", exact=True).click()
    says(ben, "La partie est en pause.")


def test_a_line_of_a_bet_is_mine_to_take_back(desk: Desk) -> None:
    """Nobody is asked, what the other wrote meanwhile stands, and the other is told who took something back."""
    ada, ben = two_people(desk, SIDEWAYS, TALL)
    ada.locator(ACTION).first.click()
    until_choices(ada, 6)
    ben.locator(ACTION).first.click()
    until_choices(ben, 6)
    ada.get_by_role("button", name="Undo").click()
    until_choices(ada, 7)
    says(ben, "Ada a repris son dernier choix.")
    assert ben.locator(ACTION).count() == 6
    assert ada.locator(".proposal").count() == 0


UNDO = {"ada": "Undo", "ben": "Annuler"}


def until_one_is_answered(pages: dict[str, Any]) -> str:
    """Both play on until somebody could take back what the other has answered; who. It is answered once whoever
    answered could take that back himself: until then it may be on its way.
    """
    for _ in range(200):
        for actor, other in (("ada", "ben"), ("ben", "ada")):
            if not answer(pages[actor]):
                continue
            pages[actor].wait_for_timeout(300)
            undos = [pages[name].get_by_role("button", name=UNDO[name], exact=True).count() for name in (actor, other)]
            if all(undos) and pages[other].locator(ACTION).count() == 0:
                return other
    raise AssertionError("nobody ever answers anybody")


def test_what_somebody_answered_is_asked_back(desk: Desk) -> None:
    """The others are asked by name, with what it was, each in their own language; a yes takes it back."""
    ada, ben = two_people(desk, WIDE, TALL)
    for page in (ada, ben):
        write_bet(page)
    pages = {"ada": ada, "ben": ben}
    asking = until_one_is_answered(pages)
    pages[asking].get_by_role("button", name=UNDO[asking], exact=True).click()
    mine = {"ada": "You ask to take back your last choice.", "ben": "Vous demandez à reprendre votre dernier choix."}
    theirs = {"ada": "Ben asks to take back their last choice.", "ben": "Ada demande à reprendre son dernier choix."}
    asked = "ben" if asking == "ada" else "ada"
    says(pages[asking], mine[asking])
    says(pages[asked], theirs[asked])
    assert len(pages[asked].inner_text(".proposal .told")) > 5, "what it was, as the story told it"
    pages[asked].locator(".proposal .answers button").first.click()
    says(pages[asked], {"ada": "Ben took the last choice back.", "ben": "Ada a repris son dernier choix."}[asked])
    assert pages[asking].locator(".proposal").count() == 0
