"""Prison Break, seat by seat: who plays whom, who is voted out, and who wins as what."""

from collections import Counter
from dataclasses import dataclass, field

from escapade.core.errors import BadInput
from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.seat import NONE, seat_number
from escapade.core.state import State
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.lab.studies.registry import Report
from escapade.lab.table import Table
from escapade.language.sentences import Language
from escapade.play.loop import sum_up
from escapade.sim.stats import Totals, is_shared, is_win
from escapade.sim.study import FactStudy

KEY, MICHAEL = "prison_break", "michael"
PLAYED, FIRST, BELLICK, WON, WON_AS_BELLICK = "played", "chose_first", "bellick", "won", "won_as_bellick"
COUNTED = {PLAYED: "prison_break-study-leader-played", FIRST: "prison_break-study-leader-chose_first",
           BELLICK: "prison_break-study-leader-bellick", WON: "prison_break-study-leader-won",
           WON_AS_BELLICK: "prison_break-study-leader-won_as_bellick"}


@dataclass
class LeaderTotals:
    """In how many matches somebody played a leader of PB-1, chose first, was voted out, and won: for each leader, and
    for each place at the table, clockwise from Michael's (PB-8).
    """

    counted: Counter[tuple[str, str]] = field(default_factory=Counter)
    places: Counter[tuple[int, str]] = field(default_factory=Counter)

    def merge(self, other: "LeaderTotals") -> None:
        """Add what another worker counted."""
        self.counted.update(other.counted)
        self.places.update(other.places)

    def leaders(self) -> list[str]:
        """Those who were played, the most played first."""
        found = {leader for leader, what in self.counted if what == PLAYED}
        return sorted(found, key=lambda leader: (-self.counted[leader, PLAYED], leader))

    def to_json(self) -> dict[str, object]:
        """The same for programs."""
        leaders = {leader: {what: self.counted[leader, what] for what in COUNTED} for leader in self.leaders()}
        places = sorted({place for place, _ in self.places})
        return {"leaders": leaders,
                "places": [{what: self.places[place, what] for what in COUNTED} for place in places]}


class LeaderStudy(FactStudy):
    """Follows every player from the choice of a leader (PB-1) over the vote (PB-19) to the end."""

    counts: LeaderTotals

    @staticmethod
    def nothing(game: Game, seats: int) -> LeaderTotals:
        """Nobody has played yet."""
        if not isinstance(game, PrisonBreakGame):
            raise BadInput("input.option", {"option": "report", "value": "leaders", "range": "totals"})
        return LeaderTotals()

    def begin(self, game: Game, state: State) -> None:
        """Nobody has a leader yet."""
        self.leader_of: dict[int, str] = {}
        self.bellick = NONE

    def told(self, state: State, facts: list[Event]) -> None:
        """Who chose whom, in order, and who became Bellick."""
        for fact in facts:
            shape = self.game.shapes.events[fact.kind]
            if shape.name in ("chose", "became_bellick"):
                seat, leader = (one.names[value] for one, value in zip(shape.fields, fact.values, strict=True))
                if shape.name == "chose":
                    self.leader_of[seat_number(seat)] = leader
                else:
                    self.bellick = seat_number(seat)

    def end(self, game: Game, state: State, outcome: dict[str, object]) -> None:
        """What became of everybody, by the leader they chose."""
        played = sum_up(outcome, 0, game.rounds(state))
        first = next(iter(self.leader_of))
        michael = next(seat for seat, leader in self.leader_of.items() if leader == MICHAEL)
        for seat, leader in self.leader_of.items():
            has_won = is_win(played, seat) or is_shared(played, seat)
            facts = {PLAYED: True, FIRST: seat == first, BELLICK: seat == self.bellick, WON: has_won,
                     WON_AS_BELLICK: has_won and seat == self.bellick}
            happened = [what for what, is_true in facts.items() if is_true]
            self.counts.counted.update((leader, what) for what in happened)
            self.counts.places.update(((seat - michael) % len(self.leader_of), what) for what in happened)


def leaders_of(totals: Totals) -> LeaderTotals:
    """What the study of a run with `LeaderStudy` counted."""
    return next(counts for counts in totals.studies if isinstance(counts, LeaderTotals))


def leaders_report(totals: Totals, language: Language) -> list[Table]:
    """One row for each leader, and one for each place from Michael's on."""
    found = leaders_of(totals)
    headings = [language.say(key) for key in COUNTED.values()]
    rows = [[language.name(KEY, "figure", leader), *(f"{found.counted[leader, what]}" for what in COUNTED)]
            for leader in found.leaders()]
    places = [[f"{place + 1}", *(f"{found.places[place, what]}" for what in COUNTED)]
              for place in sorted({place for place, _ in found.places})]
    say = language.say
    return [Table([say("prison_break-study-leader"), *headings], rows, 1, say("prison_break-study-leaders")),
            Table([say("prison_break-study-place"), *headings], places, 1, say("prison_break-study-places"))]


REPORTS = {"leaders": Report(LeaderStudy, leaders_report, lambda totals: leaders_of(totals).to_json())}
