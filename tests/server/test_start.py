"""A server that cannot start says why in one sentence, in the language of whoever starts it, and leaves with 2."""

import socket
import sqlite3
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from typer.testing import CliRunner

from escapade.cli import app
from escapade.server import serve as server
from escapade.server.listening import listen
from tests.server.harness import free_socket

RUNNER = CliRunner()
OPEN = {"en": "is open at", "fr": "est ouvert à"}


@pytest.fixture(autouse=True)
def only_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process is not a server; and nobody is served if a start succeeds after all."""
    async def nobody(*_: object, **__: object) -> None:
        pass

    async def begin(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        await server.startup(sockets)

    monkeypatch.setattr(server, "tune_process", lambda: None)
    monkeypatch.setattr(server, "end_in_time", lambda ending, seconds: None)
    monkeypatch.setattr("escapade.server.operate.logs.set_up_logs", lambda level: None)
    monkeypatch.setattr(uvicorn.Server, "startup", nobody)
    monkeypatch.setattr(uvicorn.Server, "serve", begin)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port where somebody listens."""
    with free_socket() as found:
        found.listen()
        yield found.getsockname()[1]


def start(*words: str) -> tuple[int, str]:
    """The exit code of a start, and all that it said."""
    result = RUNNER.invoke(app, ["serve", *words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def newer(path: Path) -> None:
    """A database that a later server has made."""
    with sqlite3.connect(path) as made:
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        made.execute("INSERT INTO alembic_version VALUES ('9999')")


def refused(words: list[str], language: str) -> str:
    """What is said of a start that fails."""
    code, said = start(*words, "--language", language)
    assert code == 2, said
    assert len(said.strip().splitlines()) == 1, said
    assert OPEN[language] not in said
    return said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_taken_port(db: Path, taken: int, language: str) -> None:
    """Nothing is opened, nothing is said to be open."""
    assert str(taken) in refused(["--port", str(taken), "--db", str(db)], language)
    assert not db.exists()


@pytest.mark.parametrize("words", [
    ["--port", "70000"], ["--port", "-1"], ["--port", "eight"], ["--log-level", "loud"], ["--db", "mysql://x"],
    ["--base-url", "play.example"], ["--base-url", "https://play.example/here"], ["--base-url", "https://["],
    ["--host", "203.0.113.7"], ["--trusted-proxies", "proxy.example"], ["--host", "no address"]], ids=" ".join)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_cannot_be_meant(words: list[str], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And no file by the name of a database that we do not know."""
    monkeypatch.chdir(tmp_path)
    assert words[1].partition(":")[0] in refused(["--port", "0", "--db", "x.db", *words], language)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("where", ["folder", "text", "below a file", "newer", "postgresql://me:secret@127.0.0.1:1/x",
                                   "postgresql://me:secret@host:port/x"])
def test_a_database_that_does_not_open(where: str, tmp_path: Path) -> None:
    """A folder, another file, a path that cannot be, a later version, nobody at the port, no port."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("to be, or not to be: " * 99)
    newer(tmp_path / "newer")
    path = {"below a file": tmp_path / "text" / "x.db"}.get(where, tmp_path / where)
    said = refused(["--port", "0", "--db", where if "://" in where else str(path)], "fr")
    assert "secret" not in said
    assert "9999" in said or "ne s’ouvre pas" in said


def test_an_address_that_is_not_there_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name stands for two addresses, and this machine has one of them."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (host, 0)) for host in ("203.0.113.7", "127.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    for one in (listening := listen("house.example", 0)):
        one.close()
    assert len(listening) == 1


def test_open_is_said_when_it_is_true(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the port it really has; then the page is shown."""
    pages: list[str] = []
    monkeypatch.setattr(webbrowser, "open", pages.append)
    listening = listen("127.0.0.1", 0)
    monkeypatch.setattr(server, "listen", lambda host, port: listening)
    code, said = start("--port", "0", "--db", str(db), "--open", "--language", "en")
    assert code == 0, said
    assert len(pages) == 1
    assert pages[0] in said
    assert not pages[0].endswith(":0")
    assert [one.fileno() for one in listening] == [-1], "closed at the end"
