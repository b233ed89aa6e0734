"""Compile the rules with mypyc: which modules, how, and the compiled tree for development. What the server does for
every move is a unit of its own, so that editing the server does not compile the rules again.

Only the standard library is needed to import this file: run.py reads it before anything is
installed, hatch_build.py inside a bare build environment. Only `compile_unit.py`, which both start in a
process of its own, imports mypyc; `compiled_cache.py` keeps what it made for other clones.

A compiled module hides its source. Compiled files therefore never lie under src: they go into a
wheel, or into a copy of the package under build/compiled. Whoever starts Python chooses the engine
by PYTHONPATH: src (interpreted) or build/compiled (compiled).
"""

from __future__ import annotations

import filecmp
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from tools import compiled_cache

PACKAGE = "escapade"
ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
FAILURE = BUILD / "compile-failure.txt"
LOG = BUILD / "compiling.txt"
TIME = BUILD / "compile-seconds.txt"
LOCK = BUILD / "compiling.lock"
STAMP = "compiled.sha256"
SERVER_STAMP = "compiled-server.sha256"
SERVER_UNIT = "escapade_server"
REFRESH = "--refresh"
LONGEST_COMPILATION = 1800
"""Seconds after which a compilation that left its folder behind must have died."""
BINARY_SUFFIXES = frozenset({".so", ".pyd"})
COMPILER = Path(__file__).with_name("compile_unit.py")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")

# Imports go one way: nothing that is compiled can import these, so that editing them need not
# compile anything again. A new folder not named here costs a compilation, never a stale engine.
DOWNSTREAM = frozenset({
    "coach", "sim", "lab", "envs", "server", "terminal", "commands", "language",
    "cli.py", "testing.py",
})
PLAY = ("loop.py", "match.py", "notation.py", "questions.py", "sight.py", "undo.py")
"""What every move of every door goes through; records and replays are read from files, and stay readable."""
SERVER_MODULES = (
    "queue.py", "operate/counters.py", "store/batches.py", "wire/buckets.py", "wire/budgets.py", "wire/client.py",
    "wire/connection.py", "wire/decoding.py", "wire/encoding.py", "wire/whole_text.py", "tables/audience.py",
    "tables/bot_turns.py", "tables/dealer.py", "tables/permissions.py", "tables/situation.py", "tables/table.py",
    "tables/timers.py", "tables/views.py", "tables/commands/change.py", "tables/commands/dispatch.py",
    "tables/commands/play.py",
)
"""What the server does for every move. Not modules that declare a Struct, which is made by its metaclass alone."""


class CompileError(Exception):
    """mypyc or the C compiler refused; the message is everything that they said."""


def modules_to_compile(package: Path) -> list[Path]:
    """The rule: core, the games, a live match and the loop, and the bots, but for what reads files or registers."""
    core = package.glob("core/*.py")
    games = (path for path in package.glob("games/**/*.py") if path.name != "load.py")
    bots = (path for path in package.glob("bots/**/*.py") if path.name != "roster.py")
    play = (package / "play" / name for name in PLAY)
    not_compiled = {"__init__.py", "view_types.py"}
    return sorted(path for path in (*core, *games, *bots, *play) if path.name not in not_compiled)


def server_modules(package: Path) -> list[Path]:
    """The modules of the server's unit."""
    return [package / "server" / name for name in SERVER_MODULES]


def compile_switch() -> str:
    """ESCAPADE_COMPILE: `auto` compiles if this machine can, `0` never, `1` or it is an error."""
    switch = os.environ.get("ESCAPADE_COMPILE", "auto").lower()
    if switch not in {"auto", "0", "1"}:
        raise CompileError(f"ESCAPADE_COMPILE is {switch!r}; it can be auto, 0 or 1")
    return switch


def why_not_compilable() -> str | None:
    """What this machine lacks to compile, in words; None if it lacks nothing."""
    if os.name == "nt":
        return None  # only setuptools knows how to find a compiler there: let it try
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(compiler)[0]) is None:
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of Python are missing"
    return None


def compiling_is_wanted() -> bool:
    """Whether the switch and this machine allow it; with the switch at 1 the attempt is made."""
    switch = compile_switch()
    return switch == "1" or (switch == "auto" and why_not_compilable() is None)


def is_binary(path: Path) -> bool:
    """Whether this is a compiled module or the library that they share."""
    return path.suffix in BINARY_SUFFIXES


def remove_binaries(folder: Path) -> None:
    """Delete compiled modules, which would hide the sources beside them."""
    for path in [path for path in folder.rglob("*") if is_binary(path)]:
        path.unlink()


