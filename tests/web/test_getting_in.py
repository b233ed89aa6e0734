"""Friends find the table: links that open on their devices, codes, the door, public tables. One sits at the server, the
others come over the network of the house.
"""

from typing import Any

import pytest

from tests.web.desk import LAPTOP, SIDEWAYS, TALL, Desk, complaints, no_wider, set_up, until
from tests.web.late import ENDING
from tests.web.playing import play_out
from tests.web.room import check_desk
from tests.web.written import LateTables

SHEET = "navigator.share = (sent) => { window.sent = sent; return Promise.resolve(); };"
VISITORS = [("fr-FR", TALL), ("en-GB", SIDEWAYS)]


def open_table(desk: Desk, game: str = "evades", seats: int = 3, **more: Any) -> Any:
    """Somebody without a name has opened a table for friends."""
    page = desk.open(f"/new/{game}/friends", **more)
    page.wait_for_selector(".start")
    set_up(page, seats=dict.fromkeys(range(2, seats + 1), "friend"), name="")
    page.wait_for_selector(".invite svg")
    return page


def link_of(page: Any, origin: str) -> str:
    """The link of the lobby, once it has become one that opens there."""
    until(page, f"document.querySelector('.invite input').value.startsWith('{origin}/t/')")
    return str(page.input_value(".invite input"))


def visit(desk: Desk, link: str, **more: Any) -> Any:
    """Somebody opens a link, whole, as a messenger hands it over."""
    page = desk.open("/", **more)
    page.goto(link)
    return page


SIT = "button[type=submit]"
IN_REACH = """(wanted) => {
  const {left, top, bottom, width} = document.querySelector(wanted).getBoundingClientRect();
  return bottom <= innerHeight && document.elementFromPoint(left + width / 2, (top + bottom) / 2) !== null;
}"""


def sit_down(page: Any) -> None:
    """The button of the door."""
    page.click(SIT)
    page.wait_for_selector(".seats")


@pytest.mark.parametrize(("language", "size"), VISITORS, ids=["phone-fr", "sideways-en"])
def test_a_link_opens_on_a_phone(desk: Desk, house: Desk, lan: str, language: str, size: tuple[int, int]) -> None:
    """From the machine's own page to a phone in the house: the door says what it is, and two people have two names."""
    host = open_table(desk)
    guest = visit(house, link_of(host, lan), language=language, size=size, touch=True)
    guest.wait_for_selector("button[type=submit]")
    text = guest.inner_text("form")
    assert ("Houdini vous invite" if language == "fr-FR" else "Houdini invites you") in text
    assert "Les Évadés" in text
    assert ("2 places sont libres" if language == "fr-FR" else "2 seats are free") in text
    assert guest.locator(".cover svg").count() == 1
    assert complaints(guest) == []
    no_wider(guest)
    check_desk(guest)
    sit_down(guest)
    for page in (host, guest):
        until(page, "document.querySelector('.seats').innerText.includes('Casanova')")
        assert page.inner_text(".seats ul").count("Houdini") == 1
    assert complaints(guest) == []
    no_wider(guest)


def test_copied_is_said_only_if_it_was(desk: Desk, house: Desk, lan: str) -> None:
    """On this machine there is a clipboard; on plain http there is none, and the link is selected instead."""
    host = open_table(desk)
    link = link_of(host, lan)
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.get_by_role("button", name="Copy the link").click()
    host.wait_for_selector("text=Copied!")
    assert host.evaluate("navigator.clipboard.readText()") == link
    guest = visit(house, link, language="fr-FR", size=SIDEWAYS, touch=True)
    sit_down(guest)
    guest.get_by_role("button", name="Copier le lien").click()
    guest.wait_for_selector("text=Le lien est sélectionné")
    assert guest.evaluate("getSelection().toString() || document.activeElement.value.slice("
                          "document.activeElement.selectionStart, document.activeElement.selectionEnd)") == link
    assert "Copié" not in guest.inner_text(".invite")


