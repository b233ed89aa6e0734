"""The escape action: steps, route tokens, stopping, and what is done where one stopped."""

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.prison_break.frames import DriveFrame
from escapade.games.prison_break.kinds import FIRST_OUTSIDER, PLAN, Ev, Phase
from escapade.games.prison_break.rules import guards, landing, plan, reach, squares, turns, watching
from escapade.games.prison_break.state import NOBODY_MET, PrisonState
from escapade.games.prison_break.tables import Tables


def begin_escape(s: PrisonState, t: Tables) -> None:
    """PB-11: the points of the move are counted when the escape action begins."""
    s.turn.points = reach.first_points(s, t)
    s.turn.steps = 0
    s.turn.spot = NONE
    s.turn.met = NOBODY_MET


def step(s: PrisonState, square: int, events: Events) -> None:
    """PB-12, PB-26: one square on; a guard there catches him, once in a move."""
    events.emit(Ev.MOVED, int(s.turn.actor), int(s.figures[s.turn.actor].square), square)
    landing.place_figure(s, s.turn.actor, square)
    s.turn.points -= 1
    s.turn.steps += 1
    s.turn.spot = square
    s.phase = Phase.MOVE
    if s.stage == PLAN and s.guards.at[square] != NONE and square not in s.turn.met:
        s.turn.met = sorted([*s.turn.met, square])
        landing.meet_guard(s, s.turn.actor, events)


def lay(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-21: a route token in the place he is in; true plan or decoy."""
    place = t.board.place[s.figures[s.turn.actor].square]
    s.change_plan().route |= 1 << place
    s.turn.spot = s.figures[s.turn.actor].square
    s.phase = Phase.MOVE
    events.emit(Ev.LAID, int(s.turn.actor), place)
    plan.look_for_victory(s, t, events)


def stop(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-32: he stops; Lincoln joins; then the action."""
    if not reach.can_stop(s, t):
        make_room(s, t, events)
    s.phase = Phase.ACT
    s.turn.spot = s.figures[s.turn.actor].square
    landing.fetch_lincoln(s, t, s.turn.actor, events)


def make_room(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-32: a card has left him on a full square with no way on: he stands on the nearest one with room."""
    start = int(s.figures[s.turn.actor].square)
    best = NONE
    for square in range(t.board.squares):
        free = reach.has_room(s, t, square) and not watching.is_watched(s, t, square)
        if free and (best == NONE or t.board.distance[start][square] < t.board.distance[start][best]):
            best = square
    events.emit(Ev.MOVED, int(s.turn.actor), start, best)
    landing.place_figure(s, s.turn.actor, best)
    landing.meet_guard(s, s.turn.actor, events)


def slip(s: PrisonState, t: Tables, square: int, events: Events) -> None:
    """PB-29: his whole move: he stands behind the gate and may act there."""
    step(s, square, events)
    s.turn.points = 0
    s.phase = Phase.ACT


def stop_first(s: PrisonState, t: Tables, events: Events) -> bool:
    """PB-32: an action chosen straight from the walk stops first; false when that has ended the match."""
    if s.phase in (Phase.ESCAPE, Phase.MOVE):
        stop(s, t, events)
    return s.phase != Phase.OVER


def is_finished(s: PrisonState) -> bool:
    """PB-32: his action is done, or lost because he was taken off the square where he stopped."""
    return s.turn.spot == NONE or is_taken_off(s)


def is_taken_off(s: PrisonState) -> bool:
    """PB-32: being caught took him elsewhere, or out of the team: the move ends there, and so does the action."""
    me = s.figures[s.turn.actor]
    return me.seat == NONE or s.turn.spot not in (NONE, me.square)


def end_escape(s: PrisonState, t: Tables) -> None:
    """PB-38: what he ignored drives him out now if he is still inside; a second action follows, or the turn ends."""
    ignored = s.turn.ignoring
    s.turn.ignoring = 0
    s.turn.spot = NONE
    s.turn.steps = NONE
    s.turn.points = 0
    s.turn.met = NOBODY_MET
    me = s.figures[s.turn.actor]
    if ignored and me.seat != NONE and watching.is_watched(s, t, me.square):
        s.push(DriveFrame(Phase.DRIVE, NONE, 1 << int(s.turn.actor), watching.device_of(s, t, s.turn.actor)))
    if s.turn.extra > 0 and me.seat != NONE:
        s.turn.extra -= 1
        s.phase = Phase.ESCAPE
    else:
        turns.end_turn(s)


def has_action(s: PrisonState, t: Tables) -> bool:
    """PB-11: whether anything can be done where he stopped; kept chances could be played before he did."""
    square = s.figures[s.turn.actor].square
    if squares.has_token(s, t, square) or squares.can_recruit(s, t) or squares.can_bribe(s, s.turn.actor):
        return True
    if squares.can_take_tool(s) or squares.can_disable(s, t):
        return True
    return squares.may_lie_here(s, square) and int(square) in s.things.lying


def recruit(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-14: he joins for his object; the player who recruited him plays him from the next day on."""
    me = s.figures[s.turn.actor]
    outsider = squares.outsider_at(s, me.square)
    thing = t.wishes[outsider][s.plan.wish]
    me.objects &= ~(1 << thing)
    s.change_things().gone |= 1 << thing
    him = s.figures[FIRST_OUTSIDER + outsider]
    him.seat = me.seat
    him.active_from = s.day + 1
    s.joined.append(FIRST_OUTSIDER + outsider)
    s.turn.spot = NONE
    events.emit(Ev.RECRUITED, int(s.turn.actor), outsider, thing)


def bribe(s: PrisonState, events: Events) -> None:
    """PB-15: his action of the turn."""
    guards.bribe(s, s.turn.actor, events)
    s.turn.spot = NONE


def take_tool(s: PrisonState, events: Events) -> None:
    """PB-16: it does not count among the three objects."""
    tool = squares.tool_here(s)
    s.change_things().tools[tool] = NONE
    s.figures[s.turn.actor].tools |= 1 << tool
    s.turn.spot = NONE
    events.emit(Ev.TOOK_TOOL, int(s.turn.actor), tool)


def disable(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-22, PB-36: out of order for good; the tool stays there, and an ON token on it is free again."""
    device = squares.device_here(s, t)
    s.figures[s.turn.actor].tools &= ~(1 << squares.tool_for(device))
    s.change_plan().broken |= 1 << device
    s.turn.spot = NONE
    events.emit(Ev.DISABLED, int(s.turn.actor), device)
    if watching.is_on(s, device):
        watching.turn_off(s, device, events)
    plan.look_for_victory(s, t, events)
