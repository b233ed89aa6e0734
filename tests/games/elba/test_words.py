"""EL-18, EL-22: what letters spell."""

from itertools import combinations

import pytest
from hypothesis import given, strategies

from escapade.games.elba.rules.letters import GUARDS, contains, fits, letter_at, one, pack, size, unpack
from escapade.play.notation import read
from tests.games.elba.positions import elba, scene

GAME = elba()
LETTERS = "abceflmoprs"
CARDS = strategies.lists(strategies.integers(0, 10), max_size=14)
PRINTED = [
    "ammo", "arm", "armor", "bar", "barb", "beam", "bees", "bola", "bolas", "bomb", "broom", "crabs", "clap",
    "clamp", "corbel", "ebola", "epee", "fear", "flame", "fracas", "lamp", "laser", "lasso", "mace", "melee",
    "mop", "oar", "placebo", "plasma", "pole", "polearm", "probe", "ram", "roller", "rope", "saber", "sap",
    "scrap", "scrape", "spear", "caesar", "room", "opal", "coral", "roof", "cafe", "parlor", "ball", "spa",
    "pool", "sleep", "class", "arbor", "farm", "meal", "lab", "cellar", "apple", "map", "parole", "safe",
    "area", "escape", "from", "elba", "peace", "emperor", "campbell",
]


def test_EL_18_the_list_and_every_printed_word() -> None:
    """EL-18: a general list, and what the game itself prints, CAESAR and EBOLA too; no other proper nouns."""
    lexicon = elba().tables.vocabulary.lexicon
    assert all(word in lexicon.number for word in PRINTED)
    assert "camera" in lexicon.number
    assert not {"paris", "rome", "corsica"} & set(lexicon.number)
    assert lexicon.names == sorted(lexicon.names)
    assert len(lexicon.names) == 2084
    assert [same[0] for same in lexicon.spellings] == lexicon.names


def test_EL_18_printed_words_stand_first() -> None:
    """EL-18: where letters spell several words, those of the game come first, and all of them are shown.

    A browser shows the first two spellings of a set of letters.
    """
    lexicon = elba().tables.vocabulary.lexicon
    assert [lexicon.names[lexicon.number[word]] for word in ("elba", "spear", "map", "meal")] == [
        "elba", "spear", "map", "meal"]
    assert [word for word in PRINTED if word not in lexicon.spellings[lexicon.number[word]][:2]] == []
    for spellings in lexicon.spellings:
        strange = [word not in PRINTED for word in spellings]
        assert strange == sorted(strange), spellings


@pytest.mark.parametrize("typed", ["able", "bael", "elba"])
def test_EL_18_any_spelling_is_understood(typed: str) -> None:
    """EL-18: words with the same letters are one choice, whichever of them is said; what is kept is the first."""
    match = scene(bags=["elba"], phase="clean", points=0)
    _, action = read(GAME, match.state, f"p0 keep_word {typed}")
    assert GAME.shapes.actions.words(action) == "keep_word elba"
    assert match.play(f"p0 keep_word {typed}").told()[0] == "kept_word p0 elba"
    assert match.why("p1", f"keep_word {typed}") == {"code": "not_cleaning", "params": {}, "rule": "EL-16"}


def test_EL_18_a_trie_finds_what_a_scan_finds() -> None:
    """EL-18: on Bags of all sizes the walk through the trie agrees with a scan of the whole list."""
    vocabulary = elba().tables.vocabulary
    for text in ("", "a", "spa", "appears", "campbell", "emperorse", "abceflmoprsaeaeaer", "ssssaaaapppeeer" * 2):
        bag = pack([LETTERS.index(letter) for letter in text])
        expected = [number for number, cards in enumerate(vocabulary.lexicon.cards) if contains(bag, cards)]
        assert vocabulary.lexicon.trie.spelled(bag) == expected, text


@given(CARDS, CARDS)
def test_EL_18_one_subtraction_tells_whether_cards_fit(one_list: list[int], other: list[int]) -> None:
    """EL-18: the guarded subtraction agrees with counting letter by letter."""
    cards, word = pack(one_list), pack(other)
    assert fits(cards, word) == all(one_list.count(letter) >= other.count(letter) for letter in range(12))
    assert contains(cards, word) == fits(cards, word)


@pytest.mark.parametrize("held", [15, 16, 20, 31])
def test_EL_3_a_bag_full_of_one_letter_spells_what_it_holds(held: int) -> None:
    """EL-3, EL-12: with two decks a Bag may hold more than fifteen A's; the letters beside it are not disturbed."""
    cards = pack([0] * held + [1])
    assert fits(cards, pack([0, 1]))
    assert fits(cards, pack([0] * 15))
    assert not fits(cards, pack([1, 1]))
    assert not fits(cards, pack([0, 2]))


@given(CARDS)
def test_EL_18_cards_pack_and_unpack(letters: list[int]) -> None:
    """EL-18: a multiset in one int, and back; an outcome stands for one card."""
    cards = pack(letters)
    assert unpack(cards) == sorted(letters)
    assert size(cards) == len(letters)
    assert [letter_at(cards, outcome) for outcome in range(len(letters))] == sorted(letters)
    assert sum(16 * one(letter) for letter in range(12)) == GUARDS


@pytest.mark.parametrize(("bag", "most"), [
    ("", 0), ("spa", 1), ("appears", 1), ("mopmop", 1), ("armram", 2), ("armarm", 2), ("armarmarm", 2),
    ("armmopbar", 3), ("ramoarsapmop", 4), ("spearsap", 2), ("campbell", 1), ("ssss", 0), ("polearm", 2),
])
def test_EL_22_the_most_weapons_from_different_cards(bag: str, most: int) -> None:
    """EL-22: APPEARS holds SPEAR or SAP; MOP twice counts once; ARM and RAM are two."""
    match = scene(at={"p0": "spa", "napoleon_1": "arbor"}, bags=[bag]).play("p0 move arbor")
    assert match.legal("p0") == [f"bonus {bonus}" for bonus in range(most + 1)]
    assert match.view("p1")["spells"][0]["bonus"] == most


@given(CARDS.filter(lambda letters: len(letters) <= 12))
def test_EL_22_the_search_agrees_with_trying_everything(letters: list[int]) -> None:
    """EL-22: against every choice of up to four different weapon words."""
    vocabulary = GAME.tables.vocabulary
    bag = pack(letters)
    usable = [cards for cards in vocabulary.armory.cards if fits(bag, cards)]
    best = max(count for count in range(5) if any(
        size(sum(some)) <= len(letters) and contains(bag, sum(some)) for some in combinations(usable, count)))
    assert vocabulary.armory.most(bag, len(letters), [], vocabulary.lexicon) == best
