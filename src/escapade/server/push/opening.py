"""Whether this server calls people at all: only where its host has installed what that takes, and wants it."""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING

from escapade.server.settings import Settings
from escapade.server.store.store import Store
from escapade.server.tables.table import Table

if TYPE_CHECKING:
    from escapade.server.push.push import Push


def is_installed() -> bool:
    """Whether the extra `push` is there."""
    return find_spec("cryptography") is not None


async def open_push(settings: Settings, store: Store, tables: Mapping[str, Table]) -> "Push | None":
    """The calls of this process; None where there are none."""
    if not settings.push or not is_installed():
        return None
    from escapade.server.push.push import Push  # noqa: PLC0415  needs the extra

    return await Push.open(settings, store, tables)
