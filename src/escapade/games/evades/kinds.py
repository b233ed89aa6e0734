"""The kinds of actions, draws, events, phases and reasons, as numbers; `shapes.py` says what they look like."""

from typing import Final

PRISONERS: Final = 7
WHITE: Final = 7
"""The white die, after the seven coloured ones."""


class Kind:
    """What a seat can do."""

    BET: Final = 0
    TAKE: Final = 1
    ROLL: Final = 2
    MOVE: Final = 3
    BACK: Final = 4
    LEAVE: Final = 5


class Chance:
    """What is drawn."""

    STARTER: Final = 0
    DIE: Final = 1


class Phase:
    """Where a match stands."""

    BET: Final = 0
    STARTER: Final = 1
    CHOOSE: Final = 2
    ROLL: Final = 3
    USE: Final = 4
    OVER: Final = 5


class Ev:
    """What is told."""

    PICKED: Final = 0
    BET_PLACED: Final = 1
    STARTED: Final = 2
    TOOK: Final = 3
    ROLLED: Final = 4
    MOVED: Final = 5
    MOVED_BACK: Final = 6
    BOARDED: Final = 7
    LOST_DIE: Final = 8
    TURN_ENDED: Final = 9
    BET_SHOWN: Final = 10
    SCORED: Final = 11


class Reason:
    """How a match can end."""

    NONE: Final = -1
    ALL_ABOARD: Final = 0
    SENT_BACK: Final = 1
    ROUND_LIMIT: Final = 2


class Why:
    """Why something cannot be done."""

    ALREADY_PICKED: Final = 0
    BETS_ARE_CLOSED: Final = 1
    BETS_FIRST: Final = 2
    ALREADY_NAMED: Final = 3
    ABOARD: Final = 4
    ENOUGH_DICE: Final = 5
    WHITE_TOO_EARLY: Final = 6
    DICE_MISSING: Final = 7
    ROLL_FIRST: Final = 8
    DICE_ARE_ROLLED: Final = 9
    NOT_ROLLED: Final = 10
    DIE_USED: Final = 11
    COVERED: Final = 12
    WENT_BACK: Final = 13
    NO_WHITE_DIE: Final = 14
    AT_THE_WINDOW: Final = 15
    ON_SQUARE_ONE: Final = 16
    WENT_FORWARD: Final = 17
    NOBODY_GOES_BACK: Final = 18
    COLOURED_FIRST: Final = 19


REASON_NAMES: Final[list[str]] = ["all_aboard", "sent_back", "round_limit"]
REASON_RULES: Final[list[str]] = ["LE-15", "LE-14", "LE-18"]
