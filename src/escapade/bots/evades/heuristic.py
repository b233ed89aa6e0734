"""The expert for Les Évadés: tries out its turn and weighs what its own bet is then worth.

It knows the bets of the others only as an imagined world has them, that is not at all, and does not look at
them: any order is as likely as any other.
"""

from typing import Final, final

from escapade.bots.base import Choice, Heuristic
from escapade.bots.evades.forecast import AVERAGE_ROLL, Forecast
from escapade.bots.evades.habits import Habits
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.rng import Rng
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.evades.game import EvadesGame
from escapade.games.evades.kinds import PRISONERS, WHITE, Kind, Phase
from escapade.games.evades.rules.dice import is_short_of_dice
from escapade.games.evades.rules.moves import move, move_back
from escapade.games.evades.rules.track import on_top
from escapade.games.evades.score import boats_of
from escapade.games.evades.state import EvadesState

REASONS: Final[list[str]] = [
    "only_choice",
    "all_are_equal",
    "wanted_early", "gets_on", "cannot_move", "least_harm", "somebody_should_go_back", "nobody_should_go_back",
    "boards_as_foretold", "frees_the_one_below", "blocks_one_wanted_later", "closer_to_bet",
    "wanted_later", "better_back", "makes_it_last",
]
"""Every reason of a Choice: any phase, betting, naming dice, moving, moving back."""

NEVER: Final = -1000.0
"""Below every value and every gain."""
NOTHING: Final = 1e-9
"""What rolling without the white die adds: a little more than a white die that nobody can be moved with."""


