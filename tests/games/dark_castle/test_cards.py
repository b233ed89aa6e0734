"""DC-7, DC-8, DC-28: what cards ask for."""

import pytest

from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.state import CastleState
from tests.games.dark_castle.plays import before_card, hit_points

RIDDLE = "chance chapter riddle_door / p0 go riddle_door_shadow / p0 nominate abbot"


def test_DC_7_a_card_is_read_and_done() -> None:
    """DC-7: what the card says to YOU concerns the one who turned it; then the next is turned."""
    play = before_card("smith", "tailor").play("chance chapter oubliette / p0 go oubliette_fall")
    assert play.told()[:2] == ["turned smith oubliette", "read oubliette"]
    assert hit_points(play) == [14, 18]


def test_DC_8_ways() -> None:
    """DC-8: a choice between ways."""
    play = before_card("smith", "tailor").play("chance chapter falling_masonry")
    assert play.legal("p0") == ["go falling_masonry_outside", "go falling_masonry_shore"]
    play.play("p0 go falling_masonry_outside / p0 nominate tailor")
    assert hit_points(play) == [18, 16]


def test_DC_8_a_gamble() -> None:
    """DC-8: YOU may dare again and again; the bad side costs HP and ends it, what was found stays found."""
    play = before_card("smith", "tailor").play("chance chapter alchemists_shelf / p0 dare / chance fate might")
    assert play.described("found") == 1
    assert play.legal("p0") == ["dare", "stop"]
    play.play("p0 dare / chance fate cunning")
    assert hit_points(play) == [16, 18]
    assert play.described("phase") == "item"
    play = before_card("smith", "tailor").play("chance chapter alchemists_shelf / p0 stop")
    assert play.described("phase") == "turn"


def test_DC_8_healing_and_finding() -> None:
    """DC-8: items found are drawn when the chapter is done; HP come back."""
    play = before_card("smith", "tailor", hp=[9, 9]).play("chance chapter chapel_font / p0 go chapel_font_drink")
    assert hit_points(play) == [11, 9]
    play = before_card("smith", "tailor", hp=[9, 9]).play("chance chapter chapel_font / p0 go chapel_font_rob")
    assert hit_points(play) == [7, 9]
    assert play.described("found") == 2


def test_DC_28_successes_add_up() -> None:
    """DC-28: over the rolls allowed; the price of a failed try is paid after each."""
    play = before_card("abbot", "tailor").play(RIDDLE).play("chance die wisdom")
    assert hit_points(play) == [15, 18]
    play.play("chance die wisdom")
    assert "test_ended passed" in play.told()
    play = before_card("abbot", "tailor").play(RIDDLE)
    play.play("chance die double_wisdom")
    assert hit_points(play) == [18, 18], "a double is two successes"


def test_DC_28_in_one_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """DC-28: a card that says "in one roll" adds nothing up, but there may be several tries."""
    play = before_card("abbot", "tailor").play(RIDDLE)
    assert isinstance(play.game, CastleGame)
    assert isinstance(play.state, CastleState)
    monkeypatch.setattr(play.game.tables.steps[play.state.step], "adds", False)
    play.play("chance die wisdom / chance die wisdom")
    assert hit_points(play) == [12, 18]
    assert "test_ended failed" in play.told()


def test_DC_32_an_item_lowers_the_price() -> None:
    """DC-8, DC-32: in the crawlspace YOU may part with an item, and a miss costs less."""
    play = before_card("smith", "tailor", items={"smith": ["smoked_eel"]}).play("chance chapter crawlspace")
    assert play.legal("p0") == ["go crawlspace_push", "go crawlspace_bait"]
    play.play("p0 go crawlspace_bait / p0 drop smoked_eel / chance die wisdom / chance die might")
    assert hit_points(play) == [16, 18]
    play = before_card("smith", "tailor").play("chance chapter crawlspace / p0 go crawlspace_push / chance die wisdom")
    assert hit_points(play) == [15, 18]


