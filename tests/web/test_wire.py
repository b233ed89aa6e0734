"""What a visit costs, counted by Chromium over the wire: every request, headers included."""

import socket
import socketserver
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.web.desk import Desk
from tests.web.room import DRAWN
from tests.web.slow_line import slow_line
from tests.web.wire import visit

FIRST, SECOND = 150_000, 20_000
SCRIPTS = 120_000
"""Of the first page; scripts cost a phone more than their bytes."""


def test_the_first_visit_is_light_and_the_second_next_to_nothing(desk: Desk) -> None:
    """In French, whose sentences are the longer ones; and without packing it would be too much."""
    contexts = [desk.browser.new_context(locale="fr-FR", service_workers="block") for _ in range(2)]
    desk.contexts.extend(contexts)
    first = visit(contexts[0], desk.base)
    assert 0 < first.total() <= FIRST, f"{first.total()} bytes: {first.dearest()}"
    assert 0 < first.total(".js") <= SCRIPTS
    assert {".js", ".css", ".woff2"} <= {name[name.rfind("."):] for name in first.bytes}, "everything is counted"
    second = visit(contexts[0], desk.base)
    assert 0 < second.total() <= SECOND, f"{second.total()} bytes: {second.dearest()}"
    assert visit(contexts[1], desk.base, accept="identity").total() > FIRST


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_what_we_write_is_drawn_with_our_fonts(desk: Desk, language: str) -> None:
    """The letters that were cut away are none of ours: no title falls back to another font, and neither does a name
    of western Europe; of any other the missing letters do, and no more.
    """
    page = desk.open("/", language=language)
    page.wait_for_selector(".box.elba")
    page.evaluate("document.fonts.ready.then(() => null)")
    for game in ("evades", "elba", "prison_break", "dark_castle"):
        assert len(fonts_of(page, f".title-{game}")) == 1, game
        assert all(fonts_of(page, f".title-{game}").values()), game
    page.evaluate("document.querySelector('h1').textContent = 'Zoë, José, Jürgen, Åsa, Œdipe et « Maïté » – 12 €'")
    page.evaluate(DRAWN)  # a text that was not drawn yet has no font
    assert set(fonts_of(page, "h1").values()) == {True}
    page.evaluate("document.querySelector('h1').textContent = 'Łukasz'")
    page.evaluate(DRAWN)
    assert set(fonts_of(page, "h1").values()) == {True, False}


def fonts_of(page: Any, selector: str) -> dict[str, bool]:
    """With which fonts the text of an element is drawn, and whether each of them is ours."""
    wire = page.context.new_cdp_session(page)
    wire.send("DOM.enable")
    wire.send("CSS.enable")
    root = wire.send("DOM.getDocument")["root"]["nodeId"]
    found = wire.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    fonts = wire.send("CSS.getPlatformFontsForNode", {"nodeId": found})["fonts"]
    return {font["familyName"]: font["isCustomFont"] for font in fonts}


def test_the_slow_line_is_as_slow_as_it_says() -> None:
    """Two at once share its rate; each has a journey for the connection, and one for what is asked and answered."""
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Talker) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}"
        with slow_line(address, 0.1, 50_000, 50_000) as far, ThreadPoolExecutor() as both:
            started = time.monotonic()
            told = list(both.map(lambda _: talk(far), range(2)))
            passed = time.monotonic() - started
        server.shutdown()
    assert told == [ANSWER] * 2
    assert passed >= 2 * 0.1 + 2 * len(ANSWER) / 50_000


ANSWER = b"escape" * 2000


class Talker(socketserver.BaseRequestHandler):
    """Says much to whoever has said something."""

    def handle(self) -> None:
        if self.request.recv(100):
            self.request.sendall(ANSWER)


def talk(address: str) -> bytes:
    """Say something, and listen to the end."""
    place = urlsplit(address)
    with socket.create_connection((str(place.hostname), int(place.port or 0))) as one:
        one.sendall(b"hello")
        return b"".join(iter(lambda: one.recv(4096), b""))
