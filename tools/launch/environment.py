"""Make .venv agree with what pyproject.toml asks for, from files with known hashes alone."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.compile_engine import BUILD, ROOT, compiling_is_wanted
from tools.launch.place import ENVIRONMENT, PROGRAMS, PYTHON, TOOLS, Trouble, say

SETUP_STAMP = ENVIRONMENT / "escapade-setup.json"
TO_SERVE = "push"
"""The extra that a server is set up with: whoever closed the page is told that it is their turn."""
CONTAINED = {"test": {TO_SERVE}}
"""Extras that have all of another one."""


def find_uv() -> str:
    """The installer: from PATH, or a private copy that pip fetches."""
    private = TOOLS / PROGRAMS.name / ("uv.exe" if os.name == "nt" else "uv")
    if not private.is_file():
        on_path = shutil.which("uv")
        if on_path is not None:
            return on_path
        fetch_uv()
    if not private.is_file():
        raise Trouble(f"pip installed uv, but there is no {private}")
    return str(private)


def fetch_uv() -> None:
    """A target folder needs neither a virtual environment nor leave to change the system's."""
    say("Fetching uv, which installs the packages ...")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-user", "--upgrade"]
    command += ["--only-binary=:all:", f"--target={TOOLS}", "--require-hashes", requirements("uv")]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        last_lines = "\n".join(done.stderr.strip().splitlines()[-3:])
        raise Trouble(f"pip could not fetch uv. Is there pip, and a network?\n{last_lines}")


def requirements(name: str) -> str:
    """The option that names a file of requirements/, see tools/requirements.py."""
    return f"--requirement=requirements/{name}.txt"


def setup_fingerprint() -> list[str]:
    """What .venv depends on; the folder too, because an editable install names it."""
    written = [ROOT / "pyproject.toml", ROOT / "constraints.txt", *sorted((ROOT / "requirements").glob("*.txt"))]
    return [digest(written), str(ROOT), str(sys.implementation.cache_tag)]


def digest(paths: list[Path]) -> str:
    """Changes with what these files say."""
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in paths)).hexdigest()


def installed_extras() -> tuple[set[str], bool]:
    """The extras that .venv was made with, and whether it agrees with what is written now."""
    if not (PYTHON.exists() and SETUP_STAMP.is_file()):
        return set(), False
    stamp = json.loads(SETUP_STAMP.read_text())
    extras = set(stamp["extras"])
    return extras.union(*[CONTAINED.get(one, set()) for one in extras]), stamp["fingerprint"] == setup_fingerprint()


def wanted_extras(extra: str | None) -> set[str]:
    """What a command needs, and the compiler of the rules where it can be of use."""
    extras = {extra} if extra else set()
    return extras | {"build"} if compiling_is_wanted() else extras


def set_up(extra: str | None = None) -> None:
    """Make .venv agree with pyproject.toml and requirements/; does nothing if it does."""
    (installed, agrees), wanted = installed_extras(), wanted_extras(extra)
    if agrees and wanted <= installed:
        return
    say("Setting up .venv (once; the packages are fetched) ...")
    uv = find_uv()
    SETUP_STAMP.unlink(missing_ok=True)
    if not agrees:
        run_uv(uv, "venv", "--clear", f"--python={sys.executable}", str(ENVIRONMENT))
    extras = sorted(wanted | installed)
    install(uv, extras)
    SETUP_STAMP.write_text(json.dumps({"extras": extras, "fingerprint": setup_fingerprint()}))


def set_up_to_serve() -> None:
    """The same for a server. Where there is no such package for this machine, it serves without, and says so."""
    try:
        set_up(TO_SERVE)
    except Trouble as trouble:
        say(f"Nobody will be told anything while their page is closed: {trouble}")
        set_up()


def install(uv: str, extras: list[str]) -> None:
    """The packages; then, fetching nothing more, the project as it lies, which is never compiled here."""
    install_sets(uv, PYTHON, ["base", "backend", *extras])
    run_uv(uv, "pip", "install", f"--python={PYTHON}", "--no-deps", "--no-build-isolation", "--editable=.")


def install_sets(uv: str, python: Path, names: list[str]) -> None:
    """Packages whose files have the hashes that are written down.

    What has no ready file for this machine is built from its source, with build tools of exact versions.
    """
    files = [requirements(name) for name in names]
    run_uv(uv, "pip", "install", f"--python={python}", "--require-hashes", "--build-constraint=constraints.txt", *files)


def make_apart(name: str, sets: list[str]) -> Path:
    """The programs' folder of an environment under build/ with these sets and nothing else; made when they changed."""
    folder = BUILD / name
    stamp, programs = folder / "sets.sha256", folder / PROGRAMS.name
    wanted = digest([ROOT / "requirements" / f"{one}.txt" for one in sets]) + str(sys.implementation.cache_tag)
    if not (stamp.is_file() and stamp.read_text() == wanted):
        uv = find_uv()
        run_uv(uv, "venv", "--clear", f"--python={sys.executable}", str(folder))
        install_sets(uv, programs / PYTHON.name, sets)
        stamp.write_text(wanted)
    return programs


def run_uv(uv: str, *arguments: str) -> None:
    """uv says itself, on stderr, what went wrong."""
    environment = os.environ | {"ESCAPADE_COMPILE": "0"}
    done = subprocess.run([uv, "--quiet", *arguments], cwd=ROOT, env=environment, check=False)
    if done.returncode != 0:
        raise Trouble(f"`uv {' '.join(arguments[:2])}` failed, see above. Is there a network?")
