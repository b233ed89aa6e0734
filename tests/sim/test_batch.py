"""Batches: the same totals for any number of workers, and nothing left behind when something goes wrong."""

import multiprocessing
import subprocess
import sys
from pathlib import Path

import pytest

from escapade.core.errors import BadInput, Missing
from escapade.sim import batch
from escapade.sim.batch import Failed, Handfuls, run
from escapade.sim.stats import Totals

TABLE = ["random", "random", "random"]
POCKET_PACK = Path(__file__).resolve().parents[1] / "pocket" / "pack"


def children() -> list[int]:
    """The processes that this one has started and that are still there."""
    return [child.pid or 0 for child in multiprocessing.active_children()]


@pytest.fixture(scope="module")
def alone() -> Totals:
    """Sixty matches in this process."""
    return run("evades", {"squares": 20}, TABLE, 60, 7)


@pytest.mark.parametrize("workers", [2, 3])
def test_totals_do_not_depend_on_the_workers(alone: Totals, workers: int) -> None:
    """Match n depends on the seed and n alone."""
    told: list[int] = []
    together = run("evades", {"squares": 20}, TABLE, 60, 7, workers, told.append)
    assert together == alone
    assert together.to_json() | {"seconds": 0} == alone.to_json() | {"seconds": 0}
    assert sum(told) == 60
    assert len(told) > workers
    assert children() == []


@pytest.mark.parametrize(("seats", "options"), [
    (["greedy", "random"], {}), (["search:16", "first_timer"], {"squares": 20, "round_limit": 1})])
def test_totals_of_bots_that_imagine_do_not_depend_on_the_workers(seats: list[str], options: dict[str, object]) -> None:
    """Nor do those that search, or overlook something: all their luck is that of the question."""
    assert run("evades", options, seats, 6, 1, 2) == run("evades", options, seats, 6, 1)


def test_a_run_can_be_gone_on_with(alone: Totals) -> None:
    """Twenty matches, then the other forty, are the sixty."""
    first = run("evades", {"squares": 20}, TABLE, 20, 7)
    first.merge(run("evades", {"squares": 20}, TABLE, 40, 7, first=20))
    assert first == alone


def test_another_seed_gives_other_totals(alone: Totals) -> None:
    """Otherwise nothing here would mean anything."""
    assert run("evades", {"squares": 20}, TABLE, 60, 8) != alone
    assert alone.matches == 60
    assert sum(alone.outcomes.values()) == 60


def test_a_pack_is_played() -> None:
    """A folder of content goes to every match."""
    assert run("pocket", {}, ["random", "random"], 5, 1, pack=POCKET_PACK).matches == 5


@pytest.mark.parametrize(("seats", "options", "matches", "workers", "error"), [
    (["random", "deep_blue"], {}, 5, 1, Missing),
    (["random"], {}, 5, 1, BadInput),
    (["random"] * 7, {}, 5, 2, BadInput),
    (["random"] * 2, {"squares": 3}, 5, 2, BadInput),
    (["random"] * 2, {}, 0, 1, BadInput),
    (["random"] * 2, {}, 5, 0, BadInput),
])
def test_nonsense_is_refused_before_anything_starts(seats: list[str], options: dict[str, object], matches: int,
                                                    workers: int, error: type[Exception]) -> None:
    """Bots, seats, options, matches, workers."""
    with pytest.raises(error):
        run("evades", options, seats, matches, 1, workers)
    assert children() == []


def test_an_unknown_game_is_missing() -> None:
    """With the known ones named."""
    with pytest.raises(Missing, match="known="):
        run("chess", {}, TABLE, 5, 1)


def test_a_broken_match_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the command that plays it again: options that are left out of it would make it another match."""
    def broken(*arguments: object) -> object:
        raise AssertionError(f"the stack fell over after {len(arguments)} arguments")

    monkeypatch.setattr(batch, "play_match", broken)
    with pytest.raises(Failed) as caught:
        run("evades", {"count_empty_only": True, "squares": 24}, TABLE, 5, 7, first=30)
    assert caught.value.code == "sim.match_failed"
    assert caught.value.params == {
        "game": "evades", "seed": 7, "match": 30,
        "problem": "AssertionError: the stack fell over after 5 arguments",
        "command": "escapade sim evades --seats random,random,random --option count_empty_only=true "
                   "--option squares=24 --seed 7 --match 30"}


def test_a_dead_worker_is_reported() -> None:
    """A worker killed from outside (no memory left, say) ends the run with an error, not with silence."""
    def kill_one(done: int) -> None:
        victims = multiprocessing.active_children()
        if victims:
            victims[0].kill()

    with pytest.raises(Failed) as caught:
        run("evades", {}, TABLE, 3000, 1, 2, kill_one)
    assert caught.value.code == "sim.worker_died"
    assert caught.value.params["seed"] == 1
    assert children() == []


def test_an_interrupt_leaves_nobody_behind() -> None:
    """Ctrl-C: what has not begun is dropped, and every process is gone."""
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run("evades", {}, TABLE, 3000, 1, 2, interrupt)
    assert children() == []


UNGUARDED = """
from escapade.sim.batch import run
print("program")
print(run("evades", {}, ["random"] * 3, 12, 7, 2).matches)
"""


def test_workers_do_not_run_the_program_that_starts_them(tmp_path: Path) -> None:
    """Neither its imports nor, where nobody guarded them, its deeds."""
    program = tmp_path / "program.py"
    program.write_text(UNGUARDED)
    told = subprocess.check_output([sys.executable, str(program)], text=True)
    assert told.split() == ["program", "12"]


def test_handfuls_grow_until_they_take_a_moment_and_shrink_at_the_end() -> None:
    """Nobody waits for one last worker, and fast matches are not handed out by the dozen."""
    handfuls = Handfuls(4000, 2)
    taken: list[range] = []
    while handfuls.left():
        taken.append(handfuls.take())
        handfuls.learn(len(taken[-1]), len(taken[-1]) * batch.SECONDS_A_HANDFUL / 40)
    assert [place for places in taken for place in places] == list(range(4000))
    sizes = [len(places) for places in taken]
    assert sizes[:4] == [1, 4, 16, 40]
    assert max(sizes) == 40
    assert sizes[-1] == 1
