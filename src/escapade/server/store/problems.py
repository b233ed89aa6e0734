"""What is wrong with a database, told by the codes of its driver: what to do about it differs."""

import sqlite3
from typing import Final, Literal

from sqlalchemy.exc import DBAPIError

Problem = Literal["full", "io", "damaged", "locked", "readonly", "away"]
"""No room on the disk; the disk itself fails; the file is not as SQLite left it; somebody else holds the database; it
may only be read; no answer, or none that says more.
"""
FAILURES: Final = (DBAPIError, sqlite3.Error, OSError, TimeoutError)
"""What a database that fails may raise; anything else is a fault of our own."""

BY_SQLITE: Final[dict[int, Problem]] = {
    sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_IOERR: "io", sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged", sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_LOCKED: "locked", sqlite3.SQLITE_READONLY: "readonly", sqlite3.SQLITE_PERM: "readonly",
    sqlite3.SQLITE_IOERR_SHMSIZE: "full", sqlite3.SQLITE_IOERR_NOMEM: "away", sqlite3.SQLITE_IOERR_LOCK: "locked",
}
"""The exact code first, then its family. A full disk that cannot even hold the index of the log is full, not broken."""
FAMILY = 0xFF

BY_POSTGRES: Final[dict[str, Problem]] = {
    "53100": "full", "58030": "io", "XX001": "damaged", "XX002": "damaged", "55P03": "locked", "40P01": "locked",
    "25006": "readonly"}


def problem_of(error: BaseException) -> Problem:
    """The problem behind an error of a driver, as it is or as SQLAlchemy wraps it."""
    found = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    code = getattr(found, "sqlite_errorcode", None)
    if code is not None:
        return BY_SQLITE.get(code) or BY_SQLITE.get(code & FAMILY, "away")
    return BY_POSTGRES.get(getattr(found, "sqlstate", None) or "", "away")


def spoils_connection(error: BaseException) -> bool:
    """Whether the connection is worth nothing after this; no room and no turn are nothing that it could help."""
    return isinstance(error, FAILURES) and problem_of(error) not in ("full", "locked", "readonly")
