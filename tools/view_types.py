"""Write the types of the games' views for the browser's client, from `view_types.py` of core and of each game.

    python tools/view_types.py          writes them
    python tools/view_types.py --check  fails if one of them is not current
"""

import json
import re
import sys
import textwrap
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, is_typeddict

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "escapade" / "games"
WEB = ROOT / "web" / "src"
COMMON = "escapade.core.view_types"
COMMON_FILE = WEB / "lib" / "game" / "view.ts"
WIDTH = 120
PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null", None: "null"}


def typescript() -> dict[Path, str]:
    """Every file that is written, with its text."""
    common = import_module(COMMON)
    written = {COMMON_FILE: write_file(common, None)}
    for declared in sorted(GAMES.glob("*/view_types.py")):
        game = declared.parent.name
        module = import_module(f"escapade.games.{game}.view_types")
        written[WEB / "games" / game / "view.ts"] = write_file(module, common)
    return written


def write_file(module: ModuleType, common: ModuleType | None) -> str:
    """One file: the types that a module declares; what it takes from the common ones is imported."""
    source = module.__name__.replace(".", "/")
    shared = {} if common is None else named_types(common)
    own = {name: declared for name, declared in named_types(module).items() if name not in shared}
    names = names_of({**shared, **own})
    texts = [write_declaration(name, declared, names, shared) for name, declared in own.items()]
    body = "\n\n".join(texts)
    used = sorted(name for name in shared if re.search(rf"\b{name}\b", re.sub(r"/\*\*.*?\*/", "", body, flags=re.S)))
    head = [f"// Written by tools/view_types.py from src/{source}.py: do not edit."]
    head += [f'import type {{ {", ".join(used)} }} from "../../lib/game/view.ts";'] if used else []
    return "\n".join([*head, comment(module.__doc__ or "")]) + f"\n\n{body}\n"


def named_types(module: ModuleType) -> dict[str, Any]:
    """The objects and the names for unions of a module, in the order in which they stand there."""
    return {name: value for name, value in vars(module).items()
            if is_typeddict(value) or (get_origin(value) in (Union, UnionType, Literal) and not name.startswith("_"))}


def names_of(declared: dict[str, Any]) -> dict[Any, str]:
    """The name that each of these types has."""
    return {value: name for name, value in declared.items()}


def write_declaration(name: str, declared: Any, names: dict[Any, str], shared: dict[str, Any]) -> str:
    """An interface for an object, a type for a union."""
    if not is_typeddict(declared):
        others = {one: called for one, called in names.items() if called != name}
        return fold(f"export type {name} =", write_type(declared, others))
    base = next((one for one in shared.values() if is_typeddict(one) and extends(declared, one)), None)
    inherited = set() if base is None else set(base.__annotations__)
    head = f"export interface {name} {{" if base is None else f"export interface {name} extends {base.__name__} {{"
    fields = [fold(f"  {key}:", write_type(one, names)) for key, one in annotations(declared).items()
              if key not in inherited]
    return "\n".join([comment(declared.__doc__ or ""), head, *fields, "}"])


def extends(declared: Any, base: Any) -> bool:
    """Whether an object has all that another one has, and more. A TypedDict keeps no bases to ask for."""
    return set(base.__annotations__) < set(declared.__annotations__)


def annotations(declared: Any) -> dict[str, Any]:
    """The keys of an object with their types."""
    return dict(declared.__annotations__)


def write_type(declared: Any, names: dict[Any, str]) -> str:
    """A type as TypeScript writes it, by its name where it has one."""
    if declared in names:
        return names[declared]
    origin, inner = get_origin(declared), get_args(declared)
    if origin in (Union, UnionType):
        return " | ".join(write_type(one, names) for one in inner)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in inner)
    if origin is list:
        item = write_type(inner[0], names)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict and inner[0] is str:
        return f"Record<string, {write_type(inner[1], names)}>"
    if declared not in PLAIN:
        raise TypeError(f"there is no TypeScript for {declared}")
    return PLAIN[declared]


def fold(head: str, written: str) -> str:
    """A declaration on one line, or one alternative a line where that would be too long."""
    line = f"{head} {written};"
    if len(line) <= WIDTH:
        return line
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    return head + "".join(f"\n{indent}| {one}" for one in written.split(" | ")) + ";"


def comment(text: str) -> str:
    """A comment; paragraphs become one, lines no longer than the others."""
    return textwrap.fill(f"/** {' '.join(text.split())} */", WIDTH, subsequent_indent="    ")


def main() -> int:
    """Write, or check."""
    stale = 0
    for path, text in typescript().items():
        if "--check" not in sys.argv[1:]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            print(f"{path.relative_to(ROOT)} is not current")  # noqa: T201
            stale += 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
