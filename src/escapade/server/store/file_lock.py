"""A SQLite file before it is opened: how one is known, and who may write to it, one process, by a lock beside it."""

import fcntl
from pathlib import Path
from typing import Any

from escapade.core.errors import Refused

MAGIC = b"SQLite format 3\0"
"""How every SQLite file begins."""


def lock(path: Path) -> Any:
    """Hold the database for this process; whatever ends the process releases it, a crash included."""
    handle = path.with_name(path.name + ".lock").open("a")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise Refused("refused.database_in_use", {"file": str(path)}) from None
    return handle
