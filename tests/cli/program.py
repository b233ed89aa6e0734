"""Runs the command line as a person off a terminal would."""

from dataclasses import dataclass

from typer.testing import CliRunner

from escapade.cli import app

PLAIN = {"COLUMNS": "80", "NO_COLOR": "1", "FORCE_COLOR": None, "ESCAPADE_LANGUAGE": "en", "TERM": "dumb"}


@dataclass(frozen=True)
class Run:
    """What came out, and how it ended."""

    out: str
    err: str
    code: int


def run(*words: str, lines: str = "", environment: dict[str, str] | None = None) -> Run:
    """The program with these words and these lines on its standard input."""
    result = CliRunner().invoke(app, list(words), input=lines, env={**PLAIN, **(environment or {})})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Run(result.stdout, result.stderr, result.exit_code)


BET = "red, blue, brown, yellow, light_green, dark_green\n"
"""Six picks: the seventh is forced."""
ENOUGH = BET + "1\n" * 600
"""Always the first choice: enough to end any match on a short track."""
SHORT = ["play", "evades", "--option", "squares=20", "--seed", "7"]
