"""Many matches, on as many processes as wanted: the totals are the same for any number of them."""

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from time import perf_counter

from escapade.bots.roster import make_any
from escapade.core.errors import BadInput, EscapadeError
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.games import load_with
from escapade.play.loop import Decider, Observer, play_match
from escapade.play.seeds import Seed, match_stem
from escapade.sim import cluster, parquet
from escapade.sim.again import Asked
from escapade.sim.fold import Fold, Part, Progress
from escapade.sim.processes import main_left_out, pool_of
from escapade.sim.rows import RowKeeper, types_of
from escapade.sim.stats import Totals, empty_totals
from escapade.sim.study import FactStudy, Listener, Study

MATCHES_IN_A_CHUNK = 25
CHUNKS_A_WORKER = 8
MOST_CHUNKS = 10_000
MOST_WORKERS = 256
SECONDS_A_HANDFUL = 0.25
"""Long enough that handing tasks over costs nothing beside them, short enough to share evenly and to stop soon."""
AT_HAND = 2
"""Handfuls a worker has, so that it never waits for the next one."""
WORKERS_OF_A_CLUSTER = 64
"""For how many the work is cut: nobody knows how many will come."""


class Failed(EscapadeError):
    """A match or a worker broke: `sim.match_failed` names the match, `sim.worker_died` how far the others came,
    `sim.chunk_lost` the cluster on which a chunk broke again and again.
    """


@dataclass(frozen=True)
class Job:
    """Who plays what: all that a worker needs to know besides the numbers of its matches."""

    key: str
    options: tuple[tuple[str, object], ...]
    bots: tuple[str, ...]
    seed: Seed
    pack: Path | None
    studies: tuple[type[Study], ...] = ()
    rows: str = ""
    """Which rows are kept besides, see `sim.rows`; none if empty."""


Task = tuple[Job, range]
Crew = int | str
"""Who plays: so many processes of this machine, or the cluster at an address."""
Way = Callable[[Sequence[Task]], list[Part]]
"""How a worker plays the tasks that it is given at a time."""


def run(game_key: str, options: dict[str, object], seats: list[str], matches: int, seed: Seed, workers: Crew = 1,
        progress: Progress | None = None, *, first: int = 0, pack: Path | None = None,
        studies: Sequence[type[Study]] = ()) -> Totals:
    """Play the matches `first`, `first + 1`, … of a seed with these bots and count what came of them; `studies` look
    on, and what they counted is in `Totals.studies`, in their order.

    `progress` is told, in this process, how many more matches are done. Totals of neighbouring runs of a seed
    may be merged: a run that was stopped can be gone on with.
    """
    job = Job(game_key, tuple(sorted(options.items())), tuple(seats), seed, pack, tuple(studies))
    _check("matches", matches, 1, 1 << 40)
    if isinstance(workers, int):
        _check("workers", workers, 1, MOST_WORKERS)
    chunks = _chunks(first, matches, workers if isinstance(workers, int) else WORKERS_OF_A_CLUSTER)
    fold = total_of(job, chunks)
    started = perf_counter()
    for part in parts(job, chunks, workers):
        fold.add(part, progress)
    fold.totals.seconds = perf_counter() - started
    return fold.whole()


def total_of(job: Job, chunks: list[range]) -> Fold:
    """Where the chunks of a job are counted; what cannot be played is refused here."""
    _nothing(job)
    return Fold(partial(_nothing, job), chunks)


