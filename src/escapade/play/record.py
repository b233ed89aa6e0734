"""The record of a match: JSON Lines, a header and one line of words per entry, chance included."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from escapade.core.errors import BadInput, EscapadeError
from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.reading import is_same
from escapade.core.state import State
from escapade.games import load_with
from escapade.play.match import Match

FORMAT = 1
HEADER_KEYS = ("record", "game", "version", "options", "seats", "pack", "content")
OPTIONAL_KEYS = ("position", "players")
END_KEYS = ("end", "seed", "nonces")
MOST_BYTES = 16 * 1024 * 1024
QUOTE = 1
"""Words stand in quotation marks in the file: its columns are one more than theirs."""


def digest(game: Game, state: State) -> str:
    """A fingerprint of the whole position: equal positions, equal digests, on any machine and engine."""
    text = json.dumps(game.describe(state), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


@dataclass(repr=False)
class Record:
    """A header, the entries in order, and how it ended if it did. The portable form of a match."""

    header: dict[str, object]
    entries: list[str] = field(default_factory=list)
    end: dict[str, object] | None = None

    def write(self) -> str:
        """The record as text, one JSON value a line."""
        lines: list[object] = [self.header, *self.entries]
        if self.end is not None:
            lines.append(self.end)
        return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)

    def __repr__(self) -> str:
        """Which match it is and how far it got; the entries themselves are what `write` gives."""
        which = f"{self.header.get('game')}, {self.header.get('seats')} seats"
        return f"<Record of {which}, {len(self.entries)} entries{', ended' if self.end is not None else ''}>"


def new_header(game: Game, seats: int, start: State | None = None) -> dict[str, object]:
    """The header for a match of a game; `start` is a written position it begins from."""
    header: dict[str, object] = {
        "record": FORMAT, "game": game.key, "version": game.version, "options": dict(game.options),
        "seats": seats, "pack": game.source.pack, "content": game.source.digest,
    }
    if start is not None:
        header["position"] = game.describe(start)
    return header


def read_file(path: Path) -> Record:
    """The record in a file; BadInput when it cannot be one."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadInput("input.record_too_big", {"file": str(path), "most": MOST_BYTES})
        return read_record(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        raise BadInput("input.record_text", {
            "file": str(path), "line": before.count(b"\n") + 1,
            "column": len(before.rpartition(b"\n")[2].decode()) + 1}) from None
    except OSError as error:
        raise BadInput("input.file", {"file": str(path), "problem": error.strerror or ""}) from None


def read_record(text: str) -> Record:
    """The record that a text is. Strict: what is wrong is named by line and column."""
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    if not lines:
        raise BadInput("input.record_empty", {})
    values = [_read_line(line, number) for number, line in enumerate(lines, 1)]
    record = Record(_read_header(values[0]))
    for number, value in enumerate(values[1:], 2):
        if isinstance(value, str):
            record.entries.append(value)
        elif isinstance(value, dict) and number == len(values):
            record.end = _read_end(value, number)
        else:
            raise BadInput("input.record_line", {"line": number, "column": 1})
    return record


def _read_line(line: str, number: int) -> object:
    try:
        value: object = json.loads(line, object_pairs_hook=lambda pairs: _unique(pairs, number))
    except json.JSONDecodeError as error:
        raise BadInput("input.record_json", {"line": number, "column": error.colno, "problem": error.msg}) from None
    except ValueError:
        raise BadInput("input.record_json", {"line": number, "column": 1, "problem": "a number is too long"}) from None
    except RecursionError:
        raise BadInput("input.record_json", {"line": number, "column": 1, "problem": "nested too deep"}) from None
    return value


def _unique(pairs: list[tuple[str, object]], number: int) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise BadInput("input.record_json", {"line": number, "column": 1, "problem": "a key stands twice"})
    return found


def _read_header(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadInput("input.record_header", {"line": 1, "column": 1})
    for key in value:
        if key not in HEADER_KEYS + OPTIONAL_KEYS:
            raise BadInput("input.record_key", {"line": 1, "key": key})
    for key in HEADER_KEYS:
        if key not in value:
            raise BadInput("input.record_key_missing", {"line": 1, "key": key})
    if value["record"] != FORMAT:
        raise BadInput("input.record_format", {"line": 1, "format": str(value["record"]), "expected": FORMAT})
    if not isinstance(value["game"], str) or not isinstance(value["options"], dict) or type(value["seats"]) is not int:
        raise BadInput("input.record_header", {"line": 1, "column": 1})
    if not isinstance(value.get("position", {}), dict):
        raise BadInput("input.record_header", {"line": 1, "column": 1})
    return cast("dict[str, object]", value)


def _read_end(value: dict[str, object], number: int) -> dict[str, object]:
    for key in value:
        if key not in END_KEYS:
            raise BadInput("input.record_key", {"line": number, "key": key})
    if "end" not in value:
        raise BadInput("input.record_key_missing", {"line": number, "key": "end"})
    return value


def game_of(record: Record, pack: Path | None = None) -> Game:
    """The game a record was played with; BadInput when rules or content are not the same any more."""
    header = record.header
    try:
        game = load_with(str(header["game"]), cast("dict[str, object]", header["options"]), pack,
                         written="position" in header)
    except BadInput:
        here = other_version(record)  # other rules may well have other options
        if here is None:
            raise
        raise BadInput("input.record_other", {"key": "version", "found": str(header["version"]),
                                              "expected": str(here)}) from None
    for key, mine in (("version", game.version), ("pack", game.source.pack), ("content", game.source.digest)):
        if not is_same(header[key], mine):
            raise BadInput("input.record_other", {"key": key, "found": str(header[key]), "expected": str(mine)})
    return game


def other_version(record: Record) -> int | None:
    """The version of the rules here, where the record was played with another one; None where it is the same."""
    here = int(load_with(str(record.header["game"]), {}).version)
    return None if is_same(record.header["version"], here) else here


def first_state(record: Record, game: Game) -> State:
    """The position a record begins with."""
    seats = cast("int", record.header["seats"])
    if "position" not in record.header:
        return game.new(seats)
    start = game.position(cast("dict[str, object]", record.header["position"]))
    if start.seats != seats:
        raise BadInput("input.record_other", {"key": "seats", "found": str(seats), "expected": str(start.seats)})
    return start


def replay(record: Record, pack: Path | None = None) -> Iterator[tuple[Game, State]]:
    """The position at the start and after each entry, undo obeyed; the last one is checked against the end.

    Each State yielded is the caller's. An entry that cannot be played is BadInput with its line.
    """
    match = start_match(record, pack)
    game = match.game
    yield game, game.clone(match.state)
    for place, words in enumerate(record.entries):
        enter_line(match, words, place + 2)
        yield game, game.clone(match.state)
    if record.end is not None and record.end["end"] != game.outcome(match.state):
        raise BadInput("input.record_outcome", {"line": len(record.entries) + 2})


def start_match(record: Record, pack: Path | None = None) -> Match:
    """A live match as a record begins it; its entries are not played yet."""
    game = game_of(record, pack)
    start = first_state(record, game)
    return Match(game, start.seats, start if "position" in record.header else None)


def enter_line(match: Match, words: str, line: int) -> list[Event]:
    """Play one entry of a record and return its facts; BadInput with its line where that cannot be."""
    try:
        return match.enter(words)
    except EscapadeError as error:
        column = int(str(error.params.get("column", 1))) + QUOTE
        raise BadInput("input.record_entry", {"line": line, "column": column, "words": words,
                                              "problem": error.code}) from error


def record_of(match: Match) -> Record:
    """The record of a live match that keeps its words, as far as it has come."""
    assert match.words is not None, "the words of this match are kept elsewhere"
    outcome = match.game.outcome(match.state)
    header = new_header(match.game, match.state.seats, match.start)
    return Record(header, match.words[:], None if outcome is None else {"end": outcome})


def cut(record: Record, entry: int) -> Record:
    """The record as it was after an entry (0: before the first); BadInput when there is no such entry."""
    if not 0 <= entry <= len(record.entries):
        raise BadInput("input.record_at", {"entry": entry, "entries": len(record.entries)})
    end = record.end if entry == len(record.entries) else None
    return Record(record.header, record.entries[:entry], end)


def last_position(record: Record, pack: Path | None = None) -> tuple[Game, State]:
    """The game, and the position that a record ends in."""
    positions = replay(record, pack)
    found = next(positions)
    for found in positions:
        pass
    return found
