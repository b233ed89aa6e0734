"""DC-8, DC-28, DC-31, DC-32: the ways past a fight or a trap that are one of their kind."""

from tests.games.dark_castle.plays import before_card, hit_points


def test_DC_28_the_ogre_keeps_what_is_dropped() -> None:
    """DC-28, DC-32: who misses the ball pays 4 HP and an item; who catches it passes."""
    play = before_card("smith", "tailor", items={"smith": ["mail_shirt"]}).play(
        "chance chapter chained_ogre / p0 go chained_ogre_catch / chance die wisdom / p0 drop mail_shirt")
    assert hit_points(play) == [14, 18]
    assert play.described("phase") == "turn"
    play = before_card("smith", "tailor").play(
        "chance chapter chained_ogre / p0 go chained_ogre_catch / chance die might")
    assert hit_points(play) == [18, 18]


def test_DC_31_somebody_counts_the_bolts() -> None:
    """DC-31, DC-28: the one sent pays for each wrong moment, not YOU; counted right, there is a find."""
    play = before_card("smith", "tailor").play("""chance chapter arrow_slits / p0 go arrow_slits_count
        p0 nominate tailor / chance die might / chance die wisdom""")
    assert hit_points(play) == [18, 14]
    assert play.described("found") == 1


def test_DC_32_the_tax_is_paid_in_kind_or_in_blood() -> None:
    """DC-32: two items of YOURS, 2 HP for each that is missing."""
    settle = "chance chapter tax_collector / p0 go tax_collector_settle"
    play = before_card("smith", "tailor", items={"smith": ["mail_shirt"], "tailor": ["cudgel"]}).play(settle)
    assert hit_points(play.play("p0 drop mail_shirt")) == [16, 18]
    assert hit_points(before_card("smith", "tailor").play(settle)) == [14, 18]


def test_DC_8_the_bell_first_then_the_nest() -> None:
    """DC-8: the bell costs 3 HP; the nest is a bet of its own that may be left."""
    ring = "chance chapter belfry_bats / p0 go belfry_bats_ring"
    play = before_card("smith", "tailor").play(ring)
    assert hit_points(play) == [15, 18]
    assert play.legal("p0") == ["dare", "stop"]
    play.play("p0 stop")
    assert play.described("phase") == "turn"
    play = before_card("smith", "tailor").play(ring).play("p0 dare / chance fate wisdom")
    assert hit_points(play) == [13, 18]
    play = before_card("smith", "tailor").play(ring).play("p0 dare / chance fate might")
    assert play.described("phase") == "item"


def test_DC_8_the_cistern_is_deep_and_not_empty() -> None:
    """DC-8: past the monk for 5 HP, with what lies at the bottom."""
    play = before_card("smith", "tailor").play("chance chapter drowned_monk / p0 go drowned_monk_dive")
    assert hit_points(play) == [13, 18]
    assert play.described("found") == 1


def test_DC_28_a_lesson_with_a_prize() -> None:
    """DC-28: up to two tries, 4 HP for each that misses; a good pupil is given something."""
    lesson = "chance chapter duellist / p0 go duellist_lesson"
    play = before_card("smith", "tailor").play(lesson).play("chance die might / chance die cunning")
    assert hit_points(play) == [14, 18]
    assert play.described("found") == 1
    play = before_card("smith", "tailor").play(lesson).play("chance die might / chance die might")
    assert hit_points(play) == [10, 18]
    assert play.described("phase") == "turn"


def test_DC_28_one_goes_first_with_the_rope() -> None:
    """DC-28: the bridge: each for himself at 1 HP, or YOU alone at 2."""
    play = before_card("smith", "tailor").play(
        "chance chapter rotten_bridge / p0 go rotten_bridge_rope / chance die might")
    assert hit_points(play) == [16, 18]
    assert play.described("phase") == "turn"


