"""Find a Chromium for the browser tests, or install Debian's where this machine allows it.

Only the standard library is needed to import this file: run.py reads it before anything is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable

SHELL = "chromium-headless-shell"
"""The same engine without tool bars: Debian's Chromium runs a renderer for its own tool bar beside every page, which
costs a browser that nobody looks at two fifths of its time.
"""
NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
HOW = ("install Chromium or Chrome (Debian: apt-get install chromium), "
       "or set CHROMIUM to the path of one, and run the tests again")


def find() -> str | None:
    """The path of a browser: the environment's wish, else the first on the path."""
    wish = os.environ.get("CHROMIUM")
    if wish:
        return wish
    return next((path for name in NAMES if (path := shutil.which(name)) is not None), None)


def find_whole() -> str | None:
    """A browser as people have it, for what the shell lacks."""
    wish = os.environ.get("CHROMIUM")
    if wish and not wish.endswith(SHELL):
        return wish
    return next((path for name in NAMES[1:] if (path := shutil.which(name)) is not None), None)


def find_or_install(say: Callable[[str], None]) -> str | None:
    """The same, after an attempt to install it: only as root, and only with apt-get. Chromium brings the fonts that
    pages are measured with; where its shell is not to be had, it does as well alone, and takes longer.
    """
    if os.environ.get("CHROMIUM") or (shutil.which(SHELL) is not None and find_whole() is not None):
        return find()
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return find()
    say("Installing Chromium for the browser tests (once) ...")
    if find_whole() is not None or install("chromium"):
        install(SHELL)
    return find()


def install(package: str) -> bool:
    """Whether Debian's package could be installed."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", package]):
        if subprocess.run(command, env=environment, check=False, capture_output=True).returncode != 0:
            return False
    return True
