"""The legal lists, phase by phase; kinds are numbered so that lists built in their order ascend."""

from typing import Final

from mypy_extensions import i64

from escapade.core.frame import Frame
from escapade.core.rng import Rng
from escapade.core.seat import NONE
from escapade.games.prison_break import setup
from escapade.games.prison_break.frames import GoFrame, GuardFrame, LookFrame, OfferFrame, TieFrame
from escapade.games.prison_break.kinds import (
    BLANK,
    DEVICES,
    LEADERS,
    MICHAEL,
    OBJECTS,
    PLAN,
    PLAN_PARTS,
    RECRUITING,
    TOKENS,
    Kind,
    Phase,
)
from escapade.games.prison_break.rules import cards, guards, plan, reach, squares, team, vote, watching
from escapade.games.prison_break.state import Figure, PrisonState, count_bits, member_at
from escapade.games.prison_break.tables import Tables

NOTHING: Final[list[int]] = []


def lend_legal(s: PrisonState, t: Tables, seat: int) -> list[int]:
    """What a seat may do; the list may be the table's own."""
    if seat >= s.seats or not s.waiting >> seat & 1:
        return NOTHING
    if s.frames:
        return in_frame(s, t, seat)
    phase = s.phase
    if phase == Phase.MOVE:
        return moving(s, t)
    if phase == Phase.ESCAPE:
        return escaping(s, t)
    if phase == Phase.HARMFUL:
        return harmful(s, t)
    if phase == Phase.ACT:
        return acting(s, t)
    if phase == Phase.BELLICK:
        return bellick(s, t)
    if phase == Phase.POST:
        return numbers(t, Kind.POST, guards.guard_targets(s, t, int(s.turn.post_from)))
    if phase == Phase.CHOOSE:
        return numbers(t, Kind.CHOOSE, setup.free_leaders(s))
    if phase == Phase.KEEP_PLAN:
        return numbers(t, Kind.KEEP_PLAN, sorted([int(s.plan.card), int(s.plan.other)]))
    return numbers(t, Kind.ANNOUNCE, [0, 1])


def draw_legal(s: PrisonState, t: Tables, seat: int, rng: Rng) -> int:
    """One of what a waiting seat may do, all equally likely; most lists of steps and squares are not made for it."""
    if s.frames:
        frame = s.top()
        if frame.phase == Phase.GUARD_PLACE and isinstance(frame, GuardFrame):
            empty = empty_posts(s, t, frame.face)
            return int(t.post) + t.board.posts[frame.face][member_at(empty, rng.below(count_bits(empty)))]
    elif s.phase == Phase.MOVE:
        return draw_walking(s, t, NOTHING, rng)
    elif s.phase == Phase.ESCAPE:
        return draw_walking(s, t, before_steps(s, t), rng)
    legal = lend_legal(s, t, seat)
    return legal[rng.below(len(legal))]


def draw_walking(s: PrisonState, t: Tables, before: list[int], rng: Rng) -> int:
    """PB-11, PB-12, PB-21: one of what `escaping` or `moving` lists, found by counting: what comes before the steps,
    the steps, a route token, to stop, and all others.
    """
    me = s.figures[s.turn.actor]
    start = me.square
    steps = open_links(s, t, start)
    after = after_steps(s, t, me)
    ahead: i64 = len(before)
    walking = count_bits(steps)
    lays: i64 = 1 if squares.can_lay(s, t) else 0
    stops: i64 = 1 if reach.can_stop_on(s, t, start) or ahead + walking + lays == 0 else 0
    drawn = rng.below(ahead + walking + lays + stops + len(after))
    if drawn < ahead:
        return before[drawn]
    drawn -= ahead
    if drawn < walking:
        return int(t.step + t.board.next_to[start][member_at(steps, drawn)])
    drawn -= walking
    if drawn < lays:
        return int(t.lay)
    drawn -= lays
    return int(t.stop) if drawn < stops else after[drawn - stops]


