"""DC-9, DC-11, DC-12, DC-21, DC-27, DC-32: items, when and how."""

import pytest

from tests.games.dark_castle.plays import before_card, enemy, hands, hit_points

STAND = "chance chapter gargoyle / p0 go gargoyle_stand"


@pytest.mark.parametrize(("weapon", "face"), [("cudgel", "might"), ("boning_knife", "cunning"), ("censer", "wisdom")])
def test_DC_21_weapons_roll_again_and_choose(weapon: str, face: str) -> None:
    """DC-21: once a round, when the die shows the weapon's trait, roll again and keep either; it is not used up."""
    other = "might" if face == "wisdom" else "wisdom"
    play = before_card("smith", "tailor", items={"smith": [weapon]}).play(STAND).play(
        f"chance enemy {face} / chance enemy {other} / p0 rest nobody / chance die {face} / chance die cunning")
    assert play.legal("p0") == [f"use {weapon} smith", "pass"]
    play.play(f"p0 use {weapon} smith / chance die double_wisdom")
    assert play.legal("p0") == [f"keep {face}", "keep double_wisdom"]
    play.play("p0 keep double_wisdom")
    assert "blocked smith" in play.told()
    assert hands(play) == [[weapon], []]


def test_DC_21_a_weapon_needs_its_trait() -> None:
    """DC-21, DC-27: with another trait on the die the bearer is not even asked."""
    play = before_card("smith", "tailor", items={"smith": ["cudgel"]}).play(STAND).play(
        "chance enemy might / chance enemy might / p0 rest nobody / chance die wisdom / chance die cunning")
    assert play.described("phase") == "rest"


def test_DC_21_halberd_adds_a_chapter_die() -> None:
    """DC-21: a chapter die with the attack; its symbol is added."""
    play = before_card("smith", "tailor", items={"smith": ["halberd"]}).play(STAND).play(
        "chance enemy might / chance enemy wisdom / p0 rest tailor / chance die might / chance fate wisdom")
    assert "beaten gargoyle" in play.told()


def test_DC_21_flail_strikes_twice() -> None:
    """DC-21: a second attack after a hit, once a round; the order is asked where a hit could be taken away."""
    play = before_card("smith", "cook", items={"cook": ["flail"]}).play(STAND).play(
        "chance enemy might / chance enemy cunning / p0 rest nobody / chance die might / chance die might")
    assert play.legal("p0") == ["strike smith", "strike cook"]
    play.play("p0 strike cook")
    assert play.described("phase") == "roll"
    assert play.told()[-1] == "used cook flail cook", "why he rolls again is told"
    play.play("chance die cunning")
    assert "beaten gargoyle" in play.told()


def test_DC_16_the_order_is_not_asked_where_all_are_struck_off_anyhow() -> None:
    """DC-16: two results that leave no die, whatever their order; and no Wisdom for a die that comes back."""
    play = before_card("smith", "cook", items={"cook": ["flail"]}).play(STAND).play(
        "chance enemy might / chance enemy cunning / p0 rest nobody / chance die cunning / chance die might")
    assert "beaten gargoyle" in play.told()
    play = before_card("smith", "tailor").play("""chance chapter grey_widow / p0 go grey_widow_face
        chance enemy might / chance enemy might / p0 rest nobody / chance die might / chance die cunning""")
    assert play.described("phase") == "return", "the Smith strikes, for nobody shows Wisdom"


def test_DC_21_relics() -> None:
    """DC-21: the rosary gives 1 HP back for each double."""
    play = before_card("smith", "tailor", hp=[9, 9], items={"smith": ["bone_rosary"]}).play(STAND).play(
        "chance enemy might / chance enemy wisdom / p0 rest nobody / chance die double_wisdom / chance die cunning")
    assert hit_points(play) == [10, 7]


@pytest.mark.parametrize(("potion", "trait"), [("bulls_blood", "might"), ("fox_cordial", "cunning"),
                                               ("owl_tincture", "wisdom")])
