"""The kinds of actions, draws, events, phases and reasons, as numbers; `shapes.py` says what they look like."""

from typing import Final

from mypy_extensions import i64

FULL_HAND: Final = 7
"""EL-7, EL-9, EL-15: drawn up to, counted from, kept at most."""
DEALT: Final = 3
LEAST_SEATS: Final = 3
SHORTEST_WORD: Final = 3


class Kind:
    """What a seat can do."""

    DRAW: Final = 0
    STOP: Final = 1
    MOVE: Final = 2
    PUSH: Final = 3
    JUMP: Final = 4
    ESCAPE: Final = 5
    END: Final = 6
    PUT: Final = 7
    DONE: Final = 8
    KEEP_NOTHING: Final = 9
    KEEP_ONE: Final = 10
    KEEP_TWO: Final = 11
    KEEP_WORD: Final = 12
    DISCARD: Final = 13
    BONUS: Final = 14
    PROPOSE: Final = 15
    VOTE: Final = 16
    FIGHT: Final = 17
    TAKE_BAG: Final = 18
    TAKE_HAND: Final = 19
    GIVE_HAND: Final = 20
    GIVE_BAG: Final = 21


IN_A_TURN: Final[i64] = (1 << Kind.DRAW | 1 << Kind.STOP | 1 << Kind.MOVE | 1 << Kind.PUSH | 1 << Kind.JUMP
                         | 1 << Kind.ESCAPE | 1 << Kind.END)
"""EL-7 to EL-13: the kinds of the draw step and of the actions, as a mask."""
KEEPING: Final[i64] = 1 << Kind.KEEP_NOTHING | 1 << Kind.KEEP_ONE | 1 << Kind.KEEP_TWO | 1 << Kind.KEEP_WORD
"""EL-16: the kinds that say what stays in the Bag."""


class Chance:
    """What is drawn."""

    PLACE: Final = 0
    CARD: Final = 1
    STARTER: Final = 2
    DIE: Final = 3
    THROW: Final = 4


class Phase:
    """Where a match stands: first the steps of the set-up and of a turn, then what frames wait for."""

    PLACE: Final = 0
    DEAL: Final = 1
    STARTER: Final = 2
    DRAW: Final = 3
    CARD: Final = 4
    ACT: Final = 5
    FILL: Final = 6
    CLEAN: Final = 7
    TIDY: Final = 8
    OVER: Final = 9
    TRY: Final = 10
    ORDER: Final = 11
    BONUS: Final = 12
    VOTE: Final = 13
    ATTACK: Final = 14
    DEFENCE: Final = 15
    THROW: Final = 16
    TAKE: Final = 17
    STEAL: Final = 18
    PRIZE: Final = 19
    GIVE_UP: Final = 20


SETTING_UP: Final[i64] = 1 << Phase.PLACE | 1 << Phase.DEAL | 1 << Phase.STARTER
"""EL-5, EL-6: the phases before the first turn, as a mask."""
IN_FRAMES: Final[i64] = (1 << Phase.TRY | 1 << Phase.ORDER | 1 << Phase.BONUS | 1 << Phase.VOTE | 1 << Phase.ATTACK
                         | 1 << Phase.DEFENCE | 1 << Phase.THROW | 1 << Phase.TAKE | 1 << Phase.STEAL
                         | 1 << Phase.PRIZE | 1 << Phase.GIVE_UP)
"""EL-13, EL-19 to EL-30: the phases of frames; all others are steps of the set-up or of a turn."""


class Ev:
    """What is told."""

    PLACED: Final = 0
    DEALT: Final = 1
    STARTED: Final = 2
    DREW: Final = 3
    RESHUFFLED: Final = 4
    STOPPED: Final = 5
    MOVED: Final = 6
    PUSHED: Final = 7
    JUMPED: Final = 8
    TRIED: Final = 9
    ESCAPED: Final = 10
    FAILED: Final = 11
    ENDED_ACTIONS: Final = 12
    PUT: Final = 13
    KEPT_NOTHING: Final = 14
    KEPT_ONE: Final = 15
    KEPT_TWO: Final = 16
    KEPT_WORD: Final = 17
    DISCARDED: Final = 18
    TURN_ENDED: Final = 19
    FIGHT_BEGAN: Final = 20
    CHOSE_BONUS: Final = 21
    PROPOSED: Final = 22
    VOTED: Final = 23
    ADOPTED: Final = 24
    TURNED_DOWN: Final = 25
    ROLLED: Final = 26
    WON_FIGHT: Final = 27
    GREW: Final = 28
    LOST_POINTS: Final = 29
    THROWN: Final = 30
    TOOK_LETTER: Final = 31
    STOLE: Final = 32
    WON_CARD: Final = 33
    WON_DISCARD: Final = 34
    GAVE_UP: Final = 35
    ROUNDS_OVER: Final = 36


class Reason:
    """How a match can end."""

    NONE: Final = -1
    ESCAPED: Final = 0
    ROUND_LIMIT: Final = 1


class Why:
    """Why an action is not possible."""

    NOT_DRAWING: Final = 0
    HAND_FULL: Final = 1
    NO_CARDS_LEFT: Final = 2
    NOT_ACTING: Final = 3
    NO_POINTS: Final = 4
    NOT_ADJACENT: Final = 5
    GUEST_NOT_ADJACENT: Final = 6
    GUEST_ABSENT: Final = 7
    ALREADY_THERE: Final = 8
    CANNOT_SPELL_ROOM: Final = 9
    NO_ROOM_SPELLED: Final = 10
    NO_ESCAPE_WORD: Final = 11
    NOT_FILLING: Final = 12
    NOT_IN_HAND: Final = 13
    HAND_TOO_LARGE: Final = 14
    NOT_CLEANING: Final = 15
    NOT_IN_BAG: Final = 16
    ONLY_ONE_IN_BAG: Final = 17
    NAME_IN_ORDER: Final = 18
    CANNOT_SPELL_WORD: Final = 19
    NO_WORD_SPELLED: Final = 20
    NOT_DISCARDING: Final = 21
    NOT_TO_DISCARD: Final = 22
    NOT_ARMING: Final = 23
    BONUS_TOO_HIGH: Final = 24
    HOUSE_WEAPONS_OFF: Final = 25
    ALREADY_PROPOSED: Final = 26
    ALREADY_A_WEAPON: Final = 27
    NO_BALLOT: Final = 28
    NOT_CHOOSING_A_FIGHT: Final = 29
    NOT_IN_THIS_SERIES: Final = 30
    NOT_TAKING: Final = 31
    NOT_IN_THEIR_BAG: Final = 32
    THEIR_HAND_IS_EMPTY: Final = 33
    NOT_GIVING_UP: Final = 34
    ALREADY_REFUSED: Final = 35


REASON_NAMES: Final[list[str]] = ["escaped", "round_limit"]
REASON_RULES: Final[list[str]] = ["EL-13", "EL-33"]
WORD_LISTS: Final[list[str]] = ["everyday", "scrabble", "french", "both"]
"""EL-18: the lists to choose from."""
CHOICES: Final[list[str]] = ["no", "yes"]
