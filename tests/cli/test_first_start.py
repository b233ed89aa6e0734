"""The first start on a machine: nobody waits for a compiler before the browser opens."""

import inspect
import sys
import threading
from pathlib import Path

import pytest

from escapade import __version__
from escapade.commands.report import report
from escapade.commands.sim import sim
from tools import build_web, compile_engine, find_browser
from tools.launch import command, engine, suites

IS_SERVER_FRESH = compile_engine.is_server_fresh


@pytest.fixture(autouse=True)
def fresh_clone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An empty build folder, on a machine that can compile."""
    monkeypatch.delenv("ESCAPADE_COMPILE", raising=False)
    monkeypatch.setenv("ESCAPADE_CACHE", "0")
    monkeypatch.setattr(compile_engine, "BUILD", tmp_path)
    monkeypatch.setattr(compile_engine, "COMPILED", tmp_path / "compiled")
    monkeypatch.setattr(compile_engine, "FAILURE", tmp_path / "failure.txt")
    monkeypatch.setattr(compile_engine, "LOG", tmp_path / "compiling.txt")
    monkeypatch.setattr(compile_engine, "TIME", tmp_path / "seconds.txt")
    monkeypatch.setattr(compile_engine, "LOCK", tmp_path / "lock")
    monkeypatch.setattr(compile_engine, "why_not_compilable", lambda: None)
    monkeypatch.setattr(compile_engine, "is_server_fresh", lambda: True)


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders that somebody waited for a compiler to fill; it is never started."""
    folders: list[Path] = []
    monkeypatch.setattr(compile_engine, "compile_copy", lambda target, _: folders.append(target))
    return folders


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that were started behind everything else."""
    commands: list[list[str]] = []
    monkeypatch.setattr("subprocess.Popen", lambda command, **_: commands.append(command))
    return commands


def test_the_first_start_is_interpreted_and_compiles_behind(started: list[list[str]]) -> None:
    """A few minutes of compiling are for the next start."""
    assert engine.engine_at_once() == "interpreted"
    assert [one[-1] for one in started] == ["--refresh"]


def test_the_first_start_of_another_clone_is_compiled(
        started: list[list[str]], waited: list[Path], monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    """What this machine has compiled before is fetched at once, and nobody is told to wait for minutes."""
    monkeypatch.setattr(compile_engine, "is_kept", lambda _: True)
    assert engine.engine_at_once() == "compiled"
    assert (started, len(waited)) == ([], 1)
    assert "minute" not in capsys.readouterr().err


def test_one_compilation_at_a_time(started: list[list[str]], tmp_path: Path) -> None:
    """Starting again meanwhile does not compile twice."""
    (tmp_path / "compiling-1").mkdir()
    assert engine.engine_at_once() == "interpreted"
    assert started == []


@pytest.mark.parametrize("line", [["serve"], ["games"], ["sim", "evades", "--matches", "9"]])
def test_a_compiled_engine_is_taken(line: list[str], started: list[list[str]],
                                    monkeypatch: pytest.MonkeyPatch) -> None:
    """From the second start on, by everything."""
    monkeypatch.setattr(compile_engine, "is_fresh", lambda _: True)
    monkeypatch.setattr(compile_engine, "refresh_files", lambda: None)
    assert engine.engine_for(line) == "compiled"
    assert started == []


@pytest.mark.parametrize("line", [[], ["games"], ["replay", "match.jsonl"], ["verify", "match.jsonl"],
                                  ["content", "check"], ["sim", "--help"], ["serve", "-h"], ["no-such-word"]])
def test_what_only_tells_never_waits_nor_compiles(line: list[str], started: list[list[str]], waited: list[Path],
                                                  capsys: pytest.CaptureFixture[str]) -> None:
    """It is over before a compiler would have begun; nobody is told what does not concern them."""
    assert engine.engine_for(line) == "interpreted"
    assert (started, waited) == ([], [])
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("line", "said"), [(["--version"], f"escapade {__version__} (interpreted)\n"),
                                            (["--help"], "what there is\n"), (["setup", "-h"], "what there is\n"),
                                            (["bench", "--help"], "what there is\n")])
def test_what_needs_no_package_installs_none(line: list[str], said: str, monkeypatch: pytest.MonkeyPatch,
                                             capsys: pytest.CaptureFixture[str]) -> None:
    """The version stands in pyproject.toml, and the package says the same."""
    monkeypatch.setattr(command, "set_up", lambda *_: pytest.fail("it set up"))
    assert command.main(line, "what there is") == 0
    assert capsys.readouterr() == (said, "")


@pytest.mark.parametrize("words", [["--matches", "200"], ["--matches=1"], ["--matches", "5000", "--matches", "5"],
                                   ["--matches", "many"], ["--matches"]])
def test_a_small_simulation_does_not_wait(words: list[str], started: list[list[str]], waited: list[Path]) -> None:
    """It compiles behind, for the next one; what is no number is for `sim` to refuse."""
    assert engine.engine_for(["sim", "evades", "--seats", "random,random", *words]) == "interpreted"
    assert [one[-1] for one in started] == ["--refresh"]
    assert waited == []


@pytest.mark.parametrize("line", [["report", "evades"], ["report", "evades", "--matches", "500"], ["compare", "evades"],
                                  ["tune", "evades", "--matches", "50"], ["ladder", "evades"]])
def test_the_laboratory_waits_too(line: list[str], started: list[list[str]], waited: list[Path]) -> None:
    """Thousands of matches on the slow engine would cost its people hours; a small report does not wait."""
    assert engine.engine_for(line) == "compiled"
    assert (started, len(waited)) == ([], 1)
    assert engine.engine_for(["report", "evades", "--matches", "9"]) == "compiled", "it is there now"


@pytest.mark.parametrize("words", [[], ["--matches", "201"], ["--matches=20000"]])
def test_a_big_simulation_waits_and_is_told_how_long(
        words: list[str], started: list[list[str]], waited: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    """Before it waits: a usual time on the first occasion, then the time that it took here."""
    line = ["sim", "evades", "--seats", "random,random", *words]
    assert engine.engine_for(line) == "compiled"
    assert (started, len(waited)) == ([], 1)
    assert "a minute or two" in capsys.readouterr().err
    (compile_engine.COMPILED / compile_engine.STAMP).write_text("other rules")
    compile_engine.TIME.write_text("186\n")
    engine.engine_for(line)
    assert "about 3 minutes, as the last time" in capsys.readouterr().err
    assert compile_engine.TIME.read_text() == "0\n"


@pytest.mark.skipif(sys.platform == "win32", reason="two may compile at once there")
def test_who_waits_takes_what_another_has_compiled_meanwhile(
        waited: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """A big simulation right after a small one, which compiles behind, does not compile a second time."""
    looked, is_fresh = threading.Event(), compile_engine.is_fresh

    def look(wanted: str) -> bool:
        found = is_fresh(wanted)
        looked.set()
        return found

    monkeypatch.setattr(compile_engine, "is_fresh", look)
    monkeypatch.setattr(compile_engine, "refresh_files", lambda: None)
    with compile_engine.one_at_a_time():
        second = threading.Thread(target=compile_engine.refresh_compiled_tree, args=["python"])
        second.start()
        assert looked.wait(10)
        compile_engine.COMPILED.mkdir()
        (compile_engine.COMPILED / compile_engine.STAMP).write_text(compile_engine.fingerprint())
    second.join(10)
    assert waited == []


def test_the_tests_say_how_long_they_compile(waited: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    """`run.py test` waits too."""
    assert suites.compiles()
    assert len(waited) == 1
    assert "Compiling the rules" in capsys.readouterr().err


def test_as_many_matches_as_the_command_plays() -> None:
    """What is assumed without --matches is what the commands do."""
    defaults = {one.__name__: inspect.signature(one).parameters["matches"].default for one in (sim, report)}
    assert defaults == engine.USUAL_MATCHES


def test_rules_that_did_not_compile_are_not_tried_at_every_start(
        started: list[list[str]], monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    """It says where the reason is written."""
    compile_engine.FAILURE.write_text(compile_engine.fingerprint() + "\nthe compiler's words\n")
    monkeypatch.setattr(compile_engine, "ROOT", compile_engine.FAILURE.parent)
    assert engine.engine_at_once() == "interpreted"
    assert started == []
    assert "failure.txt" in capsys.readouterr().err


@pytest.mark.parametrize("reason", ["there is no Node.js", None])
def test_browser_tests_without_a_client_are_no_pass(monkeypatch: pytest.MonkeyPatch,
                                                    reason: str | None) -> None:
    """They would skip, or try a client that is older than its source; with one they run."""
    ran: list[str] = []

    def record(module: str, *_: str, **__: object) -> bool:
        ran.append(module)
        return True

    monkeypatch.setattr(build_web, "refresh", lambda *_, **__: reason)
    monkeypatch.setattr(find_browser, "find_or_install", lambda _: None)
    monkeypatch.setattr(suites, "choose_engine", lambda: "interpreted")
    monkeypatch.setattr(suites, "in_environment", record)
    assert suites.browser_tests() == (reason is None)
    assert ran == ([] if reason else ["pytest"])


def test_an_edited_server_runs_interpreted_until_its_unit_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled module would hide what was edited; the rules beside it stay compiled, and are not compiled again."""
    tree, stamp = compile_engine.COMPILED, compile_engine.COMPILED / compile_engine.STAMP
    server, rules = tree / "escapade/server/queue.so", tree / "escapade/core/game.so"
    for path in (server, rules):
        path.parent.mkdir(parents=True)
        path.touch()
    stamp.write_text(compile_engine.fingerprint())
    units: list[str] = []

    def compile_unit(target: Path, unit: str, modules: list[Path], _python: str) -> None:
        units.append(unit)
        assert all(path.is_file() for path in modules)
        (target / "escapade/server/queue.so").write_text("new")

    monkeypatch.setattr(compile_engine, "is_server_fresh", IS_SERVER_FRESH)
    monkeypatch.setattr(compile_engine, "compile_unit", compile_unit)
    assert engine.engine_as_it_is() == "compiled"
    assert (server.exists(), rules.exists(), units) == (False, True, [])
    compile_engine.refresh_compiled_tree("python")
    compile_engine.refresh_compiled_tree("python")
    assert (server.read_text(), rules.exists(), units) == ("new", True, ["escapade_server"])
