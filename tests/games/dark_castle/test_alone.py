"""DC-4, DC-26, DC-27: one player alone plays two characters, and is asked once for both."""

from escapade.testing import Scenario
from tests.games.dark_castle.plays import before_card, hit_points

STAND = "chance chapter gargoyle / p0 go gargoyle_stand / chance enemy wisdom / chance enemy wisdom"
MIXED = "chance chapter gargoyle / p0 go gargoyle_stand / chance enemy might / chance enemy wisdom"


def alone(**items: list[str]) -> Scenario:
    """The Smith and the Tailor of one player, just before a card is turned."""
    return before_card("smith", "tailor", seats=1, hp=[12, 12], items=items)


def test_DC_27_one_pass_closes_the_window_for_both() -> None:
    """DC-27: a window lists what either can use, and is passed once."""
    play = alone(smith=["cudgel"], tailor=["second_wind"]).play(MIXED).play("p0 rest nobody")
    play.play("chance die might / chance die cunning")
    assert play.legal("p0") == ["use cudgel smith", "use second_wind tailor", "pass"]
    assert play.view("p0")["question"]["fields"] == {"hero": "nobody", "face": None}
    play.play("p0 pass")
    assert play.described("phase") == "rest"


def test_DC_27_what_one_used_leaves_the_other_his_say() -> None:
    """DC-27: after the one's item the window opens again, with what either can still use."""
    play = alone(smith=["cudgel"], tailor=["second_wind"]).play(MIXED).play("p0 rest nobody")
    play.play("chance die might / chance die cunning / p0 use second_wind tailor / chance die cunning")
    assert play.legal("p0") == ["use cudgel smith", "pass"]
    assert play.view("p0")["question"]["fields"] == {"hero": "smith", "face": "might"}
    play.play("p0 use cudgel smith / chance die wisdom / p0 keep wisdom")
    assert "hit smith wisdom 1" in play.told()


def test_DC_27_losses_and_what_lies_before_a_fight() -> None:
    """DC-27, DC-29: the tears of the one spare the other; salt and food before the fight in one question."""
    play = alone(smith=["stone_draught"], tailor=["martyrs_tears"]).play(
        "chance chapter cold_gallery / p0 go cold_gallery_huddle")
    assert play.legal("p0") == ["use stone_draught smith", "use martyrs_tears smith", "pass"]
    assert play.view("p0")["question"]["fields"] == {"hero": "nobody", "lost": 1, "victim": "nobody", "most": 1}
    play.play("p0 use martyrs_tears smith")
    assert hit_points(play) == [12, 11], "the draught is of no use any more"
    play = alone(smith=["smoked_eel"], tailor=["hexing_salt"]).play(STAND)
    assert play.legal("p0") == ["use smoked_eel smith", "hex wisdom might", "hex wisdom cunning", "pass"]
    assert play.why("p0", "hex might wisdom") == {"code": "no_such_die", "params": {"trait": "might"}, "rule": "DC-21"}
    play.play("p0 use smoked_eel smith / p0 hex wisdom might")
    assert hit_points(play) == [14, 12]
    assert play.described("phase") == "rest"


def test_DC_26_alone_nobody_is_asked_for_anything() -> None:
    """DC-4, DC-26: what both carry is one player's own: handed over, eaten and named without a word."""
    play = alone(smith=["cudgel"], tailor=["smoked_eel"]).play("chance chapter iron_cradle / p0 go iron_cradle_shudder")
    assert play.legal("p0") == ["turn smith", "turn tailor", "hand cudgel smith tailor", "hand smoked_eel tailor smith",
                                "lay cudgel smith", "lay smoked_eel tailor", "use smoked_eel tailor"]
    play.play("p0 hand cudgel smith tailor / p0 use smoked_eel tailor / p0 turn tailor")
    assert hit_points(play) == [12, 14]
    assert play.waiting() == ["chance"]


def test_DC_4_one_player_is_told_that_he_plays_two() -> None:
    """DC-4: the question says which of the two is chosen."""
    play = Scenario(alone().game, alone().game.new(1))
    assert play.view("p0")["question"]["fields"]["which"] == 1
    play.play("p0 choose smith")
    assert play.view("p0")["question"]["fields"]["which"] == 2
