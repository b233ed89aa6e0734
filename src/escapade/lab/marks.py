"""What happened in many matches, and who won when it did: counted by subject and rule, place and lead."""

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from math import log2, sqrt

from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.seat import NONE, seat_number
from escapade.core.state import State
from escapade.lab.portrait import Portrait, Subject, portrait_of
from escapade.play.loop import sum_up
from escapade.sim.stats import Z95, is_shared, is_win
from escapade.sim.study import FactStudy

RULES = "rules"
"""The subject that every game has: its rules, by number."""
PARTY = -1
"""Who plays together is one unit, whatever the number of seats."""
BUCKETS = 3
"""Matches are equally long, for our purposes, within so many parts of a doubling of their rounds."""
SEAT_TYPES = ("seat", "guest")

Mark = tuple[str, str]
Stratum = tuple[int, int]
"""Seat, or PARTY, and length: who is compared with whom."""


@dataclass
class Tally:
    """How many there were, and how many of them won."""

    units: int = 0
    wins: int = 0

    def add(self, units: int, wins: int) -> None:
        """Count so many more, and the wins among them."""
        self.units += units
        self.wins += wins

    def rate(self) -> float:
        """The share that won."""
        return self.wins / self.units if self.units else 0.0


Tallies = dict[Stratum, Tally]


@dataclass
class Marks:
    """Everything that the study counts; all of it adds up in any order."""

    matches: int = 0
    times: Counter[Mark] = field(default_factory=Counter)
    seen: Counter[Mark] = field(default_factory=Counter)
    """Matches in which it happened at least once."""
    having: dict[Mark, Tallies] = field(default_factory=dict)
    """Of those to whom it happened, how many won."""
    everybody: Tallies = field(default_factory=dict)
    visits: Counter[str] = field(default_factory=Counter)
    leads: Counter[int] = field(default_factory=Counter)
    """How often the lead changed → in how many matches."""
    led: Counter[str] = field(default_factory=Counter)
    """Whether whoever led after half of the turns won: `won`, `lost`, `nobody`."""
    scores: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Seat and points → matches."""
    order: dict[int, Tally] = field(default_factory=dict)
    """Of those who had the first turn, the second, …, how many won or shared."""

    def merge(self, other: "Marks") -> None:
        """Add what another worker counted."""
        self.matches += other.matches
        for mine, theirs in ((self.times, other.times), (self.seen, other.seen)):
            mine.update(theirs)
        self.visits.update(other.visits)
        self.leads.update(other.leads)
        self.led.update(other.led)
        self.scores.update(other.scores)
        merge_tallies(self.everybody, other.everybody)
        for place, tally in other.order.items():
            self.order.setdefault(place, Tally()).add(tally.units, tally.wins)
        for mark, tallies in other.having.items():
            merge_tallies(self.having.setdefault(mark, {}), tallies)


def merge_tallies(mine: Tallies, theirs: Tallies) -> None:
    """Add tallies, stratum by stratum."""
    for stratum, tally in theirs.items():
        mine.setdefault(stratum, Tally()).add(tally.units, tally.wins)


@dataclass(frozen=True)
class Worth:
    """What having something was worth: the plain rates, and the difference among equals with its 95 % interval."""

    having: Tally
    lacking: Tally
    adjusted: float | None
    """The difference of the win rates within seat and length, weighted; None where nobody can be compared."""
    reach: float


def worth_of(marks: Marks, mark: Mark) -> Worth:
    """Mantel and Haenszel's difference of rates: within each stratum, weighted by how much it can say."""
    having, lacking = Tally(), Tally()
    weights = difference = variance = 0.0
    for stratum, every in marks.everybody.items():
        had = marks.having.get(mark, {}).get(stratum, Tally())
        rest = Tally(every.units - had.units, every.wins - had.wins)
        having.add(had.units, had.wins)
        lacking.add(rest.units, rest.wins)
        if had.units and rest.units:
            weight = had.units * rest.units / every.units
            weights += weight
            difference += weight * (had.rate() - rest.rate())
            variance += weight * weight * (spread(had) + spread(rest))
    if not weights:
        return Worth(having, lacking, None, 0.0)
    return Worth(having, lacking, difference / weights, Z95 * sqrt(variance) / weights)


def spread(tally: Tally) -> float:
    """The variance of a rate; a unit won and a unit lost are added, so that few units do not look sure."""
    rate = (tally.wins + 1) / (tally.units + 2)
    return rate * (1 - rate) / tally.units


