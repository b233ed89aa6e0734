"""One imagined match played on: to its end, or to where a value judges it."""

from typing import final

from escapade.bots.base import Heuristic
from escapade.bots.search.luck import Luck
from escapade.bots.search.manner import Manner
from escapade.bots.search.result import result_of
from escapade.bots.values.value import Value
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.core.state import State


@final
class Rollout:
    """Plays on in a given manner. Everybody decides from the position itself: it is imagined, and nobody's secret."""

    def __init__(self, game: Game, heuristic: Heuristic, manner: Manner, value: Value | None = None) -> None:
        self.game = game
        self.heuristic = heuristic
        self.manner = manner
        self.value = value

    def play_on(self, state: State, seat: int, luck: Luck) -> float:
        """What becomes of a position, for a seat. The state is used up."""
        game, decisions = self.game, 0
        luck.again()
        while state.waiting:
            luck.turn(game.rounds(state))
            if state.waiting == CHANCE_BIT:
                game.apply(state, CHANCE, int(luck.dice.below(game.chance_size(state))), MUTE)
                continue
            if decisions >= self.manner.depth and self.value is not None:
                return self.value.of(state, seat)
            asked = first_seat(state.waiting)
            game.apply(state, asked, self.decide(state, asked, luck.minds), MUTE)
            decisions += 1
        return result_of(game, state, seat, self.manner.points)

    def decide(self, state: State, seat: int, minds: Rng) -> int:
        """What a seat does in a rollout."""
        legal = self.game.lend_legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        careful = self.manner.careful
        if careful < 100 and (careful == 0 or minds.below(100) >= careful):
            return self.heuristic.guess(state, seat, legal, minds)
        return self.heuristic.choose(self.game.clone(state), seat, legal[:], minds).action
