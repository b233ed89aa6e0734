"""Rows about matches and decisions, kept column by column as they will lie in a file; docs/lab.md has the columns."""

from typing import Final

from escapade.core.game import Game
from escapade.core.seat import CHANCE
from escapade.core.state import State
from escapade.play.loop import Observer, Played
from escapade.play.notation import write
from escapade.play.seeds import Seed
from escapade.sim.stats import is_shared, is_win

MATCHES: Final = "matches"
STEPS: Final = "steps"
Columns = dict[str, list[object]]

COMMON: Final = {"game": "text", "seed": "uint64", "match": "int64"}
MATCH: Final = {**COMMON, "seats": "int8", "reason": "text", "rounds": "int32", "decisions": "int32"}
SEAT: Final = {"bot": "text", "side": "text", "won": "bool", "shared": "bool", "score": "int32"}
"""The columns of each seat in a row about a match, after `p0_`, `p1_` and so on."""
STEP: Final = {**COMMON, "step": "int32", "ply": "int32", "round": "int32", "seat": "int8", "bot": "text",
               "question": "text", "choices": "int32", "kind": "text", "action": "text", "won": "bool",
               "shared": "bool", "score": "int32"}


def types_of(kind: str, seats: int) -> dict[str, str]:
    """The columns of a file of matches or steps, in their order, with the type of each."""
    if kind == STEPS:
        return dict(STEP)
    return MATCH | {f"p{seat}_{name}": typed for seat in range(seats) for name, typed in SEAT.items()}


class RowKeeper(Observer):
    """Keeps a row a match, or a row a decision, of the matches it looks on."""

    def __init__(self, kind: str, game: Game, bots: list[str], seed: Seed) -> None:
        self.kind, self.game, self.bots, self.seed = kind, game, bots, seed
        self.columns: Columns = {name: [] for name in types_of(kind, len(bots))}
        self.deciding: list[int] = []
        """Who made each decision of the match that is being played."""

    def begin(self, game: Game, state: State) -> None:
        """No decision was made yet."""
        self.deciding = []

    def before(self, game: Game, state: State, seat: int, action: int) -> None:
        """A decision is a row: what was asked, how many answers there were, and the one that was given."""
        if self.kind != STEPS or seat == CHANCE:
            return
        words = write(game, state, seat, action).partition(" ")[2]
        self._append({"step": len(self.deciding), "ply": int(state.ply), "round": game.rounds(state), "seat": seat,
                      "bot": self.bots[seat], "question": game.shapes.phases[game.question_phase(state, seat)].name,
                      "choices": len(game.legal(state, seat)), "kind": words.partition(" ")[0], "action": words})
        self.deciding.append(seat)

    def add(self, number: int, played: Played) -> None:
        """The match that was looked on is over and has this number."""
        if self.kind == STEPS:
            for seat in self.deciding:
                self._append(self._common(number) | self._end_of(played, seat))
            return
        self._append({**self._common(number), "seats": len(self.bots), "reason": played.reason,
                      "rounds": played.rounds, "decisions": played.decisions})
        for seat, bot in enumerate(self.bots):
            found = {"bot": bot, "side": played.sides[seat], **self._end_of(played, seat)}
            self._append({f"p{seat}_{name}": value for name, value in found.items()})

    def _common(self, number: int) -> dict[str, object]:
        return {"game": self.game.key, "seed": self.seed, "match": number}

    def _end_of(self, played: Played, seat: int) -> dict[str, object]:
        score = None if played.scores is None else played.scores[seat]
        return {"won": is_win(played, seat), "shared": is_shared(played, seat), "score": score}

    def _append(self, cells: dict[str, object]) -> None:
        for name, value in cells.items():
            self.columns[name].append(value)
