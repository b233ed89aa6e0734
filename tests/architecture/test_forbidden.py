"""What some parts of the package never use: output, chance and clocks of their own, slow Python in compiled code."""

import ast

import pytest

from tests.architecture.sources import Module, compiled_modules, compiled_server_modules, functions, in_parts, parsed

SILENT = ("core", "content", "games", "bots", "sim", "lab", "play")
PURE = ("core", "games", "bots")
IMPURE = {"random", "time", "secrets", "datetime", "uuid", "os", "sys", "socket", "threading", "asyncio"}
SLOW_NAMES = {"dataclass", "NamedTuple", "Enum", "IntEnum", "Flag", "Protocol", "getattr", "setattr", "hasattr"}


def check_silent(module: Module) -> None:
    """Nothing is printed, and nobody is asked at the keyboard."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("print", "input"), f"{module.name}:{node.lineno} calls {node.func.id}"


def check_pure(module: Module) -> None:
    """No chance but core/rng.py, no clock, no operating system."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
            for name in names:
                assert name.split(".")[0] not in IMPURE, f"{module.name}:{node.lineno} imports {name}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("open", "hash", "id"), f"{module.name}:{node.lineno} calls {node.func.id}"


def check_compilable(module: Module) -> None:
    """None of the Python that mypyc compiles badly or not at all."""
    for node in ast.walk(module.tree):
        where = f"{module.name}:{getattr(node, 'lineno', 0)}"
        assert not isinstance(node, ast.Lambda), f"{where} has a lambda"
        assert not isinstance(node, ast.Yield | ast.YieldFrom | ast.Await), f"{where} has a generator function"
        assert not isinstance(node, ast.Global | ast.Nonlocal), f"{where} changes a global"
        if isinstance(node, ast.Name):
            assert node.id not in SLOW_NAMES, f"{where} uses {node.id}"
        if isinstance(node, ast.alias):
            assert node.name not in SLOW_NAMES, f"{where} imports {node.name}"
    for name, function in functions(module.tree):
        check_compilable_function(module, name, function)


def check_compilable_function(module: Module, name: str, function: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    """No closure, no open list of arguments, no import, inside a function."""
    assert function.args.vararg is None, f"{module.name}.{name} has *args"
    assert function.args.kwarg is None, f"{module.name}.{name} has **kwargs"
    for node in ast.walk(function):
        inner = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node is not function
        assert not inner, f"{module.name}.{name} has a closure"
        assert not isinstance(node, ast.Import | ast.ImportFrom), f"{module.name}.{name} imports inside"


def check_awaits(module: Module) -> None:
    """Nothing is waited for while an exception is handled: a compiled coroutine that is left there leaves the exception
    behind, and whatever fails later in the process is told as if it had come of that one.
    """
    for node in ast.walk(module.tree):
        assert not isinstance(node, ast.AsyncWith), f"{module.name}:{node.lineno} has `async with`"
        if not isinstance(node, ast.Try):
            continue
        handling = [*node.finalbody, *(statement for handler in node.handlers for statement in handler.body)]
        for inner in [inner for statement in handling for inner in ast.walk(statement)]:
            assert not isinstance(inner, ast.Await), f"{module.name}:{inner.lineno} waits in `except` or `finally`"


def test_the_engine_prints_nothing() -> None:
    """issue: "no `print` … in core, games, bots"; nor in what else must stay a library."""
    assert in_parts(*SILENT)
    for module in in_parts(*SILENT):
        check_silent(module)


def test_the_rules_are_pure() -> None:
    """style.md E.5: "`random`, `secrets`, `time` are forbidden in core, games, bots"."""
    for module in in_parts(*PURE):
        check_pure(module)


def test_compiled_modules_stay_compilable() -> None:
    """design.md: "In compiled modules no dataclass, NamedTuple, Enum, Protocol, generator, closure, …"."""
    assert len(compiled_modules()) > 15
    for module in compiled_modules():
        check_compilable(module)


def test_compiled_coroutines_do_not_wait_while_they_handle() -> None:
    """What the server does for every move is compiled, too."""
    assert len(compiled_server_modules()) > 5
    for module in compiled_server_modules():
        check_awaits(module)


@pytest.mark.parametrize("text", [
    "async def f():\n    try:\n        g()\n    finally:\n        await h()",
    "async def f():\n    try:\n        g()\n    except E:\n        if x:\n            await h()",
    "async def f():\n    async with t():\n        g()",
])
def test_planted_awaits_are_caught(text: str) -> None:
    """In a `finally`, in an `except`, and in what is both."""
    with pytest.raises(AssertionError, match="planted"):
        check_awaits(parsed("planted", text))


@pytest.mark.parametrize("text", ["print(1)", "def f():\n    return input()"])
def test_planted_talk_is_caught(text: str) -> None:
    """A print anywhere."""
    with pytest.raises(AssertionError, match="calls"):
        check_silent(parsed("planted", text))


@pytest.mark.parametrize("text", ["import random", "from time import monotonic", "import secrets",
                                  "def f():\n    from datetime import date", "x = hash('a')", "open('f')"])
def test_planted_impurities_are_caught(text: str) -> None:
    """Every way to get a number from outside."""
    with pytest.raises(AssertionError, match=r"imports|calls"):
        check_pure(parsed("planted", text))


@pytest.mark.parametrize("text", [
    "from dataclasses import dataclass", "class A(NamedTuple): ...", "from enum import Enum", "class A(Protocol): ...",
    "def f():\n    yield 1", "f = lambda: 1", "def f():\n    def g(): ...", "def f(*args): ...", "def f(**named): ...",
    "getattr(a, 'b')", "def f():\n    import typing", "def f():\n    global x",
])
def test_planted_slow_python_is_caught(text: str) -> None:
    """One of each."""
    with pytest.raises(AssertionError, match="planted"):
        check_compilable(parsed("planted", text))
