"""Loads Prison Break from its content, or from a pack laid over it."""

from pathlib import Path
from typing import Any

from escapade.content.read import Content
from escapade.core.errors import BadInput
from escapade.core.option import read_options
from escapade.core.seat import NONE
from escapade.core.tables import Source
from escapade.games.prison_break.checks import content as check
from escapade.games.prison_break.game import KEY, PrisonBreakGame
from escapade.games.prison_break.kinds import CAMERAS, VERBS, ZONES, Verb
from escapade.games.prison_break.shapes import Names, make_shapes, option_table
from escapade.games.prison_break.tables import Board, Deck, Tables

FIGURES = ["michael", "sucre", "abruzzi", "bagwell", "sara", "pope", "veronica", "lincoln"]
DEVICES = [f"camera_{number + 1}" for number in range(CAMERAS)] + [f"tower_{zone + 1}" for zone in range(ZONES)]
COUNTED_FROM_ONE = (Verb.CAMERA, Verb.TOWER, Verb.RIOT)


def load(options: dict[str, object], pack: Path | None, *, written: bool) -> PrisonBreakGame:
    """The game with these options; every check of the data is made."""
    content = Content(KEY, ["board", "pieces", "escapes", "cards"], pack)
    files = content.files
    names = read_names(files)
    board = read_board(files["board"], names)
    check.check_board(board, names.squares)
    deck = read_deck(files["cards"])
    check.check_deck(deck)
    table = option_table()
    values = read_options(table, options, written=written)
    shapes = make_shapes(names)
    pieces = files["pieces"]
    wishes = [[find(names.objects, wish, "pieces.json", "$.outsiders") for wish in outsider["wishes"]]
              for outsider in pieces["outsiders"]]
    check.check_wishes(wishes)
    pairs, routes, devices = read_escapes(files["escapes"], names)
    check.check_escapes(pairs, routes, devices, len(names.places) - ZONES)
    tables = Tables(board, deck, [thing["guards"] for thing in pieces["objects"]], wishes, pieces["blanks"], pairs,
                    routes, devices, [pieces["route_tokens"], pieces["most_guilt"], pieces["last_day"]],
                    shapes.actions, values)
    check.check_guards(tables.bribes)
    return PrisonBreakGame(table, values, shapes, names, tables, Source(content.pack, content.digest()))


def find(names: list[str], key: str, file: str, path: str) -> int:
    """The number of a key; one that does not exist is refused."""
    if key not in names:
        raise BadInput("content.unknown_key", {"file": file, "path": path, "value": key})
    return names.index(key)


def read_names(files: dict[str, dict[str, Any]]) -> Names:
    """All keys, in the order of their numbers."""
    board, cards = files["board"], files["cards"]
    squares = [square["key"] for zone in board["zones"] for square in zone["squares"]]
    squares += [square["key"] for building in board["buildings"] for square in building["squares"]]
    places = [building["key"] for building in board["buildings"]] + [zone["key"] for zone in board["zones"]]
    chances = [card["key"] for card in cards["chances"]]
    handicaps = [card["key"] for card in cards["handicaps"]]
    objects = [thing["key"] for thing in files["pieces"]["objects"]]
    escapes = [card["key"] for card in files["escapes"]["cards"]]
    for family, file in ((places, "board.json"), (handicaps + chances, "cards.json"), (objects, "pieces.json"),
                         (escapes, "escapes.json")):
        if len(set(family)) != len(family):
            raise BadInput("content.duplicate_key", {"file": file, "path": "$"})
    return Names(FIGURES, squares, objects, places, DEVICES, handicaps + chances, chances, escapes)


def read_board(board: dict[str, Any], names: Names) -> Board:
    """PB-3: the plan as numbers."""
    zones, buildings = board["zones"], board["buildings"]
    zone = [number for number, one in enumerate(zones) for square in one["squares"]]
    outdoors = len(zone)
    building = [number for number, one in enumerate(buildings) for square in one["squares"]]
    zone += [NONE] * len(building)
    building = [NONE] * outdoors + building
    place = [number if number != NONE else len(buildings) + zone[square] for square, number in enumerate(building)]
    strategic = [int(number != NONE and buildings[number]["strategic"]) for number in building]
    roomy = [int(number != NONE and buildings[number]["key"] == "isolation") for number in building]
    rooms = [square for square, number in enumerate(building) if number != NONE and not strategic[square]]

    def at(key: str, path: str) -> int:
        """The number of a square that the board names."""
        return find(names.squares, key, "board.json", path)

    return Board(zone, building, read_links(board, names), rooms, strategic, place,
                 [at(one["tower"], f"$.zones[{number}].tower") for number, one in enumerate(zones)],
                 read_cameras(buildings, names), roomy,
                 [at(key, "$.objects") for key in board["objects"]],
                 [at(board["tools"][tool], "$.tools") for tool in ("pliers", "breaker")],
                 [at(board["starts"][figure], "$.starts") for figure in FIGURES])


def read_cameras(buildings: list[dict[str, Any]], names: Names) -> list[int]:
    """The square of each camera's building, in the order of their numbers."""
    cameras = [0] * CAMERAS
    for building in buildings:
        if "camera" in building:
            cameras[building["camera"] - 1] = names.squares.index(building["squares"][0]["key"])
    return cameras


def read_links(board: dict[str, Any], names: Names) -> list[list[int]]:
    """PB-3: squares that touch within a zone or building, doors and gates."""
    groups = [one["squares"] for one in board["zones"]] + [one["squares"] for one in board["buildings"]]
    by_key = {square["key"]: square for group in groups for square in group}
    pairs = [(one["key"], other["key"]) for group in groups for one in group for other in group
             if one["key"] < other["key"] and check.touches(one, other)]
    for family in ("doors", "gates"):
        for place, (one, other) in enumerate(board[family]):
            path = f"$.{family}[{place}]"
            for key in (one, other):
                find(names.squares, key, "board.json", path)
            check.check_touch(by_key[one], by_key[other], path)
            pairs.append((one, other))
    links: list[set[int]] = [set() for square in names.squares]
    for one, other in pairs:
        links[names.squares.index(one)].add(names.squares.index(other))
        links[names.squares.index(other)].add(names.squares.index(one))
    return [sorted(linked) for linked in links]


def read_escapes(file: dict[str, Any], names: Names) -> tuple[list[int], list[int], list[int]]:
    """PB-6: outsiders and routes as masks, and the device, card by card."""
    pairs = [sum(1 << names.outsiders.index(key) for key in card["outsiders"]) for card in file["cards"]]
    routes = [sum(1 << find(names.places, key, "escapes.json", f"$.cards[{number}]") for key in set(card["route"]))
              for number, card in enumerate(file["cards"])]
    return pairs, routes, [DEVICES.index(card["device"]) for card in file["cards"]]


def read_deck(file: dict[str, Any]) -> Deck:
    """PB-7: handicaps first, then chances; zones and devices counted from 0."""
    cards = file["handicaps"] + file["chances"]
    verbs = [[VERBS.index(effect[0]) for effect in card["effects"]] for card in cards]
    numbers = [[effect_number(effect) for effect in card["effects"]] for card in cards]
    return Deck([card["count"] for card in cards], len(file["handicaps"]),
                [int(card.get("lasting", False)) for card in cards], verbs, numbers)


def effect_number(effect: list[Any]) -> int:
    """The number of an effect: 0 where it needs none."""
    number = effect[1] if len(effect) > 1 else 0
    assert isinstance(number, int)
    return number - 1 if VERBS.index(effect[0]) in COUNTED_FROM_ONE else number
