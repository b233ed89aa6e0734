"""Who turns the pages of a castle, what it costs to be YOU, and who falls (DC-6)."""

from dataclasses import dataclass, field

from escapade.core.errors import BadInput
from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import Reason
from escapade.games.dark_castle.state import CastleState
from escapade.lab.table import Table
from escapade.language.sentences import Language
from escapade.sim.stats import Totals
from escapade.sim.study import FactStudy

COUNTED = ("opened", "opened_escaped", "turned", "lost_turning", "squares_turning", "stood_by", "lost_beside",
           "squares_beside", "fell", "fell_turning")
TOLD = {"opened": "dark_castle-study-opened", "opened_escaped": "dark_castle-study-opened_escaped",
        "turned": "dark_castle-study-turned", "lost_turning": "dark_castle-study-lost_turning",
        "stood_by": "dark_castle-study-stood_by", "lost_beside": "dark_castle-study-lost_beside",
        "fell": "dark_castle-study-fell", "fell_turning": "dark_castle-study-fell_turning"}


@dataclass
class SeatTurns:
    """One character, by the place of whoever plays it."""

    opened: int = 0
    """Castles whose first page it turned."""
    opened_escaped: int = 0
    """Of those, the ones that the party left alive."""
    turned: int = 0
    lost_turning: int = 0
    """HP lost on pages that it had turned itself, blow by blow: what is healed is not taken off."""
    squares_turning: int = 0
    """The sum of the squares of what each of those pages cost, for intervals."""
    stood_by: int = 0
    """Pages that somebody else turned."""
    lost_beside: int = 0
    squares_beside: int = 0
    fell: int = 0
    fell_turning: int = 0
    """Of its falls, those on a page that it had turned itself."""

    def to_json(self) -> dict[str, int]:
        """The same for programs."""
        return {what: getattr(self, what) for what in COUNTED}

    def add_page(self, lost: int, *, is_turner: bool) -> None:
        """One page is over."""
        if is_turner:
            self.turned, self.lost_turning = self.turned + 1, self.lost_turning + lost
            self.squares_turning += lost * lost
        else:
            self.stood_by, self.lost_beside = self.stood_by + 1, self.lost_beside + lost
            self.squares_beside += lost * lost


@dataclass
class TurnTotals:
    """All characters of a party, in the order of their seats."""

    matches: int = 0
    seats: list[SeatTurns] = field(default_factory=list)

    def merge(self, other: "TurnTotals") -> None:
        """Add what another worker counted."""
        self.matches += other.matches
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            for what in COUNTED:
                setattr(mine, what, getattr(mine, what) + getattr(theirs, what))


class TurnStudy(FactStudy):
    """Listens for pages, losses and falls."""

    counts: TurnTotals

    @staticmethod
    def nothing(game: Game, seats: int) -> TurnTotals:
        """No page is turned yet; one player alone has two characters (DC-4)."""
        if not isinstance(game, CastleGame):
            raise BadInput("input.option", {"option": "report", "value": "turns", "range": "totals"})
        return TurnTotals(0, [SeatTurns() for _ in range(max(2, seats))])

    def begin(self, game: Game, state: State) -> None:
        """Nobody has the book."""
        self.opener = self.turner = NONE
        self.lost = [0] * len(self.counts.seats)

    def told(self, state: State, facts: list[Event]) -> None:
        """Whose page it is, and what it does to whom."""
        assert isinstance(state, CastleState)
        places = {int(hero.kind): place for place, hero in enumerate(state.heroes)}
        for fact in facts:
            name = self.game.shapes.events[fact.kind].name
            if name == "turned":
                self._turn(places[fact.values[0]])
            elif name == "lost_hp":
                self.lost[places[fact.values[0]]] += fact.values[1]
            elif name == "died":
                mine = self.counts.seats[places[fact.values[0]]]
                mine.fell += 1
                mine.fell_turning += places[fact.values[0]] == self.turner

    def _turn(self, place: int) -> None:
        self._leave()
        self.opener = place if self.opener == NONE else self.opener
        self.turner = place

    def _leave(self) -> None:
        """The page before is over, if there was one."""
        if self.turner != NONE:
            for place, seat in enumerate(self.counts.seats):
                seat.add_page(self.lost[place], is_turner=place == self.turner)
        self.lost = [0] * len(self.counts.seats)

    def end(self, game: Game, state: State, outcome: dict[str, object]) -> None:
        """Whether the party got out of the castle that somebody opened."""
        assert isinstance(state, CastleState)
        self._leave()
        self.counts.matches += 1
        self.counts.seats[self.opener].opened += 1
        self.counts.seats[self.opener].opened_escaped += state.reason == Reason.BOSS_BEATEN


def turns_of(totals: Totals) -> TurnTotals:
    """What the study of a run with `TurnStudy` counted."""
    return next(counts for counts in totals.studies if isinstance(counts, TurnTotals))


def turns_json(totals: Totals) -> dict[str, object]:
    """The same for programs."""
    found = turns_of(totals)
    return {"matches": found.matches, "seats": [seat.to_json() for seat in found.seats]}


def turns_report(totals: Totals, language: Language) -> list[Table]:
    """One row for each place at the table."""
    headings = [language.say("dark_castle-study-place"),
                *(language.say(key) for key in TOLD.values())]
    rows = [[f"{place + 1}", *(f"{getattr(seat, what)}" for what in TOLD)]
            for place, seat in enumerate(turns_of(totals).seats)]
    return [Table(headings, rows, 1, language.say("dark_castle-study-who_turns"))]
