"""Our games as OpenSpiel's information set search in Python sees them: what it calls of a game and a position, and no
more. Nothing goes through OpenSpiel's C++, whose State would copy every attribute deeply and cost most of the time.

Where several seats are asked at once they answer one after another, lowest first.
"""

import json
from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace

import pyspiel

from escapade.bots.values.value import shares
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.rng import Rng, shuffle
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.core.state import State
from escapade.games import load_with

OPTIONS: dict[str, dict[str, object]] = {"elba": {"round_limit": 20}}
"""At random nobody gets out of Elba: a match would last ten thousand decisions."""


@cache
def loaded(key: str) -> Game:
    """The rules, loaded once."""
    return load_with(key, OPTIONS.get(key, {}))


class SpielGame:
    """One of our games."""

    def __init__(self, key: str) -> None:
        self.rules = loaded(key)

    def get_type(self) -> SimpleNamespace:
        """What a search asks before it begins: one after another, with secrets."""
        kind = pyspiel.GameType
        return SimpleNamespace(dynamics=kind.Dynamics.SEQUENTIAL, information=kind.Information.IMPERFECT_INFORMATION)


class SpielState:
    """A position; what OpenSpiel calls the state of information is the view of whoever answers."""

    def __init__(self, game: SpielGame, state: State) -> None:
        self.game, self.state = game, state

    def get_game(self) -> SpielGame:
        """The game it belongs to."""
        return self.game

    def current_player(self) -> int:
        """Who answers; nobody is asked for this at a draw or at the end."""
        return first_seat(self.state.waiting)

    def is_terminal(self) -> bool:
        """Whether nobody is waited for."""
        return not self.state.waiting

    def is_chance_node(self) -> bool:
        """Whether a draw is due."""
        return self.state.waiting == CHANCE_BIT

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Of whoever answers."""
        return self.game.rules.legal(self.state, self.current_player() if player is None else player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely."""
        size = self.game.rules.chance_size(self.state)
        return [(outcome, 1 / size) for outcome in range(size)]

    def apply_action(self, action: int) -> None:
        """An answer, or what was drawn."""
        waiting = self.state.waiting
        self.game.rules.apply(self.state, CHANCE if waiting == CHANCE_BIT else first_seat(waiting), action, MUTE)

    def returns(self) -> list[float]:
        """1 for a win, a part of it for a shared one."""
        outcome = self.game.rules.outcome(self.state)
        assert outcome is not None, "a result before the end"
        return shares(outcome, self.state.seats)

    def information_state_string(self) -> str:
        """All that whoever answers knows."""
        return json.dumps(self.game.rules.view(self.state, self.current_player()), sort_keys=True)

    def clone(self) -> "SpielState":
        """Another one that shares nothing that ever changes."""
        return SpielState(self.game, self.game.rules.clone(self.state))

    def imagined(self, rng: Rng) -> "SpielState":
        """Another world for whoever answers, drawn from this stream."""
        return SpielState(self.game, look(self.game.rules, self.state, self.current_player()).imagine(rng))


class Stream:
    """One of our streams where OpenSpiel expects numpy's: as many draws, in the same order, as the twin takes."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def randint(self, size: int) -> int:
        """A number below this."""
        return int(self.rng.below(size))

    def shuffle(self, values: list[int]) -> None:
        """In place."""
        shuffle(values, self.rng)

    def choice(self, values: Sequence[int], p: Sequence[float] | None = None) -> int:
        """One of those that are possible, which are all equally likely."""
        if p is not None and min(p) < max(p):
            values = [value for value, part in zip(values, p, strict=True) if part > 0]
            assert abs(max(p) * len(values) - 1) < 1e-9, "not equally likely"
        return values[self.rng.below(len(values))]
