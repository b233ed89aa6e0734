"""A record as the steps that stand: what was taken back is left out."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from escapade.core.game import Game
from escapade.core.seat import CHANCE
from escapade.core.state import State
from escapade.play.notation import read
from escapade.play.record import Record, replay

TABLE = "table "


@dataclass(frozen=True)
class Step:
    """One entry of a record that moved something: where it stands, who did what, and the position before it."""

    entry: int
    """From 1, as replays number them."""
    seat: int
    action: int
    before: State

    @property
    def is_draw(self) -> bool:
        """Whether chance did it."""
        return self.seat == CHANCE


def steps_of(record: Record, pack: Path | None = None) -> tuple[Game, list[Step], State]:
    """The game, the steps that stand, and the last position; BadInput names the line that cannot be played."""
    positions: Iterator[tuple[Game, State]] = replay(record, pack)
    game, state = next(positions)
    steps: list[Step] = []
    for entry, (words, (_, after)) in enumerate(zip(record.entries, positions, strict=False), 1):
        if words.startswith(TABLE):
            while steps and steps[-1].before.ply >= after.ply:
                steps.pop()
        else:
            seat, action = read(game, state, words)
            steps.append(Step(entry, seat, action, state))
        state = after
    for _ in positions:
        raise AssertionError("a record has one position for every entry")
    return game, steps, state
