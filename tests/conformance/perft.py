"""Perft: how many ways there are to play the next n plies, every decision and every outcome counted.

A file `tests/perft/<game>.perft` has one JSON object a line: `seats`, `options` (the wider ranges of written
positions are allowed), `position` (laid over the first position, or left out), `pack` (a folder beside the file, or
left out) and `counts` for depth 1, 2, 3 …
"""

import json
from dataclasses import dataclass
from typing import Any

from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.seat import CHANCE, CHANCE_BIT, seats_of
from escapade.core.state import State
from escapade.games import load_with
from escapade.play.notation import write
from escapade.testing import overlay
from tests.conformance.documents import ROOT

FOLDER = ROOT / "tests" / "perft"


@dataclass
class Entry:
    """One line of a perft file."""

    seats: int
    options: dict[str, object]
    position: dict[str, object]
    counts: list[int]
    pack: str = ""

    def start(self, game: Game) -> State:
        """The position to count from."""
        first = game.new(self.seats)
        return game.position(overlay(game.describe(first), self.position)) if self.position else first

    def write(self) -> str:
        """The entry as its line."""
        written: dict[str, object] = {"seats": self.seats, "options": self.options}
        if self.position:
            written["position"] = self.position
        if self.pack:
            written["pack"] = self.pack
        return json.dumps(written | {"counts": self.counts})


def read_entries(key: str) -> list[Entry]:
    """The entries of a game's file; none when there is no file."""
    path = FOLDER / f"{key}.perft"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    found: list[dict[str, Any]] = [json.loads(line) for line in lines if line.strip()]
    return [Entry(one["seats"], one["options"], one.get("position", {}), one["counts"], one.get("pack", ""))
            for one in found]


def game_of(key: str, entry: Entry) -> Game:
    """The game as the entry wants it."""
    pack = FOLDER / entry.pack if entry.pack else None
    return load_with(key, dict(entry.options), pack, written=True)


def moves(game: Game, state: State) -> list[tuple[int, int]]:
    """Everything that may come next: each outcome, or each legal action of each waiting seat."""
    if state.waiting == CHANCE_BIT:
        return [(CHANCE, outcome) for outcome in range(game.chance_size(state))]
    return [(seat, action) for seat in seats_of(int(state.waiting)) for action in game.legal(state, seat)]


def count(game: Game, state: State, depth: int) -> int:
    """The number of ways to play this many plies."""
    found = moves(game, state)
    if depth == 1:
        return len(found)
    total = 0
    for seat, action in found:
        after = game.clone(state)
        game.apply(after, seat, action, MUTE)
        total += count(game, after, depth - 1)
    return total


def breakdown(game: Game, state: State, depth: int) -> str:
    """The counts below each first move, to compare with another engine or another version."""
    lines: list[str] = []
    for seat, action in moves(game, state):
        after = game.clone(state)
        game.apply(after, seat, action, MUTE)
        below = 1 if depth == 1 else count(game, after, depth - 1)
        lines.append(f"  {write(game, state, seat, action)}: {below}")
    return "\n".join(lines)
