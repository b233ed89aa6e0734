"""Phase 1: turns, moves, searching, recruiting, bribing, and the cards."""

import pytest

from escapade.testing import Scenario
from tests.games.prison_break.table import Table, planning, recruiting, setup


def draws(table: Table, card: str) -> Scenario:
    """The one on turn draws this card."""
    match = table.begin()
    return match.play(f"{match.waiting()[0]} draw / chance card {card}")


def test_PB_8_PB_33_a_day() -> None:
    """PB-8, PB-33: Michael, then clockwise; when all have played the day token moves."""
    match = setup()
    for seat in ("p0", "p1", "p2"):
        match.play(f"{seat} raise_guilt / {seat} stop")
    match.expect(day=2, guilt=3, turn__actor="michael")


def test_PB_9_harmful_then_escape() -> None:
    """PB-9: in this order."""
    match = setup()
    assert match.why_not("p0", "step yard_3")["code"] == "not_now"
    match.play("p0 raise_guilt")
    assert match.why("p0", "raise_guilt") == {"code": "not_now", "params": {}, "rule": "PB-9"}


def test_PB_10_a_guard_comes_in() -> None:
    """PB-10: the lot, the die, any empty square of the zone but the tower's."""
    match = setup().play("p0 add_guard / chance lot radio / chance die 1")
    squares = [words.split()[1] for words in match.legal("p0")]
    assert len(squares) == 15
    assert "yard_13" not in squares
    assert match.why_not("p0", "post yard_13")["code"] == match.why_not("p0", "post garden_1")["code"] == "not_rolled"
    match.play("p0 post yard_3").expect(guards={"yard_3": "radio"}, guard_pile__radio=2, phase="escape")


def test_PB_10_on_a_six_a_white_room() -> None:
    """PB-10: 6 is any empty white room."""
    match = setup().play("p0 add_guard / chance lot radio / chance die 6")
    assert match.legal("p0") == ["post chapel", "post library", "post kitchen", "post laundry", "post boiler_room"]


def test_PB_10_objects_and_guilt() -> None:
    """PB-10: only what is possible: guilt always, an object if he has one."""
    match = recruiting().hold("michael", "spoon").begin()
    assert match.legal("p0")[-2:] == ["raise_guilt", "lose spoon"]
    match.play("p0 lose spoon").expect(gone=["spoon"], guilt=0)


def test_PB_11_guilt_is_lowered_where_there_is_any() -> None:
    """PB-11: his action; at 0 it is not offered."""
    setup().play("p0 raise_guilt / p0 lower_guilt").expect(guilt=0, turn__actor="sucre")
    match = recruiting().turn("sucre", "escape").begin()
    assert "lower_guilt" not in match.legal("p1")
    assert match.why_not("p1", "lower_guilt") == {"code": "no_guilt", "params": {}, "rule": "PB-11"}


def test_PB_12_four_steps_through_doors_and_gates() -> None:
    """PB-12: square by square; after four the stop alone is left."""
    match = setup().play("p0 raise_guilt / p0 step yard_3 / p0 step yard_2 / p0 step yard_1 / p0 step garden_12")
    assert match.legal("p0") == ["stop"]
    assert match.why("p0", "step garden_11") == {"code": "no_steps_left", "params": {"steps": 4}, "rule": "PB-11"}


def test_PB_4_PB_12_a_full_square_is_passed_not_stopped_on() -> None:
    """PB-4, PB-12: two on yard_3: he may step there and on, but not stop."""
    match = recruiting().put(sucre="yard_3", abruzzi="yard_3").turn("michael", "escape").begin()
    match.play("p0 step yard_3")
    assert "stop" not in match.legal("p0")
    assert match.why_not("p0", "stop")["code"] == "full"
    match.play("p0 step yard_2 / p0 stop").expect(figures__michael__square="yard_2")


def test_PB_12_a_full_square_is_not_entered_with_the_last_point() -> None:
    """PB-12: a step onto it is offered only if the points left reach a square with room."""
    table = recruiting().put(michael="yard_2", sucre="yard_3", abruzzi="yard_3").turn("michael", "move")
    table.data["turn"].update({"points": 1, "steps": 3})
    match = table.begin()
    assert "step yard_3" not in match.legal("p0")
    assert match.why("p0", "step yard_3") == {"code": "full", "params": {"square": "yard_3"}, "rule": "PB-4"}


def test_PB_13_search_keep_and_swap() -> None:
    """PB-13: three objects at most; what is laid down lies face up."""
    table = recruiting().put(michael="yard_8").hold("michael", "radio", "spoon", "rosary")
    match = table.turn("michael", "escape").begin()
    match.play("p0 stop / p0 search / chance token letter")
    assert match.legal("p0") == ["leave", "swap radio", "swap rosary", "swap spoon"]
    match.play("p0 swap spoon").expect(lying={"spoon": "yard_8"},
                                       figures__michael__objects=["letter", "radio", "rosary"])
    assert "yard_8" not in match.described("tokens")


