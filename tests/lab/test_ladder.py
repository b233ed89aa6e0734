"""Ladders: verdicts over blocks, one fit of strengths over all of them, and runs that can be stopped."""

import json
from itertools import combinations, islice
from math import exp
from pathlib import Path

import pytest

from escapade.bots.evades.betting import NAME as RANDOM_WITH_GREEDY_BETS
from escapade.commands import ladder as command
from escapade.core.errors import BadInput
from escapade.games import load
from escapade.lab.ladder import ALONE, TOGETHER, Ladder, Pattern, block_of, climb, patterns
from escapade.lab.meeting import KeptBlocks, Meeting
from escapade.lab.rating import POINTS, ratings, strengths
from escapade.lab.sequential import BETTER, FIRST_LOOK, OPEN
from escapade.play.seeds import derive
from tests.cli.program import run

OPTIONS = (("round_limit", 1), ("squares", 20))
QUICK = ("random", RANDOM_WITH_GREEDY_BETS, "greedy")
SMALL = Ladder("evades", OPTIONS, None, QUICK, 2, 5, 0.3)
WORDS = ["ladder", "evades", "--bots", "random,greedy", "--seats", "2", "--option", "squares=20", "--option",
         "round_limit=1", "--seed", "5", "--workers", "1", "--most", "4"]


def coins(odds: float, count: int, number: int) -> list[float]:
    """So many blocks of somebody who wins with these odds."""
    rng = derive(11, "coins", number)
    return [float(int(rng.below(100_000)) < 100_000 * odds) for _ in range(count)]


def test_the_fit_finds_the_strengths_that_made_the_results() -> None:
    """Bradley–Terry: odds are those of the strengths; 400 coins for each pair find them again."""
    true = {"a": -1.0, "b": 0.0, "c": 0.4, "d": 1.5}
    blocks = {(one, other): coins(1 / (1 + exp(true[other] - true[one])), 400, number)
              for number, (one, other) in enumerate(combinations(true, 2))}
    rated = ratings(list(true), blocks, "b", derive(1, "bootstrap"))
    assert [rating.bot for rating in rated] == ["d", "c", "b", "a"]
    for rating in rated:
        assert rating.points == pytest.approx(POINTS * true[rating.bot], abs=60)
        assert rating.low <= rating.points <= rating.high
        assert rating.bot == "b" or rating.high - rating.low == pytest.approx(2 * 1.96 * 17, rel=0.6)


def test_the_fit_hangs_on_nobodys_order() -> None:
    """Bots and pairs in any order, a pair either way round."""
    blocks = {("a", "b"): [1.0, 1.0, 0.0], ("b", "c"): [1.0, 0.5], ("a", "c"): [1.0]}
    turned = {("c", "a"): [0.0], ("c", "b"): [0.5, 0.0], ("b", "a"): [1.0, 0.0, 0.0]}
    assert strengths(["a", "b", "c"], blocks) == pytest.approx(strengths(["c", "b", "a"], turned))


def test_who_never_lost_is_not_infinitely_strong() -> None:
    """And who never played is as strong as the middle."""
    found = strengths(["a", "b", "c"], {("a", "b"): [1.0] * 20})
    assert 1 < found["a"] - found["b"] < 5
    assert found["c"] == pytest.approx(0.0, abs=1e-6)


def test_intervals_are_over_blocks() -> None:
    """A block is one result, however many matches it has: four times the blocks, half the interval."""
    few, many = [ratings(["a", "b"], {("a", "b"): [1.0, 0.0, 0.5, 1.0] * count}, "b", derive(1, "bootstrap"))[0]
                 for count in (25, 100)]
    assert few.high - few.low == pytest.approx(2 * (many.high - many.low), rel=0.3)


def test_everybody_sits_everywhere() -> None:
    """All rotations: each bot has each seat as often."""
    for seats in range(2, 7):
        found = patterns(load("evades"), ("a", "b"), seats)
        for seat in range(seats):
            owners = [pattern.bots[seat] for pattern in found]
            assert owners.count("a") == owners.count("b") > 0
        assert all(pattern.bots[seat] == "a" for pattern in found for seat in pattern.mine)
    assert [pattern.bots for pattern in patterns(load("evades"), ("a", "b"), 4)] == [tuple("abab"), tuple("baba")]


