"""`run.py sbom FILE`: everything that Escapade ships with or is built from, as a CycloneDX document.

The Python half is what a server is installed with, with versions, licences and who needs whom; the other half is what
the browser's client is built from. Each is told by the tool of its own world.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from tools import build_web
from tools.compile_engine import ROOT
from tools.launch.client import fetch_node
from tools.launch.environment import make_apart
from tools.launch.place import PYTHON, Trouble, say

SHIPPED = ["base", "postgres", "push"]

Document = dict[str, Any]


def write_sbom(arguments: list[str]) -> int:
    """Write the document into the file that is named."""
    if len(arguments) != 1:
        raise Trouble("say where to write it: python3 run.py sbom FILE")
    document = merge(of_python(), of_client())
    Path(arguments[0]).write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    say(f"{len(document['components'])} components in {arguments[0]}")
    return 0


def of_python() -> Document:
    """What a server is installed with, in an environment that holds nothing else."""
    shipped = make_apart("shipped", SHIPPED) / PYTHON.name
    program = make_apart("supply", ["supply"]) / "cyclonedx-py"
    options = ["--pyproject=pyproject.toml", "--output-reproducible"]
    return told([str(program), "environment", *options, str(shipped)], ROOT)


def of_client() -> Document:
    """What package-lock.json names; nothing need be installed."""
    node = build_web.find_node(fetch_node)
    return told([*node.npm, "sbom", "--sbom-format=cyclonedx", "--package-lock-only"], build_web.WEB)


def told(command: list[str], folder: Path) -> Document:
    """The document that a tool prints."""
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise Trouble(f"{Path(command[0]).name} failed: {done.stderr.strip()}")
    document: Document = json.loads(done.stdout)
    return document


def merge(python: Document, client: Document) -> Document:
    """One document: the client is a component of the first one, and brings its own."""
    root, inner = python["metadata"]["component"], client["metadata"]["component"]
    others = [one for one in python["dependencies"] if one["ref"] != root["bom-ref"]]
    first = next((one for one in python["dependencies"] if one["ref"] == root["bom-ref"]), {"ref": root["bom-ref"]})
    first = {**first, "dependsOn": [*first.get("dependsOn", []), inner["bom-ref"]]}
    return {**python, "components": [*python["components"], {**inner, "type": "library"}, *client["components"]],
            "dependencies": [first, *others, *client["dependencies"]]}
