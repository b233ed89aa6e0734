"""EL-5 to EL-12, EL-15 to EL-17: set-up, and the steps of a turn."""

from escapade.testing import given
from tests.games.elba.positions import SPOTS, scene

PLACES = " / ".join(f"chance place {place}" for place in SPOTS)
CARDS = " / ".join(f"chance card {letter}" for letter in "abcefl" + "mop")


def test_EL_5_everybody_in_a_different_place() -> None:
    """EL-5: Campbell in the Safe Area; players by seat, then non-players; an occupied place cannot come again."""
    match = given("elba", 3)
    assert match.described("guests.campbell.place") == "safe_area"
    assert match.game.chance_size(match.state) == 36
    match.play("chance place corridor_2")
    assert match.described("guests.p0.place") == "corridor_2"
    assert match.game.chance_size(match.state) == 34
    match.play("chance place spa / chance place pool / chance place lab")
    assert match.described("guests.napoleon_1.place") == "lab"
    assert match.told()[-1] == "placed napoleon_1 lab"


def test_EL_5_towers_and_corridors_too() -> None:
    """EL-5: any of the 34 places on the dice, never the Safe Area."""
    match = given("elba", 11)
    names = {match.game.shapes.chances[0].fields[0].names[match.game.chance_value(match.state, outcome)]
             for outcome in range(36)}
    assert len(names) == 34
    assert "north_tower" in names
    assert "safe_area" not in names


def test_EL_6_three_cards_and_a_starter() -> None:
    """EL-6: three cards each, a random player starts, play goes clockwise."""
    match = given("elba", 3).play(f"{PLACES} / {CARDS}")
    assert [player["hand"] for player in match.described("players")] == ["aem", "bfo", "clp"]
    assert match.described("deck_size") == 55
    match.play("chance starter p2 / p2 stop / p2 end / p2 done / p2 keep_nothing")
    assert match.waiting() == ["p0"]


def test_EL_7_draw_one_at_a_time_up_to_seven() -> None:
    """EL-7: look and decide after each card; at seven there is only stop."""
    match = scene(hands=["aabbc"], phase="draw", points=0)
    assert match.legal("p0") == ["draw", "stop"]
    match.play("p0 draw / chance card e / p0 draw / chance card e")
    assert match.described("players[0].hand") == "aabbcee"
    assert match.legal("p0") == ["stop"]
    why = match.why("p0", "draw")
    assert why == {"code": "hand_full", "params": {"cards": 7}, "rule": "EL-7"}


def test_EL_7_a_hand_above_seven_draws_nothing() -> None:
    """EL-7: seven is only what you may draw up to."""
    assert scene(hands=["aabbccee"], phase="draw", points=0).legal("p0") == ["stop"]


def test_EL_8_the_discard_pile_becomes_the_deck_when_a_card_is_wanted() -> None:
    """EL-8: not before a card is wanted, in the middle of a draw if need be."""
    match = scene(phase="draw", points=0, in_deck="s")
    match.play("p0 draw / chance card s")
    assert match.described("deck_size") == 0
    assert len(match.described("discard")) == 63
    match.play("p0 draw")
    assert match.told() == ["reshuffled 63"]
    assert match.described("discard") == ""
    match.play("chance card a")
    assert match.described("deck_size") == 62


def test_EL_8_nothing_left_to_draw() -> None:
    """EL-8: both piles empty: drawing is not offered."""
    everything = "aaaaaaaaaabbbbcccccceeeeeeeeeeeefffflllommmmooopppppprrrrrrssssl"
    match = scene(hands=["", everything], phase="draw", points=0)
    assert match.described("deck_size") == 0
    assert match.legal("p0") == ["stop"]
    assert match.why("p0", "draw") == {"code": "no_cards_left", "params": {}, "rule": "EL-8"}


def test_EL_9_points_are_seven_minus_the_hand() -> None:
    """EL-9: the Bag does not count; above seven cards there are none."""
    assert scene(hands=["abc"], bags=["spear"], phase="draw", points=0).play("p0 stop").described("points") == 4
    assert scene(hands=["aabbcceeff"], phase="draw", points=0).play("p0 stop").described("points") == 0


def test_EL_9_points_do_not_change_and_may_be_left() -> None:
    """EL-9: cards won in mid-turn change nothing; ending with points left is allowed, and they are gone."""
    match = scene(at={"p0": "spa", "napoleon_1": "arbor"}, hands=["abc"], points=4)
    match.play("p0 move arbor / p0 bonus 0 / chance die 6 / chance die 1 / chance throw lab / chance card e")
    assert match.described("players[0].hand") == "abce"
    assert match.described("points") == 3
    match.play("p0 end")
    assert match.told() == ["ended_actions p0 3"]
    assert match.described("points") == 0


def test_EL_9_without_points_only_the_end() -> None:
    """EL-9: the end is asked for even when it is the only answer."""
    match = scene(bags=["spa"], points=0)
    assert match.legal("p0") == ["end"]
    assert match.why("p0", "jump spa") == {"code": "no_points", "params": {}, "rule": "EL-9"}


def test_EL_10_move_to_a_neighbour() -> None:
    """EL-10: one point, through a door."""
    match = scene(at={"p0": "spa"})
    assert [words for words in match.legal("p0") if words.startswith("move")] == [
        "move cafe", "move corridor_4", "move arbor", "move safe_area"]
    match.play("p0 move safe_area")
    assert match.described("points") == 6
    assert match.told() == ["moved p0 spa safe_area"]
    assert match.why("p0", "move roof") == {"code": "not_adjacent", "params": {"place": "roof"}, "rule": "EL-10"}


