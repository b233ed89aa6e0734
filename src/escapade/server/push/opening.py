"""Whether this server calls people at all: only where its host has installed what that takes, and wants it."""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Protocol

from escapade.server.settings import Settings
from escapade.server.store.store import Store
from escapade.server.tables.table import Table
from escapade.server.wire import protocol_http as h


class Calling(Protocol):
    """Whoever calls people whose page is closed, as the server knows it without what that takes."""

    public_key: str
    """What a browser is given when it subscribes."""

    async def subscribe(self, table: Table, body: h.Subscribe) -> h.Subscribed:
        """A browser wants to be told what waits for a seat."""

    async def unsubscribe(self, body: h.Unsubscribe) -> h.Subscribed:
        """It wants no more."""

    async def watch(self) -> None:
        """Tell everybody what is due, until it is cancelled."""

    def close(self) -> None:
        """Leave what is under way."""


def is_installed() -> bool:
    """Whether the extra `push` is there."""
    return find_spec("cryptography") is not None


async def open_push(settings: Settings, store: Store, tables: Mapping[str, Table]) -> Calling | None:
    """The calls of this process; None where there are none."""
    if not settings.push or not is_installed():
        return None
    from escapade.server.push.push import Push  # noqa: PLC0415  needs the extra

    return await Push.open(settings, store, tables)
