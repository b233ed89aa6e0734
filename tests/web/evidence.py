"""What a browser test looks at, read from its source: itself, its parameters, and the helpers and constants it uses."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
PACKAGE = "tests.web."
COLUMNS = ("axe", "keyboard", "English", "French", "desk", "phone", "sideways", "no motion")
PRESSING = {"press_choice", "play_by_keys"}
SIZES = {"desk": {"WIDE"}, "phone": {"TALL"}, "sideways": {"SIDEWAYS", "SMALL_PHONES"}}


@dataclass(frozen=True)
class Module:
    """A file of these tests: what it defines by name, and what it takes from another one of them."""

    defined: dict[str, ast.AST]
    taken: dict[str, str]


@cache
def module(name: str) -> Module:
    """One file, read once."""
    defined: dict[str, ast.AST] = {}
    taken: dict[str, str] = {}
    for node in ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            defined[node.name] = node
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)]
            defined |= dict.fromkeys(names, node.value)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
            taken |= {one.asname or one.name: (node.module or "").removeprefix(PACKAGE) for one in node.names}
    return Module(defined, taken)


def reached(name: str, start: str) -> Iterator[tuple[str, ast.AST]]:
    """What it is made of, each with its name: the test, and all that it uses of these files."""
    seen: set[tuple[str, str]] = set()
    left = [(name, start)]
    while left:
        file, wanted = left.pop()
        here = module(file)
        if wanted in here.taken:
            left.append((here.taken[wanted], wanted))
        elif wanted in here.defined and (file, wanted) not in seen:
            seen.add((file, wanted))
            yield wanted, here.defined[wanted]
            left += [(file, one.id) for one in walk(here.defined[wanted]) if isinstance(one, ast.Name)]


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Everything in it that is done; types say nothing about that."""
    yield node
    for field, value in ast.iter_fields(node):
        if field not in ("annotation", "returns"):
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, ast.AST):
                    yield from walk(one)


def covered(test: str) -> set[str]:
    """The columns of `file::test` that it looks at; a test that is not there is a KeyError."""
    file, _, name = test.partition("::")
    if name not in module(file).defined:
        raise KeyError(test)
    found: set[str] = set()
    moves = False
    for own, node in reached(file, name):
        found |= {column for column, sizes in SIZES.items() if own in sizes}
        found |= {"axe"} if own == "complaints" else {"keyboard"} if own in PRESSING else set()
        for one in walk(node):
            found |= seen_in(one)
            moves |= isinstance(one, ast.Constant) and one.value == "no-preference"
    return found if moves else found | {"no motion"}


def seen_in(node: ast.AST) -> set[str]:
    """What one expression says: a language, a key, a page that is opened as pages are where nothing is said."""
    if isinstance(node, ast.Constant):
        return {"French"} if node.value == "fr-FR" else {"English"} if node.value == "en-GB" else set()
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return set()
    if node.func.attr == "press":
        return {"keyboard"}
    if node.func.attr != "open":
        return set()
    said = {keyword.arg for keyword in node.keywords}
    if None in said:  # whatever it is opened with stands elsewhere
        return set()
    usual = {"language": "English", "size": "desk", "motion": "no motion"}
    return {column for keyword, column in usual.items() if keyword not in said}
