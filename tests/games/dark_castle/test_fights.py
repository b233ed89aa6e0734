"""DC-13 to DC-18, DC-29, DC-30: the dice, rest, attack, block, defence, death."""

from typing import Any

from escapade.testing import Scenario
from tests.games.dark_castle.plays import before_card, enemy, hit_points

GARGOYLE = "chance chapter gargoyle / p0 go gargoyle_stand / chance enemy might / chance enemy wisdom"


def test_DC_13_dice_are_laid_out_and_rolled() -> None:
    """DC-13: the printed dice, and one rolled per player."""
    play = before_card("smith", "tailor", "abbot").play("chance chapter jealous_twins / p0 go jealous_twins_both")
    assert enemy(play) == [1, 1, 0]
    play.play("chance enemy might / chance enemy might")
    assert play.waiting() == ["chance"]
    play.play("chance enemy cunning")
    assert enemy(play) == [3, 2, 0]


def test_DC_14_one_rests_and_somebody_fights() -> None:
    """DC-14: one character at most rests, or nobody; the voice chooses before the attack."""
    play = before_card("smith", "tailor").play(GARGOYLE)
    assert play.waiting() == ["p0"]
    assert play.legal("p0") == ["rest smith", "rest tailor", "rest nobody"]


def test_DC_14_after_twelve_rounds_nobody_rests() -> None:
    """DC-14: from the thirteenth round on there is no rest and no double blocks."""
    play = before_card("smith", "tailor").play(GARGOYLE)
    position: Any = play.game.describe(play.state)
    position["bout"]["round"] = 12
    play = Scenario(play.game, play.game.position(position))
    play.play("p0 rest nobody / chance die cunning / chance die double_cunning")
    assert hit_points(play) == [16, 18], "in the twelfth round a double still blocks"
    assert play.described("phase") == "roll", "nobody is asked who rests"
    play.play("chance die cunning / chance die double_cunning")
    assert hit_points(play) == [14, 16]


def test_DC_15_rest_heals_at_once() -> None:
    """DC-15: no roll, no damage, 1 HP back at once."""
    play = before_card("smith", "tailor", hp=[10, 10]).play(GARGOYLE).play("p0 rest tailor")
    assert hit_points(play) == [10, 11]
    play.play("chance die cunning")
    assert hit_points(play) == [8, 11]
    assert play.legal("p0") == ["rest smith", "rest tailor", "rest nobody"]


def test_DC_16_matching_dice_are_removed() -> None:
    """DC-16: a single removes one die of its trait, a double up to two; what matches must go."""
    play = before_card("smith", "abbot").play("""chance chapter gargoyle / p0 go gargoyle_stand
        chance enemy might / chance enemy might / p0 rest nobody / chance die might / chance die wisdom""")
    assert enemy(play) == [1, 0, 0]
    assert "hit smith might 1" in play.told()
    assert "missed abbot" in play.told()
    play = before_card("smith", "abbot").play("""chance chapter gargoyle / p0 go gargoyle_stand
        chance enemy might / chance enemy might / p0 rest abbot / chance die double_might""")
    assert "hit smith might 2" in play.told()
    assert "beaten gargoyle" in play.told()


def test_DC_17_a_double_blocks() -> None:
    """DC-17: who rolls a double takes no damage, whether it hit or not."""
    play = before_card("smith", "tailor").play(GARGOYLE).play(
        "p0 rest nobody / chance die might / chance die double_cunning")
    assert "blocked tailor" in play.told()
    assert hit_points(play) == [16, 18]


def test_DC_17_a_single_counted_twice_does_not_block() -> None:
    """DC-17: the relic makes a single hit twice, but not block."""
    play = before_card("smith", "tailor", items={"smith": ["saints_finger"]}).play("""chance chapter gargoyle
        p0 go gargoyle_stand / chance enemy might / chance enemy might / p0 rest tailor / chance die might""")
    assert "hit smith might 2" in play.told()
    play = before_card("smith", "tailor", items={"smith": ["saints_finger"]}).play(GARGOYLE).play(
        "p0 rest nobody / chance die might / chance die cunning")
    assert hit_points(play) == [16, 16]


