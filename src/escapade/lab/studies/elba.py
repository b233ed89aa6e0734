"""Escape from Elba, word by word: how often each escape word is tried, and how often the door opens (EL-13)."""

from collections import Counter
from dataclasses import dataclass, field

from escapade.core.errors import BadInput
from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.state import State
from escapade.games.elba.game import ElbaGame
from escapade.lab.studies.registry import Report
from escapade.lab.table import Table
from escapade.language.sentences import Language
from escapade.sim.stats import Totals
from escapade.sim.study import FactStudy


@dataclass
class EscapeTotals:
    """Tries of each escape word, and those that opened the door: the last one of a match won it."""

    tries: Counter[str] = field(default_factory=Counter)
    opened: Counter[str] = field(default_factory=Counter)

    def merge(self, other: "EscapeTotals") -> None:
        """Add what another worker counted."""
        self.tries.update(other.tries)
        self.opened.update(other.opened)

    def words(self) -> list[str]:
        """The words that were tried, the one that opened most doors first."""
        return sorted(self.tries, key=lambda word: (-self.opened[word], -self.tries[word], word))


class EscapeStudy(FactStudy):
    """Listens at the door."""

    counts: EscapeTotals

    @staticmethod
    def nothing(game: Game, seats: int) -> EscapeTotals:
        """Nobody has tried yet."""
        if not isinstance(game, ElbaGame):
            raise BadInput("input.option", {"option": "report", "value": "escapes", "range": "totals"})
        return EscapeTotals()

    def begin(self, game: Game, state: State) -> None:
        """No word is said yet."""
        self.word = ""

    def told(self, state: State, facts: list[Event]) -> None:
        """A word, and what the die said to it."""
        for fact in facts:
            shape = self.game.shapes.events[fact.kind]
            if shape.name == "tried":
                self.word = shape.fields[1].names[fact.values[1]]
                self.counts.tries[self.word] += 1
            elif shape.name == "escaped":
                self.counts.opened[self.word] += 1


def escapes_of(totals: Totals) -> EscapeTotals:
    """What the study of a run with `EscapeStudy` counted."""
    return next(counts for counts in totals.studies if isinstance(counts, EscapeTotals))


def escapes_json(totals: Totals) -> dict[str, object]:
    """The same for programs."""
    found = escapes_of(totals)
    return {"words": {word: {"tries": found.tries[word], "opened": found.opened[word]} for word in found.words()}}


def escapes_report(totals: Totals, language: Language) -> list[Table]:
    """One row for each word."""
    found, say = escapes_of(totals), language.say
    rows = [[word.upper(), f"{found.tries[word]}", f"{found.opened[word]}",
             f"{100 * found.opened[word] / found.tries[word]:.1f}"] for word in found.words()]
    headings = [say(key) for key in ("elba-study-escape_word", "elba-study-tries", "elba-study-opened",
                                     "elba-study-opened_share")]
    return [Table(headings, rows, 1, say("elba-study-escapes"))]


REPORTS = {"escapes": Report(EscapeStudy, escapes_report, escapes_json)}
