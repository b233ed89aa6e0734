"""How the levels of words are made from the lists of others."""

from pathlib import Path

from tools.words.levels import LEVELS, by_rank, digits, english, sizes


def scowl(folder: Path) -> Path:
    """A small SCOWL: two levels, a short form, and a spelling that is hardly right any more."""
    for name, words in {"english-words.10": "able able's problem", "american-words.35": "color's color labor able",
                        "english-abbreviations.20": "sec able", "variant_3-words.35": "carcase"}.items():
        (folder / name).write_text("\n".join(words.split()), encoding="utf-8")
    return folder


def test_a_word_has_the_smallest_level_that_lists_it(tmp_path: Path) -> None:
    """Possessives and what the deck cannot spell aside; a short form counts only where the word itself is missing."""
    assert english(scowl(tmp_path)) == {"able": 10, "problem": 10, "color": 35, "labor": 35, "sec": 20}


def test_sizes_are_of_words_without_possessives(tmp_path: Path) -> None:
    """Two words up to 10 and 20, four from 35 on."""
    assert sizes(scowl(tmp_path)) == [2, 2, *[4] * 8]


def test_a_word_of_another_language_has_the_level_of_its_rank() -> None:
    """The second word is as common as the second in English; accents do not make another word, and the rest is rarest.
    """
    bounds = [2, 3, *range(5, 13)]
    found = by_rank(["le", "école", "ecole", "café", *["x"] * 20, "orle"], bounds)
    assert found == {"le": 10, "ecole": 10, "cafe": 35, "x": 35, "orle": 95}


def test_a_digit_a_word() -> None:
    """In the order of the list; a word that nobody knows is the rarest."""
    assert digits(["able", "carcase", "color"], {"color": 35, "able": 10}) == "092"
    assert len(LEVELS) == 10, "a digit is enough"
