"""A unit is cut into parts for the C compiler: nothing lost, nothing twice, hot and cold apart."""

from pathlib import Path

import pytest

from tools import compile_engine, compile_unit

MODULES = [path.relative_to(compile_engine.SOURCE).with_suffix("").as_posix()
           for path in compile_engine.modules_to_compile(compile_engine.SOURCE / compile_engine.PACKAGE)]


def c_file(module: str) -> str:
    """As mypyc names it."""
    return f"__native_{module.replace('/', '___')}.c"


def test_every_module_is_in_one_part(tmp_path: Path) -> None:
    """The file that all share stands first in its part; the largest part is begun first."""
    for module in MODULES:
        (tmp_path / c_file(module)).write_text("x" * (1 + len(module)))
    for name in ("__native_escapade.c", "list_ops.c", "dict_ops.c"):
        (tmp_path / name).write_text("shared")
    files = [str(path) for path in sorted(tmp_path.iterdir())]
    parts = compile_unit.cut(files, tmp_path)
    included = [line.split('"')[1] for part in parts for line in part.read_text().splitlines()]
    assert sorted(included) == sorted(Path(path).name for path in files)
    hot = next(part for part in parts if part.stem == "hot")
    first = [line.split('"')[1] for line in hot.read_text().splitlines()[:3]]
    assert first == ["dict_ops.c", "list_ops.c", "__native_escapade.c"]
    assert len(parts) == len({part.name for part in parts}) > 8


@pytest.mark.parametrize(("module", "part"), [
    ("escapade/core/rng", "hot"),
    ("escapade/core/shape", "cold"),
    ("escapade/play/loop", "hot"),
    ("escapade/play/undo", "cold"),
    ("escapade/bots/elba/counter", "cold_elba"),
    ("escapade/games/elba/legal", "hot"),
    ("escapade/games/elba/rules/spelling", "hot"),
    ("escapade/games/elba/checks/position", "cold_elba"),
    ("escapade/games/elba/why", "cold_elba"),
    ("escapade/bots/elba/heuristic", "bots_elba"),
    ("escapade/bots/greedy", "hot"),
    ("escapade/server/tables/table", "hot"),
    ("escapade_server", "hot"),
])
def test_a_match_is_one_part_and_what_none_waits_for_is_apart(module: str, part: str) -> None:
    """Calls inside a part can be inlined; a cold one is compiled with less effort."""
    assert compile_unit.part_of(c_file(module)) == part


def test_a_door_that_uses_nothing_else_does_without_the_whole_of_python(tmp_path: Path) -> None:
    """As mypyc writes it; one that calls what is not declared there keeps its header."""
    usual, other = tmp_path / "package" / "usual.c", tmp_path / "package" / "other.c"
    usual.parent.mkdir()
    code = "\nPyMODINIT_FUNC PyInit_usual(void) { PyErr_Clear(); return NULL; } // PyMem_Malloc would be another\n"
    usual.write_text(compile_unit.WHOLE + code)
    other.write_text(compile_unit.WHOLE + code.replace("PyErr_Clear", "PyErr_Print"))
    compile_unit.lighten([str(usual), str(other)], tmp_path)
    assert usual.read_text().startswith('#include "../door.h"\n\nPyMODINIT_FUNC')
    assert other.read_text().startswith("#include <Python.h>")


def test_what_only_python_calls_and_what_runs_once_is_marked() -> None:
    """And nothing else: what a match calls keeps the C compiler's whole effort."""
    seldom = ["extern PyObject *CPyPy_legal___legal(PyObject *self, PyObject *const *args);",
              "extern char CPyDef_legal_____top_level__(void);"]
    often = ["extern PyObject *CPyDef_legal___legal(PyObject *cpy_r_state);",
             "extern char CPyDef_legal___is_over(void);", "extern PyObject *CPyStatic_legal___CPyPy_x;"]
    marked = compile_unit.mark_seldom("\n".join([*seldom, *often])).splitlines()
    assert marked[2:] == often
    assert [line.replace(compile_unit.MARK, "") for line in marked[:2]] == seldom
    assert all(line.startswith(f"extern {compile_unit.MARK}") for line in marked[:2])


def test_libraries_that_no_module_gains_by_are_not_read(tmp_path: Path) -> None:
    """Each of them is imported somewhere in the server, or the name is wrong and nothing is saved."""
    settings = compile_unit.type_settings(tmp_path).read_text()
    imported = "".join(path.read_text() for path in (compile_engine.SOURCE / "escapade" / "server").rglob("*.py"))
    for name in compile_unit.UNREAD:
        assert f"[mypy-{name}.*]\nfollow_imports = skip\n" in settings
        assert f"from {name}" in imported or f"import {name}" in imported
