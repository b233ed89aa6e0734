"""Where everything is, and how the person at the keyboard is told about it."""

from __future__ import annotations

import os
import sys
import tomllib

from tools.compile_engine import BUILD, ROOT

ENVIRONMENT = ROOT / ".venv"
PROGRAMS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
TOOLS = BUILD / "tools"


class Trouble(Exception):
    """Something the person at the keyboard has to know; shown without a stack trace."""


def say(text: str) -> None:
    """Messages go to stderr: stdout belongs to the program that is started."""
    print(text, file=sys.stderr, flush=True)


def version() -> str:
    """The version of the project as pyproject.toml has it: nothing need be installed to know it."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])
