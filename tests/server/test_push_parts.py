"""The parts of a pushed message: how it is sealed, and where it may go."""

import socket
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from escapade.core.errors import BadInput
from escapade.server.checks import check
from escapade.server.push import delivering
from escapade.server.push.endpoints import check_endpoint
from escapade.server.push.sealing import Reader, seal, seal_with
from escapade.server.settings import Settings
from tests.server.push_service import CURVE, Browser, data, text

NAMED = ("http://127.0.0.1:9000", "https://push.example:8443")
GOOD = ["https://fcm.googleapis.com/fcm/send/abc:def", "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://web.push.apple.com/QGh", "https://wns2-par02p.notify.windows.com/w/?token=B%2b",
        "http://127.0.0.1:9000/x", "https://push.example:8443/a?b"]
BAD = ["", "x", "//fcm.googleapis.com/x", "http://fcm.googleapis.com/x", "https://fcm.googleapis.com:8443/x",
       "https://fcm.googleapis.com@evil.example/x", "https://x@fcm.googleapis.com/x", "https://fcm.googleapis.com.evil/x",
       "https://evilfcm.googleapis.com/x", "https://notify.windows.com.evil/", "https://evil.example/.push.apple.com",
       "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.1/x", "https://localhost/x", "http://127.0.0.1:9001/x",
       "http://127.0.0.1:9000@evil/x", "https://push.example/x", "http://push.example:8443/x", "file:///etc/passwd",
       "https://fcm.googleapis.com\\@evil/x", "https://fcm.googleapis.com /x", "https://fcm.googleapis.com/\r\nX: y",
       "https://fcm.googleapis.com:99999/x", "https://[/x", "https://fcm.goögleapis.com/x"]


@pytest.mark.parametrize("url", GOOD)
def test_known_push_services(url: str) -> None:
    """Those of the browsers, and those that the host has named."""
    check_endpoint(url, NAMED)


@pytest.mark.parametrize("url", BAD)
def test_nobody_else_is_called(url: str) -> None:
    """Above all nobody in the server's own network."""
    with pytest.raises(BadInput) as refused:
        check_endpoint(url, NAMED)
    assert refused.value.code == "input.push_endpoint"


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1", "fd00::1"])
def test_a_name_that_means_a_private_address(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """Whatever a name server says of a known push service: no connection is opened."""
    called: list[Any] = []
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(2, 1, 6, "", (address, 443))])
    monkeypatch.setattr(socket, "create_connection", lambda *given, **_: called.append(given))
    with pytest.raises(OSError, match="no public address"):
        delivering.deliver("https://fcm.googleapis.com/x", b"", {}, (), 1.0)
    assert called == []


def test_the_address_that_was_looked_up_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is looked up once: it cannot mean something else a moment later."""
    called: list[Any] = []

    def refuse(address: tuple[str, int], *_: object) -> None:
        called.append(address)
        raise ConnectionRefusedError

    answers = iter([[(2, 1, 6, "", ("10.0.0.1", 443)), (2, 1, 6, "", ("142.250.1.1", 443))]])
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: next(answers))
    monkeypatch.setattr(socket, "create_connection", refuse)
    with pytest.raises(ConnectionRefusedError):
        delivering.deliver("https://fcm.googleapis.com/x", b"", {}, (), 1.0)
    assert called == [("142.250.1.1", 443)]


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A, byte for byte."""
    reader = Reader("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                    "BTBZMqHH6r4Tts7J_aSIgg")
    scalar = int.from_bytes(data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = seal_with(b"When I grow up, I want to be a watermelon\x02", reader, ec.derive_private_key(scalar, CURVE),
                       data("DGv6ra1nlYgDCS1FRnbzlw"))
    assert text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")


def test_every_message_is_sealed_anew() -> None:
    """And one browser cannot open what was sealed for another."""
    browser = Browser()
    reader = Reader(text(browser.public), text(browser.auth))
    one, other = seal(b"x", reader), seal(b"x", reader)
    assert one != other
    assert len(one) == len(seal(b"x" * 200, reader))
    assert browser.open(one) == browser.open(other) == b"x\x02" + bytes(254)
    with pytest.raises(InvalidTag):
        Browser().open(one)


POINT = text(Browser().public)


@pytest.mark.parametrize(("p256dh", "auth"), [
    ("", text(bytes(16))), (text(bytes(65)), text(bytes(16))), (POINT, text(bytes(15))), (POINT + "!", text(bytes(16))),
    ("é" * 87, text(bytes(16))), (POINT, "\0" * 22),
], ids=["none", "no point", "short secret", "a sign too many", "no base64", "no secret"])
def test_what_is_no_key(p256dh: str, auth: str) -> None:
    """Too short, no point of the curve, no base64url."""
    with pytest.raises(BadInput) as refused:
        Reader(p256dh, auth)
    assert refused.value.code == "input.push_key"


@pytest.mark.parametrize(("changes", "code"), [
    ({"push_services": ("push.example",)}, "input.push_service"),
    ({"push_services": ("https://push.example/",)}, "input.push_service"),
    ({"push_contact": "me"}, "input.push_contact")])
def test_settings_that_cannot_be_right(changes: dict[str, Any], code: str) -> None:
    """Said at the start, not when the first message is due."""
    with pytest.raises(BadInput) as refused:
        check(Settings(**changes))
    assert refused.value.code == code
    check(Settings(push_services=NAMED, push_contact="mailto:host@play.example"))
