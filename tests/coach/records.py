"""Short records for the coach's tests, played by bots on a short track."""

from functools import cache

import pytest

from escapade.bots.roster import make
from escapade.coach import analysis
from escapade.coach.judging import is_choice
from escapade.coach.steps import Step
from escapade.core.game import Game
from escapade.games import load_with
from escapade.play.record import Record
from escapade.play.recording import record_match
from escapade.play.seeds import match_stem

LATE = 205


@cache
def short_record(title: str = "evades", bots: tuple[str, ...] = ("greedy", "random")) -> Record:
    """A whole match; on a short track where there is one."""
    game = load_with(title, {"squares": 20} if title == "evades" else {})
    return record_match(game, [make(bot, game) for bot in bots], match_stem(4, 0))


def work_little(patch: pytest.MonkeyPatch) -> None:
    """Look at choices near the end alone, and at few worlds: the interpreted rules are slow."""
    patch.setattr(analysis, "SHORT_DECISIONS", 400)
    patch.setattr(analysis, "LONG_DECISIONS", 200)
    patch.setattr(analysis, "LONG_LOOKS", 2)
    patch.setattr(analysis, "FEWEST_WORLDS", 2)
    patch.setattr(analysis, "is_choice", is_late_choice)


def is_late_choice(game: Game, step: Step) -> bool:
    """A choice of the end of a short match."""
    return step.entry > LATE and is_choice(game, step)
