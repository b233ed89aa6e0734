"""Content is read strictly: every complaint names the file and the path in it."""

import json
from pathlib import Path
from typing import Any

import pytest

from escapade.content.read import Content
from escapade.core.errors import BadInput
from escapade.games import load
from tests.pocket.load import HOME

DECK = json.loads((HOME / "deck.json").read_text(encoding="utf-8"))
ABOUT = {"key": "mine", "game": "pocket"}


def pack(folder: Path, deck: object = DECK, about: object = ABOUT) -> Path:
    """A pack with these files."""
    (folder / "pack.json").write_text(json.dumps(about), encoding="utf-8")
    (folder / "deck.json").write_text(json.dumps(deck), encoding="utf-8")
    return folder


def complaint(folder: Path) -> BadInput:
    """What loading the pocket game with a pack complains about."""
    with pytest.raises(BadInput) as bad:
        load("pocket", pack=folder)
    return bad.value


def card(**changes: object) -> dict[str, Any]:
    """A deck whose first card is changed."""
    return {"cards": [DECK["cards"][0] | changes, *DECK["cards"][1:]]}


@pytest.mark.parametrize(("deck", "path"), [
    ({"cards": []}, "$.cards"), ([], "$"), ({}, "$"), (DECK | {"more": 1}, "$"), (card(count="6"), "$.cards[0].count"),
    (card(count=-1), "$.cards[0].count"), (card(key=None), "$.cards[0].key"), (card(colour="red"), "$.cards[0]"),
])
def test_a_wrong_value_has_file_and_path(tmp_path: Path, deck: object, path: str) -> None:
    """Unknown fields, missing fields, wrong types and ranges."""
    bad = complaint(pack(tmp_path, deck))
    assert bad.code == "content.schema"
    assert bad.params["file"] == str(tmp_path / "deck.json")
    assert bad.params["path"] == path


def test_two_cards_of_one_name_are_refused(tmp_path: Path) -> None:
    """What no schema can say a game checks itself, with the same file and path."""
    bad = complaint(pack(tmp_path, card(key=DECK["cards"][1]["key"])))
    assert (bad.code, bad.params) == ("content.duplicate_key", {"file": "deck.json", "path": "$.cards"})


def test_broken_json_has_line_and_column(tmp_path: Path) -> None:
    """And what is wrong there."""
    folder = pack(tmp_path)
    (folder / "deck.json").write_text('{\n  "cards": [,]\n}', encoding="utf-8")
    bad = complaint(folder)
    assert bad.code == "content.json"
    assert (bad.params["line"], bad.params["column"]) == (2, 13)


def test_unreadable_files(tmp_path: Path) -> None:
    """No pack.json, no such folder, bytes that are no text."""
    for folder in (tmp_path, tmp_path / "missing"):
        assert complaint(folder).code == "content.file"
    folder = pack(tmp_path)
    (folder / "deck.json").write_bytes(b"\xff")
    assert complaint(folder).params == {"file": str(folder / "deck.json"), "problem": "UnicodeDecodeError"}


def test_packs_of_another_game_or_with_strange_files(tmp_path: Path) -> None:
    """Nothing in a pack is passed over in silence."""
    assert complaint(pack(tmp_path, about=ABOUT | {"game": "elba"})).code == "content.other_game"
    assert complaint(pack(tmp_path, about=ABOUT | {"key": "Not A Key"})).code == "content.schema"
    folder = pack(tmp_path)
    (folder / "desk.json").write_text("{}", encoding="utf-8")
    bad = complaint(folder)
    assert bad.code == "content.unknown_file"
    assert bad.params == {"file": str(folder / "desk.json"), "known": "deck.json"}


def test_the_digest_is_over_what_rules_read(tmp_path: Path) -> None:
    """Notes about sources do not count; a count does; the order of keys does not."""
    original = Content("pocket", ["deck"], None, HOME)
    noted = Content("pocket", ["deck"], pack(tmp_path, DECK | {"_source": "a note"}), HOME)
    assert original.digest() == noted.digest()
    assert (original.pack, noted.pack) == ("original", "mine")
    assert Content("pocket", ["deck"], pack(tmp_path, card(count=7)), HOME).digest() != original.digest()