def test_DC_32_the_portcullis_is_wedged() -> None:
    """DC-32: for 1 HP and two items of YOURS; for each that YOU lack, the 2 HP that the card prints instead."""
    play = before_card("smith", "tailor", items={"smith": ["mail_shirt", "cudgel"]}).play(
        "chance chapter portcullis / p0 go portcullis_wedge / p0 drop mail_shirt / p0 drop cudgel")
    assert hit_points(play) == [17, 18]
    play = before_card("smith", "tailor").play("chance chapter portcullis / p0 go portcullis_wedge")
    assert hit_points(play) == [13, 18]


def test_DC_28_the_door_takes_any_answer_well_defended() -> None:
    """DC-8, DC-28: a riddle and two answers: a shadow, argued by the one sent, or a secret, told by YOU."""
    secret = before_card("tailor", "smith").play("chance chapter riddle_door / p0 go riddle_door_secret")
    assert "test_began you cunning 2 2" in secret.told()
    assert hit_points(secret.play("chance die might / chance die double_cunning")) == [15, 18]


def test_DC_8_over_the_oubliette_YOU_let_go_or_cling() -> None:
    """DC-8, DC-32: down for 4 HP, among the tenant's things; or cling for 2, and an item goes, or 2 HP more."""
    play = before_card("smith", "tailor").play("chance chapter oubliette / p0 go oubliette_fall")
    assert hit_points(play) == [14, 18]
    assert play.described("found") == 1
    cling = "chance chapter oubliette / p0 go oubliette_cling"
    play = before_card("smith", "tailor", items={"smith": ["cudgel"]}).play(cling).play("p0 drop cudgel")
    assert hit_points(play) == [16, 18]
    assert hit_points(before_card("smith", "tailor").play(cling)) == [14, 18]


def test_DC_8_a_doorway_for_all_but_one() -> None:
    """DC-8, DC-32: somebody stays outside, or YOU prop it with two items, 2 HP for each that is missing."""
    shore = "chance chapter falling_masonry / p0 go falling_masonry_shore"
    play = before_card("smith", "tailor", items={"smith": ["cudgel"]}).play(shore).play("p0 drop cudgel")
    assert hit_points(play) == [16, 18]
    play = before_card("smith", "tailor").play("chance chapter falling_masonry / p0 go falling_masonry_outside")
    assert hit_points(play.play("p0 nominate tailor")) == [18, 16]


def test_DC_31_the_scullion_looks_away() -> None:
    """DC-31, DC-32: an item of YOURS, and somebody goes first down the chute."""
    play = before_card("smith", "tailor", items={"smith": ["cudgel"]}).play("""chance chapter carver
        p0 go carver_chute / p0 drop cudgel / p0 nominate tailor / chance die wisdom / chance die cunning""")
    assert hit_points(play) == [18, 14]
    assert play.described("phase") == "turn"


def test_DC_28_down_the_well_by_way_of_the_niche() -> None:
    """DC-28, DC-31: 3 HP for each slip of the one sent; who gets down without falling brings the bundle."""
    climb = "chance chapter well_shaft / p0 go well_shaft_climb / p0 nominate tailor"
    play = before_card("smith", "tailor").play(climb).play("chance die might / chance die cunning")
    assert hit_points(play) == [18, 15]
    assert play.described("found") == 1
    play = before_card("smith", "tailor").play(climb).play("chance die might / chance die might")
    assert hit_points(play) == [18, 12]
    assert play.described("found") == 0


def test_DC_8_the_chest_has_its_teeth_picked() -> None:
    """DC-8, DC-28: there is something between the teeth, and a hand that is not cunning is bitten for 4 HP."""
    for face, left in (("cunning", 18), ("might", 14)):
        play = before_card("smith", "tailor").play(
            f"chance chapter hungry_chest / p0 go hungry_chest_tiptoe / chance die {face}")
        assert hit_points(play) == [left, 18]
        assert play.described("found") == 1


