#!/usr/bin/env python3
"""Set Escapade up and start it, with nothing but Python 3.11 and pip.

    python3 run.py                 set up what is missing, serve, and open the browser
    python3 run.py play            play in the terminal
    python3 run.py setup           set up only: the packages in .venv, the rules compiled
    python3 run.py check           lint, types and formatting of both languages, in seconds
    python3 run.py check PIECE ... only these: lint, types, client-lint, client-format, client-types
    python3 run.py test            all of these afresh, then every test on both engines
    python3 run.py test ARGUMENTS  pytest alone with these arguments, on the interpreted engine
                                   (--engine=compiled: on the other one, --engine=both: on both)
    python3 run.py scenario FILE N a test that begins after entry N of a record, on stdout (docs/debug.md)
    python3 run.py screenshots     pictures of every page, game and language, in build/screenshots
    python3 run.py bench           the benchmarks
    python3 run.py soak            the long run that looks for rare faults
    python3 run.py WORD ...        anything else goes to the escapade command: run.py sim evades

ESCAPADE_COMPILE=0 never compiles the rules, 1 makes it an error if they cannot be compiled; without
it they are compiled where there is a C compiler, and run interpreted elsewhere. ESCAPADE_WEB says the
same about the browser's client, which needs Node.js: the machine's, or one that is fetched.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tools import build_web, check, compile_engine, find_browser
from tools.compile_engine import BUILD, COMPILED, ROOT, SOURCE, CompileError, compiling_is_wanted

ENVIRONMENT = ROOT / ".venv"
PROGRAMS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
SETUP_STAMP = ENVIRONMENT / "escapade-setup.json"
TOOLS = BUILD / "tools"
OLDEST_PYTHON = (3, 11)
BROWSER_TESTS = "tests/web"
ENGINES = {"interpreted": SOURCE, "compiled": COMPILED}

Result = tuple[str, bool, float]  # a suite's title, whether it passed, its seconds


class Trouble(Exception):
    """Something the person at the keyboard has to know; shown without a stack trace."""


def say(text: str) -> None:
    """Messages go to stderr: stdout belongs to the program that is started."""
    print(text, file=sys.stderr, flush=True)


# --- set-up ---------------------------------------------------------------------------------------


def find_uv() -> str:
    """The installer: from PATH, or a private copy that pip fetches."""
    private = TOOLS / PROGRAMS.name / ("uv.exe" if os.name == "nt" else "uv")
    if not private.is_file():
        on_path = shutil.which("uv")
        if on_path is not None:
            return on_path
        fetch_uv()
    if not private.is_file():
        raise Trouble(f"pip installed uv, but there is no {private}")
    return str(private)


def fetch_uv() -> None:
    """A target folder needs neither a virtual environment nor leave to change the system's."""
    say("Fetching uv, which installs the packages ...")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-user", "--upgrade"]
    pins = (ROOT / "constraints.txt").read_text().splitlines()
    pin = next(line for line in pins if line.startswith("uv=="))
    command += ["--only-binary=:all:", f"--target={TOOLS}", pin]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        last_lines = "\n".join(done.stderr.strip().splitlines()[-3:])
        raise Trouble(f"pip could not fetch uv. Is there pip, and a network?\n{last_lines}")


def setup_fingerprint() -> list[str]:
    """What .venv depends on; the folder too, because an editable install names it."""
    files = [(ROOT / name).read_text() for name in ("pyproject.toml", "constraints.txt")]
    return [*files, str(ROOT), str(sys.implementation.cache_tag)]


def installed_extras() -> tuple[set[str], bool]:
    """The extras that .venv was made with, and whether it agrees with what is written now."""
    if not (PYTHON.exists() and SETUP_STAMP.is_file()):
        return set(), False
    stamp = json.loads(SETUP_STAMP.read_text())
    return set(stamp["extras"]), stamp["fingerprint"] == setup_fingerprint()


def wanted_extras(extra: str | None) -> set[str]:
    """What a command needs, and the compiler of the rules where it can be of use."""
    extras = {extra} if extra else set()
    return extras | {"build"} if compiling_is_wanted() else extras


