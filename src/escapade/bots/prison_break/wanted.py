"""PB-14: which objects the outsiders still ask for, and who asks."""

from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import FIRST_OUTSIDER, OUTSIDERS, PLAN
from escapade.games.prison_break.rules import team
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables


def wanted_objects(s: PrisonState, t: Tables) -> int:
    """PB-14: what the announced outsiders still ask for, as a mask."""
    mask = 0
    if s.stage == PLAN or s.plan.wish == NONE:
        return 0
    for outsider in range(OUTSIDERS):
        if is_waiting(s, outsider):
            mask |= 1 << t.wishes[outsider][s.plan.wish]
    return mask


def is_waiting(s: PrisonState, outsider: int) -> bool:
    """PB-14: announced, and not of the team yet."""
    return s.plan.announced >> outsider & 1 != 0 and s.figures[FIRST_OUTSIDER + outsider].seat == NONE


def who_wants(s: PrisonState, t: Tables, thing: int) -> int:
    """PB-14: the announced outsider who still asks for an object; only to be asked about a wanted one."""
    for outsider in range(OUTSIDERS):
        if is_waiting(s, outsider) and t.wishes[outsider][s.plan.wish] == thing:
            return outsider
    return NONE


def missing_objects(s: PrisonState, t: Tables) -> int:
    """PB-14: what is asked for and nobody of the team carries, as a mask."""
    missing = wanted_objects(s, t)
    for figure in team.members(s):
        missing &= ~int(s.figures[figure].objects)
    return missing
