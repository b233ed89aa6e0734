"""An analysis as data: every figure of the page, and those it rounds or leaves out."""

from collections.abc import Sequence

from escapade.coach.analysis import Analysis
from escapade.coach.judging import Judged
from escapade.coach.verdict import ending, luck_class, play_class
from escapade.core.seat import seat_word
from escapade.play.notation import write

DIGITS = 4


def to_json(analysis: Analysis, names: Sequence[str]) -> dict[str, object]:
    """In words of the record, seats as `p0`; shares and losses in wins."""
    game = analysis.game
    return {
        "game": game.key, "version": game.version, "players": list(names), "outcome": game.outcome(analysis.end),
        "curve": [{"entry": entry, "worth": rounded(point)}
                  for entry, point in zip([0, *(step.entry for step in analysis.steps)], analysis.curve, strict=True)],
        "draws": [{"entry": draw.step.entry, "words": write(game, draw.step.before, draw.step.seat, draw.step.action),
                   "luck": rounded(draw.brought)} for draw in analysis.draws],
        "choices": [choice(analysis, one) for one in analysis.judged],
        "turning_points": [{"entry": turn.step.entry, "seat": seat_word(turn.seat),
                            "before": round(turn.before, DIGITS), "after": round(turn.after, DIGITS)}
                           for turn in analysis.turns],
        "seats": [{"seat": seat_word(player.seat), "result": player.worth, "luck": round(player.luck, DIGITS),
                   "usual_luck": round(player.spread, DIGITS), "adjusted": round(player.adjusted, DIGITS),
                   "choices": player.choices, "loss_a_choice": player.mean_loss.as_json(), "band": player.band,
                   "in_a_word": {"luck": luck_class(player), "play": play_class(player), "ending": ending(player)}}
                  for player in analysis.players],
        "expert_decisions": analysis.decisions,
    }


def choice(analysis: Analysis, judged: Judged) -> dict[str, object]:
    """One choice; where the expert would have done the same, nothing was lost and nothing is added."""
    step, words = judged.step, analysis.game.shapes.actions.words
    written: dict[str, object] = {"entry": step.entry, "seat": seat_word(step.seat), "taken": words(step.action),
                                  "expert": words(judged.expert)}
    if judged.is_looked_at:
        written["loss"] = judged.loss.as_json()
    if judged.sure is not None and judged.worth is not None:
        written |= {"long_look": judged.sure.as_json(), "worth": judged.worth.as_json(), "mark": judged.mark}
    return written


def rounded(numbers: Sequence[float]) -> list[float]:
    """With as many digits as mean something."""
    return [round(number, DIGITS) for number in numbers]
