"""The browser's client: built when it changed, with a Node.js that is fetched where the machine has none."""

from __future__ import annotations

import subprocess

from tools import build_web
from tools.compile_engine import ROOT
from tools.launch.environment import find_uv, requirements
from tools.launch.place import PYTHON, say


def fetch_node() -> None:
    """Node.js from PyPI into build/node; no network is no client, not an error."""
    say("Fetching Node.js, which builds the browser's client ...")
    subprocess.run([find_uv(), "--quiet", "pip", "install", f"--python={PYTHON}", f"--target={build_web.NODE_FOLDER}",
                    "--require-hashes", requirements("node")], cwd=ROOT, check=False)


def build_client(*, again: bool = False) -> bool:
    """Build the client if it changed; where that is not possible, one line says so. Whether it is there."""
    reason = build_web.refresh(say, fetch_node, again=again)
    if reason is not None:
        say(f"Note: there is no browser client: {reason}.")
    return reason is None
