"""Make .venv agree with what pyproject.toml asks for."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys

from tools.compile_engine import ROOT, compiling_is_wanted
from tools.launch.place import ENVIRONMENT, PROGRAMS, PYTHON, TOOLS, Trouble, say

SETUP_STAMP = ENVIRONMENT / "escapade-setup.json"


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
    pins = (ROOT / "constraints.txt").read_text().splitlines()
    pin = next(line for line in pins if line.startswith("uv=="))
    command += ["--only-binary=:all:", f"--target={TOOLS}", pin]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        last_lines = "\n".join(done.stderr.strip().splitlines()[-3:])
        raise Trouble(f"pip could not fetch uv. Is there pip, and a network?\n{last_lines}")


def setup_fingerprint() -> list[str]:
    """What .venv depends on; the folder too, because an editable install names it."""
    files = [(ROOT / name).read_text() for name in ("pyproject.toml", "constraints.txt")]
    return [*files, str(ROOT), str(sys.implementation.cache_tag)]


def installed_extras() -> tuple[set[str], bool]:
    """The extras that .venv was made with, and whether it agrees with what is written now."""
    if not (PYTHON.exists() and SETUP_STAMP.is_file()):
        return set(), False
    stamp = json.loads(SETUP_STAMP.read_text())
    return set(stamp["extras"]), stamp["fingerprint"] == setup_fingerprint()


def wanted_extras(extra: str | None) -> set[str]:
    """What a command needs, and the compiler of the rules where it can be of use."""
    extras = {extra} if extra else set()
    return extras | {"build"} if compiling_is_wanted() else extras


def set_up(extra: str | None = None) -> None:
    """Make .venv agree with pyproject.toml and constraints.txt; does nothing if it does."""
    (installed, agrees), wanted = installed_extras(), wanted_extras(extra)
    if agrees and wanted <= installed:
        return
    say("Setting up .venv (once; the packages are fetched) ...")
    uv = find_uv()
    SETUP_STAMP.unlink(missing_ok=True)
    if not agrees:
        run_uv(uv, "venv", "--clear", f"--python={sys.executable}", str(ENVIRONMENT))
    extras = sorted(wanted | installed)
    install(uv, f".[{','.join(extras)}]" if extras else ".")
    SETUP_STAMP.write_text(json.dumps({"extras": extras, "fingerprint": setup_fingerprint()}))


def install(uv: str, project: str) -> None:
    """An editable install of exact versions; it is never compiled, see tools/compile_engine.py."""
    pins = ["--constraint=constraints.txt", "--build-constraint=constraints.txt"]
    run_uv(uv, "pip", "install", f"--python={PYTHON}", *pins, f"--editable={project}")


def run_uv(uv: str, *arguments: str) -> None:
    """uv says itself, on stderr, what went wrong."""
    environment = os.environ | {"ESCAPADE_COMPILE": "0"}
    done = subprocess.run([uv, "--quiet", *arguments], cwd=ROOT, env=environment, check=False)
    if done.returncode != 0:
        raise Trouble(f"`uv {' '.join(arguments[:2])}` failed, see above. Is there a network?")
