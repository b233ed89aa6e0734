"""A quick phrase as a line of chat: its key and, for those who do not know the key, its sentence.

Both are kept where other lines keep what was typed, behind a mark that nobody can type: control characters are refused
in chat. So a phrase stays one after a restart, and what was typed never becomes one.
"""

from escapade.core.errors import BadInput, Refused
from escapade.language.phrases import phrases
from escapade.server.tables.document import Document
from escapade.server.wire import protocol as p

MARK = "\x1e"


def line_text(document: Document, message: p.Chat) -> str:
    """What is kept of a line: the text that was typed, or a phrase that is said at such a table."""
    if (message.text is None) == (message.phrase is None):
        raise BadInput("input.message", {"problem": "$.text"})
    if message.phrase is None:
        return message.text or ""
    known = phrases(document.game, document.language)
    if message.phrase not in known:
        raise Refused("refused.no_phrase", {"phrase": message.phrase})
    return f"{MARK}{message.phrase} {known[message.phrase]}"


def read_line(kept: str) -> tuple[str, str | None]:
    """What is sent of a line: its text, and the key of its phrase if it is one."""
    if not kept.startswith(MARK):
        return kept, None
    phrase, _, text = kept.removeprefix(MARK).partition(" ")
    return text, phrase
