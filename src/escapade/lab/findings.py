"""What a report says, as numbers and names: made once, then written as a page, as Markdown or as JSON."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

from escapade.core.game import Game
from escapade.core.seat import MOST_SEATS
from escapade.lab.marks import RULES, Mark, Marks, Worth, worth_of
from escapade.lab.portrait import Portrait, Subject
from escapade.language.rulebook import rule_titles
from escapade.language.sentences import Language
from escapade.sim.odd import percentile
from escapade.sim.stats import Z95, SeatTotals, Totals, wilson

MOST_POSSIBLE = 100
"""Of a subject with more things than this, those that were never seen are not told."""
FEWEST_UNITS = 30
"""Nothing is said to matter before so many had it, and so many had not."""


@dataclass(frozen=True)
class Thing:
    """One thing of a subject: how often it was seen, and what it was worth to have it."""

    key: str
    name: str
    times: int
    seen: int
    """Matches in which it was."""
    worth: Worth

    def matters(self, among: int) -> bool:
        """Whether it makes a difference that chance does not explain, even as the best of so many."""
        worth = self.worth
        if worth.adjusted is None or min(worth.having.units, worth.lacking.units) < FEWEST_UNITS:
            return False
        return abs(worth.adjusted) > worth.reach * NormalDist().inv_cdf(1 - 0.025 / max(1, among)) / Z95

    def to_json(self, matches: int) -> dict[str, object]:
        """The same for programs."""
        worth = self.worth
        sure = None if worth.adjusted is None else [worth.adjusted - worth.reach, worth.adjusted + worth.reach]
        return {"key": self.key, "name": self.name, "times": self.times, "seen": self.seen,
                "share": self.seen / max(1, matches), "with": worth.having.rate(), "with_units": worth.having.units,
                "without": worth.lacking.rate(), "without_units": worth.lacking.units, "worth": worth.adjusted,
                "interval": sure}


@dataclass(frozen=True)
class Share:
    """A rate with what it is a rate of: a seat's wins, a bot's, those of a variant."""

    label: str
    wins: int
    shared: int
    trials: int
    score: float | None

    def rate(self) -> float:
        """The share of all trials that were won alone."""
        return self.wins / max(1, self.trials)

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the rate."""
        return wilson(self.wins, self.trials)

    def to_json(self) -> dict[str, object]:
        """The same for programs."""
        return {"label": self.label, "wins": self.wins, "shared": self.shared, "trials": self.trials,
                "win_rate": self.rate(), "interval": list(self.interval()), "score_mean": self.score}


@dataclass(frozen=True)
class Variant:
    """The same matches with one option set otherwise."""

    label: str
    totals: Totals


