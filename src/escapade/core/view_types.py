"""What every view has, as types: for those who read views (the browser's client, a bot, a library), not for rules.

Each game adds its own in `games/<game>/view_types.py`. `tools/view_types.py` writes TypeScript from them, and the
conformance tests hold every view against them.
"""

from typing import Literal, TypedDict

Plain = str | int | None
"""The value of a field of a question or of a frame: a content key, a seat, a number, or nothing."""


class Question(TypedDict):
    """What is being decided, under which rule, and by whom; told to those who are not asked too."""

    key: str
    fields: dict[str, Plain]
    rule: str
    waiting_for: list[str]


class Outcome(TypedDict):
    """How the match ended."""

    reason: str
    rule: str
    winners: list[int]
    scores: list[int] | None
    sides: list[str]


class WindowFrame(TypedDict):
    """A decision that interrupts another one; `memory` has what this viewer may know of it."""

    type: Literal["window"]
    phase: str
    owner: str | None
    serial: int
    memory: dict[str, Plain]


class PollFrame(TypedDict):
    """A vote (in secret, all at once) or a ballot (open, in turn): who votes on what, and the votes that are seen."""

    type: Literal["vote", "ballot"]
    phase: str
    owner: str | None
    serial: int
    memory: dict[str, Plain]
    voters: list[str]
    choices: list[Plain]
    missing: list[str]
    votes: list[Plain]


Frame = WindowFrame | PollFrame


class CommonView(TypedDict):
    """What the view of every game has; seats are written `p0`, `p1` and so on."""

    game: str
    version: int
    options: dict[str, bool | int | str]
    pack: str
    seats: int
    seat: str
    asked: int
    phase: str
    frames: list[Frame]
    waiting: list[str]
    ply: int
    opened: int
    question: Question
    outcome: Outcome | None
