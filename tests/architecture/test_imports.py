"""Imports go one way. The arrows of design.md as data; any other arrow fails."""

import ast
import sys
from functools import cache

import pytest

from tests.architecture.sources import Module, in_parts, modules, parsed

RULES = {"core", "content", "games"}
PLAY = RULES | {"play"}
SENTENCES = PLAY | {"language"}
PLAYERS = PLAY | {"bots"}
DOORS = PLAYERS | {"coach", "sim", "lab", "envs", "server", "language"}

ALLOWED: dict[str, set[str]] = {
    "core": {"core"},
    "content": {"core", "content"},
    "games": RULES,
    "play": PLAY, "language": SENTENCES,
    "testing": PLAY,
    "bots": PLAYERS,
    "coach": PLAYERS | {"coach"},
    "sim": PLAYERS | {"sim"}, "lab": PLAYERS | {"coach", "sim", "lab", "language"}, "envs": PLAYERS | {"envs"},
    "server": PLAYERS | {"coach", "server", "language"},
    "terminal": DOORS | {"terminal", ""},
    "commands": DOORS | {"terminal", "commands", ""},
    "cli": DOORS | {"terminal", "commands", "cli", ""},
    "": RULES,
}
"""Part of the package → the parts it may import; the empty name is the package's own `__init__`."""

ROOMS = {"wire", "tables", "store", "bots", "operate"}
ANALYSIS = {"analysis"}
PUSH = {"push"}
INSIDE_SERVER: dict[str, set[str]] = {
    "operate": {"operate"},
    "bots": {"bots", "worker_process"},
    "analysis": ANALYSIS | {"wire", "operate", "settings", "worker_process"},
    "store": {"store", "queue"},
    "wire": {"wire", "operate", "settings"},
    "push": PUSH | {"store", "tables", "wire", "settings"},
    "tables": ROOMS | {"settings", "queue"},
    "settings": set(), "queue": set(), "worker_process": set(), "published": set(), "pages": {"published"},
    "security": {"settings"}, "catalogue": {"wire"},
    "process": ROOMS | PUSH | ANALYSIS | {"settings", "security"},
    "reach": {"settings"}, "guesses": {"process", "wire"},
    "link_page": {"pages", "process", "published", "store", "tables"},
    "http": ROOMS | PUSH | {"process", "published", "security", "catalogue", "guesses"},
    "doors": {"guesses", "http", "link_page", "process", "reach", "security", "tables", "wire"},
    "app": {"doors", "http", "pages", "process", "security", "wire"},
    "checks": {"settings"}, "listening": {"wire"},
    "serve": {"app", "listening", "process", "settings", "wire"},
    "": set(),
}
"""Room or file of the server → what of the server it may import: the rooms know nothing of tables, tables know the
rooms, and what puts them together knows all.
"""
KEPT_FROM_COMMANDS = ("tables.table", "tables.registry", "tables.audience", "tables.errands", "tables.services",
                      "tables.bot_turns", "tables.arrivals", "store.store", "store.database", "store.append",
                      "store.batches", "queue", "wire.connection", "wire.websocket")
"""What can write, send or reach a table: a command returns a Change and calls none of it."""

OUTSIDE_CORE = {"typing", "mypy_extensions", "collections.abc"}


def imported(module: Module) -> list[tuple[int, str]]:
    """Every module that is imported, at any place of the file, with its line."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module.name}:{node.lineno} imports by dots"
            found.append((node.lineno, node.module or ""))
            if node.module in ("escapade", "escapade.games", "escapade.server", "escapade.server.tables"):
                found += [(node.lineno, f"{node.module}.{alias.name}") for alias in node.names]
    return found


def check_arrows(module: Module) -> None:
    """Every import of our own goes where it may."""
    assert module.part in ALLOWED, f"no law says what {module.name} may import"
    for line, name in imported(module):
        parts = name.split(".")
        if parts[0] != "escapade" or (name == "escapade" and module.part in ("terminal", "commands", "cli", "testing")):
            continue
        part = parts[1] if len(parts) > 1 else ""
        if part and f"escapade.{part}" not in parts_of_package():
            continue
        assert part in ALLOWED[module.part], f"{module.name}:{line} imports {name}"


def check_rooms(module: Module) -> None:
    """Every import inside the server goes where its room may look, and no command reaches a table."""
    room = ".".join(module.name.split(".")[2:3])
    assert room in INSIDE_SERVER, f"no law says what {module.name} may import"
    for line, name in imported(module):
        parts = name.split(".")
        if parts[:2] != ["escapade", "server"] or len(parts) == 2:
            continue
        assert parts[2] in INSIDE_SERVER[room], f"{module.name}:{line} imports {name}"
        if module.name.startswith("escapade.server.tables.commands"):
            assert ".".join(parts[2:4]) not in KEPT_FROM_COMMANDS, f"{module.name}:{line} imports {name}"


def check_no_types_only(module: Module) -> None:
    """No import for types alone: it hides that two modules need each other."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            assert name != "TYPE_CHECKING", f"{module.name}:{node.lineno} imports for types only"


