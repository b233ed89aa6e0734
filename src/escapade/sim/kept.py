"""A run whose chunks are kept on disk: it can be stopped at any moment and gone on with, and each counts once."""

import json
import os
import shutil
from errno import EISDIR
from pathlib import Path
from tempfile import TemporaryFile
from time import perf_counter

from escapade.core.errors import BadInput, EscapadeError
from escapade.sim import parquet
from escapade.sim.batch import Crew, Job, company, parts, total_of
from escapade.sim.fold import Part, Progress
from escapade.sim.stats import Totals

PLAN = "plan.json"
MATCHES_IN_A_CHUNK = 250
FEWEST_CHUNKS = 64
MOST_CHUNKS = 10_000


def chunks_of(first: int, matches: int) -> list[range]:
    """Ranges of matches, whoever plays them: the same for any number of workers, so that a run can change hands."""
    size = max(1, min(MATCHES_IN_A_CHUNK, matches // FEWEST_CHUNKS), matches // MOST_CHUNKS)
    return [range(start, min(start + size, first + matches)) for start in range(first, first + matches, size)]


def plan_of(job: Job, matches: int) -> dict[str, object]:
    """What a file is made of; two runs with equal plans give the same rows."""
    game, _ = company(job.key, dict(job.options), list(job.bots), job.pack)
    return {"game": game.key, "version": game.version, "options": dict(game.options), "pack": game.source.pack,
            "content": game.source.digest, "bots": list(job.bots), "seed": job.seed, "matches": matches,
            "rows": job.rows}


def parts_of(whole: Path) -> Path:
    """The folder in which the chunks of a file wait."""
    return whole.with_name(f"{whole.name}.parts")


class Kept:
    """The folder beside a file in which its chunks wait until all are there."""

    def __init__(self, whole: Path, plan: dict[str, object]) -> None:
        self.whole, self.plan = whole, plan
        self.folder = parts_of(whole)

    def open(self) -> None:
        """Make the folder, or find in it what an earlier run of the same plan has left."""
        if self.whole.exists():
            raise BadInput("input.file_exists", {"file": str(self.whole)})
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            place = self.folder / PLAN
            if not place.exists():
                write_whole(place, json.dumps(self.plan, sort_keys=True).encode())
            found = json.loads(place.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise cannot_write(self.folder, error) from None
        if found != json.loads(json.dumps(self.plan)):
            raise BadInput("input.other_run", {"folder": str(self.folder)})

    def path_of(self, chunk: range) -> Path:
        """Where a chunk is kept."""
        return self.folder / f"{chunk.start:012}-{chunk.stop:012}.parquet"

    def keep(self, part: Part) -> None:
        """A chunk is on disk, whole, before it counts."""
        assert part.rows is not None, "a chunk without rows"
        try:
            write_whole(self.path_of(part.chunk), part.rows)
        except OSError as error:
            raise cannot_write(self.folder, error) from None

    def part_of(self, chunk: range, totals: Totals) -> Part | None:
        """A chunk that is there already; None for one that is missing or damaged."""
        path = self.path_of(chunk)
        notes = parquet.notes_of(path) if path.exists() else None
        if notes is None or notes.get("chunk") != [chunk.start, chunk.stop]:
            return None
        totals.count(notes["totals"])
        return Part(chunk, totals, None)

    def finish(self, chunks: list[range]) -> None:
        """All chunks in one file, and the folder gone."""
        try:
            parquet.join((self.path_of(chunk) for chunk in chunks), self.whole, self.plan)
        except OSError as error:
            raise cannot_write(self.whole, error) from None
        shutil.rmtree(self.folder)


def run_kept(job: Job, matches: int, workers: Crew, whole: Path, progress: Progress | None = None) -> Totals:
    """Play what is missing of a run, write one file of all its rows, and give its totals.

    `progress` is told of the matches that were kept already, too: at once, before any other.
    """
    parquet.modules()
    kept, chunks = Kept(whole, plan_of(job, matches)), chunks_of(0, matches)
    kept.open()
    fold, started = total_of(job, chunks), perf_counter()
    missing = []
    for chunk in chunks:
        found = kept.part_of(chunk, fold.nothing())
        if found is None:
            missing.append(chunk)
        else:
            fold.add(found, progress)
    for part in parts(job, missing, workers):
        kept.keep(part)
        fold.add(part, progress)
    kept.finish(chunks)
    fold.totals.seconds = perf_counter() - started
    return fold.whole()


def write_whole(path: Path, data: bytes) -> None:
    """A file that is there whole or not at all, also after a power cut."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def check_writable(path: Path) -> None:
    """A file can be written there: asked before hours are spent on what is to be in it."""
    try:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        with TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise cannot_write(path, error) from None


def cannot_write(path: Path, error: Exception) -> EscapadeError:
    """The sentence for a disk that is full or closed to us."""
    problem = (error.strerror if isinstance(error, OSError) else str(error)) or type(error).__name__
    return BadInput("input.file_write", {"file": str(path), "problem": problem})
