"""A whole record: the curve of win probability, luck and play of everybody, mistakes and turning points."""

from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from escapade.coach import luck
from escapade.coach.figures import Estimate, scale_up
from escapade.coach.judging import FOUND, Judged, ask_expert, is_choice, look_at, look_longer, try_out
from escapade.coach.rollouts import Rollouts
from escapade.coach.steps import Step, steps_of
from escapade.core.errors import BadInput
from escapade.core.game import Game
from escapade.core.state import State
from escapade.play.record import Record
from escapade.play.seeds import Seed

SHORT_DECISIONS = 110_000
LONG_DECISIONS = 70_000
"""How many decisions experts make for all short looks together, and for all long ones: a budget in work, not in
seconds, so that any machine finds the same. Where an expert's answer is dearer, so many fewer."""
LONG_LOOKS = 8
"""How many choices are looked at longer."""
FEWEST_WORLDS, MOST_SHORT, MOST_LONG = 4, 32, 160
STRETCH = 1.5
"""So many times as much work as was meant is let pass: nobody knows how long matches go on that were never played."""
MOST_TURNS = 6
BANDS = ((0.002, "supernatural"), (0.005, "world_class"), (0.008, "expert"), (0.012, "advanced"),
         (0.018, "intermediate"), (0.026, "casual"), (0.035, "beginner"))
"""Mean loss of a choice below which play is called so; above all of them it is `lost`."""

MOST_EFFORT = 100


@dataclass(frozen=True)
class Draw:
    """What a draw brought everybody, and how much such a draw can bring."""

    step: Step
    brought: list[float]


@dataclass(frozen=True)
class Turn:
    """A step after which things stood otherwise than before."""

    step: Step
    seat: int
    """Whose chances changed most."""
    before: float
    after: float
    judged: Judged | None


@dataclass(frozen=True)
class Player:
    """One seat's match in figures."""

    seat: int
    worth: float
    """What came of it: 1 for a win."""
    luck: float
    spread: float
    """What luck such draws usually bring, as a standard deviation."""
    choices: int
    loss: Estimate
    """Of all choices together, in wins."""
    best_chance: float
    """The highest win probability on the way."""

    @property
    def adjusted(self) -> float:
        """The result without its luck."""
        return self.worth - self.luck

    @property
    def mean_loss(self) -> Estimate:
        """Of a choice."""
        count = max(1, self.choices)
        return Estimate(self.loss.mean / count, self.loss.error / count, self.choices)

    @property
    def band(self) -> str:
        """What such play is called."""
        return next((name for most, name in BANDS if self.mean_loss.mean < most), "lost")


@dataclass(frozen=True)
class Analysis:
    """Everything about one record."""

    game: Game
    end: State
    curve: list[list[float]]
    """After each step, what the position was worth to each seat as it knew it."""
    steps: list[Step]
    draws: list[Draw]
    judged: list[Judged]
    players: list[Player]
    turns: list[Turn]
    decisions: int
    """Expert decisions that were played for it."""

    @property
    def mistakes(self) -> list[Judged]:
        """The choices that were certainly worse than another one, the worst first."""
        found = [one for one in self.judged if one.mark not in ("", FOUND)]
        return sorted(found, key=lambda one: -(one.sure.mean if one.sure else 0.0))


def analyse(record: Record, seed: Seed = 0, pack: Path | None = None, effort: float = 1) -> Analysis:
    """Look at a record of a match that is over; the same seed finds the same. Twice the effort is twice the work; the
    curve and the luck take none of it.
    """
    game, steps, end = steps_of(record, pack)
    if end.waiting:
        raise BadInput("input.record_unfinished", {})
    rollouts = Rollouts(game, seed)
    curve = [luck.worth(game, rollouts.value, state) for state in [*(step.before for step in steps), end]]
    draws = [Draw(step, luck.luck_of(game, rollouts.value, step.before, step.action))
             for step in steps if step.is_draw]
    judged = [ask_expert(rollouts, step) for step in steps if is_choice(game, step)]
    look_at_all(rollouts, [one for one in judged if one.is_other], len(steps), effort)
    players = [player_of(seat, curve, draws, judged) for seat in range(end.seats)]
    return Analysis(game, end, curve, steps, draws, judged, players, turns_of(steps, curve, judged),
                    rollouts.decisions)