def check_no_circle(found: list[Module]) -> None:
    """No module comes back to itself by imports, wherever they stand in a file."""
    names = {module.name for module in found}
    arrows = {module.name: {name for name in members(module) if name in names and name != module.name}
              for module in found}
    done: set[str] = set()

    def follow(name: str, way: list[str]) -> None:
        assert name not in way, f"a circle of imports: {' → '.join([*way[way.index(name):], name])}"
        if name not in done:
            for other in sorted(arrows[name]):
                follow(other, [*way, name])
            done.add(name)

    for name in sorted(names):
        follow(name, [])


def members(module: Module) -> set[str]:
    """Everything imported, each name of `from a import b` as `a` and as `a.b`."""
    found = {name for _, name in imported(module)}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def check_games_apart(module: Module) -> None:
    """No game imports another one."""
    mine = module.name.split(".")[2:3]
    for line, name in imported(module):
        parts = name.split(".")
        if parts[:2] == ["escapade", "games"] and len(parts) > 2:
            assert parts[2:3] == mine or (not mine and parts[2] == "load"), f"{module.name}:{line} imports {name}"


def check_core_outside(module: Module) -> None:
    """core needs nothing but types from outside."""
    for line, name in imported(module):
        assert name.startswith("escapade.core") or name in OUTSIDE_CORE, f"{module.name}:{line} imports {name}"


def check_content_knows_no_game(module: Module, keys: list[str]) -> None:
    """No game's name stands in the reader of content."""
    words = [node.value for node in ast.walk(module.tree) if isinstance(node, ast.Constant)]
    assert not [key for key in keys if key in words], f"{module.name} names a game"


@cache
def parts_of_package() -> frozenset[str]:
    """The package's own parts; not asked before a test needs them, because every process reads this file."""
    return frozenset(".".join(module.name.split(".")[:2]) for module in modules())


def game_keys() -> list[str]:
    """The folders of the games."""
    return sorted({module.name.split(".")[2] for module in in_parts("games") if module.name.count(".") > 1})


def test_imports_go_one_way() -> None:
    """design.md: "Imports go one way: core, content ← games ← play, language ← bots ← coach, sim ← lab, …"."""
    for module in modules():
        check_arrows(module)
        check_no_types_only(module)
    check_no_circle(modules())


def test_the_rooms_of_the_server() -> None:
    """design.md: "any other arrow, between the rooms of the server too"."""
    server = in_parts("server")
    assert {module.name.split(".")[2] for module in server if module.name.count(".") > 2} == ROOMS | PUSH | ANALYSIS
    for module in server:
        check_rooms(module)


def test_core_imports_only_itself() -> None:
    """`core/__init__`: "imports nothing of Escapade but itself"; from outside only typing and mypy_extensions."""
    assert len(in_parts("core")) > 10
    for module in in_parts("core"):
        check_core_outside(module)


def test_no_game_imports_another() -> None:
    """`games/__init__`: "a game knows core and content, never another game"."""
    assert game_keys()
    for module in in_parts("games"):
        check_games_apart(module)


def test_content_knows_no_game() -> None:
    """`content/__init__`: "knows no game"."""
    for module in in_parts("content"):
        check_content_knows_no_game(module, game_keys())