def test_DC_28_a_cut_rope_costs_an_item_too() -> None:
    """DC-28, DC-32: the alarm bell: 4 HP at stake, or 2 and something out of YOUR pockets."""
    play = before_card("smith", "tailor", items={"smith": ["mail_shirt"]}).play(
        "chance chapter alarm_bell / p0 go alarm_bell_cut / chance die might")
    assert hit_points(play) == [16, 18]
    assert play.view("p0")["question"]["fields"] == {"hero": "smith", "overfull": 0}
    play.play("p0 drop mail_shirt")
    assert play.described("phase") == "turn"


def test_DC_28_a_test_of_all() -> None:
    """DC-28, DC-8: each for himself; those who fail pay."""
    play = before_card("smith", "tailor").play(
        "chance chapter rotten_bridge / p0 go rotten_bridge_each / chance die might / chance die cunning")
    assert hit_points(play) == [17, 18]


def test_DC_28_a_total_over_the_group() -> None:
    """DC-28, DC-8: as many successes as players, in up to three rolls."""
    play = before_card("smith", "tailor").play(
        "chance chapter portcullis / p0 go portcullis_lift / chance die double_might / chance die cunning")
    assert "test_ended passed" in play.told()
    play = before_card("smith", "tailor").play(
        "chance chapter portcullis / p0 go portcullis_lift / chance die might / chance die cunning")
    assert hit_points(play) == [16, 18]
    play.play("chance die wisdom / chance die might")
    assert "test_ended passed" in play.told()


def test_DC_28_nobody_blocks_outside_a_fight() -> None:
    """DC-28: a double is a success, not a block; and when the last try fails the chapter goes on."""
    play = before_card("smith", "tailor").play(
        "chance chapter false_confessor / p0 go false_confessor_kneel / chance die double_might")
    assert hit_points(play) == [14, 18], "the price of the try, and what failing costs"


def test_DC_28_what_is_asked_is_told_first() -> None:
    """DC-28: who must roll what, how often, and at what price, before the first die rolls."""
    play = before_card("smith", "tailor").play("chance chapter portcullis / p0 go portcullis_lift")
    assert play.told()[-2:] == ["test_began group might 2 3", "test_price you 2"]
    play = before_card("smith", "tailor").play(RIDDLE.replace("abbot", "smith"))
    assert play.told()[-2:] == ["test_began nominee wisdom 2 2", "test_price nominee 3"]
    play = before_card("smith", "tailor").play("chance chapter sleeping_dormitory")
    assert play.told()[-2:] == ["test_began group cunning 2 2", "test_price group 1"], "together, and so is the price"
    play = before_card("smith", "tailor").play("chance chapter rotten_bridge / p0 go rotten_bridge_each")
    assert play.told()[-1] == "test_price all 1", "each for himself"


def test_DC_28_a_failed_test_leads_on() -> None:
    """DC-28, DC-8: who fumbles the password pays for it and has the patrol to fight; who knows it goes free."""
    password = "chance chapter torch_patrol / p0 go torch_patrol_password"
    play = before_card("smith", "tailor").play(password).play("chance die might")
    assert hit_points(play) == [16, 18]
    assert play.described("phase") == "enemy"
    play = before_card("smith", "tailor").play(password).play("chance die cunning")
    assert play.described("phase") == "turn"


def test_DC_28_several_in_a_row() -> None:
    """DC-28: three tests of the same nominee, one after another."""
    play = before_card("smith", "tailor").play("""chance chapter three_levers / p0 nominate tailor / chance die might
        chance die wisdom / chance die wisdom""")
    assert hit_points(play) == [18, 16]


def test_DC_28_a_test_of_all_tells_how_many_made_it() -> None:
    """DC-28: one of two made it: no success of a party is told where somebody fell."""
    play = before_card("smith", "tailor").play(
        "chance chapter rotten_bridge / p0 go rotten_bridge_each / chance die might / chance die cunning")
    assert "tried 1 2" in play.told()
