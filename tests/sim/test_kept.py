"""Rows on disk: stopped anywhere and gone on with, each chunk counts once, whoever plays it."""

import sys
from pathlib import Path

import pyarrow.parquet
import pytest

from escapade.core.errors import BadInput, Missing
from escapade.sim import kept, parquet
from escapade.sim.batch import Job, play_chunk, run, total_of
from escapade.sim.fold import Part
from escapade.sim.kept import Kept, chunks_of, plan_of, run_kept
from escapade.sim.rows import MATCHES, STEPS, types_of
from escapade.sim.stats import Totals

SEATS = ("random", "random", "random")
MATCHES_PLAYED = 130
"""More than FEWEST_CHUNKS twice: chunks of two matches."""


def job(rows: str = MATCHES, seed: int = 7) -> Job:
    """A short race of three."""
    return Job("evades", (("round_limit", 4), ("squares", 20)), SEATS, seed, None, rows=rows)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All matches, written by one process that nobody stopped."""
    path = tmp_path_factory.mktemp("kept") / "whole.parquet"
    assert run_kept(job(), MATCHES_PLAYED, 1, path) == played(MATCHES_PLAYED)
    return path


def played(matches: int) -> Totals:
    """The totals of a run that keeps nothing."""
    return run("evades", dict(job().options), list(SEATS), matches, 7)


def test_rows_are_what_the_totals_count(whole: Path) -> None:
    """One row a match, in order, with the documented columns; its own plan is in the file."""
    table = pyarrow.parquet.read_table(whole)
    assert table.column_names == list(types_of(MATCHES, 3))
    assert table["match"].to_pylist() == list(range(MATCHES_PLAYED))
    totals = played(MATCHES_PLAYED)
    for seat, counted in enumerate(totals.seats):
        assert sum(table[f"p{seat}_won"].to_pylist()) == counted.wins
        assert sum(table[f"p{seat}_shared"].to_pylist()) == counted.shared
        assert sum(table[f"p{seat}_score"].to_pylist()) == counted.score
    assert sum(table["decisions"].to_pylist()) == totals.decisions
    notes = parquet.notes_of(whole)
    assert notes is not None
    assert notes == {"bots": list(SEATS), "content": notes["content"], "game": "evades", "matches": MATCHES_PLAYED,
                     "options": {"count_empty_only": False, "round_limit": 4, "squares": 20}, "pack": "original",
                     "rows": "matches", "seed": 7, "version": notes["version"]}


def test_two_workers_write_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    """The same numbers for any number of workers: even the file is the same."""
    run_kept(job(), MATCHES_PLAYED, 2, tmp_path / "two.parquet")
    assert (tmp_path / "two.parquet").read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("stop_after", [1, 60, 129])
def test_a_stopped_run_is_gone_on_with(whole: Path, tmp_path: Path, stop_after: int) -> None:
    """Stopped in the middle, a chunk half written, another one damaged: the file is the one nobody stopped."""
    path = tmp_path / "rows.parquet"
    done = 0

    def stop(more: int) -> None:
        nonlocal done
        done += more
        if done >= stop_after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_kept(job(), MATCHES_PLAYED, 1, path, stop)
    assert not path.exists()
    folder = tmp_path / "rows.parquet.parts"
    (folder / "000000000000-000000000002.parquet.77.tmp").write_bytes(b"half a chu")
    first = folder / "000000000000-000000000002.parquet"
    first.write_bytes(first.read_bytes()[:-40])
    told: list[int] = []
    totals = run_kept(job(), MATCHES_PLAYED, 1, path, told.append)
    assert path.read_bytes() == whole.read_bytes()
    assert totals == played(MATCHES_PLAYED)
    assert sum(told) == MATCHES_PLAYED
    assert not folder.exists()


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Going on plays only what is missing."""
    path = tmp_path / "rows.parquet"
    chunks = chunks_of(0, 66)
    room = Kept(path, plan_of(job(), 66))
    room.open()
    for chunk in chunks[:-2]:
        room.keep(play_chunk(job(), chunk))
    asked: list[range] = []

    def noted(job: Job, missing: list[range], workers: int) -> list[Part]:
        asked.extend(missing)
        return [play_chunk(job, chunk) for chunk in missing]

    monkeypatch.setattr(kept, "parts", noted)
    run_kept(job(), 66, 1, path)
    assert asked == chunks[-2:]


def test_another_run_is_not_mixed_in(tmp_path: Path, whole: Path) -> None:
    """Another seed has another plan; and a file that is there stays."""
    path = tmp_path / "rows.parquet"
    Kept(path, plan_of(job(), 66)).open()
    with pytest.raises(BadInput) as caught:
        run_kept(job(seed=8), 66, 1, path)
    assert caught.value.code == "input.other_run"
    before = whole.read_bytes()
    with pytest.raises(BadInput) as caught:
        run_kept(job(), MATCHES_PLAYED, 1, whole)
    assert caught.value.code == "input.file_exists"
    assert whole.read_bytes() == before


def test_a_chunk_counts_once_in_any_order() -> None:
    """Chunks that come late, early and twice: the totals are those of one process, in order."""
    chunks = chunks_of(0, 12)
    done = [play_chunk(Job("evades", job().options, SEATS, 7, None), chunk) for chunk in chunks]
    fold = total_of(job(), chunks)
    told: list[int] = []
    for part in [*reversed(done), *done]:
        fold.add(part, told.append)
    assert fold.whole() == played(12)
    assert sum(told) == 12
    missing = total_of(job(), chunks)
    missing.add(done[0])
    with pytest.raises(AssertionError, match="matches from 1 on are missing"):
        missing.whole()


def test_a_row_a_decision(tmp_path: Path) -> None:
    """What was asked, how many answers there were, which was given, and what became of who gave it."""
    totals = run_kept(job(STEPS), 6, 1, tmp_path / "steps.parquet")
    rows = pyarrow.parquet.read_table(tmp_path / "steps.parquet").to_pylist()
    assert len(rows) == totals.decisions
    assert [row["step"] for row in rows if row["match"] == 3] == list(range(sum(row["match"] == 3 for row in rows)))
    assert {row["question"] for row in rows} == {"bet", "choose", "use"}
    first = rows[0]
    assert (first["seat"], first["choices"], first["kind"], first["bot"]) == (0, 7, "bet", "random")
    assert first["action"].startswith("bet ")
    assert all(row["choices"] == 1 for row in rows if row["action"] == "roll" and row["question"] == "choose"
               and row["round"] == 1)
    last_of = {(row["match"], row["seat"]): row["won"] for row in rows}
    assert sum(last_of.values()) == sum(seat.wins for seat in totals.seats)


def test_without_pyarrow_a_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before a match is played, and nothing is left behind."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Missing) as caught:
        run_kept(job(), 66, 1, tmp_path / "rows.parquet")
    assert caught.value.params == {"package": "pyarrow", "extra": "lab"}
    assert list(tmp_path.iterdir()) == []
