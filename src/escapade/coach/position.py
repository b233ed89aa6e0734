"""One position as its seat sees it: what choices are worth, and what differs most between the best two."""

from dataclasses import dataclass

from escapade.coach.figures import Estimate, difference, estimate
from escapade.coach.measures.measure import Measure, measures_of
from escapade.coach.rollouts import Rollouts, Samples
from escapade.core import errors
from escapade.core.perspective import Perspective

DECISIONS = 24_000
"""How many decisions experts make for one answer: a second or two with the compiled rules."""
SLOWER = 20
"""By so much the interpreted rules are slower: they get so much less work."""
MOST_CHOICES = 4
FIRST_WORLDS, MOST_WORLDS = 4, 64
HORIZON = 24
"""So many decisions later the figures of the game are read."""
BETTER = "surely_better"
"""The reason for a choice that is not the expert's."""
CLEAR = 2.0
"""A figure that differs by so many standard errors is told."""


def is_quick() -> bool:
    """Whether the rules are compiled, so that the coach can answer while somebody waits."""
    return not str(errors.__file__).endswith(".py")


@dataclass(frozen=True)
class Valued:
    """A choice and how probable a win is with it."""

    action: int
    worth: Estimate


@dataclass(frozen=True)
class Differs:
    """A figure of the game that differs between the best two choices: after the first, and after the second."""

    measure: Measure
    first: float
    second: float


@dataclass(frozen=True)
class Word:
    """What the coach says of a position."""

    choices: list[Valued]
    """Those that were looked at, the one to take first, the others by their worth."""
    lead: Estimate
    """By how much the first is better than the second."""
    differs: Differs | None
    """What differs most; None where nothing does for sure."""

    @property
    def is_clear(self) -> bool:
        """Whether the first is surely better than the second."""
        return self.lead.is_above()


def consider(rollouts: Rollouts, perspective: Perspective, hidden: list[int] | None = None,
             decisions: int = DECISIONS) -> Word | None:
    """Look at a question; None where there is nothing to choose. What is `hidden` is not spoken of: a person has to
    find it. The expert's choice comes first, unless another one is surely better.
    """
    legal = [action for action in perspective.legal if action not in (hidden or [])]
    if len(legal) < 2:
        return None
    mine = Perspective(rollouts.game, perspective.seat, perspective.known, legal)
    expert = rollouts.expected(perspective, "position")
    first = [expert] if expert in legal else []
    promising = [action for action in rollouts.promising(mine, MOST_CHOICES, "position") if action not in first]
    actions = (first + promising)[:MOST_CHOICES]
    samples = all_samples(rollouts, mine, actions, decisions)
    ranked = rank(samples, actions[0])
    choices = [Valued(action, estimate(samples[action])) for action in ranked]
    lead = difference(samples[ranked[0]], samples[ranked[1]])
    return Word(choices, lead, what_differs(rollouts, mine, ranked[:2]))


def all_samples(rollouts: Rollouts, perspective: Perspective, actions: list[int], decisions: int) -> Samples:
    """A few worlds first, to see how long matches go on; then as many as the work allows."""
    before = rollouts.decisions
    samples = rollouts.compare(perspective, actions, range(FIRST_WORLDS), "position")
    a_world = max(1, (rollouts.decisions - before) // FIRST_WORLDS)
    worlds = min(MOST_WORLDS, max(FIRST_WORLDS + 1, int(decisions / rollouts.dearness) // a_world))
    more = rollouts.compare(perspective, actions, range(FIRST_WORLDS, worlds), "position")
    return {action: samples[action] + more[action] for action in actions}


def rank(samples: Samples, expert: int) -> list[int]:
    """The expert's choice, or the best of those that are surely better; then the others by their worth."""
    means = {action: estimate(found).mean for action, found in samples.items()}
    better = [action for action in samples if action != expert
              and difference(samples[action], samples[expert]).is_above()]
    best = max(better, key=lambda action: means[action]) if better else expert
    return [best, *sorted([action for action in samples if action != best], key=lambda action: -means[action])]


def what_differs(rollouts: Rollouts, perspective: Perspective, pair: list[int]) -> Differs | None:
    """Of the game's own figures the one that differs most for its spread, a few turns later, in the same worlds."""
    measures = measures_of(rollouts.game.key)
    found: dict[str, tuple[list[float], list[float]]] = {measure.key: ([], []) for measure in measures}
    for number in range(MOST_WORLDS // 2):
        stem = rollouts.stem("later", number)
        world = rollouts.imagine(perspective, stem)
        for place, action in enumerate(pair):
            after = rollouts.after(world, perspective.seat, action, stem, HORIZON)
            for measure in measures:
                found[measure.key][place].append(measure.look(rollouts.game, after, perspective.seat))
    best, most = None, CLEAR
    for measure in measures:
        first, second = found[measure.key]
        told = difference(first, second)
        clear = abs(told.mean) / told.error
        if clear > most and abs(told.mean) >= measure.least:
            best, most = Differs(measure, estimate(first).mean, estimate(second).mean), clear
    return best
