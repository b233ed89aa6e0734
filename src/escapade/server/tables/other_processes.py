"""Other processes that serve the same tables: who is connected there, and what is shown to everybody and kept nowhere.

Each process tells of its own clients, and that it is alive; whoever falls silent is taken to be gone with them.
"""

import time
from collections.abc import Callable, Mapping
from typing import Literal, Protocol

import msgspec

from escapade.server.tables.audience import Audience
from escapade.server.tables.jobs import Job, Overheard, Refresh
from escapade.server.tables.present import Present
from escapade.server.wire import protocol as p
from escapade.server.wire.encoding import encode

SILENCE = 7.0
"""Seconds without a word after which a process is taken for dead; it says one every two."""


class Telling(msgspec.Struct, omit_defaults=True):
    """What one process tells all others."""

    process: str
    what: Literal["hello", "alive", "bye", "ask", "here", "say"]
    table: str = ""
    here: Present = Present()
    text: str = ""


decoder = msgspec.json.Decoder(Telling)


class Shared(Protocol):
    """A table as far as other processes are concerned."""

    audience: Audience

    def put(self, job: Job) -> None:
        """Put a job of the server's own into its queue."""


class OtherProcesses:
    """Hears what comes over the channel and tells the tables; tells of our own clients."""

    def __init__(self, process: str, tables: Mapping[str, Shared], tell: Callable[[str], None]) -> None:
        self.process, self.tables = process, tables
        self._tell = tell
        self._heard: dict[str, float] = {}
        """Process → when it last said something."""

    # ------------------------------------------------------------------ telling

    def pass_on(self, table_id: str, message: p.Reply) -> None:
        """Have a message shown to everybody at a table, wherever they are connected."""
        self._send(Telling(self.process, "say", table_id, text=encode(message).decode()))

    def show(self, table_id: str, audience: Audience, *, again: bool = False) -> None:
        """Tell who is here, if it has changed or somebody wants to know."""
        here = audience.present()
        if again or here != audience.shown:
            audience.shown = here
            self._send(Telling(self.process, "here", table_id, here))

    def ask(self, table_id: str) -> None:
        """A table was loaded: who is at it elsewhere?"""
        self._send(Telling(self.process, "ask", table_id))

    def goodbye(self) -> str:
        """The last word of this process."""
        return encode_telling(Telling(self.process, "bye"))

    def _send(self, telling: Telling) -> None:
        self._tell(encode_telling(telling))

    def _show_all(self) -> None:
        for table_id, table in self.tables.items():
            if table.audience.clients:
                self.show(table_id, table.audience, again=True)

    # ------------------------------------------------------------------ hearing

    def wrote(self, match: str) -> None:
        """Another process wrote to a match: a table that is in memory reads it."""
        if match in self.tables:
            self.tables[match].put(Refresh())

    def opened(self) -> None:
        """A connection after none: every table reads what is new, everybody tells everything again."""
        now = time.monotonic()
        self._heard = dict.fromkeys(self._heard, now)
        for table in self.tables.values():
            table.put(Refresh())
        self._send(Telling(self.process, "hello"))
        self._show_all()

    def told(self, text: str) -> None:
        """What another process told; what comes back of our own is nothing new."""
        try:
            telling = decoder.decode(text)
        except msgspec.MsgspecError:
            return  # of another version, which tells more
        if telling.process == self.process:
            return
        self._heard[telling.process] = time.monotonic()
        table = self.tables.get(telling.table)
        if telling.what == "hello":
            self._show_all()
        elif telling.what == "bye":
            self._lose(telling.process)
        elif table is None:
            return
        elif telling.what == "ask" and table.audience.clients:
            self.show(telling.table, table.audience, again=True)
        elif telling.what == "here" and table.audience.hear(telling.process, telling.here):
            table.put(Overheard())
        elif telling.what == "say":
            table.put(Overheard(telling.text.encode()))

    def beat(self) -> None:
        """Say that we are here, and whose page is looked at, where that has changed: nothing else is sent when somebody
        looks away. Forget who has not said a word for long.
        """
        self._send(Telling(self.process, "alive"))
        for table_id, table in self.tables.items():
            self.show(table_id, table.audience)
        now = time.monotonic()
        for process in [process for process, when in self._heard.items() if now - when > SILENCE]:
            self._lose(process)

    def _lose(self, process: str) -> None:
        self._heard.pop(process, None)
        for table in self.tables.values():
            if table.audience.hear(process, Present()):
                table.put(Overheard())


def encode_telling(telling: Telling) -> str:
    """As it goes over the channel."""
    return msgspec.json.encode(telling).decode()
