"""What the commands share: their language, their manners and their options."""

import functools
import os
import sys
from collections.abc import Callable, Mapping
from typing import Annotated, ParamSpec

import typer
from rich.text import Text

from escapade.core.errors import BadInput, EscapadeError, Missing
from escapade.language.fluent import languages
from escapade.language.sentences import Language
from escapade.terminal.screen import console

FAILED = 1
BAD_USAGE = 2
INTERRUPTED = 130
MOST_DIGITS = 10
P = ParamSpec("P")

LanguageOption = Annotated[str | None, typer.Option("--language", help="cli-about-language")]
OptionsOption = Annotated[list[str] | None, typer.Option("--option", help="cli-about-option")]
SeedOption = Annotated[str | None, typer.Option("--seed", help="cli-about-seed")]
SeatsOption = Annotated[str | None, typer.Option("--seats", help="cli-about-seats")]
JsonOption = Annotated[bool, typer.Option("--json", help="cli-about-json")]
PackOption = Annotated[str | None, typer.Option("--pack", help="cli-about-pack")]


def choose_language(given: str | None, environment: Mapping[str, str] | None = None) -> Language:
    """The language asked for, else that of ESCAPADE_LANGUAGE, else that of the locale, else English."""
    if given:
        return Language(given)
    found = os.environ if environment is None else environment
    if found.get("ESCAPADE_LANGUAGE"):
        return Language(found["ESCAPADE_LANGUAGE"])
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if found.get(name):
            code = found[name].split(".")[0].split("_")[0].lower()
            return Language(code if code in languages() else "en")
    return Language("en")


def language_or_english(given: str | None) -> Language:
    """The same for speaking of errors: a language we do not know is no reason to fall silent."""
    try:
        return choose_language(given)
    except EscapadeError:
        return Language("en")


def politely(command: Callable[P, None]) -> Callable[P, None]:
    """The command, with errors as one sentence on stderr and an exit code."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        given = kwargs.get("language")
        language = language_or_english(given if isinstance(given, str) else None)
        try:
            command(*args, **kwargs)
            sys.stdout.flush()
        except EscapadeError as error:
            complain(language.error(error))
            raise typer.Exit(BAD_USAGE if isinstance(error, (BadInput, Missing)) else FAILED) from None
        except KeyboardInterrupt:
            complain("\n" + language.say("cli-interrupted"))
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            leave_pipe()
            raise typer.Exit(FAILED) from None

    return run


def leave_pipe() -> None:
    """Nobody reads on: what is left in the buffer goes nowhere, without a complaint at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(sentence: str) -> None:
    """One sentence to the person, on stderr, whatever stdout is used for."""
    console(sys.stderr).print(Text(sentence), soft_wrap=True)


def read_option_list(texts: list[str] | None, language: Language) -> dict[str, object]:
    """`["squares=24"]` as data; whether a game has such options, and such values of them, is seen when it is loaded."""
    values: dict[str, object] = {}
    for text in texts or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise typer.BadParameter(language.say("cli-option-form", text=text), param_hint="--option")
        values[name] = option_value(value)
    return values


def option_value(text: str) -> object:
    """A value as JSON would have it: `true`, `24`; anything else is a text."""
    if text in ("true", "false"):
        return text == "true"
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) < MOST_DIGITS else text


def draw_seed(given: str | None, language: Language) -> int:
    """The seed asked for, or one from the operating system; either way it is told."""
    if given is not None and not (given.isascii() and given.isdecimal() and len(given) < 20):
        raise typer.BadParameter(language.say("cli-seed-form", text=given), param_hint="--seed")
    seed = int.from_bytes(os.urandom(4), "little") if given is None else int(given)
    complain(language.say("cli-seed", seed=str(seed)))
    return seed
