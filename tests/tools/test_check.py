"""`run.py check`: both languages, nothing left out silently, nothing checked twice that has not changed."""

import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import run
from tools import build_web, check, commit_subject
from tools.launch import command, place, suites

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = {"lint": "", "format:check": "", "check": ""}
CLIENT = list(check.CLIENT_PIECES)


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """The scripts that npm is asked for; they pass, in an empty build folder."""
    asked: list[list[str]] = []
    monkeypatch.setattr(check, "PASSED", tmp_path)
    monkeypatch.setattr(check, "client_scripts", lambda: SCRIPTS)
    monkeypatch.setattr(build_web, "find_node", lambda _: None)
    monkeypatch.setattr(build_web, "install_modules", lambda _: None)
    monkeypatch.setattr(build_web, "run_npm", lambda _, *arguments: asked.append(list(arguments)))
    return asked


def client_results(*, afresh: bool = False) -> list[bool]:
    """What became of the client's pieces."""
    return [one.passed for one in check.run(CLIENT, sys.executable, lambda: None, afresh=afresh)]


def test_a_client_that_passed_is_checked_again_when_it_changed(
        scripts: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two edits of the Python its checks cost nothing."""
    monkeypatch.setattr(build_web, "fingerprint", lambda: "first")
    assert client_results() == [True, True, True]
    assert [asked[1] for asked in scripts] == ["lint", "format:check", "check"]
    assert client_results() == [True, True, True]
    assert len(scripts) == 3
    monkeypatch.setattr(build_web, "fingerprint", lambda: "second")
    client_results()
    assert len(scripts) == 6


def test_the_tests_trust_no_cache(scripts: list[list[str]]) -> None:
    """Everything runs, and the types without the cache that could overlook a fault."""
    client_results()
    assert scripts.pop() == ["run", "check", "--", "--incremental"]
    client_results(afresh=True)
    assert scripts[-1] == ["run", "check"]


def test_a_client_that_failed_is_not_remembered_as_passed(
        scripts: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    """What npm said is shown, every time."""
    def refuse(*_: object) -> None:
        raise build_web.WebError("a planted fault")

    monkeypatch.setattr(build_web, "run_npm", refuse)
    for _ in range(2):
        results = check.run(CLIENT, sys.executable, lambda: None)
        assert [(one.passed, one.said) for one in results] == [(False, "a planted fault")] * 3
    assert scripts == []


def test_a_script_that_is_not_there_is_no_pass(scripts: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    """A check that was taken out of web/package.json must not vanish unseen."""
    monkeypatch.setattr(check, "client_scripts", lambda: {"check": ""})
    assert client_results() == [False, False, True]
    assert len(scripts) == 1


@pytest.mark.parametrize(("text", "passes"), [("x = 1\n", True), ("import os\n", False)])
def test_what_the_linter_complains_of_is_shown(text: str, passes: bool, tmp_path: Path) -> None:  # noqa: FBT001
    """A planted fault, and none."""
    source = tmp_path / "planted.py"
    source.write_text(text)
    said = check.run_module(sys.executable, ["ruff", "check", "--no-cache", "--isolated", str(source)])
    assert (said is None) == passes
    assert passes or "F401" in str(said)


def test_one_failed_piece_fails_the_whole(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Both languages are checked when nothing is named; the complaint stands under the piece's name."""
    asked: list[str] = []

    def found(pieces: list[str], *_: object, afresh: bool) -> list[check.Checked]:
        asked.extend(pieces)
        assert not afresh
        return [check.Checked(piece, piece != "types", 0.1, "a planted fault") for piece in pieces]

    monkeypatch.setattr(suites, "set_up", lambda _: None)
    monkeypatch.setattr(check, "run", found)
    assert command.run(["check"], "") == 1
    assert asked == ["lint", "types", "client-lint", "client-format", "client-types"]
    assert "=== types ===\na planted fault" in capsys.readouterr().out
    assert command.run(["check", "lint"], "") == 0
    with pytest.raises(place.Trouble, match="there is no check 'lintel'"):
        command.run(["check", "lintel"], "")


@pytest.mark.parametrize(("arguments", "engines"), [
    ([], ["interpreted", "compiled"]),
    (["tests/core"], ["interpreted"]),
    (["tests/core", "--engine=both"], ["interpreted", "compiled"]),
    (["--engine=compiled", "tests/core"], ["compiled"]),
    (["--engine=both"], ["interpreted", "compiled"]),
])
def test_a_part_is_tested_interpreted_unless_asked(arguments: list[str], engines: list[str]) -> None:
    """Whoever works on one file waits for no compiler; everything is tested on both."""
    assert suites.read_engines(arguments) == (engines, [one for one in arguments if not one.startswith("--engine")])


def test_testing_a_part_compiles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the checks, nor the client, nor a compilation: pytest, once."""
    ran: list[tuple[str, list[str]]] = []

    def pytest_of(engine: str, arguments: list[str], *, both: bool) -> bool:
        assert not both, "a part of the tests is not told that the other engine has its turn"
        ran.append((engine, arguments))
        return True

    monkeypatch.setattr(suites, "set_up", lambda _: None)
    monkeypatch.setattr(suites, "pytest", pytest_of)
    monkeypatch.setattr(suites, "compiles", lambda: pytest.fail("it compiled"))
    monkeypatch.setattr(check, "run", lambda *_, **__: pytest.fail("it checked"))
    assert suites.test(["tests/core", "-x"]) == 0
    assert ran == [("interpreted", ["tests/core", "-x"])]


def passes(program: str) -> bool:
    """Whether a Python program ends well."""
    return subprocess.run([sys.executable, "-S", "-c", program], check=False).returncode == 0


def test_the_table_tells_whose_time_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    """A suite that waits for a program takes its time and little work; one whose program works, both. A failed one
    fails, and shares are shares of the whole.
    """
    results: list[suites.Result] = []
    programs = {"waits": "import time; time.sleep(0.6)", "fails": "raise SystemExit(1)",
                "works": "import time\nend = time.process_time() + 0.7\nwhile time.process_time() < end: pass"}
    for title in ("waits", "works", "fails"):
        program = programs[title]
        suites.run_suite(results, title, partial(passes, program))
    assert [one.passed for one in results] == [True, True, False]
    assert all(one.seconds >= 0.6 for one in results[:2])
    assert results[1].worked >= 0.6 > results[0].worked
    suites.report(results)
    lines = capsys.readouterr().out.partition("=== results ===")[2].strip().splitlines()
    assert [line.split()[:2] for line in lines[:3]] == [["waits", "passed"], ["works", "passed"], ["fails", "FAILED"]]
    assert 98 <= sum(int(line.partition(" % ")[0].split()[-1]) for line in lines[:3]) <= 102
    assert lines[3].startswith("together")


def test_the_help_names_every_check() -> None:
    """`run.py help` is where they are looked up."""
    assert ", ".join(check.PIECES) in str(run.__doc__)


def test_the_hooks_run_checks_that_exist_and_fetch_nothing() -> None:
    """Every repository is this one; every hook is a piece of `run.py check` or a script of ours."""
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    entries = re.findall(r"entry: python3 (.*)", text)
    assert re.findall(r"repo: (.*)", text) == ["local"]
    pieces = [piece for entry in entries for piece in entry.removeprefix("run.py check ").split()
              if entry.startswith("run.py check ")]
    assert pieces == check.PIECES
    assert [entry for entry in entries if not entry.startswith("run.py check ")] == ["tools/commit_subject.py"]
    assert (ROOT / "tools" / "commit_subject.py").is_file()


@pytest.mark.parametrize(("message", "said"), [
    ("One law of undo\n\nWhy it was needed.\n", None),
    ("# git's remark\n\n" + "x" * 71, None),
    ("x" * 72, "72 characters"),
    ("\n# only remarks\n", "empty"),
])
def test_a_long_subject_is_refused(message: str, said: str | None) -> None:
    """Under 72 characters; git's own remarks do not count."""
    found = commit_subject.complaint(message)
    assert found is None if said is None else said in str(found)
