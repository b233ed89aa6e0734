"""DC-9, DC-10, DC-25, DC-26: between two cards the leader arranges, and his naming ends it."""

from escapade.testing import Scenario
from tests.games.dark_castle.plays import before_card, hands, hit_points

QUIET = "chance chapter iron_cradle / p0 go iron_cradle_shudder"


def reason(play: Scenario, seat: str, words: str) -> object:
    """The code of a refusal."""
    answer = play.why(seat, words)
    assert answer is not None
    return answer["code"]


def test_DC_26_the_leader_arranges_and_naming_ends_it() -> None:
    """DC-26, DC-10: everything in one list; what is left in the middle is discarded when somebody is named."""
    play = before_card("smith", "tailor", items={"smith": ["censer"]}).play(
        "chance chapter chapel_font / p0 go chapel_font_rob / chance item cudgel / chance item smoked_eel")
    assert play.described("middle") == ["cudgel", "smoked_eel"]
    assert play.legal("p0") == [
        "turn smith", "turn tailor", "give cudgel smith", "give cudgel tailor", "give smoked_eel smith",
        "give smoked_eel tailor", "hand censer smith tailor", "lay censer smith"]
    play.play("p0 give cudgel tailor / p0 hand censer smith tailor / p0 turn tailor")
    assert hands(play) == [[], ["cudgel", "censer"]]
    assert play.told()[-3:] == ["given tailor cudgel", "handed smith censer tailor", "left smoked_eel"]
    assert play.described("items_discarded") == {"smoked_eel": 1}
    assert play.waiting() == ["chance"]


def test_DC_26_one_answer_where_nothing_is_to_be_shared() -> None:
    """DC-26: with empty hands and nothing found there is only the naming."""
    play = before_card("smith", "tailor").play(QUIET)
    assert play.described("phase") == "turn"
    assert play.legal("p0") == ["turn smith", "turn tailor"]


def test_DC_26_what_another_bears_needs_his_yes() -> None:
    """DC-26: only the one asked is waited for; his yes carries the act out, and the leader goes on."""
    play = before_card("smith", "tailor", "abbot", hp=[9, 9, 9], items={"tailor": ["cudgel", "smoked_eel"]}).play(QUIET)
    play.play("p0 hand cudgel tailor abbot")
    assert play.waiting() == ["p1"]
    assert play.legal("p1") == ["yes", "no"]
    assert play.view("p1")["question"]["fields"] == {"act": "hand", "hero": "tailor", "item": "cudgel",
                                                     "target": "abbot"}
    play.play("p1 yes")
    assert hands(play) == [[], ["smoked_eel"], ["cudgel"]]
    play.play("p0 use smoked_eel tailor")
    assert play.waiting() == ["p1"]
    play.play("p1 yes")
    assert hit_points(play) == [9, 11, 9]
    play.play("p0 lay cudgel abbot")
    assert play.waiting() == ["p2"]
    play.play("p2 yes")
    assert play.described("middle") == ["cudgel"]
    assert play.waiting() == ["p0"]


def test_DC_26_after_a_no_that_item_is_not_asked_for_again() -> None:
    """DC-26: not in this sharing, whatever the act; other things of his are; in the next sharing it is again."""
    play = before_card("smith", "tailor", chapters=2, hp=[9, 9], items={"tailor": ["cudgel", "smoked_eel"]})
    play.play(QUIET)
    play.play("p0 lay cudgel tailor / p1 no")
    assert "refused tailor cudgel" in play.told()
    assert play.legal("p0") == ["turn smith", "turn tailor", "hand smoked_eel tailor smith", "lay smoked_eel tailor",
                                "use smoked_eel tailor"]
    assert reason(play, "p0", "hand cudgel tailor smith") == "he_said_no"
    play.play("p0 use smoked_eel tailor / p1 no")
    assert play.described("phase") == "turn", "all is refused: only the naming is left"
    play.play("p0 turn smith / chance chapter cold_gallery / p0 go cold_gallery_huddle / p1 pass / chance item flail")
    assert "hand cudgel tailor smith" in play.legal("p0")


