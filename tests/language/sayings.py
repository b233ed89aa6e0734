"""The keys that modules say by name, by syntax tree, with the params they give."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "escapade"
CLIENT = ROOT / "web" / "src"
TALKERS = ["language/*.py", "cli.py", "commands/**/*.py", "terminal/**/*.py", "lab/**/*.py", "server/pages.py",
           "server/link_page.py"]
"""The modules that may say a key of their own choice; all other keys follow from games, bots and error codes."""
OWN_KEY = re.compile(r"(?:cli|[a-z_]+-(?:terminal|board|study))(-[a-z0-9_]+)+")
"""What keys look like that a module has chosen, wherever they are written down."""

CLIENT_KEY = re.compile(r"[\"'`]((?:(?:error-)?web|ending|[a-z_]+-(?:web|board|story|luck))-[a-z0-9_-]+)[\"'`]")
"""The browser's own keys, written out in full wherever they are said."""
CLIENT_TEMPLATE = re.compile(r"`((?:web|ending|(?:[a-z_]+|\$\{[^}`]+\})-(?:web|board|story))-[^`\s]*\$\{[^`\s]*)`")
"""Keys that the client completes: `elba-web-hint-${question}`."""
TERMINAL_FILE = re.compile(r"[\"'`](cli(?=[\"'`-])[a-z0-9_-]*|[a-z_]+-terminal-[a-z0-9_-]*)")
"""The terminal's file or one of its keys, as a source of the client would name it."""
BROWSER_KEY = re.compile(r"(?:web|ending|[a-z_]+-(?:web|story|luck))(-[a-z0-9_]+)+")
"""What the browser's own keys look like."""
CLIENT_CODE = re.compile(r"\"(web\.[a-z_]+)\"")
"""Errors that only the browser can have: their keys begin with `error-`."""


def browser_keys() -> set[str]:
    """The keys that the browser's client says by name."""
    found: set[str] = set()
    for text in browser_sources():
        found |= set(CLIENT_KEY.findall(text))
        found |= {f"error-{code.replace('.', '-')}" for code in CLIENT_CODE.findall(text)}
    return found


def talking_modules() -> list[str]:
    """The text of every module that may say a key of its own choice."""
    paths = [path for pattern in TALKERS for path in sorted(SOURCE.glob(pattern))]
    return [path.read_text(encoding="utf-8") for path in paths]


def completed_in_browser(keys: set[str]) -> set[str]:
    """Those keys that the client says by completing a template."""
    templates = {found for text in browser_sources() for found in CLIENT_TEMPLATE.findall(text)}
    patterns = [re.sub(r"\$\{[^}]+\}", "[a-z0-9_-]+", template) for template in templates]
    return {key for key in keys if any(re.fullmatch(pattern, key) for pattern in patterns)}


@cache
def browser_sources() -> list[str]:
    """Every source of the client; what only its tests say is said to nobody."""
    paths = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return [path.read_text(encoding="utf-8") for path in paths if not path.name.endswith(".test.ts")]


def texts_of(module: str) -> set[str]:
    """Every string literal of a module."""
    return {node.value for node in ast.walk(ast.parse(module))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def sayings_of(module: str) -> dict[str, set[str] | None]:
    """The keys a module says by name, each with the params that it always gives; None where nobody can tell."""
    found: dict[str, set[str] | None] = {text: None for text in texts_of(module) if OWN_KEY.fullmatch(text)}
    for node in ast.walk(ast.parse(module)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say"):
            continue
        first = node.args[0] if node.args else None
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            params = {keyword.arg or "**" for keyword in node.keywords}
            known = found.get(first.value)
            found[first.value] = None if "**" in params else params if known is None else params & known
    return found