def test_DC_21_draughts_add_a_symbol(potion: str, trait: str) -> None:
    """DC-21: one symbol more, used up; only where the enemy shows that trait."""
    other = "might" if trait == "cunning" else "cunning"
    play = before_card("smith", "tailor", items={"tailor": [potion]}).play(STAND).play(
        f"chance enemy {trait} / chance enemy {trait} / p0 rest nobody / chance die {trait} / chance die {other}")
    assert "beaten gargoyle" not in play.told()
    play.play(f"p1 use {potion} tailor")
    assert "beaten gargoyle" in play.told()
    assert hands(play) == [[], []]
    assert play.described("items_discarded") == {potion: 1}


def test_DC_12_a_reroll_is_the_same_roll() -> None:
    """DC-12: a test in one roll is passed by a die rolled again."""
    play = before_card("smith", "tailor", items={"smith": ["second_wind"]}).play(
        "chance chapter poisoned_cup / p0 go poisoned_cup_smell / chance die might")
    assert play.legal("p0") == ["use second_wind smith", "pass"]
    play.play("p0 use second_wind smith / chance die wisdom")
    assert "test_ended passed" in play.told()
    assert hit_points(play) == [18, 18]


def test_DC_27_nothing_is_asked_when_a_fight_is_as_good_as_won() -> None:
    """DC-27: where the results that lie there beat the enemy, no item can help, and nobody is asked."""
    play = before_card("smith", "tailor", items={"smith": ["cudgel", "second_wind"], "tailor": ["loaded_charm"]}).play(
        STAND).play("""chance enemy might / chance enemy cunning / p0 rest nobody
                       chance die might / chance die cunning""")
    assert "beaten gargoyle" in play.told()
    play = before_card("smith", "tailor", items={"smith": ["cudgel"]}).play(STAND).play(
        "chance enemy might / chance enemy cunning / p0 rest nobody / chance die might / chance die might")
    assert play.legal("p0") == ["use cudgel smith", "pass"], "a die of Cunning would be left"


def test_DC_27_a_symbol_is_not_asked_for_twice() -> None:
    """DC-27: a potion adds to what would be left, not to what another strikes off already."""
    play = before_card("smith", "tailor", items={"smith": ["fox_cordial"]}).play(STAND).play(
        "chance enemy wisdom / chance enemy cunning / p0 rest nobody / chance die might / chance die cunning")
    assert play.described("phase") == "rest", "the Tailor has the die of Cunning"
    play = before_card("smith", "tailor", items={"smith": ["bulls_blood", "second_wind"]}).play(
        "chance chapter alarm_bell / p0 go alarm_bell_hold / chance die double_might")
    assert "test_ended passed" in play.told(), "the test was passed by the roll"


def test_DC_27_in_a_test_of_all_each_roll_stands_alone() -> None:
    """DC-27, DC-28: the one who passed is not asked, the one who fell short is."""
    play = before_card("smith", "tailor", items={"smith": ["second_wind"], "tailor": ["second_wind"]}).play(
        "chance chapter rotten_bridge / p0 go rotten_bridge_each / chance die might / chance die cunning")
    assert play.legal("p0") == ["use second_wind smith", "pass"]
    play.play("p0 pass")
    assert hit_points(play) == [17, 18]


def test_DC_27_another_may_help_if_the_text_says_so() -> None:
    """DC-27: the crooked charm works on anybody's roll."""
    play = before_card("smith", "tailor", items={"tailor": ["loaded_charm"]}).play(
        "chance chapter poisoned_cup / p0 go poisoned_cup_smell / chance die might")
    assert play.legal("p1") == ["use loaded_charm smith", "pass"]
    play.play("p1 use loaded_charm smith / chance die double_wisdom")
    assert "test_ended passed" in play.told()


