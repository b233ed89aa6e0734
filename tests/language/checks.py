"""The checks on locales: each returns its complaints, so that planted defects can show that it works."""

import re
from collections.abc import Mapping
from itertools import product
from pathlib import Path

from escapade.bots import advice, greedy, random, roster
from escapade.bots.ismcts import bot as ismcts
from escapade.bots.search import bot as search
from escapade.coach.measures.measure import measures_of
from escapade.coach.position import BETTER
from escapade.core.game import Game
from escapade.games import REGISTRY, load
from escapade.language.phrases import phrases, read_phrases
from escapade.language.sentences import FIGURES, Language, because_keys, bot_keys, variables_of
from tests.language.codes import Code
from tests.language.locale_files import LocaleFiles
from tests.language.sayings import BROWSER_KEY, TERMINAL_FILE, sayings_of, texts_of

NUMBERS = [0, 1, 2, 7]
WRITTEN = ";:!?"
DRAWN = ";:"
"""The marks that French sets apart; on a drawn plan the others are signs for things."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def real_games() -> list[Game]:
    """Every game of the registry but those that live in tests."""
    return [load(key) for key, module in REGISTRY.items() if not module.startswith("tests.")]


def expected_variables(games: list[Game], codes: list[Code]) -> dict[str, set[str]]:
    """Every key that must exist, with the params its sentence can rely on."""
    expected: dict[str, set[str]] = {"why-over": set(),
                                     "why-not_your_turn": {"waiting_for", "waiting_forKey", "waiting_forCount"},
                                     "odds-share": {"percent"}, "odds-amount": {"sign", "whole", "tenth"}}
    for game in games:
        expected |= variables_of(game)
        expected |= dict.fromkeys([because_key(game, reason) for reason in reasons_of(game.key)], types_of(game))
        expected |= dict.fromkeys([f"{game.key}-odds-{key}" for key in odds_of(game.key)], types_of(game) | {"value"})
        expected |= {f"{game.key}-coach-{one.key}": {"first", "second"} for one in measures_of(game.key)}
        expected |= {bot_keys(game, name)[name != greedy.NAME]: set() for name in roster.names(game.key)}
        expected |= {phrase_key(game.key, phrase): set() for phrase in phrases(game.key, "en")}
    for code in codes:
        params = {*code.params, "cause"}
        expected[code.key] = expected.get(code.key, params) & params
    return expected


def odds_of(key: str) -> list[str]:
    """What can be counted about the choices of a game."""
    folder = roster.folder(key)
    return list(folder.ODDS_KEYS) if folder is not None else []


def reasons_of(key: str) -> list[str]:
    """What the bots of a game give as reasons for what they do."""
    folder = roster.folder(key)
    kept_back = advice.REASONS if hasattr(folder, "COUNSEL") else []
    own = [*search.REASONS, *folder.REASONS, *getattr(folder, "TEMPER_REASONS", [])] if folder is not None else []
    return [BETTER, *random.REASONS, *ismcts.REASONS, *kept_back, *own]


def phrase_key(game: str, phrase: str) -> str:
    """The key of a quick phrase: the game's own, or that of every game."""
    return f"{game}-phrase-{phrase}" if phrase in read_phrases(game, "en", f"{game}-phrase") else f"phrase-{phrase}"


def because_key(game: Game, reason: str) -> str:
    """The key of a reason's sentence: the bots of every game may be without a choice, or play at random."""
    own, shared = because_keys(game, reason)
    common = {"only_choice", BETTER, *random.REASONS, *advice.REASONS, *search.REASONS, *ismcts.REASONS}
    return shared if reason in common else own


def types_of(game: Game) -> set[str]:
    """What a bot's reason may speak of: things of the game, by type, and figures."""
    shapes = game.shapes
    families = [shapes.actions.shapes, shapes.chances, shapes.events, shapes.reasons]
    return {field.type_name for shapes in families for shape in shapes for field in shape.fields} | {*FIGURES}


def add_sayings(expected: dict[str, set[str]], modules: list[str]) -> dict[str, set[str] | None]:
    """The same with the keys that modules say by name; None for params nobody can tell."""
    whole: dict[str, set[str] | None] = dict(expected)
    for module in modules:
        for key, params in sayings_of(module).items():
            known = whole.get(key, params)
            whole[key] = params if known is None else known if params is None else known & params
    return whole


def broken(locale: LocaleFiles) -> list[str]:
    """What the parser dropped in silence, and keys that stand twice."""
    return [f"not understood: {text}" for text in locale.junk] + [f"twice: {name}" for name in locale.duplicates]


