"""What the players of a castle are asked: decisions by question, and how many of them are about sharing (DC-26)."""

from dataclasses import dataclass, field
from typing import Final

from escapade.core.errors import BadInput
from escapade.core.game import Game
from escapade.core.seat import CHANCE
from escapade.core.state import State
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import Kind
from escapade.lab.table import Table
from escapade.language.sentences import Language
from escapade.sim.stats import Totals
from escapade.sim.study import Study

SHARING: Final = ("give", "share", "consent")
"""The questions of a sharing, now and in version 1 of the rules; the naming that ends one counts as `turn`."""


@dataclass
class DecisionTotals:
    """Decisions by question, forced ones included."""

    matches: int = 0
    made: dict[str, int] = field(default_factory=dict)

    def merge(self, other: "DecisionTotals") -> None:
        """Add what another worker counted."""
        self.matches += other.matches
        for question, count in other.made.items():
            self.made[question] = self.made.get(question, 0) + count


class DecisionStudy(Study):
    """Counts what each question is answered, by its key."""

    counts: DecisionTotals

    @staticmethod
    def nothing(game: Game, seats: int) -> DecisionTotals:
        """Nobody was asked anything yet."""
        if not isinstance(game, CastleGame):
            raise BadInput("input.option", {"option": "report", "value": "decisions", "range": "totals"})
        return DecisionTotals()

    def before(self, game: Game, state: State, seat: int, action: int) -> None:
        """A seat decides; who turns the next card is the same question wherever it is put."""
        if seat != CHANCE:
            is_naming = game.shapes.actions.kind[action] == Kind.TURN
            question = "turn" if is_naming else game.shapes.phases[int(state.phase)].name
            self.counts.made[question] = self.counts.made.get(question, 0) + 1

    def end(self, game: Game, state: State, outcome: dict[str, object]) -> None:
        """One castle more."""
        self.counts.matches += 1


def decisions_json(totals: Totals) -> dict[str, object]:
    """The same for programs."""
    counts = next(found for found in totals.studies if isinstance(found, DecisionTotals))
    return {"matches": counts.matches, "made": dict(sorted(counts.made.items()))}


def decisions_report(totals: Totals, language: Language) -> list[Table]:
    """One row for each question, the most frequent first, then those of a sharing and all of them together."""
    counts = next(found for found in totals.studies if isinstance(found, DecisionTotals))
    rows = sorted(((count, question) for question, count in counts.made.items()), reverse=True)
    every = sum(counts.made.values())
    sharing = sum(counts.made.get(question, 0) for question in SHARING)
    told = [(f"`{question}`", count) for count, question in rows]
    told += [(language.say("dark_castle-study-sharing"), sharing), (language.say("dark_castle-study-all"), every)]
    headings = [language.say("dark_castle-study-question"), language.say("dark_castle-study-asked"),
                language.say("dark_castle-study-share")]
    cells = [[name, f"{count / max(1, counts.matches):.1f}", f"{100 * count / max(1, every):.1f} %"]
             for name, count in told]
    return [Table(headings, cells, 1, language.say("dark_castle-study-what_is_asked"))]
