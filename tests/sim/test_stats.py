"""Counting: who wins, who shares, how sure one can be, and totals that add up."""

import json
from collections import Counter

import pytest

from escapade.games import load
from escapade.play.loop import Played
from escapade.sim.odd import percentile
from escapade.sim.stats import empty_totals, is_shared, is_win, wilson

OWN = ["p0", "p1", "p2"]
TEAMS = ["loyal", "traitor", "loyal"]
KEYS = {"game", "version", "options", "seed", "matches", "decisions", "seconds", "seats", "outcomes", "rounds"}


def played(winners: list[int], sides: list[str] = OWN, scores: list[int] | None = None, rounds: int = 9) -> Played:
    """A match that ended like this."""
    return Played("all_aboard", winners, scores, sides, 20, rounds)


@pytest.mark.parametrize(("winners", "sides", "wins", "shared"), [
    ([1], OWN, [1], []),
    ([0, 2], OWN, [], [0, 2]),
    ([0, 1, 2], OWN, [], [0, 1, 2]),
    ([0, 2], TEAMS, [0, 2], []),
    ([1], TEAMS, [1], []),
    ([0, 1, 2], TEAMS, [], [0, 1, 2]),
    ([0, 1, 2], ["all", "all", "all"], [0, 1, 2], []),
    ([], ["all", "all", "all"], [], []),
])
def test_who_wins_and_who_shares(winners: list[int], sides: list[str], wins: list[int], shared: list[int]) -> None:
    """design.md: a seat wins when every winner is on its side; shared is a tie of different sides."""
    match = played(winners, sides)
    assert [seat for seat in range(3) if is_win(match, seat)] == wins
    assert [seat for seat in range(3) if is_shared(match, seat)] == shared


@pytest.mark.parametrize(("hits", "trials", "low", "high"), [
    (0, 10, 0.0, 0.27753), (10, 10, 0.72247, 1.0), (5, 10, 0.23659, 0.76341), (81, 263, 0.25529, 0.36621),
    (15, 148, 0.06239, 0.16051), (1, 29, 0.00611, 0.17176),
])
def test_wilson_against_published_values(hits: int, trials: int, low: float, high: float) -> None:
    """Newcombe, Statistics in Medicine 17 (1998), table I, method 3; and closed forms at 0, half and 1."""
    assert wilson(hits, trials) == pytest.approx((low, high), abs=2e-4)


def test_wilson_of_nothing_says_nothing() -> None:
    """No match, no knowledge."""
    assert wilson(0, 0) == (0.0, 1.0)


def test_percentiles_by_nearest_rank() -> None:
    """Of 1 to 20 the 5 % value is 1, the median 10, the 95 % value 19."""
    counts = Counter(range(1, 21))
    assert [percentile(counts, percent) for percent in (5, 50, 95, 100)] == [1, 10, 19, 20]
    assert percentile(Counter({7: 3}), 5) == 7
    assert percentile(Counter(), 50) == 0


def test_totals_merge_in_any_order() -> None:
    """Half and half is the whole, whoever counted first."""
    game = load("evades")
    matches = [played([0], scores=[9, 3, 2]), played([0, 1], scores=[5, 5, 1], rounds=12),
               played([2], scores=[0, 1, 8])]
    whole, first, second = (empty_totals(game, ["a", "b", "c"], 1) for _ in range(3))
    for match in matches:
        whole.add(match)
    second.add(matches[2])
    first.add(matches[0])
    second.add(matches[1])
    second.seconds = 5.0
    second.merge(first)
    assert second == whole
    assert (whole.seats[0].wins, whole.seats[0].shared, whole.seats[0].score_mean()) == (1, 1, 14 / 3)


def test_the_json_has_exactly_these_keys() -> None:
    """The issue lists them; JSON has to be able to write them."""
    totals = empty_totals(load("evades"), ["greedy", "random", "random"], 7)
    totals.add(played([0], scores=[9, 3, 2]))
    totals.add(played([1], scores=[4, 6, 2], rounds=11))
    written = json.loads(json.dumps(totals.to_json()))
    assert set(written) == KEYS
    assert set(written["seats"][0]) == {"seat", "bot", "wins", "shared", "win_rate", "interval", "score_mean"}
    assert set(written["rounds"]) == {"mean", "p5", "p50", "p95"}
    assert written["rounds"] == {"mean": 10.0, "p5": 9, "p50": 9, "p95": 11}
    assert written["outcomes"] == {"all_aboard": 2}
    assert (written["seats"][1]["bot"], written["seats"][1]["win_rate"]) == ("random", 0.5)
    assert written["options"]["squares"] == 30
    assert (written["matches"], written["decisions"], written["seed"]) == (2, 40, 7)


def test_a_game_without_scores_has_no_mean() -> None:
    """null, not 0."""
    totals = empty_totals(load("evades"), ["random"] * 3, 1)
    totals.add(played([0]))
    assert totals.to_json()["seats"][0]["score_mean"] is None  # type: ignore[index]
