"""Where the rules of a game are written, and which of them its tests name."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NUMBERED = re.compile(r"^(?:- )?\*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
CODE = re.compile(r"`([a-z_]+)`")


def rules_document(key: str) -> Path:
    """The numbered rules of a game; those of the test-only game lie beside it."""
    page = ROOT / "docs" / "rules" / f"{key}.md"
    return page if page.is_file() else ROOT / "tests" / key / "rules.md"


@cache
def rule_numbers(key: str) -> frozenset[str]:
    """The numbers of a game's rules, e.g. `LE-7`."""
    return frozenset(NUMBERED.findall(rules_document(key).read_text(encoding="utf-8")))


@cache
def documented_reasons(key: str) -> frozenset[str] | None:
    """What stands as code in the game's reference page (the test-only game: in its rules); None without one."""
    page = ROOT / "docs" / "games" / f"{key}.md"
    if not page.is_file():
        page = ROOT / "tests" / key / "rules.md"
    return frozenset(CODE.findall(page.read_text(encoding="utf-8"))) if page.is_file() else None


def folder_of_tests(key: str) -> Path:
    """Where the tests of a game's own rules lie."""
    folder = ROOT / "tests" / "games" / key
    return folder if folder.is_dir() else ROOT / "tests" / key


def named_rules(source: str, numbers: frozenset[str]) -> set[str]:
    """The rules that a file's tests name: `test_le7_…` or `LE-7` in a test's docstring."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            text = ast.get_docstring(node) or ""
            named |= {number for number in numbers
                      if re.search(rf"_{number.replace('-', '_?')}(_|$)", node.name, re.IGNORECASE)
                      or re.search(rf"\b{number}\b", text)}
    return named
