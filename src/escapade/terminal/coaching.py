"""What the coach adds to a hint: how likely a win is, beside the next best choice, and what differs."""

from escapade.coach.position import DECISIONS, SLOWER, Word, consider, is_quick
from escapade.coach.rollouts import Rollouts
from escapade.core.errors import Missing
from escapade.core.perspective import look
from escapade.language.coaching import differs_text, figure_text
from escapade.terminal.session import Session


def coach_word(session: Session, seat: int) -> Word | None:
    """What the coach thinks of the question, from what the seat knows; None where it has nothing to say."""
    game, state = session.game, session.match.state
    try:
        rollouts = Rollouts(game, f"{session.seed} hint {seat} {state.asked[seat]}")
    except Missing:
        return None
    return consider(rollouts, look(game, state, seat), game.unnamed(state, seat),
                    DECISIONS if is_quick() else DECISIONS // SLOWER)


def coach_text(session: Session, word: Word) -> str:
    """The same as a sentence or two."""
    language, first, second = session.language, word.choices[0], word.choices[1]
    differs = ""
    if word.differs is not None:
        measure = word.differs.measure
        figures = [figure_text(language, value, is_share=measure.is_share)
                   for value in (word.differs.first, word.differs.second)]
        differs = differs_text(language, session.game, measure.key, *figures)
    shares = [figure_text(language, value, is_share=True) for value in (
        first.worth.mean, first.worth.mean - first.worth.reach, first.worth.mean + first.worth.reach,
        second.worth.mean)]
    return language.say("coach-word", first=shares[0], low=shares[1], high=shares[2], second=shares[3],
                        action=session.sentence(second.action), clear="yes" if word.is_clear else "no",
                        differs=differs).rstrip()
