"""A server knows at which addresses other devices reach it, tells this machine, and listens there."""

import ipaddress
import json
import socket
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from escapade.cli import app
from escapade.server import reach
from escapade.server import serve as server
from escapade.server.settings import Settings
from tests.server.harness import in_loop, running

TRIE = """Main:
  +-- 127.0.0.0/8 2 0 2
     |-- 127.0.0.1
        /32 host LOCAL
     |-- 172.17.0.1
        /32 host LOCAL
     |-- 169.254.7.7
        /32 host LOCAL
     |-- 192.168.1.0
        /24 link UNICAST
     |-- 192.168.1.20
        /32 host LOCAL
     |-- 8.8.4.4
        /32 host LOCAL
"""
INET6 = """fe80000000000000021122fffe334455 02 40 20 80 eth0
00000000000000000000000000000001 01 80 10 80 lo
fd120000000000000000000000000020 02 40 00 80 eth0
"""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with a bridge, a cable without a network, a way out and an address of the internet."""
    (tmp_path / "trie").write_text(TRIE)
    (tmp_path / "inet6").write_text(INET6)
    monkeypatch.setattr(reach, "ROUTES", tmp_path / "trie")
    monkeypatch.setattr(reach, "INTERFACES", tmp_path / "inet6")
    monkeypatch.setattr(reach, "default_route",
                        lambda family: reach.listed(family) if family == socket.AF_INET6
                        else iter([ipaddress.ip_address("192.168.1.20")]))


@pytest.mark.usefixtures("house")
def test_the_way_out_comes_first() -> None:
    """Then other private networks, then the internet; never the machine itself or a single cable."""
    assert reach.own_addresses(socket.AF_INET) == ["192.168.1.20", "172.17.0.1", "8.8.4.4"]
    assert reach.own_addresses(socket.AF_INET6) == ["fd12::20"]


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(("settings", "expected"), [
    (Settings(), []),
    (Settings(host="localhost"), []),
    (Settings(host="::1"), []),
    (Settings(host="10.0.0.7", port=9), ["http://10.0.0.7:9"]),
    (Settings(host="0.0.0.0", port=9), ["http://192.168.1.20:9", "http://172.17.0.1:9", "http://8.8.4.4:9"]),
    (Settings(host="::", port=9), ["http://[fd12::20]:9"]),
    (Settings(base_url="https://play.example/"), ["https://play.example"]),
    (Settings(base_url="http://localhost:9"), [])], ids=str)
def test_what_is_told(settings: Settings, expected: list[str]) -> None:
    """Only addresses at which it listens, or the one that it was told people type."""
    assert reach.origins(settings) == expected


def test_without_proc_the_name_of_the_machine_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no Linux, and no way out either."""
    monkeypatch.setattr(reach, "ROUTES", tmp_path / "none")
    monkeypatch.setattr(reach, "default_route", lambda family: iter(()))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: [(2, 1, 6, "", ("10.1.2.3", 0))])
    assert reach.own_addresses(socket.AF_INET) == ["10.1.2.3"]


def test_this_machine_reaches_itself() -> None:
    """A server that listens everywhere is opened here by an address that a browser can open."""
    assert Settings(host="0.0.0.0", port=9).origin() == "http://127.0.0.1:9"
    assert Settings(host="::", port=9).origin() == "http://[::1]:9"


@in_loop
async def test_only_this_machine_is_told(db: Path) -> None:
    """Whoever asks under another name or address has one that works, and learns no other."""
    async with running(db, host="10.0.0.7") as live:
        async def told(host: str) -> list[str]:
            status, _, body = await live.http("GET", "/api/reach", headers={"Host": host})
            assert status == 200
            found: list[str] = json.loads(body)["origins"]
            return found

        assert await told("localhost:8765") == [f"http://10.0.0.7:{live.port}"]
        assert await told("[::1]:8765") == [f"http://10.0.0.7:{live.port}"]
        assert await told("192.168.1.20:8765") == []


@in_loop
async def test_who_asks_through_a_proxy_is_not_here(db: Path) -> None:
    """A stranger who writes our own name into the request still comes from afar."""
    async with running(db, host="10.0.0.7", trusted_proxies=("127.0.0.1",)) as live:
        _, _, body = await live.http("GET", "/api/reach", headers={"X-Forwarded-For": "203.0.113.9"})
        assert json.loads(body) == {"origins": []}


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(("language", "words"), [("en", "Phones and other computers"), ("fr", "Téléphones")])
def test_the_terminal_says_it(language: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line for this machine, one for each way in from others."""
    monkeypatch.setattr(server, "serve", lambda settings, opened: opened(replace(settings, port=8765)))
    monkeypatch.setattr("escapade.server.operate.logs.set_up_logs", lambda level: None)
    said = CliRunner().invoke(app, ["serve", "--lan", "--db", "x.db", "--language", language]).output.splitlines()
    assert "http://127.0.0.1:8765" in said[0]
    assert [line.startswith(words) for line in said[1:]] == [True, True, True]
    assert said[1].endswith("http://192.168.1.20:8765")