def test_EL_11_push_anybody_who_is_no_player() -> None:
    """EL-11: Campbell too, as often as one can pay, out of the Safe Area and back in."""
    match = scene(seats=11, points=3)
    assert {words.split()[1] for words in match.legal("p0") if words.startswith("push")} == {"campbell"}
    match.play("p0 push campbell spa / p0 push campbell safe_area / p0 push campbell farm")
    assert match.described("guests.campbell.place") == "farm"
    assert match.described("points") == 0
    why = scene(seats=11).why("p0", "push napoleon_1 spa")
    assert why == {"code": "guest_absent", "params": {"guest": "napoleon_1"}, "rule": "EL-4"}


def test_EL_11_onto_yourself() -> None:
    """EL-11, EL-29: the one pushed attacks; the active player loses as defender, and his points are gone."""
    match = scene(at={"p0": "spa", "napoleon_1": "arbor"}, hands=["a"], points=5)
    match.play("p0 push napoleon_1 spa / p0 bonus 0 / chance die 4 / chance die 4")
    assert match.told()[-3:] == ["won_fight napoleon_1 p0", "grew p0 2", "lost_points p0"]
    match.play("chance throw lab / p0 give_hand a")
    assert match.described("points") == 0
    assert match.legal("p0") == ["end"]


def test_EL_12_jump_with_one_word_of_the_name() -> None:
    """EL-12: APPEARS spells SPA and AREA; letters need not stand together or in order."""
    match = scene(bags=["appears"])
    assert [words for words in match.legal("p0") if words.startswith("jump")] == ["jump spa", "jump safe_area"]
    match.play("p0 jump safe_area")
    assert match.told() == ["jumped p0 caesar_room safe_area"]
    assert match.described("points") == 6


def test_EL_12_room_opens_every_room_but_the_one_you_are_in() -> None:
    """EL-12: ROOM opens the ten “… Room”s; the one where the player stands is not offered; no towers or corridors."""
    match = scene(bags=["room"])
    rooms = [words.split()[1] for words in match.legal("p0") if words.startswith("jump")]
    assert rooms == ["opal_room", "coral_room", "ball_room", "sleep_room", "class_room", "meal_room", "apple_room",
                     "map_room", "parole_room"]
    assert match.why("p0", "jump caesar_room") == {"code": "already_there", "params": {"room": "caesar_room"},
                                                   "rule": "EL-12"}
    assert match.why("p0", "jump spa") == {"code": "cannot_spell_room", "params": {"room": "spa"}, "rule": "EL-12"}


def test_EL_15_above_seven_cards_must_go_into_the_bag() -> None:
    """EL-15: until seven remain; more if one likes."""
    match = scene(hands=["aabbcceef"], phase="fill", points=0)
    assert "done" not in match.legal("p0")
    assert match.why("p0", "done") == {"code": "hand_too_large", "params": {"over": 2}, "rule": "EL-15"}
    match.play("p0 put a / p0 put b")
    assert "done" in match.legal("p0")
    match.play("p0 put c / p0 done")
    assert match.described("players[0].bag") == "abc"
    assert match.described("players[0].hand") == "abceef"


def test_EL_16_keep_a_word_two_letters_one_or_none() -> None:
    """EL-16: words with the same letters are one choice, named by the first; letters in the order of the alphabet."""
    match = scene(bags=["elbae"], phase="clean", points=0)
    legal = match.legal("p0")
    assert legal[:5] == ["keep_nothing", "keep_one a", "keep_one b", "keep_one e", "keep_one l"]
    assert "keep_two e e" in legal
    assert "keep_two a b" in legal
    assert "keep_two b a" not in legal
    assert "keep_two a a" not in legal
    assert "keep_word elba" in legal
    assert match.view("p0")["spellings"]["elba"] == ["elba", "able", "bael", "bale"]


def test_EL_16_the_rest_is_discarded_in_the_order_chosen() -> None:
    """EL-16: the last one lies on top; then the turn is over."""
    match = scene(bags=["spearab"], phase="clean", points=0, discard="e")
    match.play("p0 keep_two a s / p0 discard r / p0 discard e / p0 discard p / p0 discard b")
    assert match.waiting() == ["p0"]
    assert match.why("p0", "discard s") == {"code": "not_to_discard", "params": {"letter": "s"}, "rule": "EL-16"}
    match.play("p0 discard a")
    assert match.described("discard") == "erepba"
    assert match.described("players[0].bag") == "as"
    assert match.waiting() == ["p1"]
    assert match.told() == ["discarded p0 a", "turn_ended p0"]


def test_EL_16_a_whole_word_needs_no_discard() -> None:
    """EL-16: nothing left over, and the next player's turn begins."""
    match = scene(bags=["campbell"], phase="clean", points=0).play("p0 keep_word campbell")
    assert match.described("players[0].bag") == "abcellmp"
    assert match.waiting() == ["p1"]


def test_EL_17_one_way_only() -> None:
    """EL-17: Hand to Bag to discard pile; nothing ever goes back, and another's Bag may hold anything."""
    match = scene(hands=["a"], bags=["bbb", "ccff"], phase="fill", points=0)
    assert match.legal("p0") == ["put a", "done"]
    assert match.why("p0", "put b") == {"code": "not_in_hand", "params": {"letter": "b"}, "rule": "EL-17"}
    match.play("p0 put a / p0 done / p0 keep_nothing / p0 discard a / p0 discard b / p0 discard b / p0 discard b")
    assert match.described("players[1].bag") == "ccff"
