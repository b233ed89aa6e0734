"""The figures of an analysis as sentences, in the reader's language."""

from collections.abc import Sequence

from escapade.coach.analysis import Analysis, Player, Turn
from escapade.coach.figures import Estimate
from escapade.coach.judging import Judged
from escapade.coach.steps import Step
from escapade.coach.verdict import bands_of, ending, is_worse, luck_class, play_class
from escapade.language.sentences import Language

MARKS = {"blunder": "cli-analyse-mark-blunder", "mistake": "cli-analyse-mark-mistake",
         "doubtful": "cli-analyse-mark-doubtful", "found": "cli-analyse-mark-found"}
BAND_NAMES = {"supernatural": "cli-analyse-band-supernatural", "world_class": "cli-analyse-band-world_class",
              "expert": "cli-analyse-band-expert", "advanced": "cli-analyse-band-advanced",
              "intermediate": "cli-analyse-band-intermediate", "casual": "cli-analyse-band-casual",
              "beginner": "cli-analyse-band-beginner", "lost": "cli-analyse-band-lost"}


class Words:
    """Says what an analysis found."""

    def __init__(self, analysis: Analysis, language: Language, names: Sequence[str]) -> None:
        self.analysis, self.language, self.names = analysis, language, names
        self.game = analysis.game

    def verdict(self, player: Player) -> str:
        """A player's match in two sentences: luck and play; and what came of it."""
        say = self.language.say
        first = say("cli-analyse-verdict", name=self.names[player.seat], luck=luck_class(player),
                    play=play_class(player))
        return f"{first} {say('cli-analyse-ending', ending=ending(player), best=percent(player.best_chance))}"

    def did(self, step: Step) -> str:
        """What a step was: a draw, or somebody's choice."""
        if step.is_draw:
            kind, value = self.game.chance_kind(step.before), self.game.chance_value(step.before, step.action)
            return self.language.chance(self.game, kind, value, self.names)
        return self.language.say("cli-analyse-did", name=self.names[step.seat], action=self.action(step, step.action))

    def action(self, step: Step, action: int) -> str:
        """A choice as it stands in lists."""
        question = self.game.question(step.before, step.seat)["key"]
        return self.language.action(self.game, action, self.names, None, str(question))

    def turn(self, turn: Turn) -> list[str]:
        """A row about a turning point; what would have been better, where that is known."""
        judged = turn.judged
        better = self.action(turn.step, judged.expert) if judged is not None and is_worse(judged) else ""
        return [str(turn.step.entry), self.did(turn.step), self.names[turn.seat],
                f"{percent(turn.before)} → {percent(turn.after)} %", better]

    def mistake(self, judged: Judged) -> list[str]:
        """A row about a choice that stands out."""
        step, sure = judged.step, judged.sure
        assert sure is not None
        return [str(step.entry), self.names[step.seat], self.action(step, step.action),
                self.action(step, judged.expert), self.language.say(MARKS[judged.mark]), points(sure)]

    def player(self, player: Player) -> list[str]:
        """A row of figures about a player."""
        return [self.names[player.seat], f"{player.worth:.2f}", f"{player.luck:+.2f}", f"±{player.spread:.2f}",
                f"{player.adjusted:.2f}", str(player.choices), loss(player.mean_loss), self.band(player)]

    def band(self, player: Player) -> str:
        """What play of this kind is called; two names where the interval reaches so far."""
        low, high = bands_of(player)
        if low == high:
            return self.language.say(BAND_NAMES[low])
        return self.language.say("cli-analyse-bands", low=self.language.say(BAND_NAMES[low]),
                                 high=self.language.say(BAND_NAMES[high]))


def percent(share: float) -> str:
    """A share as people say it."""
    return f"{100 * share:.0f}"


def points(found: Estimate) -> str:
    """A change of the win probability, in points, with its interval."""
    return f"{-100 * found.mean:+.0f} ± {100 * found.reach:.0f}"


def loss(found: Estimate) -> str:
    """A mean loss, in wins, with its interval."""
    return f"{found.mean:.3f} ± {found.reach:.3f}"
