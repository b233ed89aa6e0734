"""DC-16, DC-27, DC-31: the order where it matters, and items at the right moment."""

from tests.games.dark_castle.plays import before_card, hands, hit_points

TWINS = """chance chapter jealous_twins / p0 go jealous_twins_quarrel / chance enemy might / chance enemy wisdom
           p0 rest nobody / chance die might / chance die might"""
DUEL = """chance chapter hangman / p0 go hangman_single / chance enemy wisdom / chance enemy wisdom
          chance enemy wisdom / p2 pass / p0 nominate smith"""
STAND = "chance chapter gargoyle / p0 go gargoyle_stand"


def test_DC_16_the_order_is_asked_in_a_grudge_fight() -> None:
    """DC-16, DC-19: two could take the one die, and who takes it is struck: the Smith with 2 HP need not die."""
    play = before_card("smith", "cook", hp=[2, 9]).play(TWINS)
    assert play.legal("p0") == ["strike smith", "strike cook"]
    play.play("p0 strike cook")
    assert hit_points(play) == [2, 7]


def test_DC_16_no_order_where_each_has_a_die_of_his_own() -> None:
    """DC-16: whoever goes first, both hit; and where all dice fall nobody is struck."""
    play = before_card("smith", "cook", hp=[9, 9]).play("""chance chapter jealous_twins / p0 go jealous_twins_quarrel
        chance enemy might / chance enemy might / p0 rest nobody / chance die might / chance die might""")
    assert "beaten jealous_twins" in play.told()
    play = before_card("smith", "cook", "abbot", hp=[9, 9, 9]).play("""chance chapter jealous_twins
        p0 go jealous_twins_quarrel / chance enemy might / chance enemy cunning / chance enemy wisdom / p0 rest abbot
        chance die might / chance die cunning""")
    assert hit_points(play) == [7, 7, 10]


def test_DC_27_the_pie_feeds_others() -> None:
    """DC-27: food that is given to others is offered whoever is hurt, before a fight, at a loss and in a sharing."""
    play = before_card("smith", "tailor", hp=[18, 9], items={"smith": ["funeral_pie"]}).play(STAND).play(
        "chance enemy might / chance enemy wisdom")
    assert play.legal("p0") == ["use funeral_pie smith", "pass"]
    play = before_card("smith", "tailor", hp=[2, 18], items={"tailor": ["funeral_pie"]}).play(
        "chance chapter cold_gallery / p0 go cold_gallery_huddle")
    assert play.legal("p1") == ["use funeral_pie tailor", "pass"], "the Smith is hurt and about to lose HP"
    play.play("p1 use funeral_pie tailor")
    assert hit_points(play) == [2, 17]
    play = before_card("smith", "tailor", hp=[9, 18], items={"tailor": ["funeral_pie"]}).play(
        "chance chapter iron_cradle / p0 go iron_cradle_shudder")
    assert "use funeral_pie tailor" in play.legal("p0")


def test_DC_31_in_a_duel_the_others_have_what_helps_another() -> None:
    """DC-31, DC-27: charm and tears work for the one who fights; what helps its bearer alone is not asked for."""
    play = before_card("smith", "tailor", "abbot", hp=[9, 9, 9], items={
        "smith": ["censer"], "tailor": ["loaded_charm", "second_wind"], "abbot": ["martyrs_tears", "smoked_eel"]})
    play.play(DUEL).play("chance die might")
    assert play.waiting() == ["p1"]
    assert play.legal("p1") == ["use loaded_charm smith", "pass"]
    play.play("p1 use loaded_charm smith / chance die cunning")
    assert play.waiting() == ["p2"]
    assert play.legal("p2") == ["use martyrs_tears smith", "pass"]
    play.play("p2 use martyrs_tears smith")
    assert hit_points(play) == [9, 9, 9]


def test_DC_27_the_charm_works_on_a_second_attack() -> None:
    """DC-27: an item that helps another works on every roll of his; one who rests is not asked."""
    opening = """chance enemy might / chance enemy cunning / chance enemy wisdom / p0 rest {resting}
                 chance die might / chance die cunning"""
    play = before_card("smith", "tailor", "abbot", items={"smith": ["flail"], "tailor": ["loaded_charm"]}).play(STAND)
    play.play(opening.format(resting="abbot"))
    play.play("p1 pass / p0 strike smith / chance die might")
    assert play.legal("p1") == ["use loaded_charm smith", "pass"]
    play.play("p1 use loaded_charm smith / chance die wisdom")
    assert "beaten gargoyle" in play.told()
    play = before_card("smith", "tailor", "abbot", items={"smith": ["flail"], "abbot": ["loaded_charm"]}).play(STAND)
    play.play(opening.format(resting="abbot")).play("p0 strike smith / chance die might")
    assert play.described("phase") == "rest", "the Abbot rests"


def test_DC_27_a_weapon_rolls_again_by_the_rule() -> None:
    """DC-27: a result that removes nothing, blocks nothing and heals nothing is rolled again unasked; one may keep."""
    play = before_card("smith", "tailor", items={"smith": ["cudgel"]}).play(STAND).play(
        "chance enemy wisdom / chance enemy wisdom / p0 rest nobody / chance die might / chance die cunning")
    assert play.waiting() == ["chance"]
    assert play.described("phase") == "reroll"
    assert "used smith cudgel smith" in play.told()
    play.play("chance die wisdom")
    assert play.legal("p0") == ["keep might", "keep wisdom"]
    play.play("p0 keep wisdom")
    assert "hit smith wisdom 1" in play.told()


def test_DC_27_a_weapon_is_asked_for_where_something_could_be_lost() -> None:
    """DC-27: not by the rule where the result hits or blocks, or where its bearer has another item for this roll."""
    play = before_card("smith", "tailor", items={"smith": ["cudgel"]}).play(STAND).play(
        "chance enemy wisdom / chance enemy wisdom / p0 rest nobody / chance die double_might / chance die cunning")
    assert play.legal("p0") == ["use cudgel smith", "pass"], "a double blocks"
    play = before_card("smith", "tailor", items={"smith": ["cudgel", "second_wind"]}).play(STAND).play(
        "chance enemy wisdom / chance enemy wisdom / p0 rest nobody / chance die might / chance die cunning")
    assert play.legal("p0") == ["use cudgel smith", "use second_wind smith", "pass"]


def test_DC_27_what_is_rolled_again_by_a_potion_is_looked_at_anew() -> None:
    """DC-27: after another's charm the weapon fits, and the rule uses it; the others are asked again."""
    play = before_card("smith", "tailor", items={"smith": ["cudgel"], "tailor": ["loaded_charm", "second_wind"]})
    play.play(STAND).play(
        "chance enemy wisdom / chance enemy wisdom / p0 rest nobody / chance die cunning / chance die cunning")
    play.play("p1 use loaded_charm smith / chance die might")
    assert play.described("phase") == "reroll", "the cudgel, unasked"
    play.play("chance die cunning / p0 keep cunning")
    assert play.legal("p1") == ["use second_wind tailor", "pass"]
    assert hands(play) == [["cudgel"], ["second_wind"]]
