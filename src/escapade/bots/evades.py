"""The expert for Les Évadés: looks one turn ahead and weighs what its own bet is then worth."""

from typing import Final, final

from escapade.bots.base import Choice, Heuristic
from escapade.bots.evades_forecast import Forecast
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.rng import Rng, shuffle
from escapade.core.seat import CHANCE, NONE
from escapade.core.state import State
from escapade.games.evades import apply, rules
from escapade.games.evades.game import EvadesGame
from escapade.games.evades.kinds import PRISONERS, WHITE, Kind, Phase
from escapade.games.evades.score import boats_of
from escapade.games.evades.state import EvadesState

REASONS: Final[list[str]] = []


@final
class EvadesHeuristic(Heuristic):
    def __init__(self, game: Game, forecast: Forecast | None = None, looks: int = 3, rolls: int = 6) -> None:
        assert isinstance(game, EvadesGame)
        self.game = game
        self.tables = game.tables
        self.actions = game.shapes.actions
        self.forecast = forecast or Forecast(game.tables)
        self.looks = looks
        self.rolls = rolls

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> Choice:
        assert isinstance(state, EvadesState)
        if len(legal) == 1:
            return Choice(legal[0], "only_choice")
        if state.phase == Phase.BET:
            return Choice(legal[rng.below(len(legal))], "at_random")
        foretold = boats_of(state.players[seat].bet, self.tables)
        if state.phase == Phase.USE:
            return Choice(self.use(state, seat, legal, foretold), "x")
        if self.looks == 0:
            return Choice(self.take_simple(state, seat, legal, foretold), "x")
        return Choice(self.take(state, seat, legal, foretold, rng), "x")

    def use(self, s: EvadesState, seat: int, legal: list[int], foretold: list[int]) -> int:
        best, chosen = -1.0, NONE
        for action in legal:
            after = s.clone()
            self.game.apply(after, seat, action, MUTE)
            value = self.best_use(after, seat, s.turns, foretold)
            if value > best:
                best, chosen = value, action
        return chosen

    def best_use(self, s: EvadesState, seat: int, turn: int, foretold: list[int]) -> float:
        if s.phase != Phase.USE or s.turns != turn:
            return self.forecast.points(s, foretold)
        best = -1.0
        for action in self.game.legal(s, seat):
            after = s.clone()
            self.game.apply(after, seat, action, MUTE)
            best = max(best, self.best_use(after, seat, turn, foretold))
        return best

    def gain(self, s: EvadesState, die: int, foretold: list[int]) -> float:
        now = self.forecast.points(s, foretold)
        if die == WHITE:
            return self.gain_white(s, now, foretold)
        if not s.free >> die & 1:
            return 0.0
        total = 0.0
        for face in range(1, self.tables.faces + 1):
            after = s.clone()
            after.faces[die] = face
            apply.move(after, self.tables, die, self.game.landing(after, die), MUTE)
            total += self.forecast.points(after, foretold) - now
        return total / self.tables.faces

    def gain_white(self, s: EvadesState, now: float, foretold: list[int]) -> float:
        total = 0.0
        for face in range(1, self.tables.faces + 1):
            best = -100.0
            for pawn in range(PRISONERS):
                if s.free >> pawn & s.beyond >> pawn & ~s.named >> pawn & 1:
                    after = s.clone()
                    after.faces[WHITE] = face
                    apply.move_back(after, self.tables, pawn, self.game.landing_back(after, pawn), MUTE)
                    best = max(best, self.forecast.points(after, foretold) - now)
            if best > -100.0:
                total += best
        return total / self.tables.faces

    def take_simple(self, s: EvadesState, seat: int, legal: list[int], foretold: list[int]) -> int:
        best, chosen = -100.0, NONE
        for action in legal:
            die = self.actions.first[action]
            if self.actions.kind[action] == Kind.ROLL:
                value = 0.0
            else:
                if die == WHITE and len(legal) > 2 and not (len(s.boarded) >= 4 and len(s.order) == 1):
                    continue
                value = self.gain(s, die, foretold)
            if value > best:
                best, chosen = value, action
        return chosen

    def take(self, s: EvadesState, seat: int, legal: list[int], foretold: list[int], rng: Rng) -> int:
        gains: list[float] = []
        for action in legal:
            if self.actions.kind[action] == Kind.ROLL:
                gains.append(0.0)
            else:
                gains.append(self.gain(s, self.actions.first[action], foretold))
        faces = [[(face * 6) // self.rolls for face in range(self.rolls)] for die in range(4)]
        for row in faces:
            shuffle(row, rng)
        best, chosen = -1.0, NONE
        for count in range(min(self.looks, len(legal))):
            place = gains.index(max(gains))
            gains[place] = -1000.0
            value = self.look(s, seat, legal[place], foretold, faces)
            if value > best:
                best, chosen = value, legal[place]
        return chosen

    def look(self, s: EvadesState, seat: int, action: int, foretold: list[int], faces: list[list[int]]) -> float:
        named = s.clone()
        self.game.apply(named, seat, action, MUTE)
        while named.phase == Phase.CHOOSE:
            self.game.apply(named, seat, self.take_simple(named, seat, self.game.legal(named, seat), foretold), MUTE)
        total = 0.0
        for roll in range(self.rolls):
            rolled = named.clone()
            die = 0
            while rolled.phase == Phase.ROLL:
                self.game.apply(rolled, CHANCE, faces[die][roll], MUTE)
                die += 1
            total += self.best_use(rolled, seat, s.turns, foretold)
        return total / self.rolls
