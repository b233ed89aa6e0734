"""What is known about the sources in seconds: lint, types and formatting, of the Python and of the browser's client.

Only the standard library is needed to import this file: run.py reads it before anything is installed. The two
languages are checked at the same time. The client's checks are slow starters, so one that has passed is not run
again before web/ changes; `afresh` runs everything, and the client's types without their cache.
"""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from tools import build_web
from tools.compile_engine import BUILD, ROOT

PYTHON_PIECES = {"lint": ["ruff", "check", "."], "types": ["mypy", "--strict"]}
CLIENT_PIECES = {"client-lint": "lint", "client-format": "format:check", "client-types": "check"}
"""Each is a script of web/package.json."""
PIECES = [*PYTHON_PIECES, *CLIENT_PIECES]
CACHED_TYPES = ["--", "--incremental"]
"""svelte-check warns that its cache may overlook a fault: good enough between two edits, not for the tests."""
PASSED = BUILD / "checked"


@dataclass
class Checked:
    """What became of one piece: whether it passed, its seconds, and what it said."""

    piece: str
    passed: bool
    seconds: float
    said: str


def run(pieces: list[str], python: str, fetch_node: Callable[[], None], *, afresh: bool = False) -> list[Checked]:
    """Check these pieces, both languages at once; the results stand in the order of PIECES."""
    with ThreadPoolExecutor(2) as both:
        of_client = both.submit(check_client, [one for one in pieces if one in CLIENT_PIECES], fetch_node,
                                afresh=afresh)
        of_python = both.submit(check_python, [one for one in pieces if one in PYTHON_PIECES], python)
        return sorted([*of_python.result(), *of_client.result()], key=lambda one: PIECES.index(one.piece))


def check_python(pieces: list[str], python: str) -> list[Checked]:
    """Run these tools one after another with the Python of the environment."""
    return [timed(piece, partial(run_module, python, PYTHON_PIECES[piece])) for piece in pieces]


def check_client(pieces: list[str], fetch_node: Callable[[], None], *, afresh: bool) -> list[Checked]:
    """Run these scripts of the client one after another."""
    return [timed(piece, partial(run_script, piece, fetch_node, afresh=afresh)) for piece in pieces]


def timed(piece: str, check: Callable[[], str | None]) -> Checked:
    """The result of a check that gives None, or what is wrong."""
    start = time.monotonic()
    said = check()
    return Checked(piece, said is None, time.monotonic() - start, said or "")


def run_module(python: str, arguments: list[str]) -> str | None:
    """What a tool complains of, or None."""
    done = subprocess.run([python, "-m", *arguments], cwd=ROOT, check=False, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    return None if done.returncode == 0 else done.stdout.strip()


def run_script(piece: str, fetch_node: Callable[[], None], *, afresh: bool) -> str | None:
    """What a script of the client complains of, or None; one that web/package.json lacks is a complaint too."""
    wanted, stamp, script = build_web.fingerprint(), PASSED / piece, CLIENT_PIECES[piece]
    if not afresh and stamp.is_file() and stamp.read_text() == wanted:
        return None
    if script not in client_scripts():
        return f"web/package.json has no script {script!r}"
    cached = CACHED_TYPES if piece == "client-types" and not afresh else []
    try:
        node = build_web.find_node(fetch_node)
        build_web.install_modules(node)
        build_web.run_npm(node, "run", script, *cached)
    except (build_web.WebError, OSError) as error:
        return str(error)
    PASSED.mkdir(parents=True, exist_ok=True)
    stamp.write_text(wanted)
    return None


def client_scripts() -> dict[str, str]:
    """The scripts of web/package.json."""
    found: dict[str, str] = json.loads((build_web.WEB / "package.json").read_text(encoding="utf-8"))["scripts"]
    return found
