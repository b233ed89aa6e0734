"""The power-cut model of reliability.md §7.2: from a system call trace, the files as only flushed writes leave them.

A write counts once an fsync or fdatasync of its file that began after it has come back. Everything else may or may
not have reached the disk: the image keeps none of it, or a random part.
"""

import random
import re
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path

CALL = re.compile(r"^(\d+) +(pwrite64|write|fsync|fdatasync|ftruncate|sendto|writev|sendmsg)\((\d+)<([^>]*)>(.*)$")
RESUMED = re.compile(r"^(\d+) +<\.\.\. (\w+) resumed>(.*)$")
TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
DATA = re.compile(r'^, "((?:\\x[0-9a-f]{2})*)"')
ACK = re.compile(rb'"type":"ack","id":"([A-Za-z0-9_-]+)"')
STRACE = ["strace", "-f", "-y", "-xx", "-s", "70000", "-e",
          "trace=pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync,ftruncate",
          "-e", "signal=none"]


UNNEEDED = ("-shm", ".lock", "-journal")
"""Made anew at every start; the journal is of the first moment, before WAL, and removed since."""


@dataclass
class File:
    """A file's flushed content, and what was written since."""

    flushed: bytearray = field(default_factory=bytearray)
    pending: list[tuple[int, bytes | None]] = field(default_factory=list)
    """Offset and bytes; None for a truncation to that length."""


@dataclass
class Replay:
    """A trace, followed line by line."""

    database: str
    files: dict[str, File] = field(default_factory=dict)
    open_calls: dict[str, tuple[str, str, int]] = field(default_factory=dict)
    acknowledged: list[str] = field(default_factory=list)

    def feed(self, line: str) -> bool:
        """Follow one line; true when it acknowledged a command to a client."""
        resumed = RESUMED.match(line)
        if resumed:
            return self._finish(resumed[1])
        call = CALL.match(line)
        if not call:
            return False
        process, name, _, hexed, rest = call.groups()
        path = unhex(hexed).decode() if hexed.startswith("\\x") else hexed
        if path.startswith(self.database):
            return self._disk(process, name, path, rest)
        return self._sent(rest)

    def _disk(self, process: str, name: str, path: str, rest: str) -> bool:
        file = self.files.setdefault(path, File())
        if name in ("fsync", "fdatasync"):
            if "<unfinished" in rest:
                self.open_calls[process] = (name, path, len(file.pending))
            else:
                flush(file, len(file.pending))
        elif name == "ftruncate":
            file.pending.append((int(re.findall(r"\d+", rest)[0]), None))
        else:
            file.pending.append(read_write(rest))
        return False

    def _finish(self, process: str) -> bool:
        found = self.open_calls.pop(process, None)
        if found is not None:
            flush(self.files[found[1]], found[2])
        return False

    def _sent(self, rest: str) -> bool:
        found = ACK.findall(b"".join(unhex(text) for text in TEXT.findall(rest)))
        self.acknowledged += [one.decode() for one in found]
        return bool(found)

    def image(self, folder: Path, rng: random.Random, share: float) -> Path:
        """The files as a power cut now would leave them, with a share of what was not flushed."""
        for path, file in self.files.items():
            if path.endswith(UNNEEDED):
                continue
            content = bytearray(file.flushed)
            for write in file.pending:
                if rng.random() < share:
                    put(content, write)
            (folder / Path(path).name).write_bytes(content)
        return folder / Path(self.database).name


def flush(file: File, count: int) -> None:
    """What was written before the flush began is on the disk."""
    for write in file.pending[:count]:
        put(file.flushed, write)
    del file.pending[:count]


def put(content: bytearray, write: tuple[int, bytes | None]) -> None:
    """One write, or one truncation."""
    offset, data = write
    if data is None:
        del content[offset:]
        content.extend(bytes(max(0, offset - len(content))))
        return
    content.extend(bytes(max(0, offset - len(content))))
    content[offset:offset + len(data)] = data


def read_write(rest: str) -> tuple[int, bytes]:
    """The offset and the bytes of a pwrite64."""
    data = DATA.match(rest)
    assert data, f"a write that was cut off in the trace: {rest[:80]}"
    numbers = re.findall(r"\d+", rest[data.end():].split(")", maxsplit=1)[0].split("<unfinished", maxsplit=1)[0])
    return int(numbers[1]), unhex(data[1])


def unhex(text: str) -> bytes:
    """Bytes as strace writes them."""
    return bytes.fromhex(text.replace("\\x", ""))


def lost(image: Path, acknowledged: list[str]) -> int:
    """How many acknowledged commands a database does not have any more; the database itself must be sound."""
    line = sqlite3.connect(image)
    try:
        if line.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            return len(acknowledged)
        kept = {one for (one,) in line.execute("SELECT id FROM commands")}
    except sqlite3.DatabaseError:
        return len(acknowledged)
    finally:
        line.close()
    return len(set(acknowledged) - kept)


def cut(trace: Path, database: Path, folder: Path, every: int) -> tuple[int, int, int]:
    """Cut the power at every so many acknowledgements: cuts, cuts that lost something, acknowledgements."""
    replay, rng = Replay(str(database)), random.Random(4)
    cuts = bad = 0
    with trace.open(encoding="ascii", errors="replace") as lines:
        for line in lines:
            if replay.feed(line) and len(replay.acknowledged) % every == 0:
                for share in (0.0, 0.5):
                    place = folder / f"cut{cuts}"
                    place.mkdir()
                    cuts += 1
                    bad += lost(replay.image(place, rng, share), replay.acknowledged) > 0
    return cuts, bad, len(replay.acknowledged)
