"""Small functions, small files, few parameters, no boolean by position."""

import ast
from statistics import median

import pytest

from tests.architecture.sources import ROOT, Function, Module, functions, modules, parsed

LONGEST_FUNCTION = 50
LONGEST_FILE = 400
LONG_FILE = 300
USUAL_FUNCTION = 10
MOST_PARAMETERS = 5

MANY_PARAMETERS: dict[str, str] = {
    "escapade.core.event.Events.emit": "a fact has a kind, up to four values and a mask; a list would cost an object",
    "escapade.core.event.Collected.emit": "the same",
    "escapade.core.referee.play": "a checked action is game, state, seat, action, asked and where its facts go",
    "escapade.core.option.number": "an option is declared in one line of a table, two of its values optional",
    "escapade.core.tables.phase": "a phase is declared in one line of a table, two of its values optional",
    "escapade.sim.batch.run": "a batch is game, options, seats, matches and seed; how it is run is optional",
}
"""Functions with more parameters, and why."""

BY_POSITION: dict[str, str] = {
    "escapade.cli.show_version": "typer calls the callback of an option with its value",
}
"""Functions that take a boolean by position, and why."""

LONG_FILES: dict[str, str] = {}
"""Files above the hard limit, and why; empty, and meant to stay so."""


def length(function: Function) -> int:
    """The lines of a function without its docstring."""
    lines = (function.end_lineno or function.lineno) - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function) is not None:
        lines -= (first.end_lineno or first.lineno) - first.lineno + 1
    return lines


def check_function_lengths(module: Module) -> None:
    """No function beyond the hard limit."""
    for name, function in functions(module.tree):
        assert length(function) <= LONGEST_FUNCTION, f"{module.name}.{name} has {length(function)} lines"


def check_file_length(module: Module) -> None:
    """No file beyond the hard limit."""
    lines = len(module.text.splitlines())
    assert lines <= LONGEST_FILE or module.name in LONG_FILES, f"{module.name} has {lines} lines"


def check_parameters(module: Module) -> None:
    """At most five parameters, but for constructors and what the list above gives a reason for.

    In commands, what is declared as an option of the command line does not count: people pass it by name.
    """
    for name, function in functions(module.tree):
        given = function.args
        count = len([one for one in given.posonlyargs + given.args + given.kwonlyargs
                     if one.arg not in ("self", "cls") and not (module.part == "commands" and is_option(one))])
        if count > MOST_PARAMETERS and function.name != "__init__":
            assert f"{module.name}.{name}" in MANY_PARAMETERS, f"{module.name}.{name} has {count} parameters"


def is_option(argument: ast.arg) -> bool:
    """Whether a parameter is an option of a command line."""
    return isinstance(argument.annotation, ast.Name) and argument.annotation.id.endswith(("Option", "Argument"))


def check_booleans(module: Module) -> None:
    """A boolean is passed by name: `True` at a call says nothing."""
    for name, function in functions(module.tree):
        for one in function.args.posonlyargs + function.args.args:
            is_boolean = isinstance(one.annotation, ast.Name) and one.annotation.id == "bool"
            is_waived = f"{module.name}.{name}" in BY_POSITION
            assert not is_boolean or is_waived, f"{module.name}.{name} takes {one.arg} by position"


def test_functions_are_short() -> None:
    """design.md, Sizes: "50 hard"."""
    for module in modules():
        check_function_lengths(module)


def test_the_usual_function_is_very_short() -> None:
    """design.md, Sizes: "Functions: median under 10 lines"."""
    lengths = [length(function) for module in modules() for _, function in functions(module.tree)]
    assert len(lengths) > 100
    assert median(lengths) < USUAL_FUNCTION


def test_files_are_short() -> None:
    """design.md, Sizes: "Files: 300 soft, 400 hard"; those above the soft limit are named in the output."""
    for module in modules():
        if len(module.text.splitlines()) > LONG_FILE:
            print(f"{module.name} is above {LONG_FILE} lines")  # noqa: T201  a soft limit is told, not enforced
        check_file_length(module)


def test_files_of_the_client_are_short() -> None:
    """The same limit for `web/src`, what is generated included: its generator writes several files."""
    paths = [path for ending in ("ts", "svelte", "css") for path in (ROOT / "web" / "src").rglob(f"*.{ending}")]
    assert len(paths) > 100
    for path in paths:
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= LONGEST_FILE, f"{path.relative_to(ROOT)} has {lines} lines"


def test_functions_take_few_parameters() -> None:
    """style.md E.12: "at most 5 parameters"."""
    for module in modules():
        check_parameters(module)


def test_every_waiver_is_needed() -> None:
    """A waiver for what is no longer there, or no longer too big, goes."""
    counts = {f"{module.name}.{name}": len(function.args.args) + len(function.args.kwonlyargs)
              for module in modules() for name, function in functions(module.tree)}
    for name in MANY_PARAMETERS:
        assert counts.get(name, 0) > MOST_PARAMETERS, f"{name} needs no waiver"
    for name in LONG_FILES:
        assert any(module.name == name and len(module.text.splitlines()) > LONGEST_FILE for module in modules())


def test_no_boolean_by_position() -> None:
    """design.md, Sizes: "No boolean positional parameters"."""
    for module in modules():
        check_booleans(module)


def test_planted_sizes_are_caught() -> None:
    """Each limit, one too many."""
    long = "def long():\n" + "    x = 1\n" * LONGEST_FUNCTION
    with pytest.raises(AssertionError, match=r"planted\.long has 51 lines"):
        check_function_lengths(parsed("planted", long))
    check_function_lengths(parsed("planted", long.replace("    x = 1\n", '    """Why."""\n', 1)))
    with pytest.raises(AssertionError, match="has 401 lines"):
        check_file_length(parsed("planted", "x = 1\n" * (LONGEST_FILE + 1)))
    with pytest.raises(AssertionError, match=r"planted.A.many has 6 parameters"):
        check_parameters(parsed("planted", "class A:\n    def many(self, a, b, c, d, *, e, f): ..."))
    with pytest.raises(AssertionError, match="takes loud by position"):
        check_booleans(parsed("planted", "def say(loud: bool): ..."))
    check_booleans(parsed("planted", "def say(*, loud: bool): ..."))
