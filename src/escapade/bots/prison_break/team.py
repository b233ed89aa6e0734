"""What the team of Prison Break wants: errands, and who is nearest to each."""

from typing import Final, final

from escapade.bots.prison_break.map import FAR, Ways, nearest_of_place, waiting_square
from escapade.bots.prison_break.wanted import is_waiting, missing_objects
from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import BLANK, CAMERAS, FIRST_OUTSIDER, LINCOLN, OBJECTS, OUTSIDERS, PLAN, TOKENS
from escapade.games.prison_break.rules import plan, squares, team
from escapade.games.prison_break.rules.families import is_camera
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables

SEARCH: Final = 0
FETCH: Final = 1
RECRUIT: Final = 2
LINCOLN_ERRAND: Final = 3
ROUTE_ERRAND: Final = 4
TOOL: Final = 5
DEVICE: Final = 6
REMEMBERED: Final = 7
"""To fetch what one has seen under a token: the others do not know what it is."""
BLOCKED: Final = 8
HANDICAP: Final[list[int]] = [0, -6, -12, -2, 0, -4, -6, -6]
"""By errand: how many steps nearer it seems than it is, so that what matters goes first."""


@final
class Errand:
    """Somewhere to go, for what: an object, an outsider, a tool or a device, by its kind.

    `only` is the figure that alone can do it, or NONE.
    """

    def __init__(self, kind: int, square: int, what: int, place: int = NONE, only: int = NONE) -> None:
        self.kind = kind
        self.square = square
        self.what = what
        self.place = place
        self.only = only


@final
class Goal:
    """A square to go to for an errand; `barred` is the square one cannot reach now and waits for, or NONE."""

    def __init__(self, errand: Errand, square: int, barred: int) -> None:
        self.errand = errand
        self.square = square
        self.barred = barred


def errands(s: PrisonState, t: Tables, seat: int) -> list[Errand]:
    """All that is left to do, as a player of the team sees it."""
    return plan_errands(s, t) if s.stage == PLAN else recruiting_errands(s, t, seat)


def recruiting_errands(s: PrisonState, t: Tables, seat: int) -> list[Errand]:
    """PB-13, PB-14: bring objects, pick up what lies there, look under tokens nobody has looked under."""
    found = recruits(s, t)
    add_searches(found, s, t, seat, missing_objects(s, t))
    return found


def recruits(s: PrisonState, t: Tables) -> list[Errand]:
    """PB-14: each announced outsider, for whoever has his object."""
    found: list[Errand] = []
    for outsider in range(OUTSIDERS):
        if not is_waiting(s, outsider):
            continue
        square, thing = int(s.figures[FIRST_OUTSIDER + outsider].square), t.wishes[outsider][s.plan.wish]
        found += [Errand(RECRUIT, square, outsider, NONE, figure) for figure in team.members(s)
                  if s.figures[figure].objects >> thing & 1]
    return found


def is_in_the_way(s: PrisonState, t: Tables) -> bool:
    """PB-4, PB-14: the actor takes up the room beside an outsider whose object another member has."""
    here = s.figures[s.turn.actor].square
    for errand in recruits(s, t) if s.stage != PLAN and s.plan.wish != NONE else []:
        if errand.only != s.turn.actor and errand.square == here:
            return True
    return False


def add_searches(found: list[Errand], s: PrisonState, t: Tables, seat: int, missing: int) -> None:
    """PB-13: where a wanted object lies, or may lie."""
    for thing in range(OBJECTS):
        if missing >> thing & 1 and s.things.lying[thing] != NONE:
            found.append(Errand(FETCH, s.things.lying[thing], thing))
            missing &= ~(1 << thing)
    for token in range(TOKENS):
        what = s.things.tokens[token]
        mine = s.things.seen[token] >> seat & 1
        if what == NONE:
            continue
        if mine and what != BLANK and missing >> what & 1:
            found.append(Errand(REMEMBERED, t.board.tokens[token], what, NONE,
                                nearest_of_seat(s, t, seat, t.board.tokens[token])))
        elif missing and s.things.seen[token] == 0:
            found.append(Errand(SEARCH, t.board.tokens[token], first_of(missing)))


def nearest_of_seat(s: PrisonState, t: Tables, seat: int, square: int) -> int:
    """Of the figures that a player plays, the nearest to a square."""
    mine = [figure for figure in team.members(s) if s.figures[figure].seat == seat]
    steps = [t.board.distance[square][int(s.figures[figure].square)] for figure in mine]
    return mine[steps.index(min(steps))]


def first_of(mask: int) -> int:
    """The first thing of a mask that is not empty."""
    thing = 0
    while not mask >> thing & 1:
        thing += 1
    return thing


