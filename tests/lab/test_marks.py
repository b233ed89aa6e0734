"""What mattered, and what it was worth: counted right, compared among equals, the same for any number of workers."""

import pytest

from escapade.games import games, load
from escapade.games.elba.game import ElbaGame
from escapade.games.elba.rules.letters import pack
from escapade.games.elba.state import ElbaState
from escapade.lab.findings import Thing
from escapade.lab.marks import Marks, MarkStudy, Tally, worth_of
from escapade.lab.portrait import portrait_of
from escapade.sim.batch import run

GAMES = [key for key in games() if key != "pocket"]
CARD = ("cards", "lamp")


def marks(*strata: tuple[int, int, int, int]) -> Marks:
    """Counts of a card: those with it and their wins, all and their wins, stratum by stratum."""
    found = Marks(matches=1)
    found.having[CARD] = {(place, 0): Tally(had, won) for place, (had, won, _, _) in enumerate(strata)}
    found.everybody = {(place, 0): Tally(units, wins) for place, (_, _, units, wins) in enumerate(strata)}
    return found


def test_worth_is_compared_among_equals() -> None:
    """Simpson: better than nothing in each seat, though the strong seat rarely has it and the plain rates say worse."""
    worth = worth_of(marks((100, 90, 1000, 810), (900, 270, 1000, 280)), CARD)
    assert worth.having.rate() == pytest.approx(0.36)
    assert worth.lacking.rate() == pytest.approx(0.73)
    assert worth.adjusted == pytest.approx((90 * (0.9 - 0.8) + 90 * (0.3 - 0.1)) / 180)
    assert 0 < worth.reach < 0.06


def test_what_everybody_has_is_worth_nothing_that_can_be_told() -> None:
    """Nobody is left to compare with; nor does a difference of few matter, nor one that is the best of many."""
    assert worth_of(marks((1000, 300, 1000, 300)), CARD).adjusted is None
    few = Thing("lamp", "Lamp", 9, 9, worth_of(marks((9, 9, 1000, 300)), CARD))
    clear = Thing("lamp", "Lamp", 500, 500, worth_of(marks((500, 220, 1000, 340)), CARD))
    best = Thing("lamp", "Lamp", 500, 500, worth_of(marks((500, 200, 1000, 350)), CARD))
    assert (few.matters(1), clear.matters(2000), best.matters(2), best.matters(2000)) == (False, True, True, False)


def test_the_study_changes_nothing_and_adds_up() -> None:
    """The same matches with and without it; the same counts with one worker and two."""
    seats = ["random"] * 3
    options: dict[str, object] = {"squares": 20, "round_limit": 6}
    alone, together = (run("evades", options, seats, 12, 7, workers, studies=[MarkStudy]) for workers in (1, 2))
    assert alone == together
    counts = alone.studies[0]
    assert isinstance(counts, Marks)
    assert counts.matches == sum(counts.leads.values()) == sum(counts.led.values()) == 12
    assert sum(tally.units for tally in counts.everybody.values()) == 36
    assert counts.seen["rules", "LE-4"] == 12
    assert counts.times["rules", "LE-17"] == 12 * 3 * 7, "every bet is shown, line by line"
    alone.studies = []
    assert alone == run("evades", options, seats, 12, 7)


@pytest.mark.parametrize("title", GAMES)
def test_a_portrait_names_facts_that_there_are(title: str) -> None:
    """Events, fields, types and the ending that is a victory; the places that are visited are on the board."""
    game, portrait = load(title), portrait_of(title)
    events = {shape.name: {field.name: field for field in shape.fields} for shape in game.shapes.events}
    assert len(portrait.subjects) > 3
    for subject in portrait.subjects:
        for event, field in subject.facts:
            assert events[event][field].type_name == (subject.type_name or "number")
            assert not subject.owner or subject.owner in events[event]
    event, field = portrait.begins
    assert not event or events[event][field].type_name == "seat"
    assert portrait.victory in ("", *[shape.name for shape in game.shapes.outcomes])
    assert portrait.board is not None
    board = portrait.board(game, None)
    spots = {spot.key for spot in board.spots}
    for event, field in portrait.visits:
        assert set(events[event][field].names) <= spots
    assert all(0 <= spot.x < spot.x + spot.width <= board.width for spot in board.spots)
    assert all(0 <= spot.y < spot.y + spot.height <= board.height for spot in board.spots)


def test_EL_22_weapons_are_counted_by_their_words() -> None:
    """EL-22: what the Bag spells when a bonus is taken, ARM and RAM both; nothing where none is taken."""
    game = load("elba")
    assert isinstance(game, ElbaGame)
    state = game.new(3)
    assert isinstance(state, ElbaState)
    letters = game.tables.vocabulary.letters
    state.players[1].bag = int(pack([letters.index(letter) for letter in "arm"]))
    weapons = next(one for one in portrait_of("elba").subjects if one.key == "weapons")
    assert weapons.looked_up is not None
    assert weapons.looked_up(game, state, 1, 1) == ["ARM", "RAM"]
    assert weapons.looked_up(game, state, 1, 0) == weapons.looked_up(game, state, 0, 1) == []
    totals = run("elba", {}, ["greedy"] * 3, 10, 7, studies=[MarkStudy])
    counts = totals.studies[0]
    assert isinstance(counts, Marks)
    assert {key for subject, key in counts.times if subject == "weapons"} <= set(weapons.possible(game))  # type: ignore[misc]
    assert sum(counts.times["bonus", taken] for taken in ("1", "2")) <= sum(
        count for (subject, _), count in counts.times.items() if subject == "weapons")
