"""The kinds of actions, draws, events, phases, effects and reasons, as ints; their shapes are in shapes.py."""

from typing import Final

MICHAEL: Final = 0
LEADERS: Final = 4
FIRST_OUTSIDER: Final = 4
OUTSIDERS: Final = 3
LINCOLN: Final = 7
FIGURES: Final = 8
ZONES: Final = 5
CAMERAS: Final = 6
DEVICES: Final = 11
"""Devices 0 to 5 are the cameras, 6 to 10 the towers of zones 0 to 4."""
OBJECTS: Final = 12
BLANK: Final = 12
UNSEEN: Final = 13
"""A token nobody has looked at: what it is will be drawn when somebody does."""
TOKENS: Final = 15
MOST_OBJECTS: Final = 3
PLIERS: Final = 0
BREAKER: Final = 1
STEPS: Final = 4
LOCKED_STEPS: Final = 2
GUARD_STEPS: Final = 3
ROUTE: Final = 0
DEVICE: Final = 1
PLAN_PARTS: Final = 2
IGNORE_CAMERA: Final = 1
IGNORE_TOWER: Final = 2
RECRUITING: Final = 0
PLAN: Final = 1
BY_NOBODY: Final = 0
BY_CARD: Final = 1
BY_BELLICK: Final = 2


class Kind:
    """What a seat can do."""

    CHOOSE: Final = 0
    KEEP_PLAN: Final = 1
    ANNOUNCE: Final = 2
    ADD_THIRD: Final = 3
    SHOW: Final = 4
    DECLARE: Final = 5
    GIVE_UP: Final = 6
    VOTE: Final = 7
    DRAW: Final = 8
    ADD_GUARD: Final = 9
    RAISE: Final = 10
    LOSE: Final = 11
    LOWER: Final = 12
    STEP: Final = 13
    LAY: Final = 14
    STOP: Final = 15
    SLIP: Final = 16
    SEARCH: Final = 17
    PICK: Final = 18
    TAKE: Final = 19
    LEAVE: Final = 20
    THROW: Final = 21
    SWAP: Final = 22
    RECRUIT: Final = 23
    BRIBE: Final = 24
    TAKE_TOOL: Final = 25
    DISABLE: Final = 26
    DONE: Final = 27
    PLAY: Final = 28
    USE: Final = 29
    KEEP: Final = 30
    GUARD: Final = 31
    POST: Final = 32
    WATCH: Final = 33
    LOSE_TURN: Final = 34
    NAME: Final = 35
    GO: Final = 36
    PEEK: Final = 37
    DISMISS: Final = 38
    RETRIEVE: Final = 39


class Chance:
    """What is drawn."""

    FIRST: Final = 0
    ESCAPE: Final = 1
    DIE: Final = 2
    CARD: Final = 3
    LOT: Final = 4
    TOKEN: Final = 5


class Phase:
    """Where a match stands: main phases, then those of frames."""

    FIRST: Final = 0
    CHOOSE: Final = 1
    DEAL: Final = 2
    KEEP_PLAN: Final = 3
    ANNOUNCE: Final = 4
    WISH: Final = 5
    HARMFUL: Final = 6
    ESCAPE: Final = 7
    MOVE: Final = 8
    ACT: Final = 9
    BELLICK: Final = 10
    POST: Final = 11
    OVER: Final = 12
    VOTE: Final = 13
    TIE: Final = 14
    DRAWING: Final = 15
    CHANCE: Final = 16
    NAME: Final = 17
    GUARD_LOT: Final = 18
    GUARD_DIE: Final = 19
    GUARD_PLACE: Final = 20
    DRIVE: Final = 21
    GO: Final = 22
    CAUGHT: Final = 23
    HAND_OVER: Final = 24
    LOOKING: Final = 25
    LOOK: Final = 26
    SWAP: Final = 27
    PEEK: Final = 28
    DISMISS: Final = 29
    RETRIEVE: Final = 30


PHASES: Final = 31
"""How many phases there are."""


class Verb:
    """PB-7: what a card can do; a card is a list of these, each with a number."""

    GUILT: Final = 0
    CAMERA: Final = 1
    TOWER: Final = 2
    LINCOLN: Final = 3
    RIOT: Final = 4
    LOCK_DOWN: Final = 5
    GATES_SHUT: Final = 6
    SEARCH: Final = 7
    GUARDS: Final = 8
    LOSE_TURN: Final = 9
    ISOLATION: Final = 10
    LONGER_MOVE: Final = 11
    IGNORE_CAMERA: Final = 12
    IGNORE_TOWER: Final = 13
    DISMISS: Final = 14
    RETRIEVE: Final = 15
    PEEK: Final = 16
    SECOND_ACTION: Final = 17


VERBS: Final[list[str]] = ["guilt", "camera", "tower", "lincoln", "riot", "lock_down", "gates_shut", "search", "guards",
                           "lose_turn", "isolation", "longer_move", "ignore_camera", "ignore_tower", "dismiss",
                           "retrieve", "peek", "second_action"]


