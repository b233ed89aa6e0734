"""Two variants on the same dice: a verdict that is right as often as agreed, and the same whoever played."""

import json

import pytest

from escapade.lab.compare import ROUNDS, WIN, Contest, Measure, Seating, Side, compare, rotations
from escapade.lab.sequential import BETTER, FIRST_LOOK, OPEN, SAME, WORSE, Sequential
from escapade.play.seeds import derive
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