def _check(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise BadInput("input.option", {"option": name, "value": str(value), "range": f"{low}..{high}"})


def _chunks(first: int, matches: int, workers: int) -> list[range]:
    """Ranges of matches, small enough to share the work evenly and to stop soon."""
    size = max(1, min(MATCHES_IN_A_CHUNK, matches // (workers * CHUNKS_A_WORKER)), matches // MOST_CHUNKS)
    return [range(start, min(start + size, first + matches)) for start in range(first, first + matches, size)]


def parts(job: Job, chunks: list[range], workers: Crew) -> Iterator[Part]:
    """What came of each chunk, in the order in which they are done; neighbours may be one where no rows are kept."""
    way = one_by_one if job.rows else as_one
    return (part for _, part in tasks_done([(job, chunk) for chunk in chunks], workers, way))


def one_by_one(tasks: Sequence[Task]) -> list[Part]:
    """What came of each task."""
    return [play_chunk(*task) for task in tasks]


def as_one(tasks: Sequence[Task]) -> list[Part]:
    """What came of neighbours of one job, together: to send each to whoever counts would take as long as they do."""
    job, first = tasks[0]
    return [play_chunk(job, range(first.start, tasks[-1][1].stop))]


def tasks_done(tasks: Sequence[Task], workers: Crew,
               way: Way = one_by_one) -> Generator[tuple[int, Part], None, None]:
    """What came of each task, of one job or of several, with its place; in the order in which they are done."""
    if isinstance(workers, str):
        try:
            yield from cluster.done(workers, play_chunk, tasks)
        except cluster.Lost as error:
            raise Failed("sim.chunk_lost", {"address": workers, "retries": cluster.RETRIES}) from error
        return
    if workers == 1 or len(tasks) <= 1:
        for place, (job, chunk) in enumerate(tasks):
            yield place, play_chunk(job, chunk)
        return
    pool = pool_of(min(workers, len(tasks)))
    try:
        yield from _results(tasks, Handfuls(len(tasks), workers), pool, way)
    finally:
        # Also after Ctrl-C or an error: what has not begun is dropped, what has is waited for.
        pool.shutdown(cancel_futures=True)


class Handfuls:
    """How many tasks a worker is given at a time: few first, then as many as take a moment."""

    def __init__(self, tasks: int, workers: int) -> None:
        self._next = 0
        self._end = tasks
        self.at_hand = workers * AT_HAND
        self._size = 1

    def left(self) -> int:
        """How many tasks nobody has been given yet."""
        return self._end - self._next

    def take(self) -> range:
        """The places of the next tasks; towards the end fewer, so that all workers are done at the same time."""
        size = max(1, min(self._size, self.left() // self.at_hand))
        taken = range(self._next, self._next + size)
        self._next = taken.stop
        return taken

    def learn(self, tasks: int, seconds: float) -> None:
        """How long tasks take, from some that were done: at most four times as many are tried next."""
        self._size = max(1, min(int(tasks * SECONDS_A_HANDFUL / max(seconds, 1e-9)), 4 * tasks))


def _results(tasks: Sequence[Task], handfuls: Handfuls, pool: ProcessPoolExecutor,
             way: Way) -> Iterator[tuple[int, Part]]:
    done = 0
    pending: dict[Future[tuple[list[Part], float]], range] = {}
    try:
        while handfuls.left() or pending:
            while handfuls.left() and len(pending) < handfuls.at_hand:
                places = handfuls.take()
                with main_left_out():
                    pending[pool.submit(_timed, way, tasks[places.start:places.stop])] = places
            for future in wait(pending, return_when=FIRST_COMPLETED).done:
                found, seconds = future.result()
                places = pending.pop(future)
                handfuls.learn(len(places), seconds)
                for place, part in zip(places, found, strict=way is one_by_one):
                    done += part.totals.matches
                    yield place, part
    except BrokenProcessPool as error:
        job = tasks[0][0]
        raise Failed("sim.worker_died", {"game": job.key, "seed": job.seed, "done": done}) from error


def _timed(way: Way, tasks: Sequence[Task]) -> tuple[list[Part], float]:
    """What came of tasks, and how long they took."""
    started = perf_counter()
    return way(tasks), perf_counter() - started


def play_chunk(job: Job, chunk: range) -> Part:
    """Play some matches of a job, here: the unit of work, whoever does it and however often."""
    game, bots = _company_of(job)
    totals = _nothing(job)
    studies = [study(game, len(bots)) for study in job.studies]
    keeper = RowKeeper(job.rows, game, list(job.bots), job.seed) if job.rows else None
    listener = Listener(game, [study for study in studies if isinstance(study, FactStudy)])
    observers: list[Observer] = [*studies, *([keeper] if keeper is not None else [])]
    if listener.studies:
        observers.insert(0, listener)
    facts = listener.facts if listener.studies else MUTE
    for number in chunk:
        try:
            played = play_match(game, bots, match_stem(job.seed, number), observers, facts)
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            command = Asked(job.key, job.bots, job.options, job.pack, job.seed).again(number)
            raise Failed("sim.match_failed", {"game": job.key, "seed": job.seed, "match": number, "problem": problem,
                                              "command": command}) from error
        totals.add(played, number)
        if keeper is not None:
            keeper.add(number, played)
    totals.studies = [study.counts for study in studies]
    return Part(chunk, totals, _written(job, keeper, chunk, totals) if keeper is not None else None)


def _written(job: Job, keeper: RowKeeper, chunk: range, totals: Totals) -> bytes:
    """The rows of a chunk with its totals beside them, so that who goes on with a run need not play it again."""
    notes: dict[str, object] = {"chunk": [chunk.start, chunk.stop], "totals": totals.counters()}
    return parquet.to_bytes(keeper.columns, types_of(job.rows, len(job.bots)), notes)


def _nothing(job: Job) -> Totals:
    game, bots = _company_of(job)
    totals = empty_totals(game, list(job.bots), job.seed)
    totals.studies = [study.nothing(game, len(bots)) for study in job.studies]
    return totals


def company(key: str, options: dict[str, object], bots: list[str],
            pack: Path | None = None) -> tuple[Game, list[Decider]]:
    """The game and its players, made once in each process; BadInput or Missing where there are none such.

    Whoever asks before `run` finds out what is wrong before a match is played, and `run` does not load them again.
    """
    return _company(key, tuple(sorted(options.items())), tuple(bots), pack)


def _company_of(job: Job) -> tuple[Game, list[Decider]]:
    return _company(job.key, job.options, job.bots, job.pack)


@lru_cache(maxsize=8)
def _company(key: str, options: tuple[tuple[str, object], ...], bots: tuple[str, ...],
             pack: Path | None) -> tuple[Game, list[Decider]]:
    game = load_with(key, dict(options), pack)
    game.new(len(bots))
    return game, [make_any(name, game) for name in bots]
