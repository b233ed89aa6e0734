"""Compile one unit with mypyc: its modules become one library, written in C by mypyc and cut into parts that the C
compiler takes at the same time.

Started in a process of its own, in the folder that holds the package, by the Python that has mypyc and setuptools.
One huge file would give the compiler one core and more than twice the work; a file for each module would take calls
between modules, and into mypyc's runtime, their speed. So what a match is played with stays in one part, and its games
are as fast as in one file; a game's bots are a part, and what no match waits for is apart, with less effort.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

# Nobody else calls into these libraries, and saying so lets the C compiler inline between functions:
# a tenth faster than without.
INLINING = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition"]
# mypyc writes a literal as it stands, and C gives a shift the type of what is shifted: `255 << shift` would have 32
# bits, right interpreted and silently wrong compiled from bit 31 on.
SHIFTED_LITERAL = re.compile(r"= (-?\d+) << ")

LESS_EFFORT = [] if os.name == "nt" else ["-O1"]
COLD = frozenset({"checks", "shapes", "why", "position", "positions", "option", "reading", "shape", "kinds",
                  "counter", "counsel", "advice", "notation", "undo"})
"""Modules, or folders of them, that no match between bots waits for: they read, refuse, explain, declare and advise."""
COLD_UNIT = "escapade_server__mypyc"
"""What the server does for a move is calls into Python, and waiting: to the C compiler's effort it owes nothing."""
COLD_PART = "cold"
SELDOM = re.compile(r"^extern (?=PyObject \*CPyPy_|char CPyDef_\w*___top_level__\()", re.MULTILINE)
"""Functions that mypyc writes for whoever calls from outside, and those that run once, when a module is imported: half
of all C, and no part of a match.
"""
MARK = "" if os.name == "nt" else "__attribute__((cold)) "
UNREAD = ("sqlalchemy", "starlette", "prometheus_client")
"""Libraries whose types no compiled module gains by: reading them is two thirds of mypy's work for the server."""
WHOLE = "#include <Python.h>\n"
NAMES = re.compile(r"\b_?Py[A-Za-z_]*\w(?!\.h)\b")
DOOR = """typedef struct _object PyObject;
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
void Py_DecRef(PyObject *);
#define Py_DECREF Py_DecRef
#define NULL ((void *)0)
#define PyMODINIT_FUNC PyObject *
"""
"""What a module's door calls, as Python's stable interface has it."""


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def part_of(c_file: str) -> str:
    """The part that a module's C file belongs to; mypyc names `escapade/games/elba/legal.py` as
    `__native_escapade___games___elba___legal.c`, and what a unit's modules share `__native_escapade.c`; its runtime
    (`list_ops.c` and the like) is with the hot part, which calls it at every turn.
    """
    _, *names = Path(c_file).stem.removeprefix("__native_").split("___")
    if not COLD.isdisjoint(names):
        return COLD_PART if len(names) < 3 else f"{COLD_PART}_{names[1]}"
    if names[:1] == ["bots"] and len(names) > 2:
        return "_".join(names[:2])
    return "hot"


def cut(c_files: list[str], folder: Path) -> list[Path]:
    """Write a C file for each part, which includes those of its modules; the largest first, so that none is left to
    one core at the end. Within a part they stand as in the one file that mypyc would have written: the runtime, what
    all share, the modules.
    """
    parts: dict[str, list[Path]] = {}
    for path in sorted(map(Path, c_files), key=lambda path: (path.stem.startswith("__native"), "___" in path.stem)):
        parts.setdefault(part_of(path.name), []).append(path)
    weights = {name: sum(path.stat().st_size for path in paths) for name, paths in parts.items()}
    for name, paths in parts.items():
        lines = [f'#include "{path.name}"\n' for path in paths]
        Path(folder, f"{name}.c").write_text("".join(lines), encoding="utf-8")
    return [Path(folder, f"{name}.c") for name in sorted(parts, key=lambda name: -weights[name])]


def widen_shifts(written: str) -> str:
    """C as mypyc wrote it, with 64 bits for every literal that is shifted; assigning narrows it where that is meant."""
    return SHIFTED_LITERAL.sub(r"= \1LL << ", written)


def mark_seldom(written: str) -> str:
    """The declarations of a unit's functions, those that are seldom called marked as such: for small code, which takes
    the C compiler half the time.
    """
    return SELDOM.sub(f"extern {MARK}", written)


