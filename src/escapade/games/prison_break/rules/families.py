"""Families: which kinds, phases, verbs, figures and devices belong together. Nothing else compares their numbers."""

from typing import Final

from mypy_extensions import i64

from escapade.games.prison_break.kinds import CAMERAS, LEADERS, Kind, Phase, Verb


class Family:
    """Which part of the rules an action belongs to."""

    PLAN: Final = 0
    HARM: Final = 1
    MOVE: Final = 2
    OBJECT: Final = 3
    SQUARE: Final = 4
    OTHER: Final = 5


def family_table() -> list[int]:
    """The family of each kind of action; OTHER is what cards, guards and Bellick bring."""
    families = [Family.OTHER] * (Kind.RETRIEVE + 1)
    for kind in (Kind.CHOOSE, Kind.KEEP_PLAN, Kind.ANNOUNCE, Kind.ADD_THIRD, Kind.SHOW, Kind.DECLARE, Kind.GIVE_UP,
                 Kind.VOTE):
        families[kind] = Family.PLAN
    for kind in (Kind.DRAW, Kind.ADD_GUARD, Kind.RAISE, Kind.LOSE):
        families[kind] = Family.HARM
    for kind in (Kind.LOWER, Kind.STEP, Kind.LAY, Kind.STOP, Kind.SLIP):
        families[kind] = Family.MOVE
    for kind in (Kind.SEARCH, Kind.PICK, Kind.TAKE, Kind.LEAVE, Kind.THROW, Kind.SWAP):
        families[kind] = Family.OBJECT
    for kind in (Kind.RECRUIT, Kind.BRIBE, Kind.TAKE_TOOL, Kind.DISABLE, Kind.DONE):
        families[kind] = Family.SQUARE
    return families


FAMILIES: Final[list[int]] = family_table()
SETUP_PHASES: Final = (1 << Phase.FIRST | 1 << Phase.CHOOSE | 1 << Phase.DEAL | 1 << Phase.KEEP_PLAN
                       | 1 << Phase.ANNOUNCE | 1 << Phase.WISH)
MAIN_PHASES: Final = (SETUP_PHASES | 1 << Phase.HARMFUL | 1 << Phase.ESCAPE | 1 << Phase.MOVE | 1 << Phase.ACT
                      | 1 << Phase.BELLICK | 1 << Phase.POST | 1 << Phase.OVER)
CHANCE_VERBS: Final = (1 << Verb.LONGER_MOVE | 1 << Verb.IGNORE_CAMERA | 1 << Verb.IGNORE_TOWER | 1 << Verb.DISMISS
                       | 1 << Verb.RETRIEVE | 1 << Verb.PEEK | 1 << Verb.SECOND_ACTION)


def is_main(phase: i64) -> bool:
    """Whether a phase is one of the match or the turn; the others belong to frames."""
    return MAIN_PHASES >> phase & 1 != 0


def is_setup(phase: i64) -> bool:
    """PB-31: before day 1."""
    return SETUP_PHASES >> phase & 1 != 0


def is_dealing(phase: i64) -> bool:
    """PB-6: Michael has not kept a plan yet."""
    return phase in (Phase.DEAL, Phase.KEEP_PLAN)


def helps_figure(verb: i64) -> bool:
    """PB-7: what only chances do, for the figure that plays them."""
    return CHANCE_VERBS >> verb & 1 != 0


def is_leader(figure: i64) -> bool:
    """PB-1: one of the four that players choose from."""
    return figure < LEADERS


def is_camera(device: i64) -> bool:
    """PB-3: a camera; the other devices are towers."""
    return device < CAMERAS
