"""Write requirements/*.txt and constraints.txt: every version that is installed, with the hashes of its files.

    PYTHONPATH=. .venv/bin/python tools/requirements.py             after a change of pyproject.toml
    PYTHONPATH=. .venv/bin/python tools/requirements.py --upgrade   to the newest versions that pyproject.toml allows

requirements/base.txt is what the program needs. The file of an extra holds what it adds to that, and so does
backend.txt, which builds the project itself; those in ALONE stand alone. They hold for every system and for Python
3.11 and later, and no file names an address: where packages come from is the installer's own business.
constraints.txt is all of it without hashes, and the versions in it are kept until --upgrade. It needs a network.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable

from tools.build_web import NODE_REQUIREMENT
from tools.compile_engine import ROOT
from tools.launch.environment import find_uv

FOLDER = ROOT / "requirements"
CONSTRAINTS = ROOT / "constraints.txt"
HEADER = """\
# The exact versions that set-up installs, on Python 3.11 and later. pyproject.toml says what is needed;
# this file says which of it was tested together, requirements/ adds the hashes. tools/requirements.py writes both.
"""
OPTIONS = ["--universal", "--python-version=3.11", "--generate-hashes", "--no-header", "--no-annotate", "--no-config",
           "--quiet"]
BASE = "base"
ALONE = frozenset({"uv", "node", "supply"})
"""Sets that are installed into a folder of their own."""

Pins = dict[str, str]  # `name==version ; marker`, and the same with its hashes as the file has it


def sets() -> dict[str, list[str]]:
    """What is asked for, by the name of the file: the dependencies, each extra, and what set-up itself uses."""
    written = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = written["project"]
    return {BASE: project["dependencies"], **project["optional-dependencies"],
            "backend": [*written["build-system"]["requires"], "editables"],  # an editable install needs both
            "uv": ["uv"], "node": [NODE_REQUIREMENT]}


def read(text: str) -> Pins:
    """The requirements of a file; each may go on over many lines."""
    joined = [one.strip() for one in re.split(r"\n(?=[^\s#])", "\n" + text) if one.strip()]
    return {one.partition("\\")[0].partition("--hash")[0].strip(): one for one in joined}


def resolve(wanted: Iterable[str], *, upgrade: bool) -> Pins:
    """The versions and hashes of these and of all that they need; uv says itself what is wrong."""
    kept = [] if upgrade else [f"--constraint={CONSTRAINTS}"]
    done = subprocess.run([find_uv(), "pip", "compile", *OPTIONS, *kept, "-"], cwd=ROOT, check=False, text=True,
                          input="\n".join(wanted), stdout=subprocess.PIPE)
    if done.returncode != 0:
        sys.exit("uv could not resolve this, see above. Is there a network?")
    return read(done.stdout)


def write(*, upgrade: bool) -> None:
    """Resolve everything together first, so that the sets agree; then each of them to those versions."""
    asked = sets()
    every = resolve([line for lines in asked.values() for line in lines], upgrade=upgrade)
    CONSTRAINTS.write_text(HEADER + "".join(f"{pin}\n" for pin in sorted(every)), encoding="utf-8")
    FOLDER.mkdir(exist_ok=True)
    base: Pins = {}
    for name, lines in asked.items():
        alone = name in ALONE
        found = resolve(lines if alone else [*asked[BASE], *lines], upgrade=False)
        added = {pin: text for pin, text in found.items() if alone or pin not in base}
        (FOLDER / f"{name}.txt").write_text("".join(f"{added[pin]}\n" for pin in sorted(added)), encoding="utf-8")
        base = base or found


if __name__ == "__main__":
    write(upgrade=sys.argv[1:] == ["--upgrade"])
