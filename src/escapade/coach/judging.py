"""What each choice of a record was worth beside what the expert would have done in its place.

The expert's choice is what others are measured by: where it would have done the same, nothing is lost. Where it would
not, both choices are played to the end in the same worlds with the same luck. All differences are looked at shortly;
what stands out is looked at again, longer and in new worlds, because the worst of many noisy numbers always looks worse
than it is.
"""

from dataclasses import dataclass, field

from escapade.coach.figures import Estimate, difference, estimate
from escapade.coach.rollouts import Rollouts
from escapade.coach.steps import Step
from escapade.core.game import Game
from escapade.core.perspective import look

NOTHING = Estimate(0.0, 0.0, 0)
MARKS = ((0.16, "blunder"), (0.08, "mistake"), (0.04, "doubtful"))
"""The drop of the win probability from which a choice gets a mark, as backgammon players know them."""
FOUND = "found"
"""The mark of a choice that was better than the expert's."""


@dataclass
class Judged:
    """A choice: what was taken, what the expert would have taken, and what the difference was worth."""

    step: Step
    expert: int
    loss: Estimate = field(default=NOTHING)
    """What the expert's choice would have brought in addition, by the short look; nothing where it is the same."""
    is_looked_at: bool = False
    """Whether there was a short look: where many choices differ, only some of them are looked at."""
    sure: Estimate | None = None
    """The same by the long look."""
    worth: Estimate | None = None
    """What the choice taken was worth, by the long look."""

    @property
    def is_other(self) -> bool:
        """Whether the expert would have done something else."""
        return self.step.action != self.expert

    @property
    def suspicion(self) -> float:
        """How much stands out, doubts taken off: a loss, or a gain."""
        return abs(self.loss.mean) - self.loss.error

    @property
    def mark(self) -> str:
        """How bad it was, or how good; empty where nothing can be told for sure."""
        if self.sure is None or not (self.sure.is_above() or self.sure.is_below()):
            return ""
        if self.sure.mean < 0:
            return FOUND if -self.sure.mean >= MARKS[-1][0] else ""
        return next((name for least, name in MARKS if self.sure.mean >= least), "")


def is_choice(game: Game, step: Step) -> bool:
    """Whether a step is a decision with more than one answer."""
    return not step.is_draw and len(game.legal(step.before, step.seat)) > 1


def ask_expert(rollouts: Rollouts, step: Step) -> Judged:
    """What the expert would have done with what the seat knew."""
    perspective = look(rollouts.game, step.before, step.seat)
    return Judged(step, rollouts.expected(perspective, f"expert {step.entry}"))


def look_at(rollouts: Rollouts, judged: Judged, worlds: int) -> None:
    """The short look at a choice that the expert would not have made."""
    judged.loss = _compare(rollouts, judged, worlds, "short")[0]
    judged.is_looked_at = True


def try_out(rollouts: Rollouts, judged: Judged, worlds: int) -> None:
    """Play both choices, to see how long that takes; nothing is said of them."""
    _compare(rollouts, judged, worlds, "trial")


def look_longer(rollouts: Rollouts, judged: Judged, worlds: int) -> None:
    """The long look, in worlds that the short one has not seen."""
    judged.sure, judged.worth = _compare(rollouts, judged, worlds, "long")


def _compare(rollouts: Rollouts, judged: Judged, worlds: int, label: str) -> tuple[Estimate, Estimate]:
    """How much more the expert's choice comes to, and what the one taken comes to."""
    step = judged.step
    perspective = look(rollouts.game, step.before, step.seat)
    samples = rollouts.compare(perspective, [step.action, judged.expert], range(worlds), f"{label} {step.entry}")
    return difference(samples[judged.expert], samples[step.action]), estimate(samples[step.action])
