"""What all tables of a process share."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from escapade.server.bots.pool import BotPool
from escapade.server.operate.metrics import Metrics
from escapade.server.settings import Settings
from escapade.server.store.store import Store
from escapade.server.tables.loaded_games import LoadedGames
from escapade.server.tables.long_work import LongWork
from escapade.server.tables.other_processes import OtherProcesses
from escapade.server.wire import protocol as p


@dataclass
class Services:
    """The settings, the store, the bots, the metrics, the games, and the way to the next table."""

    settings: Settings
    store: Store
    bots: BotPool
    metrics: Metrics
    games: LoadedGames
    rematch: Callable[[str, int, str, str], Coroutine[Any, Any, p.Reply]]
    """From a table's name, a seat, a hashed token and a message's id to the reply with that seat at the next table."""
    other_processes: OtherProcesses | None = None
    """Other processes on the same database, where there may be any."""
    long_work: LongWork = field(default_factory=LongWork)
    """Where long work is done."""
