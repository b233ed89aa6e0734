"""What the word book is made of: the words within reach of one's own cards, and the letters that nobody has shown."""

from typing import Any

import pytest

import escapade
from escapade.games.elba import view
from escapade.games.elba.kinds import Phase
from escapade.games.elba.rules.guests import active_seat
from escapade.games.elba.state import ElbaState
from escapade.games.elba.tables import Tables
from tests.conformance.test_leaks import compare_worlds
from tests.games.elba.positions import elba, known, scene


def test_EL_15_words_within_reach_are_made_of_hand_and_bag() -> None:
    """EL-15, EL-16: PEACE with P, E and A in the Hand; not before the Bag is filled, nor once it is cleaned."""
    match = scene(hands=["pea"], bags=["ce"], points=1)
    assert match.view("p0")["in_reach"] == []
    match.play("p0 end")
    reach = match.view("p0")["in_reach"]
    assert {"peace", "ace", "ape"} <= set(reach)
    assert "escape" not in reach, "there is no S"
    assert match.view("p0")["spellings"]["ape"] == ["ape", "pea"]
    match.play("p0 put p / p0 put e / p0 put a")
    assert "peace" in match.view("p0")["in_reach"]
    match.play("p0 done")
    assert match.view("p0")["in_reach"] == []


def test_EL_32_only_the_holder_knows_them() -> None:
    """EL-32: what a Hand could lay is as secret as the Hand."""
    match = scene(hands=["peace"], points=1).play("p0 end")
    for viewer in ("p1", "spectator"):
        assert match.view(viewer)["in_reach"] == []
        assert match.view(viewer)["spellings"] == {}


def test_EL_34_words_are_found_not_told() -> None:
    """EL-34: where players find their words themselves nothing is within reach."""
    match = scene(hands=["peace"], points=1, options={"find_words": True}).play("p0 end")
    assert match.view("p0")["in_reach"] == []
    assert match.view("p0")["spellings"] == {}


def test_EL_32_unseen_cards_are_all_but_those_in_sight_or_remembered() -> None:
    """EL-3, EL-32: four F in the box: one in the own Hand, one in a Bag, one discarded, one remembered in a Hand."""
    match = scene(hands=["fa", "fe", "o"], bags=["", "", "f"], discard="f", known_hands=known(3, p0={1: "f"}))
    own = match.view("p0")["unseen"]
    assert (own.count("f"), own.count("e"), own.count("o"), own.count("a")) == (0, 12, 4, 9)
    assert len(own) == match.view("p0")["deck_size"] + 2, "the deck, the E of p1 and the O of p2"
    assert match.view("p1")["unseen"].count("f") == 1, "the one of p0, which p1 has not seen"
    assert match.view("spectator")["unseen"].count("f") == 2


def test_EL_3_with_two_decks_there_are_twice_as_many() -> None:
    """EL-3: seven players have 128 cards."""
    assert len(scene(seats=7).view("p0")["unseen"]) == 128


def test_EL_13_at_the_end_nothing_is_unseen() -> None:
    """EL-32: the open end shows the deck itself."""
    match = scene(at={"p0": "west_tower"}, bags=["elba"], strength={"p0": 6}).play("p0 escape / chance die 1")
    assert match.view("p1")["unseen"] == ""


def tell_everybody(s: ElbaState, tables: Tables, viewer: int) -> list[str]:
    """Everybody is told which words the active player could lay."""
    if s.phase != Phase.FILL or s.frames:
        return []
    player, lexicon = s.players[active_seat(s)], tables.vocabulary.lexicon
    return [lexicon.names[number] for number in lexicon.trie.spelled(player.hand + player.bag)]


def show_the_deck(s: ElbaState, viewer: int) -> int:
    """Unseen is what the deck holds, which nobody knows while others have cards."""
    return int(s.deck)


@pytest.mark.skipif(escapade.compiled(), reason="compiled functions cannot be replaced")
@pytest.mark.parametrize(("name", "leak"), [("write_in_reach", tell_everybody), ("unseen", show_the_deck)])
def test_EL_32_a_planted_leak_of_the_book_is_caught(name: str, leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """EL-32: the proof of two worlds finds both."""
    monkeypatch.setattr(view, name, leak)
    with pytest.raises(AssertionError):
        compare_worlds(elba(round_limit=2), 3)
