"""What a loaded game looks up: the board as numbers, the cards as verbs, and where each kind of action begins."""

from typing import Any, final

from mypy_extensions import i64

from escapade.core.action import ActionTable
from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import ZONES, Kind, Verb


@final
class Board:
    """The plan of the prison: squares are numbered zone by zone, then building by building."""

    def __init__(self, zone: list[int], building: list[int], links: list[list[int]], rooms: list[int],
                 strategic: list[int], place: list[int], towers: list[int], cameras: list[int], roomy: list[int],
                 tokens: list[int], tools: list[int], starts: list[int]) -> None:
        self.squares = len(zone)
        self.zone = zone
        """The zone of each square, or NONE indoors."""
        self.building = building
        """The building or room of each square, or NONE outdoors."""
        self.links = links
        self.next_to: list[bytes] = [bytes(others) for others in links]  # the same, looked up quickly
        self.rooms = rooms
        """The squares of the white rooms."""
        self.strategic = strategic
        """1 for the squares of strategic buildings, where no guard comes in."""
        self.place = place
        """The place, as routes name them, of each square: buildings and rooms first, then zones."""
        self.places = max(place) + 1
        self.towers = towers
        self.cameras = cameras
        """The square of each camera's building."""
        self.tokens = tokens
        self.tools, self.starts = tools, starts
        self.guard_room = cameras[4]
        self.isolation = NONE
        for square, room in enumerate(roomy):
            if room:
                self.isolation = square
        self.capacity: list[int] = [99 if room else 2 for room in roomy]
        self.room_for: bytes = bytes(self.capacity)
        self.area: bytes = bytes([number + 1 for number in zone])
        """The capacity and the zone of each square, looked up quickly: 0 indoors, 1 for the first zone, and so on."""
        self.camera_of: list[int] = [cameras.index(square) if square in cameras else NONE
                                     for square in range(self.squares)]
        self.filmed: bytes = bytes([number + 1 for number in self.camera_of])
        """The camera that films each square: 0 for none, 1 for the first, and so on."""
        self.tower_of: list[int] = [towers.index(square) if square in towers else NONE
                                    for square in range(self.squares)]
        self.token_of: list[int] = [tokens.index(square) if square in tokens else NONE
                                    for square in range(self.squares)]
        self.outdoors: list[list[int]] = [[square for square in range(self.squares) if zone[square] == number]
                                          for number in range(ZONES)]
        self.posts: list[list[int]] = [without_towers(self, squares) for squares in [*self.outdoors, rooms]]
        """PB-10, PB-37: where a guard may come in, by the face of the die from 0: the zones, then the white rooms."""
        self.entries: list[list[int]] = [entries_of(self, number) for number in range(ZONES)]
        self.shut_by: list[int] = [NONE if zone[square] != NONE else only_zone(self, building[square])
                                   for square in range(self.squares)]
        """PB-29: the one zone on which all doors of the square's building give, or NONE."""
        self.ways_out: list[list[tuple[int, int]]] = [ways_out(self, square) for square in range(self.squares)]
        """PB-29: (distance from the door, square behind the gate), nearest first."""
        self.distance: list[list[int]] = [distances(self.links, square) for square in range(self.squares)]


def without_towers(board: Board, squares: list[int]) -> list[int]:
    """Those of some squares on which no tower stands."""
    return [square for square in squares if board.tower_of[square] == NONE]


def entries_of(board: Board, zone: int) -> list[int]:
    """PB-28: the squares of a zone with a door or a gate."""
    found: list[int] = []
    for square in board.outdoors[zone]:
        for other in board.links[square]:
            if board.zone[other] != zone:
                found.append(square)
                break
    return found


def doors_of(board: Board, building: int) -> list[int]:
    """The squares outside the doors of a building."""
    found: list[int] = []
    for square in range(board.squares):
        if board.building[square] == building:
            found += [other for other in board.links[square] if board.zone[other] != NONE]
    return found


def only_zone(board: Board, building: int) -> int:
    """PB-29: the zone of all doors of a building, or NONE where they give on several."""
    zones = [board.zone[door] for door in doors_of(board, building)]
    for zone in zones:
        if zone != zones[0]:
            return NONE
    return zones[0] if zones else NONE


def ways_out(board: Board, square: int) -> list[tuple[int, int]]:
    """PB-29: the gates of the zone a building is shut in by, by their distance from its doors."""
    zone = board.shut_by[square]
    if zone == NONE:
        return []
    inside = [[other for other in links if board.zone[other] == zone] for links in board.links]
    found: list[tuple[int, int]] = []
    for door in doors_of(board, board.building[square]):
        steps = distances(inside, door)
        for inner in board.outdoors[zone]:
            found += [(steps[inner], outer) for outer in board.links[inner] if board.zone[outer] not in (NONE, zone)]
    found.sort()
    return found


