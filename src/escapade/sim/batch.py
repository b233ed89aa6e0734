"""Many matches, on as many processes as wanted: the totals are the same for any number of them."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from time import perf_counter

from escapade.bots.roster import make_any
from escapade.core.errors import BadInput, EscapadeError
from escapade.core.game import Game
from escapade.games import load_with
from escapade.play.loop import Decider, Observer, play_match
from escapade.play.seeds import Seed, match_stem
from escapade.sim.stats import Totals, empty_totals
from escapade.sim.study import Study

MATCHES_IN_A_CHUNK = 25
CHUNKS_A_WORKER = 8
MOST_CHUNKS = 10_000
MOST_WORKERS = 256

Progress = Callable[[int], object]


class Failed(EscapadeError):
    """A match or a worker broke: `sim.match_failed` names the match, `sim.worker_died` how far the others came."""


@dataclass(frozen=True)
class Job:
    """Who plays what: all that a worker needs to know besides the numbers of its matches."""

    key: str
    options: tuple[tuple[str, object], ...]
    bots: tuple[str, ...]
    seed: Seed
    pack: Path | None
    studies: tuple[type[Study], ...]


def run(game_key: str, options: dict[str, object], seats: list[str], matches: int, seed: Seed, workers: int = 1,
        progress: Progress | None = None, *, first: int = 0, pack: Path | None = None,
        studies: Sequence[type[Study]] = ()) -> Totals:
    """Play the matches `first`, `first + 1`, … of a seed with these bots and count what came of them; `studies` look
    on, and what they counted is in `Totals.studies`, in their order.

    `progress` is told, in this process, how many more matches are done. Totals of neighbouring runs of a seed
    may be merged: a run that was stopped can be gone on with.
    """
    job = Job(game_key, tuple(sorted(options.items())), tuple(seats), seed, pack, tuple(studies))
    _check("matches", matches, 1, 1 << 40)
    _check("workers", workers, 1, MOST_WORKERS)
    totals = _nothing(job)
    started = perf_counter()
    for part in _parts(job, _chunks(first, matches, workers), workers):
        totals.merge(part)
        if progress is not None:
            progress(part.matches)
    totals.seconds = perf_counter() - started
    return totals


def _check(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise BadInput("input.option", {"option": name, "value": str(value), "range": f"{low}..{high}"})


def _chunks(first: int, matches: int, workers: int) -> list[range]:
    """Ranges of matches, small enough to share the work evenly and to stop soon."""
    size = max(1, min(MATCHES_IN_A_CHUNK, matches // (workers * CHUNKS_A_WORKER)), matches // MOST_CHUNKS)
    return [range(start, min(start + size, first + matches)) for start in range(first, first + matches, size)]


def _parts(job: Job, chunks: list[range], workers: int) -> Iterator[Totals]:
    """The totals of each chunk, in the order in which they are done."""
    if workers == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield _play_chunk(job, chunk)
        return
    # Spawned, not forked: a progress bar has a thread of its own, and a fork would copy its locks.
    pool = ProcessPoolExecutor(min(workers, len(chunks)), multiprocessing.get_context("spawn"),
                               initializer=_ignore_interrupt)
    try:
        yield from _results(job, [pool.submit(_play_chunk, job, chunk) for chunk in chunks])
    finally:
        # Also after Ctrl-C or an error: what has not begun is dropped, what has is waited for.
        pool.shutdown(cancel_futures=True)


def _results(job: Job, futures: list[Future[Totals]]) -> Iterator[Totals]:
    done = 0
    try:
        for future in as_completed(futures):
            part = future.result()
            done += part.matches
            yield part
    except BrokenProcessPool as error:
        raise Failed("sim.worker_died", {"game": job.key, "seed": job.seed, "done": done}) from error


def _ignore_interrupt() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one deals with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(job: Job, chunk: range) -> Totals:
    game, bots = _company_of(job)
    totals = _nothing(job)
    studies = [study(game, len(bots)) for study in job.studies]
    observers: list[Observer] = list(studies)
    for number in chunk:
        try:
            totals.add(play_match(game, bots, match_stem(job.seed, number), observers))
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise Failed("sim.match_failed", {"game": job.key, "seed": job.seed, "match": number,
                                              "problem": problem}) from error
    totals.studies = [study.counts for study in studies]
    return totals


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
