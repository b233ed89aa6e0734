"""A hint says why: every reason of every bot has a sentence, in both languages."""

import pytest

from escapade.core.game import Game
from escapade.games import load
from escapade.language.fluent import languages
from escapade.language.sentences import Language
from tests.language.checks import because_key, real_games, reasons_of, types_of

GAMES = real_games()


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_every_reason_is_a_sentence(game: Game, code: str) -> None:
    """It begins with a capital and ends like a sentence: it stands after another one."""
    language = Language(code, strict=True)
    for reason in reasons_of(game.key):
        said = language.say(because_key(game, reason), **dict.fromkeys(types_of(game), "Ada"))
        assert said[0].isupper(), f"{game.key} {reason}: {said!r}"
        assert said[-1] in ".!?", f"{game.key} {reason}: {said!r}"


def test_a_game_says_it_in_its_own_words_first() -> None:
    """Then come the words of every game; a reason without any is not told, but for a strict language."""
    game, language = load("evades"), Language("en")
    assert language.because(game, "wanted_early", {}) == "By your bet that one should board early."
    assert language.because(game, "only_choice", {}) == "There is no other."
    assert language.because(game, "no_such_reason", {}) == ""
    with pytest.raises(AssertionError, match="common-because-no_such_reason"):
        Language("en", strict=True).because(game, "no_such_reason", {})


def test_what_a_reason_speaks_of_is_told_by_its_name() -> None:
    """Content keys by their type; figures as they are."""
    told = Language("fr", strict=True).because(load("prison_break"), "cheap_guilt", {"number": "7"})
    assert "7" in told
    told = Language("en", strict=True).because(load("prison_break"), "catches", {"figure": "sucre"})
    assert told == "There the guard catches Sucre."


@pytest.mark.parametrize("code", languages())
def test_every_bot_has_a_name_of_its_own(code: str) -> None:
    """As many as the largest table has seats, and none twice."""
    language = Language(code, strict=True)
    names = [language.say("web-bot-name", seat=seat) for seat in range(11)]
    assert len(set(names)) == 11
