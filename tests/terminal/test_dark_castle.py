"""The Dark Castle in a terminal: a page for each card, dice with their faces, a row of candles, what a way leads to."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from escapade import load
from escapade.cli import app
from escapade.terminal.drawers import drawer_of
from escapade.terminal.seating import people_first
from escapade.terminal.storyteller import tell
from escapade.terminal.words import Vocabulary
from escapade.testing import Scenario, given
from tests.cli.program import run
from tests.games.dark_castle.plays import before_card
from tests.terminal.scenes import printed, scene_of

DRAWER = drawer_of("dark_castle")


def previews(play: Scenario, seat: str, code: str = "en") -> list[str]:
    """What is said of each answer a seat may give."""
    scene = scene_of(play, seat, code=code)
    return [DRAWER.preview(scene, action) for action in play.game.legal(play.state, int(seat[1:]))]


def test_a_fight_is_a_page_with_dice_and_candles() -> None:
    """DC-2, DC-5, DC-14: the title, the enemy's dice, a double in its shield, hit points lit and out."""
    play = before_card("smith", "tailor", hp=[18, 7], items={"smith": ["cudgel"], "tailor": ["second_wind"]}).play(
        """chance chapter jealous_twins / p0 go jealous_twins_both / chance enemy might / chance enemy might
           chance die double_wisdom / chance die might""")
    page = printed(DRAWER.draw(scene_of(play, "p1"))).splitlines()
    assert page[0].startswith("== Page 2: The Jealous Twins ==")
    assert page[1] == "Round 1, damage 1"
    assert "  | M  | | M  | | M  | | C  |" in page
    assert "  +====+ +----+" in page
    assert "  | WW | | M  |" in page
    assert f"  Tailor     C C CC W WW M {'i' * 7}{'.' * 11}  7  second wind" in page
    assert f"> Smith      M M MM W WW C {'i' * 18} 18  cudgel" in page
    french = printed(DRAWER.draw(scene_of(play, "p1", code="fr", plain=False)), colour=True)
    assert "▮" * 7 + "▯" * 11 in french
    assert "║ SS ║" in french


def test_ways_say_what_they_lead_to() -> None:
    """DC-8, DC-19, DC-28: dice, damage and the rule of a fight; a test with what passing and failing bring."""
    play = before_card("smith", "tailor").play("chance chapter torch_patrol")
    assert previews(play, "p0") == [
        "(hemmed in: one die each, damage\u00a02)",
        ("(YOU try Cunning in one roll, −2\u00a0HP on a miss; "
         "if not: fight without rest: M C\u00a0+ one die each, damage\u00a01)")]
    play = before_card("smith", "tailor").play("chance chapter scriptorium")
    assert previews(play, "p0", "fr") == [
        "(VOUS tentez la Sagesse en un seul jet, −4\u00a0PV en cas d’échec\u00a0; réussi\u00a0: 2 objets à prendre)",
        "(VOUS −2\u00a0PV)"]
    play = before_card("smith", "tailor").play("chance chapter belfry_bats")
    assert previews(play, "p0")[1] == (
        "(YOU −3\u00a0HP; YOU may dare a die: Wisdom −2\u00a0HP, anything else finds an item)")
    play = before_card("smith", "tailor").play("chance chapter drowned_monk")
    assert previews(play, "p0")[0].startswith("(duel: W\u00a0+ one die each, damage\u00a02. From the second round on")


def test_what_a_way_leads_to_reads_as_one_sentence() -> None:
    """DC-8: no full stop before a semicolon, and what follows either way is said once."""
    play = before_card("smith", "tailor").play("chance chapter kennel_hound")
    assert previews(play, "p0")[1].endswith("no more than a single: one die; find an item)")
    play = before_card("smith", "tailor").play("chance chapter hungry_chest")
    assert previews(play, "p0")[1] == "(YOU try Cunning in one roll, −4\u00a0HP on a miss; find an item)"