def test_PB_13_a_blank_is_never_kept() -> None:
    """PB-13: it is left, or thrown away for all to see."""
    match = recruiting().put(michael="yard_8").turn("michael", "escape").begin()
    match.play("p0 stop / p0 search / chance token blank")
    assert match.legal("p0") == ["leave", "throw"]
    assert match.why_not("p0", "take")["code"] == "blank"
    match.play("p0 throw")
    assert match.told("p2")[0] == "threw michael yard_8"
    assert len(match.described("tokens")) == 14


def test_PB_13_an_object_face_up_is_picked() -> None:
    """PB-13: with full hands one is laid down for it."""
    table = recruiting().put(michael="yard_3").hold("michael", "radio", "spoon", "rosary").lay(letter="yard_3")
    match = table.turn("michael", "escape").begin().play("p0 stop / p0 pick letter")
    assert match.legal("p0") == ["swap radio", "swap rosary", "swap spoon"]
    match.play("p0 swap radio").expect(lying={"radio": "yard_3"})


def test_PB_14_recruiting() -> None:
    """PB-14: his object leaves the game; he acts from the next day on, played by who recruited him."""
    match = recruiting().put(sucre="infirmary").hold("sucre", "letter").turn("sucre", "escape").begin()
    match.play("p1 stop / p1 recruit").expect(figures__sara__seat="p1", figures__sara__active_from=2, gone=["letter"])
    match.play("p2 raise_guilt / p2 stop / p0 raise_guilt / p0 stop / p1 raise_guilt / p1 stop")
    match.play("p2 raise_guilt / p2 stop").expect(day=2, turn__actor="sara", phase="escape")
    assert match.waiting() == ["p1"]


def test_PB_14_only_announced_outsiders_and_their_object() -> None:
    """PB-14: Veronica was not announced; Sara wants the letter."""
    match = recruiting().put(sucre="visiting_room").hold("sucre", "evidence").turn("sucre", "escape").begin()
    assert match.why_not("p1", "recruit")["code"] == "not_announced"
    match = recruiting().put(sucre="infirmary").turn("sucre", "escape").begin()
    assert match.why("p1", "recruit") == {
        "code": "wrong_object", "params": {"outsider": "sara", "object": "letter"}, "rule": "PB-14"}


def test_PB_15_PB_17_bribing_in_phase_1() -> None:
    """PB-15, PB-17: guards catch nobody, but can be bribed; guard and object leave the game."""
    match = recruiting().put(michael="yard_2").hold("michael", "radio").guard("yard_3", "radio").turn(
        "michael", "escape").begin().play("p0 step yard_3 / p0 stop")
    assert match.described("phase") == "act"
    match.play("p0 bribe").expect(guards={}, gone=["radio"], guard_pile__radio=2)


def test_PB_16_tools_wait_for_the_plan() -> None:
    """PB-16: phase 2 only; a tool does not count among the three objects."""
    match = recruiting().put(michael="depot_13").turn("michael", "escape").begin()
    assert match.why_not("p0", "take_tool")["code"] == "not_in_plan"
    table = planning().put(michael="depot_13").hold("michael", "radio", "spoon", "rosary")
    plan = table.turn("michael", "escape").begin()
    plan.play("p0 stop / p0 take_tool").expect(figures__michael__tools=["pliers"], tools__pliers=None)


def test_PB_7_a_lasting_card_ends_with_the_next() -> None:
    """PB-7, PB-36: tower 2 by a card; anybody's next card turns it off."""
    match = draws(recruiting(), "searchlight_garden").expect(tower__device="tower_2", tower__by="card", guilt=1)
    match.play("p0 stop / p1 draw / chance card sour_look").expect(tower__device=None, active=None)


def test_PB_7_lock_down() -> None:
    """PB-7: moves of at most two."""
    match = draws(recruiting(), "head_count").play("p0 step yard_3 / p0 step yard_2")
    assert match.legal("p0") == ["stop"]


def test_PB_7_gates_shut() -> None:
    """PB-7: no step through a gate; doors still open."""
    match = recruiting().put(michael="yard_2").active("frozen_locks").turn("michael", "escape").begin()
    assert match.why("p0", "step garden_9") == {"code": "gates_shut", "params": {"square": "garden_9"}, "rule": "PB-7"}
    assert "step yard_3" in match.legal("p0")


def test_PB_7_riot() -> None:
    """PB-7: nobody enters the zone; who is there may leave."""
    match = recruiting().active("riot_yard").turn("michael", "escape").begin()
    assert match.why_not("p0", "step yard_3")["code"] == "riot"
    inside = recruiting().put(michael="yard_2").active("riot_yard").turn("michael", "escape").begin()
    assert "step garden_9" in inside.legal("p0")
    assert "step yard_3" in inside.legal("p0")


