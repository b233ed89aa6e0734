"""EL-32: the leak proof catches leaks when they are planted, and imagined worlds keep what is remembered."""

from typing import Any

import pytest

import escapade
from escapade.games.elba import view
from escapade.games.elba.state import ElbaState
from escapade.play.seeds import derive
from tests.conformance.test_leaks import compare_worlds
from tests.conformance.world_checks import check_same_sight
from tests.games.elba.positions import elba, known, scene
from tests.games.elba.worlds import other_world

GAME = elba(round_limit=2)


def leak_a_card(player: Any, letters: list[str], *, is_shown: bool) -> dict[str, object]:
    """The first letter of every Hand is shown."""
    written = view.write_cards(player.hand, letters)
    return {"hand": written if is_shown else written[:1] or None, "hand_size": int(player.hand_size),
            "bag": view.write_cards(player.bag, letters)}


def leak_memories(s: ElbaState, letters: list[str], viewer: int) -> dict[str, object]:
    """Everybody sees what everybody remembers."""
    return {f"p{row}": [view.write_cards(s.known[row * s.seats + holder], letters) for holder in range(s.seats)]
            for row in range(s.seats)}


def leak_a_count(s: ElbaState, active: int) -> list[int]:
    """A question tells how many vowels the active player holds."""
    return [active, int(s.players[active].hand & 31)]


@pytest.mark.skipif(escapade.compiled(), reason="compiled functions cannot be replaced")
@pytest.mark.parametrize(("name", "leak"), [("write_player", leak_a_card), ("turn_values", leak_a_count)])
def test_EL_32_a_planted_leak_is_caught(name: str, leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """EL-32: one card, or a count in a question: the proof finds it."""
    monkeypatch.setattr(view, name, leak)
    with pytest.raises(AssertionError):
        compare_worlds(GAME, 3)


@pytest.mark.skipif(escapade.compiled(), reason="compiled functions cannot be replaced")
def test_EL_32_a_planted_memory_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """EL-32: what p1 remembers of p2's Hand is none of p0's business."""
    match = scene(hands=["", "", "ff"], known_hands=known(3, p1={2: "f"}))
    world = other_world(match.game, match.state, 0, derive(1, "memory"))
    check_same_sight(match.game, match.state, world, 0)
    monkeypatch.setattr(view, "write_known", leak_memories)
    with pytest.raises(AssertionError, match="the views differ"):
        check_same_sight(match.game, match.state, world, 0)


def test_EL_32_imagined_hands_hold_what_is_remembered() -> None:
    """EL-32: the remembered cards are there in every world, the others vary, and no card is lost."""
    match = scene(hands=["ab", "cefl"], bags=["", "", "mop"], known_hands=known(3, p0={1: "cf"}))
    hands = set()
    for number in range(20):
        world = match.game.imagine(match.view("p0"), derive(number, "imagine"))
        described: dict[str, Any] = match.game.describe(world)
        hand = described["players"][1]["hand"]
        assert len(hand) == 4
        assert {"c", "f"} <= set(hand)
        assert described["players"][0]["hand"] == "ab"
        assert match.game.view(world, 0) == match.view("p0")
        hands.add(hand)
    assert len(hands) > 5
