"""Words: every complaint names the column, counted from 1."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import escapade
from escapade.core.errors import BadInput, EscapadeError, Refused
from escapade.core.seat import CHANCE
from escapade.play.notation import read, write
from escapade.testing import given as scenario

WORDS = ["p0", "p1", "p9", "chance", "spectator", "table", "draw", "steal", "play", "card", "coin", "p2", "", "é"]


@pytest.mark.parametrize(("line", "code", "column"), [
    ("", "words_missing", 1), ("   ", "words_missing", 4), ("p9 draw", "unknown_seat", 1),
    ("p2 draw", "unknown_seat", 1),
    ("spectator draw", "unknown_seat", 1), ("P0 draw", "unknown_seat", 1), ("p0", "words_missing", 3),
    ("p0 jump", "unknown_action", 4), ("p0 steal", "words_missing", 9), ("p0 steal me", "unknown_word", 10),
    ("p0  steal   me", "unknown_word", 13), ("p0 draw now", "too_many_words", 9), ("p0\tdraw", "unknown_seat", 1),
])
def test_complaints_about_actions(line: str, code: str, column: int) -> None:
    """What is wrong, and where."""
    match = scenario("pocket", 2)
    with pytest.raises(BadInput) as bad:
        read(match.game, match.state, line)
    assert bad.value.code == f"input.{code}"
    assert bad.value.params["column"] == column


@pytest.mark.parametrize(("line", "code", "column"), [
    ("chance", "words_missing", 7), ("chance die 4", "other_chance", 8), ("chance card", "words_missing", 12),
    ("chance card ace", "unknown_word", 13), ("chance card coin coin", "too_many_words", 18),
    ("chance card mask", "impossible_chance", 13),
])
def test_complaints_about_chance(line: str, code: str, column: int) -> None:
    """All masks are in the players' hands: the word is right, the draw is not possible."""
    seats = [{"hand": [0, 0, 1], "size": 1, "side": "loyal", "knows": [[0, 0, 0], [0, 0, 0]]}] * 2
    match = scenario("pocket", 2, {"players": seats, "deck": [6, 3, 0], "deck_size": 9}).play("p0 draw")
    with pytest.raises(BadInput) as bad:
        read(match.game, match.state, line)
    assert bad.value.code == f"input.{code}"
    assert bad.value.params["column"] == column


def test_chance_out_of_turn_is_refused() -> None:
    """Well formed, but not now."""
    match = scenario("pocket", 2)
    with pytest.raises(Refused, match=r"refused\.no_chance_due"):
        read(match.game, match.state, "chance card coin")


def test_any_copy_of_a_card_will_do() -> None:
    """Outcomes 0 to 5 are coins; the word means the first of them."""
    match = scenario("pocket", 2).play("p0 draw")
    assert [write(match.game, match.state, CHANCE, outcome) for outcome in (0, 5, 6)] == [
        "chance card coin", "chance card coin", "chance card shield"]
    assert read(match.game, match.state, "chance card shield") == (CHANCE, 6)


@given(st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join) | st.text(max_size=20))
def test_no_line_is_too_strange(line: str) -> None:
    """Read, or BadInput with a column inside the line or right after it, or Refused; never another exception."""
    game = escapade.load("pocket")
    try:
        seat, action = read(game, game.new(3), line)
    except EscapadeError as error:
        bad = error
    else:
        assert write(game, game.new(3), seat, action) == " ".join(line.split())
        return
    if not isinstance(bad, BadInput):
        assert bad.code == "refused.no_chance_due"
        return
    assert 1 <= int(str(bad.params["column"])) <= len(line) + 1