@final
class EvadesHeuristic(Heuristic):
    """LE-4 to LE-16, from one seat: a die is worth what its prisoner's move adds to the points to expect."""

    def __init__(self, game: Game, forecast: Forecast | None = None) -> None:
        assert isinstance(game, EvadesGame)
        self.game = game
        self.tables = game.tables
        self.actions = game.shapes.actions
        self.forecast = forecast or Forecast(game.tables)
        self.faces = [(game.tables.faces + 2) // 4, (3 * game.tables.faces + 2) // 4]
        """A low and a high roll that stand for all: 2 and 5."""
        self.habits: Habits | None = None

    def guess(self, state: State, seat: int, legal: list[int], rng: Rng) -> int:
        """What an expert tends to do."""
        assert isinstance(state, EvadesState)
        if self.habits is None:
            self.habits = Habits(self.tables)
        return self.habits.guess(state, seat, legal, rng)

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> Choice:
        """A choice for any question of the game."""
        assert isinstance(state, EvadesState)
        if len(legal) == 1:
            return Choice(legal[0], "only_choice")
        if state.phase == Phase.BET:
            return self.bet(legal, rng)
        foretold = boats_of(state.players[seat].bet(), self.tables)
        if state.phase == Phase.CHOOSE:
            return self.take(state, legal, foretold)
        return self.use(state, seat, legal, foretold)

    # ------------------------------------------------------------------ the bet

    def bet(self, legal: list[int], rng: Rng) -> Choice:
        """LE-4: nobody has moved and nobody has seen a bet: the best one is the one that nobody can guess."""
        return Choice(legal[rng.below(len(legal))], "all_are_equal")

    # ------------------------------------------------------------------ which dice

    def take(self, s: EvadesState, legal: list[int], foretold: list[int]) -> Choice:
        """LE-6, LE-7: the die that promises most; the white one when no coloured one can be named any more, or
        when it takes the place of one.
        """
        now = self.forecast.points(s, foretold)
        white_can_wait = self.actions.kind[legal[-1]] != Kind.ROLL and (not is_short_of_dice(s) or s.coloured == 0)
        best, chosen = NEVER, NONE
        for action in legal:
            die = self.actions.first[action]
            if self.actions.kind[action] == Kind.ROLL:
                gain = NOTHING
            elif die != WHITE:
                gain = self.gain(s, die, foretold, now)
            else:
                gain = NEVER if white_can_wait else self.gain_of_white(s, foretold, now)
            if gain > best:
                best, chosen = gain, action
        return Choice(chosen, self.why_take(s, chosen, best, foretold))

    def why_take(self, s: EvadesState, action: int, gain: float, foretold: list[int]) -> str:
        """The reason for naming a die, or for rolling without the white one."""
        if self.actions.kind[action] == Kind.ROLL:
            return "nobody_should_go_back"
        die = self.actions.first[action]
        if die == WHITE:
            return "somebody_should_go_back" if gain > 0.0 else "least_harm"
        if gain > 0.0:
            return "wanted_early" if foretold[die] < max(self.foretold_ahead(s, foretold)) else "gets_on"
        return "cannot_move" if gain == 0.0 and not s.free >> die & 1 else "least_harm"

    def foretold_ahead(self, s: EvadesState, foretold: list[int]) -> list[int]:
        """LE-16: the boats that the bet foretells for those who are still on the way."""
        return [boat for pawn, boat in enumerate(foretold) if not s.aboard >> pawn & 1]

    def gain(self, s: EvadesState, die: int, foretold: list[int], now: float) -> float:
        """What a coloured die adds on average to the points to expect; nothing while somebody stands on top."""
        start = self.uncovered(s, die)
        if start is None:
            return 0.0
        if start is not s:
            now = self.forecast.points(start, foretold)
        total = 0.0
        for face in self.faces:
            total += self.forecast.points(self.moved(start, die, face), foretold) - now
        return total / len(self.faces)

    def uncovered(self, s: EvadesState, pawn: int) -> EvadesState | None:
        """LE-10: the position in which a prisoner can move: now, or once those on top have used the dice that are
        named for them; None when somebody on top stays.
        """
        if s.free >> pawn & 1:
            return s
        start = s
        while not start.free >> pawn & 1:
            top = on_top(start, start.square_of(pawn))
            if not s.named >> top & 1:
                return None
            start = self.moved(start, top, AVERAGE_ROLL)
            if start.phase == Phase.OVER:
                return None
        return start

    def gain_of_white(self, s: EvadesState, foretold: list[int], now: float) -> float:
        """LE-8, LE-11, LE-12: what the white die adds on average, used on whoever it is best used on, or on nobody;
        those whose own dice are named will go forward.
        """
        total = 0.0
        for face in self.faces:
            best = 0.0
            for pawn in range(PRISONERS):
                if s.free & s.beyond & ~s.named & 1 << pawn:
                    best = max(best, self.forecast.points(self.moved_back(s, pawn, face), foretold) - now)
            total += best
        return total / len(self.faces)

    def moved(self, s: EvadesState, pawn: int, face: int) -> EvadesState:
        """LE-8: the position after a prisoner on top went forward."""
        after = s.clone()
        after.show_face(pawn, face)
        move(after, self.tables, pawn, MUTE)
        return after

    def moved_back(self, s: EvadesState, pawn: int, face: int) -> EvadesState:
        """LE-8: the position after a prisoner on top went back."""
        after = s.clone()
        after.show_face(WHITE, face)
        move_back(after, self.tables, pawn, MUTE)
        return after

    # ------------------------------------------------------------------ how to use them

    def use(self, s: EvadesState, seat: int, legal: list[int], foretold: list[int]) -> Choice:
        """LE-8, LE-10: every order in which the dice can be used is tried out to the end of the turn."""
        best, chosen = NEVER, NONE
        for action in legal:
            value = self.best_end(self.after(s, seat, action), seat, int(s.turns), foretold)
            if value > best:
                best, chosen = value, action
        return Choice(chosen, self.why_use(s, seat, chosen, foretold))

    def best_end(self, s: EvadesState, seat: int, turn: int, foretold: list[int]) -> float:
        """The points to expect at the end of this turn, if the dice left are used best. At most four dice deep."""
        if s.phase != Phase.USE or s.turns != turn:
            return self.forecast.points(s, foretold)
        best = NEVER
        for action in self.game.legal(s, seat):
            best = max(best, self.best_end(self.after(s, seat, action), seat, turn, foretold))
        return best

    def after(self, s: EvadesState, seat: int, action: int) -> EvadesState:
        """The position after an action."""
        after = s.clone()
        self.game.apply(after, seat, action, MUTE)
        return after

    def why_use(self, s: EvadesState, seat: int, action: int, foretold: list[int]) -> str:
        """The reason for using a die, or for leaving the white one: the most telling one of those that hold."""
        if self.actions.kind[action] == Kind.LEAVE:
            return "nobody_should_go_back"
        pawn = self.actions.first[action]
        after = self.after(s, seat, action)
        is_better = self.forecast.points(after, foretold) > self.forecast.points(s, foretold)
        if self.actions.kind[action] == Kind.BACK:
            is_late = foretold[pawn] > min(self.foretold_ahead(s, foretold))
            return self.why_back(after, pawn, foretold, is_late=is_late) if is_better else "least_harm"
        if after.aboard >> pawn & 1:
            place = s.arrived
            return "boards_as_foretold" if self.tables.boat_of_place[place] == foretold[pawn] else "least_harm"
        below = s.carrier_of(pawn)
        if below != NONE and s.unused >> below & 1:
            return "frees_the_one_below"
        if not is_better:
            return "least_harm"
        carrier = after.carrier_of(pawn)
        if carrier != NONE and foretold[carrier] > foretold[pawn]:
            return "blocks_one_wanted_later"
        return "closer_to_bet"

    def why_back(self, after: EvadesState, pawn: int, foretold: list[int], *, is_late: bool) -> str:
        """The reason for moving somebody back: it makes it last, or later than somebody, or only better placed."""
        last = len(self.tables.points) - 1
        if after.phase == Phase.OVER and foretold[pawn] == last:
            return "makes_it_last"
        return "wanted_later" if is_late else "better_back"
