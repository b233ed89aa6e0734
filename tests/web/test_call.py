"""Nobody misses their turn: title, picture, sound, shaking and notifications of a page that nobody looks at."""

from typing import Any

import pytest

from tests.web.away import AWAY, SILENT, done, has_dot, last_note, look
from tests.web.desk import ACTION, SIDEWAYS, TALL, WIDE, Desk, answer, complaints, invitation, set_up, until, write_bet
from tests.web.late import ENDING
from tests.web.playing import play_out
from tests.web.room import check_desk
from tests.web.written import LateTables

WORDS = {
    "en-GB": {"turn": "Your turn · ", "chat": "New message · ", "begun": "It has begun · ",
              "again": "Another match? · ", "yes": "Yes, tell me"},
    "fr-FR": {"turn": "À vous de jouer · ", "chat": "Nouveau message · ", "begun": "C’est parti · ",
              "again": "Une autre partie\N{NO-BREAK SPACE}? · ", "yes": "Oui, qu’il me prévienne"},
}
WILLING = "localStorage.setItem('test.permission', 'granted'); localStorage.setItem('escapade.calls', 'yes')"
SEATS = pytest.mark.parametrize(("language", "size"), [("en-GB", WIDE), ("fr-FR", TALL), ("fr-FR", SIDEWAYS)])


def pair(desk: Desk, language: str, size: tuple[int, int]) -> tuple[Any, Any]:
    """Two people whose turns follow each other: who is asked, and who waits."""
    host = desk.open("/new/evades/friends", scripts=[AWAY], language=language, size=size, touch=size != WIDE)
    set_up(host, seats={2: "friend"})
    host.wait_for_selector(".invite input")
    guest = desk.open(invitation(host), scripts=[AWAY], language=language, size=size, touch=size != WIDE)
    guest.click("button[type=submit]")
    host.click(".seats .button.primary:not([disabled])")
    for page in (host, guest):
        write_bet(page)
    for _ in range(500):
        for asked, waiting in ((host, guest), (guest, host)):
            if asked.locator(ACTION).count():
                return asked, waiting
        host.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def play_until_called(asked: Any, waiting: Any, word: str) -> None:
    """One answers until the other one's title calls."""
    for turn in range(200):
        if waiting.title().startswith(word):
            return
        if not answer(asked, turn):
            asked.wait_for_timeout(20)
    raise AssertionError(f"nobody was called: {waiting.title()}")


@SEATS
def test_a_turn_is_told_and_notified_once_that_is_wanted(desk: Desk, language: str, size: tuple[int, int]) -> None:
    """Whoever has missed a turn is asked once; from then on the system tells, until the page is looked at."""
    words = WORDS[language]
    asked, waiting = pair(desk, language, size)
    until(asked, f"document.title.startsWith({words['turn']!r})")
    assert has_dot(asked)
    assert waiting.title().endswith(" · Escapade")
    assert not has_dot(waiting)
    waiting.click(".players")
    look(waiting, there=False)
    play_until_called(asked, waiting, words["turn"])
    assert has_dot(waiting)
    assert done(waiting)["shakes"] == [[120, 80, 120]]
    assert (done(waiting)["asked"], done(waiting)["notes"]) == (0, []), "nothing is asked of whoever is not there"
    look(waiting, there=True)
    waiting.wait_for_selector(".ask")
    assert complaints(waiting) == []
    check_desk(waiting)
    waiting.get_by_role("button", name=words["yes"]).click()
    waiting.wait_for_selector(".ask", state="detached")
    assert done(waiting)["asked"] == 1
    look(asked, there=False)
    play_until_called(waiting, asked, words["turn"])
    look(waiting, there=False)
    look(asked, there=True)
    play_until_called(asked, waiting, words["turn"])
    assert last_note(waiting, words["turn"])["open"]
    look(waiting, there=True)
    until(waiting, "window.done.notes.every(({open}) => !open)")
    assert waiting.locator(".ask").count() == 0


def test_no_is_an_answer(desk: Desk) -> None:
    """Nobody is asked twice, nor on the next day."""
    asked, waiting = pair(desk, "en-GB", WIDE)
    look(waiting, there=False)
    play_until_called(asked, waiting, "Your turn")
    look(waiting, there=True)
    waiting.locator(".ask").get_by_role("button", name="No").click()
    waiting.reload()
    waiting.wait_for_selector(".players")
    look(asked, there=False)
    play_until_called(waiting, asked, "Your turn")
    look(waiting, there=False)
    play_until_called(asked, waiting, "Your turn")
    look(waiting, there=True)
    waiting.wait_for_timeout(200)
    assert waiting.locator(".ask").count() == 0
    assert (done(waiting)["asked"], done(waiting)["notes"]) == (0, [])


