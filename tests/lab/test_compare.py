"""Two variants on the same dice: a verdict that is right as often as agreed, and the same whoever played."""

import json
from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from escapade.core.errors import BadInput
from escapade.lab.compare import PAIR, ROUNDS, WIN, Contest, Measure, Seating, Side, compare, rotations
from escapade.lab.meeting import KeptBlocks
from escapade.lab.sequential import BETTER, FIRST_LOOK, OPEN, SAME, WORSE, Sequential
from escapade.play.seeds import derive
from escapade.sim.batch import Crew, Task, tasks_done
from escapade.sim.fold import Part
from tests.cli.program import run

SEQUENCES = 150
OPTIONS = (("round_limit", 3), ("squares", 20))


def verdict(rate: float, effect: float, number: int) -> tuple[str, int]:
    """The verdict over coin tosses, one side of which wins so often."""
    rng = derive(5, "coins", number)
    test = Sequential(effect)
    while test.verdict == OPEN:
        test.add(float(int(rng.below(1000)) < 1000 * rate) - float(int(rng.below(1000)) < 500))
    return test.verdict, test.pairs


@pytest.mark.parametrize(("rate", "expected"), [(0.5, SAME), (0.6, BETTER), (0.4, WORSE)])
def test_the_verdict_is_right_as_often_as_agreed(rate: float, expected: str) -> None:
    """Five in a hundred may be wrong; nobody decides before the first look."""
    found = [verdict(rate, 0.10, number) for number in range(SEQUENCES)]
    wrong = [said for said, _ in found if said != expected]
    assert len(wrong) <= 0.10 * SEQUENCES, f"{len(wrong)} of {SEQUENCES}"
    assert min(pairs for _, pairs in found) >= FIRST_LOOK


def test_the_first_look_waits() -> None:
    """However clear it seems; and after a verdict nothing counts."""
    test = Sequential(0.05)
    for _ in range(FIRST_LOOK - 1):
        test.add(1.0)
    assert test.verdict == OPEN
    test.add(1.0)
    assert test.verdict == BETTER
    test.add(-1.0)
    assert (test.pairs, test.mean()) == (FIRST_LOOK, 1.0)


def side(seatings: tuple[Seating, ...], options: tuple[tuple[str, object], ...] = OPTIONS) -> Side:
    """A short race."""
    return Side("a", "evades", options, None, seatings)


def test_a_variant_is_exactly_like_itself() -> None:
    """The same dice: every pair is a tie, and two workers say the same."""
    same = side((Seating(("random",) * 3, 0),))
    found = compare(Contest((same, same), Measure(WIN, 0.05), 7, 64))
    assert (found.test.mean(), found.test.squares, found.matches) == (0.0, 0.0, 128)
    assert found.means[0] == found.means[1] > 0


def test_blocks_are_played_in_every_seat_and_by_anybody() -> None:
    """Three seatings for each side of a block; the verdict does not depend on the workers."""
    assert rotations("x", ["y", "z"]) == (Seating(("x", "y", "z"), 0), Seating(("y", "x", "z"), 1),
                                          Seating(("y", "z", "x"), 2))
    longer = (("round_limit", 6), ("squares", 20))
    pair = (side((Seating(("random",) * 2, 0),), longer), side((Seating(("random",) * 2, 0),)))
    alone, together = (compare(Contest(pair, Measure(ROUNDS, 1.0), 7, 128), workers) for workers in (1, 2))
    assert alone == together
    assert alone.test.verdict == BETTER
    assert alone.means == (6.0, 3.0)
    assert alone.matches == 128


RACE = Contest((side((Seating(("random",) * 2, 0), Seating(("random",) * 2, 1)), (("round_limit", 1),)),
                side((Seating(("random",) * 2, 0),), (("round_limit", 2),))), Measure(WIN, 0.05), 3, 80)
"""Two seatings against one, and too few blocks for a verdict."""


def stop_after(blocks: int) -> Callable[[int], None]:
    """Somebody who loses patience after so many blocks."""
    told: list[int] = []

    def hear(more: int) -> None:
        told.append(more)
        if sum(told) >= blocks:
            raise KeyboardInterrupt

    return hear


