"""A game is loaded once by a command, and once in each process that plays for it."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.cli.program import PLAIN

COUNTING = """
import os
from pathlib import Path
from escapade.games.evades import load as module

def counted(*words, real=module.load, **more):
    with Path(os.environ["LOADS"]).open("a") as file:
        file.write(f"{os.getpid()}\\n")
    return real(*words, **more)

module.load = counted
"""
"""Imported by every Python process that starts with this folder on its path: spawned workers too."""


def loads(tmp_path: Path, *words: str) -> list[int]:
    """How often Les Évadés was loaded by the program, in each process that did."""
    (tmp_path / "sitecustomize.py").write_text(COUNTING, encoding="utf-8")
    (tmp_path / "loads").touch()
    environment = {name: value for name, value in {**os.environ, **PLAIN}.items() if value is not None}
    environment |= {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path]), "LOADS": str(tmp_path / "loads")}
    done = subprocess.run([sys.executable, "-m", "escapade.cli", *words], env=environment, capture_output=True,
                          check=False, text=True)
    assert done.returncode == 0, done.stderr
    return sorted(Counter((tmp_path / "loads").read_text(encoding="utf-8").split()).values())


@pytest.mark.parametrize("workers", [1, 2])
def test_a_simulation_loads_its_game_once_in_each_process(tmp_path: Path, workers: int) -> None:
    """With workers, the process that counts has it and each that plays, but for those that are copies of it; a worker
    that comes too late plays nothing.
    """
    words = ["sim", "evades", "--seats", "random,random", "--matches", "40", "--seed", "1", "--option", "squares=20"]
    found = loads(tmp_path, *words, "--workers", str(workers))
    assert set(found) == {1}
    copied = workers == 1 or sys.platform == "linux"
    assert len(found) == 1 if copied else 2 <= len(found) <= 1 + workers


def test_a_match_loads_its_game_once(tmp_path: Path) -> None:
    assert loads(tmp_path, "play", "evades", "--seats", "random,random", "--option", "squares=20") == [1]