def test_DC_26_a_refusal_stays_in_the_world_it_was_made_in() -> None:
    """DC-26: clones share the list of refusals, which is replaced when somebody refuses and when the sharing ends."""
    play = before_card("smith", "tailor", items={"tailor": ["cudgel", "censer"]}).play(QUIET)
    worlds, seen = [], []
    for line in ("p0 lay cudgel tailor / p1 no", "p0 turn smith"):
        worlds.append(play.game.clone(play.state))
        seen.append(play.described("refused"))
        play.play(line)
    assert seen[0] != seen[1]
    assert [play.game.describe(world)["refused"] for world in worlds] == seen


def test_DC_26_twelve_acts_refused_ones_counted() -> None:
    """DC-26: after the twelfth act only the naming is left, and the middle is discarded."""
    play = before_card("smith", "tailor", items={"smith": ["cudgel"], "tailor": ["censer"]}).play(QUIET)
    play.play("p0 lay censer tailor / p1 no")
    for _ in range(5):
        play.play("p0 lay cudgel smith / p0 give cudgel smith")
    assert play.described("acts") == 11
    assert play.view("p0")["question"]["fields"]["left"] == 1
    play.play("p0 lay cudgel smith")
    assert play.legal("p0") == ["turn smith", "turn tailor"]
    assert play.described("items_discarded") == {"cudgel": 1}
    assert reason(play, "p0", "give cudgel smith") == "acts_used_up"


def test_DC_26_with_a_majority_the_leader_is_done_and_the_naming_is_the_vote() -> None:
    """DC-26, DC-6: he alone arranges; `done` ends it, and then all propose who turns."""
    play = before_card("smith", "tailor", voice="majority", items={"smith": ["cudgel"]}).play(
        "chance chapter iron_cradle / p0 go iron_cradle_shudder / p1 go iron_cradle_shudder")
    assert play.waiting() == ["p0"]
    assert play.legal("p0") == ["hand cudgel smith tailor", "lay cudgel smith", "done"]
    assert reason(play, "p0", "turn smith") == "nobody_turns"
    play.play("p0 lay cudgel smith / p0 done")
    assert play.described("middle") == []
    assert play.waiting() == ["p0", "p1"]
    play.play("p0 turn tailor / p1 turn tailor")
    assert play.described("you") == "tailor"


def test_DC_25_too_much_in_hand_after_the_naming_from_the_leader_on() -> None:
    """DC-25, DC-9: overfull until then; each drops or eats until he is not, the leader first; then the card."""
    play = before_card("smith", "tailor", hp=[9, 9], items={
        "smith": ["cudgel", "boning_knife"], "tailor": ["smoked_eel", "mouldy_crust"]}).play("""
        chance chapter chapel_font / p0 go chapel_font_rob / chance item halberd / chance item cudgel
        p0 give halberd tailor / p0 give cudgel smith / p0 turn tailor""")
    assert play.legal("p0") == ["drop cudgel", "drop boning_knife"], "the leader, though another was named"
    play.play("p0 drop cudgel")
    assert play.legal("p1") == ["use mouldy_crust tailor", "use smoked_eel tailor", "drop halberd", "drop mouldy_crust",
                                "drop smoked_eel"]
    play.play("p1 use smoked_eel tailor")
    assert hit_points(play) == [7, 11]
    assert play.waiting() == ["p1"], "a two-handed thing fills both hands"
    play.play("p1 drop mouldy_crust")
    assert hands(play) == [["boning_knife", "cudgel"], ["halberd"]]
    assert play.waiting() == ["chance"]
    assert play.described("you") == "tailor"


def test_DC_32_what_a_card_takes_is_not_eaten_first() -> None:
    """DC-32: an item lost is lost; food is no way out."""
    play = before_card("smith", "tailor", hp=[9, 9], items={"smith": ["smoked_eel"]}).play(
        "chance chapter gargoyle / p0 go gargoyle_gag")
    assert play.legal("p0") == ["drop smoked_eel"]
