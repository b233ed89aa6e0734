"""What an action shows, against the worlds of `tests/games/<game>/worlds.py`, which know nothing of `imagine`."""

import pytest

from escapade.core.event import Collected
from escapade.core.game import Game
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, seats_of
from escapade.core.state import State
from escapade.games import load_with
from escapade.play import sight
from escapade.play.seeds import derive
from escapade.play.undo import is_barrier
from tests.conformance.world_checks import by_sight, viewers, worlds_of
from tests.server.harness import often

STEPS = often(400, 60)
"""Open actions to look at, of each game."""


def parts(game: Game, state: State, step: tuple[int, int], rng: Rng) -> bool:
    """Whether a world that looked the same to anybody looks different to them after a step."""
    maker = worlds_of(game.key)
    for viewer in viewers(state.seats):
        seen = repr(maker.visible(game, state, viewer, *step))
        for _ in range(3):
            if seen not in by_sight(game, maker.other_world(game, state, viewer, rng), viewer):
                return True
    return False


def walk(game: Game, rng: Rng, most: int) -> list[tuple[State, int, int]]:
    """Open actions of random matches: the position, who acts, and how."""
    found: list[tuple[State, int, int]] = []
    state = game.new(game.seats[0])
    while len(found) < most:
        if not state.waiting:
            state = game.new(game.seats[0])
        before, after, events = state, game.clone(state), Collected(game.shapes.events)
        asked = [CHANCE] if state.waiting == CHANCE_BIT else seats_of(int(state.waiting))
        seat = asked[int(rng.below(len(asked)))]
        choices = list(range(game.chance_size(state))) if seat == CHANCE else game.legal(state, seat)
        action = choices[int(rng.below(len(choices)))]
        game.apply(after, seat, action, events)
        if not is_barrier(game, seat, before, after, events.kept):
            found.append((before, seat, action))
        state = after
    return found


def test_nothing_hidden_is_shown_and_taken_back_unasked(key: str) -> None:
    """Whatever tells worlds apart is noticed; and most of what is done shows nothing."""
    game, rng = load_with(key, {}), derive(31, "sight", key)
    shown = 0
    for before, seat, action in walk(game, rng, STEPS):
        noticed = sight.shows_hidden(game, before, seat, action)
        shown += noticed
        if not noticed and game.traits.hidden_information:
            words = game.shapes.actions.words(action)
            assert not parts(game, before, (seat, action), rng), f"p{seat} {words} shows what was hidden"
    assert shown < STEPS / 2


def test_the_check_sees_what_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that calls a card quiet which everybody sees is found out."""
    monkeypatch.setattr(sight, "shows_hidden", lambda *_: False)
    with pytest.raises(AssertionError, match="shows what was hidden"):
        test_nothing_hidden_is_shown_and_taken_back_unasked("pocket")


def test_a_game_that_does_not_say_asks() -> None:
    """Whoever adds a game and forgets to say what it shows asks the others too often, and never too seldom."""
    game = load_with("pocket", {})
    state = game.new(2)
    assert Game.uncovers(game, state, 0, 0, state)
