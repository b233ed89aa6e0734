"""Reads content files: JSON, checked against a schema; every complaint names the file and the path."""

import hashlib
import json
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, cast

from jsonschema import Draft202012Validator

from escapade.core.errors import BadInput

PACK_FILE = "pack.json"
ORIGINAL = "original"


class Content:
    """The content of one game: its own files, each replaced or extended by a pack's file of the same name."""

    def __init__(self, game: str, names: list[str], pack: Path | None, home: Path | None = None) -> None:
        self.files: dict[str, dict[str, Any]] = {}
        self.pack = ORIGINAL
        self._home: Traversable = home or files("escapade.content") / game
        for name in names:
            self.files[name] = read_file(self._home / f"{name}.json", schema_of(self._schemas(game), name))
        if pack is not None:
            self._lay_over(game, pack)

    def _schemas(self, game: str) -> Traversable:
        inside = self._home / "schema"
        return inside if inside.is_dir() else files("escapade.content") / "schema" / game

    def _lay_over(self, game: str, pack: Path) -> None:
        """Replace what the pack brings; a file of a name nobody reads is refused."""
        about = read_file(pack / PACK_FILE, PACK_SCHEMA)
        if about["game"] != game:
            raise BadInput("content.other_game", {"file": str(pack / PACK_FILE), "game": about["game"]})
        self.pack = about["key"]
        for path in sorted(pack.glob("*.json")):
            if path.name == PACK_FILE:
                continue
            if path.stem not in self.files:
                known = ", ".join(f"{name}.json" for name in self.files)
                raise BadInput("content.unknown_file", {"file": str(path), "known": known})
            self.files[path.stem] = read_file(path, schema_of(self._schemas(game), path.stem))

    def digest(self) -> str:
        """A hash over everything the rules read; notes about sources do not count."""
        text = json.dumps(_without_notes(self.files), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


PACK_SCHEMA: dict[str, Any] = {
    "type": "object", "additionalProperties": False, "required": ["key", "game"],
    "properties": {"key": {"type": "string", "pattern": "^[a-z][a-z0-9_]*$"}, "game": {"type": "string"},
                   "_source": {"type": "string"}},
}


def schema_of(folder: Traversable, name: str) -> dict[str, Any]:
    """The schema of a content file."""
    return cast("dict[str, Any]", json.loads((folder / f"{name}.json").read_text(encoding="utf-8")))


def read_file(path: Traversable, schema: dict[str, Any]) -> dict[str, Any]:
    """A checked content file."""
    where = str(path)
    try:
        text = path.read_text(encoding="utf-8")
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadInput("content.json", {"file": where, "line": error.lineno, "column": error.colno,
                                        "problem": error.msg}) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("content.file", {"file": where, "problem": type(error).__name__}) from None
    wrong = _complaint(text, json.dumps(schema))
    if wrong is not None:
        raise BadInput("content.schema", {"file": where, "path": wrong[0], "problem": wrong[1]})
    return cast("dict[str, Any]", data)


@lru_cache(maxsize=64)
def _complaint(text: str, schema: str) -> tuple[str, str] | None:
    """What a schema has against a text, if anything: path and problem. A game is loaded for every choice of options,
    and the same text need not be checked again.
    """
    for complaint in _validator(schema).iter_errors(json.loads(text)):
        return complaint.json_path, complaint.message
    return None


@cache
def _validator(schema: str) -> Any:
    """A prepared schema; making one costs more than using it."""
    return Draft202012Validator(json.loads(schema))


def _without_notes(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_notes(inner) for key, inner in value.items() if not key.startswith("_")}
    return [_without_notes(inner) for inner in value] if isinstance(value, list) else value