class Reading:
    """How facts of one kind are read: which marks they make, and whose they are."""

    def __init__(self, game: Game, portrait: Portrait, kind: int) -> None:
        shape = game.shapes.events[kind]
        names = [one.name for one in shape.fields]
        self.rules = [(RULES, rule) for rule in shape.rules]
        self.fields = shape.fields
        owners = [place for place, one in enumerate(shape.fields) if one.type_name in SEAT_TYPES]
        self.owner = owners[0] if owners else NONE
        self.subjects = [(subject, names.index(name)) for subject in portrait.subjects
                         for event, name in subject.facts if event == shape.name]
        self.visits = [names.index(name) for event, name in portrait.visits if event == shape.name]
        self.ends_turn = shape.name == portrait.turn_ends
        self.beginner = names.index(portrait.begins[1]) if shape.name == portrait.begins[0] else NONE

    def value(self, fact: Event, place: int) -> str:
        """The key of a value, or its digits."""
        number, names = fact.values[place], self.fields[place].names
        return names[number] if names and number != NONE else str(number)

    def owner_of(self, fact: Event) -> int:
        """The seat whose fact it is, or NONE."""
        return NONE if self.owner == NONE else seat_number(self.value(fact, self.owner))

    def owner_for(self, fact: Event, subject: Subject) -> int:
        """The seat that had something of a subject, or NONE."""
        if not subject.owner:
            return NONE
        place = next(place for place, one in enumerate(self.fields) if one.name == subject.owner)
        return seat_number(self.value(fact, place))


class MarkStudy(FactStudy):
    """Listens to every fact of the matches it looks on."""

    counts: Marks

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.portrait = portrait_of(game.key)
        self.seats = seats
        self.readings = [Reading(game, self.portrait, kind) for kind in range(len(game.shapes.events))]

    @staticmethod
    def nothing(game: Game, seats: int) -> Marks:
        """Nothing has happened yet."""
        return Marks()

    def begin(self, game: Game, state: State) -> None:
        """A new match, in which nobody has anything."""
        self.mine: list[set[Mark]] = [set() for _ in range(self.seats)]
        self.all: set[Mark] = set()
        self.leaders: list[int] = []
        self.beginner = NONE

    def told(self, state: State, facts: list[Event]) -> None:
        """Note what the facts speak of, and after a turn who leads."""
        for fact in facts:
            reading = self.readings[fact.kind]
            owner = reading.owner_of(fact)
            for mark in reading.rules:
                self._note(mark, owner)
            for subject, place in reading.subjects:
                whose = reading.owner_for(fact, subject)
                for key in (subject.looked_up(self.game, state, whose, fact.values[place]) if subject.looked_up
                            else [reading.value(fact, place)]):
                    self._note((subject.key, key), whose)
            for place in reading.visits:
                self.counts.visits[reading.value(fact, place)] += 1
            if reading.beginner != NONE and self.beginner == NONE:
                self.beginner = seat_number(reading.value(fact, reading.beginner))
            if reading.ends_turn and self.portrait.standing is not None:
                self._compare(self.portrait.standing(self.game, state))

    def _note(self, mark: Mark, owner: int) -> None:
        self.counts.times[mark] += 1
        self.all.add(mark)
        if 0 <= owner < self.seats:
            self.mine[owner].add(mark)

    def _compare(self, standing: list[float]) -> None:
        best = max(standing)
        self.leaders.append(standing.index(best) if standing.count(best) == 1 else NONE)

    def end(self, game: Game, state: State, outcome: dict[str, object]) -> None:
        """Who won, among those who had it and those who had not."""
        played = sum_up(outcome, 0, game.rounds(state))
        counts = self.counts
        counts.matches += 1
        counts.seen.update(self.all)
        for seat, points in enumerate(played.scores or []):
            counts.scores[seat, points] += 1
        self._order([is_win(played, seat) or is_shared(played, seat) for seat in range(self.seats)])
        length = int(BUCKETS * log2(max(1, played.rounds or int(state.ply))))
        if self.portrait.victory:
            self._unit((PARTY, length), self.all, won=played.reason == self.portrait.victory)
        else:
            for seat in range(self.seats):
                self._unit((seat, length), self.mine[seat], won=is_win(played, seat) or is_shared(played, seat))
        if self.portrait.standing is not None:
            self._lead(played.winners)

    def _unit(self, stratum: Stratum, marks: set[Mark], *, won: bool) -> None:
        self.counts.everybody.setdefault(stratum, Tally()).add(1, won)
        for mark in marks:
            self.counts.having.setdefault(mark, {}).setdefault(stratum, Tally()).add(1, won)

    def _order(self, won: list[bool]) -> None:
        if self.beginner != NONE:
            for place in range(self.seats):
                seat = (self.beginner + place) % self.seats
                self.counts.order.setdefault(place, Tally()).add(1, won[seat])

    def _lead(self, winners: list[int]) -> None:
        leading = [leader for leader in self.leaders if leader != NONE]
        self.counts.leads[sum(one != other for one, other in pairwise(leading))] += 1
        half = self.leaders[len(self.leaders) // 2] if self.leaders else NONE
        self.counts.led["nobody" if half == NONE else "won" if half in winners else "lost"] += 1
