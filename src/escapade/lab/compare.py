"""Two variants on the same dice: which one does better, after as few matches as it takes."""

from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from escapade.core.game import Game
from escapade.core.state import State
from escapade.lab.meeting import Block, KeptBlocks
from escapade.lab.portrait import portrait_of
from escapade.lab.sequential import OPEN, Sequential
from escapade.play.loop import sum_up
from escapade.play.seeds import Seed
from escapade.sim.batch import Crew, Job, Task, company, tasks_done
from escapade.sim.fold import Progress
from escapade.sim.stats import is_shared, is_win
from escapade.sim.study import Study

WIN, ROUNDS = "win", "rounds"
FIRST_BATCH = 64
SECONDS_BETWEEN_WRITES = 1.0
"""Blocks that take longer are written one by one; those that do not are not rewritten all the time."""
PAIR = ("a", "b")
"""What the two sides are called on disk."""


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

    def plan(self) -> dict[str, object]:
        """All that its results depend on besides the seed; its label is not."""
        game, _ = company(self.game, dict(self.options), list(self.seatings[0].bots), self.pack)
        return {"game": game.key, "version": game.version, "options": dict(game.options), "pack": game.source.pack,
                "content": game.source.digest, "seatings": [[list(one.bots), one.seat] for one in self.seatings]}


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

    def plan(self) -> dict[str, object]:
        """What two runs must have in common for one to go on with the other's blocks; `most` may grow."""
        return {"sides": [side.plan() for side in self.sides], "measure": self.measure.name,
                "effect": self.measure.effect, "seed": self.seed}


def compare(contest: Contest, workers: Crew = 1, progress: Progress | None = None,
            kept: KeptBlocks | None = None) -> Verdict:
    """Play block after block with both sides until the test has a verdict, or the most there may be are played.

    A block is one number of a match: every seating of both sides, with the same dice. The verdict depends on the
    blocks in their order, never on who played them, nor on how often the run was stopped where they are `kept`.
    """
    known = kept.read(PAIR)[:contest.most] if kept is not None else []
    found = Verdict(Sequential(contest.measure.effect))
    totals = [0.0, 0.0]
    with closing(blocks_of(contest, known, workers, kept)) as blocks:
        for mine, theirs in blocks:
            found.test.add(mine - theirs)
            totals[0] += mine
            totals[1] += theirs
            if progress is not None:
                progress(1)
            if found.test.verdict != OPEN:
                break
    found.matches = found.test.pairs * sum(len(side.seatings) for side in contest.sides)
    found.means = (totals[0] / found.test.pairs, totals[1] / found.test.pairs)
    return found


def blocks_of(contest: Contest, known: list[Block], workers: Crew,
              kept: KeptBlocks | None) -> Generator[Block, None, None]:
    """The blocks that are known, then all others as they are played, in order.

    They are kept as they come, and however this ends: a stop costs the matches that were being played, a power cut a
    moment more.
    """
    yield from list(known)
    there, written = len(known), monotonic()
    try:
        while len(known) < contest.most:
            batch = range(len(known), min(max(FIRST_BATCH, 2 * len(known)), contest.most))
            with closing(play_blocks(contest, batch, workers)) as played:
                for block in played:
                    known.append(block)
                    if kept is not None and monotonic() - written >= SECONDS_BETWEEN_WRITES:
                        kept.write(PAIR, known)
                        written = monotonic()
                    yield block
    finally:
        if kept is not None and len(known) > there:
            kept.write(PAIR, known)


def play_blocks(contest: Contest, blocks: range, workers: Crew) -> Generator[Block, None, None]:
    """What either side got of each block, in order: the mean over its seatings."""
    owners = [(side, seating) for side in contest.sides for seating in side.seatings]
    jobs = [Job(side.game, side.options, seating.bots, contest.seed, side.pack, (ResultStudy,))
            for side, seating in owners]
    tasks: list[Task] = [(job, range(block, block + 1)) for block in blocks for job in jobs]
    waiting: dict[int, float] = {}
    after = 0
    with closing(tasks_done(tasks, workers)) as done:
        for place, part in done:
            results = part.totals.studies[0]
            assert isinstance(results, Results)
            side, seating = owners[place % len(owners)]
            waiting[place] = contest.measure.of(side.game, seating.seat, results.matches[0])
            while all(place in waiting for place in range(after, after + len(owners))):
                values = [waiting.pop(place) for place in range(after, after + len(owners))]
                after += len(owners)
                mine = len(contest.sides[0].seatings)
                yield sum(values[:mine]) / mine, sum(values[mine:]) / (len(values) - mine)


def rotations(bot: str, others: Sequence[str]) -> tuple[Seating, ...]:
    """A bot in every seat in turn, the others around it in their order."""
    return tuple(Seating((*others[:seat], bot, *others[seat:]), seat) for seat in range(len(others) + 1))
