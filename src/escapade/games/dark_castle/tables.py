"""What a loaded game looks up: the steps of the cards, the items, the dice, and legal lists by mask."""

from typing import Any, final

from mypy_extensions import i64

from escapade.core.action import ActionTable
from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import EATEN, HERO_KINDS, NAMING, NOBODY, Kind, Rest, Special


@final
class Step:
    """One step of a card. Which fields mean something depends on `op`; steps never change once loaded."""

    def __init__(self, op: int) -> None:
        self.op: i64 = op
        self.next: i64 = NONE
        """The step that follows."""
        self.who: i64 = 0
        self.amount: i64 = 0
        """HP or items; in a gamble the items a lucky throw finds."""
        self.ways: list[int] = []
        """The ways on offer, and where each begins."""
        self.starts: list[int] = []
        self.needs_item: list[int] = []
        self.going: list[int] = []
        self.going_bare: list[int] = []
        """DC-32: the actions that take them; all of them, and those for YOU without an item."""
        self.dice: list[int] = [0, 0, 0]
        """The dice printed, by trait."""
        self.enemy: i64 = 0
        """The same, packed as a bout has them."""
        self.damage: i64 = 0
        self.rest: i64 = Rest.FREE
        self.special: i64 = Special.NONE
        self.trait: i64 = 0
        self.need: i64 = 1
        self.rolls: i64 = 1
        self.adds: bool = True
        """Whether successes add up over the rolls (DC-28)."""
        self.price: i64 = 0
        self.payer: i64 = 0
        self.passed: i64 = NONE
        self.failed: i64 = NONE


@final
class Item:
    """A kind of item."""

    def __init__(self, effect: int, trait: int, hands: int, amount: int, count: int) -> None:
        self.effect: i64 = effect
        self.trait: i64 = trait
        self.hands: i64 = hands
        self.amount: i64 = amount
        self.count = count


@final
class Tables:
    """The content of a loaded game, and lists by mask for the decisions of the group."""

    def __init__(self, faces: list[list[int]], health: list[int], items: list[Item], steps: list[Step],
                 starts: list[int], lows: list[int], ends: list[int], chapters: int, bosses: int, castle: int,
                 actions: ActionTable, *, majority: bool, voices: int) -> None:
        self.faces = faces
        self.dice: bytes = bytes([face for die in faces for face in die])
        """The six faces of each character's die, one die after the other."""
        self.health = health
        """Hit points at the start, by the number of seats."""
        self.items = items
        self.effects: bytes = bytes([int(item.effect) for item in items])
        self.hands: bytes = bytes([int(item.hands) for item in items])
        """What each kind of item does, and how many hands it fills."""
        self.steps = steps
        self.starts = starts
        """Where the steps of each card begin: chapters, then bosses, then the start card."""
        self.lows = lows
        self.ends = ends
        """The first and the last of the steps that belong to each card."""
        self.chapters = chapters
        self.bosses = bosses
        self.castle = castle
        self.start_card = chapters + bosses
        self.majority: bool = majority
        """DC-6: whether the group votes."""
        self.voices: i64 = voices
        """DC-6: how many seats have a say, from the first on; 0 or too many: all."""
        self.actions = actions
        self.numbers: list[Any] = list(range(len(actions.kind)))
        """Every action's number once, for all lists: so many different objects would not stay near the processor. Any,
        because compiled code takes an int out of its object and makes another one."""
        self.by_mask: list[list[list[int]]] = [
            lists_by_mask(actions, kind) if kind in NAMING else [] for kind in range(len(actions.shapes))]
        """Legal lists of the kinds that name a character, by kind and the mask of the characters (nobody is bit 6)."""
        self.passing: int = actions.number(Kind.PASS)
        self.finished: int = actions.number(Kind.DONE)
        self.answers: list[int] = [actions.number(Kind.YES), actions.number(Kind.NO)]
        self.daring: list[int] = [actions.number(Kind.DARE), actions.number(Kind.STOP)]
        self.food: i64 = sum([1 << kind for kind, item in enumerate(items) if EATEN >> item.effect & 1])
        """The kinds of items that are food, as a mask."""
        self.turning: i64 = actions.offsets[Kind.TURN]
        self.giving: i64 = actions.offsets[Kind.GIVE]
        self.handing: i64 = actions.offsets[Kind.HAND]
        self.laying: i64 = actions.offsets[Kind.LAY]
        self.using: i64 = actions.offsets[Kind.USE]
        self.hexing: i64 = actions.offsets[Kind.HEX]
        self.keeping: i64 = actions.offsets[Kind.KEEP]
        self.dropping: i64 = actions.offsets[Kind.DROP]
        """The first action of each kind. What gives, lays down or uses a thing follows by its kind × 6 + character;
        what hands it on, by that × 6 + the other character; what turns a die, by trait × 3 + trait."""
        number_ways(steps, actions)


def number_ways(steps: list[Step], actions: ActionTable) -> None:
    """DC-32: give every step the actions that take its ways."""
    for step in steps:
        going = [actions.number(Kind.GO, way) for way in step.ways]
        step.going = going
        step.going_bare = [action for place, action in enumerate(going) if not step.needs_item[place]]


def lists_by_mask(actions: ActionTable, kind: int) -> list[list[int]]:
    """For every set of characters, the actions of a kind that name them, ascending."""
    size = NOBODY + 1 if kind == Kind.REST else HERO_KINDS
    return [[actions.number(kind, value) for value in range(size) if mask >> value & 1] for mask in range(1 << size)]
