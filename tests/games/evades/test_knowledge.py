"""Who knows what: all but the bets of the others."""

import json
from collections.abc import Callable

import pytest

from escapade.core.event import Collected
from escapade.core.game import Game
from escapade.core.referee import draw
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE_BIT, SPECTATOR, seat_word, seats_of
from escapade.core.state import State
from escapade.play.seeds import derive
from escapade.testing import Scenario, given
from tests.games.evades.positions import FIVE_ABOARD, PRISONERS, choosing, throw
from tests.games.evades.worlds import other_world

FIRST = ["red", "blue", "yellow", "orange", "brown", "dark_green", "light_green"]
SECOND = ["brown", "orange", "red", "blue", "light_green", "yellow", "dark_green"]
View = Callable[[Game, State, int], object]


def bets_in_progress() -> Scenario:
    """p0 has bet, p1 has made two picks, p2 none."""
    match = given("evades", 3).play(" / ".join(f"p0 bet {prisoner}" for prisoner in FIRST))
    return match.play("p1 bet brown / p1 bet orange")


def middle() -> Scenario:
    """In the middle of a turn with the white die."""
    return throw(choosing("5 red blue, 9 orange", finished_rounds=1, bets=[FIRST, SECOND]),
                 "red 1, blue 2, brown 3, white 2")


def ended() -> Scenario:
    """Just over."""
    match = choosing("29 red", FIVE_ABOARD, bets=[FIRST, SECOND])
    return throw(match, "red 1, brown 1").play("p0 move red")


def test_LE_17_each_player_sees_the_own_bet_and_no_other() -> None:
    """LE-4, LE-17: nobody sees another's bet; how far the others are is public."""
    match = bets_in_progress()
    assert match.view("p0")["bets"] == [FIRST, None, None]
    assert match.view("p1")["bets"] == [None, ["brown", "orange"], None]
    assert match.view("p2")["bets"] == [None, None, []]
    assert match.view("spectator")["bets"] == [None, None, None]
    for viewer in ("p0", "p1", "p2", "spectator"):
        assert match.view(viewer)["picks"] == [7, 2, 0]


def test_LE_17_bets_stay_secret_during_play() -> None:
    """LE-17: until the match is over."""
    match = middle()
    assert match.view("p0")["bets"] == [FIRST, None]
    assert match.view("p1")["bets"] == [None, SECOND]
    assert match.view("spectator")["bets"] == [None, None]


def test_LE_17_events_do_not_tell_a_pick_to_anybody() -> None:
    """LE-4, LE-17: that somebody picks is told, what is picked is not."""
    match = given("evades", 2).play("p0 bet red")
    for viewer in ("p1", "spectator"):
        assert match.told(viewer) == ["picked p0 1"]
        assert "red" not in " ".join(match.told(viewer))


def test_LE_17_everything_is_shown_at_the_end() -> None:
    """LE-17: when the match is over everybody sees all bets, spectators too."""
    match = ended()
    for viewer in ("p0", "p1", "spectator"):
        assert match.view(viewer)["bets"] == [FIRST, SECOND]
        shown = [line for line in match.told(viewer) if line.startswith("bet_shown")]
        assert shown == [f"bet_shown p{seat} {place + 1} {prisoner}" for seat, bet in enumerate([FIRST, SECOND])
                         for place, prisoner in enumerate(bet)]


def test_LE_17_all_else_is_public() -> None:
    """LE-17: spectators and players see the same track, boats, dice and counters."""
    match = middle().play("p0 move blue")
    expected = {"track": {"5": ["red"], "7": ["blue"], "9": ["orange"]}, "boarded": [], "starter": "p0", "turns": 2,
                "named": ["red", "blue", "brown", "white"], "faces": {"red": 1, "blue": 2, "brown": 3, "white": 2},
                "unused": ["red", "brown", "white"], "moved": ["blue"], "moved_back": [], "waiting": ["p0"]}
    for viewer in ("p0", "p1", "spectator"):
        view = match.view(viewer)
        assert {key: view[key] for key in expected} == expected


def test_LE_17_everybody_is_told_every_die_and_move() -> None:
    """LE-17: events of play are public."""
    match = middle().play("p0 back orange / p0 move blue")
    assert match.told("p1") == match.told("p0") == match.told("spectator") == [
        "moved_back p0 orange 9 7", "moved p0 blue 5 7"]


def test_LE_17_scores_are_not_known_before_the_end() -> None:
    """LE-16, LE-17: points would tell about bets."""
    for viewer in ("p0", "p1", "spectator"):
        assert middle().view(viewer)["outcome"] is None
        assert ended().view(viewer)["outcome"] is not None


# ------------------------------------------------------------------ the proof, by other worlds


def plain_view(game: Game, state: State, seat: int) -> object:
    """What the game shows."""
    return game.view(state, seat)