def type_settings(folder: Path) -> Path:
    """What mypy is told: nothing of the project's own settings, and which libraries it need not read."""
    path = folder / "types.ini"
    unread = "".join(f"[mypy-{name}.*]\nfollow_imports = skip\n" for name in UNREAD)
    path.write_text(f"[mypy]\nfollow_imports = silent\nignore_missing_imports = True\n{unread}", encoding="utf-8")
    return path


def lighten(doors: list[str], folder: Path) -> None:
    """Let the small C file beside each module, which leads into the library, include what it uses and not all of
    Python.h: there are nearly two hundred of them, and reading that is all the work they make. One that uses something
    else, because another mypyc wrote it, is left as it is.
    """
    header = folder / "door.h"
    header.write_text(DOOR, encoding="utf-8")
    known = set(NAMES.findall(DOOR))
    for door in map(Path, doors):
        code = re.sub(r"//.*", "", door.read_text(encoding="utf-8"))
        used = {name for name in NAMES.findall(code) if not name.startswith("PyInit_")}
        if code.startswith(WHOLE) and used <= known:
            way = os.path.relpath(header, door.parent).replace(os.sep, "/")
            door.write_text(f'#include "{way}"\n' + code.removeprefix(WHOLE), encoding="utf-8")


def use_ccache(scratch: Path) -> None:
    """Ask ccache for the C compiler where it is installed, and works: CCACHE_DISABLE=1 turns it off."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if os.name == "nt" or not compiler or shutil.which("ccache") is None or "ccache" in compiler:
        return
    empty = scratch / "empty.c"
    empty.write_text("", encoding="utf-8")
    command = ["ccache", *shlex.split(compiler), "-c", str(empty), "-o", str(scratch / "empty.o")]
    if subprocess.run(command, check=False, capture_output=True).returncode == 0:
        os.environ["CC"] = f"ccache {compiler}"


@contextmanager
def scratch_folder() -> Iterator[Path]:
    """A folder under this one, named from here: ccache knows the same C again wherever the project lies."""
    with tempfile.TemporaryDirectory(dir=".", prefix="scratch-") as folder:
        yield Path(Path(folder).name)


def main(unit: str, modules: list[str]) -> None:
    """Compile the named modules beside themselves; runs in the folder that holds the package.

    One group, so that calls between modules are plain C calls. Errors are reported for the modules
    that are compiled, not for those they import: a build environment has no third-party package.
    """
    from mypyc.build import mypycify  # noqa: PLC0415  (whoever imports this file may have none)
    from setuptools import setup  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class BuildParts(build_ext):  # type: ignore[misc, unused-ignore]
        """Compiles the parts of the library on all cores before it is linked."""

        def build_extensions(self) -> None:
            library = next(one for one in self.extensions if one.name == f"{unit}__mypyc")
            parts = cut(library.sources, Path(library.sources[0]).parent)
            lighten([one.sources[0] for one in self.extensions if one is not library], parts[0].parent)
            with ThreadPoolExecutor(cores()) as pool:
                library.extra_objects = list(pool.map(lambda part: compile_part(self, library, part), parts))
            library.sources = []
            super().build_extensions()

    with scratch_folder() as scratch:
        use_ccache(scratch)
        options = [f"--config-file={type_settings(scratch)}", f"--cache-dir={scratch}/types"]
        extensions = mypycify([*options, *modules], opt_level="2", debug_level="0", group_name=unit,
                              target_dir=f"{scratch}/c", multi_file=True)
        for path in Path(scratch, "c").rglob("__native*.c"):
            path.write_text(widen_shifts(path.read_text(encoding="utf-8")), encoding="utf-8")
        for path in Path(scratch, "c").rglob("__native_internal*.h"):
            path.write_text(mark_seldom(path.read_text(encoding="utf-8")), encoding="utf-8")
        arguments = ["--quiet", "build_ext", "--build-lib=.", f"--build-temp={scratch}/objects",
                     f"--parallel={cores()}"]
        setup(name=unit, packages=[], ext_modules=extensions, script_args=arguments, cmdclass={"build_ext": BuildParts})


def compile_part(build: Any, library: Any, part: Path) -> str:
    """The object file of one part."""
    is_cold = part.stem.startswith(COLD_PART) or library.name == COLD_UNIT
    effort = LESS_EFFORT if is_cold else []
    objects = build.compiler.compile([str(part)], output_dir=build.build_temp, include_dirs=library.include_dirs,
                                     extra_postargs=[*library.extra_compile_args, *INLINING, *effort])
    return str(objects[0])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
