"""Two variants on the same dice: which one does better, after as few matches as it takes."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from escapade.core.game import Game
from escapade.core.state import State
from escapade.lab.portrait import portrait_of
from escapade.lab.sequential import OPEN, Sequential
from escapade.play.loop import sum_up
from escapade.play.seeds import Seed
from escapade.sim.batch import Crew, Job, Task, tasks_done
from escapade.sim.fold import Progress
from escapade.sim.stats import is_shared, is_win
from escapade.sim.study import Study

WIN, ROUNDS = "win", "rounds"
BLOCKS_A_TASK = 8
FIRST_BATCH = 64


@dataclass(frozen=True)
class Seating:
    """Bots in their seats, and the seat that is looked at."""

    bots: tuple[str, ...]
    seat: int


@dataclass(frozen=True)
class Side:
    """One of two variants: options, content, and every seating in which it plays each seed."""

    label: str
    game: str
    options: tuple[tuple[str, object], ...]
    pack: Path | None
    seatings: tuple[Seating, ...]


@dataclass
class Results:
    """What each match of a chunk gave, in order: for every seat 1, a half or 0; whether those together won; rounds."""

    matches: list[tuple[list[float], float, int]] = field(default_factory=list)

    def merge(self, other: "Results") -> None:
        """Put those of the next chunk behind."""
        self.matches += other.matches


class ResultStudy(Study):
    """Notes the result of every match."""

    counts: Results

    @staticmethod
    def nothing(game: Game, seats: int) -> Results:
        """No match yet."""
        return Results()

    def end(self, game: Game, state: State, outcome: dict[str, object]) -> None:
        """Who won, and after how many rounds."""
        played = sum_up(outcome, 0, game.rounds(state))
        seats = [1.0 if is_win(played, seat) else 0.5 if is_shared(played, seat) else 0.0
                 for seat in range(len(played.sides))]
        victory = portrait_of(game.key).victory
        self.counts.matches.append((seats, float(played.reason == victory), played.rounds))


@dataclass(frozen=True)
class Measure:
    """What is compared, and which difference of it would matter."""

    name: str
    effect: float

    def of(self, game: str, seat: int, result: tuple[list[float], float, int]) -> float:
        """The value of one match: rounds, the victory of those who play together, or what the seat got."""
        seats, victory, rounds = result
        if self.name == ROUNDS:
            return float(rounds)
        return victory if portrait_of(game).victory else seats[seat]


@dataclass
class Verdict:
    """How it ended: the test with its verdict, the means of both sides, and the matches that were played."""

    test: Sequential
    means: tuple[float, float] = (0.0, 0.0)
    matches: int = 0

    def to_json(self) -> dict[str, object]:
        """The same for programs."""
        return {"verdict": self.test.verdict, "difference": self.test.mean(), "reach": self.test.reach(),
                "effect": self.test.effect, "a": self.means[0], "b": self.means[1], "blocks": self.test.pairs,
                "matches": self.matches}


@dataclass(frozen=True)
class Contest:
    """Two sides, what is compared, where their dice begin, and after how many blocks nobody goes on."""

    sides: tuple[Side, Side]
    measure: Measure
    seed: Seed
    most: int


def compare(contest: Contest, workers: Crew = 1, progress: Progress | None = None) -> Verdict:
    """Play block after block with both sides until the test has a verdict, or the most there may be are played.

    A block is one number of a match: every seating of both sides, with the same dice. The verdict depends on the
    blocks in their order, never on who played them.
    """
    found = Verdict(Sequential(contest.measure.effect))
    totals, first, size = [0.0, 0.0], 0, FIRST_BATCH
    while found.test.verdict == OPEN and first < contest.most:
        blocks = range(first, min(first + size, contest.most))
        one, other = values(contest, blocks, workers)
        for mine, theirs in zip(one, other, strict=True):
            if found.test.verdict == OPEN:
                found.test.add(mine - theirs)
                totals[0] += mine
                totals[1] += theirs
        if progress is not None:
            progress(len(blocks))
        found.matches += len(blocks) * sum(len(side.seatings) for side in contest.sides)
        first, size = blocks.stop, max(FIRST_BATCH, blocks.stop)
    found.means = (totals[0] / found.test.pairs, totals[1] / found.test.pairs)
    return found


def values(contest: Contest, blocks: range, workers: Crew) -> tuple[list[float], list[float]]:
    """The value of each block for either side, in order: the mean over its seatings."""
    tasks: list[Task] = []
    owners: list[tuple[int, Seating]] = []
    for number, side in enumerate(contest.sides):
        for seating in side.seatings:
            job = Job(side.game, side.options, seating.bots, contest.seed, side.pack, (ResultStudy,))
            for start in range(blocks.start, blocks.stop, BLOCKS_A_TASK):
                tasks.append((job, range(start, min(start + BLOCKS_A_TASK, blocks.stop))))
                owners.append((number, seating))
    found = [[0.0] * len(blocks), [0.0] * len(blocks)]
    for place, part in tasks_done(tasks, workers):
        number, seating = owners[place]
        results = part.totals.studies[0]
        assert isinstance(results, Results)
        for block, result in zip(part.chunk, results.matches, strict=True):
            side = contest.sides[number]
            value = contest.measure.of(side.game, seating.seat, result)
            found[number][block - blocks.start] += value / len(side.seatings)
    return found[0], found[1]


def rotations(bot: str, others: Sequence[str]) -> tuple[Seating, ...]:
    """A bot in every seat in turn, the others around it in their order."""
    return tuple(Seating((*others[:seat], bot, *others[seat:]), seat) for seat in range(len(others) + 1))
