"""The game against the slow second implementation: counts, and whole matches step by step."""

import json
from typing import Any

import pytest

from escapade.core.event import MUTE
from escapade.core.rng import Rng
from escapade.core.state import State
from escapade.play.notation import write
from escapade.play.seeds import derive
from escapade.testing import Scenario, given
from tests.conformance.perft import count, moves
from tests.games.evades import reference
from tests.games.evades.perft import FILE, LINES
from tests.games.evades.positions import PRISONERS, choosing

MOST_FOR_THE_ENGINE = 30_000
MOST_FOR_THE_REFERENCE = 3_000
"""Counts above these are left to tests/conformance/test_perft.py and to `python -m tests.games.evades.perft`."""

Entry = dict[str, Any]
ENTRIES: list[Entry] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
NAMES = [line.name for line in LINES]


def start_of(entry: Entry) -> Scenario:
    """The position that an entry counts from."""
    return given("evades", entry["seats"], entry["position"], **entry["options"])


def test_the_file_has_all_the_lines() -> None:
    """tests/perft/evades.perft is what perft.py writes, counts apart."""
    assert len(ENTRIES) == len(LINES)
    for line, entry in zip(LINES, ENTRIES, strict=True):
        assert {key: line.written()[key] for key in ("seats", "options", "position")} == {
            key: entry[key] for key in ("seats", "options", "position")}
        assert len(entry["counts"]) == line.depth


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_the_game_counts_like_the_file(entry: Entry) -> None:
    """LE-6 to LE-18: as many ways to play as the slow reference found."""
    match = start_of(entry)
    for depth, expected in enumerate(entry["counts"], 1):
        if expected <= MOST_FOR_THE_ENGINE:
            assert count(match.game, match.state, depth) == expected, f"depth {depth}"


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_the_reference_counts_like_the_file(entry: Entry) -> None:
    """The file holds what the reference counts today."""
    match = start_of(entry)
    start = reference.read_position(match.game.describe(match.state))
    for depth, expected in enumerate(entry["counts"], 1):
        if expected <= MOST_FOR_THE_REFERENCE:
            assert reference.count(start, depth) == expected, f"depth {depth}"


# ------------------------------------------------------------------ step by step


def random_bet(rng: Rng) -> list[str]:
    """Seven prisoners in any order."""
    left = PRISONERS[:]
    return [left.pop(int(rng.below(len(left)))) for place in range(7)]


def assert_same(match: Scenario, state: State, other: reference.Match) -> None:
    """Both have the same track, boats and turns, and offer the same choices."""
    described = match.game.describe(state)
    assert described["track"] == {str(square): other.track[square] for square in sorted(other.track)}
    assert described["boarded"] == other.boats
    assert (state.waiting == 0) == other.over
    lines = [write(match.game, state, seat, action).split(" ", 1)[1] for seat, action in moves(match.game, state)]
    assert sorted(lines) == sorted(reference.choices(other))
    if not other.over:
        assert described["turns"] == other.turns


def play_both(match: Scenario, rng: Rng) -> tuple[State, reference.Match]:
    """A random match in both, compared at every step."""
    game, state = match.game, match.game.clone(match.state)
    other = reference.read_position(game.describe(state))
    assert_same(match, state, other)
    while state.waiting:
        found = moves(game, state)
        seat, action = found[int(rng.below(len(found)))]
        words = write(game, state, seat, action).split(" ", 1)[1]
        game.apply(state, seat, action, MUTE)
        other = reference.after(other, words)
        assert_same(match, state, other)
    return state, other


@pytest.mark.parametrize("count_empty_only", [False, True])
@pytest.mark.parametrize("squares", [4, 5, 6, 8, 12, 30])
def test_random_matches_are_played_the_same(squares: int, count_empty_only: bool) -> None:  # noqa: FBT001
    """LE-6 to LE-18: same choices, same track, same boats, same points, from the first turn to the last."""
    for number in range(6):
        rng = derive(number, "reference", squares, int(count_empty_only))
        seats = 2 + number % 5
        bets = [random_bet(rng) for seat in range(seats)]
        match = choosing(seats=seats, bets=bets, squares=squares, count_empty_only=count_empty_only,
                         round_limit=2 + number * 4)
        state, other = play_both(match, rng)
        outcome = match.game.outcome(state)
        assert outcome is not None
        assert outcome["scores"] == [reference.points(other.boats, bet) for bet in bets]


def test_the_reference_does_not_use_the_game() -> None:
    """It shares no code with what it checks."""
    text = (FILE.parents[1] / "games" / "evades" / "reference.py").read_text(encoding="utf-8")
    assert "import escapade" not in text
    assert "from escapade" not in text