class Ev:
    """What is told."""

    FIRST: Final = 0
    CHOSE: Final = 1
    DEALT: Final = 2
    KEPT_PLAN: Final = 3
    ANNOUNCED: Final = 4
    WISHED: Final = 5
    DAY: Final = 6
    TURN: Final = 7
    BELLICK_TURN: Final = 8
    DREW: Final = 9
    KEPT: Final = 10
    PLAYED: Final = 11
    NO_EFFECT: Final = 12
    GUILT: Final = 13
    GUARD_CAME: Final = 14
    NO_GUARD: Final = 15
    GUARD_MOVED: Final = 16
    GUARD_LEFT: Final = 17
    LOST: Final = 18
    MOVED: Final = 19
    LAID: Final = 20
    LOOKED: Final = 21
    TOOK: Final = 22
    LEFT: Final = 23
    THREW: Final = 24
    LAID_DOWN: Final = 25
    RECRUITED: Final = 26
    BRIBED: Final = 27
    TOOK_TOOL: Final = 28
    DISABLED: Final = 29
    TURNED_ON: Final = 30
    TURNED_OFF: Final = 31
    DRIVEN: Final = 32
    CAUGHT: Final = 33
    LOSES_TURN: Final = 34
    MISSED: Final = 35
    ISOLATED: Final = 36
    JOINED: Final = 37
    CONFISCATED: Final = 38
    SHOWED: Final = 39
    DECLARED: Final = 40
    VOTED: Final = 41
    BECAME_BELLICK: Final = 42
    HANDED: Final = 43
    NAMED: Final = 44
    RESHUFFLED: Final = 45
    ENDED: Final = 46
    FOUND_NOTHING: Final = 47


class Clue:
    """PB-6, PB-18, PB-23: what can speak against an escape card."""

    ANNOUNCED: Final = 0
    """Michael announced two others."""
    RECRUITED: Final = 1
    """The team is complete without one of its outsiders."""
    GOES_ON: Final = 2
    """All of it is done, and the match goes on."""
    ROUTE: Final = 3
    """Michael showed another route."""
    DEVICE: Final = 4
    """Michael showed another camera or tower."""


class Reason:
    """How a match can end."""

    NONE: Final = -1
    ESCAPED: Final = 0
    GUILT: Final = 1
    DAYS: Final = 2
    GIVEN_UP: Final = 3


REASON_NAMES: Final[list[str]] = ["escaped", "guilt", "days", "given_up"]
REASON_RULES: Final[list[str]] = ["PB-23", "PB-24", "PB-24", "PB-41"]
STAGES: Final[list[str]] = ["recruiting", "plan"]
SETTERS: Final[list[str]] = ["nobody", "card", "bellick"]
PARTS: Final[list[str]] = ["route", "device"]
TOOLS: Final[list[str]] = ["pliers", "breaker"]
CLUES: Final[list[str]] = ["announced", "recruited", "goes_on", "route", "device"]
ANNOUNCEMENTS: Final[list[str]] = ["two", "three"]


class Why:
    """Why something cannot be done."""

    NOT_NOW: Final = 0
    TAKEN_LEADER: Final = 1
    MUST_BE_MICHAEL: Final = 2
    NOT_DEALT: Final = 3
    NOT_MICHAEL: Final = 4
    ALL_ANNOUNCED: Final = 5
    ALREADY_SHOWN: Final = 6
    NOT_TO_YOURSELF: Final = 7
    NOT_RECRUITED: Final = 8
    STILL_POSSIBLE: Final = 9
    NOT_A_CANDIDATE: Final = 10
    NO_GUARDS_LEFT: Final = 11
    NOT_HELD: Final = 12
    NOT_LINKED: Final = 13
    WATCHED: Final = 14
    LIT: Final = 15
    RIOT: Final = 16
    GATES_SHUT: Final = 17
    NO_STEPS_LEFT: Final = 18
    FULL: Final = 19
    NOT_IN_PLAN: Final = 20
    ALREADY_LAID: Final = 21
    NO_TOKENS_LEFT: Final = 22
    NOT_SHUT_IN: Final = 23
    NOT_THAT_GATE: Final = 24
    NOTHING_HERE: Final = 25
    NOT_LYING_HERE: Final = 26
    HANDS_FULL: Final = 27
    NOT_FULL: Final = 28
    BLANK: Final = 29
    NOT_BLANK: Final = 30
    NOBODY_HERE: Final = 31
    NOT_ANNOUNCED: Final = 32
    WRONG_OBJECT: Final = 33
    NO_GUARD_HERE: Final = 34
    WRONG_BRIBE: Final = 35
    NO_TOOL_HERE: Final = 36
    NO_DEVICE_HERE: Final = 37
    NO_TOOL: Final = 38
    OUT_OF_ORDER: Final = 39
    CARD_NOT_KEPT: Final = 40
    CARD_USELESS: Final = 41
    GUARD_STUCK: Final = 42
    TOO_FAR: Final = 43
    ALREADY_ON: Final = 44
    BARRED: Final = 45
    ALREADY_LOST: Final = 46
    NOT_A_MEMBER: Final = 47
    NOT_A_CHOICE: Final = 48
    PILE_EMPTY: Final = 49
    RECRUITING_OVER: Final = 50
    NOT_ROLLED: Final = 51
    NO_GUILT: Final = 52
    RELIEF_SPENT: Final = 53
