"""EL-18: the lists of words that a table may choose from."""

import re
from importlib.resources import files

import pytest

from escapade.games.elba.load import read_list
from tests.games.elba.positions import elba

EVERYDAY, GAME_WORDS = set(read_list("words.en.txt")), set(read_list("words.scrabble.txt"))


def singulars(word: str) -> list[str]:
    """What a word may be the plural of."""
    return [word[:-1], word[:-2]] if word.endswith(("ses", "oes", "ces")) else [word[:-1]]


def test_EL_18_of_a_noun_both_forms_or_neither() -> None:
    """EL-18: no plural stands alone whose singular a word game knows."""
    alone = [word for word in EVERYDAY if word.endswith("s") and not word.endswith("ss") and len(word) > 3
             and not EVERYDAY.intersection(singulars(word))]
    assert [word for word in alone if GAME_WORDS.intersection(singulars(word))] == []


def test_EL_18_no_initials() -> None:
    """EL-18: every word can be said: it has a vowel, and does not end as only initials do."""
    initials = re.compile("[^aeo]+|.*(mf|bl|cl|pl|cr|pr)s?")
    assert [word for word in EVERYDAY if initials.fullmatch(word)] == []


def test_EL_18_words_that_were_borrowed_lose_their_accents() -> None:
    """EL-18: PASSE, BLASE, MACRAME and their like, and clipped words that people say, are in; names are not."""
    assert {"app", "carb", "para", "sec", "cafes", "epees", "passe", "blase", "macrame", "bro", "abs", "rebar",
            "lassoes"} <= EVERYDAY
    assert not {"csc", "cesar", "emf", "rpm"} & EVERYDAY


@pytest.mark.parametrize(("words", "has", "has_not"), [
    ("everyday", ["camera", "spam"], ["repasser", "cel"]), ("scrabble", ["camera", "cel"], ["repasser", "spam"]),
    ("french", ["repasser", "ecole"], ["feel"]), ("both", ["repasser", "spam"], ["cel"]),
])
def test_EL_18_the_lists(words: str, has: list[str], has_not: list[str]) -> None:
    """EL-18: everyday English, a word game, French without accents, or both languages; what is printed is in all."""
    lexicon = elba(words=words).tables.vocabulary.lexicon
    assert [word for word in [*has, "elba", "caesar", "polearm"] if word not in lexicon.number] == []
    assert not set(has_not) & set(lexicon.number)


@pytest.mark.parametrize("name", ["en", "fr", "scrabble"])
def test_EL_18_each_list_is_in_order_and_has_its_notice(name: str) -> None:
    """EL-18: sorted, no word twice, and beside it where it comes from and on which terms."""
    words = read_list(f"words.{name}.txt")
    assert words == sorted(set(words))
    notice = (files("escapade.content") / "elba" / f"words.{name}.NOTICE.txt").read_text(encoding="utf-8")
    assert f"words.{name}.txt" in notice.split(":")[0]
