"""The kinds of the pocket game, as numbers; `shapes.py` says what they look like."""

from typing import Final

COIN: Final = 0
SHIELD: Final = 1
MASK: Final = 2


class Kind:
    DRAW: Final = 0
    STEAL: Final = 1
    CALL_VOTE: Final = 2
    CALL_BALLOT: Final = 3
    STOP: Final = 4
    PLAY: Final = 5
    PASS: Final = 6
    NAME: Final = 7
    SAY: Final = 8


class Chance:
    CARD: Final = 0


class Ev:
    DREW: Final = 0
    TRIED: Final = 1
    PLAYED: Final = 2
    STOLE: Final = 3
    CALLED: Final = 4
    SAID: Final = 5
    VOTED: Final = 6
    CHANGED_SIDES: Final = 7
    ENDED: Final = 8


class Phase:
    TURN: Final = 0
    DRAWING: Final = 1
    OVER: Final = 2
    DEFEND: Final = 3
    INSIST: Final = 4
    STEALING: Final = 5
    VOTE: Final = 6
    BALLOT: Final = 7


class Why:
    NO_CARDS_LEFT: Final = 0
    NOT_HELD: Final = 1
    EMPTY_HAND: Final = 2
    YOURSELF: Final = 3
    NOT_ASKED: Final = 4
    NO_BALLOTS: Final = 5


class Reason:
    ROUNDS: Final = 0


REASON_NAMES: Final[list[str]] = ["rounds"]
REASON_RULES: Final[list[str]] = ["PK-7"]
SIDES: Final[list[str]] = ["loyal", "traitor"]
