"""The command line, the environment and .env.example say the same; the page of the protocol is served by them all."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from escapade.cli import app
from escapade.commands import serve as command
from escapade.server import serve as server
from escapade.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
RUNNER = CliRunner()


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """What the command would serve with."""
    found: list[Settings] = []
    monkeypatch.setattr(server, "serve", lambda settings, opened: found.append(settings))
    monkeypatch.setattr("escapade.server.operate.logs.set_up_logs", lambda level: None)
    return found


def test_the_example_names_every_variable() -> None:
    """And nothing that does not exist."""
    source = Path(str(command.__file__)).read_text(encoding="utf-8")
    options = set(re.findall(r'envvar="(ESCAPADE_\w+)"', source))
    example = set(re.findall(r"^(ESCAPADE_\w+)=", (ROOT / ".env.example").read_text(), re.MULTILINE))
    assert options == example


def test_command_line_and_environment(served: list[Settings]) -> None:
    """The same setting either way; the command line wins."""
    by_words = ["--host", "127.0.0.2", "--port", "9000", "--db", "x.db", "--base-url", "https://a.b",
                "--bot-delay", "2", "--no-short-way", "--trusted-proxies", "10.0.0.0/8, ::1", "--metrics-token", "m"]
    by_names = {"ESCAPADE_HOST": "127.0.0.2", "ESCAPADE_PORT": "9000", "ESCAPADE_DB": "x.db",
                "ESCAPADE_BASE_URL": "https://a.b", "ESCAPADE_BOT_DELAY": "2", "ESCAPADE_SHORT_WAY": "0",
                "ESCAPADE_TRUSTED_PROXIES": "10.0.0.0/8, ::1", "ESCAPADE_METRICS_TOKEN": "m"}
    assert RUNNER.invoke(app, ["serve", *by_words]).exit_code == 0
    assert RUNNER.invoke(app, ["serve"], env=by_names).exit_code == 0
    assert RUNNER.invoke(app, ["serve", "--port", "9001"], env=by_names).exit_code == 0
    assert served[0] == served[1]
    assert (served[0].trusted_proxies, served[0].metrics_token) == (("10.0.0.0/8", "::1"), "m")
    assert [one.port for one in served] == [9000, 9000, 9001]
    assert [one.short_way for one in served] == [False, False, False]


def test_an_empty_variable_is_none(served: list[Settings]) -> None:
    """As .env.example writes it."""
    names = dict(re.findall(r"^(ESCAPADE_\w+)=(.*)$", (ROOT / ".env.example").read_text(), re.MULTILINE))
    result = RUNNER.invoke(app, ["serve"], env=names)
    assert result.exit_code == 0, result.output
    assert served[0].port == 8765
    assert served[0].short_way
    assert served[0].db.endswith("escapade.db")


def test_a_password_is_not_shown() -> None:
    """In what the command says when it starts."""
    shown = Settings(db="postgresql://me:secret@host/db?password=secret").shown_db()
    assert "secret" not in shown
    assert shown.endswith("@host/db")
    assert Settings(db="/home/x.db").shown_db() == "/home/x.db"


def test_compose_uses_what_exists() -> None:
    """Variables of the compose file are in the example."""
    wanted = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text()))
    example = set(re.findall(r"^(\w+)=", (ROOT / ".env.example").read_text(), re.MULTILINE))
    assert wanted <= example
