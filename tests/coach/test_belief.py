"""The coach of Les Évadés draws the conclusions that a master draws (LE-17): from what everybody saw done."""

import pytest

from escapade.coach.rollouts import Rollouts
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.rng import Rng
from escapade.core.state import State
from escapade.games.evades.state import EvadesState
from escapade.play.seeds import derive
from tests.bots.test_belief import BLUE, FIRST_BOAT, FIRST_TURN, after, believed, chance_of, evades
from tests.games.evades.worlds import other_world

WORLDS = 400


def bets(rollouts: Rollouts, game: Game, state: State) -> list[list[list[int]]]:
    """All bets of the worlds that p0 imagines."""
    perspective, found = look(game, state, 0), []
    for number in range(WORLDS):
        world = rollouts.imagine(perspective, rollouts.stem("worlds", number))
        assert isinstance(world, EvadesState)
        found.append([player.bet() for player in world.players])
    return found


def test_worlds_are_as_likely_as_what_was_done_makes_them() -> None:
    """p1 named blue's die first of all: in so many worlds it is to go by the first boat. p0's own bet is its own."""
    match = after(*FIRST_TURN)
    found = bets(Rollouts(evades(), 1), match.game, match.state)
    early = sum(BLUE in bet[:2] for _, bet in found) / WORLDS
    assert early == pytest.approx(chance_of(believed(match), 1, BLUE, FIRST_BOAT), abs=0.07)
    assert early > 2 / 7 + 0.05
    assert all(mine == match.state.players[0].bet() for mine, _ in found)  # type: ignore[attr-defined]


def test_LE_17_worlds_do_not_depend_on_what_was_written() -> None:
    """The same deeds with another bet behind them: the same worlds."""
    match = after(*FIRST_TURN)
    other = other_world(match.game, match.state, 0, derive(1, "other"))
    rollouts = Rollouts(evades(), 1)
    assert bets(rollouts, match.game, match.state) == bets(rollouts, match.game, other)


def test_another_position_is_read_anew() -> None:
    """One coach looks at many questions of a match: what it concluded of one says nothing about the next."""
    rollouts, early, late = Rollouts(evades(), 1), after(), after(*FIRST_TURN)
    before = bets(rollouts, early.game, early.state)
    assert bets(rollouts, late.game, late.state) != before
    assert bets(rollouts, early.game, early.state) == before


def test_where_nothing_is_remembered_every_bet_is_as_likely() -> None:
    """A written position: the same worlds as those that are merely possible."""
    match = after(*FIRST_TURN)
    game, rollouts = match.game, Rollouts(evades(), 1)
    written = game.position(game.describe(match.state))
    perspective = look(game, written, 0)
    for number in range(20):
        stem = rollouts.stem("worlds", number)
        rng: Rng = stem.derive("world")
        assert game.describe(rollouts.imagine(perspective, stem)) == game.describe(perspective.imagine(rng))