@SEATS
def test_chat_and_another_match_call_too(desk: Desk, late: LateTables, language: str, size: tuple[int, int]) -> None:
    """With who wrote what; and at the end, that somebody wants to play again."""
    words = WORDS[language]
    table = late.take("evades" + ENDING)
    ben = desk.open(table.path(), keys=table.keys(1), scripts=[WILLING, AWAY], language=language, size=size,
                    touch=size != WIDE)
    ada = desk.open(table.path(), keys=table.keys(0))
    ben.wait_for_selector(".players")
    play_out(ada, ben)
    look(ben, there=False)
    ada.locator(".veil .close").click()
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("Well played")
    ada.keyboard.press("Enter")
    until(ben, f"document.title.startsWith('{words['chat']}')")
    note = last_note(ben, words["chat"])
    assert "Well played" in note["body"]
    assert "Ada" in note["body"]
    look(ben, there=True)
    until(ben, "document.title.endsWith('· Escapade')")
    look(ben, there=False)
    ada.get_by_role("button", name="Show the result").click()
    ada.locator(".veil").get_by_role("button", name="Play again").click()
    until(ben, f"document.title.startsWith('{words['again']}')")
    last_note(ben, words["again"])


@pytest.mark.parametrize(("language", "size"), [("en-GB", SIDEWAYS), ("fr-FR", TALL)])
def test_the_beginning_is_told(desk: Desk, language: str, size: tuple[int, int]) -> None:
    """To a guest who asked for it in the lobby, and then looked elsewhere; nothing is asked when a page opens."""
    host = desk.open("/new/evades/friends")
    set_up(host, seats={2: "friend"})
    host.wait_for_selector(".invite input")
    guest = desk.open(invitation(host), scripts=[AWAY], language=language, size=size, touch=True)
    guest.click("button[type=submit]")
    guest.wait_for_selector(".call-me button")
    assert done(guest)["asked"] == 0
    guest.click(".call-me button")
    assert done(guest)["asked"] == 1
    look(guest, there=False)
    host.click(".seats .button.primary:not([disabled])")
    until(guest, "window.done.notes.length === 2")
    titles = [note["title"] for note in done(guest)["notes"]]
    assert sorted(title.partition("· ")[0] + "· " for title in titles) == sorted(
        [WORDS[language]["turn"], WORDS[language]["begun"]])


def test_a_sound_for_those_who_want_one(desk: Desk, late: LateTables) -> None:
    """And only for whoever is not looking."""
    table = late.take("evades")
    pages = [desk.open(table.path(), keys=table.keys(seat),
                       scripts=[AWAY, f"localStorage.setItem('escapade.sound', '{sound}')"])
             for seat, sound in ((0, "off"), (1, "on"))]
    for page in pages:
        page.wait_for_selector(".players")
        page.click(".players")
    ada, ben = pages
    before = done(ben)["sounds"]
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("Are you there?")
    ada.keyboard.press("Enter")
    ben.get_by_role("tab", name="Chat").click()
    ben.wait_for_selector("text=Are you there?")
    assert done(ben)["sounds"] == before
    look(ben, there=False)
    ada.get_by_label("Say something").fill("Hello?")
    ada.keyboard.press("Enter")
    until(ben, f"window.done.sounds > {before}")
    assert done(ada)["sounds"] == 0


PLAIN = [("en-GB", TALL, "without https", "only over https"), ("fr-FR", SIDEWAYS, "sans https", "seulement en https")]


def test_plain_http_says_what_it_has(house: Desk, late: LateTables) -> None:
    """In the house there are no notifications: title and picture do, and the page says why."""
    table = late.take("evades")
    pages = [house.open(table.path(), keys=table.keys(seat), scripts=[AWAY, SILENT], language=language, size=size,
                        touch=True) for seat, (language, size, _, _) in enumerate(PLAIN)]
    for page in pages:
        page.wait_for_selector(".players")
        until(page, "document.title !== 'Escapade'")
        assert not page.evaluate("isSecureContext")
    assert [has_dot(page) for page in pages].count(True) == 1
    for page, (_, _, missing, elsewhere) in zip(pages, PLAIN, strict=True):
        page.click(".bar > details > summary")
        page.click(".call-me summary")
        shown = page.inner_text(".call-me")
        assert missing in shown
        assert shown.count(elsewhere) == 5
        assert complaints(page) == []
        page.locator(".call-me .button").click()
        assert page.evaluate("localStorage.getItem('escapade.sound')") == "on"
    # Of this header the browser itself says that it counts over https alone.
    house.faults = [fault for fault in house.faults if "Cross-Origin-Opener-Policy" not in fault]