def set_up(extra: str | None = None) -> None:
    """Make .venv agree with pyproject.toml and constraints.txt; does nothing if it does."""
    (installed, agrees), wanted = installed_extras(), wanted_extras(extra)
    if agrees and wanted <= installed:
        return
    say("Setting up .venv (once; the packages are fetched) ...")
    uv = find_uv()
    SETUP_STAMP.unlink(missing_ok=True)
    if not agrees:
        run_uv(uv, "venv", "--clear", f"--python={sys.executable}", str(ENVIRONMENT))
    extras = sorted(wanted | installed)
    install(uv, f".[{','.join(extras)}]" if extras else ".")
    SETUP_STAMP.write_text(json.dumps({"extras": extras, "fingerprint": setup_fingerprint()}))


def install(uv: str, project: str) -> None:
    """An editable install of exact versions; it is never compiled, see tools/compile_engine.py."""
    pins = ["--constraint=constraints.txt", "--build-constraint=constraints.txt"]
    run_uv(uv, "pip", "install", f"--python={PYTHON}", *pins, f"--editable={project}")


def run_uv(uv: str, *arguments: str) -> None:
    """uv says itself, on stderr, what went wrong."""
    environment = os.environ | {"ESCAPADE_COMPILE": "0"}
    done = subprocess.run([uv, "--quiet", *arguments], cwd=ROOT, env=environment, check=False)
    if done.returncode != 0:
        raise Trouble(f"`uv {' '.join(arguments[:2])}` failed, see above. Is there a network?")


# --- the browser's client ---------------------------------------------------------------------------


def fetch_node() -> None:
    """Node.js from PyPI into build/node; no network is no client, not an error."""
    say("Fetching Node.js, which builds the browser's client ...")
    subprocess.run([find_uv(), "--quiet", "pip", "install", f"--python={PYTHON}",
                    f"--target={build_web.NODE_FOLDER}", build_web.NODE_REQUIREMENT], cwd=ROOT, check=False)


def build_client(*, again: bool = False) -> bool:
    """Build the client if it changed; where that is not possible, one line says so. Whether it is there."""
    reason = build_web.refresh(say, fetch_node, again=again)
    if reason is not None:
        say(f"Note: there is no browser client: {reason}.")
    return reason is None


# --- the engine -----------------------------------------------------------------------------------


def choose_engine() -> str:
    """`compiled` where that is possible; otherwise `interpreted`, and one line says so."""
    reason = compile_engine.why_interpreted(str(PYTHON), say)
    if reason is None:
        return "compiled"
    say(f"Note: the rules run interpreted, many times slower: {reason}.")
    return "interpreted"


def engine_at_once() -> str:
    """For people who wait: compiled if it is; otherwise interpreted, and compiled for the next start."""
    switch = compile_engine.compile_switch()
    wanted = compile_engine.fingerprint()
    if switch != "auto" or compile_engine.is_fresh(wanted) or compile_engine.failed_before(wanted) \
            or not compiling_is_wanted():
        return choose_engine()
    compile_engine.compile_later(str(PYTHON))
    say("Note: bots think more slowly this time: the rules are being compiled, for the next start.")
    return "interpreted"


def engine_environment(engine: str) -> dict[str, str]:
    """PYTHONPATH comes before the editable install: it decides which copy is imported."""
    others = os.environ.get("PYTHONPATH")
    path = os.pathsep.join([str(ENGINES[engine]), *([others] if others else [])])
    return os.environ | {"PYTHONPATH": path, "ESCAPADE_ENGINE": engine}


# --- lint, types and formatting -------------------------------------------------------------------


def check_sources(arguments: list[str]) -> int:
    """Check some pieces or all; what is wrong is printed under the name of its piece."""
    unknown = [piece for piece in arguments if piece not in check.PIECES]
    if unknown:
        raise Trouble(f"there is no check {unknown[0]!r}: {', '.join(check.PIECES)}")
    set_up("test")
    results = run_checks(arguments or check.PIECES, afresh=False)
    report(results)
    return 0 if all(passed for _, passed, _ in results) else 1


def run_checks(pieces: list[str], *, afresh: bool) -> list[Result]:
    """The results of these pieces, after what they complain of."""
    found = check.run(pieces, str(PYTHON), fetch_node, afresh=afresh)
    for one in found:
        if not one.passed:
            print(f"\n=== {one.piece} ===\n{one.said}", flush=True)
    return [(one.piece, one.passed, one.seconds) for one in found]


# --- tests ----------------------------------------------------------------------------------------


