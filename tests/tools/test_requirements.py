"""What is installed has the hashes that are written down: requirements/ agrees with everything else that is written."""

import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import requirements
from tools.launch import client, environment

FILES = {name: (requirements.FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in requirements.sets()}
BASE = requirements.read(FILES["base"])


def complaints(text: str) -> list[str]:
    """Lines of a requirements file that an installer would take without a hash, or from a place that it names."""
    pinned, hashed = re.compile(r"[a-z0-9-]+==\S+( ; .+)?"), re.compile(r"--hash=sha256:[0-9a-f]{64}\b")
    found = [pin for pin, lines in requirements.read(text).items()
             if not (pinned.fullmatch(pin) and hashed.search(lines))]
    return found + re.findall(r"\S*(?:://|--index|--find-links)\S*", text)


def pins_of(name: str) -> dict[str, Requirement]:
    """What an installer of this set gets, by name; of two versions the one for this Python."""
    lines = [*requirements.read(FILES[name]), *([] if name in requirements.ALONE else BASE)]
    found = [Requirement(line) for line in lines]
    return {one.name: one for one in found if one.marker is None or one.marker.evaluate()}


def lacking(wanted: list[str], pins: dict[str, Requirement]) -> list[str]:
    """What is asked for on this machine and not pinned to a version that will do."""
    asked = [Requirement(line) for line in wanted]
    here = [one for one in asked if one.marker is None or one.marker.evaluate({"extra": ""})]
    versions = {name: next(iter(pin.specifier)).version for name, pin in pins.items()}
    return [str(one) for one in here if canonicalize_name(one.name) not in versions
            or not one.specifier.contains(versions[canonicalize_name(one.name)])]


@pytest.mark.parametrize("name", FILES)
def test_every_line_has_a_hash_and_no_address(name: str) -> None:
    """The installer refuses what has none, and is told by nobody else where to fetch."""
    assert requirements.read(FILES[name])
    assert complaints(FILES[name]) == []


@pytest.mark.parametrize("planted", ["h11==0.16.0\n", "h11>=0.16 \\\n    --hash=sha256:" + "0" * 64 + "\n",
                                     "h11==0.16.0 \\\n    --hash=sha256:0123\n", "--index-url https://index.example\n"])
def test_what_has_no_hash_or_has_an_address_is_caught(planted: str) -> None:
    """One of each, before a line that is right."""
    assert complaints(planted + FILES["uv"]) != []


def test_the_files_and_the_constraints_say_the_same() -> None:
    """The same names and versions, and nothing besides."""
    every = {pin.partition(" ;")[0] for text in FILES.values() for pin in requirements.read(text)}
    written = requirements.CONSTRAINTS.read_text(encoding="utf-8").splitlines()
    assert every == {line.partition(" ;")[0] for line in written if not line.startswith("#")}
    assert {path.stem for path in requirements.FOLDER.iterdir()} == set(FILES)


@pytest.mark.parametrize("name", FILES)
def test_everything_that_is_asked_for_is_pinned(name: str) -> None:
    """By pyproject.toml, and by those packages in turn that are installed here in the pinned version."""
    pins = pins_of(name)
    assert lacking(requirements.sets()[name], pins) == []
    for one in pins:
        try:
            needs = requires(one) or []
        except PackageNotFoundError:
            continue
        assert lacking(needs, pins) == [], one


def test_what_is_not_pinned_is_caught() -> None:
    """An unknown package, and a version that is too old."""
    assert lacking(["no-such-package", "h11>=99", "h11>=0.16"], pins_of("base")) == ["no-such-package", "h11>=99"]


def test_hashes_hold_on_other_systems() -> None:
    """A package with compiled parts has a file for each system and Python; one hash would be this machine's alone."""
    lines = next(lines for pin, lines in BASE.items() if pin.startswith("msgspec=="))
    assert lines.count("--hash") > 10


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """What installers are asked for, on a fresh clone."""
    asked: list[list[str]] = []

    def succeed(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setenv("ESCAPADE_COMPILE", "1")
    monkeypatch.setattr(environment, "SETUP_STAMP", tmp_path / "stamp.json")
    monkeypatch.setattr(environment, "find_uv", lambda: "uv")
    monkeypatch.setattr(client, "find_uv", lambda: "uv")
    monkeypatch.setattr("subprocess.run", succeed)
    return asked


def test_set_up_installs_nothing_without_a_hash(commands: list[list[str]]) -> None:
    """The packages by hash; then the project itself, which cannot have one, and nothing that it would fetch."""
    environment.set_up("test")
    packages, project = [command for command in commands if "install" in command]
    assert "--require-hashes" in packages
    assert [word for word in packages if "requirements/" in word] == [
        f"--requirement=requirements/{name}.txt" for name in ("base", "backend", "build", "test")]
    assert {"--no-deps", "--no-build-isolation", "--editable=."} <= set(project)
    assert not [word for word in project if "requirement" in word]


def test_a_server_is_set_up_with_what_calls_people(commands: list[list[str]], tmp_path: Path,
                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    """By hash as well; not again where it is there, as it is for those who test."""
    python = tmp_path / "python"
    python.touch()
    monkeypatch.setattr(environment, "PYTHON", python)
    environment.set_up_to_serve()
    assert "--requirement=requirements/push.txt" in [word for command in commands for word in command]
    commands.clear()
    environment.set_up_to_serve()
    assert commands == []
    environment.set_up("test")
    environment.SETUP_STAMP.write_text(environment.SETUP_STAMP.read_text().replace('"push", ', ""))
    commands.clear()
    environment.set_up_to_serve()
    assert commands == []


def test_where_there_is_no_such_package_it_serves_without(commands: list[list[str]], monkeypatch: pytest.MonkeyPatch,
                                                          capsys: pytest.CaptureFixture[str]) -> None:
    """And says so; whatever else is missing is still an error."""
    def fail(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, int(any("push" in word for word in command)), "", "")

    monkeypatch.setattr("subprocess.run", fail)
    environment.set_up_to_serve()
    assert "while their page is closed" in "".join(capsys.readouterr())
    assert "push" not in environment.SETUP_STAMP.read_text()


def test_whatever_else_is_fetched_has_a_hash(commands: list[list[str]]) -> None:
    """The installer, and Node.js."""
    environment.fetch_uv()
    client.fetch_node()
    assert [command[0] for command in commands] == [sys.executable, "uv"]
    assert [command[-2:] for command in commands] == [
        ["--require-hashes", f"--requirement=requirements/{name}.txt"] for name in ("uv", "node")]


def test_set_up_again_when_a_hash_changed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What .venv was made from is remembered, hashes too."""
    for name in ("pyproject.toml", "constraints.txt"):
        (tmp_path / name).write_text(name)
    (tmp_path / "requirements").mkdir()
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    before = environment.setup_fingerprint()
    (tmp_path / "requirements" / "base.txt").write_text("h11==0.16.0")
    assert environment.setup_fingerprint() != before
