"""What a table asks the store to write, all of it or nothing, and what can become of that."""

from dataclasses import dataclass

import msgspec


class Conflict(Exception):
    """Another process wrote first: load what is new and make the change again. Nothing was written."""


class Removed(Exception):
    """The table is not on disk any more: it was removed meanwhile, whole."""


class StoreDown(Exception):
    """The database failed, with this problem. Whether it wrote is unknown until it is asked again."""


@dataclass(frozen=True)
class TokenRow:
    """A token by its hash, and the seat it opens; None for a host who does not play."""

    hash: str
    seat: int | None


@dataclass(frozen=True)
class ChatRow:
    """A line of chat."""

    number: int
    seat: int
    name: str
    text: str


class CommandRow(msgspec.Struct, frozen=True, gc=False):
    """A command that was carried out: the same id again is answered with `seq`, if it is the same command."""

    id: str
    digest: str
    seq: int


@dataclass(frozen=True)
class DocumentRow:
    """A table's document as text, and what of it lists look for."""

    text: str
    phase: str
    public: bool
    timed: bool


@dataclass(frozen=True)
class NewMatch:
    """What only the first write of a table holds."""

    seed: str
    invite: str
    created: int


class Write(msgspec.Struct):
    """One command's worth: it is appended where log and document are as expected, or not at all."""

    match: str
    seq: int
    """How many entries the log has before."""
    words: list[str] = []
    command: CommandRow | None = None
    document: DocumentRow | None = None
    revision: int = 0
    """Of the document before; 0 for a new table."""
    tokens_added: list[TokenRow] = []
    tokens_removed: list[str] = []
    chat: ChatRow | None = None
    chat_removed: ChatRow | None = None
    """A line of chat whose text goes: it is left without one."""
    new: NewMatch | None = None
    seed: str | None = None
    """Another seed, after a start that was broken off."""
    invite: str | None = None
    """Another invitation, hashed."""

    def is_plain(self) -> bool:
        """Whether it is entries and a command, and nothing else: what a move is."""
        is_more = self.chat or self.chat_removed or self.invite or self.tokens_added or self.tokens_removed
        return self.document is None and self.new is None and not is_more


@dataclass
class Stored:
    """A table as it is loaded; `document` is its text."""

    match: str
    document: str
    revision: int
    invite: str
    seed: str
    words: list[str]
    commands: dict[str, CommandRow]
    tokens: dict[str, int | None]
    chat: list[ChatRow]


@dataclass
class Row:
    """A table as a look through all of them finds it; `created` is in seconds since 1970."""

    match: str
    revision: int
    created: int
    document: str


@dataclass(frozen=True)
class Head:
    """A table without its log: its document as text, and the hash of its invitation."""

    match: str
    document: str
    invite: str


@dataclass(frozen=True)
class OpenedRow:
    """A table as one of its tokens finds it; `created` is in seconds since 1970."""

    match: str
    seat: int | None
    document: str
    created: int


@dataclass
class News:
    """What other processes wrote since: entries after a seq, and everything small."""

    document: str
    revision: int
    invite: str
    seed: str
    words: list[str]
    commands: dict[str, CommandRow]
    tokens: dict[str, int | None]
    chat: list[ChatRow]
