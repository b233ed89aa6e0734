"""Planted defects: what each check is for, and the proof that it sees it."""

import shutil
from pathlib import Path

import pytest

from escapade.language.fluent import locales
from escapade.language.sentences import Language
from tests.language import checks
from tests.language.codes import Code, NotReadable, codes_of
from tests.language.locale_files import LocaleFiles

EXPECTED = checks.expected_variables(checks.real_games(), [])


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A copy of the locales to spoil."""
    shutil.copytree(str(locales()), tmp_path / "locales")
    return tmp_path / "locales"


def spoil(home: Path, old: str, new: str) -> LocaleFiles:
    """Put one defect into the English sentences of Les Évadés."""
    path = home / "en" / "evades.ftl"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return LocaleFiles(home / "en")


def test_a_missing_key(home: Path) -> None:
    locale = spoil(home, "evades-action-take =", "# evades-action-take =")
    assert checks.missing(locale, set(EXPECTED)) == ["evades-action-take"]
    assert checks.differences(locale, LocaleFiles(home / "fr")) == ["evades-action-take"]


def test_a_missing_view_field(home: Path) -> None:
    locale = spoil(home, "evades-view-bets =", "evades-view-bet =")
    assert checks.missing(locale, set(EXPECTED)) == ["evades-view-bets"]
    assert "evades-view-bet" in checks.unused(locale, set(EXPECTED), set())


def test_a_reference_to_nothing(home: Path) -> None:
    locale = spoil(home, "{ evades-winning }", "{ evades-wining }")
    assert "reference to evades-wining" in checks.missing(locale, set(EXPECTED))
    assert any("evades-outcome-all_aboard" in text for text in checks.failing_sentences(locale, home))


def test_an_unused_key(home: Path) -> None:
    locale = spoil(home, "evades-title =", "evades-nickname = Joe\n-ghost = Boo\nevades-title =")
    found = checks.unused(locale, set(EXPECTED), set())
    assert {"-ghost", "evades-nickname"} <= set(found)
    assert "evades-nickname" not in checks.unused(locale, set(EXPECTED), {"evades-nickname"})


@pytest.mark.parametrize(("file", "name"), [
    ("cli", "cli-evades-round"), ("web", "web-title-evades"), ("common", "evades-because-planted"),
    ("elba", "evades-terminal-planted"), ("evades", "common-because-at_random"), ("common", "-evades-name"),
])
def test_a_key_in_another_file(home: Path, file: str, name: str) -> None:
    path = home / "en" / f"{file}.ftl"
    path.write_text(path.read_text(encoding="utf-8") + f"{name} = Hello\n", encoding="utf-8")
    assert checks.misplaced(LocaleFiles(home / "en"), ["evades", "elba"]) == [f"{file}.ftl: {name}"]


@pytest.mark.parametrize(("source", "found"), [
    ('await language.need("cli");', ["cli"]), ("say(`cli-because-${reason}`)", ["cli-because-"]),
    ('say("elba-terminal-round", {})', ["elba-terminal-round"]),
    ('say("elba-board-deck"); say("web-hint"); on("click"); import("client.ts")', []),
])
def test_a_sentence_borrowed_from_the_terminal(source: str, found: list[str]) -> None:
    assert checks.borrowed_by_browser([source]) == found


def test_a_sentence_borrowed_from_the_browser() -> None:
    module = "say('web-hint')\nsay('elba-web-hand')\nsay('elba-board-deck')\nimport webbrowser"
    assert checks.borrowed_by_terminal([module]) == ["elba-web-hand", "web-hint"]


def test_a_reason_of_a_bot_without_a_sentence(home: Path) -> None:
    locale = spoil(home, "evades-because-least_harm =", "evades-because-least_harms =")
    assert checks.missing(locale, set(EXPECTED)) == ["evades-because-least_harm"]
    assert "evades-because-least_harms" in checks.unused(locale, set(EXPECTED), set())


def test_a_misspelt_variable(home: Path) -> None:
    locale = spoil(home, "Send { $pawn } back", "Send { $prawn } back")
    assert checks.wrong_variables(locale, EXPECTED) == ["evades-action-back: $prawn"]
    assert checks.differences(locale, LocaleFiles(home / "fr")) == ["evades-action-back: ['pawn', 'prawn']"]


def test_a_misspelt_variable_behind_a_reference(home: Path) -> None:
    locale = spoil(home, "$winnersCount ->", "$winnerCount ->")
    assert "evades-outcome-all_aboard: $winnerCount" in checks.wrong_variables(locale, EXPECTED)


def test_a_select_on_one_line(home: Path) -> None:
    whole = "evades-question-use-others = { $playerIsYou -> [yes] You decide. *[no] { $player } decides. }\n"
    locale = spoil(home, "evades-question-over =", f"{whole}evades-question-over =")
    assert len(checks.broken(locale)) == 1
    assert "not understood: evades.ftl: evades-question-use-others" in checks.broken(locale)[0]


def test_a_key_that_stands_twice(home: Path) -> None:
    locale = spoil(home, "evades-title =", "evades-title = The Escapees\nevades-title =")
    assert checks.broken(locale) == ["twice: evades-title"]


def test_an_untidy_sentence(home: Path) -> None:
    locale = spoil(home, "Send { $pawn } back", 'Send  { $pawn } back{" "}')
    assert "evades-action-back: 'Send  Ada back '" in checks.failing_sentences(locale, home)


@pytest.mark.parametrize("line", [
    "key = Abruzzi [Ab]; Veronica [Ve]", "key = { $name }: { $figures }", "key = Qui jouez-vous ?", "key = Au vote!",
    "key = «Alibi\u00a0»", "key = L'équipe", "key = rend { $amount } PV", "key = rend 1 PV",
])
def test_a_mark_without_its_space(line: str) -> None:
    assert checks.badly_set("fr", line) == [line]


@pytest.mark.parametrize("line", [
    "key = Abruzzi [Ab]\u00a0; Veronica [Ve]", "key = { $name }\u00a0: { $figures }", "key = human:Anna",
    "key = Quoi\u00a0?!", "key = L’équipe, «\u00a0Alibi\u00a0»", "# l'ancien: rien",
])
def test_a_mark_with_its_space(line: str) -> None:
    assert checks.badly_set("fr", line) == []


def test_in_production_the_key_is_said(home: Path) -> None:
    spoil(home, "Roll the dice", "Roll { $dice }")
    assert Language("en", home=home).say("evades-action-roll") == "evades-action-roll"
    with pytest.raises(AssertionError, match="evades-action-roll"):
        Language("en", home=home, strict=True).say("evades-action-roll")


def test_a_new_error_code() -> None:
    found = codes_of("def f():\n    raise BadInput('input.new', {'word': 1})")
    assert found == [Code("input.new", frozenset({"word"}))]
    expected = checks.expected_variables([], found)
    locale = LocaleFiles(Path(str(locales())) / "en")
    assert "error-input-new" in checks.missing(locale, set(expected))


def test_an_error_code_through_a_helper() -> None:
    source = "def wrong(code, **more):\n    return Refused(code, {'word': 1, **more})\nwrong('refused.a', known=2)"
    assert codes_of(source) == [Code("refused.a", frozenset({"word", "known"}))]


def test_a_code_that_cannot_be_read() -> None:
    with pytest.raises(NotReadable):
        codes_of("raise errors.BadInput(f'input.{name}', {})")


def test_params_that_come_only_sometimes() -> None:
    codes = [Code("input.unknown_word", frozenset(params)) for params in ({"word", "field"}, {"word"})]
    locale = LocaleFiles(Path(str(locales())) / "en")
    assert checks.wrong_variables(locale, checks.expected_variables([], codes)) == ["error-input-unknown_word: $field"]


def test_a_key_said_by_name() -> None:
    module = "language.say('cli-hello', name=1, seat=2)\nlanguage.say('cli-hello', name=3)\nOption(help='cli-about')"
    expected = checks.add_sayings({}, [module, "language.say('seat-you', **params)"])
    assert expected == {"cli-hello": {"name"}, "cli-about": None, "seat-you": None}
    locale = LocaleFiles(Path(str(locales())) / "en")
    assert {"cli-hello"} <= set(checks.missing(locale, set(expected)))
    expected = checks.add_sayings({}, ["language.say('seat-name', seat=1)"])
    assert checks.wrong_variables(locale, expected) == ["seat-name: $number"]