def test_DC_28_the_missed_steps_are_YOURS() -> None:
    """DC-28: the dance: 2 HP of YOURS for a try that is not enough; two items when it is."""
    play = before_card("smith", "tailor").play("""chance chapter drunk_garrison / p0 go drunk_garrison_dance
        chance die cunning / chance die might""")
    assert hit_points(play) == [16, 18]
    play.play("chance die might / chance die cunning")
    assert play.described("found") == 2


def test_DC_32_the_host_is_paid_for_his_carpet() -> None:
    """DC-32: 2 HP and an item of YOURS; who has none pays the 2 HP that the card prints instead."""
    spill = "chance chapter poisoned_cup / p0 go poisoned_cup_spill"
    play = before_card("smith", "tailor", items={"smith": ["cudgel"]}).play(spill).play("p0 drop cudgel")
    assert hit_points(play) == [16, 18]
    assert hit_points(before_card("smith", "tailor").play(spill)) == [14, 18]


def test_DC_28_the_book_is_asked_once() -> None:
    """DC-28: one roll: two items, or 4 HP."""
    read = "chance chapter scriptorium / p0 go scriptorium_read"
    assert before_card("smith", "tailor").play(read).play("chance die wisdom").described("found") == 2
    play = before_card("smith", "tailor").play(read).play("chance die might")
    assert hit_points(play) == [14, 18]
    assert play.described("phase") == "turn"


def test_DC_9_a_fight_and_what_lies_behind_it() -> None:
    """DC-9, DC-19: whoever smashes the mirrors finds a second item; from flying glass no double saves."""
    play = before_card("smith", "tailor").play("""chance chapter hall_of_mirrors / p0 go hall_of_mirrors_smash
        chance enemy might / chance enemy might / p0 rest nobody / chance die double_might / chance die cunning""")
    assert hit_points(play) == [17, 17]
    play.play("p0 rest nobody / chance die wisdom / chance die might")
    assert play.described("found") == 2


def test_DC_8_rats_let_go_of_something_for_a_kick() -> None:
    """DC-8, DC-28: an item for a start; Might finds another under them, anything else costs YOU 2 HP."""
    for face, left, found in (("might", 18, 1), ("wisdom", 16, 0)):
        play = before_card("smith", "tailor", items={"smith": ["cudgel"]}).play(
            f"chance chapter scullery_rats / p0 go scullery_rats_feed / p0 drop cudgel / chance die {face}")
        assert hit_points(play) == [left, 18]
        assert play.described("found") == found


def test_DC_28_a_ford_for_the_others() -> None:
    """DC-28: YOU find the stones, or feed the leeches for all: 4 HP."""
    for face, left in (("cunning", 18), ("might", 14)):
        play = before_card("smith", "tailor").play(
            f"chance chapter leech_pool / p0 go leech_pool_wade / chance die {face}")
        assert hit_points(play) == [left, 18]


def test_DC_31_the_patient_is_bled_once_or_twice() -> None:
    """DC-31, DC-28: 2 HP of the nominee's, and 2 more unless Wisdom talks the doctor out of it."""
    for face, left in (("wisdom", 16), ("might", 14)):
        play = before_card("smith", "tailor").play(
            f"chance chapter plague_doctor / p0 go plague_doctor_patient / p0 nominate smith / chance die {face}")
        assert hit_points(play) == [left, 18]


def test_DC_22_the_moat_bites_with_the_heads_it_has_left() -> None:
    """DC-19, DC-22: six dice strike for three at most; with two left it is two; nobody rests."""
    play = before_card("smith", "tailor", boss=True).play("""chance boss moat_hydra / chance enemy might
        chance enemy might / chance die cunning / chance die wisdom""")
    assert hit_points(play) == [15, 15], "four left: three"
    play.play("chance die double_might / chance die cunning")
    assert hit_points(play) == [15, 13], "two left; Smith has blocked"