def leaking_first_pick(game: Game, state: State, seat: int) -> object:
    """A planted leak: the first pick of the last player."""
    return [game.view(state, seat), game.describe(state)["bets"][-1][:1]]  # type: ignore[index]


def leaking_who_is_picked(game: Game, state: State, seat: int) -> object:
    """A planted leak: how many have put red into the first boat."""
    bets = game.describe(state)["bets"]
    return [game.view(state, seat), sum("red" in bet[:2] for bet in bets)]  # type: ignore[attr-defined]


def seen(game: Game, state: State, seat: int, view: View) -> str:
    """All that reaches a seat, as it goes over the wire: its view, its list, and answers to all it may ask."""
    legal = game.legal(state, seat) if seat != SPECTATOR else []
    words = [game.shapes.actions.words(action) for action in range(game.action_count)]
    answers = [game.explain(state, seat, line) for line in words]
    return json.dumps([view(game, state, seat), legal, answers])


def events_of(game: Game, state: State, seat: int, action: int, viewer: int) -> str:
    """What a viewer is told when somebody acts; nothing to compare when that ends the match."""
    after, events = game.clone(state), Collected(game.shapes.events)
    game.apply(after, seat, action, events)
    if after.waiting == 0:
        return "over"
    return json.dumps([[event.kind, event.values] for event in events.seen_by(viewer)])


def positions_of_a_match(seats: int, seed: int) -> list[tuple[Game, State]]:
    """Every position of a random match on a short track, the last one too."""
    match, rng = given("evades", seats, squares=9, round_limit=6), derive(seed, "knowledge", seats)
    state, found = match.state, []
    while state.waiting:
        found.append((match.game, match.game.clone(state)))
        events = Collected(match.game.shapes.events)
        if state.waiting == CHANCE_BIT:
            draw(match.game, state, rng, events)
            continue
        waiting = seats_of(int(state.waiting))
        seat = waiting[int(rng.below(len(waiting)))]
        legal = match.game.legal(state, seat)
        match.game.apply(state, seat, legal[int(rng.below(len(legal)))], events)
    return [*found, (match.game, state)]


def differences(positions: list[tuple[Game, State]], seats: int, view: View, rng: Rng) -> int:
    """How often a viewer could tell the world apart from another one."""
    return sum(seen(game, state, viewer, view) != seen(game, other_world(game, state, viewer, rng), viewer, view)
               for game, state in positions for viewer in [*range(seats), SPECTATOR])


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_LE_17_nobody_can_tell_worlds_with_other_bets_apart(seats: int) -> None:
    """LE-17: view, list and answers are the same, byte for byte, whatever the others have bet."""
    positions = positions_of_a_match(seats, seed=1)
    assert differences(positions, seats, plain_view, derive(1, "worlds")) == 0


def test_LE_17_events_are_the_same_in_other_worlds_until_the_end() -> None:
    """LE-17: what somebody else does tells nothing about bets, as long as the match is not over."""
    positions = positions_of_a_match(3, seed=2)
    rng = derive(2, "worlds")
    compared = 0
    for game, state in positions:
        for actor in seats_of(int(state.waiting) & ~CHANCE_BIT):
            for viewer in [seat for seat in (0, 1, 2, SPECTATOR) if seat != actor]:
                world = other_world(game, state, viewer, rng)
                assert told_sets(game, state, actor, viewer) == told_sets(game, world, actor, viewer)
                compared += 1
    assert compared > 100


def told_sets(game: Game, state: State, actor: int, viewer: int) -> set[str]:
    """All that a viewer may be told after an action of somebody: while bets are written, only that a pick was made."""
    actions = game.legal(state, actor)
    return {events_of(game, state, actor, action, viewer) for action in actions}


@pytest.mark.parametrize("leak", [leaking_first_pick, leaking_who_is_picked])
def test_planted_leaks_are_caught(leak: View) -> None:
    """LE-17: the proof bites: one pick, or one count, is enough to tell worlds apart."""
    assert differences(positions_of_a_match(3, seed=1), 3, leak, derive(1, "worlds")) > 20


def test_other_worlds_really_differ_until_the_end() -> None:
    """LE-17: every hidden bet is drawn anew, the own one is kept; at the end all stays."""
    rng = derive(3, "worlds")
    for game, state in positions_of_a_match(3, seed=3):
        for viewer in (0, 2, SPECTATOR):
            before, after = game.describe(state), game.describe(other_world(game, state, viewer, rng))
            for seat, (bet, other) in enumerate(zip(before["bets"], after["bets"], strict=True)):  # type: ignore[call-overload]
                hidden = state.waiting != 0 and seat != viewer and bet != []
                assert (bet != other) == hidden
                assert len(set(other)) == len(bet)
                assert set(other) <= set(PRISONERS)
            before.pop("bets")
            after.pop("bets")
            assert before == after, seat_word(viewer)