def missing(locale: LocaleFiles, expected: set[str]) -> list[str]:
    """Keys without a sentence, and references to nothing."""
    lost = {inner for name in locale.entries for inner in locale.references(name)} - set(locale.entries)
    return sorted(expected - locale.messages) + sorted(f"reference to {name}" for name in lost)


def misplaced(locale: LocaleFiles, games: list[str]) -> list[str]:
    """Keys of one game outside its file, and keys in a game's file that do not begin with the game's own key."""
    found = []
    for name, home in locale.home_of.items():
        owner, key = home.removesuffix(".ftl"), name.removeprefix("-")
        is_own = key.startswith(f"{owner}-")
        is_of_a_game = any(f"-{game}-" in f"-{key}-" for game in games)
        if not is_own if owner in games else is_of_a_game:
            found.append(f"{home}: {name}")
    return found


def borrowed_by_browser(sources: list[str]) -> list[str]:
    """What sources of the client say that only the terminal has."""
    return [found for text in sources for found in TERMINAL_FILE.findall(text)]


def borrowed_by_terminal(modules: list[str]) -> list[str]:
    """What modules of the terminal and the command line say that only the browser has."""
    return sorted(text for module in modules for text in texts_of(module) if BROWSER_KEY.fullmatch(text))


def unused(locale: LocaleFiles, expected: set[str], texts: set[str]) -> list[str]:
    """Entries that nothing says, directly or through another; `texts` are the literals of the talking modules."""
    said = locale.messages & (expected | texts)
    return sorted(set(locale.entries).difference(*[locale.reached(name) for name in said]))


def differences(one: LocaleFiles, other: LocaleFiles) -> list[str]:
    """Keys that only one locale has, and sentences that use other variables."""
    found = sorted(one.messages ^ other.messages)
    for name in sorted(one.messages & other.messages):
        mine, yours = set(one.variables(name)), set(other.variables(name))
        if mine != yours:
            found.append(f"{name}: {sorted(mine ^ yours)}")
    return found


def wrong_variables(locale: LocaleFiles, expected: Mapping[str, set[str] | None]) -> list[str]:
    """Variables, in any variant, that a sentence is never given."""
    given = {name: params for name, params in expected.items() if params is not None}
    return [f"{name}: ${variable}" for name in sorted(locale.messages & set(given))
            for variable in sorted(set(locale.variables(name)) - given[name])]


def failing_sentences(locale: LocaleFiles, home: Path) -> list[str]:
    """Sentences that do not come out clean for some combination of sample values."""
    language = Language(locale.code, strict=True, home=home)
    found = []
    for name in sorted(locale.messages):
        variables = locale.variables(name)
        for values in product(*[samples(variable, variables[variable]) for variable in variables]):
            text = said(language, name, dict(zip(variables, values, strict=True)))
            if is_untidy(text):
                found.append(f"{name}: {text!r}")
    return found


def is_untidy(text: str) -> bool:
    """Empty, braces or isolates left in it, or spaces too many; a help of several lines may align its columns."""
    return not text or text != text.strip() or bool(set(text) & set("{}\u2068\u2069")) or (
        "  " in text and "\n" not in text)


def said(language: Language, name: str, params: dict[str, object]) -> str:
    """The sentence, or the complaint about it in braces."""
    try:
        return language.say(name, **params)
    except AssertionError as error:
        return f"{{{error}}}"


def samples(variable: str, variants: set[str]) -> list[object]:
    """Values that reach every variant: numbers for plurals, the keys themselves for keys."""
    if variable.endswith("IsYou"):
        return ["yes", "no"]
    if any(variant.isdigit() or variant in PLURALS - {"other"} for variant in variants):
        return [*NUMBERS]
    return [*sorted(variants), "something"] if variants else ["Ada"]


def badly_set(code: str, text: str, marks: str = WRITTEN) -> list[str]:
    """Lines with straight quotes, or hit points that can break; in French, a mark without a space that holds.

    A mark in the middle of a word is code (`human:Anna`); lines with aligned columns are spared.
    """
    wrong = {"en": r"['\"]|[\dX] HP\b",
             "fr": rf"'|[\dX] PV\b|[ ][{marks}»]|[^\s{marks}][{marks}](?=\s|$)|«[^\u00a0]"}[code]
    found = []
    for line in text.splitlines():
        bare = re.sub(r"`[^`]*`", "", re.sub(r"\{[^{}]*\}", "X", line))
        if not line.startswith("#") and "  " not in line.strip() and re.search(wrong, bare):
            found.append(line)
    return found
