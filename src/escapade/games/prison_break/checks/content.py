"""The checks of the board and of the cards that a schema cannot make: PB-2, PB-3, PB-6, PB-7, PB-42."""

from typing import Any, Final

from escapade.core.errors import BadInput
from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import CAMERAS, ZONES, Verb
from escapade.games.prison_break.tables import Board, Deck

BOARD: Final = "board.json"
STRATEGIC: Final = 8
FILMED: Final = ["visiting_room", "infirmary", "psychiatric_ward", "workshop", "guard_room", "wardens_office"]
"""PB-3: what cameras 1 to 6 watch; the die of PB-28 chooses among them in this order."""


def refuse(rule: str, file: str, path: str, found: object) -> None:
    """Complain about content that breaks a rule, with file and path."""
    raise BadInput("content.rule", {"file": file, "path": path, "found": str(found), "rule": rule})


def check_board(board: Board, keys: list[str]) -> None:
    """PB-3, PB-5, PB-42: one connected board, cameras in their order, and every measure kept."""
    if len(set(keys)) != len(keys):
        refuse("PB-3", BOARD, "$", "squares")
    for square in range(board.squares):
        if board.distance[0][square] == NONE:
            refuse("PB-3", BOARD, "$", keys[square])
    found = [keys[square] for square in board.cameras]
    if found != FILMED:
        refuse("PB-3", BOARD, "$.buildings", found)
    check_zones(board)
    check_buildings(board)
    check_distances(board)
    check_marks(board)


def check_zones(board: Board) -> None:
    """PB-42: 12 to 16 squares each, gates to two other zones or more; the tower stands in its zone."""
    for zone in range(ZONES):
        path = f"$.zones[{zone}]"
        if not 12 <= len(board.outdoors[zone]) <= 16:
            refuse("PB-42", BOARD, path, len(board.outdoors[zone]))
        others = {board.zone[other] for square in board.outdoors[zone] for other in board.links[square]}
        if len(others - {zone, NONE}) < 2:
            refuse("PB-42", BOARD, path, len(others - {zone, NONE}))
        if board.zone[board.towers[zone]] != zone:
            refuse("PB-3", BOARD, f"{path}.tower", board.towers[zone])
        if wide_squares(board, zone) * 2 > len(board.outdoors[zone]):
            refuse("PB-42", BOARD, path, wide_squares(board, zone))


def wide_squares(board: Board, zone: int) -> int:
    """PB-42: squares with all four sides open within the zone: the middle of something wider than two."""
    inside = [[other for other in board.links[square] if board.zone[other] == zone]
              for square in board.outdoors[zone]]
    return len([links for links in inside if len(links) == 4])


def check_buildings(board: Board) -> None:
    """PB-3: eight strategic buildings, four white rooms or more; PB-42: three with doors on two zones."""
    strategic = {board.building[square] for square in range(board.squares) if board.strategic[square]}
    if len(strategic) != STRATEGIC or len(board.rooms) < 4:
        refuse("PB-3", BOARD, "$.buildings", f"{len(strategic)} + {len(board.rooms)}")
    if len(set(board.cameras)) != CAMERAS:
        refuse("PB-3", BOARD, "$.buildings", len(set(board.cameras)))
    open_to_two = {board.building[square] for square in range(board.squares)
                   if board.zone[square] == NONE and board.shut_by[square] == NONE}
    if len(open_to_two) < 3:
        refuse("PB-42", BOARD, "$.doors", len(open_to_two))


def inner_distance(board: Board, one: int, other: int) -> int:
    """Steps between two buildings, from any of their squares."""
    found = 999
    for square in range(board.squares):
        if board.building[square] == one:
            for target in range(board.squares):
                if board.building[target] == other and board.distance[square][target] < found:
                    found = board.distance[square][target]
    return found


def check_distances(board: Board) -> None:
    """PB-42: 8 to 9.5 squares on average between two buildings, none farther than 14 from the cells."""
    total = 0
    pairs = 0
    count = max(board.building) + 1
    cells = board.building[board.starts[0]]
    for one in range(count):
        if inner_distance(board, cells, one) > 14:
            refuse("PB-42", BOARD, f"$.buildings[{one}]", inner_distance(board, cells, one))
        for other in range(one):
            total += inner_distance(board, one, other)
            pairs += 1
    if not 80 * pairs <= 10 * total <= 95 * pairs:
        refuse("PB-42", BOARD, "$", f"{total}/{pairs}")