def compile_copy(target: Path, python: str = sys.executable) -> bool:
    """Copy the package into the empty folder `target` and put the compiled modules there; whether they were all kept
    from an earlier compilation. The copy keeps the type checker's and the compiler's leavings out of src.
    """
    package, of_server = target / PACKAGE, server_fingerprint()  # before the copy: an edit meanwhile is not compiled
    shutil.copytree(SOURCE / PACKAGE, package, ignore=NOT_COPIED)
    with ThreadPoolExecutor() as both:  # mypyc has one core for each of them
        rules = both.submit(make_unit, target, PACKAGE, modules_to_compile(package), python)
        server = both.submit(make_unit, target, SERVER_UNIT, server_modules(package), python)
        kept = rules.result() + server.result()
    (target / SERVER_STAMP).write_text(of_server)
    return kept == 2


def make_unit(target: Path, unit: str, modules: list[Path], python: str) -> bool:
    """Put a unit's binaries into the copy in `target`: those that are kept, or new ones; whether they were kept."""
    wanted = kept_key(unit, python)
    if compiled_cache.take(unit, wanted, target) and len(binaries(target, unit, modules)) == len(modules) + 1:
        return True
    compile_unit(target, unit, modules, python)
    compiled_cache.keep(unit, wanted, target, binaries(target, unit, modules))
    return False


def kept_key(unit: str, python: str) -> str:
    """What a unit is kept under; that of the server knows the types of the rules."""
    sources = fingerprint() if unit == PACKAGE else fingerprint() + server_fingerprint()
    return compiled_cache.key(sources, python)


def is_kept(python: str) -> bool:
    """Whether the compiled rules need only be fetched: no reason to wait, or to begin without them."""
    return compiled_cache.has(PACKAGE, kept_key(PACKAGE, python))


def binaries(target: Path, unit: str, modules: list[Path]) -> list[Path]:
    """The library of a unit, and the small file beside each module that leads into it."""
    found = [*target.glob(f"{unit}__mypyc.*"), *(one for path in modules for one in path.parent.glob(f"{path.stem}.*"))]
    return [path for path in found if is_binary(path)]


def compile_unit(target: Path, unit: str, modules: list[Path], python: str) -> None:
    """Compile modules of the copy in `target` beside themselves; calls inside a unit are plain C calls."""
    names = [path.relative_to(target).as_posix() for path in modules]
    if not names:
        raise CompileError(f"there is no module to compile under {SOURCE / PACKAGE}")
    command = [python, str(COMPILER), unit, *names]
    done = subprocess.run(command, cwd=target, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        raise CompileError(done.stdout.strip())
    if not any(target.glob(f"{unit}__mypyc.*")):
        raise CompileError("mypyc made no file")


def fingerprint() -> str:
    """Changes when the compiled modules could: their sources, what they import, how they are compiled, the Python."""
    package = SOURCE / PACKAGE
    sources = [path for path in package.rglob("*.py") if path.relative_to(package).parts[0] not in DOWNSTREAM]
    return digest(f"{sys.implementation.cache_tag} {sysconfig.get_platform()}", sources, modules_to_compile(package))


def server_fingerprint() -> str:
    """Changes when the server's unit could: anything of the server, because modules know each other's types."""
    package = SOURCE / PACKAGE
    return digest("", list(package.glob("server/**/*.py")), server_modules(package))


def digest(machine: str, sources: list[Path], compiled: list[Path]) -> str:
    """A hash over what is read, which of it is compiled, and how."""
    found = hashlib.sha256(machine.encode() + COMPILER.read_bytes())
    for path in sorted(sources):
        found.update(b"\0" + path.relative_to(SOURCE).as_posix().encode() + b"\0" + path.read_bytes())
    for path in compiled:
        found.update(b"\0" + path.relative_to(SOURCE).as_posix().encode())
    return found.hexdigest()


def is_fresh(wanted: str) -> bool:
    """Whether build/compiled was compiled from sources with this fingerprint."""
    stamp = COMPILED / STAMP
    return stamp.is_file() and stamp.read_text() == wanted


def refresh_files() -> None:
    """Bring everything that is not compiled (data, sentences, tools) up to date in the copy. Where the server was
    edited, it runs interpreted until somebody waits for its compilation.
    """
    package, copy = SOURCE / PACKAGE, COMPILED / PACKAGE
    if not is_server_fresh():
        remove_binaries(copy / "server")
    wanted = {path.relative_to(package) for path in package.rglob("*") if path.is_file()}
    wanted = {path for path in wanted if "__pycache__" not in path.parts and not is_binary(path)}
    for relative in wanted:
        refresh_file(package / relative, copy / relative)
    for path in [path for path in copy.rglob("*") if path.is_file()]:
        kept = is_binary(path) or "__pycache__" in path.parts
        if not kept and path.relative_to(copy) not in wanted:
            path.unlink()


def is_server_fresh() -> bool:
    """Whether the server's unit was compiled from the sources there are."""
    stamp = COMPILED / SERVER_STAMP
    return stamp.is_file() and stamp.read_text() == server_fingerprint()


def refresh_server(python: str) -> None:
    """Compile the server's unit again if it was edited, in another copy: this one may be running."""
    if is_server_fresh():
        return
    with one_at_a_time(), tempfile.TemporaryDirectory(dir=BUILD, prefix="compiling-") as folder:
        if is_server_fresh():
            return
        target, wanted = Path(folder), server_fingerprint()
        shutil.copytree(SOURCE / PACKAGE, target / PACKAGE, ignore=NOT_COPIED)
        make_unit(target, SERVER_UNIT, server_modules(target / PACKAGE), python)
        for path in [path for path in target.rglob("*") if is_binary(path)]:
            path.replace(COMPILED / path.relative_to(target))
        (COMPILED / SERVER_STAMP).write_text(wanted)


def refresh_file(source: Path, target: Path) -> None:
    """Copy one file if it differs; the time of change goes along, so that comparing is cheap."""
    if not target.is_file() or not filecmp.cmp(source, target):
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)


