"""What the coach found, as it is sent: figures, keys and shapes, and no sentence."""

from escapade.coach.analysis import Analysis, Player, Turn
from escapade.coach.figures import Estimate
from escapade.coach.judging import FOUND, Judged
from escapade.coach.steps import Step
from escapade.coach.verdict import bands_of, ending, is_worse, luck_class, play_class
from escapade.core.game import Game
from escapade.core.seat import CHANCE

DIGITS = 4
"""More are noise."""


def report_of(found: Analysis, *, is_brief: bool) -> dict[str, object]:
    """All that a page shows; `protocol_analysis.Analysis` has its shape."""
    entries = [0, *(step.entry for step in found.steps)]
    return {
        "together": bool(found.game.traits.cooperative), "brief": is_brief, "draws": len(found.draws),
        "choices": len(found.judged), "decisions": found.decisions,
        "curve": [{"entry": entry, "win": [rounded(share) for share in point]}
                  for entry, point in zip(entries, found.curve, strict=True)],
        "turns": [turn_of(found.game, turn) for turn in found.turns],
        "mistakes": [misstep_of(found.game, one) for one in found.mistakes],
        "found": [misstep_of(found.game, one) for one in found.judged if one.mark == FOUND],
        "seats": [seat_of(player) for player in found.players]}


def turn_of(game: Game, turn: Turn) -> dict[str, object]:
    """One turning point."""
    step, judged = turn.step, turn.judged
    better = deed_of(game, judged.expert) if judged is not None and is_worse(judged) else None
    return {"entry": step.entry, "by": None if step.is_draw else step.seat, "question": question_of(game, step),
            "did": draw_of(game, step) if step.is_draw else deed_of(game, step.action), "seat": turn.seat,
            "before": rounded(turn.before), "after": rounded(turn.after), "better": better}


def misstep_of(game: Game, judged: Judged) -> dict[str, object]:
    """One choice that stands out."""
    assert judged.sure is not None, "only what was looked at longer has a mark"
    step = judged.step
    return {"entry": step.entry, "seat": step.seat, "question": question_of(game, step),
            "taken": deed_of(game, step.action), "expert": deed_of(game, judged.expert), "mark": judged.mark,
            "loss": interval_of(judged.sure)}


def seat_of(player: Player) -> dict[str, object]:
    """Luck and play of one seat."""
    return {"seat": player.seat, "result": player.worth, "luck": rounded(player.luck),
            "usual_luck": rounded(player.spread), "adjusted": rounded(player.adjusted),
            "best_chance": rounded(player.best_chance), "choices": player.choices,
            "loss": interval_of(player.mean_loss), "bands": list(bands_of(player)), "luck_word": luck_class(player),
            "play_word": play_class(player), "ending": ending(player)}


def deed_of(game: Game, action: int) -> dict[str, object]:
    """An action by its shape."""
    actions = game.shapes.actions
    shape = actions.shape(action)
    return {"kind": shape.name, "fields": shape.fill(actions.values(action))}


def draw_of(game: Game, step: Step) -> dict[str, object]:
    """A draw by its shape."""
    shape = game.shapes.chances[game.chance_kind(step.before)]
    return {"kind": shape.name, "fields": shape.fill([game.chance_value(step.before, step.action)])}


def question_of(game: Game, step: Step) -> str:
    """What was asked, where somebody was: the same action may mean more than one thing."""
    return "" if step.seat == CHANCE else str(game.question(step.before, step.seat)["key"])


def interval_of(estimate: Estimate) -> dict[str, object]:
    """A mean and how far it may be off."""
    return {"mean": rounded(estimate.mean), "low": rounded(estimate.mean - estimate.reach),
            "high": rounded(estimate.mean + estimate.reach)}


def rounded(number: float) -> float:
    """With as many digits as mean something."""
    return round(number, DIGITS)