def test_parties_of_their_own_where_all_play_together() -> None:
    """In the castle everybody wins or nobody does."""
    found = patterns(load("dark_castle"), ("a", "b"), 3)
    assert [(pattern.bots, pattern.mine) for pattern in found] == [(("a",) * 3, (0, 1, 2)), (("b",) * 3, ())]
    assert block_of([found[0].results([1.0] * 3, 1.0), found[1].results([0.0] * 3, 0.0)]) == (1.0, 0.0)


def test_PB_45_each_has_either_side_where_a_vote_finds_out_who_is_alone() -> None:
    """Who does least is voted out: by seats, a weak bot would be Bellick more often, and win by it."""
    found = patterns(load("prison_break"), ("a", "b"), 3)
    assert [(pattern.bots[0], pattern.side) for pattern in found] == [("apart:a/b", TOGETHER), ("apart:b/a", ALONE)]
    assert [pattern.results([], 1.0) for pattern in found] == [([1.0], [0.0]), ([0.0], [1.0])]
    assert block_of([pattern.results([], 1.0) for pattern in found]) == (0.5, 0.5)
    assert block_of([found[0].results([], 1.0), found[1].results([], 0.0)]) == (1.0, 0.0)


def test_a_block_is_the_mean_over_its_seats() -> None:
    """Two of the four results of a are wins, one is a tie."""
    rows = [Pattern(("a", "b"), (0,)).results([1.0, 0.0], 0.0), Pattern(("b", "a"), (1,)).results([0.5, 0.5], 0.0)]
    assert block_of(rows) == (0.75, 0.25)


def test_strength_goes_by_the_share_of_the_wins() -> None:
    """At a table of four one seat in two wins a half at most: all wins are 1, whatever the number of seats."""
    meeting = Meeting(("a", "b"), 0.1, 2, [(0.5, 0.0), (0.25, 0.25), (0.0, 0.0), (0.125, 0.375), (1.0, 0.0)])
    assert meeting.scores() == [1.0, 0.5, 0.5, 0.25, 1.0]


def test_verdicts_from_the_neighbours_up() -> None:
    """Greedy beats random; nobody decides before the first look; with too few blocks it stays open."""
    found = list(climb(SMALL, FIRST_LOOK, 1))
    assert [one.pair for one in found] == [(QUICK[1], QUICK[0]), (QUICK[2], QUICK[1]), (QUICK[2], QUICK[0])]
    assert found[2].test().verdict == BETTER
    assert all(len(one.blocks) == FIRST_LOOK for one in found)
    assert next(climb(SMALL, 4, 1)).test().verdict == OPEN
    assert found[0].to_json()["matches"] == 2 * FIRST_LOOK


def test_only_those_who_stand_so_many_rungs_apart_meet() -> None:
    """A master is dear: whether it beats the expert need not wait for its matches with all the others."""
    near, nearer, whole = (Ladder("evades", OPTIONS, None, tuple("abcd"), 2, 5, 0.3, rungs) for rungs in (1, 2, None))
    assert near.pairs() == [("a", "b"), ("b", "c"), ("c", "d")]
    assert nearer.pairs() == [*near.pairs(), ("a", "c"), ("b", "d")]
    assert whole.pairs() == [*nearer.pairs(), ("a", "d")]
    told = run("ladder", "evades", "--bots", f"{QUICK[1]},random,greedy", *WORDS[4:], "--rungs", "1").out
    assert "| `greedy` | `random` |" in told
    assert f"| `greedy` | `{QUICK[1]}` |" not in told
    assert "--rungs 1 --seed 5 --most 4" in told


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    """After any batch, and after a file was lost: the same blocks as in one go, and no match twice."""
    whole = [one.blocks for one in climb(SMALL, 20, 1)]
    kept = KeptBlocks(tmp_path / "kept", SMALL.plan())
    told: list[int] = []

    def stop(meeting: Meeting, more: int) -> None:
        told.append(more)
        if len(told) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(climb(SMALL, 20, 1, kept, stop))
    assert len(kept.read((QUICK[1], QUICK[0]))) == 20
    list(islice(climb(SMALL, 20, 1, kept), 2))
    kept.path_of((QUICK[2], QUICK[1])).write_text("[[0.5")
    again = list(climb(SMALL, 20, 2, KeptBlocks(tmp_path / "kept", SMALL.plan())))
    assert [one.blocks for one in again] == whole


