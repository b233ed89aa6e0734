"""After a match: another one for the same people, with new luck."""

from pathlib import Path

from escapade.terminal.answers import PROMPT, command_of, is_yes, leave, save
from escapade.terminal.screen import EndOfInput
from escapade.terminal.session import Session


def is_wanted(session: Session) -> bool:
    """Ask until it is clear whether they play again; the record of this match can be kept meanwhile."""
    session.screen.print(session.language.say("cli-another-go"), "bold")
    while True:
        try:
            line = session.screen.ask(PROMPT)
        except EndOfInput:
            return False
        word, _, rest = line.partition(" ")
        command = command_of(session, word)
        if command is save:
            save(session, session.viewer, rest.strip())
        elif is_yes(session, line):
            return True
        elif not line or command is leave or is_no(session, line):
            return False
        else:
            session.screen.print(session.language.say("cli-another-go"))


def is_no(session: Session, text: str) -> bool:
    """Whether a text says no, in English or in the language spoken."""
    return text.casefold() in ("n", "no") or session.language.say("cli-word-no").startswith(text.casefold())


def free_place(first: Path) -> Path:
    """A file for the next record, beside the first: `match.jsonl`, `match-2.jsonl`, whatever is not there yet."""
    number, found = 1, first
    while found.exists():
        number += 1
        found = first.with_stem(f"{first.stem}-{number}")
    return found
