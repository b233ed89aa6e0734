"""Escape the Dark Castle as numbers. All of it is public (DC-24), and all win or lose together."""

from typing import Final, final

from mypy_extensions import i64

from escapade.bots.values.features import Features, Inputs
from escapade.core.game import Game
from escapade.core.state import State
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import MOST_SEATS, TRAITS, Op, Phase
from escapade.games.dark_castle.state import CastleState

PHASES: Final = Phase.OVER + 1
EFFECTS: Final = 14
TABLE: Final = 12
EACH: Final = 4
FIGHT: Final = 10
OPS: Final = Op.TELL + 1
MUCH: Final = 20.0
"""Hit points that are more than enough."""
MANY_DICE: Final = 9.0


@final
class CastleFeatures(Features):
    """The party from the weakest to the strongest, what it bears, how far it is, and the card in front of it."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, CastleGame)
        self.tables = game.tables
        cards = self.tables.start_card + 1
        super().__init__(TABLE + PHASES + OPS + FIGHT + EFFECTS + EACH * MOST_SEATS + cards)

    def write(self, state: State, seat: i64, inputs: Inputs) -> None:
        """The way, the party, the things, the card."""
        assert isinstance(state, CastleState)
        self.write_way(state, inputs)
        if state.heroes:
            self.write_party(state, inputs)
        if state.card >= 0:
            self.write_card(state, inputs)

    def write_way(self, s: CastleState, inputs: Inputs) -> None:
        """DC-7: how far they are and how many they are."""
        inputs.put(0, 1.0 / s.seats)
        inputs.put(1, float(s.turned) / (self.tables.castle + 2.0))
        inputs.put(2, float(s.found) / 3.0)
        inputs.flag(3, is_set=s.seats == 1)
        inputs.put(TABLE + s.current_phase(), 1.0)

    def write_party(self, s: CastleState, inputs: Inputs) -> None:
        """Hit points, sorted, because one death ends it all; and what items can do."""
        health = [int(hero.hp) - int(s.bout.loss(place)) for place, hero in enumerate(s.heroes)]
        health.sort()
        total, count = 0.0, float(len(health))
        for points in health:
            total += points
        inputs.put(4, total / count / MUCH)
        inputs.put(5, float(health[0]) / MUCH)
        inputs.put(6, 1.0 / (1.0 + max(0.0, float(health[0]))))
        inputs.put(7, total / count * float(s.turned) / (MUCH * self.tables.castle))
        base: i64 = TABLE + PHASES + OPS + FIGHT
        for hero in s.heroes:
            for kind in hero.items:
                effect: i64 = self.tables.effects[kind]
                place = base + effect
                inputs.put(place, inputs.numbers[place] + 1.0 / count)
        for number, points in enumerate(health):
            start: i64 = base + EFFECTS + EACH * number
            inputs.put(start, 1.0)
            inputs.put(start + 1, float(points) / MUCH)
            inputs.flag(start + 2, is_set=points <= 3)
            inputs.flag(start + 3, is_set=points <= 6)

    def write_card(self, s: CastleState, inputs: Inputs) -> None:
        """The chapter or the boss, the step of it, and the fight as it stands."""
        base: i64 = TABLE + PHASES
        inputs.put(base + OPS + FIGHT + EFFECTS + EACH * MOST_SEATS + s.card, 1.0)
        inputs.flag(8, is_set=s.card >= self.tables.chapters)
        if s.step < 0:
            return
        step = self.tables.steps[s.step]
        inputs.put(base + step.op, 1.0)
        if step.op != Op.FIGHT:
            return
        base += OPS
        bout = s.bout
        inputs.put(base, float(bout.dice_left()) / MANY_DICE)
        inputs.put(base + 1, float(bout.coming) / MANY_DICE)
        inputs.put(base + 2, float(step.damage + bout.bonus) / 4.0)
        inputs.put(base + 3, float(bout.round) / 12.0)
        inputs.put(base + 4, float(bout.size) / MANY_DICE)
        inputs.put(base + 5, float(bout.dice_left() * (step.damage + bout.bonus)) / 20.0)
        trait: i64 = 0
        while trait < TRAITS:
            inputs.put(base + 6 + trait, float(bout.dice(trait)) / MANY_DICE)
            trait += 1