def test_DC_29_potions_stop_losses_and_damage() -> None:
    """DC-29, DC-27: the draught spares its bearer, the tears somebody else, when the amount is known."""
    fall = "chance chapter oubliette / p0 go oubliette_fall"
    play = before_card("smith", "tailor", items={"smith": ["stone_draught"]}).play(fall)
    assert play.view("p0")["question"]["fields"] == {"hero": "smith", "lost": 4, "victim": "smith", "most": 4}
    play.play("p0 use stone_draught smith")
    assert hit_points(play) == [18, 18]
    play = before_card("smith", "tailor", items={"tailor": ["martyrs_tears"]}).play(fall)
    assert play.legal("p1") == ["use martyrs_tears smith", "pass"]
    play.play("p1 use martyrs_tears smith")
    assert "spared smith 4" in play.told()


def test_DC_21_salt_sets_a_die_before_the_fight() -> None:
    """DC-21, DC-27: before the first round a die of the enemy is turned to another trait."""
    play = before_card("smith", "tailor", items={"tailor": ["hexing_salt"]}).play(STAND).play(
        "chance enemy might / chance enemy wisdom")
    assert play.legal("p1") == ["hex might cunning", "hex might wisdom", "hex wisdom might", "hex wisdom cunning",
                                "pass"]
    assert play.why("p1", "hex cunning might") == {"code": "no_such_die", "params": {"trait": "cunning"},
                                                   "rule": "DC-21"}
    play.play("p1 hex wisdom cunning")
    assert enemy(play) == [1, 1, 0]


def test_DC_27_food_at_any_of_these_moments() -> None:
    """DC-27, DC-5: food is offered to who has lost HP; a feast feeds everybody; a resting character is not asked."""
    play = before_card("smith", "tailor", hp=[9, 9], items={"smith": ["funeral_pie"], "tailor": ["smoked_eel"]})
    play.play(STAND).play("chance enemy might / chance enemy wisdom")
    assert play.waiting() == ["p0"]
    play.play("p0 use funeral_pie smith")
    assert hit_points(play) == [10, 10]
    assert play.waiting() == ["p1"]
    play.play("p1 pass / p0 rest tailor / chance die cunning")
    assert hit_points(play) == [8, 11]
    assert play.described("phase") == "rest", "who rests is never asked"


def test_DC_11_an_empty_pile_is_made_anew() -> None:
    """DC-11: from the discarded items; if there are none either, nothing is found."""
    play = before_card("smith", "tailor")
    position = play.game.describe(play.state)
    everything = dict(position["items_left"])  # type: ignore[call-overload]
    position["items_left"], position["items_discarded"] = {}, everything
    play.match.state = play.game.position(position)
    play.play("chance chapter oubliette / p0 go oubliette_fall")
    assert play.game.chance_size(play.state) == 35
    assert play.described("items_discarded") == {}
    play.play("chance item cudgel / p0 turn smith")
    assert play.described("items_discarded") == {"cudgel": 1}


def test_DC_32_an_item_lost() -> None:
    """DC-32: its bearer’s choice; a way whose text asks YOU for an item needs one of YOURS.
    Without an item, the HP the card prints.
    """
    play = before_card("smith", "tailor", items={"smith": ["cudgel", "censer"]}).play(
        "chance chapter scullery_rats / p0 go scullery_rats_feed")
    assert play.legal("p0") == ["drop cudgel", "drop censer"]
    play.play("p0 drop censer / chance die cunning")
    assert hands(play) == [["cudgel"], []]
    assert hit_points(play) == [16, 18]
    play = before_card("smith", "tailor").play("chance chapter portcullis / p0 go portcullis_wedge")
    assert hit_points(play) == [13, 18], "a toe, and for want of items both feet"
    play = before_card("smith", "tailor", items={"tailor": ["cudgel"]}).play("chance chapter scullery_rats")
    assert play.legal("p0") == ["go scullery_rats_stamp"]
    assert play.why("p0", "go scullery_rats_feed") == {
        "code": "not_this_way", "params": {"way": "scullery_rats_feed"}, "rule": "DC-32"}