def numbers(t: Tables, kind: int, values: list[int]) -> list[int]:
    """The actions of a kind with these values, which ascend."""
    offset = t.offsets[kind]
    return [t.numbers[offset + value] for value in values]


def add(found: list[int], t: Tables, kind: int, value: i64 = 0) -> None:
    """One action of a kind."""
    offset: i64 = t.offsets[kind]
    add_number(found, t, offset + value)


def add_number(found: list[int], t: Tables, action: i64) -> None:
    """One action, by its number."""
    found.append(t.numbers[action])


def add_objects(found: list[int], t: Tables, kind: int, mask: i64) -> None:
    """The actions of a kind for the objects of a mask."""
    thing: i64 = 0
    while mask >> thing:
        if mask >> thing & 1:
            add(found, t, kind, thing)
        thing += 1


def add_chances(found: list[int], s: PrisonState, t: Tables) -> None:
    """PB-7: kept chances that would do something now, each kind once."""
    before = NONE
    for card in s.figures[s.turn.actor].chances:
        if card != before and cards.is_useful(s, t, s.turn.actor, card):
            add_number(found, t, t.play + card - t.deck.handicaps)
        before = card


def add_free(found: list[int], s: PrisonState, t: Tables) -> None:
    """PB-6, PB-18, PB-41: what Michael may do in his own turn, free."""
    if s.stage == RECRUITING:
        if s.plan.announced != 7:
            add(found, t, Kind.ADD_THIRD)
        add_shows(found, s, t)
        if plan.can_declare(s, t):
            add(found, t, Kind.DECLARE)
    if plan.is_hopeless(s, t, s.plan.card):
        add(found, t, Kind.GIVE_UP)


def add_shows(found: list[int], s: PrisonState, t: Tables) -> None:
    """PB-6: each part of the plan, to those who have not been shown it."""
    michael = team.michael_seat(s)
    for part in range(PLAN_PARTS):
        for seat, player in enumerate(s.players):
            if seat != michael and not player.shown >> part & 1:
                add(found, t, Kind.SHOW, part * LEADERS + seat)


def harmful(s: PrisonState, t: Tables) -> list[int]:
    """PB-10: a card, a guard, guilt or an object; Michael's free actions before it, kept chances any time."""
    me = s.figures[s.turn.actor]
    can_draw, is_one_left = cards.can_draw(s), guards.is_one_left(s)
    if can_draw and is_one_left and s.turn.actor != MICHAEL and not me.objects and not me.chances:
        return t.harms
    found: list[int] = []
    if s.turn.actor == MICHAEL:
        add_free(found, s, t)
    if can_draw:
        add(found, t, Kind.DRAW)
    if is_one_left:
        add(found, t, Kind.ADD_GUARD)
    add(found, t, Kind.RAISE)
    add_objects(found, t, Kind.LOSE, me.objects)
    add_chances(found, s, t)
    return found


def escaping(s: PrisonState, t: Tables) -> list[int]:
    """PB-11, PB-12, PB-21, PB-29: lower guilt, begin to move, past the light where one is shut in, or act here."""
    found = before_steps(s, t)[:]
    add_steps(found, s, t)
    found += after_steps(s, t, s.figures[s.turn.actor])
    return found


def before_steps(s: PrisonState, t: Tables) -> list[int]:
    """PB-6, PB-11, PB-41: what Michael may do free, and to lower guilt instead of a move; often the table's own."""
    if s.turn.actor != MICHAEL:
        return t.lower if plan.can_lower(s, t) else NOTHING
    found: list[int] = []
    add_free(found, s, t)
    if plan.can_lower(s, t):
        add(found, t, Kind.LOWER)
    return found