def test_DC_18_the_enemy_strikes_back_or_falls() -> None:
    """DC-18: damage while dice remain; with none left it is beaten at once, and later results are void."""
    play = before_card("smith", "tailor").play(GARGOYLE).play("p0 rest nobody / chance die might / chance die cunning")
    assert hit_points(play) == [16, 16]
    assert enemy(play) == [0, 0, 1]
    play.play("p0 rest nobody / chance die wisdom / chance die wisdom")
    assert "beaten gargoyle" in play.told()
    assert not any(fact.startswith(("hit tailor", "missed tailor", "lost_hp")) for fact in play.told())
    assert hit_points(play) == [16, 16]


def test_DC_9_one_item_after_a_fight() -> None:
    """DC-9: exactly one item after a fight that was survived, none if it was avoided."""
    play = before_card("smith", "tailor").play(GARGOYLE).play("p0 rest nobody / chance die might / chance die wisdom")
    assert play.described("phase") == "item"
    assert play.described("found") == 1
    play = before_card("smith", "tailor").play("chance chapter grey_widow / p0 go grey_widow_mourn / chance die wisdom")
    assert hit_points(play) == [15, 18]
    assert play.described("phase") == "turn"


def test_DC_29_armour_and_blocks_stop_damage_only() -> None:
    """DC-29: armour takes 1 off each damage but leaves 1, and does nothing against a loss."""
    mail = {"smith": ["mail_shirt"]}
    play = before_card("smith", "tailor", items=mail).play(GARGOYLE).play(
        "p0 rest nobody / chance die cunning / chance die cunning")
    assert hit_points(play) == [17, 16]
    play = before_card("smith", "tailor", items=mail).play("chance chapter oubliette / p0 go oubliette_fall")
    assert hit_points(play) == [14, 18]
    play = before_card("smith", "tailor", items=mail).play("""chance chapter chained_ogre / p0 go chained_ogre_hurry
        chance enemy might / chance enemy might / chance die cunning / chance die cunning""")
    assert hit_points(play) == [17, 17], "damage 1 stays 1"


def test_DC_30_one_death_loses_for_all() -> None:
    """DC-30, DC-7: dead at 0 HP: all lose, at once."""
    play = before_card("smith", "tailor", hp=[4, 18]).play("chance chapter oubliette / p0 go oubliette_fall")
    assert play.outcome() == {"reason": "death", "rule": "DC-30", "winners": [], "scores": None,
                              "sides": ["prisoners", "prisoners"]}
    assert play.waiting() == []


def test_DC_30_all_lose_hp_together() -> None:
    """DC-30: each is asked in seat order, then all lose together; the first asked is spared by his potion."""
    play = before_card("smith", "tailor", hp=[2, 2], items={"smith": ["stone_draught"], "tailor": ["stone_draught"]})
    play.play("""chance chapter gargoyle / p0 go gargoyle_stand / chance enemy might / chance enemy might
                 p0 rest nobody / chance die cunning / chance die cunning""")
    assert play.waiting() == ["p0"]
    assert hit_points(play) == [2, 2]
    play.play("p0 use stone_draught smith")
    assert play.waiting() == ["p1"]
    assert hit_points(play) == [2, 2]
    play.play("p1 pass")
    assert play.outcome() is not None


def test_DC_7_beating_the_boss_wins_for_all() -> None:
    """DC-7: the boss beaten, all win; it gives no item."""
    play = before_card("smith", "tailor", boss=True).play("""chance boss castellan / chance enemy might
        chance enemy might / p0 rest nobody / chance die double_might / chance die cunning""")
    assert enemy(play) == [2, 0, 0]
    play.play("p0 rest tailor / chance die double_might")
    outcome = play.outcome()
    assert outcome is not None
    assert outcome["reason"] == "boss_beaten"
    assert outcome["winners"] == [0, 1]
