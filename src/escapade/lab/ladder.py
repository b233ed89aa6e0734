"""Who beats whom: every bot against every other, block by block, until a sequential test has a verdict."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from escapade.bots import roster
from escapade.bots.apart import APART
from escapade.core.game import Game
from escapade.lab.compare import Results, ResultStudy
from escapade.lab.meeting import KeptBlocks, Meeting
from escapade.lab.rating import Pair
from escapade.lab.sequential import OPEN
from escapade.play.seeds import Seed
from escapade.sim.batch import Crew, Job, Task, company, tasks_done

BLOCKS_A_BATCH = 16
BLOCKS_A_TASK = 2
TOGETHER, ALONE = "together", "alone"
FEWEST_WITH_SIDES = 3


@dataclass(frozen=True)
class Ladder:
    """Who climbs it, at what: everything that results depend on."""

    game: str
    options: tuple[tuple[str, object], ...]
    pack: Path | None
    bots: tuple[str, ...]
    seats: int
    seed: Seed
    effect: float
    """The difference of results that would matter."""
    rungs: int | None = None
    """How far apart two may stand who meet; without it all do."""

    def pairs(self) -> list[Pair]:
        """Who meets, the lower one first, neighbours before the others."""
        order = {bot: place for place, bot in enumerate(self.bots)}
        pairs = sorted(combinations(self.bots, 2), key=lambda pair: order[pair[1]] - order[pair[0]])
        most = len(self.bots) if self.rungs is None else self.rungs
        return [(below, over) for below, over in pairs if order[over] - order[below] <= most]

    def loaded(self) -> Game:
        """The game; what cannot be played is refused here."""
        game, _ = company(self.game, dict(self.options), [self.bots[0]] * self.seats, self.pack)
        for bot in self.bots[1:]:
            company(self.game, dict(self.options), [bot] * self.seats, self.pack)
        return game

    def plan(self) -> dict[str, object]:
        """What two runs must have in common for one to go on with the other's blocks. A pair's blocks are its own: bots
        may join later, or meet more of the others.
        """
        game = self.loaded()
        return {"game": game.key, "version": game.version, "options": dict(game.options), "pack": game.source.pack,
                "content": game.source.digest, "seats": self.seats, "seed": self.seed, "effect": self.effect}


@dataclass(frozen=True)
class Pattern:
    """Bots in their seats; `mine` are the seats of the first one of a pair.

    Where those who are together play against one who is alone, and a vote finds out who that is, `side` is the one that
    the first of the pair has.
    """

    bots: tuple[str, ...]
    mine: tuple[int, ...]
    side: str = ""

    def results(self, seats: list[float], victory: float) -> tuple[list[float], list[float]]:
        """What the first and the second of the pair got of a match."""
        if self.side:
            both = ([victory], [1.0 - victory])
            return both if self.side == TOGETHER else (both[1], both[0])
        mine = [value for seat, value in enumerate(seats) if seat in self.mine]
        return mine, [value for seat, value in enumerate(seats) if seat not in self.mine]


def patterns(game: Game, pair: Pair, seats: int) -> list[Pattern]:
    """How two bots meet: in turn around the table, in every rotation; where all play together, each has its own party;
    where there are sides, each has either in turn.

    With an odd number of seats one of them has a seat more, and then the other.
    """
    one, other = pair
    if game.traits.cooperative or seats == 1:
        return [Pattern((one,) * seats, tuple(range(seats))), Pattern((other,) * seats, ())]
    if roster.counsel(game) is not None and seats >= FEWEST_WITH_SIDES:
        return [Pattern((f"{APART}:{one}/{other}",) * seats, (), TOGETHER),
                Pattern((f"{APART}:{other}/{one}",) * seats, (), ALONE)]
    rotated: list[tuple[str, ...]] = []
    for order in (pair, (other, one)):
        line = [order[seat % 2] for seat in range(seats)]
        rotated += [tuple(line[shift:] + line[:shift]) for shift in range(seats)]
    return [Pattern(bots, tuple(seat for seat, bot in enumerate(bots) if bot == one))
            for bots in dict.fromkeys(rotated)]


def block_of(results: list[tuple[list[float], list[float]]]) -> tuple[float, float]:
    """What either bot got on average, over all patterns of a block."""
    mine = [value for values, _ in results for value in values]
    theirs = [value for _, values in results for value in values]
    return sum(mine) / len(mine), sum(theirs) / len(theirs)


def play_blocks(ladder: Ladder, game: Game, pair: Pair, blocks: range, workers: Crew) -> list[tuple[float, float]]:
    """These blocks of a pair, in order, whoever plays them."""
    tasks: list[Task] = []
    owners: list[Pattern] = []
    for pattern in patterns(game, pair, ladder.seats):
        job = Job(ladder.game, ladder.options, pattern.bots, ladder.seed, ladder.pack, (ResultStudy,))
        for start in range(blocks.start, blocks.stop, BLOCKS_A_TASK):
            tasks.append((job, range(start, min(start + BLOCKS_A_TASK, blocks.stop))))
            owners.append(pattern)
    found: dict[int, list[tuple[list[float], list[float]]]] = {block: [] for block in blocks}
    for place, part in tasks_done(tasks, workers):
        results = part.totals.studies[0]
        assert isinstance(results, Results)
        for block, (seats, victory, _) in zip(part.chunk, results.matches, strict=True):
            found[block].append(owners[place].results(seats, victory))
    return [block_of(found[block]) for block in blocks]


def climb(ladder: Ladder, most: int, workers: Crew, kept: KeptBlocks | None = None,
          tell: Callable[[Meeting, int], object] | None = None) -> Iterator[Meeting]:
    """Every pair in turn, neighbours first, each until its test has a verdict or the most blocks are played.

    `tell` hears of each batch: the pair, and how many blocks more it has. Verdicts depend on the blocks in their order,
    never on who played them or how often the run was stopped.
    """
    game = ladder.loaded()
    for below, over in ladder.pairs():
        pair = (over, below)
        meeting = Meeting(pair, ladder.effect, len(patterns(game, pair, ladder.seats)))
        meeting.blocks = kept.read(pair) if kept is not None else []
        if tell is not None and meeting.blocks:
            tell(meeting, len(meeting.blocks))
        while meeting.test().verdict == OPEN and len(meeting.blocks) < most:
            first = len(meeting.blocks)
            blocks = range(first, min(first + BLOCKS_A_BATCH, most))
            meeting.blocks += play_blocks(ladder, game, pair, blocks, workers)
            if kept is not None:
                kept.write(pair, meeting.blocks)
            if tell is not None:
                tell(meeting, len(blocks))
        yield meeting
