"""What a setting of a game turns: its options, and figures of its content, which go into a pack."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from escapade.content.read import PACK_FILE
from escapade.core.errors import BadInput

NAME = r"(?:(?P<file>[a-z_]+)\.json:)?(?P<path>[a-z0-9_/]+)"
KNOB = re.compile(NAME)
NUMBER = re.compile(NAME + r"=(?P<low>-?\d+)\.\.(?P<high>-?\d+)")
Setting = Mapping[str, object]
"""Every knob by its label, and where it stands."""


@dataclass(frozen=True)
class Knob:
    """An option, or a figure in a file of the content by its path."""

    label: str
    file: str
    path: tuple[str, ...]


@dataclass(frozen=True)
class Number(Knob):
    """A whole number to be found."""

    low: int
    high: int


def read_knob(text: str) -> Knob:
    """`watch_days`, or `chapters.json:chapters/hangman/damage`."""
    found = KNOB.fullmatch(text)
    if found is None:
        raise BadInput("input.tune_knob", {"text": text})
    return Knob(text, found["file"] or "", tuple(found["path"].split("/")))


def read_number(text: str) -> Number:
    """`watch_days=0..8`, or `chapters.json:chapters/hangman/damage=1..4`."""
    found = NUMBER.fullmatch(text)
    if found is None or int(found["low"]) >= int(found["high"]):
        raise BadInput("input.tune_number", {"text": text})
    knob = read_knob(text.rpartition("=")[0])
    return Number(knob.label, knob.file, knob.path, int(found["low"]), int(found["high"]))


def standing(game: str, pack: Path | None, knob: Knob) -> int:
    """The figure that a knob of the content has before anybody turns it."""
    holder, place = place_in(content_of(game, pack, knob), knob)
    found: int = holder[place]
    return found


def make_pack(game: str, pack: Path | None, knobs: Sequence[Knob], setting: Setting, folder: Path) -> Path | None:
    """A pack with these figures in it, laid over the one that was given; that one itself where there are none."""
    figures = [knob for knob in knobs if knob.file]
    if not figures:
        return pack
    # A name of its own: what is loaded is remembered by its folder.
    turned = json.dumps([(knob.label, setting[knob.label]) for knob in figures])
    made = folder / f"pack_{sha256(turned.encode()).hexdigest()[:16]}"
    made.mkdir(exist_ok=True)
    (made / PACK_FILE).write_text(json.dumps({"key": "tuned", "game": game}), encoding="utf-8")
    for path in sorted(pack.glob("*.json")) if pack is not None else []:
        if path.name != PACK_FILE:
            (made / path.name).write_bytes(path.read_bytes())
    for knob in figures:
        content = content_of(game, made, knob)
        holder, place = place_in(content, knob)
        holder[place] = setting[knob.label]
        (made / f"{knob.file}.json").write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return made


def content_of(game: str, pack: Path | None, knob: Knob) -> Any:
    """The file of a knob: the pack's, else the game's own."""
    name = f"{knob.file}.json"
    own = files("escapade.content") / game / name
    laid = pack / name if pack is not None else None
    try:
        return json.loads((laid if laid is not None and laid.exists() else own).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput("input.file", {"file": name, "problem": error.strerror or ""}) from None


def place_in(content: Any, knob: Knob) -> tuple[Any, Any]:
    """What holds a figure, and its place there; a list is walked by place, or by the key of its entries."""
    *way, last = knob.path
    for step in way:
        place = place_of(content, step)
        if place is None:
            raise BadInput("input.tune_path", {"path": knob.label, "step": step})
        content = content[place]
    place = place_of(content, last)
    if place is None or type(content[place]) is not int:  # a bool is one, too
        raise BadInput("input.tune_path", {"path": knob.label, "step": last})
    return content, place


def place_of(content: Any, step: str) -> Any:
    """The key or index that a step means, or None."""
    if isinstance(content, dict):
        return step if step in content else None
    if isinstance(content, list):
        if step.isdigit() and int(step) < len(content):
            return int(step)
        return next((place for place, one in enumerate(content)
                     if isinstance(one, dict) and one.get("key") == step), None)
    return None