def test_what_fills_both_hands_says_so() -> None:
    """DC-9: before somebody is handed more than he can hold."""
    held = {"smith": ["flail"], "tailor": ["cudgel"]}
    play = before_card("smith", "tailor", items=held).play("chance chapter gargoyle")
    page = printed(DRAWER.draw(scene_of(play, "p0")))
    assert "flail (two hands)" in page
    assert "cudgel (" not in page


def test_a_character_is_chosen_by_his_die() -> None:
    """DC-2: the six faces stand behind the name."""
    play = given("dark_castle", 2)
    assert previews(play, "p0")[0] == "(M M MM W WW C)"
    assert previews(play, "p0", "fr")[3] == "(R R RR S SS F)"


def test_the_keyboard_goes_round_without_a_curtain() -> None:
    """DC-24: everything is public; but in a vote the proposals are hidden until all are in."""
    assert not DRAWER.has_secrets(scene_of(given("dark_castle", 2), "p0"))
    assert DRAWER.has_secrets(scene_of(given("dark_castle", 2, voice="majority"), "p0"))
    assert drawer_of("elba").has_secrets(scene_of(given("elba", 3), "p0"))


def test_two_people_play_on_without_looking_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """DC-24: the next one's name stands above his question, and what all have seen is not told again."""
    monkeypatch.setenv("COLUMNS", "100")
    said = CliRunner().invoke(app, ["play", "dark_castle", "--seats", "human:Anna,human:Ben", "--seed", "5",
                                    "--language", "en", "--delay", "0"], input="1\n1\n1\n").output
    assert "\nBen\n" in said
    assert said.count("You are Smith.") == 1
    assert "keyboard" not in said


def test_a_vote_of_one_mind_is_told_in_two_words() -> None:
    """DC-6: who proposed what is told only where not all proposed the same."""
    play = before_card("smith", "tailor", "cook", voice="majority").play("chance chapter leech_pool")
    play.play("p0 go leech_pool_wade / p1 go leech_pool_wade / p2 go leech_pool_wade")
    votes = [event for event in play.events if play.game.shapes.events[event.kind].name == "proposed_way"]
    scene = scene_of(play, "p0")
    assert len(votes) == 3
    assert DRAWER.digest(scene, "proposed_way", votes) == "All agree."
    assert DRAWER.digest(scene, "rolled", votes) == ""


def test_answers_stand_in_the_order_of_the_seats() -> None:
    """DC-4: the Tailor sits first, so he is listed first, and nobody last."""
    play = before_card("tailor", "smith").play("""chance chapter gargoyle / p0 go gargoyle_stand
        chance enemy might / chance enemy might""")
    listed = DRAWER.listed(scene_of(play, "p0"), play.game.legal(play.state, 0))
    assert [play.game.shapes.actions.words(action) for action in listed] == ["rest tailor", "rest smith", "rest nobody"]


def test_what_a_weapon_adds_stands_under_the_die() -> None:
    """DC-21: the symbol of a halberd is on the page, and what does nothing in a round too."""
    play = before_card("smith", "tailor", items={"smith": ["halberd"], "tailor": ["second_wind"]}).play(
        """chance chapter plague_doctor / p0 go plague_doctor_refuse / chance enemy might / chance enemy might
           chance fate wisdom / p0 rest nobody / chance die wisdom / chance die wisdom / chance fate cunning""")
    page = printed(DRAWER.draw(scene_of(play, "p1"))).splitlines()
    assert page[1] == "Round 1, damage 1, Wisdom does nothing"
    assert "   +C" in page


def test_an_empty_line_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """DC-27: Enter is the answer “no, go on” where there is one, and no answer elsewhere."""
    monkeypatch.setenv("COLUMNS", "100")
    said = CliRunner().invoke(app, ["play", "dark_castle", "--seats", "human:Anna", "--seed", "5", "--language", "en",
                                    "--delay", "0"], input="\n1\n1\n1\n3\n3\n1\n1\n3\n\n").output
    assert "And who comes along?" in said
    assert "No, go on (Enter)" in said
    assert "Round 2, damage" in said, "one empty line closed the window"


