"""What can be done on a square: recruit, bribe, take a tool, put a device out of order, lay a route token."""

from mypy_extensions import i64

from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import (
    BREAKER,
    CAMERAS,
    FIRST_OUTSIDER,
    LINCOLN,
    OBJECTS,
    OUTSIDERS,
    PLAN,
    PLIERS,
)
from escapade.games.prison_break.rules.families import is_camera
from escapade.games.prison_break.state import SQUARES_IN_A_MASK, PrisonState, count_bits
from escapade.games.prison_break.tables import Tables


def can_lay(s: PrisonState, t: Tables) -> bool:
    """PB-21: one token a place, as long as the stock lasts, in phase 2."""
    if s.stage != PLAN or s.plan.route >> t.board.place[s.figures[s.turn.actor].square] & 1:
        return False
    return count_bits(s.plan.route) < t.route_tokens


def outsider_at(s: PrisonState, square: i64) -> int:
    """An outsider still to recruit on a square, by his number among the three, or NONE."""
    for outsider in range(OUTSIDERS):
        figure = s.figures[FIRST_OUTSIDER + outsider]
        if figure.square == square and figure.seat == NONE:
            return outsider
    return NONE


def can_recruit(s: PrisonState, t: Tables) -> bool:
    """PB-14: phase 1, an announced outsider here, his object in hand."""
    me = s.figures[s.turn.actor]
    if s.stage == PLAN or not me.objects:
        return False
    outsider = outsider_at(s, me.square)
    if outsider == NONE or not s.plan.announced >> outsider & 1:
        return False
    return me.objects >> t.wishes[outsider][s.plan.wish] & 1 != 0


def can_bribe(s: PrisonState, figure: i64) -> bool:
    """PB-15: a guard here and its object in hand."""
    me = s.figures[figure]
    if not me.objects:
        return False
    bribe: i64 = s.guards.at[me.square]
    return bribe != NONE and me.objects >> bribe & 1 != 0


def tool_here(s: PrisonState) -> int:
    """PB-16: the tool that lies where the figure on turn stands, or NONE."""
    square = s.figures[s.turn.actor].square
    for tool in range(2):
        if s.things.tools[tool] == square:
            return tool
    return NONE


def can_take_tool(s: PrisonState) -> bool:
    """PB-16: phase 2, a tool lies here."""
    return s.stage == PLAN and tool_here(s) != NONE


def device_here(s: PrisonState, t: Tables) -> int:
    """PB-22: the camera of this room or the tower of this square, or NONE."""
    square = s.figures[s.turn.actor].square
    if t.board.camera_of[square] != NONE:
        return t.board.camera_of[square]
    return CAMERAS + t.board.tower_of[square] if t.board.tower_of[square] != NONE else NONE


def tool_for(device: i64) -> int:
    """PB-5: pliers for a camera, the breaker for a tower."""
    return PLIERS if is_camera(device) else BREAKER


def can_disable(s: PrisonState, t: Tables) -> bool:
    """PB-22: phase 2, a device here that still works, and its tool in hand."""
    if s.stage != PLAN:
        return False
    tools = s.figures[s.turn.actor].tools
    if not tools:
        return False
    device = device_here(s, t)
    return device != NONE and not s.plan.broken >> device & 1 and tools >> tool_for(device) & 1 != 0


def has_token(s: PrisonState, t: Tables, square: i64) -> bool:
    """PB-13: a face-down token lies here."""
    token = t.board.token_of[square]
    return token != NONE and s.things.tokens[token] != NONE


def may_lie_here(s: PrisonState, square: i64) -> bool:
    """PB-13: false where no object lies face up: a quick look before the long one."""
    return s.things.strewn >> square % SQUARES_IN_A_MASK & 1 != 0


def lies_here(s: PrisonState, square: i64) -> list[int]:
    """PB-13: the objects face up on a square."""
    return [thing for thing in range(OBJECTS) if s.things.lying[thing] == square]


def lincoln_waits(s: PrisonState, square: i64) -> bool:
    """PB-20: Lincoln, still to fetch, stands here."""
    return s.stage == PLAN and s.figures[LINCOLN].seat == NONE and s.figures[LINCOLN].square == square
