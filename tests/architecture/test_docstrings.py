"""Every folder states its law, everything public in core says what it promises."""

import ast
import re

import pytest

from tests.architecture.sources import PACKAGE, Module, dotted, in_parts, modules, parsed

LAWS = {"core", "content", "games", "play", "language", "bots", "sim", "lab", "server", "terminal"}
LONGEST_LAW = 8
FEWEST_WORDS = 3
RULE_NUMBERS = re.compile(r"\b[A-Z]{2}-\d+\b(,| to| and)?")


def check_folder(module: Module, *, has_law: bool) -> None:
    """A docstring of a few lines, with the law where design.md gives one."""
    text = ast.get_docstring(module.tree) or ""
    assert text, f"{module.name} has no docstring"
    assert "Law:" in text or not has_law, f"{module.name} states no law"
    assert len(text.splitlines()) <= LONGEST_LAW, f"the docstring of {module.name} is too long"


def check_public(module: Module) -> None:
    """The module, every public class, and every public function and method has a docstring."""
    assert ast.get_docstring(module.tree), f"{module.name} has no docstring"
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            assert ast.get_docstring(node), f"{module.name}:{node.lineno} {node.name} has no docstring"


def empty_docstrings(module: Module) -> list[str]:
    """The docstrings of a module that say nothing: a rule's number alone, or a word or two."""
    said = [(node, ast.get_docstring(node) or "") for node in ast.walk(module.tree)
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module)]
    return [f"{module.name}:{getattr(node, 'lineno', 1)} {text!r}" for node, text in said
            if text and len(re.findall(r"\w+", RULE_NUMBERS.sub("", text))) < FEWEST_WORDS]


def test_every_folder_states_its_law() -> None:
    """design.md: "A folder's `__init__` docstring states its law"."""
    folders = sorted(path.parent for path in PACKAGE.rglob("__init__.py"))
    by_name = {module.name: module for module in modules()}
    for folder in folders:
        module = by_name[dotted(folder / "__init__.py")]
        is_room = module.name.count(".") == 1 or (module.part == "server" and "migrations" not in module.name)
        check_folder(module, has_law=is_room and module.part in LAWS)


def test_every_python_folder_is_a_package() -> None:
    """A folder with Python but no `__init__` has nowhere to state its law."""
    for path in PACKAGE.rglob("*.py"):
        assert (path.parent / "__init__.py").is_file(), f"{path.parent} has no __init__.py"


@pytest.mark.parametrize("part", ["core", "games", "bots", "content"])
def test_everything_public_has_a_docstring(part: str) -> None:
    """style.md E.12: "Docstring on every public function of core and on every rule handler"."""
    for module in in_parts(part):
        check_public(module)


def test_docstrings_say_something() -> None:
    """A docstring says what the name does not: neither a joke of two words nor a bare rule number does."""
    assert [empty for module in modules() for empty in empty_docstrings(module)] == []


@pytest.mark.parametrize("text", ["Yes.", "I am.", "PB-4.", "PB-4, PB-5 to PB-9 and PB-12.", "PB-4: all public.",
                                  "`quit`."])
def test_a_planted_nothing_is_caught(text: str) -> None:
    """On a function, a method, a class and a module."""
    inner = f'"""{text}"""'
    module = f"{inner}\nclass A:\n    {inner}\n    def b(self):\n        {inner}\n\nasync def c():\n    {inner}\n"
    assert len(empty_docstrings(parsed("planted", module))) == 4
    assert empty_docstrings(parsed("planted", module.replace(text, "PB-4: nobody moves twice."))) == []


def test_planted_silence_is_caught() -> None:
    """A folder without law, a function without promise."""
    with pytest.raises(AssertionError, match="states no law"):
        check_folder(parsed("escapade.core", '"""The core."""'), has_law=True)
    with pytest.raises(AssertionError, match="has no docstring"):
        check_folder(parsed("escapade.terminal", ""), has_law=False)
    with pytest.raises(AssertionError, match="play has no docstring"):
        check_public(parsed("escapade.core.x", '"""Why."""\nclass A:\n    """A."""\n    def play(self): ...'))
