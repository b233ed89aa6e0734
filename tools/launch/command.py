"""The commands of run.py: the first word chooses one, and what none of them is called goes to `escapade`."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from tools import build_web, find_browser
from tools.compile_engine import ROOT, CompileError
from tools.launch.audit import audit
from tools.launch.client import build_client
from tools.launch.engine import choose_engine, engine_as_it_is, engine_environment, engine_for
from tools.launch.environment import set_up, set_up_to_serve
from tools.launch.place import PROGRAMS, PYTHON, Trouble, say, version
from tools.launch.sbom import write_sbom
from tools.launch.suites import check_sources, test

HELP = frozenset({"help", "-h", "--help"})
EXPLAINED = frozenset({"setup", "check", "sbom", "audit", "bench", "soak"})
"""Commands that have no help of their own: asking for it must not set them going."""


def start(command: list[str], engine: str, folder: Path | None = None) -> int:
    """Become the program, so that Ctrl-C and the exit code are its own; in this folder, or where we are."""
    environment = engine_environment(engine)
    if folder is not None:
        os.chdir(folder)
    if os.name == "posix":
        os.execve(command[0], command, environment)
    return subprocess.run(command, env=environment, check=False).returncode


def start_script(name: str, extra: str, arguments: list[str]) -> int:
    """Start the module `name` of benchmarks/; both of them use the client in a real browser too."""
    set_up(extra)
    build_client(again=True)
    find_browser.find_or_install(say)
    return start([str(PYTHON), "-m", f"benchmarks.{name}", *arguments], choose_engine(), folder=ROOT)


def take_screenshots(arguments: list[str]) -> int:
    """Pictures for the README, the docs and our own eyes."""
    set_up("test")
    build_client(again=True)
    if find_browser.find_or_install(say) is None:
        raise Trouble(f"there is no Chromium; {find_browser.HOW}")
    script = ROOT / "tools" / "screenshots.py"
    return start([str(PYTHON), str(script), *arguments], choose_engine())


def print_scenario(arguments: list[str]) -> int:
    """A test from a record; on the engine that is there at once."""
    set_up()
    return start([str(PYTHON), str(ROOT / "tools" / "scenario.py"), *arguments], "interpreted")


def start_program(arguments: list[str]) -> int:
    """Start the escapade command."""
    if arguments[:1] == ["serve"]:
        set_up_to_serve()
        build_client()
    else:
        set_up()
    return start([str(PROGRAMS / "escapade"), *arguments], engine_for(arguments))


def set_up_only() -> int:
    """Everything that a first start would do, and no start."""
    set_up_to_serve()
    build_client(again=True)
    say(f"Ready, with the {choose_engine()} engine.")
    return 0


def run(arguments: list[str], about: str) -> int:
    """Choose the command by its first word; `about` is what `help` prints."""
    word, *rest = arguments or ["serve", "--open"]
    if word in HELP or (word in EXPLAINED and not HELP.isdisjoint(rest)):
        print(about)
        return 0
    if word == "--version":
        print(f"escapade {version()} ({engine_as_it_is()})")
        return 0
    if word == "setup":
        return set_up_only()
    if word == "check":
        return check_sources(rest)
    if word == "test":
        return test(rest)
    if word == "scenario":
        return print_scenario(rest)
    if word == "screenshots":
        return take_screenshots(rest)
    if word == "sbom":
        return write_sbom(rest)
    if word == "audit":
        return audit(rest)
    if word == "bench":
        return start_script("run", "bench", rest)
    if word == "soak":
        return start_script("soak", "test", rest)
    return start_program([word, *rest])


def main(arguments: list[str], about: str) -> int:
    """Run a command line, and show trouble as a sentence."""
    try:
        return run(arguments, about)
    except (Trouble, CompileError, build_web.WebError, OSError) as error:
        say(f"run.py: {error}")
        return 1
    except KeyboardInterrupt:
        return 130
