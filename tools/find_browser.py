"""Find a Chromium for the browser tests, or install Debian's where this machine allows it.

Only the standard library is needed to import this file: run.py reads it before anything is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
HOW = ("install Chromium or Chrome (Debian: apt-get install chromium), "
       "or set CHROMIUM to the path of one, and run the tests again")


def find() -> str | None:
    """The path of a browser: the environment's wish, else the first on the path."""
    wish = os.environ.get("CHROMIUM")
    if wish:
        return wish
    return next((path for name in NAMES if (path := shutil.which(name)) is not None), None)


def find_or_install(say: Callable[[str], None]) -> str | None:
    """The same, after an attempt to install it: only as root, and only with apt-get."""
    found = find()
    if found is not None or shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return found
    say("Installing Chromium for the browser tests (once) ...")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
        done = subprocess.run(command, env=environment, check=False, capture_output=True)
        if done.returncode != 0:
            break
    return find()
