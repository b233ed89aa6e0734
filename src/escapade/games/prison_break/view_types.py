"""The view of Prison Break, as types. Figures, squares, objects, devices and cards are content keys."""

from typing import Literal, TypedDict

from escapade.core.view_types import CommonView

Tool = Literal["pliers", "breaker"]


class Player(TypedDict):
    """PB-30: that something was shown to a player is public; what it was, known to him and to Michael."""

    leader: str | None
    shows: int
    shown: list[Literal["route", "device"]] | None


class Figure(TypedDict):
    """Where a figure stands, who plays it, and what it carries."""

    square: str | None
    seat: str | None
    objects: list[str]
    tools: list[Tool]
    chances: list[str]
    loses_turn: bool
    active_from: int


class Turn(TypedDict):
    """Whose turn it is, and what is left of it."""

    actor: str | None
    points: int
    steps: int | None
    extra: int
    ignoring: list[Literal["camera", "tower"]]
    spot: str | None
    guard: str | None


class Token(TypedDict):
    """PB-13: who looked is public; what it is, known to those alone. `blank` is a token with nothing on it."""

    looked: list[str]
    object: str | None


class Tools(TypedDict):
    """Where the tools lie; nowhere while a figure carries one."""

    pliers: str | None
    breaker: str | None


class Watch(TypedDict):
    """PB-36: which device is on, who set it, and for how many of Bellick's turns."""

    device: str | None
    by: Literal["nobody", "card", "bellick"]
    turns: int


class Deed(TypedDict):
    """PB-11, PB-20: something that can be done on a square; only “pick” names an object, “stop” fetches Lincoln."""

    kind: Literal["search", "pick", "recruit", "bribe", "take_tool", "disable", "stop"]
    object: str | None


Clue = Literal["announced", "recruited", "goes_on", "route", "device"]


class View(CommonView):
    """PB-30: everything but the escape cards, what was shown of them, and what was seen under tokens."""

    stage: Literal["recruiting", "plan"]
    day: int
    guilt: int
    relieved: int
    first: str | None
    bellick: str | None
    players: list[Player]
    figures: dict[str, Figure]
    joined: list[str]
    acted: list[str]
    turn: Turn
    guards: dict[str, str]
    guard_pile: dict[str, int]
    tokens: dict[str, Token]
    lying: dict[str, str]
    gone: list[str]
    tools: Tools
    route: list[str]
    out_of_order: list[str]
    camera: Watch
    tower: Watch
    barred: list[str]
    met: list[str]
    active: str | None
    deck: dict[str, int]
    discard: dict[str, int]
    wish: int | None
    announced: list[str]
    blurred: bool
    card: str | None
    other: str | None
    dealt: int
    ruled_out: list[str]
    fitting: list[str]
    hopeless: bool
    reason: Literal["escaped", "guilt", "days", "given_up"] | None
    reach: dict[str, str]
    deeds: dict[str, list[Deed]]
    clues: dict[str, list[Clue]]
