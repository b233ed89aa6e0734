"""Which engine a command runs on, and who waits for a compiler."""

from __future__ import annotations

import os

from tools import compile_engine
from tools.compile_engine import COMPILED, SOURCE, compiling_is_wanted
from tools.launch.place import PYTHON, say

ENGINES = {"interpreted": SOURCE, "compiled": COMPILED}
PAYS_OFF = frozenset({"play", "serve", "sim", "report", "compare", "tune", "ladder"})
"""Commands after which the rules are worth compiling, because bots think in them; the others only read and tell."""
ALWAYS_MANY = frozenset({"compare", "tune", "ladder"})
"""Commands that play thousands of matches whatever they are told."""
FEW_MATCHES = 200
"""A simulation of so many is over, interpreted, before the rules would be compiled, whatever the game and the bots."""
NO_BYTECODE, BYTECODE = "PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"
USUAL_MATCHES = {"sim": 1000, "report": 10_000}
"""What they play without --matches."""


def engine_for(arguments: list[str]) -> str:
    """The engine for a command line of `escapade`: only many matches are worth waiting for a compiler."""
    word = arguments[0] if arguments else ""
    if "--help" in arguments or "-h" in arguments or word not in PAYS_OFF:
        return engine_as_it_is()
    plays_many = word in ALWAYS_MANY or (word in USUAL_MATCHES and matches_asked(arguments) > FEW_MATCHES)
    return choose_engine() if plays_many else engine_at_once()


def matches_asked(arguments: list[str]) -> int:
    """The last --matches; what is no number is refused by the command itself, at once."""
    found = str(USUAL_MATCHES[arguments[0]])
    for place, word in enumerate(arguments):
        if word == "--matches":
            found = "".join(arguments[place + 1:place + 2])
        elif word.startswith("--matches="):
            found = word.partition("=")[2]
    return int(found) if found.isdecimal() else 0


def choose_engine() -> str:
    """`compiled` where that is possible; otherwise `interpreted`, and one line says so."""
    reason = compile_engine.why_interpreted(str(PYTHON), say)
    if reason is None:
        return "compiled"
    say(f"Note: the rules run interpreted, many times slower: {reason}.")
    return "interpreted"


def engine_at_once() -> str:
    """For people who wait: compiled if it is; otherwise interpreted, and compiled for the next start."""
    switch = compile_engine.compile_switch()
    wanted = compile_engine.fingerprint()
    if switch != "auto" or compile_engine.is_fresh(wanted) or compile_engine.failed_before(wanted) \
            or not compiling_is_wanted() or compile_engine.is_kept(str(PYTHON)):
        return choose_engine()
    compile_engine.compile_later(str(PYTHON))
    say("Note: bots think more slowly this time: the rules are being compiled, for the next start.")
    return "interpreted"


def engine_as_it_is() -> str:
    """For what is told in a moment on either engine: compiled if it is, and not a word about it."""
    if compile_engine.compile_switch() == "0" or not compile_engine.is_fresh(compile_engine.fingerprint()):
        return "interpreted"
    compile_engine.refresh_files()
    return "compiled"


def engine_environment(engine: str) -> dict[str, str]:
    """PYTHONPATH comes before the editable install: it decides which copy is imported."""
    others = os.environ.get("PYTHONPATH")
    path = os.pathsep.join([str(ENGINES[engine]), *([others] if others else [])])
    return keep_bytecode(dict(os.environ)) | {"PYTHONPATH": path, "ESCAPADE_ENGINE": engine}


def keep_bytecode(environment: dict[str, str]) -> dict[str, str]:
    """Where Python is told to write none beside the sources, it writes into build/: a server, a bot's process and each
    of the many programs that tests start would otherwise read all packages as text again.
    """
    if environment.pop(NO_BYTECODE, "") == "":
        return environment
    return {BYTECODE: str(compile_engine.BUILD / "bytecode")} | environment
