"""Legal lists: ascending, unique, never empty for a waiting seat, empty for others, owned by the caller."""

from escapade.core.game import Game
from escapade.core.seat import SPECTATOR, all_seats, seats_of
from escapade.play.seeds import derive
from tests.conformance.cases import Case
from tests.conformance.walks import positions, unchanged

DRAWN = 16


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


def check_lent_lists(game: Game, seats: int) -> None:
    """What the engine's loops are lent is what everybody is given; who changes his own list changes nobody else's."""
    for state in positions(game, seats):
        for seat in (*range(seats), SPECTATOR):
            lent = game.lend_legal(state, seat)
            kept = lent[:]
            game.legal(state, seat).clear()
            assert kept == lent == game.legal(state, seat), "another list was lent"


def check_drawn_actions(game: Game, seats: int) -> None:
    """A random answer is drawn from the legal list with one number of the stream, whether or not there is a list."""
    rng = derive(1, "drawn", game.key)
    for state in positions(game, seats):
        for seat in seats_of(int(state.waiting & all_seats(seats))):
            for _ in range(DRAWN):
                other = rng.clone()
                legal = game.legal(state, seat)
                drawn, expected = game.draw_legal(state, seat, rng), legal[other.below(len(legal))]
                assert drawn == expected, f"{drawn} was drawn, not {expected}"
                assert rng.next() == other.next(), "another number of the stream is next"


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


def test_lent_lists_are_the_legal_lists(case: Case) -> None:
    """`lend_legal`: "The same list"."""
    check_lent_lists(case.game, case.seats)


def test_random_answers_are_drawn_from_the_legal_list(case: Case) -> None:
    """`draw_legal`: "what `legal(state, seat)[rng.below(len(legal))]` is"."""
    check_drawn_actions(case.game, case.seats)