def after_steps(s: PrisonState, t: Tables, me: Figure) -> list[int]:
    """PB-7, PB-11, PB-29, PB-32: past the light before a move, what can be done where he may stop, and kept chances;
    nearly always nothing, and then no list of its own.
    """
    if is_plain(s, t, me):
        return NOTHING
    found: list[int] = []
    if s.phase == Phase.ESCAPE and s.tower.at != NONE:
        found += numbers(t, Kind.SLIP, reach.slips(s, t))
    if s.phase == Phase.ESCAPE or reach.can_stop(s, t):
        add_actions(found, s, t)
    add_chances(found, s, t)
    return found


def is_plain(s: PrisonState, t: Tables, me: Figure) -> bool:
    """A quick look: in phase 1 with empty hands on a bare square, no tower on, one can but walk and stop."""
    if s.stage == PLAN or me.objects or me.chances or s.tower.at != NONE:
        return False
    return not squares.has_token(s, t, me.square) and not squares.may_lie_here(s, me.square)


def moving(s: PrisonState, t: Tables) -> list[int]:
    """PB-12, PB-21, PB-32: go on, lay a route token, stop, act straight from the walk, or play a kept chance."""
    found: list[int] = []
    add_steps(found, s, t)
    found += after_steps(s, t, s.figures[s.turn.actor])
    return found


def open_links(s: PrisonState, t: Tables, start: i64) -> i64:
    """PB-12: which of the squares next to this one can be stepped on, as a mask of their places."""
    mask: i64 = 0
    if s.turn.points > 0:
        links = t.board.next_to[start]
        place: i64 = 0
        while place < len(links):
            if reach.can_step(s, t, start, links[place]):
                mask |= 1 << place
            place += 1
    return mask


def add_steps(found: list[int], s: PrisonState, t: Tables) -> None:
    """PB-12, PB-21: a step, a route token, or to stop."""
    start = s.figures[s.turn.actor].square
    steps = open_links(s, t, start)
    for place, square in enumerate(t.board.links[start]):
        if steps >> place & 1:
            add_number(found, t, t.step + square)
    if squares.can_lay(s, t):
        add_number(found, t, t.lay)
    if reach.can_stop(s, t) or not found:
        add_number(found, t, t.stop)


def acting(s: PrisonState, t: Tables) -> list[int]:
    """PB-11: one thing where he stopped, or nothing."""
    found: list[int] = []
    add_actions(found, s, t)
    add_number(found, t, t.done)
    add_chances(found, s, t)
    return found


def add_actions(found: list[int], s: PrisonState, t: Tables) -> None:
    """PB-11, PB-13 to PB-16, PB-22: what can be done where he stands."""
    square = s.figures[s.turn.actor].square
    if squares.has_token(s, t, square):
        add(found, t, Kind.SEARCH)
    if squares.may_lie_here(s, square):
        found += numbers(t, Kind.PICK, squares.lies_here(s, square))
    if squares.can_recruit(s, t):
        add(found, t, Kind.RECRUIT)
    if squares.can_bribe(s, s.turn.actor):
        add(found, t, Kind.BRIBE)
    if squares.can_take_tool(s):
        add(found, t, Kind.TAKE_TOOL)
    if squares.can_disable(s, t):
        add(found, t, Kind.DISABLE)


def bellick(s: PrisonState, t: Tables) -> list[int]:
    """PB-25, PB-36: a card, a guard that can walk, or a device that works, is off and not barred."""
    found: list[int] = []
    if cards.can_draw(s):
        add(found, t, Kind.DRAW)
    walking = [square for square in range(t.board.squares)
               if s.guards.at[square] != NONE and guards.can_walk(s, t, square)]
    blocked = s.plan.broken | s.turn.barred
    dark = [device for device in range(DEVICES) if not blocked >> device & 1 and not watching.is_on(s, device)]
    return found + numbers(t, Kind.GUARD, walking) + numbers(t, Kind.WATCH, dark)


