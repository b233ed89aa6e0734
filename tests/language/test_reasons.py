"""A hint says why: every reason of every bot has a sentence of its own, in both languages and in both clients."""

from importlib import import_module

import pytest

from escapade.bots import random
from escapade.games import games
from escapade.language.sentences import Language, languages
from escapade.terminal.drawers import drawer_class

GAMES = [key for key in games() if key != "pocket"]
SHARED = {"only_choice": "cli-because-only_choice", "at_random": "cli-because-at_random"}
"""What bots of every game may say."""

SAMPLES = {"number": "7", "share": "40", "figure": "Ada",
           **dict.fromkeys(["object", "square", "place", "tool", "device", "escape"], "x")}
"""What a reason may speak of."""


def key_of(game: str, reason: str) -> str:
    """The key under which the browser looks for the sentence."""
    return SHARED.get(reason, f"cli-{game}-because-{reason}")


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_a_sentence(game: str, code: str) -> None:
    """It begins with a capital and ends like a sentence: it stands after another one."""
    language = Language(code, strict=True)
    for reason in [*import_module(f"escapade.bots.{game}").REASONS, *random.REASONS]:
        said = language.say(key_of(game, reason), **SAMPLES)
        assert said[0].isupper(), f"{game} {reason}: {said!r}"
        assert said[-1] in ".!?", f"{game} {reason}: {said!r}"


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_knows_the_same_reasons(game: str) -> None:
    """One key for both clients."""
    reasons = set(import_module(f"escapade.bots.{game}").REASONS) - set(SHARED)
    assert {reason: drawer_class(game).reasons.get(reason) for reason in reasons} == {
        reason: key_of(game, reason) for reason in reasons}


@pytest.mark.parametrize("code", languages())
def test_every_bot_has_a_name_of_its_own(code: str) -> None:
    """As many as the largest table has seats, and none twice."""
    language = Language(code, strict=True)
    names = [language.say("web-bot-name", seat=seat) for seat in range(11)]
    assert len(set(names)) == 11
