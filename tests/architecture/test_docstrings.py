"""Every folder states its law, everything public in core says what it promises."""

import ast
import re

import pytest

from tests.architecture.sources import PACKAGE, Module, dotted, functions, in_parts, modules, parsed
from tests.architecture.test_game_folders import NOT_MOVED_YET

LAWS = {"core", "content", "games", "play", "language", "bots", "sim", "lab", "server", "terminal"}
LONGEST_LAW = 8


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


def check_says_something(module: Module) -> None:
    """A rule number says where to look; what the function does stands after it."""
    for name, function in functions(module.tree):
        text = re.sub(r"[A-Z]{2}-\d+|\bto\b|\band\b|[\s,.:;]", "", ast.get_docstring(function) or "words")
        assert text, f"the docstring of {module.name}.{name} is only a rule number"


def test_every_folder_states_its_law() -> None:
    """design.md: "A folder's `__init__` docstring states its law"."""
    folders = sorted(path.parent for path in PACKAGE.rglob("__init__.py"))
    by_name = {module.name: module for module in modules()}
    for folder in folders:
        module = by_name[dotted(folder / "__init__.py")]
        check_folder(module, has_law=module.name.count(".") == 1 and module.part in LAWS)


def test_every_python_folder_is_a_package() -> None:
    """A folder with Python but no `__init__` has nowhere to state its law."""
    for path in PACKAGE.rglob("*.py"):
        assert (path.parent / "__init__.py").is_file(), f"{path.parent} has no __init__.py"


@pytest.mark.parametrize("part", ["core", "games", "bots", "content"])
def test_everything_public_has_a_docstring(part: str) -> None:
    """style.md E.12: "Docstring on every public function of core and on every rule handler"."""
    for module in in_parts(part):
        check_public(module)


def test_no_docstring_is_only_a_rule_number() -> None:
    """style.md E.12: a handler's docstring begins with its rule numbers, and goes on."""
    for module in in_parts("core", "games", "bots"):
        if not NOT_MOVED_YET & set(module.name.split(".")):
            check_says_something(module)


def test_planted_silence_is_caught() -> None:
    """A folder without law, a function without promise, a number without a word."""
    for text in ("EL-13.", "EL-7 to EL-13, EL-15.", "DC-4, DC-6"):
        with pytest.raises(AssertionError, match="act is only a rule number"):
            check_says_something(parsed("escapade.games.x", f'def act():\n    """{text}"""'))
    check_says_something(parsed("escapade.games.x", 'def act():\n    """EL-13: one die decides."""'))
    with pytest.raises(AssertionError, match="states no law"):
        check_folder(parsed("escapade.core", '"""The core."""'), has_law=True)
    with pytest.raises(AssertionError, match="has no docstring"):
        check_folder(parsed("escapade.terminal", ""), has_law=False)
    with pytest.raises(AssertionError, match="play has no docstring"):
        check_public(parsed("escapade.core.x", '"""Why."""\nclass A:\n    """A."""\n    def play(self): ...'))
