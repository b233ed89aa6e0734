"""The checks of the data: what breaks a rule of the board or of the cards is refused, with its file, path and rule."""

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from escapade.core.errors import BadInput
from escapade.games import load


def content(name: str) -> Any:
    """A content file of ours, to be spoilt."""
    return json.loads((files("escapade.content") / "prison_break" / f"{name}.json").read_text(encoding="utf-8"))


def refused(folder: Path, name: str, data: Any) -> dict[str, Any]:
    """The complaint about a pack that brings this file."""
    (folder / "pack.json").write_text(json.dumps({"key": "spoilt", "game": "prison_break"}), encoding="utf-8")
    (folder / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadInput) as bad:
        load("prison_break", folder)
    return {"code": bad.value.code, **bad.value.params}


def test_PB_2_two_outsiders_with_one_wish(tmp_path: Path) -> None:
    """PB-2: the three never ask for the same object."""
    data = content("pieces")
    data["outsiders"][1]["wishes"][0] = "letter"
    assert refused(tmp_path, "pieces", data)["rule"] == "PB-2"


def test_PB_3_a_door_that_leads_nowhere(tmp_path: Path) -> None:
    """PB-3: doors and gates join squares that touch."""
    data = content("board")
    data["doors"][0][1] = "alley_1"
    assert refused(tmp_path, "board", data)["rule"] == "PB-3"
    data["doors"][0][1] = "no_such_square"
    assert refused(tmp_path, "board", data)["code"] == "content.unknown_key"


def test_PB_42_distances_and_gates(tmp_path: Path) -> None:
    """PB-42: fewer gates make the ways too long, or leave a zone with one neighbour."""
    data = content("board")
    data["gates"] = [gate for gate in data["gates"] if not any(square.startswith("yard") for square in gate)]
    assert refused(tmp_path, "board", data)["rule"] in ("PB-3", "PB-42")


def test_PB_42_tokens_in_all_zones(tmp_path: Path) -> None:
    """PB-42: five to eight indoors, and some in every zone."""
    data = content("board")
    data["objects"][-1] = "psychiatric_ward"
    data["objects"][-2] = "infirmary"
    assert refused(tmp_path, "board", data)["rule"] == "PB-42"


def test_PB_5_tools_lie_outside_strategic_buildings(tmp_path: Path) -> None:
    """PB-5: in zones or white rooms."""
    data = content("board")
    data["tools"]["pliers"] = "workshop"
    assert refused(tmp_path, "board", data)["rule"] == "PB-5"


def test_PB_6_escape_cards(tmp_path: Path) -> None:
    """PB-6: no two cards of a pair name the same device; at most one zone a route."""
    data = content("escapes")
    data["cards"][1]["device"] = data["cards"][0]["device"]
    assert refused(tmp_path, "escapes", data)["rule"] == "PB-6"
    data = content("escapes")
    data["cards"][0]["route"] = ["cells", "infirmary", "yard", "garden"]
    assert refused(tmp_path, "escapes", data)["rule"] == "PB-6"


def test_PB_7_the_deck(tmp_path: Path) -> None:
    """PB-7: 55 cards, every device, guilt within its measure."""
    data = content("cards")
    data["chances"][0]["count"] += 1
    assert refused(tmp_path, "cards", data)["rule"] == "PB-7"
    data = content("cards")
    for card in data["handicaps"]:
        card["effects"] = [effect if effect[0] != "guilt" else ["guilt", 0] for effect in card["effects"]]
    assert refused(tmp_path, "cards", data)["rule"] == "PB-7"


def in_every_route(cards: list[dict[str, Any]]) -> None:
    """The chapel on all routes with Sara and Pope."""
    for card in cards[:4]:
        card["route"] = ["chapel", *[place for place in card["route"] if place != "chapel"]][:6]


def twins(cards: list[dict[str, Any]]) -> None:
    """Two cards alike but for their names."""
    cards[1].update({"route": cards[0]["route"], "device": "tower_2"})


def a_short_route(cards: list[dict[str, Any]]) -> None:
    """Three places."""
    cards[0]["route"] = cards[0]["route"][:3]


def a_long_route(cards: list[dict[str, Any]]) -> None:
    """Seven places."""
    cards[7]["route"] = [*cards[7]["route"], "workshop"]


def a_lonely_place(cards: list[dict[str, Any]]) -> None:
    """The laundry on one card alone."""
    for card in cards:
        if card["key"] in ("night_shift", "paper_trail"):
            card["route"] = ["kitchen" if place == "laundry" else place for place in card["route"]]


@pytest.mark.parametrize("spoil", [in_every_route, twins, a_short_route, a_long_route, a_lonely_place])
def test_PB_6_every_clause_of_the_frame(spoil: Callable[[list[dict[str, Any]]], None], tmp_path: Path) -> None:
    """PB-6: places on every route of a pair, twins, four to six places, each place on two cards or more."""
    data = content("escapes")
    spoil(data["cards"])
    complaint = refused(tmp_path, "escapes", data)
    is_length = spoil in (a_short_route, a_long_route)
    assert complaint["code"] == ("content.schema" if is_length else "content.rule")
    assert "route" in complaint["path"] if is_length else complaint["rule"] == "PB-6"


@pytest.mark.parametrize("verb", ["camera", "tower"])
def test_PB_7_every_device_has_a_card(verb: str, tmp_path: Path) -> None:
    """PB-7: at least each camera and each tower once."""
    data = content("cards")
    card = next(card for card in data["handicaps"] if [verb, 5] in card["effects"])
    card["effects"][card["effects"].index([verb, 5])] = [verb, 4]
    assert refused(tmp_path, "cards", data)["rule"] == "PB-7"


def test_PB_42_a_zone_too_large(tmp_path: Path) -> None:
    """PB-42: zones of 12 to 16 squares: the yard has 16 already."""
    data = content("board")
    data["zones"][0]["squares"].append({"key": "yard_17", "x": 6, "y": 6})
    assert refused(tmp_path, "board", data)["rule"] == "PB-42"


def test_PB_3_a_building_without_a_door(tmp_path: Path) -> None:
    """PB-3: the chapel walled up: not all of the prison can be reached."""
    data = content("board")
    data["doors"] = [door for door in data["doors"] if "chapel" not in door]
    assert refused(tmp_path, "board", data)["rule"] == "PB-3"


def test_PB_3_cameras_are_where_the_rules_say(tmp_path: Path) -> None:
    """PB-3: camera 1 watches the visiting room, and so on; two of them exchanged are refused."""
    data = content("board")
    cameras = {one["key"]: one for one in data["buildings"] if one.get("camera")}
    cameras["infirmary"]["camera"], cameras["workshop"]["camera"] = 4, 2
    assert refused(tmp_path, "board", data)["rule"] == "PB-3"


def test_every_card_has_its_tale_in_both_languages() -> None:
    """PB-7: a short sentence of the prison's life on each card."""
    cards = content("cards")
    keys = [card["key"] for card in cards["handicaps"] + cards["chances"]]
    for language in ("en", "fr"):
        text = (files("escapade.language") / "locales" / language / "prison_break.ftl").read_text(encoding="utf-8")
        assert [key for key in keys if f"        [{key}] " not in text] == []
