"""Which words each level knows in Escape from Elba: by how common they are, not by how long."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from escapade.bots import roster
from escapade.bots.elba.rarity import FILES, PRINTED, levels_from, levels_of, rarities
from escapade.bots.elba.sight import ElbaSight
from escapade.bots.levels.bot import LevelBot
from escapade.bots.levels.level import LEVELS, Level
from escapade.core.errors import BadInput
from escapade.core.perspective import look
from escapade.core.seat import seat_number
from escapade.games import load_with
from escapade.games.elba.game import ElbaGame
from escapade.play.seeds import derive
from escapade.testing import Scenario
from tests.games.elba.positions import elba, scene

FIRST_TIMER, CASUAL, REGULAR, EXPERT, _ = LEVELS
LISTS = ["everyday", "scrabble", "french", "both"]
ENOUGH = 400


def answer(match: Scenario, level: Level) -> str:
    """What a level does with its words that never slips otherwise."""
    awake = Level(level.name, overlooks=0, rarest_word=level.rarest_word)
    bot, seat = LevelBot(awake, roster.heuristic(match.game), ElbaSight(match.game)), seat_number(match.waiting()[0])
    choice = bot.choose(look(match.game, match.state, seat), derive(1, "bot"))
    return match.game.shapes.actions.words(choice.action)


def cleaning(bag: str, **options: object) -> Scenario:
    """p0 is to clean a Bag with these letters."""
    return scene(options=options, bags=[bag], phase="clean", points=0)


def knows(level: Level, word: str, game: ElbaGame) -> bool:
    """Whether a level knows a word, or another one with its letters."""
    vocabulary = game.tables.vocabulary
    return rarities(vocabulary)[vocabulary.lexicon.number[word]] <= level.rarest_word


@pytest.mark.parametrize(("bag", "level", "kept"), [
    ("problem", FIRST_TIMER, "keep_word problem"), ("comparable", FIRST_TIMER, "keep_word comparable"),
    ("orca", FIRST_TIMER, "keep_word arc"), ("orca", REGULAR, "keep_word arc"), ("orca", EXPERT, "keep_word orca"),
    ("caramels", FIRST_TIMER, "keep_word cameras"), ("caramels", CASUAL, "keep_word caramels"),
    ("alpaca", CASUAL, "keep_word clap"), ("alpaca", REGULAR, "keep_word alpaca"),
    ("moa", REGULAR, "keep_two m o"), ("moa", EXPERT, "keep_word moa"),
    ("corbel", FIRST_TIMER, "keep_word corbel"), ("campbell", FIRST_TIMER, "keep_word campbell"),
])
def test_EL_18_a_common_word_is_kept_and_a_rare_one_not_seen(bag: str, level: Level, kept: str) -> None:
    """EL-16, EL-18: a long common word comes to a first timer's mind, a short rare one to an expert's alone; CORBEL is
    rare, and printed among the weapons.
    """
    assert answer(cleaning(bag), level) == kept


def test_EL_18_words_with_the_same_letters_are_known_by_the_commonest() -> None:
    """EL-18: who knows REPLACE can keep the letters of PERCALE, which are the same choice."""
    assert answer(cleaning("percale"), FIRST_TIMER) == "keep_word percale"


def test_EL_18_french_words_are_common_or_rare_in_french() -> None:
    """EL-18: FEMME is rare in English only, COLLAPSES in French; where both languages are played, one is enough."""
    assert answer(cleaning("femme", words="french"), FIRST_TIMER) == "keep_word femme"
    assert answer(cleaning("femme"), FIRST_TIMER) != "keep_word femme"
    assert not knows(REGULAR, "collapses", elba(words="french"))
    assert knows(FIRST_TIMER, "collapses", elba())
    assert knows(FIRST_TIMER, "femme", elba(words="both"))
    assert knows(FIRST_TIMER, "collapses", elba(words="both"))


def test_EL_23_what_it_does_not_know_it_does_not_put_to_the_others() -> None:
    """EL-23: MOA is in the Bag, and nobody below an expert thinks of it as a weapon."""
    options: dict[str, object] = {"house_weapons": True}
    match = scene(options=options, at={"p0": "spa", "p1": "arbor"}, bags=["moa"], strength={"p0": 6})
    match.play("p0 move arbor")
    assert answer(match, EXPERT) == "propose moa"
    assert answer(match, REGULAR) == "bonus 0"


@pytest.mark.parametrize("words", LISTS)
def test_EL_18_each_level_knows_more_words_and_the_first_timer_enough(words: str) -> None:
    """The issue: levels differ in vocabulary; nobody is left without words to play with."""
    found = rarities(elba(words=words).tables.vocabulary)
    known = [sum(rarity <= level.rarest_word for rarity in found) for level in LEVELS]
    assert ENOUGH < known[0] < known[1] < known[2] < known[3] == known[4] == len(found)


@pytest.mark.parametrize("words", LISTS)
def test_EL_18_what_is_printed_everybody_can_read(words: str) -> None:
    """EL-12, EL-13, EL-18, EL-22: weapons, rooms and escape words, in whatever language the others are."""
    vocabulary = elba(words=words).tables.vocabulary
    printed = [*vocabulary.armory.words, *vocabulary.room_names, *vocabulary.escape_names]
    found = rarities(vocabulary)
    assert {found[vocabulary.lexicon.number[word]] for word in printed} == {PRINTED}
    assert found.count(PRINTED) == len({vocabulary.lexicon.number[word] for word in printed})


@pytest.mark.parametrize(("word", "level"), [
    ("problem", 10), ("able", 10), ("camera", 20), ("sec", 20), ("caramels", 35), ("alpaca", 50), ("orca", 70),
    ("acrosome", 80),
])
def test_the_levels_are_scowls(word: str, level: int) -> None:
    """As its files have them; SEC is in the one of short forms."""
    assert levels_of("words.en.txt")[word] == level


def test_what_scowl_does_not_know_is_the_rarest() -> None:
    """CARCASE is a spelling that SCOWL holds to be hardly right any more."""
    assert levels_of("words.scrabble.txt")["carcase"] == 95


def test_a_pack_with_words_of_its_own_goes_by_length(tmp_path: Path) -> None:
    """Nobody knows how common they are: what is short comes to mind first."""
    words = json.loads((files("escapade.content") / "elba" / "words.json").read_text(encoding="utf-8"))
    del words["lists"]
    (tmp_path / "words.json").write_text(json.dumps(words | {"words": ["problem", "orca", "camel"]}), encoding="utf-8")
    (tmp_path / "pack.json").write_text(json.dumps({"key": "other", "game": "elba"}), encoding="utf-8")
    game = load_with("elba", {}, tmp_path)
    assert isinstance(game, ElbaGame)
    known = {word: [knows(level, word, game) for level in LEVELS[:3]] for word in ("orca", "camel", "problem")}
    assert known == {"orca": [True, True, True], "camel": [False, True, True], "problem": [False, False, True]}


def rated() -> list[tuple[str, dict[str, Any], str]]:
    """Every file of levels with every list in it."""
    content = files("escapade.content") / "elba"
    read = [(name, json.loads((content / name).read_text(encoding="utf-8"))) for name in FILES]
    return [(name, written, words) for name, written in read for words in written["lists"]]


def test_every_list_is_rated_once_and_the_notices_say_so() -> None:
    """All three lists, and for each file of levels where it comes from."""
    assert sorted(words for _, _, words in rated()) == ["words.en.txt", "words.fr.txt", "words.scrabble.txt"]
    for name, written, _ in rated():
        notice = written["_source"].partition("the notice is ")[2].partition(". ")[0]
        assert name in (files("escapade.content") / "elba" / notice).read_text(encoding="utf-8").partition("\n\n")[0]


def test_levels_of_another_list_are_refused() -> None:
    """One word more or less, and every level would be another word's."""
    _, written, name = rated()[0]
    with pytest.raises(BadInput) as refused:
        levels_from(written, name, ["able"], "rarity.en.json")
    assert refused.value.code == "content.total"
    assert refused.value.params["expected"] == 1
