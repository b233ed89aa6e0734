"""The view of Escape the Dark Castle, as types. Heroes, cards and items are content keys."""

from typing import Literal, TypedDict

from escapade.core.view_types import CommonView

Trait = Literal["might", "cunning", "wisdom"]
Face = Literal["might", "cunning", "wisdom", "double_might", "double_cunning", "double_wisdom"]
Stage = Literal[
    "step", "suffer", "enemy", "before", "round", "omen", "fighters", "rolls", "uses", "stand", "strikes", "struck",
    "defend", "round_end", "try", "count", "fail", "gamble", "gains", "shares", "drops", "turn", "next"]
Special = Literal[
    "none", "wisdom_returns", "weakest_struck", "immune", "regrows", "rages", "pierces", "swarms", "shifts", "hardens",
    "grudge"]


class Hero(TypedDict):
    """A hero with what he has left."""

    hero: str
    hp: int
    items: list[str]


class Fight(TypedDict):
    """What the enemy does: how hard it strikes, who may rest, and its own rule."""

    damage: int
    rest: Literal["free", "hemmed_in", "duel", "denied"]
    special: Special


class Traits(TypedDict):
    """So many of each trait."""

    might: int
    cunning: int
    wisdom: int


class Bout(TypedDict):
    """What a fight, a test or a gamble keeps. `rolls`, `extras` and `losses` stand in the order of the heroes."""

    enemy: Traits
    rolls: list[Face | None]
    extras: list[Traits]
    losses: list[int]
    round: int
    size: int
    coming: int
    resting: str | None
    active: list[str]
    todo: list[str]
    pending: list[str]
    fresh: list[str]
    blocked: list[str]
    weapons: list[str]
    seconds: list[str]
    hitters: list[str]
    striker: str | None
    hits: int
    before: Face | None
    immune: Trait | None
    bonus: int
    tries: int
    successes: int


class View(CommonView):
    """DC-24: the same for everybody."""

    health: int
    heroes: list[Hero]
    you: str | None
    turned: int
    card: str | None
    step: int | None
    fight: Fight | None
    chapters_left: list[str]
    items_left: dict[str, int]
    items_discarded: dict[str, int]
    middle: list[str]
    found: int
    nominee: str | None
    stage: Stage
    back: Stage
    asker: str | None
    acts: int
    refused: list[list[str]]
    named: str | None
    leader: str | None
    reason: Literal["boss_beaten", "death"] | None
    bout: Bout