def test_another_run_is_refused(tmp_path: Path) -> None:
    """Another seed: its blocks are not ours."""
    KeptBlocks(tmp_path, SMALL.plan())
    other = Ladder("evades", OPTIONS, None, QUICK, 2, 6, 0.3)
    with pytest.raises(BadInput, match=r"input\.other_run"):
        KeptBlocks(tmp_path, other.plan())


def test_a_bot_may_join_later(tmp_path: Path) -> None:
    """What the others got of each other is theirs, and is not played again."""
    told: list[str] = []
    pair = Ladder("evades", OPTIONS, None, ("random", "greedy"), 2, 5, 0.3)
    first = next(climb(pair, 4, 1, KeptBlocks(tmp_path, pair.plan())))
    found = climb(SMALL, 4, 1, KeptBlocks(tmp_path, SMALL.plan()), lambda meeting, more: told.append(meeting.pair[0]))
    assert list(found)[2].blocks == first.blocks
    assert told.count("greedy") == 2


def test_the_command_tells_both_tables() -> None:
    """And the words that make them again."""
    done = run(*WORDS)
    assert done.code == 0
    assert "| `greedy` | `random` | open |" in done.out
    assert "| `random` | +0 | +0 … +0 |" in done.out
    assert "escapade ladder evades --bots random,greedy --seats 2 --effect 0.1 --option round_limit=1" in done.out
    assert "Points de tous ensemble" in run(*WORDS, "--language", "fr").out
    data = json.loads(run(*WORDS, "--json").out)
    assert data["meetings"][0]["blocks"] == 4
    assert {one["bot"] for one in data["ratings"]} == {"random", "greedy"}


def test_a_page_has_a_place_for_each_game(tmp_path: Path) -> None:
    """What stands around it stays; a new page is nothing but the tables."""
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n<!-- ladder evades -->\nold\n<!-- end of ladder evades -->\n<!-- ladder elba -->\nkept")
    assert run(*WORDS, "-o", str(page)).code == 0
    text = page.read_text()
    assert text.startswith("# Bots\n<!-- ladder evades -->\n")
    assert text.endswith("<!-- end of ladder evades -->\n<!-- ladder elba -->\nkept")
    assert "old" not in text
    assert "`greedy`" in text
    assert run(*WORDS, "-o", str(tmp_path / "new.md")).code == 0
    new = (tmp_path / "new.md").read_text()
    assert new.startswith("<!-- ladder evades -->\n")
    assert new.endswith("<!-- end of ladder evades -->\n")


def test_a_page_without_a_place_stays_as_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Refused before a match is played, with what is missing where."""
    monkeypatch.setattr(command, "climb", lambda *_: pytest.fail("a match was played"))
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n<!-- ladder elba -->\nkept\n<!-- end of ladder elba -->")
    done = run(*WORDS, "-o", str(page))
    assert done.code == 2
    assert "bots.md has no place for this table, and stays as it is." in done.err
    assert "<!-- ladder evades --> and <!-- end of ladder evades -->" in done.err
    assert page.read_text() == "# Bots\n<!-- ladder elba -->\nkept\n<!-- end of ladder elba -->"


@pytest.mark.parametrize(("bots", "sentence"), [("greedy", "needs two different bots"),
                                                ("greedy,greedy", "each of them once"),
                                                ("greedy,deep_blue", "No bot called “deep_blue”"),
                                                ("greedy,search:x", "asks for no number of simulations")])
def test_who_cannot_climb(bots: str, sentence: str) -> None:
    """One sentence, before a match is played."""
    done = run("ladder", "evades", "--bots", bots, "--seed", "1")
    assert done.code == 2
    assert sentence in done.err
