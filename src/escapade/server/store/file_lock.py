"""Who may write to a SQLite file: one process, by a lock on a file beside it."""

import fcntl
from pathlib import Path
from typing import Any

from escapade.core.errors import Refused


def lock(path: Path) -> Any:
    """Hold the database for this process; whatever ends the process releases it, a crash included."""
    handle = path.with_name(path.name + ".lock").open("a")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise Refused("refused.database_in_use", {"file": str(path)}) from None
    return handle
