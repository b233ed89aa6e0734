"""What a bot tells somebody who asks it: what it would answer, or what it is after.

An adviser is given its own view and nothing else of the match; with it comes the list of whoever must answer, where a
game holds that list open. Nothing is applied, and what the asker may not know is not named. Where answers are as good
as equal its temper decides what it advises; about its own question it says what it will do.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from escapade.bots.base import Bot, Choice
from escapade.bots.levels.level import EVEN, temper_of
from escapade.bots.random import NAME as AT_RANDOM
from escapade.bots.search.bot import LOOKED_AHEAD
from escapade.core.errors import Refused
from escapade.core.frame import Poll
from escapade.core.game import Game
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE_BIT, NONE, first_seat
from escapade.core.state import State

CHOICE: Final = "choice"
"""Bots say what they would answer in the place of whoever must."""
PURPOSE: Final = "purpose"
"""Bots say what they are after themselves."""
AT_RANDOM_REASON: Final = "at_random"
QUIET: Final = "keeps_quiet"
"""The reason that stands for every reason the asker may not hear."""
REASONS: Final[list[str]] = [QUIET]


@mypyc_attr(allow_interpreted_subclasses=True)
class Counsel:
    """What the bots of one game tell people, and whom; `COUNSEL` of a game's folder makes it."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        """CHOICE or PURPOSE."""

    def is_one_side(self, state: State, one: int, other: int) -> bool:
        """Whether two seats play together now. Told from what is public."""
        return True

    def has_purpose(self, state: State, seat: int) -> bool:
        """Whether a seat can be after anything yet. Told from what is public."""
        return True

    def purpose(self, state: State, seat: int) -> Choice:
        """What a seat is after in a world it imagines; the action is NONE."""
        raise NotImplementedError

    def tempered(self, state: State, adviser: int, legal: list[int], said: Choice, temper: str) -> Choice:
        """Of the answers that are as good as the one it would give in another's place, the one its temper likes best,
        and why; where its temper has nothing to say, the same. Never anything that the expert holds for worse.
        """
        return said

    def worded(self, said: Choice, temper: str) -> Choice:
        """How a temper puts what a bot is after itself: the same purpose, in other words."""
        return said

    def is_open(self, choice: Choice, view: dict[str, object]) -> bool:
        """Whether a reason names only what the asker's own view shows."""
        raise NotImplementedError


def check(counsel: Counsel, state: State, adviser: int, asker: int) -> None:
    """Refuse where an adviser has nothing to tell this asker now; all of it is told from what is public."""
    if not counsel.is_one_side(state, adviser, asker):
        raise Refused("refused.other_side", {})
    if state.frames and isinstance(state.frames[-1], Poll):
        raise Refused("refused.open_vote", {})
    is_asked = state.waiting not in (0, CHANCE_BIT)
    if not (is_asked if counsel.kind == CHOICE else counsel.has_purpose(state, adviser)):
        raise Refused("refused.nothing_to_say", {})


def look_on(counsel: Counsel, game: Game, state: State, adviser: int) -> Perspective:
    """All that an adviser is given: its own view, with the list of whoever must answer where that is open."""
    view = game.view(state, adviser)
    if counsel.kind == PURPOSE:
        return Perspective(game, adviser, view, [])
    answering = first_seat(state.waiting)
    return Perspective(game, answering, view, game.legal(state, answering))


def think(counsel: Counsel, bot: Bot, perspective: Perspective, rng: Rng) -> Choice:
    """What a bot would say, from its own perspective. Not to be told before `keep_back` has seen it."""
    if counsel.kind == CHOICE:
        return advised(counsel, bot, perspective, rng)
    if bot.name == AT_RANDOM:
        return Choice(NONE, AT_RANDOM_REASON)
    return counsel.worded(counsel.purpose(perspective.imagine(rng), perspective.seat), temper_of(bot.name))


def advised(counsel: Counsel, bot: Bot, perspective: Perspective, rng: Rng) -> Choice:
    """What a bot would answer, as its temper puts it to others; a slip stays one, and what was looked into stands."""
    said, temper, adviser = bot.choose(perspective, rng), temper_of(bot.name), perspective.known.seat
    is_own = adviser == perspective.seat
    if temper == EVEN or is_own or said.reason in (AT_RANDOM_REASON, LOOKED_AHEAD) or perspective.nodes <= 0:
        return said
    return counsel.tempered(perspective.imagine(rng), adviser, perspective.legal, said, temper)


def keep_back(counsel: Counsel, said: Choice, asker_view: dict[str, object]) -> Choice:
    """What the asker is told of it: all, or that the bot keeps it to itself."""
    is_told = said.reason == AT_RANDOM_REASON or counsel.is_open(said, asker_view)
    return said if is_told else Choice(NONE, QUIET)