def test(arguments: list[str]) -> int:
    """Every suite runs, whatever became of the one before; then the results, with their times."""
    engines, rest = read_engines(arguments)
    set_up("test")
    results: list[Result] = []
    if not arguments:
        results += run_checks(check.PIECES, afresh=True)
        run_suite(results, "client, units", lambda: build_web.test_units(fetch_node))
        run_suite(results, "client, browser", browser_tests)
    rest = rest or [f"--ignore={BROWSER_TESTS}"]  # they were a suite of their own
    if "interpreted" in engines:
        run_suite(results, "pytest, interpreted", lambda: pytest("interpreted", rest))
    if "compiled" in engines and compiling_is_wanted():
        run_suite(results, "compilation", compiles)
        run_suite(results, "pytest, compiled", lambda: pytest("compiled", rest))
    report(results)
    if "compiled" in engines and not compiling_is_wanted():
        warn_untested()
    if not arguments and find_browser.find() is None:
        print(f"!!! THE BROWSER WAS NOT TESTED: there is no Chromium; {find_browser.HOW} !!!", flush=True)
    return 0 if all(passed for _, passed, _ in results) else 1


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
    """Run one suite under a heading and keep its result and its time."""
    print(f"\n=== {title} ===", flush=True)
    start = time.monotonic()
    passed = suite()
    results.append((title, passed, time.monotonic() - start))


def in_environment(module: str, *arguments: str, environment: dict[str, str] | None = None) -> bool:
    """Run a module with the Python of .venv in the project's folder; whether it succeeded."""
    command = [str(PYTHON), "-m", module, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0


def compiles() -> bool:
    """Rules that do not compile are a failure of the tests, whatever the switch says."""
    try:
        compile_engine.refresh_compiled_tree(str(PYTHON))
    except CompileError as error:
        print(error, flush=True)
        return False
    return True


def pytest(engine: str, arguments: list[str]) -> bool:
    """The same tests on either engine; they ask ESCAPADE_ENGINE which one it must be."""
    if engine == "compiled" and not compile_engine.is_fresh(compile_engine.fingerprint()):
        print("There is no compiled engine to test.", flush=True)
        return False
    environment = engine_environment(engine)
    return in_environment("pytest", "-n", "2", "--dist", "worksteal", *arguments, environment=environment)


def browser_tests() -> bool:
    """The client in a real browser: one server, one browser, so one process. No client, or an old one, is no pass."""
    if not build_client(again=True):
        return False
    find_browser.find_or_install(say)
    return in_environment("pytest", BROWSER_TESTS, environment=engine_environment(choose_engine()))


def report(results: list[Result]) -> None:
    """One line for each suite: what became of it, its seconds, its share of the whole."""
    total = sum(seconds for _, _, seconds in results) or 1.0
    print("\n=== results ===")
    for title, passed, seconds in results:
        verdict = "passed" if passed else "FAILED"
        print(f"{title:<20} {verdict}  {seconds:7.1f} s  {100 * seconds / total:3.0f} %")
    print(flush=True)


def warn_untested() -> None:
    """Half of the tests did not run: nobody shall take that for a full pass."""
    reason = compile_engine.why_not_compilable() or "ESCAPADE_COMPILE is 0"
    print(f"!!! THE COMPILED ENGINE WAS NOT TESTED: {reason} !!!", flush=True)


# --- commands -------------------------------------------------------------------------------------


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
    set_up()
    if arguments[:1] == ["serve"]:
        build_client()
    engine = engine_at_once() if arguments[:1] in (["serve"], ["play"]) else choose_engine()
    return start([str(PROGRAMS / "escapade"), *arguments], engine)


def set_up_only() -> int:
    """Everything that a first start would do, and no start."""
    set_up()
    build_client(again=True)
    say(f"Ready, with the {choose_engine()} engine.")
    return 0


def run(arguments: list[str]) -> int:
    """Choose the command by its first word."""
    word, *rest = arguments or ["serve", "--open"]
    if word in {"help", "-h", "--help"}:
        print(__doc__)
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
    if word == "bench":
        return start_script("run", "bench", rest)
    if word == "soak":
        return start_script("soak", "test", rest)
    return start_program([word, *rest])


def main() -> int:
    """Refuse an old Python, and show trouble as a sentence."""
    if sys.version_info < OLDEST_PYTHON:
        say("Python 3.11 or newer is needed; this is " + sys.version.split()[0])
        return 1
    try:
        return run(sys.argv[1:])
    except (Trouble, CompileError, build_web.WebError, OSError) as error:
        say(f"run.py: {error}")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
