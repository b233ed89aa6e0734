"""The first start on a machine: nobody waits for a compiler before the browser opens."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def launcher(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """run.py as a module, with an empty build folder and a compiler that is never started."""
    monkeypatch.syspath_prepend(str(ROOT))
    monkeypatch.delenv("ESCAPADE_COMPILE", raising=False)
    specification = importlib.util.spec_from_file_location("launcher", ROOT / "run.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    compiler = sys.modules["tools.compile_engine"]
    monkeypatch.setattr(compiler, "BUILD", tmp_path)
    monkeypatch.setattr(compiler, "COMPILED", tmp_path / "compiled")
    monkeypatch.setattr(compiler, "FAILURE", tmp_path / "failure.txt")
    monkeypatch.setattr(compiler, "LOG", tmp_path / "compiling.txt")
    monkeypatch.setattr(compiler, "why_not_compilable", lambda: None)
    return module


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that were started behind everything else."""
    commands: list[list[str]] = []
    monkeypatch.setattr("subprocess.Popen", lambda command, **_: commands.append(command))
    return commands


def test_the_first_start_is_interpreted_and_compiles_behind(launcher: ModuleType, started: list[list[str]]) -> None:
    """A few minutes of compiling are for the next start."""
    assert launcher.engine_at_once() == "interpreted"
    assert [command[-1] for command in started] == ["--refresh"]


def test_one_compilation_at_a_time(launcher: ModuleType, started: list[list[str]], tmp_path: Path) -> None:
    """Starting again meanwhile does not compile twice."""
    (tmp_path / "compiling-1").mkdir()
    assert launcher.engine_at_once() == "interpreted"
    assert started == []


def test_a_compiled_engine_is_taken(launcher: ModuleType, started: list[list[str]],
                                    monkeypatch: pytest.MonkeyPatch) -> None:
    """From the second start on."""
    monkeypatch.setattr(sys.modules["tools.compile_engine"], "is_fresh", lambda _: True)
    monkeypatch.setattr(sys.modules["tools.compile_engine"], "refresh_files", lambda: None)
    assert launcher.engine_at_once() == "compiled"
    assert started == []


def test_rules_that_did_not_compile_are_not_tried_at_every_start(
        launcher: ModuleType, started: list[list[str]], monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    """It says where the reason is written."""
    compiler = sys.modules["tools.compile_engine"]
    compiler.FAILURE.write_text(compiler.fingerprint() + "\nthe compiler's words\n")
    monkeypatch.setattr(compiler, "ROOT", compiler.FAILURE.parent)
    assert launcher.engine_at_once() == "interpreted"
    assert started == []
    assert "failure.txt" in capsys.readouterr().err


@pytest.mark.parametrize("reason", ["there is no Node.js", None])
def test_browser_tests_without_a_client_are_no_pass(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch,
                                                    reason: str | None) -> None:
    """They would skip, or try a client that is older than its source; with one they run."""
    ran: list[str] = []

    def record(module: str, *_: str, **__: object) -> bool:
        ran.append(module)
        return True

    monkeypatch.setattr(launcher.build_web, "refresh", lambda *_, **__: reason)
    monkeypatch.setattr(launcher.find_browser, "find_or_install", lambda _: None)
    monkeypatch.setattr(launcher, "choose_engine", lambda: "interpreted")
    monkeypatch.setattr(launcher, "in_environment", record)
    assert launcher.browser_tests() == (reason is None)
    assert ran == ([] if reason else ["pytest"])