def refresh_compiled_tree(python: str) -> None:
    """Make build/compiled agree with src, compiling with `python` only if a source changed."""
    wanted = fingerprint()
    if not is_fresh(wanted):
        BUILD.mkdir(exist_ok=True)
        with one_at_a_time():
            if not is_fresh(wanted):
                compile_tree(wanted, python)
                return
    refresh_files()
    refresh_server(python)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Whoever comes second waits for what the first one compiles; the system lets go when a process dies."""
    if sys.platform == "win32":
        yield  # two may compile there: slower, and as good
        return
    import fcntl  # noqa: PLC0415  (Windows has none)

    with LOCK.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def compile_tree(wanted: str, python: str) -> None:
    """Compile beside build/compiled and swap; how long it took is kept for whoever waits next time."""
    start = time.monotonic()
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="compiling-") as folder:
        fresh = Path(folder, "fresh")
        fresh.mkdir()
        kept = compile_copy(fresh, python)
        (fresh / STAMP).write_text(wanted)
        if COMPILED.exists():
            COMPILED.rename(Path(folder, "old"))
        fresh.rename(COMPILED)
    if not kept:
        TIME.write_text(f"{time.monotonic() - start:.0f}\n")


def how_long(python: str) -> str:
    """What whoever waits for a compilation is told first: how long the last one took here, or a usual one."""
    if is_kept(python):
        return "The rules were compiled on this machine before, and are taken from there."
    try:
        minutes = max(1, round(int(TIME.read_text()) / 60))
    except (OSError, ValueError):
        return "Compiling the rules, once until they change: a minute or two on two cores ..."
    some = "a minute" if minutes == 1 else f"{minutes} minutes"
    return f"Compiling the rules, once until they change: about {some}, as the last time ..."


def why_interpreted(python: str, say: Callable[[str], None]) -> str | None:
    """Compile if needed; the reason why there is no compiled engine, or None if there is one."""
    switch = compile_switch()
    if switch == "0":
        return "ESCAPADE_COMPILE is 0"
    if not compiling_is_wanted():
        return why_not_compilable()
    wanted = fingerprint()
    if switch == "auto" and failed_before(wanted):
        return f"they did not compile, see {FAILURE.relative_to(ROOT)}"
    if not is_fresh(wanted):
        say(how_long(python))
    try:
        refresh_compiled_tree(python)
    except CompileError as error:
        if switch == "1":
            raise
        FAILURE.write_text(f"{wanted}\n{error}\n")
        return f"they did not compile, see {FAILURE.relative_to(ROOT)}"
    FAILURE.unlink(missing_ok=True)
    return None


def compile_later(python: str) -> None:
    """Compile in a process of its own, behind everything else and whatever becomes of this one."""
    if any(time.time() - path.stat().st_mtime < LONGEST_COMPILATION for path in BUILD.glob("compiling-*")):
        return
    BUILD.mkdir(exist_ok=True)
    command = [python, "-m", "tools.compile_engine", REFRESH]
    behind = ["nice"] if shutil.which("nice") else []
    with LOG.open("w") as log:
        subprocess.Popen([*behind, *command], cwd=ROOT, stdout=log, stderr=log, start_new_session=True)


def failed_before(wanted: str) -> bool:
    """Sources that did not compile once are not tried again at every start."""
    return FAILURE.is_file() and FAILURE.read_text().partition("\n")[0] == wanted


if __name__ == "__main__":
    if sys.argv[1:] != [REFRESH]:
        sys.exit(f"{REFRESH} is the only thing that can be asked for here; compile_unit.py compiles")
    sys.exit(why_interpreted(sys.executable, lambda _: None))