def test_who_names_somebody_knows_what_for() -> None:
    """DC-31, DC-28: what the one sent must roll and what a miss costs stand on the page before he is named."""
    play = before_card("smith", "tailor").play("chance chapter three_levers")
    page = printed(DRAWER.draw(scene_of(play, "p0")))
    said = " ".join(page.split("\n")[1:4])
    assert said.startswith("The one named tries Might in one roll, −2\u00a0HP on a miss; then Cunning in one roll, −2")
    assert said.count("The one named") == 1, "the same one all along"
    wide = printed(DRAWER.draw(scene_of(play, "p0", width=140)), width=140).splitlines()
    assert max(map(len, wide)) == len(wide[0]), "nothing sticks out of the frame"
    play.play("p0 nominate smith / chance die might / chance die cunning / chance die wisdom")
    assert "The one named" not in printed(DRAWER.draw(scene_of(play, "p0")))


def test_many_things_stand_in_a_column_of_their_own() -> None:
    """DC-10: what a character holds goes on under itself, not under the name, and no name is broken."""
    play = before_card("smith", "tailor", items={"smith": ["bone_rosary", "stone_draught"], "tailor": []})
    page = printed(DRAWER.draw(scene_of(play, "p1", code="fr", width=66))).splitlines()
    first = next(place for place, line in enumerate(page) if "chapelet d’os" in line)
    assert page[first].endswith("chapelet d’os,")
    assert page[first + 1] == " " * page[first].index("chapelet") + "breuvage de pierre"


def test_dice_are_shown_where_there_is_room_for_things_beside_them() -> None:
    """DC-2: whoever is to be sent is chosen by his die, at eighty columns too; a narrow page keeps the items."""
    play = before_card("smith", "tailor", items={"smith": ["flail"], "tailor": []})
    wide, narrow = [printed(DRAWER.draw(scene_of(play, "p1", code="fr", width=width))) for width in (80, 66)]
    assert f"F F FF S SS R {'i' * 18} 18  fléau d’armes (deux mains)" in wide
    assert "F F FF" not in narrow
    assert max(map(len, wide.splitlines())) < 80


def test_a_swarm_has_no_damage_of_its_own() -> None:
    """DC-19: two dice never strike for three; what is printed is that the dice left strike."""
    play = before_card("smith", "tailor").play("chance chapter scullery_rats")
    assert previews(play, "p0")[0] == (
        "(hemmed in: one die each. It hits for as much as it has dice left, three at most.)")


def test_food_is_eaten() -> None:
    """DC-21: what is offered of food, in both languages; anything else is used."""
    play = before_card("smith", "tailor")
    actions = play.game.shapes.actions
    for words, english, french in (
            ("use mouldy_crust smith", "Smith eats: mouldy crust", "Le Forgeron mange\u00a0: croûton moisi"),
            ("use funeral_pie smith", "Smith eats: funeral pie", "Le Forgeron mange\u00a0: tourte d’enterrement"),
            ("use fox_cordial smith", "Smith uses: fox cordial", "Le Forgeron utilise\u00a0: cordial du renard")):
        action = next(number for number in range(len(actions.kind)) if actions.words(number) == words)
        said = [scene_of(play, "p0", code=code).language.action(play.game, action) for code in ("en", "fr")]
        assert said == [english, french]


def test_a_bare_name_does_not_leave_things_behind() -> None:
    """DC-26: while things lie in the middle a name alone may mean many answers; afterwards it names who turns."""
    play = given("dark_castle", 1).play("""p0 choose smith / p0 choose tailor / p0 turn smith
        chance item flail / chance item cudgel""")
    words = Vocabulary(scene_of(play, "p0"), DRAWER)
    legal, said = play.game.legal(play.state, 0), play.game.shapes.actions.words
    for name in ("smith", "smi"):
        assert sorted(map(said, words.matching(name, legal))) == ["give cudgel smith", "give flail smith", "turn smith"]
    assert [said(action) for action in words.matching("smith turns", legal)] == ["turn smith"]
    assert "What nobody takes is left behind." in printed(DRAWER.draw(scene_of(play, "p0")))
    play.play("p0 give flail smith / p0 give cudgel tailor")
    words = Vocabulary(scene_of(play, "p0"), DRAWER)
    assert [said(action) for action in words.matching("smith", play.game.legal(play.state, 0))] == ["turn smith"]


