"""Questions about a position that change nothing: who is in the team, who may enter where, what is possible."""

from mypy_extensions import i64

from escapade.core.seat import NONE, UNKNOWN
from escapade.games.prison_break.kinds import (
    BLANK,
    CAMERAS,
    FIRST_OUTSIDER,
    IGNORE_CAMERA,
    IGNORE_TOWER,
    LINCOLN,
    LOCKED_STEPS,
    MICHAEL,
    MOST_OBJECTS,
    OBJECTS,
    OUTSIDERS,
    PLAN,
    STEPS,
    TOKENS,
    UNSEEN,
    Phase,
    Verb,
)
from escapade.games.prison_break.state import Figure, PrisonState
from escapade.games.prison_break.tables import Tables


def michael_seat(s: PrisonState) -> i64:
    """PB-1: who plays Michael."""
    return s.figures[MICHAEL].seat


def is_bellick(s: PrisonState) -> bool:
    """PB-25: whether the turn is Bellick's."""
    return s.bellick != NONE and s.actor == s.players[s.bellick].leader


def seat_on_turn(s: PrisonState) -> i64:
    """Who plays the figure whose turn it is."""
    if s.actor == NONE:
        return NONE
    return s.bellick if is_bellick(s) else s.figures[s.actor].seat


def end_turn(s: PrisonState) -> None:
    """PB-33: nobody is on turn until the next one begins."""
    s.actor = NONE
    s.phase = Phase.HARMFUL


def members(s: PrisonState) -> list[int]:
    """PB-40: the team in seat order from Michael's, then in the order of joining."""
    found: list[int] = []
    start = michael_seat(s)
    for place in range(s.seats):
        leader = s.players[(start + place) % s.seats].leader
        if leader != NONE and s.figures[leader].seat != NONE:
            found.append(leader)
    return found + s.joined


