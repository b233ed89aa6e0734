"""What bots did that people laughed at, each a position with the answer it should have had."""

from escapade.testing import Scenario
from tests.bots.asking import answer
from tests.bots.test_prison_break import answer as answer_of_first
from tests.games.dark_castle.plays import before_card
from tests.games.elba.positions import scene
from tests.games.prison_break.table import planning, recruiting

MARKED = ["infirmary", "cells", "chapel", "laundry", "boiler_room", "yard", "garden", "pitch", "depot", "alley"]


def with_nothing_to_do(guilt: int) -> Scenario:
    """The Pope's hands are full, every place is marked, Lincoln has come, and Michael has the tools for the rest."""
    table = planning().put(pope="pitch_2").hold("pope", "spoon", "radio", "rosary")
    table.set(route=MARKED, guilt=guilt, tools={"pliers": None, "breaker": None})
    table.data["figures"]["michael"]["tools"] = ["pliers", "breaker"]
    table.data["figures"]["lincoln"].update({"seat": "p1", "active_from": 1, "square": "isolation"})
    table.data["joined"].append("lincoln")
    return table.turn("pope", "escape").begin()


def test_PB_11_an_idle_turn_lowers_guilt() -> None:
    """PB-11: whoever has nothing to do does not stop on the spot while there is guilt to take off; else he may."""
    assert answer_of_first(with_nothing_to_do(5)) == ("lower_guilt", "waits")
    assert answer_of_first(with_nothing_to_do(0))[0] == "stop"


def test_PB_7_no_chance_is_spent_on_a_walk_that_guilt_comes_before() -> None:
    """PB-7, PB-24: with 27 points of guilt a leader lowers it; what helps a walk is kept for another day."""
    def asked(guilt: int) -> tuple[str, str]:
        table = planning().put(michael="depot_11").keep("michael", "blind_spot").set(route=["cells", "depot"])
        return answer_of_first(table.set(guilt=guilt).watched(4).turn("michael", "escape").begin())

    assert asked(27) == ("lower_guilt", "calms_down")
    assert asked(20) == ("play blind_spot", "card_now")


def test_PB_45_nobody_votes_for_himself() -> None:
    """PB-45: not even Abruzzi, who did least."""
    table = recruiting().lose("letter", "photograph")
    table.data["joined"] = ["sara", "pope"]
    table.data["figures"]["sara"].update({"seat": "p0", "active_from": 1})
    table.data["figures"]["pope"].update({"seat": "p1", "active_from": 1})
    match = table.begin().play("p0 declare")
    assert answer_of_first(match)[0] == "vote abruzzi"
    match.play("p0 vote abruzzi / p1 vote abruzzi")
    assert match.waiting() == ["p2"]
    assert answer_of_first(match)[0] in ("vote michael", "vote sucre")


def test_DC_27_nobody_dies_with_another_roll_in_hand() -> None:
    """DC-27: a blow of 2 for a smith with 2 HP, whose roll does nothing, and a second wind in his hand."""
    play = before_card("smith", "tailor", hp=[2, 9], items={"smith": ["second_wind"]}).play("""chance chapter gargoyle
        p0 go gargoyle_stand / chance enemy wisdom / chance enemy cunning / p0 rest nobody
        chance die might / chance die cunning""")
    assert answer(play) == ("use second_wind smith", "saves_a_life")


def test_DC_15_nobody_rests_for_want_of_breath() -> None:
    """DC-15: where all strike, the hint speaks of the blow."""
    play = before_card("smith", "cook", "miller", hp=[14, 14, 14]).play("""chance chapter gargoyle
        p0 go gargoyle_stand / chance enemy might / chance enemy might / chance enemy cunning""")
    words, reason = answer(play)
    assert (words == "rest nobody") == (reason == "all_strike")


def test_PB_25_bellick_without_guards_lights_or_draws() -> None:
    """PB-25: with no guard on the board he turns a light on; with both lit he moves one, or draws for guards."""
    match = planning().turn("abruzzi", "bellick").begin()
    assert not any(words.startswith("guard") for words in match.legal("p2"))
    assert answer_of_first(match)[0].startswith("watch")
    lit = planning().watched(4).turn("abruzzi", "bellick")
    lit.set(tower={"device": best_tower(), "by": "bellick", "turns": 1})
    words, reason = answer_of_first(lit.begin())
    assert words.startswith(("watch", "draw")), reason


def best_tower() -> str:
    """The tower he would turn on first, were Lincoln out of sight."""
    words, _ = answer_of_first(planning().turn("abruzzi", "bellick").put(lincoln="isolation").begin())
    return words.split()[1] if "tower" in words else "tower_1"


def test_EL_9_points_are_not_left_while_a_way_out_is_near() -> None:
    """EL-13: with the word in the Bag and the tower next door nobody ends the turn."""
    match = scene(bags=["elba"], at={"p0": "corridor_8"}, points=3)
    assert answer(match) == ("move west_tower", "towards_the_tower")
