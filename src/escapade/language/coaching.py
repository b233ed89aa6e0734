"""What the coach says of a position, in one language."""

from escapade.core.game import Game
from escapade.language.sentences import Language


def figure_text(language: Language, value: float, *, is_share: bool) -> str:
    """A figure of the game: a percentage, or an amount with one digit after the point and a sign only below 0."""
    if is_share:
        return language.figure("share", min(1.0, max(0.0, value)))
    tenths = round(abs(value) * 10)
    sign = "−" if value < 0 and tenths else ""
    return language.say("odds-amount", sign=sign, whole=tenths // 10, tenth=tenths % 10)


def differs_text(language: Language, game: Game, key: str, first: str, second: str) -> str:
    """What differs most between two choices, in the game's own terms."""
    return language.say(f"{game.key}-coach-{key}", first=first, second=second)