class Findings:
    """All that a report tells about one run, and about others with options set otherwise."""

    def __init__(self, game: Game, portrait: Portrait, totals: Totals, variants: Sequence[Variant],
                 language: Language) -> None:
        self.game, self.portrait, self.totals, self.variants, self.language = game, portrait, totals, variants, language
        self.marks = next(found for found in totals.studies if isinstance(found, Marks))
        self.things = {subject.key: self._things(subject) for subject in portrait.subjects}
        self.rules = self._rules()
        self.seats = [share(f"p{seat}", [found], totals.matches) for seat, found in enumerate(totals.seats)]
        names = sorted(set(totals.bots))
        self.bots = [share(name, [found for bot, found in zip(totals.bots, totals.seats, strict=True) if bot == name],
                           totals.matches) for name in names]

    def _things(self, subject: Subject) -> list[Thing]:
        keys = {key for name, key in self.marks.times if name == subject.key}
        if subject.type_name or subject.possible is not None:
            keys |= set(self._possible(subject))
        found = [self._thing((subject.key, key), self._name(subject, key)) for key in keys]
        return sorted(found, key=lambda thing: (-thing.seen, -thing.times, thing.key))

    def _rules(self) -> list[Thing]:
        known = {rule for shape in self.game.shapes.events for rule in shape.rules}
        titles = rule_titles(self.game.key, self.language.code)
        found = [self._thing((RULES, rule), f"{rule} {titles.get(rule, '')}".strip()) for rule in known]
        return sorted(found, key=lambda thing: (thing.key.partition("-")[0], int(thing.key.partition("-")[2])))

    def _thing(self, mark: Mark, name: str) -> Thing:
        return Thing(mark[1], name, self.marks.times[mark], self.marks.seen[mark], worth_of(self.marks, mark))

    def _possible(self, subject: Subject) -> list[str]:
        """Every thing that the facts of a subject could name; those of a long list are told only when they were."""
        if subject.possible is not None:
            return subject.possible(self.game)
        events = {shape.name: shape for shape in self.game.shapes.events}
        names = [name for event, field in subject.facts for one in events[event].fields if one.name == field
                 for name in one.names]
        seats = {f"p{seat}" for seat in range(len(self.totals.bots), MOST_SEATS)}
        return [name for name in names if name not in seats] if len(names) <= MOST_POSSIBLE else []

    def _name(self, subject: Subject, key: str) -> str:
        return name_of(self.language, self.game, subject.type_name, key)

    def rounds(self) -> dict[str, float]:
        """How long the matches were: mean, fifth, half, nineteen twentieths."""
        counted = self.totals.rounds
        mean = sum(value * count for value, count in counted.items()) / max(1, self.totals.matches)
        return {"mean": mean, **{f"p{percent}": percentile(counted, percent) for percent in (5, 50, 95)}}

    def is_even(self) -> bool:
        """Whether all seats are played alike, so that they should win alike."""
        return not self.portrait.victory and len(set(self.totals.bots)) == 1

    def to_json(self) -> dict[str, Any]:
        """Everything, for programs."""
        totals, marks = self.totals, self.marks
        return {
            **totals.to_json(), "players": list(totals.bots), "by_seat": [one.to_json() for one in self.seats],
            "by_bot": [one.to_json() for one in self.bots],
            "by_option": [{"option": one.label, **one.totals.to_json()} for one in self.variants],
            "lengths": dict(sorted(totals.rounds.items())),
            "decisions_a_match": dict(sorted(totals.notes.lengths.items())),
            "scores": [{"seat": seat, "points": points, "matches": count}
                       for (seat, points), count in sorted(marks.scores.items())],
            "lead_changes": dict(sorted(marks.leads.items())), "leader_at_half": dict(sorted(marks.led.items())),
            "subjects": {key: [thing.to_json(totals.matches) for thing in found] for key, found in self.things.items()},
            "rules": [thing.to_json(totals.matches) for thing in self.rules],
            "visits": dict(sorted(marks.visits.items())),
            "order": [{"place": place, "wins": tally.wins, "trials": tally.units, "win_rate": tally.rate(),
                       "interval": list(wilson(tally.wins, tally.units))}
                      for place, tally in sorted(marks.order.items())],
        }


def share(label: str, seats: Sequence[SeatTotals], matches: int) -> Share:
    """The wins of some seats together."""
    scored = sum(seat.scored for seat in seats)
    mean = sum(seat.score for seat in seats) / scored if scored else None
    wins, shared = sum(seat.wins for seat in seats), sum(seat.shared for seat in seats)
    return Share(label, wins, shared, matches * len(seats), mean)


def name_of(language: Language, game: Game, type_name: str, key: str) -> str:
    """A thing as people call it: words and figures by themselves, others by their sentence."""
    if not type_name or key.lstrip("-").isdigit():
        return key
    key_of = f"{game.key}-{type_name}-{key}"
    return language.say(key_of) if language.knows(key_of) else labels_of(game, type_name).get(key, key)


def labels_of(game: Game, type_name: str) -> Mapping[str, str]:
    """The printed labels of values that have no sentences, such as words."""
    for shape in game.shapes.events:
        for field in shape.fields:
            if field.type_name == type_name and field.labels:
                return dict(zip(field.names, field.labels, strict=True))
    return {}