def count_bits(mask: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def hands_full(me: Figure) -> bool:
    """PB-13: three objects at most."""
    return count_bits(me.objects) >= MOST_OBJECTS


def has_room(s: PrisonState, t: Tables, square: i64) -> bool:
    """PB-4: room for one more."""
    return s.crowd[square] < t.board.capacity[square]


def riot_zone(s: PrisonState, t: Tables) -> int:
    """PB-7: the zone closed by the active card, or NONE."""
    return t.deck.riot[s.active] if s.active != NONE else NONE


def gates_are_shut(s: PrisonState, t: Tables) -> bool:
    """PB-7: whether the active card shuts the gates."""
    return s.active != NONE and t.deck.gates_shut[s.active]


def is_locked_down(s: PrisonState, t: Tables) -> bool:
    """PB-7: whether the active card shortens moves."""
    return s.active != NONE and t.deck.lock_down[s.active]


def first_points(s: PrisonState, t: Tables) -> i64:
    """PB-7, PB-11: how far a move goes; `points` holds what a longer move has added so far."""
    return LOCKED_STEPS if is_locked_down(s, t) else STEPS + s.points


def can_enter(s: PrisonState, t: Tables, start: i64, square: i64) -> bool:
    """PB-7, PB-27: light, cameras, riots and shut gates stop the team; within a zone one may walk on, and out."""
    zone: i64 = t.board.zone[square]
    if zone == NONE:
        camera: i64 = t.board.camera_of[square]
        return camera == NONE or camera != s.on_camera or s.ignoring & IGNORE_CAMERA != 0
    before: i64 = t.board.zone[start]
    if before == zone:
        return True
    if zone == s.on_tower and not s.ignoring & IGNORE_TOWER:
        return False
    if s.active == NONE:
        return True
    if t.deck.riot[s.active] == zone:
        return False
    return before == NONE or not t.deck.gates_shut[s.active]


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
    if s.crowd[square] < t.board.capacity[square]:
        return True
    return s.points > 1 and reaches_room(s, t, square, s.points - 1, start)


def can_stop(s: PrisonState, t: Tables) -> bool:
    """PB-12: a full square can be passed, not stopped on."""
    square = s.figures[s.actor].square
    return s.crowd[square] <= t.board.capacity[square]


def can_lay(s: PrisonState, t: Tables) -> bool:
    """PB-21: one token a place, as long as the stock lasts, in phase 2."""
    if s.stage != PLAN or s.route >> t.board.place[s.figures[s.actor].square] & 1:
        return False
    return count_bits(s.route) < t.route_tokens


def slips(s: PrisonState, t: Tables) -> list[int]:
    """PB-29: where one who is shut in may come out: behind the nearest gate with room."""
    square = s.figures[s.actor].square
    if s.on_tower == NONE or t.board.shut_by[square] != s.on_tower or s.ignoring & IGNORE_TOWER:
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


def is_watched(s: PrisonState, t: Tables, square: i64) -> bool:
    """PB-27: in the building of the camera that is on, or in the lit zone."""
    zone = t.board.zone[square]
    if zone != NONE:
        return zone == s.on_tower
    return t.board.camera_of[square] != NONE and t.board.camera_of[square] == s.on_camera


def outsider_at(s: PrisonState, square: i64) -> int:
    """An outsider still to recruit on a square, by his number among the three, or NONE."""
    for outsider in range(OUTSIDERS):
        figure = s.figures[FIRST_OUTSIDER + outsider]
        if figure.square == square and figure.seat == NONE:
            return outsider
    return NONE


def can_recruit(s: PrisonState, t: Tables) -> bool:
    """PB-14: phase 1, an announced outsider here, his object in hand."""
    if s.stage == PLAN:
        return False
    me = s.figures[s.actor]
    outsider = outsider_at(s, me.square)
    if outsider == NONE or not s.announced >> outsider & 1:
        return False
    return me.objects >> t.wishes[outsider][s.wish] & 1 != 0


def can_bribe(s: PrisonState, figure: i64) -> bool:
    """PB-15: a guard here and its object in hand."""
    me = s.figures[figure]
    bribe = s.guard_at[me.square]
    return bribe != NONE and me.objects >> bribe & 1 != 0


def tool_here(s: PrisonState) -> int:
    """PB-16: the tool that lies where the figure on turn stands, or NONE."""
    square = s.figures[s.actor].square
    for tool in range(2):
        if s.tool_at[tool] == square:
            return tool
    return NONE


def can_take_tool(s: PrisonState) -> bool:
    """PB-16: phase 2, a tool lies here."""
    return s.stage == PLAN and tool_here(s) != NONE


def is_on(s: PrisonState, device: i64) -> bool:
    """PB-27: whether a camera or a tower is on."""
    return s.on_camera == device if device < CAMERAS else s.on_tower == device - CAMERAS


def device_here(s: PrisonState, t: Tables) -> int:
    """PB-22: the camera of this room or the tower of this square, or NONE."""
    square = s.figures[s.actor].square
    if t.board.camera_of[square] != NONE:
        return t.board.camera_of[square]
    return CAMERAS + t.board.tower_of[square] if t.board.tower_of[square] != NONE else NONE


def tool_for(device: i64) -> int:
    """PB-5: pliers for a camera, the breaker for a tower."""
    return 0 if device < CAMERAS else 1


def can_disable(s: PrisonState, t: Tables) -> bool:
    """PB-22: phase 2, a device here that still works, and its tool in hand."""
    if s.stage != PLAN or not s.figures[s.actor].tools:
        return False
    device = device_here(s, t)
    return device != NONE and not s.broken >> device & 1 and s.figures[s.actor].tools >> tool_for(device) & 1 != 0


def has_token(s: PrisonState, t: Tables, square: i64) -> bool:
    """PB-13: a face-down token lies here."""
    token = t.board.token_of[square]
    return token != NONE and s.token[token] != NONE


def lies_here(s: PrisonState, square: i64) -> list[int]:
    """PB-13: the objects face up on a square."""
    return [thing for thing in range(OBJECTS) if s.lying[thing] == square]


def lincoln_waits(s: PrisonState, square: i64) -> bool:
    """PB-20: Lincoln, still to fetch, stands here."""
    return s.stage == PLAN and s.figures[LINCOLN].seat == NONE and s.figures[LINCOLN].square == square


def is_own_turn(s: PrisonState, figure: i64) -> bool:
    """PB-7: chances that change a move work only in the figure's own turn, before it is over."""
    return s.actor == figure and s.phase in (Phase.HARMFUL, Phase.ESCAPE, Phase.MOVE, Phase.ACT)


def is_useful(s: PrisonState, t: Tables, figure: i64, card: i64) -> bool:
    """PB-40: whether a chance would do anything now."""
    verb = t.deck.verbs[card][0]
    if verb == Verb.DISMISS:
        return any(bribe != NONE for bribe in s.guard_at)
    if verb == Verb.RETRIEVE:
        return not hands_full(s.figures[figure]) and any(square != NONE for square in s.lying)
    if verb == Verb.PEEK:
        return any(token != NONE for token in s.token)
    if verb == Verb.GUILT:
        return s.guilt > 0
    if verb == Verb.SECOND_ACTION:
        return is_own_turn(s, figure)
    return is_own_turn(s, figure) and s.phase != Phase.ACT


def unseen_left(s: PrisonState, t: Tables) -> list[int]:
    """PB-13: how many of each object, and of blanks, are still under tokens nobody has looked at."""
    left = [1] * OBJECTS + [t.blanks]
    known = s.gone
    for figure in s.figures:
        known |= figure.objects
    for thing in range(OBJECTS):
        if known >> thing & 1 or s.lying[thing] != NONE:
            left[thing] = 0
    for token in range(TOKENS):
        found = s.token[token]
        if found not in (NONE, UNSEEN) and found >= 0:
            left[found] -= 1
    left[BLANK] -= blanks_thrown(s, left)
    return left


def blanks_thrown(s: PrisonState, left: list[int]) -> int:
    """Tokens taken off the board for which no object accounts: blanks thrown away."""
    unseen = 0
    for token in s.token:
        if token in (UNSEEN, UNKNOWN):
            unseen += 1
    return sum(left) - unseen


def can_draw(s: PrisonState) -> bool:
    """PB-7: a card is left in the pile or in the discard."""
    return s.deck.hidden > 0 or any(count > 0 for count in s.discard) or s.active != NONE
