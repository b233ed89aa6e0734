"""What two bots got of each other, block by block, and the folder in which that is kept."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from escapade.core.errors import BadInput
from escapade.lab.rating import Pair
from escapade.lab.sequential import Sequential
from escapade.sim.kept import PLAN, cannot_write, write_whole

Block = tuple[float, float]
"""What the first got of a block, and the second."""


@dataclass
class Meeting:
    """What two bots got of each other: block by block, the results of the first and of the second."""

    pair: Pair
    effect: float
    matches_a_block: int
    blocks: list[Block] = field(default_factory=list)

    def test(self) -> Sequential:
        """The test over all blocks in their order."""
        test = Sequential(self.effect)
        for mine, theirs in self.blocks:
            test.add(mine - theirs)
        return test

    def scores(self) -> list[float]:
        """The share of each block's wins that the first one got; a half where nobody won."""
        return [mine / (mine + theirs) if mine + theirs else 0.5 for mine, theirs in self.blocks]

    def to_json(self) -> dict[str, object]:
        """The same for programs."""
        test = self.test()
        count = max(1, len(self.blocks))
        return {"a": self.pair[0], "b": self.pair[1], "verdict": test.verdict, "difference": test.mean(),
                "reach": test.reach(), "result_a": sum(mine for mine, _ in self.blocks) / count,
                "result_b": sum(theirs for _, theirs in self.blocks) / count, "blocks": len(self.blocks),
                "matches": len(self.blocks) * self.matches_a_block}


class KeptBlocks:
    """A folder in which the blocks of every pair are kept: whoever comes back goes on from there."""

    def __init__(self, folder: Path, plan: dict[str, object]) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            place = folder / PLAN
            if not place.exists():
                write_whole(place, json.dumps(plan, sort_keys=True).encode())
            found = json.loads(place.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise cannot_write(folder, error) from None
        if found != json.loads(json.dumps(plan)):
            raise BadInput("input.other_run", {"folder": str(folder)})

    def path_of(self, pair: Pair) -> Path:
        """Where a pair's blocks are."""
        return self.folder / f"{pair[0]}-{pair[1]}.json".replace(":", "_")

    def read(self, pair: Pair) -> list[Block]:
        """The blocks that are there; none where the file is missing or damaged."""
        try:
            return [(float(one), float(other)) for one, other in json.loads(self.path_of(pair).read_bytes())]
        except (OSError, ValueError, TypeError):
            return []

    def write(self, pair: Pair, blocks: list[Block]) -> None:
        """All blocks of a pair, whole or not at all."""
        try:
            write_whole(self.path_of(pair), json.dumps(blocks).encode())
        except OSError as error:
            raise cannot_write(self.folder, error) from None