def test_the_sheet_of_the_device(desk: Desk, lan: str) -> None:
    """Where there is one it comes first, with the link that others can open."""
    host = open_table(desk, scripts=[SHEET], size=TALL, language="fr-FR")
    link = link_of(host, lan)
    host.get_by_role("button", name="Partager le lien").click()
    until(host, "window.sent !== undefined")
    assert host.evaluate("window.sent.url") == link


@pytest.mark.parametrize(("language", "words"), [
    ("en-GB", "on this computer only"), ("fr-FR", "que sur cet ordinateur")], ids=["en", "fr"])
def test_a_server_for_this_machine_alone_says_so(desk: Desk, language: str, words: str) -> None:
    """And which command lets others in."""
    page = desk.open("/", language=language, size=TALL)
    page.route("**/api/reach", lambda route: route.fulfill(json={"origins": []}))
    page.goto(f"{desk.base}/#/new/evades/friends")
    page.wait_for_selector(".start")
    page.click(".start")
    page.wait_for_selector(".alone")
    assert words in page.inner_text(".alone")
    assert "run.py serve --lan" in page.inner_text(".alone")
    assert complaints(page) == []
    check_desk(page)
    no_wider(page)


def test_a_code_is_typed_at_the_first_page(desk: Desk, house: Desk) -> None:
    """As it was read aloud; a wrong one gets a sentence; whoever came by it can invite others."""
    host = open_table(desk, "elba", 3, size=LAPTOP)
    host.wait_for_selector(".invite .code")
    code = host.inner_text(".invite .code")
    assert code.startswith("ELBA-")
    guest = house.open("/", language="fr-FR", size=TALL, touch=True)
    guest.fill("#code", "elba 2222" if code != "ELBA-2222" else "elba 3333")
    guest.keyboard.press("Enter")
    guest.wait_for_selector(".code [role=alert]")
    assert "Aucune table" in guest.inner_text(".code [role=alert]")
    house.faults.clear()  # the browser itself reports the 404 that we asked for
    guest.fill("#code", code.lower().replace("-", " "))
    guest.keyboard.press("Enter")
    sit_down(guest)
    until(host, "document.querySelector('.seats').innerText.includes('Casanova')")
    assert guest.inner_text(".invite .code") == code
    third = visit(house, str(guest.input_value(".invite input")), size=SIDEWAYS, touch=True)
    third.wait_for_selector(f"{SIT}:not([disabled])")
    assert third.evaluate(IN_REACH, SIT), "sideways, too, one sits down without scrolling"
    sit_down(third)
    third.wait_for_selector(".invite", state="detached")
    host.wait_for_selector(".start, .seats .button.primary:not([disabled])")


DOOR = {"full": ("Every seat is taken", "Toutes les places sont prises"),
        "begun": ("has begun without you", "a commencé sans vous"),
        "over": ("This match is over", "Cette partie est finie")}
"""What the door says, in English and in French."""


def both_read(pages: tuple[Any, Any], state: str) -> None:
    """The one in English, the other in French."""
    for page, words in zip(pages, DOOR[state], strict=True):
        until(page, f"document.querySelector('.news')?.innerText.includes({words!r}) === true")
        assert page.locator("button[type=submit]").count() == 0
        no_wider(page)
        check_desk(page)


def test_the_door_says_how_far_it_is(desk: Desk, house: Desk, late: LateTables) -> None:
    """Full, begun, over: each before anything is tapped, and while one stands there; watching is the way on. One stands
    there with a phone held sideways, in English, another with a phone upright, in French; a desk reads the same.
    """
    looks: list[dict[str, Any]] = [{"size": SIDEWAYS, "touch": True},
                                   {"size": TALL, "touch": True, "language": "fr-FR"}]
    host = desk.open("/new/evades/friends")
    host.wait_for_selector(".start")
    set_up(host, seats={2: "friend"})
    host.wait_for_selector(".invite svg")
    link = str(host.input_value(".invite input")).replace(desk.base, house.base)
    host.locator(".seats li .button").first.click()
    english, french = guests = (visit(house, link, **looks[0]), visit(house, link, **looks[1]))
    both_read(guests, "full")
    host.click(".seats .button.primary:not([disabled])")
    both_read(guests, "begun")
    for guest in guests:
        assert complaints(guest) == []
    french.click(".buttons button")
    french.wait_for_selector(".sentence")
    table = late.take("dark_castle" + ENDING)
    players = desk.open(table.path(), keys=table.keys(0, 1))
    players.wait_for_selector(".players")
    play_out(players)
    for guest in guests:
        guest.goto(f"{house.base}/#/table/{table.table}/{table.invite}")
    both_read(guests, "over")
    english.click(".buttons button")
    english.wait_for_selector(".veil")


