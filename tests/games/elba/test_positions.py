"""Written positions: what the strict reader refuses, and what a pack can change."""

from typing import Any

import pytest

from escapade.core.errors import BadInput
from escapade.language.sentences import Language
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


IN_FIGHT: dict[str, Any] = {"at": {"p0": "spa", "p1": "spa"}, "waiting": ["chance"], "opened": 1}
DEFENCE: dict[str, Any] = {"type": "window", "phase": "defence", "owner": None, "serial": 1,
                           "memory": {"attacker": "p0", "defender": "p1"}}
IMPOSSIBLE: list[tuple[str, str, dict[str, Any], dict[str, object]]] = [
    ("crowded", "guests.p2.place", {"at": {"p0": "spa", "p2": "spa"}}, {}),
    ("crowded", "guests.p1.place", {"phase": "draw", "points": 0, "at": {"p0": "corridor_1", "p1": "corridor_1"}}, {}),
    ("points", "points", {"phase": "draw"}, {}),
    ("points", "points", {"phase": "card", "waiting": ["chance"]}, {}),
    ("die", "fight.attack_die", {"fight": {"attack_bonus": 0, "defence_bonus": 0, "attack_die": 4}}, {}),
    ("die", "fight.attack_die", {**IN_FIGHT, "frames": [{**DEFENCE, "phase": "attack"}],
                                 "fight": {"attack_bonus": 0, "defence_bonus": 0, "attack_die": 4}}, {}),
    ("die", "fight.attack_die", {**IN_FIGHT, "frames": [DEFENCE]}, {}),
    ("no_fight", "fight.attack_bonus", {"fight": {"attack_bonus": 1, "defence_bonus": 0, "attack_die": 0}}, {}),
    ("no_fight", "fight.defence_bonus", {"fight": {"attack_bonus": 0, "defence_bonus": 1, "attack_die": 0}}, {}),
    ("no_fight", "proposed", {"proposed": True}, {"house_weapons": True}),
    ("no_fight", "refused", {"refused": "ape"}, {"house_weapons": True}),
    ("house_off", "house_weapons[0]", {"house_weapons": ["ape"]}, {}),
    ("house_twice", "house_weapons[1]", {"house_weapons": ["ape", "ape"]}, {"house_weapons": True}),
    ("house_twice", "house_weapons[0]", {"house_weapons": ["spear"]}, {"house_weapons": True}),
]


@pytest.mark.parametrize(("code", "path", "about", "options"), IMPOSSIBLE)
def test_what_the_rules_cannot_bring_about_is_refused(code: str, path: str, about: dict[str, Any],
                                                      options: dict[str, object]) -> None:
    """EL-9, EL-19 to EL-23: each with a sentence of its own, in both languages, that names the path."""
    game = elba(3, **options)
    with pytest.raises(BadInput) as refused:
        game.position(written(game, 3, **about))
    assert (refused.value.code, refused.value.params["path"]) == (f"input.position_{code}", path)
    for language in (Language("en", strict=True), Language("fr", strict=True)):
        assert language.error(refused.value).startswith(path)


def test_two_players_may_rest_in_the_safe_area() -> None:
    """EL-20: nobody fights there."""
    game = elba()
    assert game.position(written(game, 3, at={"p0": "safe_area", "p2": "safe_area"})).waiting == 1


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
