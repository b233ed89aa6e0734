"""Every key has its sentence in every language, and every sentence its use (design.md, Language)."""

import re
from functools import cache
from pathlib import Path

import pytest

from escapade.games import games
from escapade.language.fluent import languages, locales
from tests.language import checks
from tests.language.codes import Code, codes_in
from tests.language.drawings import boards_of
from tests.language.locale_files import LocaleFiles
from tests.language.sayings import (
    SOURCE,
    browser_keys,
    browser_sources,
    completed_in_browser,
    talking_modules,
    texts_of,
)

GAMES = [key for key in games() if key != "pocket"]
HOME = Path(str(locales()))


@cache
def codes() -> list[Code]:
    """Read when a test asks: every process collects these tests, and few of them run any."""
    return codes_in(SOURCE)


@cache
def modules() -> list[str]:
    """The texts of the modules that say something."""
    return talking_modules()


@cache
def expected() -> dict[str, set[str] | None]:
    """Every key that is said somewhere, with the variables it is given."""
    return {**dict.fromkeys(browser_keys()),
            **checks.add_sayings(checks.expected_variables(checks.real_games(), codes()), modules())}


@pytest.fixture(params=languages())
def locale(request: pytest.FixtureRequest) -> LocaleFiles:
    """The files of each language in turn."""
    return LocaleFiles(HOME / request.param)


def test_there_are_two_languages() -> None:
    """Design.md: French and English."""
    assert languages() == ["en", "fr"]


def test_every_line_is_understood(locale: LocaleFiles) -> None:
    """The parser drops what it does not understand; we do not."""
    assert checks.broken(locale) == []


def test_no_key_is_missing(locale: LocaleFiles) -> None:
    """Shapes, content, options, outcomes, view fields, bots' reasons, error codes, and what modules say by name."""
    assert checks.missing(locale, set(expected())) == []


def test_no_key_is_unused(locale: LocaleFiles) -> None:
    """Terms and references count, and what the talking modules name."""
    completed = completed_in_browser(locale.messages)
    assert checks.unused(locale, set(expected()), completed.union(*map(texts_of, modules()))) == []


def test_every_sentence_of_a_game_stands_in_its_own_file(locale: LocaleFiles) -> None:
    """`language/__init__`: under a key that begins with the game's; the other files speak of no game."""
    assert checks.misplaced(locale, GAMES) == []


def test_the_browser_says_nothing_that_is_not_written(locale: LocaleFiles) -> None:
    """Every key of the client has its sentence."""
    assert browser_keys() - set(locale.messages) == set()


def test_no_client_borrows_the_sentences_of_another() -> None:
    """`language/__init__`: "Each client reads the files it speaks from and no other"."""
    assert checks.borrowed_by_browser(browser_sources()) == []
    assert checks.borrowed_by_terminal(modules()) == []


def test_variables_are_given(locale: LocaleFiles) -> None:
    """A sentence uses only the fields of its shape, or what everybody who says it gives."""
    assert checks.wrong_variables(locale, expected()) == []


def test_every_sentence_comes_out_clean(locale: LocaleFiles) -> None:
    """For every variant, and for you as well as for others."""
    assert checks.failing_sentences(locale, HOME) == []


def test_languages_agree() -> None:
    """The same keys and the same variables everywhere."""
    first, *others = [LocaleFiles(HOME / code) for code in languages()]
    for other in others:
        assert checks.differences(first, other) == []


def test_error_codes_are_found() -> None:
    """The collector sees direct errors and those made by a helper."""
    found = {code.code for code in codes()}
    assert {"input.unknown_option", "refused.stale", "missing.game", "input.impossible_chance"} <= found
    assert all(re.fullmatch(r"[a-z]+\.[a-z_]+", code) for code in found)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_typography(code: str) -> None:
    """Curly quotes everywhere; in French, an unbreakable space where French has one."""
    for path in (HOME / code).glob("*.ftl"):
        assert checks.badly_set(code, path.read_text(encoding="utf-8")) == [], path.name


@pytest.mark.parametrize("game", GAMES)
def test_drawings_are_set_in_french_too(game: str) -> None:
    """What a terminal puts together from words: the whole board, all along a match of bots."""
    for text in boards_of(game):
        assert checks.badly_set("fr", text, checks.DRAWN) == []
