"""Set-up, roles, pieces and what each player knows."""

from collections import Counter

import pytest

from escapade.core.errors import BadInput
from escapade.core.rng import from_words
from escapade.games.prison_break.checks import content
from escapade.testing import given
from tests.games.prison_break.table import planning, recruiting, setup, tables_of_the_game


def test_PB_1_the_last_to_choose_must_take_michael() -> None:
    """PB-1: the winner of the roll chooses first, then clockwise; somebody must be Michael."""
    match = given("prison_break", 3).play("chance first p1 / p1 choose sucre / p2 choose bagwell")
    assert match.legal("p0") == ["choose michael"]
    assert match.why("p0", "choose abruzzi") == {"code": "must_be_michael", "params": {}, "rule": "PB-1"}
    match.play("p0 choose michael").expect(figures__michael__square="cells_1", figures__sucre__square="cells_2",
                                           figures__bagwell__square="cells_4", figures__abruzzi__square=None)
    assert match.waiting() == ["chance"]


def test_PB_1_nobody_takes_a_leader_twice() -> None:
    """PB-1: one leader each."""
    match = given("prison_break", 4).play("chance first p3 / p3 choose abruzzi")
    assert match.legal("p0") == ["choose michael", "choose sucre", "choose bagwell"]
    assert match.why_not("p0", "choose abruzzi")["code"] == "taken_leader"


def test_PB_2_one_die_for_all_three() -> None:
    """PB-2: on a 4 Pope asks for the evidence, as in the rulebook's example."""
    match = setup(wish=4)
    assert [line for line in match.told() if line.startswith("wished")] == [
        "wished sara photograph", "wished pope evidence", "wished veronica letter"]


def test_PB_3_PB_42_the_board_is_loaded_with_its_measure() -> None:
    """PB-3, PB-42: five zones of 12 to 16, eight buildings, five rooms, 9.3 squares between two of them."""
    board = tables_of_the_game().board
    assert [len(zone) for zone in board.outdoors] == [16, 13, 13, 13, 13]
    assert len(board.rooms) == 5
    assert board.squares == 84
    assert board.places == 18


def test_PB_42_a_board_that_breaks_the_measure_is_refused() -> None:
    """PB-42: the check itself, on a board whose zones lost their gates."""
    board = tables_of_the_game().board
    first = board.outdoors[4][0]
    zone = board.zone[first]
    try:
        for square in board.outdoors[4][:2]:
            board.zone[square] = 0
        board.outdoors[4] = board.outdoors[4][2:]
        with pytest.raises(BadInput) as bad:
            content.check_zones(board)
    finally:
        board.zone[first] = zone
    assert bad.value.params["rule"] == "PB-42"


def test_PB_5_pieces() -> None:
    """PB-5: 15 tokens, 30 guards off the board, the tools face up."""
    match = setup()
    assert len(match.described("tokens")) == 15
    assert sum(match.described("guard_pile").values()) == 30
    assert match.described("tools") == {"pliers": "depot_13", "breaker": "alley_7"}
    assert match.described("guards") == {}


def test_PB_6_escape_cards_fit_the_frame() -> None:
    """PB-6: in each pair of outsiders no place on every route, no device twice; every place on two cards or more."""
    tables = tables_of_the_game()
    for pair in set(tables.pairs):
        cards = [card for card in range(10) if tables.pairs[card] == pair]
        common = -1
        for card in cards:
            common &= tables.routes[card]
        assert common == 0
        assert len({tables.devices[card] for card in cards}) == len(cards)
    uses = Counter(place for route in tables.routes for place in range(18) if route >> place & 1)
    assert min(uses.values()) >= 2
    assert len(uses) == 18


def test_PB_6_michael_keeps_one_and_announces() -> None:
    """PB-6: the two of his card, or all three; the third can be added later."""
    match = setup(escapes="drains steam")
    match.expect(card="drains", other="steam", announced=["sara", "pope"])
    match.play("p0 add_third").expect(announced=["sara", "pope", "veronica"])
    assert match.why_not("p0", "add_third")["code"] == "all_announced"
    assert setup(announce="three").described("announced") == ["sara", "pope", "veronica"]


