"""Legal lists: ascending, unique, never empty for a waiting seat, empty for others, owned by the caller."""

from escapade.core.game import Game
from escapade.core.seat import SPECTATOR
from tests.conformance.cases import Case
from tests.conformance.walks import positions, unchanged


def check_legal_order(game: Game, seats: int) -> None:
    """Every list is strictly ascending, and within the action numbers."""
    for state in positions(game, seats):
        for seat in range(seats):
            legal = game.legal(state, seat)
            assert legal == sorted(set(legal)), f"not ascending and unique: {legal}"
            assert all(0 <= action < game.action_count for action in legal)


def check_legal_for_waiting(game: Game, seats: int) -> None:
    """A list is empty exactly when the seat is not waited for."""
    for state in positions(game, seats):
        for seat in range(seats):
            is_waiting = bool(state.waiting >> seat & 1)
            assert bool(game.legal(state, seat)) == is_waiting, f"p{seat} waiting {is_waiting} at ply {state.ply}"
        assert game.legal(state, SPECTATOR) == []


def check_legal_changes_nothing(game: Game, seats: int) -> None:
    """Asking leaves the position alone."""
    for state in positions(game, seats):
        unchanged(game, state, lambda: [game.legal(state, seat) for seat in range(seats)])  # noqa: B023


def check_legal_is_mine(game: Game, seats: int) -> None:
    """What the caller does to the list reaches neither the position nor the next list."""
    for state in positions(game, seats):
        for seat in range(seats):
            mine = game.legal(state, seat)
            kept = mine[:]
            mine.clear()
            assert game.legal(state, seat) == kept, "the list was not the caller's"


def test_legal_lists_are_ascending_and_unique(case: Case) -> None:
    """`legal`: "ascending, unique"."""
    check_legal_order(case.game, case.seats)


def test_legal_lists_are_for_the_waiting(case: Case) -> None:
    """`legal`: "never empty for a waiting seat, empty for others"."""
    check_legal_for_waiting(case.game, case.seats)


def test_legal_changes_nothing(case: Case) -> None:
    """`legal`: "Changes nothing"."""
    check_legal_changes_nothing(case.game, case.seats)


def test_legal_lists_belong_to_the_caller(case: Case) -> None:
    """`legal`: "The list belongs to the caller"."""
    check_legal_is_mine(case.game, case.seats)
