"""Where one may go: room, light, cameras, riots and gates; one step, a whole move, the way past the light."""

from mypy_extensions import i64

from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import (
    IGNORE_CAMERA,
    IGNORE_TOWER,
    LOCKED_STEPS,
    STEPS,
    Phase,
)
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables


def has_room(s: PrisonState, t: Tables, square: i64) -> bool:
    """PB-4: room for one more."""
    there: i64 = s.crowd[square]
    room: i64 = t.board.room_for[square]
    return there < room


def riot_zone(s: PrisonState, t: Tables) -> int:
    """PB-7: the zone closed by the active card, or NONE."""
    return t.deck.riot[s.cards.active] if s.cards.active != NONE else NONE


def gates_are_shut(s: PrisonState, t: Tables) -> bool:
    """PB-7: whether the active card shuts the gates."""
    return s.cards.active != NONE and t.deck.gates_shut[s.cards.active]


def is_locked_down(s: PrisonState, t: Tables) -> bool:
    """PB-7: whether the active card shortens moves."""
    return s.cards.active != NONE and t.deck.lock_down[s.cards.active]


def first_points(s: PrisonState, t: Tables) -> i64:
    """PB-7, PB-11: how far a move goes; `points` holds what a longer move has added so far."""
    if is_locked_down(s, t):
        return LOCKED_STEPS
    return STEPS + s.turn.points


def can_enter(s: PrisonState, t: Tables, start: i64, square: i64) -> bool:
    """PB-7, PB-27: light, cameras, riots and shut gates stop the team; within a zone one may walk on, and out."""
    zone: i64 = t.board.area[square] - 1
    if zone == NONE:
        camera: i64 = t.board.filmed[square] - 1
        return camera == NONE or camera != s.camera.at or s.turn.ignoring & IGNORE_CAMERA != 0
    before: i64 = t.board.area[start] - 1
    if before == zone:
        return True
    if zone == s.tower.at and not s.turn.ignoring & IGNORE_TOWER:
        return False
    if s.cards.active == NONE:
        return True
    if t.deck.riot[s.cards.active] == zone:
        return False
    return before == NONE or not t.deck.gates_shut[s.cards.active]


def reaches_room(s: PrisonState, t: Tables, square: i64, points: i64, home: i64) -> bool:
    """PB-12: whether a square with room can be reached; `home`, which he leaves, has one figure less."""
    for other in t.board.links[square]:
        if can_enter(s, t, square, other):
            if s.crowd[other] - (1 if other == home else 0) < t.board.capacity[other]:
                return True
            if points > 1 and reaches_room(s, t, other, points - 1, home):
                return True
    return False


def can_step(s: PrisonState, t: Tables, start: i64, square: i64) -> bool:
    """PB-12, PB-27: one step, onto a full square only if the points left reach one with room."""
    if not can_enter(s, t, start, square):
        return False
    if has_room(s, t, square):
        return True
    return s.turn.points > 1 and reaches_room(s, t, square, s.turn.points - 1, start)


def can_stop(s: PrisonState, t: Tables) -> bool:
    """PB-12: a full square can be passed, not stopped on."""
    return can_stop_on(s, t, s.figures[s.turn.actor].square)


def can_stop_on(s: PrisonState, t: Tables, square: i64) -> bool:
    """PB-12: whether the figure that stands on a square may stay."""
    there: i64 = s.crowd[square]
    room: i64 = t.board.room_for[square]
    return there <= room


def slips(s: PrisonState, t: Tables) -> list[int]:
    """PB-29: where one who is shut in may come out: behind the nearest gate with room."""
    square = s.figures[s.turn.actor].square
    if s.tower.at == NONE or t.board.shut_by[square] != s.tower.at or s.turn.ignoring & IGNORE_TOWER:
        return []
    if gates_are_shut(s, t):
        return []
    found: list[int] = []
    nearest = NONE
    for distance, outer in t.board.ways_out[square]:
        if nearest not in (NONE, distance):
            break
        if has_room(s, t, outer) and t.board.zone[outer] != riot_zone(s, t) and outer not in found:
            nearest = distance
            found.append(outer)
    found.sort()
    return found


def first_steps(s: PrisonState, t: Tables) -> dict[int, int]:
    """PB-12, PB-27: every square where the points left let him stop, and the first step of a shortest way there."""
    if s.turn.actor == NONE or s.phase not in (Phase.ESCAPE, Phase.MOVE):
        return {}
    home = int(s.figures[s.turn.actor].square)
    first = {home: home}
    edge = [home]
    for _ in range(int(s.turn.points)):
        further: list[int] = []
        for start in edge:
            for link in t.board.links[start]:
                square = int(link)
                if square not in first and can_enter(s, t, start, square):
                    first[square] = square if start == home else first[start]
                    further.append(square)
        edge = further
    return {square: step for square, step in first.items()
            if square != home and s.crowd[square] < t.board.capacity[square]}
