"""Somebody with an old Python is told so in a sentence, however old it is."""

import ast
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = (ROOT / "run.py").read_text(encoding="utf-8")
OLD = ["2.7", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10"]
SINCE_PYTHON_3 = {
    "an annotation": r"def \w+\(.*:.*\)|->",
    "a string with a prefix": r"\b[fF][rR]?[\"']",
    "print": r"\bprint\(",
    "nonlocal": r"\bnonlocal\b",
    "an import that Python 2 lacks": r"from __future__ import annotations|import pathlib|from pathlib",
}
"""What the oldest grammar of this Python's parser still lets through, though Python 2 does not."""


def complaints(source: str) -> list[str]:
    """Why an old Python would show a stack trace instead of the sentence."""
    found = [what for what, pattern in SINCE_PYTHON_3.items() if re.search(pattern, source)]
    if not source.isascii():
        found.append("a letter outside ASCII")
    try:
        tree = ast.parse(source, feature_version=(3, 4))
    except SyntaxError as error:
        return [*found, error.msg]
    before = tree.body[:next(place for place, node in enumerate(tree.body) if isinstance(node, ast.If))]
    imported = [alias.name for node in before if isinstance(node, ast.Import) for alias in node.names]
    return found + [f"imports {name}" for name in imported if name != "sys"] + \
        ["imports too early" for node in before if isinstance(node, ast.ImportFrom)]


def test_every_old_python_can_read_it() -> None:
    """Down to the sentence."""
    assert complaints(SOURCE) == []


@pytest.mark.parametrize("planted", ["from pathlib import Path\n", "import tomllib\n", "x = f'{1}'\n",
                                     "def say(text: str): pass\n", "(x := 1)\n", "x = 'é'\n", "x: int = 1\n",
                                     "match 1:\n    case 1: pass\n"])
def test_what_an_old_python_cannot_read_is_caught(planted: str) -> None:
    """One line of each kind before the check."""
    assert complaints(planted + SOURCE) != []


def interpreters(version: str) -> list[str]:
    """The Pythons of this version: pyenv's, which are not on the path, and the path's."""
    kept = (Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python")
    on_path = shutil.which(f"python{version}")
    return [*map(str, kept), *([on_path] if on_path and ".pyenv" not in on_path else [])]


@pytest.mark.parametrize("version", OLD)
def test_the_sentence(version: str) -> None:
    """Said by every old Python that this machine has."""
    found = interpreters(version)
    if not found:
        pytest.skip(f"there is no Python {version}")
    done = subprocess.run([found[0], "run.py", "games"], cwd=ROOT, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"Python 3.11 or newer is needed; this is {version}.")
    assert len(done.stderr.splitlines()) == 1
