"""`run.py audit`: what is known against the packages that Escapade uses, and which have newer versions.

It ends with 0 if nothing is known against any, with 1 if something is, and with 3 if that could not be asked: no
network, or one that does not lead there. A newer version alone is no fault.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools import build_web
from tools.compile_engine import ROOT
from tools.launch.client import fetch_node
from tools.launch.environment import find_uv, make_apart, set_up
from tools.launch.place import PYTHON, Trouble

SOUND, BAD, UNKNOWN = 0, 1, 3
LONGEST_ANSWER = 300
"""Seconds after which a network that says nothing is taken for none."""


@dataclass(frozen=True)
class Answer:
    """One line for each thing that was found; None if it could not be asked."""

    title: str
    found: list[str] | None
    is_fault: bool = True


def audit(arguments: list[str]) -> int:
    """Ask about everything, whatever became of the question before; print the answers."""
    if arguments:
        raise Trouble("audit takes no words: python3 run.py audit")
    answers = [
        Answer("known faults, Python", asked(python_faults)),
        Answer("known faults, client", asked(client_faults)),
        Answer("newer versions, Python", asked(newer_python), is_fault=False),
        Answer("newer versions, client", asked(newer_client), is_fault=False),
    ]
    for answer in answers:
        print(told(answer), flush=True)
    return verdict(answers)


def told(answer: Answer) -> str:
    """An answer as a person reads it."""
    if answer.found is None:
        return f"{answer.title}: NOT KNOWN, the network does not let us ask"
    return "\n  ".join([f"{answer.title}: {len(answer.found) or 'none'}", *answer.found])


def verdict(answers: list[Answer]) -> int:
    """The exit code: a fault weighs more than a question without an answer."""
    faults = [answer for answer in answers if answer.is_fault]
    if any(answer.found for answer in faults):
        return BAD
    return UNKNOWN if any(answer.found is None for answer in faults) else SOUND


def asked(question: Callable[[], list[str] | None]) -> list[str] | None:
    """What a question found; a tool that cannot even be fetched has no answer."""
    try:
        return question()
    except (Trouble, build_web.WebError, OSError, subprocess.TimeoutExpired):
        return None


def printed(command: list[str], folder: Path = ROOT) -> Any:
    """What a tool prints as JSON; None if that is no JSON. Exit codes do not tell a fault from a failure."""
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True, timeout=LONGEST_ANSWER)
    try:
        return json.loads(done.stdout)
    except ValueError:
        return None


def python_faults() -> list[str] | None:
    """Of every version in constraints.txt."""
    program = make_apart("supply", ["supply"]) / "pip-audit"
    return read_pip_audit(printed([str(program), "--requirement=constraints.txt", "--no-deps", "--disable-pip",
                                   "--format=json", "--progress-spinner=off"]))


def read_pip_audit(document: Any) -> list[str] | None:
    """A package that was skipped was not asked about: an index that knows nothing of faults skips them all."""
    packages = document.get("dependencies") if isinstance(document, dict) else None
    if not packages or any("skip_reason" in one for one in packages):
        return None
    return [f"{one['name']} {one['version']}: {fault['id']}, mended in {', '.join(fault['fix_versions']) or 'none'}"
            for one in packages for fault in one["vulns"]]


def npm(*arguments: str) -> Any:
    """What npm prints about web/."""
    return printed([*build_web.find_node(fetch_node).npm, *arguments, "--json"], build_web.WEB)


def client_faults() -> list[str] | None:
    """Of every version in package-lock.json."""
    return read_npm_audit(npm("audit", "--package-lock-only"))


def read_npm_audit(document: Any) -> list[str] | None:
    """npm prints JSON about its own failures too; only a report has a version."""
    if not isinstance(document, dict) or "auditReportVersion" not in document:
        return None
    return [f"{name} {fault['range']}: {fault['severity']}" for name, fault in document["vulnerabilities"].items()]


def newer_python() -> list[str] | None:
    """Of what is installed in .venv."""
    set_up()
    found = printed([find_uv(), "--quiet", "pip", "list", "--outdated", "--format=json", f"--python={PYTHON}"])
    if not isinstance(found, list):
        return None
    return [f"{one['name']} {one['version']}: {one['latest_version']}" for one in found]


def newer_client() -> list[str] | None:
    """Of what web/package.json asks for."""
    build_web.install_modules(build_web.find_node(fetch_node))
    found = npm("outdated")
    if not isinstance(found, dict) or "error" in found:
        return None
    return [f"{name} {one['current']}: {one['latest']}" for name, one in found.items()]
