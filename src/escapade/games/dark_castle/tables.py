"""What a loaded game looks up: the steps of the cards, the items, the dice, and legal lists by mask."""

from typing import final

from mypy_extensions import i64

from escapade.core.action import ActionTable
from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import HERO_KINDS, NAMING, NOBODY, TRAITS, Effect, Kind, Rest, Special


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
        self.dice: list[int] = [0, 0, 0]
        """The dice printed, by trait."""
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
        self.health = health
        """Hit points at the start, by the number of seats."""
        self.items = items
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
        self.numbers: list[int] = list(range(len(actions.kind)))
        """Every action's number once, for all lists: so many different objects would not stay near the processor."""
        self.by_mask: list[list[list[int]]] = [
            lists_by_mask(actions, kind) if kind in NAMING else [] for kind in range(len(actions.shapes))]
        """Legal lists of the kinds that name a character, by kind and the mask of the characters (nobody is bit 6)."""
        self.passing: int = actions.number(Kind.PASS)
        self.finished: int = actions.number(Kind.DONE)
        self.answers: list[int] = [actions.number(Kind.YES), actions.number(Kind.NO)]
        self.daring: list[int] = [actions.number(Kind.DARE), actions.number(Kind.STOP)]
        things = range(len(items))
        self.gifts: list[list[list[int]]] = [
            [same(self.numbers, gifts) for gifts in gifts_by_mask(actions, item)] for item in things]
        """DC-26: the actions that give a thing from the middle, by its kind and the mask of the characters."""
        self.handings: list[list[list[int]]] = [[] for _ in range(1 << HERO_KINDS)]
        """DC-26: the actions that hand a thing on, by the mask and kind × 6 + bearer; filled when first asked for."""
        self.laying: int = actions.offsets[Kind.LAY]
        self.eating: int = actions.offsets[Kind.USE]
        """DC-26: what lays a thing down or has it eaten has this number + kind × 6 + bearer."""
        self.is_food: list[bool] = [items[code // HERO_KINDS].effect in (Effect.FOOD, Effect.FEAST)
                                    for code in range(len(items) * HERO_KINDS)]

    def handing(self, kinds: i64) -> list[list[int]]:
        """DC-26: by thing (kind × 6 + bearer) what hands it to another of these characters; it stays the table's."""
        known = self.handings[kinds]
        if not known:
            known = [same(self.numbers, handed_by_one(self.actions, code, kinds))
                     for code in range(len(self.items) * HERO_KINDS)]
            self.handings[kinds] = known
        return known

    def hexes(self, dice: list[int]) -> list[int]:
        """DC-21: every die that lies there, turned to every other trait."""
        return [self.actions.number(Kind.HEX, shown, trait) for shown in range(TRAITS) if dice[shown]
                for trait in range(TRAITS) if trait != shown]


def same(numbers: list[int], wanted: list[int]) -> list[int]:
    """The wanted numbers, as the objects that a list of all of them holds."""
    return list(map(numbers.__getitem__, wanted))


def lists_by_mask(actions: ActionTable, kind: int) -> list[list[int]]:
    """For every set of characters, the actions of a kind that name them, ascending."""
    size = NOBODY + 1 if kind == Kind.REST else HERO_KINDS
    return [[actions.number(kind, value) for value in range(size) if mask >> value & 1] for mask in range(1 << size)]


def handed_by_one(actions: ActionTable, code: int, kinds: i64) -> list[int]:
    """The actions that hand a thing (kind × 6 + bearer) to another of these characters, ascending."""
    bearer = code % HERO_KINDS
    return [actions.offsets[Kind.HAND] + code * HERO_KINDS + hero for hero in range(HERO_KINDS)
            if kinds >> hero & 1 and hero != bearer]


def gifts_by_mask(actions: ActionTable, item: int) -> list[list[int]]:
    """For every set of characters, the actions that give them a thing, ascending."""
    return [[actions.number(Kind.GIVE, item, hero) for hero in range(HERO_KINDS) if mask >> hero & 1]
            for mask in range(1 << HERO_KINDS)]
