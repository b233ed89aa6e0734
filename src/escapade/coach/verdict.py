"""What the figures of a player come to: the words for luck, play and the end, by fixed bounds. Keys, no sentence."""

from escapade.coach.analysis import BANDS, Player
from escapade.coach.judging import FOUND, Judged

LUCKY = 0.6
"""Luck beyond so many of its usual measures is told as good or bad."""
LITTLE = 0.1
"""Luck of less than this, in wins, is none."""
GOOD_PLAY, BAD_PLAY = 0.018, 0.005
"""Play is good where surely less is lost in a choice than the first, bad where surely more than the second."""
NEAR = 0.5
"""A win that was once as likely as this nearly was one."""


def luck_class(player: Player) -> str:
    """`good`, `bad` or `fair`."""
    if abs(player.luck) < max(LITTLE, LUCKY * player.spread):
        return "fair"
    return "good" if player.luck > 0 else "bad"


def play_class(player: Player) -> str:
    """`good`, `bad`, or `open` where the interval allows both; `none` for somebody who never had a choice."""
    found = player.mean_loss
    if player.choices == 0:
        return "none"
    if found.is_below(GOOD_PLAY):
        return "good"
    return "bad" if found.is_above(BAD_PLAY) else "open"


def ending(player: Player) -> str:
    """`won`, `shared`, `nearly` or `lost`."""
    if player.worth == 1.0:
        return "won"
    if player.worth > 0:
        return "shared"
    return "nearly" if player.best_chance >= NEAR else "lost"


def band_of(mean: float) -> str:
    """What a mean loss of a choice is called."""
    return next((name for most, name in BANDS if mean < most), "lost")


def bands_of(player: Player) -> tuple[str, str]:
    """What play of this kind is called, from one end of its interval to the other."""
    found = player.mean_loss
    return band_of(found.mean - found.reach), band_of(found.mean + found.reach)


def is_worse(judged: Judged) -> bool:
    """Whether the expert would surely have done better."""
    return judged.mark not in ("", FOUND)
