"""Written positions: what the strict reader refuses, and what a pack can change."""

from typing import Any

import pytest

from escapade.core.errors import BadInput
from escapade.play.record import digest
from tests.games.elba.positions import elba, known, written

WRONG: list[tuple[str, dict[str, Any]]] = [
    ("guests.p0.place", {"at": {"p0": None}}),
    ("phase", {"phase": "throw"}),
    ("reason", {"reason": "escaped"}),
    ("winner", {"winner": "p1"}),
    ("starter", {"starter": None}),
    ("turns", {"turns": 600}),
    ("waiting", {"waiting": ["p1"]}),
    ("players[1].bag", {"bags": ["", "absorbsorabsos"]}),
    ("deck", {"deck": "a"}),
    ("rest", {"rest": "a"}),
    ("known_hands", {"known_hands": known(3, p0={1: "a"})}),
    ("known_hands", {"hands": ["", "a"], "known_hands": known(3, spectator={1: "a"})}),
    ("players[0].hand_size", {"players": [{"hand": "a", "hand_size": 2, "bag": ""}] * 3}),
    ("frames[0]", {"frames": [{"type": "window", "phase": "bonus", "owner": "p0", "serial": 1,
                               "memory": {"attacker": "p0", "defender": "p0"}}], "opened": 1}),
    ("frames[0]", {"frames": [{"type": "window", "phase": "order", "owner": "p0", "serial": 1,
                               "memory": {"attacker": "p0", "opponents": 2}}], "opened": 1}),
    ("frames[0]", {"frames": [{"type": "window", "phase": "take", "owner": "p0", "serial": 1,
                               "memory": {"winner": "p0", "loser": "p1"}}], "opened": 1}),
    ("frames[0].type", {"frames": [{"type": "ballot", "phase": "bonus", "owner": "p0", "serial": 1,
                                    "memory": {"attacker": "p0", "defender": "p1"}, "voters": ["p1"],
                                    "choices": [0, 1], "missing": ["p1"], "votes": [None] * 3}], "opened": 1}),
    ("frames[0]", {"frames": [{"type": "window", "phase": "draw", "owner": "p0", "serial": 1, "memory": {}}],
                   "opened": 1}),
]


@pytest.mark.parametrize(("path", "about"), WRONG)
def test_what_play_cannot_reach_is_refused(path: str, about: dict[str, Any]) -> None:
    """A complaint names the path (EL-3, EL-16, EL-30, EL-32)."""
    game = elba()
    with pytest.raises(BadInput) as refused:
        game.position(written(game, 3, **about))
    assert refused.value.params["path"] == path


def test_a_position_in_the_middle_of_a_fight_is_read_back() -> None:
    """EL-21: bonuses, the first die and the frames are part of it."""
    game = elba()
    state = game.position(written(game, 3, at={"p0": "spa", "p1": "spa"}, waiting=["chance"], opened=1, frames=[
        {"type": "window", "phase": "defence", "owner": None, "serial": 1,
         "memory": {"attacker": "p0", "defender": "p1"}}],
        fight={"attack_bonus": 1, "defence_bonus": 0, "attack_die": 4}))
    again = game.position(game.describe(state))
    assert digest(game, again) == digest(game, state)
    assert game.describe(again)["fight"] == {"attack_bonus": 1, "defence_bonus": 0, "attack_die": 4}


@pytest.mark.parametrize(("phase", "memory", "waiting"), [
    ("order", {"attacker": "p0", "opponents": 6}, ["p0"]), ("bonus", {"attacker": "p0", "defender": "p1"}, ["p0"]),
    ("throw", {"winner": None, "loser": "p1"}, ["chance"]), ("steal", {"winner": "p1", "loser": "p0"}, ["chance"])])
def test_every_kind_of_frame_keeps_its_names(phase: str, memory: dict[str, Any], waiting: list[str]) -> None:
    """EL-14, EL-22, EL-25, EL-30: what a frame remembers is written as it was read, by a clone of it too."""
    game = elba()
    owner = waiting[0] if waiting != ["chance"] else None
    frame = {"type": "window", "phase": phase, "owner": owner, "serial": 2, "memory": memory}
    state = game.position(written(game, 3, at=dict.fromkeys(("p0", "p1", "p2"), "spa"), hands=["a"], waiting=waiting,
                                  opened=2, frames=[frame]))
    assert game.describe(game.clone(state))["frames"] == [frame]