@pytest.mark.parametrize("workers", [1, 2])
def test_however_often_it_is_stopped_the_verdict_is_the_same(tmp_path: Path, workers: int) -> None:
    """Every block that was told of is kept, none is played twice, and the verdict is that of one go."""
    whole = compare(RACE)
    for blocks in (1, 30, 65):
        kept = KeptBlocks(tmp_path / "kept", RACE.plan())
        with pytest.raises(KeyboardInterrupt):
            compare(RACE, workers, stop_after(blocks), kept)
        assert len(kept.read(PAIR)) >= blocks
    assert compare(RACE, workers, None, KeptBlocks(tmp_path / "kept", RACE.plan())) == whole
    assert (tmp_path / "kept" / "a-b.json").exists()


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not one match after a verdict; of a run that was stopped, those that are missing."""
    kept = KeptBlocks(tmp_path, RACE.plan())
    with pytest.raises(KeyboardInterrupt):
        compare(RACE, 1, stop_after(70), kept)
    played: list[int] = []
    play = tasks_done

    def note(tasks: Sequence[Task], workers: Crew) -> Generator[tuple[int, Part], None, None]:
        played.extend(sorted({chunk.start for _, chunk in tasks}))
        yield from play(tasks, workers)

    monkeypatch.setattr("escapade.lab.compare.tasks_done", note)
    whole = compare(RACE, 1, None, kept)
    assert played == list(range(70, whole.test.pairs))
    assert compare(RACE, 1, None, kept) == whole
    assert len(played) == whole.test.pairs - 70


def test_a_file_is_whole_or_of_no_use(tmp_path: Path) -> None:
    """One that was cut off is played anew; a smaller `most` looks at fewer blocks and loses none of them."""
    kept = KeptBlocks(tmp_path, RACE.plan())
    whole = compare(RACE, 1, None, kept)
    few = compare(replace(RACE, most=64), 1, None, kept)
    assert few.test.pairs == 64
    assert len(kept.read(PAIR)) == whole.test.pairs
    path = kept.path_of(PAIR)
    path.write_bytes(path.read_bytes()[:-9])
    assert compare(RACE, 1, None, kept) == whole
    assert len(list(tmp_path.iterdir())) == 2, "the plan and the blocks, and nothing half-written"


OTHERS = [replace(RACE, seed=4), replace(RACE, measure=Measure(ROUNDS, 0.2)), replace(RACE, measure=Measure(WIN, 0.1)),
          replace(RACE, sides=(RACE.sides[1], RACE.sides[0])),
          replace(RACE, sides=(RACE.sides[0], replace(RACE.sides[1], options=(("round_limit", 4),))))]


@pytest.mark.parametrize("other", OTHERS)
def test_blocks_of_another_question_are_refused(tmp_path: Path, other: Contest) -> None:
    """Another seed, measure, effect, order or option; a label and the most that may be played are no difference."""
    KeptBlocks(tmp_path, RACE.plan())
    KeptBlocks(tmp_path, replace(RACE, most=500, sides=(replace(RACE.sides[0], label="x"), RACE.sides[1])).plan())
    with pytest.raises(BadInput, match=r"input\.other_run"):
        KeptBlocks(tmp_path, other.plan())


def test_the_command_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says so, needs no seed to find its own again, and refuses another question in a sentence."""
    words = ["compare", "evades", "round_limit=5", "round_limit=3", "--measure", "rounds", "--seats", "random,random",
             "--option", "squares=20", "--workers", "1", "--most", "64", "--keep", str(tmp_path / "kept")]
    add = Sequential.add

    def lose_patience(test: Sequential, difference: float) -> None:
        add(test, difference)
        if test.pairs == 20:
            raise KeyboardInterrupt

    monkeypatch.setattr(Sequential, "add", lose_patience)
    stopped = run(*words)
    assert (stopped.code, stopped.out) == (130, "")
    assert f"What is done is kept in {tmp_path / 'kept'}: the same command goes on from there." in stopped.err
    monkeypatch.undo()
    assert len(json.loads((tmp_path / "kept" / "a-b.json").read_text())) == 20
    done = run(*words)
    assert done.out.startswith("round_limit=5 is above round_limit=3.\n")
    assert done.err.splitlines()[0] == stopped.err.splitlines()[0], "the same seed"
    other = run(*words, "--seed", "99")
    assert (other.code, other.out) == (2, "")
    assert "holds the beginning of another run" in other.err


def test_the_command_says_it_in_a_sentence() -> None:
    """Options, bots and nothing at all can be compared; what is none of these is refused."""
    base = ["--seats", "random,random", "--option", "squares=20", "--seed", "1", "--workers", "1", "--most", "64"]
    done = run("compare", "evades", "round_limit=5", "round_limit=3", "--measure", "rounds", *base)
    assert done.out.splitlines() == [
        "round_limit=5 is above round_limit=3.",
        "Rounds: 5.00 against 3.00, a difference of +2.00 ± 0.07. It took 128 matches."]
    found = run("compare", "evades", "random+round_limit=2", "as-given", "--json", "--option", "round_limit=2", *base)
    assert json.loads(found.out)["result"]["matches"] == 64 * 3
    refused = run("compare", "evades", "magic", "as-given", *base)
    assert (refused.code, refused.out) == (2, "")
    assert "“magic” is no variant" in refused.err
