"""What the person who runs a server can choose; the command line and environment variables of the same names."""

import os
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """How much of everything one client, one address or one table may have. Each has a test at n and at n + 1."""

    socket_bytes: int = 4 * 1024
    http_bytes: int = 16 * 1024
    player_messages: int = 100
    spectator_messages: int = 50
    address_messages: int = 600
    """Of all people of an address together."""
    costly_messages: int = 20
    """Of those, what costs many times as much as a move: seats handed over, hints, advice, reasons, histories; and
    records."""
    set_ups: int = 20
    message_window: float = 20.0
    joins_a_minute: int = 10
    wrong_tokens_a_minute: int = 10
    wrong_codes_a_minute: int = 100
    """Of everybody together: a code is short enough to be guessed by many who guess at once."""
    sockets_a_seat: int = 5
    guests_a_seat: int = 8
    """Devices that came by the link to a seat; the next one is let in when the link was withdrawn."""
    sockets_an_address: int = 20
    connections: int = 10_000
    """Connections of any kind in all; fewer where the system has no descriptors for so many."""
    connections_an_address: int = 64
    spectators_a_table: int = 50
    waiting_messages: int = 64
    """Messages that wait for one table; the next one is refused, to be sent again."""
    unread_messages: int = 64
    unread_bytes: int = 256 * 1024
    spare_entries: int = 1000
    """Entries a match may have beyond the longest one of its game, for undo, pauses and seats handed to bots."""
    analyses_waiting: int = 8
    """Finished matches that are being looked at or wait for it, in all; one at a time is worked on."""
    analyses_an_address: int = 2
    """Of those, what people of one address have asked for."""
    analyses_kept: int = 64
    """Analyses in memory, of some 50 KiB each; what was asked for least recently is worked out again."""
    remembered_addresses: int = 100_000
    header_seconds: float = 10.0
    """For a connection to send a whole request, its first or its next."""
    body_seconds: float = 10.0
    request_seconds: float = 60.0
    """For a request to be answered, and the answer to be taken."""
    hello_seconds: float = 5.0


def lan_limits() -> Limits:
    """A whole family behind one address; those who watch are known by nothing else."""
    most = 1_000_000
    return Limits(joins_a_minute=most, sockets_an_address=most, connections_an_address=most, address_messages=most,
                  spectator_messages=1000, costly_messages=200, wrong_tokens_a_minute=100,
                  analyses_an_address=8)


def default_database() -> str:
    """A file of the user's own, so that a server needs no configuration."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(home) / "escapade" / "escapade.db")


def shown(database: str) -> str:
    """A database without its password."""
    before, sign, after = database.rpartition("@")
    return f"{before.partition('//')[0]}//…@{after.partition('?')[0]}" if sign else database


EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts that stand for all addresses of a machine, and the one at which it reaches itself."""


def http_origin(host: str, port: int) -> str:
    """An origin as browsers write it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@dataclass(frozen=True)
class Settings:
    """One server process."""

    host: str = "127.0.0.1"
    port: int = 8765
    db: str = field(default_factory=default_database)
    base_url: str = ""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies in front of us: only they are believed when they say for whom they ask."""
    metrics_token: str = field(default="", repr=False)
    """Whoever reads the metrics sends this; without one, nobody reads them."""
    bot_workers: int = 1
    bot_delay: float = 0.0
    """Bots wait so long before they move; a bot that goes on waits for a part of it (`bot_turns.GOING_ON`). Not at all:
    how fast people see it is their own choice, and their clients'."""
    bot_beat: float = 0.02
    """In games with secrets bots think for so many seconds: an answer without a choice takes as long as one with a
    choice. A bot that needs more has a longer beat of its own (`bots/beat.py`)."""
    bot_deadline: float = 5.0
    bot_nodes: int = 20_000
    """How many worlds a bot may imagine for one decision; who wants more is replaced by a quick one."""
    analysis_deadline: float = 300.0
    """Seconds for the analysis of a finished match; then its process is killed. Twenty are usual, but it gives way to
    whatever else the machine does."""
    reveal_seconds: float = 15.0
    """How long a match that begins waits for the nonces that were promised."""
    gather_seconds: float = 60.0
    """How long it waits before that for those who promised one and are not here: whoever closed the page is called,
    and needs a moment to come back."""
    idle_seconds: float = 600.0
    """A table without clients leaves the memory after this; the log has everything."""
    stop_seconds: float = 5.0
    """From the signal to the end of the process, whatever hangs."""
    keep_days: int = 0
    """Finished tables are removed after so many days, and those that never began; 0 keeps them."""
    public_tables: bool = True
    """Whether hosts may make their tables public: listed on the first page, for anybody to join or watch."""
    sweep_seconds: float = 3600.0
    """How often tables that are to be removed are looked for."""
    short_way: bool = True
    """Take the short way of sockets and of SQLite, which rests on private parts of pinned libraries."""
    push: bool = True
    """Tell people whose page is closed that it is their turn, where the extra `push` is installed."""
    push_services: tuple[str, ...] = ()
    """Origins of push services besides those of the browsers; one that is named may be in the house."""
    push_contact: str = ""
    """Whom a push service may write to about our messages: mailto:… or https://…; empty for our own address."""
    push_seconds: float = 3.0
    """How often it is looked for people who are waited for and not there."""
    push_timeout: float = 10.0
    limits: Limits = field(default_factory=Limits)

    def shown_db(self) -> str:
        """Where everything is kept, without a password."""
        return shown(self.db)

    def origin(self) -> str:
        """The origin people on this machine reach us at; whoever else does is told by `reach.py`."""
        return self.base_url.rstrip("/") or http_origin(EVERYWHERE.get(self.host, self.host), self.port)