def test_a_fight_begins_with_its_dice_on_the_page() -> None:
    """DC-13, DC-19: even where nobody is asked anything, the enemy's dice and rules are seen before the first roll."""
    done = run("play", "dark_castle", "--seats", "greedy,greedy", "--seed", "5", "--option", "chapters=4")
    said = [line for line in done.out.splitlines() if line]
    fights = [place for place, line in enumerate(said) if " dice against you, damage " in line]
    assert fights
    for place in fights:
        assert said[place + 1].startswith("== Page ")
        assert any(line.startswith("  +----+") for line in said[place + 2 : place + 7])


def test_what_a_thing_does_is_told_again() -> None:
    """DC-11: `?` with the name of an item, or words of it; a text that names none is no rule either."""
    french = scene_of(given("dark_castle", 1), "p0", code="fr")
    told = DRAWER.described(french, "fléau")
    assert [text.split("\u00a0:")[0] for text in told] == ["fléau d’armes"]
    assert "vous attaquez une seconde fois" in told[0]
    done = run("play", "dark_castle", "--seats", "human", "--seed", "5", lines="? bone rosary\n? teapot\nquit\n")
    assert "    bone rosary: Whenever you roll a double you get 1 HP back." in done.out
    assert "There is no rule TEAPOT at hand." in done.out


def test_whoever_chooses_can_read_the_dice() -> None:
    """DC-2: before anybody is chosen the page says what the letters mean, afterwards it shows the party."""
    play = given("dark_castle", 1)
    assert "M is Might, C Cunning, W Wisdom." in printed(DRAWER.draw(scene_of(play, "p0")))
    assert "F, c’est la Force, R la Ruse, S la Sagesse." in printed(DRAWER.draw(scene_of(play, "p0", code="fr")))
    play.play("p0 choose smith")
    assert "Might" not in printed(DRAWER.draw(scene_of(play, "p0")))


def test_what_is_plain_is_not_told_twice() -> None:
    """DC-28, DC-19: a miss and its ending say that it did not work; dice that turn are one line."""
    play = before_card("smith", "tailor").play("""chance chapter torch_patrol / p0 go torch_patrol_password
        chance die cunning""")
    lines = tell(DRAWER, scene_of(play, "p0"), ["Anna", "Ben"], play.events)
    assert lines[-4:-1] == ["A miss costs YOU 2 HP.", "Smith rolls Cunning.", "A success."]
    play = before_card("smith", "tailor").play("""chance chapter hall_of_mirrors / p0 go hall_of_mirrors_chase
        chance enemy might / chance enemy might / p0 rest smith / chance die cunning
        chance fate wisdom / chance fate cunning""")
    assert "The enemy’s dice turn: Wisdom, Cunning." in tell(DRAWER, scene_of(play, "p0"), ["Anna", "Ben"], play.events)


def test_a_row_of_answers_goes_on_after_the_yes_of_a_bot() -> None:
    """DC-26: what a bot bears is handed on and the next card turned in one line, not one step at a time."""
    words = ["play", "dark_castle", "--seats", "human:Anna,greedy", "--seed", "5"]
    for row in ("4, 1", "cudgel smith, smith turns"):
        said = run(*words, lines=f"smith\nsmith turns\n4, 5\n{row}\nquit\n").out
        assert "Tailor passes to Smith: cudgel.\nSmith turns the page:" in said


