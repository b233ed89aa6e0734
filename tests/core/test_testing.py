"""The helpers that scenarios are written with do what they say, and fail when they should."""

import pytest

import escapade
from escapade.core.errors import BadInput, Missing
from escapade.testing import given, overlay, pick


def test_a_scenario_reads_like_a_play() -> None:
    """Slashes or lines; what the last script told, as each viewer sees it."""
    match = given("pocket", 2).play("""
        p0   draw
        chance card coin
    """).play("p1 stop / p0 stop")
    assert match.told() == []
    assert match.waiting() == ["p1"]
    match.play("p1 draw / chance card mask")
    assert (match.told("p1"), match.told("spectator")) == (["drew p1 mask"], ["drew p1 -"])


def test_expect_fails_on_what_is_not_so() -> None:
    """With both values in the message."""
    match = given("pocket", 2)
    assert match.expect(turns=0, players__1__side="loyal") is match
    with pytest.raises(AssertionError, match="turns: found 0, expected 1"):
        match.expect(turns=1)


def test_refuses_fails_on_what_is_accepted() -> None:
    """An AssertionError names the line."""
    match = given("pocket", 2)
    assert match.refuses("p1 stop") == "refused.not_your_turn"
    with pytest.raises(AssertionError, match="accepted: p0 stop"):
        match.refuses("p0 stop")


def test_why_not_fails_on_what_is_allowed() -> None:
    """A reason, or an AssertionError with the words."""
    match = given("pocket", 2)
    assert match.why_not("p1", "stop")["code"] == "not_your_turn"
    with pytest.raises(AssertionError, match="p0 can stop"):
        match.why_not("p0", "stop")


def test_ended_fails_on_a_match_that_goes_on() -> None:
    """An outcome, or an AssertionError with the position."""
    match = given("pocket", 2, rounds=1)
    with pytest.raises(AssertionError, match="not over: <Scenario pocket, 2 seats, ply 0"):
        match.ended()
    assert match.play("p0 stop / p1 stop").ended()["reason"] == "rounds"


def test_given_lays_a_position_over_the_first_one() -> None:
    """Objects are merged, all else replaced; the result is read strictly."""
    assert given("pocket", 2, {"turns": 1, "waiting": ["p1"]}).waiting() == ["p1"]
    with pytest.raises(BadInput, match=r"input\.position_unknown"):
        given("pocket", 2, {"turn": 1})
    with pytest.raises(BadInput, match=r"input\.position_phase"):
        given("pocket", 2, {"turns": 1})
    with pytest.raises(Missing, match=r"missing\.game"):
        given("no_such_game", 2)


def test_overlay_and_pick() -> None:
    """Deep for objects; lists and values are replaced; the base is left alone."""
    base: dict[str, object] = {"a": {"b": 1, "c": 2}, "d": [1, 2]}
    merged = overlay(base, {"a": {"b": 9}, "d": [3]})
    assert merged == {"a": {"b": 9, "c": 2}, "d": [3]}
    assert base == {"a": {"b": 1, "c": 2}, "d": [1, 2]}
    assert pick(merged, "a.b") == 9
    assert pick({"p": [{"x": 5}]}, "p[0].x") == pick({"p": [{"x": 5}]}, "p.0.x") == 5


def test_what_the_package_exports() -> None:
    """design.md: `load`, `games`, `CHANCE`, `SPECTATOR`, `MUTE` and the error types; seats are a range."""
    game = escapade.load("pocket")
    assert "pocket" in escapade.games()
    assert game.seats == range(2, 5)
    assert max(game.seats) < escapade.CHANCE
    assert max(game.seats) < escapade.SPECTATOR
    assert len({escapade.SPECTATOR, escapade.CHANCE}) == 2
    assert issubclass(escapade.BadInput, escapade.EscapadeError)
    assert issubclass(escapade.Refused, escapade.EscapadeError)
    assert issubclass(escapade.Missing, escapade.EscapadeError)
    state = game.new(2)
    game.apply(state, 0, game.legal(state, 0)[0], escapade.MUTE)
    assert state.ply == 1
    with pytest.raises(Missing) as missing:
        escapade.load("chess")
    assert "pocket" in str(missing.value.params["known"])
