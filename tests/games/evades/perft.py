"""Writes tests/perft/evades.perft, with counts of the slow reference: python -m tests.games.evades.perft.

One JSON object a line: name, seats, options, position (laid over the first one) and counts for depth 1, 2, 3 …
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.games.evades import reference
from tests.games.evades.positions import FIVE_ABOARD, FOUR_ABOARD, TWO_ABOARD, choosing, position_before_dice, throw

FILE = Path(__file__).resolve().parents[2] / "perft" / "evades.perft"
SQUARES = 6


@dataclass
class Line:
    """What is counted: p0 or p1 is about to choose dice, or has thrown these dice, on a track of six squares."""

    name: str
    depth: int
    track: str = ""
    boarded: str = ""
    finished_rounds: int = 0
    count_empty_only: bool = False
    round_limit: int = 100
    turns: int | None = None
    dice: str = ""

    def options(self) -> dict[str, Any]:
        """The options of the match."""
        return {"squares": SQUARES, "count_empty_only": self.count_empty_only, "round_limit": self.round_limit}

    def described(self) -> dict[str, object]:
        """The whole position, for the reference."""
        match = choosing(self.track, self.boarded, finished_rounds=self.finished_rounds, turns=self.turns,
                         **self.options())
        if self.dice:
            throw(match, self.dice)
        return match.game.describe(match.state)

    def written(self) -> dict[str, object]:
        """The line without its counts."""
        position = position_before_dice(self.track, self.boarded, finished_rounds=self.finished_rounds,
                                        turns=self.turns)
        if self.dice:
            position |= {key: self.described()[key] for key in ("phase", "named", "faces", "unused")}
        return {"name": self.name, "seats": 2, "options": self.options(), "position": position}


LINES = [
    Line("start", 7),
    Line("start, last turn", 8, turns=1, round_limit=1, track="1 blue red, 2 yellow light_green, 3 dark_green brown"),
    Line("stacks", 7, "1 red, 3 blue brown yellow, 5 orange"),
    Line("stacks, only empty squares", 7, "1 red, 3 blue brown yellow, 5 orange", count_empty_only=True),
    Line("white open", 6, "2 red, 4 blue brown", finished_rounds=1),
    Line("white in hand", 7, "2 red, 4 blue brown", finished_rounds=1, dice="red 2, blue 1, brown 1, white 2"),
    Line("white in hand, everybody close", 7, "2 red blue, 3 brown orange, 4 yellow, 5 light_green dark_green",
         finished_rounds=1, dice="red 2, orange 1, light_green 1, white 2"),
    Line("white in hand, only empty squares", 7, "2 red blue, 3 brown orange, 4 yellow, 5 light_green dark_green",
         finished_rounds=1, count_empty_only=True, dice="blue 2, orange 2, dark_green 3, white 2"),
    Line("two aboard", 8, "2 red, 4 orange brown", TWO_ABOARD),
    Line("two aboard, white open", 8, "2 red, 4 orange brown", TWO_ABOARD, finished_rounds=1),
    Line("four aboard", 10, "2 red, 4 orange brown", FOUR_ABOARD),
    Line("four aboard, white open", 9, "2 red, 4 orange brown", FOUR_ABOARD, finished_rounds=1),
    Line("four aboard, white open, only empty squares", 9, "2 red, 3 orange, 4 brown", FOUR_ABOARD,
         finished_rounds=1, count_empty_only=True),
    Line("five aboard", 11, "3 red, 5 brown", FIVE_ABOARD),
    Line("five aboard, white open", 12, "3 brown red", FIVE_ABOARD, finished_rounds=1),
    Line("five aboard, white open, only empty squares", 12, "4 red, 5 brown", FIVE_ABOARD, finished_rounds=1,
         count_empty_only=True),
    Line("five aboard, last turn", 7, "2 red", FIVE_ABOARD, turns=3, round_limit=2),
]


def write_file() -> None:
    """Count everything anew; takes a minute."""
    text = ""
    for line in LINES:
        start = reference.read_position(line.described())
        counts = [reference.count(start, depth) for depth in range(1, line.depth + 1)]
        text += json.dumps(line.written() | {"counts": counts}) + "\n"
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_file()
