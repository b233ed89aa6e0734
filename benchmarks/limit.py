"""The limit: Les Évadés written by hand in C, compiled here, and proved to play the very same matches as the engine."""

import json
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import escapade
from escapade.core.referee import random_match
from escapade.core.rng import Rng
from escapade.play.seeds import derive

KEY = "evades"
SEATS = 4
SOURCE = Path(__file__).resolve().parent / "evades_peer.c"
COMPILER = ["cc", "-O2"]
"""As the engine itself is compiled."""
MATCHES_A_LOOK = 100
PROVED_MATCHES = 1000
REASONS = ["all_aboard", "sent_back", "round_limit"]


@cache
def program() -> str:
    """The compiled program; its folder lasts as long as this process."""
    folder = tempfile.TemporaryDirectory(prefix="escapade-limit-")
    _folders.append(folder)
    path = Path(folder.name, "evades_peer")
    subprocess.run([*COMPILER, "-o", str(path), str(SOURCE)], check=True)
    return str(path)


_folders: list[tempfile.TemporaryDirectory[str]] = []


def play(rng: Rng, matches: int, seconds: float) -> dict[str, Any]:
    """What the program says of so many matches, or as many as fit into the seconds."""
    words = [str(SEATS), *map(str, (rng.a, rng.b, rng.c, rng.counter)), str(matches), str(seconds)]
    found: dict[str, Any] = json.loads(subprocess.check_output([program(), *words]))
    return found


def rate(seconds: float) -> float:
    """Decisions per CPU second."""
    found = play(derive(1, "limit"), MATCHES_A_LOOK, seconds)
    return float(found["decisions"] / found["seconds"])


def engine_totals(rng: Rng, matches: int) -> dict[str, Any]:
    """The same totals, of the engine."""
    game = escapade.load(KEY)
    totals: dict[str, Any] = {"matches": matches, "decisions": 0, "turns": 0, "points": 0, "reasons": [0] * 3,
                              "wins": [0] * SEATS}
    for _ in range(matches):
        state = game.new(SEATS)
        totals["decisions"] += random_match(game, state, rng)
        totals["turns"] += game.describe(state)["turns"]
        outcome: Any = game.outcome(state)
        totals["points"] += sum(outcome["scores"])
        totals["reasons"][REASONS.index(outcome["reason"])] += 1
        for seat in outcome["winners"]:
            totals["wins"][seat] += 1
    return totals


def check_same_matches(matches: int = PROVED_MATCHES) -> dict[str, Any]:
    """From the same stream both play the same matches: decisions, turns, ways to end, points and winners are equal."""
    theirs = play(derive(1, "same"), matches, 0.0)
    ours = engine_totals(derive(1, "same"), matches)
    theirs.pop("seconds")
    assert theirs == ours, f"the limit plays another game: {theirs}, the engine {ours}"
    return ours