def test_people_sit_first_and_have_the_say(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """DC-6: among bots a person sits first, and `voices` is 1; who sets it decides who sits where."""
    monkeypatch.setenv("COLUMNS", "100")
    words = ["play", "dark_castle", "--seats", "greedy,human:Anna", "--seed", "5", "--delay", "0", "--save"]
    CliRunner().invoke(app, [*words, str(tmp_path / "one")], input="1\n")
    assert '"voices":1' in (tmp_path / "one").read_text(encoding="utf-8")
    assert people_first(load("dark_castle"), ["greedy", "human:Anna"]) == ["human:Anna", "greedy"]
    CliRunner().invoke(app, [*words, str(tmp_path / "two"), "--option", "voices=0"], input="1\n")
    assert '"voices":0' in (tmp_path / "two").read_text(encoding="utf-8")
    assert people_first(load("evades"), ["greedy", "human:Anna"]) == ["greedy", "human:Anna"]


def test_letters_are_explained_before_dice_are_chosen() -> None:
    """DC-2: what F, R and S stand for is on the page while characters are chosen, and not after."""
    play = given("dark_castle", 2)
    assert "F, c’est la Force, R la Ruse, S la Sagesse." in printed(DRAWER.draw(scene_of(play, "p0", code="fr")))
    assert "M is Might" not in printed(DRAWER.draw(scene_of(before_card("smith", "tailor"), "p0")))


def test_one_blow_is_told_once() -> None:
    """DC-30, DC-33: all who died of it are named, and what is told of who falls there is not said again for each."""
    play = before_card("smith", "abbot", "tailor", hp=[1, 1, 9]).play(
        """chance chapter wall_crawler / p0 go wall_crawler_below / chance enemy might / chance enemy might
           chance enemy might / p0 rest nobody / chance die cunning / chance die cunning / chance die might""")
    said = tell(DRAWER, scene_of(play, "p0", code="fr"), ["Anna", "Bea", "Carl"], play.events)
    assert said[-2:] == [
        "Le Forgeron et l’Abbé sont morts, page 2\u00a0: La chose au plafond. Elle remonte, lourde de deux.",
        "Le Tailleur avait encore 8\u00a0PV, et nulle part où les porter."]


def test_a_test_is_lost_once() -> None:
    """DC-28, DC-33: a miss, its price and the ending; not a miss that is a miss."""
    play = before_card("smith", "tailor").play(
        "chance chapter alarm_bell / p0 go alarm_bell_hold / chance die cunning")
    said = tell(DRAWER, scene_of(play, "p0", code="fr"), ["Anna", "Bea"], play.events)
    assert said[-3:-1] == ["Raté.", "Le Forgeron perd 4\u00a0PV (il lui en reste 14)."]
    assert "C’est manqué." not in said


def test_a_page_of_a_test_begins_with_its_dice() -> None:
    """No empty line stands above them."""
    play = before_card("smith", "tailor", items={"smith": ["second_wind"]}).play(
        "chance chapter alarm_bell / p0 go alarm_bell_hold / chance die cunning")
    assert printed(DRAWER.draw(scene_of(play, "p0"))).splitlines()[1] == "  +----+"


def shared(bot: str, seed: str) -> str:
    """What is said of a row in a sharing that asks a bot for the thing it was just given, and then names who turns."""
    words = ["play", "dark_castle", "--seats", f"human:Anna,{bot}", "--seed", seed, "--language", "en", "--delay", "0"]
    return CliRunner().invoke(app, words, input="1\n1\n4\n5, 1\n").output.rpartition("> 5, 1\n")[2]


def test_a_row_waits_for_a_yes(monkeypatch: pytest.MonkeyPatch) -> None:
    """DC-26: what a bot consents to at once does not cut off the rest of a line; a no does."""
    monkeypatch.setenv("COLUMNS", "110")
    said = shared("greedy", "5").splitlines()
    assert said[0] == "Tailor passes to Smith: cudgel."
    assert said[2] == "Smith turns the page: The Drunken Garrison."
    said = shared("random", "1").splitlines()
    assert said[1] == "“1” was not done: what came before it was refused."
