"""DC-4, DC-6, DC-24, DC-31: who decides for the group, and what is known meanwhile."""

from tests.games.dark_castle.plays import before_card, new_match


def test_DC_6_the_leader_decides() -> None:
    """DC-6: the one who turned the last card; the first seat before any."""
    play = new_match(3).play("p0 choose smith / p1 choose tailor / p2 choose tanner")
    assert play.waiting() == ["p0"]
    play.play("p0 turn tanner")
    assert play.described("you") == "tanner"
    play.play("chance item cudgel / chance item cudgel / chance item censer")
    assert play.waiting() == ["p2"]


def test_DC_6_a_majority_decides() -> None:
    """DC-6: all propose at once; the most proposed wins."""
    play = before_card("smith", "tailor", "abbot", voice="majority").play("chance chapter torch_patrol")
    assert play.waiting() == ["p0", "p1", "p2"]
    play.play("p2 go torch_patrol_password / p0 go torch_patrol_ambush")
    assert play.waiting() == ["p1"]
    play.play("p1 go torch_patrol_password")
    assert "went torch_patrol torch_patrol_password" in play.told()
    assert "proposed_way p0 torch_patrol torch_patrol_ambush" in play.told()


def test_DC_6_a_tie_goes_to_the_leader() -> None:
    """DC-6: the tied option the leader proposed; YOU are the leader."""
    play = before_card("smith", "tailor", voice="majority").play(
        "chance chapter torch_patrol / p0 go torch_patrol_password / p1 go torch_patrol_ambush")
    assert "went torch_patrol torch_patrol_password" in play.told()


def test_DC_6_else_to_the_first_seat_after_him() -> None:
    """DC-6: where the leader's proposal is not among the tied, the first seat after him decides."""
    play = before_card("smith", "tailor", "abbot", "cook", voice="majority", hp=[9, 9, 9, 9]).play(
        """chance chapter gargoyle / p0 go gargoyle_stand / p1 go gargoyle_stand / p2 go gargoyle_stand
           p3 go gargoyle_stand / chance enemy might / chance enemy might / chance enemy might / chance enemy might
           p0 rest nobody / p1 rest nobody / p2 rest cook / p3 rest cook""")
    assert "rested nobody" in play.told()
    play = before_card("smith", "tailor", "abbot", "cook", voice="majority", hp=[9, 9, 9, 9])
    play.play("""chance chapter well_shaft / p0 go well_shaft_climb / p1 go well_shaft_climb / p2 go well_shaft_climb
                 p3 go well_shaft_climb / p0 nominate smith / p1 nominate tailor / p2 nominate cook
                 p3 nominate abbot""")
    assert "nominated smith" in play.told()


def test_DC_24_proposals_are_secret_until_all_are_in() -> None:
    """DC-24: everything is public but, in a vote, the proposals of the others."""
    play = before_card("smith", "tailor", voice="majority").play(
        "chance chapter torch_patrol / p0 go torch_patrol_ambush")
    votes = [play.view(seat)["frames"][-1]["votes"] for seat in ("p0", "p1", "spectator")]
    assert votes == [["torch_patrol_ambush", None], [None, None], [None, None]]
    hidden = {"seat", "asked", "frames"}
    views = [{key: value for key, value in play.view(seat).items() if key not in hidden} for seat in ("p0", "p1")]
    assert views[0] == views[1]


def test_DC_24_no_order_is_kept() -> None:
    """DC-24: the order of the castle and of the items is in no position: what is left is a set."""
    described = new_match(2).described("chapters_left")
    assert described == new_match(2).game.shapes.chances[0].fields[0].names


def test_DC_31_nominees() -> None:
    """DC-31: chosen by the voice, any character."""
    play = before_card("smith", "tailor").play("chance chapter well_shaft / p0 go well_shaft_climb")
    assert play.legal("p0") == ["nominate smith", "nominate tailor"]
    play.play("p0 nominate tailor / chance die cunning")
    assert "rolled tailor cunning" in play.told()
    assert "test_ended passed" in play.told()


def test_DC_4_alone_one_seat_decides_all() -> None:
    """DC-4: one player alone; YOU is the character who turned, and "per player" is per character."""
    play = before_card("smith", "tailor", seats=1).play("chance chapter gargoyle / p0 go gargoyle_stand")
    play.play("chance enemy might / chance enemy might")
    assert play.legal("p0") == ["rest smith", "rest tailor", "rest nobody"]


def test_DC_6_only_the_first_seats_have_a_say() -> None:
    """DC-6, `voices`: the leader is the last of them to have turned a card; others turn, and do not lead."""
    play = before_card("smith", "tailor", "abbot", voices=2, chapters=3).play(
        "chance chapter iron_cradle / p0 go iron_cradle_shudder / p0 turn tailor")
    play.play("""chance chapter chapel_font / p1 go chapel_font_rob / chance item cudgel
                 chance item censer / p1 turn abbot""")
    assert play.described("leader") == "p1"
    play.play("chance chapter cold_gallery / p1 go cold_gallery_huddle / chance item flail")
    assert play.described("you") == "abbot"
    assert play.waiting() == ["p1"], "the Abbot turned the card and has no say"
    play.play("p1 give flail abbot / p1 turn smith")
    assert play.described("leader") is None
    assert play.waiting() == ["chance"]


def test_DC_6_one_voice_decides_for_all() -> None:
    """DC-6, `voices`: with 1 that player decides for all, by a majority too; 0 or too many is everybody."""
    for voice in ("leader", "majority"):
        play = before_card("smith", "tailor", "abbot", voices=1, voice=voice).play("chance chapter gargoyle")
        assert play.waiting() == ["p0"]
        play.play("p0 go gargoyle_stand / chance enemy might / chance enemy might / chance enemy might")
        assert play.waiting() == ["p0"]
    for voices in (0, 4):
        play = before_card("smith", "tailor", "abbot", voices=voices, voice="majority").play("chance chapter gargoyle")
        assert play.waiting() == ["p0", "p1", "p2"]


def test_DC_6_a_vote_of_those_who_have_a_say() -> None:
    """DC-6, `voices`: two of three propose; a tie goes to the leader's."""
    play = before_card("smith", "tailor", "abbot", voices=2, voice="majority").play("chance chapter gargoyle")
    assert play.waiting() == ["p0", "p1"]
    play.play("p1 go gargoyle_stand / p0 go gargoyle_stand")
    assert [told for told in play.told() if told.startswith("proposed")] == [
        "proposed_way p0 gargoyle gargoyle_stand", "proposed_way p1 gargoyle gargoyle_stand"]