def distances(links: list[list[int]], start: int) -> list[int]:
    """Steps from a square to every other; NONE where no way leads."""
    steps = [NONE] * len(links)
    steps[start] = 0
    queue = [start]
    for square in queue:
        for other in links[square]:
            if steps[other] == NONE:
                steps[other] = steps[square] + 1
                queue.append(other)
    return steps


@final
class Deck:
    """PB-7: the cards as lists of verbs and numbers, handicaps first."""

    def __init__(self, counts: list[int], handicaps: int, lasting: list[int], verbs: list[list[int]],
                 numbers: list[list[int]]) -> None:
        self.counts = counts
        self.handicaps = handicaps
        self.lasting = lasting
        self.verbs = verbs
        self.numbers = numbers
        self.riot: list[int] = [self.number_of(card, Verb.RIOT) for card in range(len(counts))]
        """The zone closed by a riot while the card is active, or NONE."""
        self.lock_down: list[bool] = [Verb.LOCK_DOWN in verbs[card] for card in range(len(counts))]
        self.gates_shut: list[bool] = [Verb.GATES_SHUT in verbs[card] for card in range(len(counts))]
        self.hits_anybody: list[bool] = [hits_anybody(verbs[card]) for card in range(len(counts))]
        self.hits_drawer: list[bool] = [hits_anybody(verbs[card]) or Verb.SEARCH in verbs[card]
                                        for card in range(len(counts))]
        """PB-35: whether a handicap falls on the one who drew it."""

    def is_chance(self, card: i64) -> bool:
        """Whether a card is a chance, to be used or kept; the others are handicaps."""
        return card >= self.handicaps

    def number_of(self, card: int, verb: int) -> int:
        """The number that goes with a verb of a card, or NONE."""
        for place, found in enumerate(self.verbs[card]):
            if found == verb:
                return self.numbers[card][place]
        return NONE


def hits_anybody(verbs: list[int]) -> bool:
    """PB-35: whether a handicap costs the one it falls on something whatever he carries."""
    return Verb.LOSE_TURN in verbs or Verb.ISOLATION in verbs


@final
class Tables:
    """Everything of the loaded content that the rules read."""

    def __init__(self, board: Board, deck: Deck, bribes: list[int], wishes: list[list[int]], blanks: int,
                 pairs: list[int], routes: list[int], devices: list[int], limits: list[int],
                 actions: ActionTable, options: dict[str, int]) -> None:
        self.board = board
        self.deck = deck
        self.bribes = bribes
        """How many guards each object bribes."""
        self.wishes = wishes
        """By outsider and die."""
        self.blanks = blanks
        self.pairs = pairs
        """By escape card: the outsiders as a mask; then the route as a mask of places, and the device."""
        self.routes = routes
        self.devices = devices
        self.escapes = len(pairs)
        self.route_tokens = limits[0]
        self.most_guilt = limits[1]
        self.last_day = limits[2]
        self.watch_days: i64 = options["watch_days"]
        """PB-36: how many of Bellick's turns an ON token may stay; 0 for any number."""
        self.relief: i64 = options["relief"]
        """PB-43: how often a day the team may lower guilt; 0 for any number."""
        self.guards_indoors = options["guards_indoors"] != 0
        """PB-43: whether moving guards enter strategic buildings."""
        self.numbers: list[Any] = list(range(actions.count))
        """Every action's number once, for all lists. Any, because compiled code takes an int out of its object and
        makes another one."""
        self.harms: list[int] = [actions.number(Kind.DRAW), actions.number(Kind.ADD_GUARD), actions.number(Kind.RAISE)]
        """PB-10: what most leaders begin their turns with."""
        self.lower: list[int] = [actions.number(Kind.LOWER)]
        """PB-11: guilt instead of a move."""
        self.offsets = actions.offsets
        self.kinds = actions.kind
        self.firsts = actions.first
        self.seconds = actions.second
        self.step: i64 = actions.offsets[Kind.STEP]
        self.play: i64 = actions.offsets[Kind.PLAY]
        self.lay: i64 = actions.offsets[Kind.LAY]
        self.stop: i64 = actions.offsets[Kind.STOP]
        self.post: i64 = actions.offsets[Kind.POST]
        self.done: i64 = actions.offsets[Kind.DONE]