def test_PB_6_PB_30_showing_is_public_but_not_what() -> None:
    """PB-6, PB-30: p1 is shown the route; p2 sees that something was shown."""
    match = setup().play("p0 show route p1")
    assert match.told("p1") == ["showed p1 route"]
    assert match.told("p2") == ["showed p1 -"]
    assert match.view("p1")["players"][1] == {"leader": "sucre", "shows": 1, "shown": ["route"]}
    assert match.view("p2")["players"][1] == {"leader": "sucre", "shows": 1, "shown": None}
    assert match.view("p1")["fitting"] == ["drains"]
    assert match.view("p2")["fitting"] == ["drains", "night_shift", "kitchen_lift", "paper_trail"]
    assert match.why_not("p0", "show route p1")["code"] == "already_shown"


def test_PB_30_what_is_private() -> None:
    """PB-30: Michael's card and the one he put back; what was seen under a token; then the team's card."""
    match = setup()
    assert match.view("p0")["card"] == "drains"
    assert match.view("p0")["other"] == "steam"
    for viewer in ("p1", "p2", "spectator"):
        assert match.view(viewer)["card"] is None
        assert match.view(viewer)["other"] is None
    plan = planning().begin()
    assert plan.view("p1")["card"] == "drains"
    assert plan.view("p1")["other"] is None
    assert plan.view("p2")["card"] is None
    assert plan.view("p2")["fitting"] == ["drains", "night_shift", "kitchen_lift", "paper_trail"]


def test_PB_30_a_token_is_known_to_who_looked() -> None:
    """PB-13, PB-30: Sucre looks and leaves it; everybody sees that he looked, he alone what it was."""
    match = recruiting().put(sucre="yard_8").turn("sucre", "escape").begin()
    match.play("p1 stop / p1 search / chance token radio / p1 leave")
    assert match.view("p1")["tokens"]["yard_8"] == {"looked": ["p1"], "object": "radio"}
    assert match.view("p0")["tokens"]["yard_8"] == {"looked": ["p1"], "object": None}


def test_PB_30_bellick_imagines_every_card_that_fits_and_no_other() -> None:
    """PB-30: with Sara and Pope recruited, four cards; drained of one by what he was shown, the rest."""
    match = planning().begin()
    view = match.game.view(match.state, 2)
    seen = {match.game.describe(match.game.imagine(view, from_words(7, 8, number)))["card"] for number in range(60)}
    assert seen == {"drains", "night_shift", "kitchen_lift", "paper_trail"}


def test_PB_30_bellick_remembers_what_he_was_shown() -> None:
    """PB-19, PB-30: what Michael showed him as a leader narrows his guesses to one."""
    table = planning()
    table.data["players"][2].update({"shows": 1, "shown": ["device"]})
    match = table.begin()
    assert match.view("p2")["fitting"] == ["drains"]
    assert match.view("p2")["card"] is None


def test_PB_31_set_up_in_order() -> None:
    """PB-31: roles, two cards, choice, announcement, die, day 1 with Michael's turn."""
    match = setup(4)
    assert match.waiting() == ["p0"]
    match.expect(day=1, guilt=0, phase="harmful", turn__actor="michael", wish=1, active=None)


def test_PB_7_the_cards_fit_the_frame() -> None:
    """PB-7: 55 cards, twenty different effects or more, +0.6 to +1.0 guilt a card."""
    deck = tables_of_the_game().deck
    assert sum(deck.counts) == 55
    assert sum(deck.counts[: deck.handicaps]) == 41
    effects = {(tuple(deck.verbs[card]), tuple(deck.numbers[card])) for card in range(len(deck.counts))}
    assert len(effects) >= 20
    guilt = sum(deck.counts[card] * number for card in range(len(deck.counts))
                for verb, number in zip(deck.verbs[card], deck.numbers[card], strict=True) if verb == 0)
    assert 0.6 <= guilt / 55 <= 1.0
