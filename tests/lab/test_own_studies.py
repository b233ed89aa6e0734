"""What the studies of single games count, told by scenes whose facts are known."""

from collections import Counter

import pytest

from escapade.core.errors import BadInput
from escapade.core.event import Event
from escapade.core.state import State
from escapade.games import load
from escapade.lab.marks import Marks, MarkStudy, Tally
from escapade.lab.studies.dark_castle.turns import SeatTurns, TurnStudy, TurnTotals, turns_of
from escapade.lab.studies.elba import EscapeStudy, EscapeTotals
from escapade.lab.studies.prison_break import LeaderStudy, LeaderTotals
from escapade.lab.studies.registry import reports_of
from escapade.language.sentences import Language
from escapade.sim.batch import run
from escapade.sim.study import FactStudy

EVERYBODY = (1 << 16) - 1


def tell(study: FactStudy, state: State, *facts: tuple[str, list[int]]) -> None:
    """Facts of these names and values, one after another."""
    names = [shape.name for shape in study.game.shapes.events]
    study.told(state, [Event(names.index(name), values, EVERYBODY) for name, values in facts])


def over(winners: list[int], sides: list[int]) -> dict[str, object]:
    """An outcome."""
    return {"reason": "escaped", "winners": winners, "sides": sides, "scores": None}


def test_wins_are_counted_from_whoever_starts() -> None:
    """p2 starts: p2 is the first to play, p0 the third; the first such fact of a match counts."""
    game = load("elba")
    study, state = MarkStudy(game, 4), game.new(4)
    study.begin(game, state)
    tell(study, state, ("started", [2]), ("started", [0]))
    study.end(game, state, over([0], [0, 1, 2, 3]))
    assert study.counts.order == {0: Tally(1, 0), 1: Tally(1, 0), 2: Tally(1, 1), 3: Tally(1, 0)}
    more = Marks(order={2: Tally(3, 1)})
    more.merge(study.counts)
    assert more.order[2] == Tally(4, 2)


def test_PB_8_places_count_from_michael_and_leaders_by_name() -> None:
    """p1 chooses Sucre first, p2 Michael; p0 becomes Bellick and wins alone."""
    game = load("prison_break")
    study, state = LeaderStudy(game, 3), game.new(3)
    figures = next(shape for shape in game.shapes.events if shape.name == "chose").fields[1].names
    number = {name: figures.index(name) for name in ("michael", "sucre", "bagwell")}
    study.begin(game, state)
    tell(study, state, ("chose", [1, number["sucre"]]), ("chose", [2, number["michael"]]),
         ("chose", [0, number["bagwell"]]), ("became_bellick", [0, number["bagwell"]]))
    study.end(game, state, over([0], [1, 0, 0]))
    found = study.counts.to_json()
    nothing = {"played": 1, "chose_first": 0, "bellick": 0, "won": 0, "won_as_bellick": 0}
    assert found["leaders"] == {"bagwell": {**nothing, "bellick": 1, "won": 1, "won_as_bellick": 1},
                                "michael": nothing, "sucre": {**nothing, "chose_first": 1}}
    assert found["places"] == [nothing, {**nothing, "bellick": 1, "won": 1, "won_as_bellick": 1},
                               {**nothing, "chose_first": 1}]


def test_EL_13_a_door_opens_to_the_word_that_was_said() -> None:
    """Two tries of one word, one of another; the last one opened."""
    game = load("elba")
    study, state = EscapeStudy(game, 3), game.new(3)
    study.begin(game, state)
    tell(study, state, ("tried", [0, 1]), ("failed", [0, 5]), ("tried", [1, 1]), ("failed", [1, 5]))
    tell(study, state, ("tried", [2, 0]), ("escaped", [2, 0]))
    names = next(shape for shape in game.shapes.events if shape.name == "tried").fields[1].names
    assert study.counts == EscapeTotals(Counter({names[1]: 2, names[0]: 1}), Counter({names[0]: 1}))


def test_DC_6_pages_are_counted_by_who_turned_them() -> None:
    """Every page is somebody's; every character either turned it or stood by; who falls does so once."""
    totals = run("dark_castle", {"chapters": 4}, ["random"] * 3, 30, 5, studies=[TurnStudy])
    found = turns_of(totals)
    pages = sum(seat.turned for seat in found.seats)
    assert found.matches == sum(seat.opened for seat in found.seats) == 30
    assert all(seat.turned + seat.stood_by == pages for seat in found.seats)
    assert sum(seat.opened_escaped for seat in found.seats) == totals.outcomes["boss_beaten"]
    assert sum(seat.fell for seat in found.seats) >= totals.outcomes["death"]
    assert all(seat.fell_turning <= seat.fell <= 30 for seat in found.seats)
    assert all(seat.squares_turning >= seat.lost_turning for seat in found.seats)


def test_a_page_is_paid_by_whoever_turned_it_or_stood_by() -> None:
    """Three HP as YOU and two beside are kept apart, with their squares."""
    seat = SeatTurns()
    seat.add_page(3, is_turner=True)
    seat.add_page(2, is_turner=False)
    seat.add_page(0, is_turner=False)
    both = TurnTotals(1, [seat])
    both.merge(TurnTotals(1, [SeatTurns(turned=1, lost_turning=1, squares_turning=1)]))
    assert (seat.turned, seat.lost_turning, seat.squares_turning) == (2, 4, 10)
    assert (seat.stood_by, seat.lost_beside, seat.squares_beside, both.matches) == (2, 2, 4, 2)


@pytest.mark.parametrize(("title", "seats"), [("elba", 3), ("dark_castle", 2), ("prison_break", 3)])
def test_a_study_is_told_in_both_languages_and_as_data(title: str, seats: int) -> None:
    """The same counts with two workers as with one; every table has a title, and every row a cell for each heading."""
    own = reports_of(title)
    studies = [one.study for one in own.values()]
    alone, together = (run(title, {}, ["random"] * seats, 4, 5, workers, studies=studies) for workers in (1, 2))
    assert alone == together
    for report in own.values():
        assert report.data(alone)
        for language in (Language("en", strict=True), Language("fr", strict=True)):
            for table in report.tables(alone, language):
                assert table.title
                assert {len(row) for row in table.rows} <= {len(table.headings)}


@pytest.mark.parametrize("study", [TurnStudy, EscapeStudy, LeaderStudy])
def test_a_study_is_about_its_own_game(study: type[FactStudy]) -> None:
    """Another one is refused."""
    with pytest.raises(BadInput, match=r"input\.option"):
        study.nothing(load("evades"), 2)


def test_leaders_add_up() -> None:
    """By name and by place."""
    one, other = LeaderTotals(), LeaderTotals()
    for found in (one, other):
        found.counted["sucre", "played"] += 1
        found.places[1, "played"] += 1
    one.merge(other)
    assert (one.counted["sucre", "played"], one.places[1, "played"]) == (2, 2)