@pytest.mark.parametrize(("language", "words", "size"), [
    ("en-GB", "Ask for a new link", SIDEWAYS), ("fr-FR", "Demandez un nouveau lien", TALL)], ids=["en", "fr"])
def test_a_link_that_opens_nothing(desk: Desk, language: str, words: str, size: tuple[int, int]) -> None:
    """Says so at once, and leads home."""
    page = visit(desk, f"{desk.base}/t/nosuchtable#nosuchinvitation", language=language, size=size)
    page.wait_for_selector("[role=alert]")
    assert words in page.inner_text("[role=alert]")
    assert complaints(page) == []
    check_desk(page)
    page.click("[role=alert] a")
    page.wait_for_selector(".box.evades")
    desk.faults.clear()  # the browser itself reports the 404 that we asked for


def test_waiting_together(desk: Desk, house: Desk, lan: str) -> None:
    """Guests in the lobby read the rules and the options, and say hello: a phone upright, another one sideways."""
    host = open_table(desk)
    guest = visit(house, link_of(host, lan), language="fr-FR", size=TALL, touch=True)
    sit_down(guest)
    third = visit(house, link_of(host, lan), size=SIDEWAYS, touch=True)
    sit_down(third)
    guest.get_by_role("button", name="Règles").click()
    guest.wait_for_selector("dialog #rule-LE-4")
    guest.keyboard.press("Escape")
    guest.wait_for_selector("dialog", state="detached")
    assert guest.locator(".waiting dt").count() >= 3
    guest.fill(".talk form input", "Me voilà !")
    guest.keyboard.press("Enter")
    for page in (host, third):
        until(page, "document.querySelector('.talk').innerText.includes('Me voilà !')")
    third.click(".talk .phrase")
    third.locator(".phrases button", has_text="Hello, everybody!").click()
    for page, hello in ((host, "Hello, everybody!"), (guest, "Bonjour à tous")):
        until(page, f"document.querySelector('.talk').innerText.includes('{hello}')")
    assert third.locator(".waiting dt").count() >= 3
    check_desk(guest)
    for page in (host, guest, third):
        assert complaints(page) == []
        no_wider(page)


def test_public_tables_on_the_first_page(desk: Desk, house: Desk) -> None:
    """Opt-in; a stranger's list shows it by itself, lets join and then watch, and forgets what is over."""
    stranger = house.open("/", language="fr-FR", size=TALL, touch=True)
    stranger.wait_for_selector(".box.evades")
    assert stranger.locator(".public").count() == 0
    other = house.open("/", size=SIDEWAYS, touch=True)
    other.wait_for_selector(".box.evades")
    host = desk.open("/new/evades/friends")
    host.wait_for_selector(".start")
    host.locator(".flag input").first.check()
    set_up(host, seats={2: "friend"}, name="Ada")
    host.wait_for_selector(".invite svg")
    stranger.wait_for_selector(".public a")
    assert "avec Ada" in stranger.inner_text(".public")
    assert "une place sur 2" in stranger.inner_text(".public")
    other.wait_for_selector(".public a")
    assert "with Ada" in other.inner_text(".public")
    for page in (stranger, other):
        assert complaints(page) == []
        no_wider(page)
    check_desk(stranger)
    host.locator(".seats li .button").first.click()
    host.click(".seats .button.primary:not([disabled])")
    for page, word in ((stranger, "Regarder"), (other, "Watch")):
        until(page, f"document.querySelector('.public').innerText.includes('{word}')")
    stranger.click(".public a")
    stranger.wait_for_selector(".news")
    stranger.click(".buttons button")
    stranger.wait_for_selector(".sentence")