def check_marks(board: Board) -> None:
    """PB-5: one token a square, tools in zones or white rooms; PB-42: tokens in all zones, five to eight indoors."""
    if len(set(board.tokens)) != len(board.tokens):
        refuse("PB-3", BOARD, "$.objects", "squares")
    zones = [board.zone[square] for square in board.tokens]
    indoors = zones.count(NONE)
    if not 5 <= indoors <= 8 or len(set(zones) - {NONE}) != ZONES:
        refuse("PB-42", BOARD, "$.objects", indoors)
    for square in board.tools:
        if board.strategic[square]:
            refuse("PB-5", BOARD, "$.tools", square)


def check_escapes(pairs: list[int], routes: list[int], devices: list[int], zones_from: int) -> None:
    """PB-6: at most one zone a route; in each pair of outsiders no common place and no device twice; none alike."""
    file = "escapes.json"
    for card, route in enumerate(routes):
        if not 4 <= bin(route).count("1") <= 6 or bin(route >> zones_from).count("1") > 1:
            refuse("PB-6", file, f"$.cards[{card}].route", bin(route).count("1"))
    for pair in set(pairs):
        cards = [card for card in range(len(pairs)) if pairs[card] == pair]
        common = -1
        for card in cards:
            common &= routes[card]
        if common or len({devices[card] for card in cards}) != len(cards):
            refuse("PB-6", file, f"$.cards[{cards[0]}]", len(cards))
    for place in range(zones_from + ZONES):
        if len([route for route in routes if route >> place & 1]) < 2:
            refuse("PB-6", file, "$.cards", place)


def check_wishes(wishes: list[list[int]]) -> None:
    """PB-2: the three never ask for the same object."""
    for face in range(6):
        if len({wish[face] for wish in wishes}) != len(wishes):
            refuse("PB-2", "pieces.json", "$.outsiders", face + 1)


def check_deck(deck: Deck) -> None:
    """PB-7: 55 cards, each camera and tower once or more, guilt +0.6 to +1.0 a card."""
    total = sum(deck.counts)
    if total != 55:
        refuse("PB-7", "cards.json", "$", total)
    for verb, size in ((Verb.CAMERA, CAMERAS), (Verb.TOWER, ZONES)):
        named = {deck.number_of(card, verb) for card in range(len(deck.counts))}
        if len(named - {NONE}) != size:
            refuse("PB-7", "cards.json", "$.handicaps", len(named - {NONE}))
    guilt = 0
    for card, count in enumerate(deck.counts):
        for place, verb in enumerate(deck.verbs[card]):
            if verb == Verb.GUILT:
                guilt += count * deck.numbers[card][place]
    if not 6 * total <= 10 * guilt <= 10 * total:
        refuse("PB-7", "cards.json", "$", f"{guilt}/{total}")


def check_guards(bribes: list[int]) -> None:
    """PB-5: thirty guards, each object on two or three of them."""
    if sum(bribes) != 30:
        raise BadInput("content.total", {"file": "pieces.json", "path": "$.objects", "found": sum(bribes),
                                         "expected": 30})


def check_touch(one: dict[str, Any], other: dict[str, Any], path: str) -> None:
    """PB-3: a door or gate joins two squares that touch by a side."""
    if not touches(one, other):
        refuse("PB-3", BOARD, path, f"{one['key']} {other['key']}")


def touches(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two rectangles share a side."""
    left, right = one, other
    across = overlap(left["x"], left.get("width", 1), right["x"], right.get("width", 1))
    along = overlap(left["y"], left.get("height", 1), right["y"], right.get("height", 1))
    return (across == 0 and along > 0) or (along == 0 and across > 0)


def overlap(one: int, length: int, other: int, other_length: int) -> int:
    """How far two intervals overlap; 0 when they just touch, negative when they do not."""
    return min(one + length, other + other_length) - max(one, other)