def plan_errands(s: PrisonState, t: Tables) -> list[Errand]:
    """PB-20 to PB-22: Lincoln, the places of the route, the tool and its device."""
    found: list[Errand] = []
    lincoln = s.figures[LINCOLN]
    if lincoln.seat == NONE:
        found.append(Errand(LINCOLN_ERRAND, int(lincoln.square), LINCOLN))
    missing = t.routes[s.plan.card] & ~s.plan.route
    found += [Errand(ROUTE_ERRAND, NONE, place, place) for place in range(t.board.places) if missing >> place & 1]
    device = t.devices[s.plan.card]
    if not s.plan.broken >> device & 1 and not plan.is_tool_used(s, squares.tool_for(device)):
        add_device(found, s, t, device)
    return found


def add_device(found: list[Errand], s: PrisonState, t: Tables, device: int) -> None:
    """PB-16, PB-22: fetch the tool, or bring it."""
    tool = squares.tool_for(device)
    if s.things.tools[tool] != NONE:
        found.append(Errand(TOOL, s.things.tools[tool], tool))
        return
    found += [Errand(DEVICE, device_square(t, device), device, NONE, figure) for figure in team.members(s)
              if s.figures[figure].tools >> tool & 1]


def device_square(t: Tables, device: int) -> int:
    """PB-22: where a camera or a tower is put out of order."""
    return t.board.cameras[device] if is_camera(device) else t.board.towers[device - CAMERAS]


def target_of(t: Tables, ways: Ways, errand: Errand) -> int:
    """The square to go to for an errand."""
    return errand.square if errand.place == NONE else nearest_of_place(t, ways, errand.place)


def share_out(s: PrisonState, t: Tables, tasks: list[Errand]) -> list[list[int]]:
    """For each figure the errands it is sent on, nearest pairs of figure and errand first."""
    given: list[list[int]] = [[] for figure in s.figures]
    crew = team.members(s)
    ways = {figure: Ways(s, t, figure) for figure in crew}
    pairs: list[tuple[int, int, int]] = []
    for number, errand in enumerate(tasks):
        pairs += [(cost(t, ways[figure], errand), figure, number) for figure in crew if errand.only in (NONE, figure)]
    pairs.sort()
    taken: list[int] = []
    for alone in (True, False):
        for _, figure, number in pairs:
            if number not in taken and not (alone and given[figure]):
                given[figure].append(number)
                taken.append(number)
    return given


def cost(t: Tables, ways: Ways, errand: Errand) -> int:
    """How long an errand takes a figure; one that is blocked now costs the wait as well."""
    target = target_of(t, ways, errand)
    if ways.steps[target] < FAR:
        return ways.price[target] + HANDICAP[errand.kind]
    return t.board.distance[ways.start][target] + BLOCKED + HANDICAP[errand.kind]


def barred_by(s: PrisonState, t: Tables) -> int:
    """PB-27: the camera or tower that keeps the actor from something the plan still needs, or NONE."""
    ways = Ways(s, t, int(s.turn.actor))
    for errand in plan_errands(s, t):
        target = target_of(t, ways, errand)
        if ways.steps[target] < FAR:
            continue
        if s.camera.at != NONE and t.board.cameras[s.camera.at] == target:
            return int(s.camera.at)
        if s.tower.at != NONE:
            return CAMERAS + int(s.tower.at)
    return NONE


def goals_of(s: PrisonState, t: Tables, seat: int, figure: int, ways: Ways) -> list[Goal]:
    """Where a figure's errands take it, in the order in which they were shared out."""
    tasks = errands(s, t, seat)
    found: list[Goal] = []
    for number in share_out(s, t, tasks)[figure]:
        target = target_of(t, ways, tasks[number])
        if ways.steps[target] < FAR:
            found.append(Goal(tasks[number], target, NONE))
        else:
            found.append(Goal(tasks[number], waiting_square(s, t, ways, target), target))
    return found


def in_reach(s: PrisonState, t: Tables, seat: int, ways: Ways) -> list[Goal]:
    """PB-13, PB-14: what brings recruiting on and the actor can do in this very move, whoever was sent for it."""
    if s.stage == PLAN:
        return []
    found: list[Goal] = []
    for errand in errands(s, t, seat):
        is_his = errand.only in (NONE, s.turn.actor)
        has_room = errand.square == ways.start or s.crowd[errand.square] < t.board.capacity[errand.square]
        if is_his and has_room and ways.steps[errand.square] <= s.turn.points:
            found.append(Goal(errand, errand.square, NONE))
    return found
