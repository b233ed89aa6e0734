"""Compiled units, kept for every clone of this project on this machine: the same sources are compiled once.

They lie in the user's cache folder, one file for each unit and key; a key is a hash of everything that the result
follows from. What is kept is run later, so nothing is taken from a folder or a file that somebody else owns or may
write to. A file appears whole or not at all, and one that is damaged all the same counts as none. A cache that cannot
be read or written is never an error: then there is a compilation.

ESCAPADE_CACHE names another folder, or turns this off with 0.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shlex
import stat
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile
import zlib
from io import BytesIO
from pathlib import Path, PurePosixPath

SWITCH = "ESCAPADE_CACHE"
MOST_BYTES = 200_000_000
"""How much all entries may take; those that were not used for the longest time go first. One is about 4 MB."""
LONGEST_WRITING = 3600
"""Seconds after which a file that was not finished has been left behind."""
SETTINGS = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED", "MACOSX_DEPLOYMENT_TARGET")
"""What setuptools asks the environment for."""
OTHERS_MAY_WRITE = stat.S_IWGRP | stat.S_IWOTH
NO_LINKS = getattr(os, "O_NOFOLLOW", 0)


def folder() -> Path | None:
    """Where entries lie; None if the cache is turned off, or nobody knows the user's home."""
    chosen = os.environ.get(SWITCH, "")
    if chosen == "0":
        return None
    if chosen:
        return Path(chosen).expanduser().absolute()
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", "")
    elif sys.platform == "darwin":
        base = "~/Library/Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME", "") or "~/.cache"
    try:
        path = Path(base).expanduser() / "escapade" / "compiled"
    except RuntimeError:
        return None
    return path if path.is_absolute() else None


def key(sources: str, python: str) -> str:
    """Changes with the sources, the Python and the mypyc that compile them, the C compiler and what it is told; nobody
    is asked where nothing is kept.
    """
    if folder() is None:
        return ""
    asked = "import sys, mypy.version as m; print(sys.version, sys.implementation.cache_tag, m.__version__)"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    parts = [sources, said([python, "-c", asked]), said([*shlex.split(compiler), "--version"]),
             sysconfig.get_platform(), platform.machine(), *platform.libc_ver()]
    parts += [f"{name}={os.environ.get(name)}" for name in SETTINGS]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def said(command: list[str]) -> str:
    """What a program prints; nothing if it cannot be started."""
    try:
        return subprocess.run(command, check=False, capture_output=True, text=True).stdout
    except OSError:
        return ""


def has(unit: str, wanted: str) -> bool:
    """Whether there is an entry; it may turn out to be damaged."""
    home = folder()
    return home is not None and is_ours(home) and entry(home, unit, wanted).is_file()


def take(unit: str, wanted: str, target: Path) -> bool:
    """Put the files of an entry into `target`; whether there was one."""
    home = folder()
    if home is None or not is_ours(home):
        return False
    path = entry(home, unit, wanted)
    try:
        files = unpack(read(path))
        os.utime(path)
    except FileNotFoundError:
        return False
    except (OSError, ValueError, zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError):
        remove(path)  # damaged, or not ours
        return False
    for name, content in files.items():
        place = target / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
        place.chmod(0o755)
    return True


def keep(unit: str, wanted: str, target: Path, files: list[Path]) -> None:
    """Make an entry of these files, named as they lie under `target`, and let go what has become too much."""
    home = folder()
    if home is None:
        return
    try:
        home.mkdir(parents=True, exist_ok=True, mode=0o700)
        if is_ours(home):
            write(entry(home, unit, wanted), pack(target, files))
            trim(home)
    except OSError:
        return  # no room, no leave: the next clone compiles for itself


def entry(home: Path, unit: str, wanted: str) -> Path:
    """The file of one unit and key."""
    return home / f"{unit}-{wanted}.zip"


def is_ours(path: Path) -> bool:
    """Whether nobody but this user (and root) can have written there."""
    if os.name == "nt":
        return path.is_dir()  # the folder of the profile, which Windows itself keeps others out of
    try:
        found = path.stat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & OTHERS_MAY_WRITE


def read(path: Path) -> bytes:
    """The bytes of a plain file of our own: neither a link, nor somebody else's."""
    with os.fdopen(os.open(path, os.O_RDONLY | NO_LINKS | getattr(os, "O_BINARY", 0)), "rb") as file:
        found = os.fstat(file.fileno())
        foreign = os.name != "nt" and (found.st_uid != os.getuid() or found.st_mode & OTHERS_MAY_WRITE)
        if foreign or not stat.S_ISREG(found.st_mode) or found.st_size > MOST_BYTES:
            raise ValueError(path)
        return file.read()


def unpack(content: bytes) -> dict[str, bytes]:
    """The files by their names; each is compared with its checksum, and none leads out of the folder."""
    with zipfile.ZipFile(BytesIO(content)) as archive:
        names = archive.namelist()
        if not names or any(PurePosixPath(name).is_absolute() or ".." in PurePosixPath(name).parts for name in names):
            raise ValueError(names)
        return {name: archive.read(name) for name in names}


def pack(target: Path, files: list[Path]) -> bytes:
    """An archive of these files."""
    content = BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for path in files:
            archive.write(path, path.relative_to(target).as_posix())
    return content.getvalue()


def write(path: Path, content: bytes) -> None:
    """Beside it first, under a name of our own: whoever reads finds all of it or nothing, and writers do not meet."""
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix="writing-")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)


def trim(home: Path) -> None:
    """Delete what was left half written, and the entries that were not used for the longest time, down to the bound."""
    for path in home.glob("writing-*"):
        if time.time() - used(path) > LONGEST_WRITING:
            remove(path)
    room = MOST_BYTES
    for path in sorted(home.glob("*.zip"), key=used, reverse=True):
        room -= size(path)
        if room < 0:
            remove(path)


def used(path: Path) -> float:
    """When it was last taken or written; long ago, if somebody else has just removed it."""
    try:
        return path.lstat().st_mtime
    except OSError:
        return 0.0


def size(path: Path) -> int:
    """Its bytes; none, if somebody else has just removed it."""
    try:
        return path.lstat().st_size
    except OSError:
        return 0


def remove(path: Path) -> None:
    """Somebody else may have been faster, or keep us from it."""
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return
