"""Guards: how they come in, walk and leave."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.prison_break.frames import GuardFrame
from escapade.games.prison_break.kinds import (
    FIGURES,
    FIRST_OUTSIDER,
    GUARD_STEPS,
    Ev,
    Phase,
)
from escapade.games.prison_break.rules import landing, reach, team, turns
from escapade.games.prison_break.state import Guards, PrisonState
from escapade.games.prison_break.tables import Tables


def guards_left(s: PrisonState) -> int:
    """PB-5: guards that are neither on the board nor out of the game."""
    left: i64 = 0
    for guards in s.guards.pile:
        count: i64 = guards
        left += count
    return int(left)


def is_one_left(s: PrisonState) -> bool:
    """PB-5: whether a guard can still come in."""
    for count in s.guards.pile:
        if count:
            return True
    return False


def lot_at(s: PrisonState, outcome: int) -> int:
    """PB-10: the object on the guard that an outcome draws."""
    left: i64 = outcome
    for thing, guards in enumerate(s.guards.pile):
        count: i64 = guards
        if left < count:
            return thing
        left -= count
    raise AssertionError("no guard left to draw")


def call_guards(s: PrisonState, seat: int, count: int) -> None:
    """PB-10: guards come in, one after the other; `seat` chooses their squares."""
    s.push(GuardFrame(Phase.GUARD_LOT, seat, count))


def top_guard(s: PrisonState) -> GuardFrame:
    """PB-10: the order that is being carried out."""
    frame = s.top()
    assert isinstance(frame, GuardFrame)
    return frame


def next_guard(s: PrisonState, events: Events) -> bool:
    """PB-10: draw the next guard's lot; false when all have come."""
    frame = top_guard(s)
    if frame.left <= 0 or not is_one_left(s):
        if frame.left > 0:
            events.emit(Ev.NO_GUARD)
        s.pop()
        return False
    s.ask_chance()
    return True


def draw_lot(s: PrisonState, thing: int) -> None:
    """PB-10: the guard is drawn; the die follows."""
    frame = top_guard(s)
    s.change_guards().pile[thing] -= 1
    frame.bribe = thing
    frame.phase = Phase.GUARD_DIE


def roll_zone(s: PrisonState, t: Tables, face: int, events: Events) -> None:
    """PB-10: the die says where; with no empty square there no guard comes."""
    frame = top_guard(s)
    frame.face = face
    if has_empty_square(s, t, face):
        frame.phase = Phase.GUARD_PLACE
        return
    events.emit(Ev.NO_GUARD)
    s.change_guards().pile[frame.bribe] += 1
    one_less(frame)


def one_less(frame: GuardFrame) -> None:
    """PB-10: on to the next guard of the same order."""
    frame.left -= 1
    frame.bribe, frame.face = NONE, NONE
    frame.phase = Phase.GUARD_LOT


def has_empty_square(s: PrisonState, t: Tables, face: int) -> bool:
    """PB-10, PB-37: whether a guard can stand where the die says, in a zone or, on a 6 (face 5), in a white room."""
    for square in t.board.posts[face]:
        if s.crowd[square] == 0:
            return True
    return False


def come_in(s: PrisonState, square: int, events: Events) -> None:
    """PB-10: the guard stands there."""
    frame = top_guard(s)
    s.change_guards().at[square] = frame.bribe
    s.change_crowd()[square] += 1
    events.emit(Ev.GUARD_CAME, square, frame.bribe)
    one_less(frame)


def remove_guard(s: PrisonState, guards: Guards, square: i64) -> int:
    """Take one of the guards, the position's own, off the board; the object that bribes it."""
    bribe = guards.at[square]
    guards.at[square] = NONE
    s.change_crowd()[square] -= 1
    if square in s.turn.met:
        s.turn.met = [other for other in s.turn.met if other != square]
    return bribe


def dismiss(s: PrisonState, square: int, events: Events) -> None:
    """PB-7: a guard is sent away; it can come back."""
    guards = s.change_guards()
    guards.pile[remove_guard(s, guards, square)] += 1
    events.emit(Ev.GUARD_LEFT, square)


def bribe(s: PrisonState, figure: i64, events: Events) -> None:
    """PB-15, PB-26: the guard leaves the game, and so does the object."""
    square = s.figures[figure].square
    thing = remove_guard(s, s.change_guards(), square)
    s.figures[figure].objects &= ~(1 << thing)
    s.change_things().gone |= 1 << thing
    events.emit(Ev.BRIBED, int(figure), thing, int(square))


def guard_targets(s: PrisonState, t: Tables, start: int) -> list[int]:
    """PB-25, PB-37: where a guard can end, up to three squares away, ascending."""
    seen = [start]
    edge = [start]
    found: list[int] = []
    for step in range(GUARD_STEPS):
        following: list[int] = []
        for square in edge:
            for other in t.board.links[square]:
                if other not in seen and can_pass(s, t, other):
                    seen.append(other)
                    following.append(other)
                    if can_stand(s, t, other):
                        found.append(other)
        edge = following
    found.sort()
    return found


def can_pass(s: PrisonState, t: Tables, square: int) -> bool:
    """PB-37, PB-43: outdoors and white rooms; with `guards_indoors` any building where nobody is left to fetch."""
    if not t.board.strategic[square]:
        return True
    return t.guards_indoors and not holds_outsider(s, t, square)


def holds_outsider(s: PrisonState, t: Tables, square: int) -> bool:
    """PB-43: somebody to recruit or to fetch is in the building of this square."""
    for figure in range(FIRST_OUTSIDER, FIGURES):
        him = s.figures[figure]
        if him.seat == NONE and him.square != NONE and t.board.building[him.square] == t.board.building[square]:
            return True
    return False


def can_stand(s: PrisonState, t: Tables, square: int) -> bool:
    """PB-37: never by another guard, on a tower's square or on a full one."""
    return s.guards.at[square] == NONE and t.board.tower_of[square] == NONE and reach.has_room(s, t, square)


def can_walk(s: PrisonState, t: Tables, start: int) -> bool:
    """PB-25: whether a guard can end anywhere else: nearly always next door."""
    for other in t.board.links[start]:
        if can_pass(s, t, other) and can_stand(s, t, other):
            return True
    return len(guard_targets(s, t, start)) > 0


def post(s: PrisonState, square: int, events: Events) -> None:
    """PB-25, PB-26: Bellick's guard arrives; a member of the team there is caught."""
    start = int(s.turn.post_from)
    guards = s.change_guards()
    guards.at[square] = remove_guard(s, guards, start)
    s.change_crowd()[square] += 1
    s.turn.post_from = NONE
    turns.end_turn(s)
    events.emit(Ev.GUARD_MOVED, start, square)
    crew = team.members(s)
    crew.reverse()  # PB-40: whoever is pushed last is asked first
    for figure in crew:
        if s.figures[figure].square == square:
            landing.meet_guard(s, figure, events)
