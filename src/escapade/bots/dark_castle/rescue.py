"""Whether everybody outlives the blow that is coming, worked out to its end: no death with a rescue in hand.

Once dice lie on the table or HP are about to be lost, little is left to chance: who uses what, what a die rolled again
shows, in which order results count. All of it is tried on the rules themselves. Items used in another order lead to the
same position, and what a position is worth is remembered: tried anew each time, four full hands took seconds.
"""

from typing import Final, final

from escapade.bots.dark_castle.moment import Moment, moment_of
from escapade.core.event import MUTE
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat, seats_of
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import Op, Phase, Reason
from escapade.games.dark_castle.rules import cards, fights
from escapade.games.dark_castle.state import CastleState

ASKED: Final[list[int]] = [Phase.USE, Phase.KEEP, Phase.STRIKE, Phase.LOSS]
"""What can be decided between a roll and the blow that follows it."""
DRAWN: Final[list[int]] = [Phase.REROLL, Phase.RETURN, Phase.EXTRA]
"""What can be drawn in between; so can a second attack."""
MOST_POSITIONS: Final = 10_000
"""So many are tried for one question; then a blow not yet followed to its end is taken to be outlived by nobody."""
SURE: Final = 0.999999
WORTH_IT: Final = 0.1
"""An item is spent on a chance to live that is better by so much, on a sure one and on the last one in any case."""


@final
class Rescue:
    """How likely nobody dies before the round, the try or the loss is over, if everybody does the best about it."""

    def __init__(self, game: CastleGame) -> None:
        self.game = game
        self.tables = game.tables
        self.left = 0
        self.known: dict[Moment, float] = {}
        """What was worked out for the question at hand."""

    def is_near(self, s: CastleState) -> bool:
        """Whether anybody may die of what is coming now; told without trying anything."""
        if s.phase not in ASKED:
            return False
        if s.phase == Phase.LOSS:
            return any([int(s.bout.loss(place)) >= int(hero.hp) for place, hero in enumerate(s.heroes)])
        weakest = min([int(hero.hp) for hero in s.heroes])
        return weakest <= self.worst(s)

    def worst(self, s: CastleState) -> int:
        """The most that anybody may lose by this round or this try, and by what the card says after a failed one."""
        if cards.in_fight(s, self.tables):
            return int(fights.blow(s, self.tables))
        step = cards.current(s, self.tables)
        most = int(step.price)
        number = int(step.failed) if step.op == Op.TEST else int(s.step)
        while self.tables.steps[number].op == Op.LOSE:
            most += int(self.tables.steps[number].amount)
            number = int(self.tables.steps[number].next)
        return most

    def better(self, s: CastleState, seat: int, legal: list[int], chosen: int) -> int:
        """The action that keeps all alive where the chosen one may not; else the chosen one."""
        self.begin()
        now = self.chance_after(s, seat, chosen)
        if now > SURE:
            return chosen
        best, found = now, chosen
        for action in reversed(legal):
            # What comes last in a list costs least: to pass.
            chance = self.chance_after(s, seat, action)
            if chance > best + 1e-9:
                best, found = chance, action
        is_worth_it = best > SURE or now < 1.0 - SURE or best - now >= WORTH_IT
        return found if is_worth_it else chosen

    def is_safer(self, s: CastleState, seat: int, action: int, other: int) -> bool:
        """Whether everybody is likelier to live after one answer than after another."""
        self.begin()
        return self.chance_after(s, seat, action) > self.chance_after(s, seat, other) + 1e-9

    def begin(self) -> None:
        """Another question: nothing is known of it, and so many positions may be tried."""
        self.left = MOST_POSITIONS
        self.known.clear()

    def chance_after(self, s: CastleState, seat: int, action: int) -> float:
        """The chance to live after an answer; in a vote, when all propose the same."""
        after = s.clone()
        asked = seats_of(int(s.waiting)) if s.phase == Phase.STRIKE else [seat]
        for one in asked:
            self.game.apply(after, one, action, MUTE)
        return self.chance(after, int(s.bout.round))

    def chance(self, s: CastleState, turn: int) -> float:
        """How likely nobody dies from here to the end of a round."""
        if s.waiting == 0:
            return 0.0 if s.reason == Reason.DEATH else 1.0
        if s.bout.round != turn or not (self.is_drawn(s) if s.waiting == CHANCE_BIT else s.phase in ASKED):
            return 1.0
        moment = moment_of(s)
        if moment in self.known:
            return self.known[moment]
        self.left -= 1
        if self.left < 0:
            return 0.0
        found = self.mean(s, turn) if s.waiting == CHANCE_BIT else self.best(s)
        if self.left >= 0:  # else it was not followed to its end
            self.known[moment] = found
        return found

    def is_drawn(self, s: CastleState) -> bool:
        """Whether a draw belongs to what is coming now: a die rolled again, or a second attack."""
        return s.phase in DRAWN or (s.phase == Phase.ROLL and s.bout.seconds != 0)

    def best(self, s: CastleState) -> float:
        """By the best answer."""
        best = 0.0
        seat = first_seat(s.waiting)
        for action in reversed(self.game.legal(s, seat)):
            best = max(best, self.chance_after(s, seat, action))
            if best > SURE:
                break
        return best

    def mean(self, s: CastleState, turn: int) -> float:
        """The average over what can be drawn; the same draw is tried once."""
        size = self.game.chance_size(s)
        faces: dict[int, float] = {}
        total = 0.0
        for outcome in range(size):
            after = s.clone()
            self.game.apply(after, CHANCE, outcome, MUTE)
            key = int(after.bout.faces) if s.phase == Phase.REROLL else outcome
            if key not in faces:
                faces[key] = self.chance(after, turn)
            total += faces[key]
        return total / float(size)
