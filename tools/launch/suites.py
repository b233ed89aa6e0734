"""`run.py check` and `run.py test`: what is checked, in which order, and the table of results."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass

from tools import build_web, check, compile_engine, find_browser
from tools.compile_engine import ROOT, CompileError, compiling_is_wanted
from tools.compile_unit import cores
from tools.launch.client import build_client, fetch_node
from tools.launch.engine import ENGINES, choose_engine, engine_environment
from tools.launch.environment import set_up
from tools.launch.place import PYTHON, Trouble, say

BROWSER_TESTS = "tests/web"

PROCESSES = {"interpreted": "3", "compiled": "4"}
"""At once, on two cores: tests of the server, which is asked compiled, wait as much as they work."""
SLOWEST = "--durations=15"
"""Each suite names its slowest tests: when a new one comes, an old one gets faster."""


@dataclass(frozen=True)
class Result:
    """What became of a suite, the seconds it took, and those that processors worked for it: the clock on the wall tells
    little on a machine that has other things to do.
    """

    title: str
    passed: bool
    seconds: float
    worked: float


def check_sources(arguments: list[str]) -> int:
    """Check some pieces or all; what is wrong is printed under the name of its piece."""
    unknown = [piece for piece in arguments if piece not in check.PIECES]
    if unknown:
        raise Trouble(f"there is no check {unknown[0]!r}: {', '.join(check.PIECES)}")
    set_up("test")
    return 0 if run_checks(arguments or check.PIECES, afresh=False) else 1


def run_checks(pieces: list[str], *, afresh: bool) -> bool:
    """Whether these pieces passed, after what they complain of and a line for each; both languages at once, so that
    their seconds add up to more than the whole.
    """
    found = check.run(pieces, str(PYTHON), fetch_node, afresh=afresh)
    for one in found:
        if not one.passed:
            print(f"\n=== {one.piece} ===\n{one.said}", flush=True)
    print()
    for one in found:
        print(f"{one.piece:<20} {verdict(passed=one.passed)}  {one.seconds:7.1f} s", flush=True)
    return all(one.passed for one in found)


def test(arguments: list[str]) -> int:
    """Every suite runs, whatever became of the one before; then the results, with their times."""
    engines, rest = read_engines(arguments)
    set_up("test")
    results: list[Result] = []
    compiles_too = "compiled" in engines and compiling_is_wanted()
    if not arguments:
        if compiles_too and not compile_engine.is_fresh(compile_engine.fingerprint()):
            compile_engine.compile_later(str(PYTHON))  # behind what needs no compiled engine
        run_suite(results, "sources", lambda: run_checks(check.PIECES, afresh=True))
        run_suite(results, "client, units", lambda: build_web.test_units(fetch_node))
        run_suite(results, "client, build", lambda: build_client(again=True))
    everything = not rest
    rest = rest or [f"--ignore={BROWSER_TESTS}"]  # they were a suite of their own
    if "interpreted" in engines:
        run_suite(results, "pytest, interpreted", lambda: pytest("interpreted", rest, both=everything and compiles_too))
    if compiles_too:
        run_suite(results, "compilation", compiles)
    if not arguments:
        run_suite(results, "client, browser", browser_tests)
    if compiles_too:
        run_suite(results, "pytest, compiled", lambda: pytest("compiled", rest))
    report(results)
    if "compiled" in engines and not compiling_is_wanted():
        warn_untested()
    if not arguments and find_browser.find() is None:
        print(f"!!! THE BROWSER WAS NOT TESTED: there is no Chromium; {find_browser.HOW} !!!", flush=True)
    return 0 if all(one.passed for one in results) else 1


def read_engines(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Take --engine=... out of the arguments; the others are pytest's. Whoever tests a part waits for no compiler."""
    chosen, rest = "interpreted" if arguments else "both", []
    for argument in arguments:
        if argument.startswith("--engine="):
            chosen = argument.partition("=")[2]
        else:
            rest.append(argument)
    if chosen != "both" and chosen not in ENGINES:
        raise Trouble(f"--engine={chosen} is not known: interpreted, compiled or both")
    return (list(ENGINES) if chosen == "both" else [chosen]), rest


def run_suite(results: list[Result], title: str, suite: Callable[[], bool]) -> None:
    """Run one suite under a heading and keep its result and its times."""
    print(f"\n=== {title} ===", flush=True)
    start, before = time.monotonic(), processor_seconds()
    passed = suite()
    results.append(Result(title, passed, time.monotonic() - start, processor_seconds() - before))


def processor_seconds() -> float:
    """Of all programs that were started here and have ended, with theirs; 0 where the system does not count them. What
    compiles behind the suites is on nobody's account.
    """
    found = os.times()
    return found.children_user + found.children_system


def in_environment(module: str, *arguments: str, environment: dict[str, str] | None = None) -> bool:
    """Run a module with the Python of .venv in the project's folder; whether it succeeded."""
    command = [str(PYTHON), "-m", module, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0


def compiles() -> bool:
    """Rules that do not compile are a failure of the tests, whatever the switch says."""
    if not compile_engine.is_fresh(compile_engine.fingerprint()):
        say(compile_engine.how_long(str(PYTHON)))
    try:
        compile_engine.refresh_compiled_tree(str(PYTHON))
    except CompileError as error:
        print(error, flush=True)
        return False
    return True


def pytest(engine: str, arguments: list[str], *, both: bool = False) -> bool:
    """The same tests on either engine; they ask ESCAPADE_ENGINE which one it must be. Where `both` have their
    turn, the interpreted one is asked for the rules, and for what cannot be asked of the other (`tests/conftest.py`).
    """
    if engine == "compiled" and not compile_engine.is_fresh(compile_engine.fingerprint()):
        print("There is no compiled engine to test.", flush=True)
        return False
    environment = engine_environment(engine) | ({"ESCAPADE_BOTH_ENGINES": "1"} if both else {})
    return in_environment("pytest", "-n", PROCESSES[engine], "--dist", "worksteal", SLOWEST, *arguments,
                          environment=environment)


def browser_tests() -> bool:
    """The client in real browsers: each process has a server and a browser of its own, two for every core, because
    pages and people wait more than they work. No client, or an old one, is no pass.
    """
    if not build_client(again=True):
        return False
    find_browser.find_or_install(say)
    return in_environment("pytest", "-n", str(2 * min(cores(), 4)), "--dist", "worksteal", SLOWEST, BROWSER_TESTS,
                          environment=engine_environment(choose_engine()))


def report(results: list[Result]) -> None:
    """One line for each suite: what became of it, its seconds, its share of the whole, the work of the processors."""
    total = sum(one.seconds for one in results)
    print("\n=== results ===")
    for one in results:
        share = 100 * one.seconds / (total or 1.0)
        print(f"{one.title:<20} {verdict(passed=one.passed)}  {one.seconds:7.1f} s  {share:3.0f} %  "
              f"{one.worked:7.1f} s of processors")
    print(f"{'together':<28}  {total:7.1f} s\n", flush=True)


def verdict(*, passed: bool) -> str:
    """In a word."""
    return "passed" if passed else "FAILED"


def warn_untested() -> None:
    """Half of the tests did not run: nobody shall take that for a full pass."""
    reason = compile_engine.why_not_compilable() or "ESCAPADE_COMPILE is 0"
    print(f"!!! THE COMPILED ENGINE WAS NOT TESTED: {reason} !!!", flush=True)