def test_PB_7_PB_35_search_of_cells_is_the_holders_choice() -> None:
    """PB-7, PB-35: the object lies face up in the guard room."""
    match = draws(recruiting().hold("michael", "radio", "spoon"), "shakedown")
    assert match.legal("p0") == ["lose radio", "lose spoon"]
    match.play("p0 lose spoon").expect(lying={"spoon": "guard_room"}, guilt=1)


def test_PB_7_guards_and_isolation_and_lost_turns() -> None:
    """PB-7, PB-34: reinforcements, insolence, a sprained ankle."""
    match = draws(recruiting(), "reinforcements").play(
        "chance lot radio / chance die 1 / p0 post yard_1 / chance lot spoon / chance die 2 / p0 post garden_1")
    match.expect(guards={"yard_1": "radio", "garden_1": "spoon"}, guilt=1)
    draws(recruiting(), "insolence").expect(figures__michael__square="isolation", guilt=1)
    draws(recruiting(), "sprained_ankle").expect(figures__michael__loses_turn=True)


def test_PB_7_chances_are_used_or_kept() -> None:
    """PB-7: kept by the figure who drew it, played later in its own turn, free of charge."""
    match = draws(recruiting().set(guilt=9), "kind_word")
    assert match.legal("p0") == ["use", "keep"]
    match.play("p0 keep").expect(figures__michael__chances=["kind_word"], guilt=9)
    match.play("p0 play kind_word").expect(figures__michael__chances=[], guilt=7, discard={"kind_word": 1})


@pytest.mark.parametrize(("card", "points"), [("second_wind", 7), ("cover_story", 4)])
def test_PB_7_a_longer_move_and_a_second_action(card: str, points: int) -> None:
    """PB-7: three more squares; or the escape action twice."""
    match = draws(recruiting(), card).play("p0 use").expect(turn__points=points)
    match.play("p0 stop").expect(turn__actor="sucre" if card == "second_wind" else "michael")


def test_PB_7_peek_dismiss_and_retrieve() -> None:
    """PB-7: look at a token, send a guard away, take back an object that lies face up."""
    match = draws(recruiting(), "keyhole").play("p0 use / p0 peek chapel / chance token blank")
    assert match.view("p0")["tokens"]["chapel"]["object"] == "blank"
    match = draws(recruiting().guard("yard_1", "radio"), "false_alarm").play("p0 use / p0 dismiss yard_1")
    match.expect(guards={}, guard_pile__radio=3)
    draws(recruiting().lay(radio="guard_room"), "lost_property").play("p0 use / p0 retrieve radio").expect(
        figures__michael__objects=["radio"], lying={})


def test_PB_7_an_empty_pile_is_reshuffled() -> None:
    """PB-7: from the discard, without what is kept or active."""
    table = recruiting().active("head_count").keep("sucre", "kind_word")
    table.data["discard"], table.data["deck"] = table.data["deck"], {}
    match = table.begin().play("p0 draw")
    assert match.told() == ["reshuffled"]
    assert sum(match.described("deck").values()) == 54


def test_PB_24_guilt_of_thirty_ends_it_at_once() -> None:
    """PB-24: in phase 1 all lose."""
    match = recruiting().set(guilt=29).begin().play("p0 raise_guilt")
    assert match.outcome() == {"reason": "guilt", "rule": "PB-24", "winners": [], "scores": None,
                               "sides": ["team", "team", "team"]}


def test_PB_39_nothing_changes_hands() -> None:
    """PB-39: two members on one square have no action that passes anything on."""
    table = recruiting().put(michael="yard_3", sucre="yard_3").hold("michael", "radio")
    match = table.turn("michael", "escape").begin()
    assert match.play("p0 stop").waiting() == ["p1"]


def test_PB_40_an_order_that_cannot_be_carried_out_does_nothing() -> None:
    """PB-40: a search of empty pockets; its other effect counts."""
    draws(recruiting(), "shakedown").expect(guilt=1, lying={}, phase="escape")


def test_PB_41_hopeless_is_noticed_and_told_not_ended() -> None:
    """PB-41: the letter Sara wants is gone; those who can know are told, and Michael may give up."""
    match = recruiting().lose("letter").begin()
    assert match.view("p0")["hopeless"]
    assert match.view("p1")["hopeless"]
    assert "give_up" in match.legal("p0")
    assert match.play("p0 give_up").ended()["reason"] == "given_up"
    assert setup().why_not("p0", "give_up")["code"] == "still_possible"


def test_PB_41_with_three_announced_only_michael_knows() -> None:
    """PB-30, PB-41: the others cannot know which two are needed."""
    match = recruiting(announce="three").lose("letter").begin()
    assert match.view("p0")["hopeless"]
    assert not match.view("p1")["hopeless"]
