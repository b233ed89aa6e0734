"""Looking for what a text means puts few actions into words, and misses none that it names."""

from dataclasses import replace

import pytest

from escapade.core.game import Game
from escapade.games import load
from escapade.language.sentences import Language
from escapade.terminal.candidates import nameable, plain
from escapade.terminal.drawers import drawer_of
from escapade.terminal.words import Vocabulary
from escapade.testing import given
from tests.cli.program import run
from tests.games.elba.positions import scene as elba_scene
from tests.games.prison_break.table import recruiting
from tests.terminal.scenes import scene_of

ELBA = ["play", "elba", "--seats", "human,random,random", "--seed", "1"]
STEP = 7
"""Every seventh action, so that all kinds and many values have their turn."""


@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_way_to_name_an_action_leads_to_it(key: str, code: str) -> None:
    """Labels stand in every sentence of theirs: nothing is lost by looking only where one is named."""
    scene = replace(scene_of(given(key, load(key).seats[0]), "p0"), language=Language(code))
    words = Vocabulary(scene, drawer_of(key))
    for action in range(0, scene.game.action_count, STEP):
        for way in words.full(action) | words.short(action):
            assert action in nameable(scene.game.shapes.actions, way), way


@pytest.mark.parametrize("typed", ["elba", "ABLE", "garder bael", "keep_word bale"])
def test_EL_18_any_spelling_names_its_letters(typed: str) -> None:
    """EL-18: words with the same letters are one choice, by whichever of them it is named."""
    match = elba_scene(bags=["elba"], phase="clean", points=0)
    scene = replace(scene_of(match, "p0"), language=Language("fr"))
    actions = scene.game.shapes.actions
    legal = scene.game.legal(match.state, 0)
    assert [actions.words(action) for action in Vocabulary(scene, drawer_of("elba")).matching(typed, legal)] == [
        "keep_word elba"]


def test_a_text_that_names_nothing_leaves_little_to_compare() -> None:
    """Elba has thousands of words to keep or to propose; none of them is in the text."""
    game = load("elba")
    assert len(nameable(game.shapes.actions, plain("go to the roof"))) < game.action_count / 10
    assert len(nameable(game.shapes.actions, plain("keep zebra"))) < game.action_count / 10


@pytest.mark.parametrize("text", ["escape", "keep zebra", "propose apple", "zebra", "go to the moon"])
def test_why_says_few_sentences_to_itself(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Elba took two seconds to say why not: it had put every action of the game into words, several times."""
    spoken: list[int] = []
    action = Language.action

    def counted(self: Language, game: Game, number: int, *more: object) -> str:
        spoken.append(number)
        return action(self, game, number, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Language, "action", counted)
    run(*ELBA, lines=f"why {text}\nquit\n")
    assert 0 < len(spoken) < 500


def test_words_of_a_sentence_will_do_to_ask_why() -> None:
    """As in an answer, the little words of a sentence may be left out, where one action alone has the others."""
    scene = replace(scene_of(given("dark_castle", 2), "p0"), language=Language("fr"))
    words = Vocabulary(scene, drawer_of("dark_castle"))
    legal = scene.game.legal(scene.game.new(2), 0)
    assert words.refused("meunier se repose", legal) == "rest miller"
    assert words.refused("l’abbé utilise chapelet", legal) == "use bone_rosary abbot"
    assert words.refused("se repose", legal) == "se repose", "who?"


@pytest.mark.parametrize(("typed", "action"), [("guilt +1", "raise_guilt"), ("Guilt −1", "lower_guilt"),
                                               ("guilt -1", "lower_guilt"), ("guilt minus 1", "lower_guilt")])
def test_a_sign_before_a_number_is_heard(typed: str, action: str) -> None:
    """PB-10, PB-11: one more and one less are opposites, and neither answers for the other."""
    match = recruiting().turn("michael", "escape").set(guilt=5).begin()
    words = Vocabulary(scene_of(match, "p0"), drawer_of("prison_break"))
    legal = match.game.legal(match.state, 0)
    found = [match.game.shapes.actions.words(one) for one in words.matching(typed, legal)]
    assert found == ([action] if action == "lower_guilt" else [])
    assert words.notation(typed) == action
