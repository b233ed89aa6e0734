"""The short code of a table: what friends type at the first page in place of a long link.

It is twenty bits of the invitation's hash, which every process has on disk: nothing more is stored, it is the same
after a restart, and another invitation is another code. It opens a seat only while the table waits for people.
"""

from escapade.server.tables.document import Document

SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Thirty-two, and none that is taken for another: no 0 and O, no 1 and I."""
LENGTH = 4
DIGITS = 5
"""Hexadecimal digits of the hash that the signs stand for."""


def code_of(game: str, invite: str) -> str:
    """The code of a table by its game and the hash of its invitation: `ELBA-7KQ4`."""
    number = int(invite[:DIGITS], 16)
    signs = [SIGNS[number >> 5 * place & 31] for place in reversed(range(LENGTH))]
    return f"{word_of(game)}-{''.join(signs)}"


def word_of(game: str) -> str:
    """The last word of a game's key, which people can spell."""
    return game.rpartition("_")[2].upper()


def read_code(text: str) -> tuple[str, str] | None:
    """The word and the beginning of the invitation's hash, from whatever somebody typed: in small letters, with a space
    for the dash, or with neither. None where it can be no code.
    """
    typed = "".join(sign for sign in text.upper() if sign.isalnum())
    word, signs = typed[:-LENGTH], typed[-LENGTH:]
    if not word or any(sign not in SIGNS for sign in signs):
        return None
    number = 0
    for sign in signs:
        number = number << 5 | SIGNS.index(sign)
    return word, f"{number:0{DIGITS}x}"


def shown_code(document: Document, invite: str) -> str | None:
    """The code of a table for those who sit at it, while it opens anything."""
    return code_of(document.game, invite) if waits(document) else None


def waits(document: Document) -> bool:
    """Whether a table still waits for people."""
    return document.phase == "lobby" and not document.starting and bool(document.open_seats())


def is_code_of(document: Document, invite: str, text: str) -> bool:
    """Whether a text is the code of this table, and the table waits for people."""
    return waits(document) and read_code(text) == (word_of(document.game), invite[:DIGITS])