def look_at_all(rollouts: Rollouts, others: list[Judged], length: int, effort: float) -> None:
    """The choices that the expert would not have made, shortly: all, or where that is too much work, every second or
    third. Then those that stand out, longer.
    """
    stretch, wide = stretch_of(rollouts, others, length), int(max(1, effort))
    share = effort / (stretch * rollouts.dearness)
    short, long = int(share * SHORT_DECISIONS), int(share * LONG_DECISIONS)
    others = some_of(others, length, short)
    work = sum(2 * left_of(one, length) for one in others)
    for one in others:
        look_at(rollouts, one, min(wide * MOST_SHORT, max(FEWEST_WORLDS, short // max(1, work))))
    suspects = sorted([one for one in others if one.suspicion > 0], key=lambda one: -one.suspicion)[:LONG_LOOKS]
    for one in suspects:
        worlds = long // len(suspects) // (2 * left_of(one, length))
        look_longer(rollouts, one, min(wide * MOST_LONG, max(FEWEST_WORLDS, worlds)))


def stretch_of(rollouts: Rollouts, others: list[Judged], length: int) -> float:
    """How much longer matches go on than this one did, beyond what is let pass: one that ended early says little of it.
    Tried out at the beginning, in the middle and at the end.
    """
    tried = [others[place * (len(others) - 1) // 2] for place in range(3)] if others else []
    before = rollouts.decisions
    for one in tried:
        try_out(rollouts, one, FEWEST_WORLDS)
    meant = sum(2 * FEWEST_WORLDS * left_of(one, length) for one in tried)
    return max(1.0, (rollouts.decisions - before) / (STRETCH * max(1, meant)))


def some_of(others: list[Judged], length: int, decisions: int) -> list[Judged]:
    """As many of these choices, evenly spread, as can be looked at in a few worlds each."""
    work = sum(2 * FEWEST_WORLDS * left_of(one, length) for one in others)
    count = len(others) if work <= decisions else max(1, len(others) * decisions // work)
    return [others[place * len(others) // count] for place in range(count)]


def left_of(judged: Judged, length: int) -> int:
    """About how many steps a match goes on after a choice."""
    return max(1, length - judged.step.entry)


def player_of(seat: int, curve: list[list[float]], draws: list[Draw], judged: list[Judged]) -> Player:
    """The figures of one seat."""
    mine = [one for one in judged if one.step.seat == seat]
    looked_at = [one.loss for one in mine if one.is_looked_at]
    brought = [draw.brought[seat] for draw in draws]
    return Player(seat, curve[-1][seat], sum(brought), sqrt(sum(one * one for one in brought)), len(mine),
                  scale_up(looked_at, len([one for one in mine if one.is_other])),
                  max(point[seat] for point in curve[:-1] or curve))


def turns_of(steps: list[Step], curve: list[list[float]], judged: list[Judged]) -> list[Turn]:
    """The steps that changed somebody's chances most, in the order in which they were played."""
    by_entry = {one.step.entry: one for one in judged}
    found: list[Turn] = []
    for step, before, after in zip(steps, curve, curve[1:], strict=False):
        changes = [abs(late - early) for early, late in zip(before, after, strict=True)]
        seat = changes.index(max(changes))
        found.append(Turn(step, seat, before[seat], after[seat], by_entry.get(step.entry)))
    found.sort(key=lambda one: -abs(one.after - one.before))
    return sorted(found[:MOST_TURNS], key=lambda one: one.step.entry)
