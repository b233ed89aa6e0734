"""Content of one's own: what a pack may bring, and what is refused with file and path."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from escapade.core.errors import BadInput
from escapade.games import load
from escapade.lab.studies.dark_castle.cards import CastleStudy
from escapade.sim.batch import run


def original(name: str) -> Any:
    """A content file as it lies there."""
    return json.loads((files("escapade.content") / "dark_castle" / f"{name}.json").read_text(encoding="utf-8"))


def pack(folder: Path, name: str, data: object) -> Path:
    """A pack that replaces one file."""
    (folder / "pack.json").write_text(json.dumps({"key": "mine", "game": "dark_castle"}), encoding="utf-8")
    (folder / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")
    return folder


def refusal(folder: Path, name: str, data: object) -> str:
    """The code with which a pack is refused."""
    with pytest.raises(BadInput) as bad:
        load("dark_castle", pack=pack(folder, name, data))
    return bad.value.code


def test_a_pack_replaces_the_chapters(tmp_path: Path) -> None:
    """DC-3: a castle of one chapter, which has no ways."""
    door = {"key": "door", "family": "trap", "steps": [["lose", "you", 2]]}
    chapters = {"chapters_in_a_castle": 1, "chapters": [door]}
    game = load("dark_castle", pack=pack(tmp_path, "chapters", chapters))
    assert game.source.pack == "mine"
    assert game.options == {"chapters": 1, "voice": "leader", "voices": 0, "difficulty": "fair"}
    assert game.shapes.chances[0].fields[0].names == ["door"]


def test_too_few_chapters_are_refused(tmp_path: Path) -> None:
    """DC-3: the castle needs its chapters."""
    data = original("chapters") | {"chapters": original("chapters")["chapters"][:14]}
    assert refusal(tmp_path, "chapters", data) == "content.total"


def test_keys_are_unique(tmp_path: Path) -> None:
    """Two cards of one key, two ways of one key, an item that is called nobody."""
    data = original("chapters")
    data["chapters"][1]["key"] = data["chapters"][0]["key"]
    assert refusal(tmp_path, "chapters", data) == "content.duplicate_key"
    data = original("chapters")
    data["chapters"][1]["ways"][0]["key"] = data["chapters"][0]["ways"][0]["key"]
    assert refusal(tmp_path, "chapters", data) == "content.duplicate_key"
    items = original("items")
    items["items"][0]["key"] = "nobody"
    (tmp_path / "chapters.json").unlink()
    assert refusal(tmp_path, "items", items) == "content.duplicate_key"


def test_what_is_found_is_found_last(tmp_path: Path) -> None:
    """DC-25: items are drawn when the chapter is done."""
    data = original("chapters")
    data["chapters"][0] = {"key": "door", "family": "trap", "steps": [["find", 1], ["lose", "you", 2]]}
    assert refusal(tmp_path, "chapters", data) == "content.schema"


@pytest.mark.parametrize("change", [{"trait": "might"}, {"amount": 1}])
def test_items_have_what_their_effect_needs(tmp_path: Path, change: dict[str, object]) -> None:
    """DC-21: a trait for weapons and draughts, an amount for food, nothing else."""
    items = original("items")
    next(item for item in items["items"] if item["effect"] == "armour").update(change)
    assert refusal(tmp_path, "items", items) == "content.schema"


@pytest.mark.parametrize("step", [["lose", "you"], ["juggle", 1], {"fight": {}}, {"test": {"who": "you"}}])
def test_steps_are_checked(tmp_path: Path, step: object) -> None:
    """DC-8: unknown verbs, missing arguments and half a template are refused by the schema."""
    data = original("chapters")
    data["chapters"][0] = {"key": "door", "family": "trap", "steps": [step]}
    assert refusal(tmp_path, "chapters", data) == "content.schema"


def test_the_report_by_card_is_for_this_game() -> None:
    """Other games have no such cards."""
    with pytest.raises(BadInput):
        run("evades", {}, ["random"] * 2, 1, 1, studies=(CastleStudy,))
