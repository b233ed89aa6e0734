"""Les Évadés as numbers: the seat's own bet against the track, and nothing of what others wrote (LE-17)."""

from typing import Final, final

from mypy_extensions import i64

from escapade.bots.evades.forecast import Forecast
from escapade.bots.values.features import Features, Inputs
from escapade.core.game import Game
from escapade.core.row import at
from escapade.core.state import State
from escapade.games.evades.game import EvadesGame
from escapade.games.evades.kinds import PRISONERS, WHITE, Phase
from escapade.games.evades.score import boats_of
from escapade.games.evades.state import EvadesState

MOST_POINTS: Final = 15.0
MANY_TURNS: Final = 60.0
PHASES: Final = 6
TABLE: Final = 10
"""Numbers about the table, which come first."""
EACH: Final = 6
"""Numbers about each prisoner, in the order in which the seat foretold them."""
HOPES: Final = 8


@final
class EvadesFeatures(Features):
    """The prisoners in the order of the seat's own bet: how far, on whose shoulders, with which die."""

    def __init__(self, game: Game) -> None:
        super().__init__(TABLE + PHASES + HOPES + EACH * PRISONERS)
        assert isinstance(game, EvadesGame)
        self.tables = game.tables
        self.forecast = Forecast(game.tables)

    def write(self, state: State, seat: i64, inputs: Inputs) -> None:
        """The table, the hopes, the prisoners; before the bet is written, the table alone."""
        assert isinstance(state, EvadesState)
        self.write_table(state, seat, inputs)
        if state.players[seat].picks == PRISONERS:
            foretold = state.players[seat].bet()
            self.write_hopes(state, foretold, inputs)
            self.write_prisoners(state, foretold, inputs)

    def write_table(self, s: EvadesState, seat: i64, inputs: Inputs) -> None:
        """Who is on turn, how far things are, and which dice lie there."""
        inputs.put(0, 1.0 / s.seats)
        inputs.put(1, float(s.turns) / MANY_TURNS)
        inputs.put(2, float(s.arrived) / PRISONERS)
        inputs.put(3, float(s.players[seat].picks) / PRISONERS)
        if s.active >= 0:
            away = (s.active - seat) % s.seats
            inputs.flag(4, is_set=away == 0)
            inputs.put(5, float(away) / s.seats)
        inputs.put(6, float(s.left) / 3.0)
        if s.named >> WHITE & 1 and s.phase == Phase.USE:
            inputs.put(7, float(s.white_face) / 6.0)
        inputs.put(8, float(s.aboard != 0))
        inputs.put(9, 1.0 / (1.0 + float(s.turns)))
        inputs.put(TABLE + s.phase, 1.0)

    def write_hopes(self, s: EvadesState, foretold: list[int], inputs: Inputs) -> None:
        """LE-16: points that are sure, to be expected, still possible; and what the track would give now."""
        boats = boats_of(foretold, self.tables)
        sure = self.forecast.sure_points(s, boats)
        expected = self.forecast.points(s, boats)
        lost = 0.0
        for pawn in s.boarded():
            lost += self.tables.points[boats[pawn]]
        base: i64 = TABLE + PHASES
        inputs.put(base, sure / MOST_POINTS)
        inputs.put(base + 1, expected / MOST_POINTS)
        inputs.put(base + 2, (lost - sure) / MOST_POINTS)
        inputs.put(base + 3, (expected / MOST_POINTS) ** 2)
        step: i64 = 0
        while step < 4:
            inputs.flag(base + 4 + step, is_set=expected > 3.0 + 2.0 * float(step))
            step += 1

    def write_prisoners(self, s: EvadesState, foretold: list[int], inputs: Inputs) -> None:
        """Each prisoner, by its place in the bet: the way left, the die, who carries whom."""
        ways = self.forecast.ways(s)
        place: i64 = 0
        while place < PRISONERS:
            pawn: i64 = foretold[place]
            base = TABLE + PHASES + HOPES + EACH * place
            if s.aboard >> pawn & 1:
                inputs.put(base, 1.0)
            else:
                inputs.put(base + 1, float(ways[pawn]) / float(self.tables.squares))
                inputs.flag(base + 2, is_set=s.free >> pawn & 1 != 0)
                inputs.flag(base + 3, is_set=s.carrier_of(pawn) >= 0)
                if s.named >> pawn & 1 and s.unused >> pawn & 1:
                    inputs.put(base + 4, float(at(s.faces, pawn)) / 6.0)
            inputs.flag(base + 5, is_set=s.forward >> pawn & 1 != 0)
            place += 1