def test_everything_from_outside_is_a_dependency() -> None:
    """Whatever is imported from outside is in the standard library or named in pyproject.toml."""
    known = set(sys.stdlib_module_names) | {"escapade", "mypy_extensions", "jsonschema", "fluent", "rich", "typer",
                                            "brotli", "librt", "pyspiel", "open_spiel", "click", "starlette", "uvicorn",
                                            "msgspec", "sqlalchemy", "alembic", "asyncpg", "prometheus_client",
                                            "websockets", "cryptography", "pyarrow", "optuna", "ray", "distributed"}
    for module in modules():
        for line, name in imported(module):
            assert name.split(".")[0] in known, f"{module.name}:{line} imports {name}"


@pytest.mark.parametrize(("name", "text"), [
    ("escapade.core.state", "from escapade.games.evades.state import EvadesState"),
    ("escapade.core.state", "def late():\n    import escapade.play.notation"),
    ("escapade.content.read", "from escapade.games import load"),
    ("escapade.games.evades.rules", "from escapade.play.notation import read"),
    ("escapade.games.evades.rules", "from escapade.bots import random"),
    ("escapade.play.record", "from escapade.bots.base import Bot"),
    ("escapade.bots.greedy", "from escapade.terminal.screen import Screen"),
    ("escapade.sim.batch", "from escapade.testing import given"),
    ("escapade.unheard_of", "import escapade.core"),
])
def test_a_wrong_arrow_is_caught(name: str, text: str) -> None:
    """Planted imports against the arrows."""
    with pytest.raises(AssertionError, match=r"imports|no law"):
        check_arrows(parsed(name, text))


@pytest.mark.parametrize(("name", "text"), [
    ("escapade.server.wire.connection", "from escapade.server.tables.table import Table"),
    ("escapade.server.wire.encoding", "from escapade.server.store.writes import StoreDown"),
    ("escapade.server.store.append", "from escapade.server.tables.document import Document"),
    ("escapade.server.store.store", "from escapade.server.operate import metrics"),
    ("escapade.server.bots.worker", "from escapade.server.settings import Settings"),
    ("escapade.server.operate.logs", "def late():\n    from escapade.server import process"),
    ("escapade.server.tables.table", "from escapade.server import http"),
    ("escapade.server.tables.table", "from escapade.server.process import Server"),
    ("escapade.server.tables.commands.play", "from escapade.server.tables.table import Table"),
    ("escapade.server.tables.commands.talk", "from escapade.server.tables import registry"),
    ("escapade.server.tables.commands.talk", "from escapade.server.store.store import Store"),
    ("escapade.server.attic", "import escapade.core"),
])
def test_a_wrong_arrow_inside_the_server_is_caught(name: str, text: str) -> None:
    """Planted imports against the laws of the rooms."""
    with pytest.raises(AssertionError, match=r"imports|no law"):
        check_rooms(parsed(name, text))


def test_hidden_circles_are_caught() -> None:
    """Planted: an import for types only, and three modules in a ring, one arrow of it inside a function."""
    for text in ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import json",
                 "import typing\nif typing.TYPE_CHECKING:\n    import json"):
        with pytest.raises(AssertionError, match="for types only"):
            check_no_types_only(parsed("escapade.server.http", text))
    ring = [parsed("a.one", "from a import two"), parsed("a.two", "def late():\n    import a.three"),
            parsed("a.three", "from a.one import x")]
    with pytest.raises(AssertionError, match=r"a circle of imports: a\.one → a\.two → a\.three → a\.one"):
        check_no_circle(ring)
    check_no_circle(ring[:2])


def test_other_wrong_imports_are_caught() -> None:
    """Planted imports against the other laws."""
    with pytest.raises(AssertionError, match="imports json"):
        check_core_outside(parsed("escapade.core.state", "import json"))
    with pytest.raises(AssertionError, match=r"imports escapade\.games\.elba"):
        check_games_apart(parsed("escapade.games.evades.rules", "from escapade.games.elba import rules"))
    with pytest.raises(AssertionError, match=r"imports escapade\.games\.elba"):
        check_games_apart(parsed("escapade.games.evades.rules", "from escapade.games import elba"))
    with pytest.raises(AssertionError, match="names a game"):
        check_content_knows_no_game(parsed("escapade.content.read", "if game == 'evades':\n    pass"), ["evades"])
