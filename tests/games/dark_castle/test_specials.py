"""DC-19: every special fight, one test each."""

from tests.games.dark_castle.plays import before_card, enemy, hit_points


def test_DC_19_wisdom_returns() -> None:
    """DC-19, wisdom_returns: a die hit is rolled again and stays as Wisdom if it shows Wisdom."""
    play = before_card("smith", "tailor").play("""chance chapter grey_widow / p0 go grey_widow_face
        chance enemy might / chance enemy might / p0 rest tailor / chance die double_might""")
    assert play.described("phase") == "return"
    play.play("chance enemy wisdom / chance enemy cunning")
    assert enemy(play) == [1, 1, 1]
    assert "returned wisdom" in play.told()


def test_DC_19_weakest_struck() -> None:
    """DC-19, weakest_struck: only the fighter with the fewest HP is struck; all who tie are."""
    opening = "chance chapter carver / p0 go carver_knife / chance enemy might / chance enemy might"
    blow = "p0 rest nobody / chance die wisdom / chance die wisdom"
    assert hit_points(before_card("smith", "tailor", hp=[9, 8]).play(opening).play(blow)) == [9, 6]
    assert hit_points(before_card("smith", "tailor", hp=[8, 8]).play(opening).play(blow)) == [6, 6]


def test_DC_19_immune() -> None:
    """DC-19, immune: the trait rolled for a round does nothing in it."""
    play = before_card("smith", "tailor").play("""chance chapter plague_doctor / p0 go plague_doctor_refuse
        chance enemy might / chance enemy might / chance fate might / p0 rest tailor / chance die double_might""")
    assert enemy(play) == [2, 0, 1]
    assert "missed smith" in play.told()
    play.play("chance fate cunning / p0 rest tailor / chance die double_might")
    assert enemy(play) == [0, 0, 1]


def test_DC_19_regrows() -> None:
    """DC-19, regrows: after each round a die grows back, never more than there were."""
    play = before_card("smith", "tailor").play("""chance chapter leech_pool / p0 go leech_pool_salt
        chance enemy might / chance enemy might / p0 rest nobody / chance die might / chance die cunning""")
    assert enemy(play) == [1, 0, 0]
    play.play("chance enemy wisdom")
    assert enemy(play) == [1, 0, 1]
    play.play("p0 rest nobody / chance die cunning / chance die cunning")
    assert play.described("phase") == "rest", "two dice there were, two there are"


def test_DC_19_rages() -> None:
    """DC-19, rages: damage 1, then 2, then 3, and no more."""
    play = before_card("smith", "tailor").play("""chance chapter chained_ogre / p0 go chained_ogre_hurry
        chance enemy might / chance enemy might""")
    lost = []
    for left in (17, 15, 12, 9):
        play.play("chance die cunning / chance die cunning")
        lost.append(hit_points(play))
        assert hit_points(play) == [left, left]


def test_DC_19_pierces() -> None:
    """DC-19, pierces: no double blocks."""
    play = before_card("smith", "tailor").play("""chance chapter arrow_slits / p0 go arrow_slits_lever
        chance enemy might / chance enemy might / p0 rest nobody / chance die cunning / chance die double_cunning""")
    assert hit_points(play) == [17, 17]
    assert "blocked tailor" not in play.told()


def test_DC_19_swarms() -> None:
    """DC-19, swarms: it strikes for the dice it has left, three at most."""
    play = before_card("smith", "tailor").play("""chance chapter belfry_bats / p0 go belfry_bats_swat
        chance enemy might / chance enemy might / chance die wisdom / chance die wisdom""")
    assert hit_points(play) == [15, 15]
    play.play("chance die might / chance die wisdom")
    assert hit_points(play) == [13, 13]


def test_DC_19_shifts() -> None:
    """DC-19, shifts: from the second round on all dice are rolled anew before the round."""
    play = before_card("smith", "tailor").play("""chance chapter hall_of_mirrors / p0 go hall_of_mirrors_chase
        chance enemy might / chance enemy might / p0 rest nobody / chance die cunning / chance die cunning""")
    assert enemy(play) == [0, 0, 0]
    play.play("chance fate wisdom / chance fate cunning")
    assert enemy(play) == [0, 1, 1]
    assert play.described("phase") == "rest"


def test_DC_19_hardens() -> None:
    """DC-19, hardens: a double removes no more than one die, but blocks."""
    play = before_card("smith", "tailor").play("""chance chapter empty_armour / p0 go empty_armour_pry
        chance enemy might / chance enemy might / chance die double_might / chance die wisdom""")
    assert enemy(play) == [3, 0, 0]
    assert hit_points(play) == [18, 17]


def test_DC_19_grudge() -> None:
    """DC-19, grudge: only those who hit are struck; if nobody did, all are."""
    play = before_card("smith", "tailor").play("""chance chapter jealous_twins / p0 go jealous_twins_quarrel
        chance enemy might / chance enemy wisdom / p0 rest nobody / chance die might / chance die cunning""")
    assert hit_points(play) == [16, 18]
    play.play("p0 rest nobody / chance die cunning / chance die cunning")
    assert hit_points(play) == [14, 16]


def test_DC_19_hemmed_in() -> None:
    """DC-19: hemmed in, a lone fighter takes double damage."""
    play = before_card("smith", "tailor", hp=[18, 9]).play("""chance chapter torch_patrol / p0 go torch_patrol_ambush
        chance enemy might / chance enemy might / p0 rest tailor / chance die cunning""")
    assert hit_points(play) == [14, 10]


def test_DC_19_no_rest() -> None:
    """DC-19: where rest is denied nobody is asked; all fight."""
    play = before_card("smith", "tailor").play("""chance chapter jealous_twins / p0 go jealous_twins_both
        chance enemy might / chance enemy might""")
    assert play.described("phase") == "roll"
    assert play.described("bout.active") == ["smith", "tailor"]


def test_DC_31_duel() -> None:
    """DC-31: one nominee a round; the others neither fight, rest, heal nor are struck, nor use anything."""
    eel = {"tailor": ["smoked_eel"]}
    play = before_card("smith", "tailor", hp=[18, 5], items=eel).play("""chance chapter hangman / p0 go hangman_single
        chance enemy might / chance enemy might""")
    assert play.waiting() == ["p1"], "before the first round anybody may eat"
    play.play("p1 pass")
    assert play.legal("p0") == ["nominate smith", "nominate tailor"]
    play.play("p0 nominate smith / chance die cunning")
    assert hit_points(play) == [16, 5]
    assert play.legal("p0") == ["nominate smith", "nominate tailor"]
