"""The source files of the package, parsed once, and small questions about them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tools import compile_engine

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "escapade"

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Module:
    """One file: its dotted name, its text and its tree."""

    name: str
    text: str
    tree: ast.Module

    @property
    def part(self) -> str:
        """The folder or file right below the package: `core`, `games`, `notation`; empty for the package itself."""
        return self.name.split(".")[1] if "." in self.name else ""


def parsed(name: str, text: str) -> Module:
    """A module from its text; also for planted sources."""
    return Module(name, text, ast.parse(text))


@cache
def modules() -> list[Module]:
    """Every module of the package, as written (never the compiled copy)."""
    return [parsed(dotted(path), path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))]


def dotted(path: Path) -> str:
    """The name a file is imported by."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def compiled_modules() -> list[Module]:
    """The modules that mypyc compiles."""
    names = {dotted(path) for path in compile_engine.modules_to_compile(PACKAGE)}
    return [module for module in modules() if module.name in names]


@cache
def compiled_server_modules() -> list[Module]:
    """Those of the server that mypyc compiles."""
    names = {dotted(path) for path in compile_engine.server_modules(PACKAGE)}
    return [module for module in modules() if module.name in names]


def in_parts(*parts: str) -> list[Module]:
    """The modules of some parts of the package."""
    return [module for module in modules() if module.part in parts]


def functions(tree: ast.AST, owner: str = "") -> Iterator[tuple[str, Function]]:
    """Every function with its name, methods as `Class.method`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield f"{owner}{node.name}", node
            yield from functions(node, f"{owner}{node.name}.")
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{owner}{node.name}.")
        else:
            yield from functions(node, owner)
