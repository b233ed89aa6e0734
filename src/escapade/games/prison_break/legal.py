"""The legal lists, phase by phase; kinds are numbered so that lists built in their order ascend."""

from mypy_extensions import i64

from escapade.core.frame import Frame
from escapade.core.seat import NONE
from escapade.games.prison_break import setup
from escapade.games.prison_break.frames import GoFrame, GuardFrame, LookFrame, OfferFrame, TieFrame
from escapade.games.prison_break.kinds import (
    BLANK,
    DEVICES,
    LEADERS,
    MICHAEL,
    OBJECTS,
    RECRUITING,
    TOKENS,
    Kind,
    Phase,
)
from escapade.games.prison_break.rules import cards, guards, plan, reach, squares, team, vote, watching
from escapade.games.prison_break.state import Figure, PrisonState
from escapade.games.prison_break.tables import Tables


def legal(s: PrisonState, t: Tables, seat: int) -> list[int]:
    """What a seat may do; the list is the caller's."""
    if seat >= s.seats or not s.waiting >> seat & 1:
        return []
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


def numbers(t: Tables, kind: int, values: list[int]) -> list[int]:
    """The actions of a kind with these values, which ascend."""
    offset = t.offsets[kind]
    return [offset + value for value in values]


def add_objects(found: list[int], t: Tables, kind: int, mask: i64) -> None:
    """The actions of a kind for the objects of a mask."""
    if not mask:
        return
    offset = t.offsets[kind]
    found += [offset + thing for thing in range(OBJECTS) if mask >> thing & 1]


def add_chances(found: list[int], s: PrisonState, t: Tables) -> None:
    """PB-7: kept chances that would do something now, each kind once."""
    before = NONE
    for card in s.figures[s.turn.actor].chances:
        if card != before and cards.is_useful(s, t, s.turn.actor, card):
            found.append(int(t.play) + card - t.deck.handicaps)
        before = card


def add_free(found: list[int], s: PrisonState, t: Tables) -> None:
    """PB-6, PB-18, PB-41: what Michael may do in his own turn, free."""
    if s.stage == RECRUITING:
        if s.plan.announced != 7:
            found.append(t.offsets[Kind.ADD_THIRD])
        for part in range(2):
            offset = t.offsets[Kind.SHOW] + part * LEADERS
            found += [offset + seat for seat in range(s.seats) if can_show(s, part, seat)]
        if plan.can_declare(s, t):
            found.append(t.offsets[Kind.DECLARE])
    if plan.is_hopeless(s, t, s.plan.card):
        found.append(t.offsets[Kind.GIVE_UP])


def can_show(s: PrisonState, part: int, seat: int) -> bool:
    """PB-6: to one who has not been shown it."""
    return seat != team.michael_seat(s) and not s.players[seat].shown >> part & 1


def harmful(s: PrisonState, t: Tables) -> list[int]:
    """PB-10: a card, a guard, guilt or an object; Michael's free actions before it, kept chances any time."""
    found: list[int] = []
    if s.turn.actor == MICHAEL:
        add_free(found, s, t)
    if cards.can_draw(s):
        found.append(t.offsets[Kind.DRAW])
    if guards.is_one_left(s):
        found.append(t.offsets[Kind.ADD_GUARD])
    found.append(t.offsets[Kind.RAISE])
    add_objects(found, t, Kind.LOSE, s.figures[s.turn.actor].objects)
    add_chances(found, s, t)
    return found


def escaping(s: PrisonState, t: Tables) -> list[int]:
    """PB-11, PB-12, PB-21, PB-29: lower guilt, begin to move, past the light where one is shut in, or act here."""
    found: list[int] = []
    if s.turn.actor == MICHAEL:
        add_free(found, s, t)
    if plan.can_lower(s, t):
        found.append(t.offsets[Kind.LOWER])
    add_steps(found, s, t)
    found += numbers(t, Kind.SLIP, reach.slips(s, t))
    add_actions(found, s, t)
    add_chances(found, s, t)
    return found


def moving(s: PrisonState, t: Tables) -> list[int]:
    """PB-12, PB-21, PB-32: go on, lay a route token, stop, act straight from the walk, or play a kept chance."""
    found: list[int] = []
    add_steps(found, s, t)
    if reach.can_stop(s, t):
        add_actions(found, s, t)
    add_chances(found, s, t)
    return found


def add_steps(found: list[int], s: PrisonState, t: Tables) -> None:
    """PB-12, PB-21: a step, a route token, or to stop."""
    start = s.figures[s.turn.actor].square
    if s.turn.points > 0:
        offset = int(t.step)
        found += [offset + square for square in t.board.links[start] if reach.can_step(s, t, start, square)]
    if squares.can_lay(s, t):
        found.append(int(t.lay))
    if reach.can_stop(s, t) or not found:
        found.append(int(t.stop))


def acting(s: PrisonState, t: Tables) -> list[int]:
    """PB-11: one thing where he stopped, or nothing."""
    found: list[int] = []
    add_actions(found, s, t)
    found.append(int(t.done))
    add_chances(found, s, t)
    return found


def add_actions(found: list[int], s: PrisonState, t: Tables) -> None:
    """PB-11, PB-13 to PB-16, PB-22: what can be done where he stands."""
    square = s.figures[s.turn.actor].square
    if squares.has_token(s, t, square):
        found.append(t.offsets[Kind.SEARCH])
    found += numbers(t, Kind.PICK, squares.lies_here(s, square))
    if squares.can_recruit(s, t):
        found.append(t.offsets[Kind.RECRUIT])
    if squares.can_bribe(s, s.turn.actor):
        found.append(t.offsets[Kind.BRIBE])
    if squares.can_take_tool(s):
        found.append(t.offsets[Kind.TAKE_TOOL])
    if squares.can_disable(s, t):
        found.append(t.offsets[Kind.DISABLE])


def bellick(s: PrisonState, t: Tables) -> list[int]:
    """PB-25, PB-36: a card, a guard that can walk, or a device that works, is off and not barred."""
    found: list[int] = []
    if cards.can_draw(s):
        found.append(t.offsets[Kind.DRAW])
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
        return numbers(t, Kind.POST, guards.empty_squares(s, t, frame.face))
    if phase == Phase.CAUGHT:
        return caught(s, t, s.figures[frame.subject], frame.subject)
    if isinstance(frame, GoFrame):
        return numbers(t, Kind.GO, watching.go_squares(s, t, frame.face))
    if isinstance(frame, LookFrame):
        return looking(s, t, frame)
    if phase == Phase.NAME:
        return numbers(t, Kind.NAME, sorted(team.members(s)))
    return in_card_frame(s, t, frame)


def in_card_frame(s: PrisonState, t: Tables, frame: Frame) -> list[int]:
    """PB-7, PB-13: the choices cards bring, and the swap."""
    phase = frame.phase
    found: list[int] = []
    if isinstance(frame, OfferFrame):
        if cards.is_useful(s, t, frame.subject, frame.card):
            found.append(t.offsets[Kind.USE])
        found.append(t.offsets[Kind.KEEP])
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
        found.append(t.offsets[Kind.DRAW])
    found.append(t.offsets[Kind.RAISE])
    add_objects(found, t, Kind.LOSE, me.objects)
    if squares.can_bribe(s, figure):
        found.append(t.offsets[Kind.BRIBE])
    if not me.lost:
        found.append(t.offsets[Kind.LOSE_TURN])
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
