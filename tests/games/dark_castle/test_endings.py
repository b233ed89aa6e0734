"""DC-33: endings are told, for every way, enemy, boss and item, in both languages."""

from collections.abc import Callable

import pytest

from escapade.games.dark_castle.game import CastleGame
from escapade.language.fluent import languages
from escapade.language.sentences import Language
from tests.games.dark_castle.endings import lines_wanted, ways_and_ends
from tests.games.dark_castle.plays import before_card, hit_points, new_match

LINES = lines_wanted()


def silent(knows: Callable[[str], bool]) -> list[str]:
    """The lines that a language has no words for."""
    return [line for line in LINES if not knows(f"dark_castle-{line}")]


@pytest.mark.parametrize("code", languages())
def test_DC_33_every_ending_has_its_line(code: str) -> None:
    """DC-33: each way by each way it can end, each card one may fall on, each boss's gate, each item."""
    assert silent(Language(code).knows) == []


def test_a_missing_line_is_found() -> None:
    """Planted: one ending, one fall, one gate and one item without words."""
    lost = ["ending-hangman_crowd_beaten", "fall-hangman", "gate-bone_queen", "item_line-flail"]
    assert silent(lambda key: key.removeprefix("dark_castle-") not in lost) == lost


@pytest.mark.parametrize("code", languages())
def test_DC_33_no_two_lines_are_alike(code: str) -> None:
    """DC-33: a line of one's own, not one for several."""
    language = Language(code)
    said = [language.say(f"dark_castle-{line}", hero="X", heroKey="smith", sent="Y", sentKey="cook") for line in LINES]
    assert sorted({text for text in said if said.count(text) > 1}) == []


def test_DC_33_the_game_knows_the_same_ends() -> None:
    """DC-33: what the cards can lead to, by their data, is what the game can tell."""
    game = new_match(2).game
    assert isinstance(game, CastleGame)
    assert sorted(game.names.endings) == sorted(ways_and_ends())


@pytest.mark.parametrize(("words", "ending"), [
    ("torch_patrol / p0 go torch_patrol_password / chance die cunning", "torch_patrol_password_passed"),
    ("alarm_bell / p0 go alarm_bell_hold / chance die wisdom", "alarm_bell_hold_failed"),
    ("grey_widow / p0 go grey_widow_mourn / chance die might", "grey_widow_mourn_failed"),
    ("well_shaft / p0 go well_shaft_jump", "well_shaft_jump_passed"),
    ("three_levers / p0 nominate smith / chance die might / chance die might / chance die wisdom",
     "three_levers_passed"),
    ("guardroom_dice / p0 dare / chance fate wisdom", "guardroom_dice_passed"),
    ("guardroom_dice / p0 dare / chance fate might", "guardroom_dice_failed"),
    ("guardroom_dice / p0 stop", "guardroom_dice_fled"),
    ("alchemists_shelf / p0 dare / chance fate might / p0 stop", "alchemists_shelf_passed"),
    ("belfry_bats / p0 go belfry_bats_ring / p0 stop", "belfry_bats_ring_fled"),
])
def test_DC_33_how_a_way_ends(words: str, ending: str) -> None:
    """DC-33: as its last test or throw did; by without the fight on offer, one has fled."""
    play = before_card("smith", "tailor").play(f"chance chapter {words}")
    assert [told for told in play.told() if told.startswith("ended")] == [f"ended smith smith {ending}"]


def test_DC_33_a_fight_won_is_beaten() -> None:
    """DC-33: whatever led to the fight; the one sent is the one who struck last."""
    fumbled = """chance chapter torch_patrol / p0 go torch_patrol_password / chance die might
        chance enemy might / chance enemy might / chance die double_might / chance die cunning
        chance die might / chance die cunning"""
    assert "ended smith smith torch_patrol_password_beaten" in before_card("smith", "tailor").play(fumbled).told()
    duel = """chance chapter gargoyle / p0 go gargoyle_gag / p0 drop cudgel / chance enemy might / chance enemy wisdom
        p0 nominate smith / chance die double_might / p0 nominate tailor / chance die double_wisdom"""
    play = before_card("smith", "tailor", items={"smith": ["cudgel"]}).play(duel)
    assert "ended smith tailor gargoyle_gag_beaten" in play.told()


def test_DC_33_who_fell_where_and_who_stayed() -> None:
    """DC-33, DC-30: all who die of one blow are named, with page and card; the others stay behind with what is left."""
    play = before_card("smith", "tailor", "cook", hp=[1, 9, 1])
    play.play("chance chapter cold_gallery / p0 go cold_gallery_huddle")
    assert hit_points(play) == [0, 8, 0]
    assert play.told()[-3:] == ["died smith 2 cold_gallery cold_gallery", "died cook 2 cold_gallery cold_gallery",
                                "stayed tailor 8"]


def test_DC_33_who_walked_out_with_what() -> None:
    """DC-33, DC-7: the boss's own gate opens, and each walks out with what is in his hands."""
    play = before_card("smith", "tailor", "abbot", items={"smith": ["mail_shirt"], "tailor": ["halberd"]},
                       boss=True).play("""chance boss moat_hydra / chance enemy cunning / chance enemy wisdom
        chance enemy wisdom / chance die double_might / chance die double_cunning / chance die double_wisdom
        chance fate wisdom""")
    while play.waiting() == ["p0"]:
        play.play(f"p0 {play.legal('p0')[0]}")
    assert play.told()[-4:] == ["escaped moat_hydra moat_hydra", "walked smith 14 mail_shirt -",
                                "walked tailor 14 halberd -", "walked abbot 14 - -"]


@pytest.mark.parametrize(("code", "line"), [
    ("en", "At dawn she is smiling. Abbot has forgotten how that is done."),
    ("fr", "À l’aube, elle sourit. L’Abbé ne sait plus comment on fait."),
])
def test_DC_33_a_line_may_name_somebody(code: str, line: str) -> None:
    """DC-33: the character's name stands in the line, with its article where the language has one."""
    play = before_card("abbot", "tailor").play("chance chapter grey_widow / p0 go grey_widow_mourn / chance die might")
    shapes = play.game.shapes.events
    ended = next(event for event in play.events if shapes[event.kind].name == "ended")
    assert Language(code, strict=True).event(play.game, ended, [], None) == line