def in_frame(s: PrisonState, t: Tables, seat: int) -> list[int]:
    """The decision on top."""
    frame = s.top()
    phase = frame.phase
    if phase == Phase.VOTE:
        return numbers(t, Kind.VOTE, vote.candidates(s))
    if isinstance(frame, TieFrame):
        return numbers(t, Kind.VOTE, [leader for leader in range(LEADERS) if frame.tied >> leader & 1])
    if isinstance(frame, GuardFrame):
        return coming_in(s, t, frame.face)
    if phase == Phase.CAUGHT:
        return caught(s, t, s.figures[frame.subject], frame.subject)
    if isinstance(frame, GoFrame):
        return numbers(t, Kind.GO, watching.go_squares(s, t, frame.face))
    if isinstance(frame, LookFrame):
        return looking(s, t, frame)
    if phase == Phase.NAME:
        return numbers(t, Kind.NAME, sorted(team.members(s)))
    return in_card_frame(s, t, frame)


def coming_in(s: PrisonState, t: Tables, face: int) -> list[int]:
    """PB-10, PB-37: the squares on which a guard may come in."""
    found: list[int] = []
    empty = empty_posts(s, t, face)
    for place, square in enumerate(t.board.posts[face]):
        if empty >> place & 1:
            add_number(found, t, t.post + square)
    return found


def empty_posts(s: PrisonState, t: Tables, face: int) -> i64:
    """PB-10, PB-37: which of the squares of a face are empty, as a mask of their places."""
    mask: i64 = 0
    bit: i64 = 1
    for square in t.board.posts[face]:
        if s.crowd[square] == 0:
            mask |= bit
        bit <<= 1
    return mask


def in_card_frame(s: PrisonState, t: Tables, frame: Frame) -> list[int]:
    """PB-7, PB-13: the choices cards bring, and the swap."""
    phase = frame.phase
    found: list[int] = []
    if isinstance(frame, OfferFrame):
        if cards.is_useful(s, t, frame.subject, frame.card):
            add(found, t, Kind.USE)
        add(found, t, Kind.KEEP)
    elif phase == Phase.HAND_OVER:
        add_objects(found, t, Kind.LOSE, s.figures[frame.subject].objects)
    elif phase == Phase.SWAP:
        add_objects(found, t, Kind.SWAP, s.figures[frame.subject].objects)
    elif phase == Phase.PEEK:
        found = sorted([t.offsets[Kind.PEEK] + t.board.tokens[token] for token in range(TOKENS)
                        if s.things.tokens[token] != NONE])
    elif phase == Phase.DISMISS:
        found = [t.offsets[Kind.DISMISS] + square for square in range(t.board.squares) if s.guards.at[square] != NONE]
    else:
        found = [t.offsets[Kind.RETRIEVE] + thing for thing in range(OBJECTS) if s.things.lying[thing] != NONE]
    return found


def caught(s: PrisonState, t: Tables, me: Figure, figure: int) -> list[int]:
    """PB-26: only what is possible."""
    found: list[int] = []
    if cards.can_draw(s):
        add(found, t, Kind.DRAW)
    add(found, t, Kind.RAISE)
    add_objects(found, t, Kind.LOSE, me.objects)
    if squares.can_bribe(s, figure):
        add(found, t, Kind.BRIBE)
    if not me.lost:
        add(found, t, Kind.LOSE_TURN)
    return found


def looking(s: PrisonState, t: Tables, frame: LookFrame) -> list[int]:
    """PB-13: keep it (or swap it), leave it; a blank is left or thrown away."""
    if s.things.tokens[frame.token] == BLANK:
        return [t.offsets[Kind.LEAVE], t.offsets[Kind.THROW]]
    me = s.figures[frame.subject]
    if not team.hands_full(me):
        return [t.offsets[Kind.TAKE], t.offsets[Kind.LEAVE]]
    found = [t.offsets[Kind.LEAVE]]
    add_objects(found, t, Kind.SWAP, me.objects)
    return found
