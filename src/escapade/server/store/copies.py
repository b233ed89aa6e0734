"""Copies of a SQLite database: taken while a server plays on it, and put back in its place when none does.

A copy is read through a connection that can neither write nor checkpoint, so it may stand beside the one connection of
a server. Whatever is interrupted leaves the old file or the new one, whole: a name is given only to what is finished.
"""

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from escapade.core.errors import BadInput, Refused
from escapade.server.store.file_lock import MAGIC, lock
from escapade.server.store.migrate import HEAD
from escapade.server.store.problems import problem_of

PATIENCE = 1.0


def back_up(database: Path, file: Path) -> None:
    """A copy of all that is committed at one moment, under its name once it is flushed and was found whole."""
    partial = beside(file, ".partial")
    with reading_files(file):
        if file.exists() and file.samefile(database):
            raise Refused("refused.copy_onto_itself", {"file": str(file)})
        if file.exists() and not is_sqlite(file):
            raise Refused("refused.copy_over_other", {"file": str(file)})
        copy_to(partial, database)
        partial.replace(file)
        flush_folder(file)


def restore(file: Path, database: Path) -> Path | None:
    """Put a copy in the place of a database that no server has open; where the one before it is kept, if there was one.
    """
    partial = beside(database, ".partial")
    with reading_files(database):
        database.parent.mkdir(parents=True, exist_ok=True)
        with lock(database):
            copy_to(partial, file)
            aside = set_aside(database)
            partial.replace(database)
            flush_folder(database)
            return aside


@contextlib.contextmanager
def reading_files(file: Path) -> Iterator[None]:
    """What the file system refuses, as a sentence."""
    try:
        yield
    except OSError as error:
        raise BadInput("input.file", {"file": str(error.filename or file), "problem": str(error.strerror)}) from None


def copy_to(partial: Path, source: Path) -> None:
    """A whole copy, checked and flushed, under a name that nobody takes for one."""
    for old in (partial, beside(partial, "-journal"), beside(partial, "-wal"), beside(partial, "-shm")):
        old.unlink(missing_ok=True)
    partial.touch(mode=0o600)
    with opened(read_only(source)) as connection, opened(sqlite3.connect(partial, isolation_level=None)) as copy:
        try:
            connection.backup(copy)  # all pages in one step: one moment, however many moves are made meanwhile
            copy.execute("PRAGMA journal_mode=DELETE")  # the server's own setting would want files beside it
            check(copy, source)
        except sqlite3.Error as error:
            raise unusable(error, source) from None
    with partial.open("rb") as handle:
        os.fsync(handle.fileno())


def read_only(file: Path) -> sqlite3.Connection:
    """A connection that writes nothing, not even at its end, where any other would tidy up the server's files."""
    file.stat()  # where it is missing, SQLite would not say so; to open it here could undo a lock of this process
    return sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=ro", uri=True, timeout=PATIENCE)


@contextlib.contextmanager
def opened(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """A connection, closed at the end."""
    try:
        yield connection
    finally:
        connection.close()


def check(copy: sqlite3.Connection, source: Path) -> None:
    """Whether it is whole, ours, and not of a newer version."""
    if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        raise Refused("refused.copy_damaged", {"file": str(source)})
    found = copy.execute("SELECT version_num FROM alembic_version").fetchone()
    if found is not None and found[0] > HEAD:
        raise Refused("refused.database_newer", {"revision": found[0]})


def unusable(error: sqlite3.Error, source: Path) -> Refused:
    """Why a file cannot be copied."""
    problem = problem_of(error)
    if problem == "full":
        return Refused("refused.copy_no_room", {})
    if problem == "locked":
        return Refused("refused.database_in_use", {"file": str(source)})
    return Refused("refused.copy_damaged", {"file": str(source)})


def set_aside(database: Path) -> Path | None:
    """Give the database that is there a second name, with everything that belongs to it."""
    if not database.exists():
        return None
    fold_in(database)
    aside = beside(database, time.strftime(".%Y%m%d-%H%M%S"))
    while aside.exists():
        aside = beside(aside, "-")
    aside.hardlink_to(database)
    if (log := beside(database, "-wal")).exists():
        log.replace(beside(aside, "-wal"))
    beside(database, "-shm").unlink(missing_ok=True)
    return aside


def fold_in(database: Path) -> None:
    """Move what stands in the log into the file: a log must never lie beside another database. One that is too
    damaged for that keeps its log.
    """
    with opened(sqlite3.connect(database, isolation_level=None, timeout=PATIENCE)) as connection:
        try:
            mode = connection.execute("PRAGMA journal_mode=DELETE").fetchone()
        except sqlite3.OperationalError:
            mode = None
        except sqlite3.DatabaseError:
            return
    if mode != ("delete",):
        raise Refused("refused.database_in_use", {"file": str(database)})


def beside(file: Path, ending: str) -> Path:
    """A file with the same name and something behind it."""
    return file.with_name(file.name + ending)


def is_sqlite(file: Path) -> bool:
    """Whether a file begins as SQLite's do."""
    with file.open("rb") as handle:
        return handle.read(len(MAGIC)) == MAGIC


def flush_folder(file: Path) -> None:
    """A new name is on disk when its folder is."""
    folder = os.open(file.absolute().parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
