"""Friends find the table: links that open on their devices, codes, the door, public tables. One sits at the server, the
others come over the network of the house.
"""

from typing import Any

import pytest

from tests.web.desk import TALL, Desk, complaints, play_out, set_up, until
from tests.web.late import PLAYERS, LateTables

SIDEWAYS = (844, 390)
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


def sit_down(page: Any) -> None:
    """The button of the door."""
    page.click("button[type=submit]")
    page.wait_for_selector(".seats")


def sideways(page: Any) -> bool:
    """Whether anything has to be scrolled sideways."""
    return not page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


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
    assert not sideways(guest)
    sit_down(guest)
    for page in (host, guest):
        until(page, "document.querySelector('.seats').innerText.includes('Casanova')")
        assert page.inner_text(".seats ul").count("Houdini") == 1
    assert complaints(guest) == []
    assert not sideways(guest)


def test_copied_is_said_only_if_it_was(desk: Desk, house: Desk, lan: str) -> None:
    """On this machine there is a clipboard; on plain http there is none, and the link is selected instead."""
    host = open_table(desk)
    link = link_of(host, lan)
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.get_by_role("button", name="Copy the link").click()
    host.wait_for_selector("text=Copied!")
    assert host.evaluate("navigator.clipboard.readText()") == link
    guest = visit(house, link, language="fr-FR", size=TALL, touch=True)
    sit_down(guest)
    guest.get_by_role("button", name="Copier le lien").click()
    guest.wait_for_selector("text=Le lien est sélectionné")
    assert guest.evaluate("getSelection().toString() || document.activeElement.value.slice("
                          "document.activeElement.selectionStart, document.activeElement.selectionEnd)") == link
    assert "Copié" not in guest.inner_text(".invite")


def test_the_sheet_of_the_device(desk: Desk, lan: str) -> None:
    """Where there is one it comes first, with the link that others can open."""
    host = open_table(desk, scripts=[SHEET], size=TALL)
    link = link_of(host, lan)
    host.get_by_role("button", name="Share the link").click()
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
    assert not sideways(page)


def test_a_code_is_typed_at_the_first_page(desk: Desk, house: Desk) -> None:
    """As it was read aloud; a wrong one gets a sentence; whoever came by it can invite others."""
    host = open_table(desk, "elba", 3)
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
    third = visit(house, str(guest.input_value(".invite input")))
    sit_down(third)
    third.wait_for_selector(".invite", state="detached")
    host.wait_for_selector(".start, .seats .button.primary:not([disabled])")


@pytest.mark.parametrize(("language", "full", "begun", "over"), [
    ("en-GB", "Every seat is taken", "has begun without you", "This match is over"),
    ("fr-FR", "Toutes les places sont prises", "a commencé sans vous", "Cette partie est finie")], ids=["en", "fr"])
def test_the_door_says_how_far_it_is(desk: Desk, house: Desk, late: LateTables, language: str, full: str, begun: str,
                                     over: str) -> None:
    """Full, begun, over: each before anything is tapped, and while one stands there; watching is the way on."""
    host = desk.open("/new/evades/friends")
    host.wait_for_selector(".start")
    set_up(host, seats={2: "friend"})
    host.wait_for_selector(".invite svg")
    link = str(host.input_value(".invite input")).replace(desk.base, house.base)
    host.locator(".seats li .button").first.click()
    guest = visit(house, link, language=language, size=TALL, touch=True)
    guest.wait_for_selector(".news")
    assert full in guest.inner_text(".news")
    assert guest.locator("button[type=submit]").count() == 0
    host.click(".seats .button.primary:not([disabled])")
    until(guest, f"document.querySelector('.news').innerText.includes('{begun}')")
    assert complaints(guest) == []
    guest.click(".buttons button")
    guest.wait_for_selector(".sentence")
    table = late.take("dark_castle")
    players = desk.open(table.path(), keys=table.keys(0, 1))
    players.wait_for_selector(".players")
    play_out(players, most=3000)
    last = house.open(f"/table/{table.table}/{table.invite}", language=language, size=SIDEWAYS)
    last.wait_for_selector(".news")
    assert over in last.inner_text(".news")
    assert not sideways(last)
    last.click(".buttons button")
    last.wait_for_selector(".veil")


@pytest.mark.parametrize(("language", "words"), [
    ("en-GB", "Ask for a new link"), ("fr-FR", "Demandez un nouveau lien")], ids=["en", "fr"])
def test_a_link_that_opens_nothing(desk: Desk, language: str, words: str) -> None:
    """Says so at once, and leads home."""
    page = visit(desk, f"{desk.base}/t/nosuchtable#nosuchinvitation", language=language, size=TALL)
    page.wait_for_selector("[role=alert]")
    assert words in page.inner_text("[role=alert]")
    assert complaints(page) == []
    page.click("[role=alert] a")
    page.wait_for_selector(".box.evades")
    desk.faults.clear()  # the browser itself reports the 404 that we asked for


def test_waiting_together(desk: Desk, house: Desk, lan: str) -> None:
    """A guest in the lobby reads the rules and the options, and says hello."""
    host = open_table(desk)
    guest = visit(house, link_of(host, lan), language="fr-FR", size=TALL, touch=True)
    sit_down(guest)
    guest.get_by_role("button", name="Règles").click()
    guest.wait_for_selector("dialog #rule-LE-4")
    guest.keyboard.press("Escape")
    guest.wait_for_selector("dialog", state="detached")
    assert guest.locator(".waiting dt").count() >= 3
    guest.fill(".talk form input", "Me voilà !")
    guest.keyboard.press("Enter")
    until(host, "document.querySelector('.talk').innerText.includes('Me voilà !')")
    assert complaints(host) == []
    assert complaints(guest) == []


def test_public_tables_on_the_first_page(desk: Desk, house: Desk) -> None:
    """Opt-in; a stranger's list shows it by itself, lets join and then watch, and forgets what is over."""
    stranger = house.open("/", language="fr-FR", size=TALL, touch=True)
    stranger.wait_for_selector(".box.evades")
    assert stranger.locator(".public").count() == 0
    host = desk.open("/new/evades/friends")
    host.wait_for_selector(".start")
    host.locator(".flag input").first.check()
    set_up(host, seats={2: "friend"}, name="Ada")
    host.wait_for_selector(".invite svg")
    stranger.wait_for_selector(".public a")
    assert "avec Ada" in stranger.inner_text(".public")
    assert "une place sur 2" in stranger.inner_text(".public")
    assert complaints(stranger) == []
    assert not sideways(stranger)
    host.locator(".seats li .button").first.click()
    host.click(".seats .button.primary:not([disabled])")
    until(stranger, "document.querySelector('.public').innerText.includes('Regarder')")
    stranger.click(".public a")
    stranger.wait_for_selector(".news")
    stranger.click(".buttons button")
    stranger.wait_for_selector(".sentence")


@pytest.mark.parametrize("game", PLAYERS)
def test_a_match_over_the_network_of_the_house(house: Desk, late: LateTables, game: str) -> None:
    """Two people and their bots, all at the address of the house, to the end; in two languages."""
    table = late.take(game)
    pages = [house.open(table.path(), keys=table.keys(0)),
             house.open(table.path(), keys=table.keys(1), language="fr-FR", size=TALL, touch=True)]
    for page in pages:
        page.wait_for_selector(".players, .veil")
    play_out(*pages, most=3000)
    for page in pages:
        assert page.locator(".veil").count() == 1
