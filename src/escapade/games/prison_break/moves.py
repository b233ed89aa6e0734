"""The escape action: steps, route tokens, stopping, and what is done on a square."""

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.prison_break import guards, rules, watch
from escapade.games.prison_break.frames import DriveFrame, LookFrame, SwapFrame, UncoverFrame
from escapade.games.prison_break.kinds import FIRST_OUTSIDER, UNSEEN, Ev, Phase
from escapade.games.prison_break.plan import look_for_victory
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables


def begin_escape(s: PrisonState, t: Tables) -> None:
    """PB-11: the points of the move are counted when the escape action begins."""
    s.points = rules.first_points(s, t)
    s.steps = 0
    s.spot = NONE


def step(s: PrisonState, square: int, events: Events) -> None:
    """PB-12: one square on."""
    events.emit(Ev.MOVED, int(s.actor), int(s.figures[s.actor].square), square)
    watch.place_figure(s, s.actor, square)
    s.points -= 1
    s.steps += 1
    s.phase = Phase.MOVE


def lay(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-21: a route token in the place he is in; true plan or decoy."""
    place = t.board.place[s.figures[s.actor].square]
    s.route |= 1 << place
    s.phase = Phase.MOVE
    events.emit(Ev.LAID, int(s.actor), place)
    look_for_victory(s, t, events)


def stop(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-32: he stops; Lincoln joins; caught, if he moved; then the action."""
    s.phase = Phase.ACT
    s.spot = s.figures[s.actor].square
    if s.steps > 0:
        watch.land(s, t, s.actor, events)
    else:
        watch.fetch_lincoln(s, t, s.actor, events)


def slip(s: PrisonState, t: Tables, square: int, events: Events) -> None:
    """PB-29: his whole move: he stands behind the gate and may act there."""
    step(s, square, events)
    s.points = 0
    stop(s, t, events)


def is_finished(s: PrisonState) -> bool:
    """PB-32: his action is done, or lost because he was taken off the square where he stopped."""
    return s.spot == NONE or s.figures[s.actor].seat == NONE or s.figures[s.actor].square != s.spot


def end_escape(s: PrisonState, t: Tables) -> None:
    """PB-38: what he ignored drives him out now if he is still inside; a second action follows, or the turn ends."""
    ignored = s.ignoring
    s.ignoring = 0
    s.spot = NONE
    s.steps = NONE
    s.points = 0
    me = s.figures[s.actor]
    if ignored and me.seat != NONE and rules.is_watched(s, t, me.square):
        s.push(DriveFrame(Phase.DRIVE, NONE, 1 << int(s.actor), watch.device_of(s, t, s.actor)))
    if s.extra > 0:
        s.extra -= 1
        s.phase = Phase.ESCAPE
    else:
        rules.end_turn(s)


def has_action(s: PrisonState, t: Tables) -> bool:
    """PB-11: whether anything can be done where he stopped, or a kept chance played first."""
    me = s.figures[s.actor]
    square = me.square
    if rules.has_token(s, t, square) or rules.can_recruit(s, t) or rules.can_bribe(s, s.actor):
        return True
    if rules.can_take_tool(s) or rules.can_disable(s, t):
        return True
    for thing in s.lying:
        if thing == square:
            return True
    for card in me.chances:
        if rules.is_useful(s, t, s.actor, card):
            return True
    return False


def search(s: PrisonState, t: Tables) -> None:
    """PB-13: look at the token here; what nobody has seen is drawn now."""
    token = t.board.token_of[s.figures[s.actor].square]
    s.spot = NONE
    s.push(UncoverFrame(Phase.LOOKING, int(rules.seat_on_turn(s)), int(s.actor), token, 0))


def look(s: PrisonState, t: Tables, events: Events) -> bool:
    """PB-13, PB-30: show the token to the seat alone; true when a draw is due first."""
    frame = s.top()
    assert isinstance(frame, UncoverFrame)
    token = frame.token
    if s.token[token] == UNSEEN:
        s.ask_chance()
        return True
    s.token_seen[token] |= 1 << frame.owner
    events.emit(Ev.LOOKED, frame.owner, t.board.tokens[token], s.token[token], mask=1 << frame.owner)
    if frame.peek:
        s.pop()
    else:
        decide(s, frame)
    return False


def uncover(s: PrisonState, thing: int) -> None:
    """PB-13: what nobody had seen is drawn now."""
    frame = s.top()
    assert isinstance(frame, UncoverFrame)
    s.token[frame.token] = thing


def decide(s: PrisonState, uncovered: UncoverFrame) -> None:
    """PB-13: what was looked at may be taken: the same frame goes on as a decision."""
    frame = LookFrame(Phase.LOOK, uncovered.owner, uncovered.subject, uncovered.token)
    frame.serial = uncovered.serial
    s.frames[-1] = frame


def remove_token(s: PrisonState) -> LookFrame:
    """PB-13: the token just looked at leaves the board."""
    frame = s.pop()
    assert isinstance(frame, LookFrame)
    s.token[frame.token] = NONE
    s.token_seen[frame.token] = 0
    return frame


def top_token(s: PrisonState) -> int:
    """PB-13: what the token being decided on is."""
    frame = s.top()
    assert isinstance(frame, LookFrame)
    return s.token[frame.token]


def take(s: PrisonState, events: Events) -> None:
    """PB-13: the object under the token is kept."""
    thing = top_token(s)
    frame = remove_token(s)
    s.figures[frame.subject].objects |= 1 << thing
    events.emit(Ev.TOOK, frame.subject, thing)


def leave(s: PrisonState, events: Events) -> None:
    """PB-13: the token stays, face down."""
    frame = s.pop()
    events.emit(Ev.LEFT, frame.subject, int(s.figures[frame.subject].square))


def throw(s: PrisonState, events: Events) -> None:
    """PB-13: a blank is thrown away for all to see."""
    frame = remove_token(s)
    events.emit(Ev.THREW, frame.subject, int(s.figures[frame.subject].square))


def pick(s: PrisonState, thing: int, events: Events) -> None:
    """PB-13: an object that lies face up is taken; with full hands one is laid down for it."""
    s.spot = NONE
    if rules.hands_full(s.figures[s.actor]):
        s.push(SwapFrame(Phase.SWAP, int(rules.seat_on_turn(s)), int(s.actor), thing))
        return
    hold(s, int(s.actor), thing, events)


def hold(s: PrisonState, figure: int, thing: int, events: Events) -> None:
    """PB-13: a face-up object goes into a figure's hands."""
    s.lying[thing] = NONE
    s.figures[figure].objects |= 1 << thing
    events.emit(Ev.TOOK, figure, thing)


def swap(s: PrisonState, given: int, events: Events) -> None:
    """PB-13: what is laid down lies face up."""
    frame = s.top()
    figure = frame.subject
    square = int(s.figures[figure].square)
    s.figures[figure].objects &= ~(1 << given)
    if isinstance(frame, SwapFrame):
        s.pop()
        hold(s, figure, frame.thing, events)
    else:
        take(s, events)
    s.lying[given] = square
    events.emit(Ev.LAID_DOWN, figure, given, square)


def recruit(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-14: he joins for his object; the player who recruited him plays him from the next day on."""
    me = s.figures[s.actor]
    outsider = rules.outsider_at(s, me.square)
    thing = t.wishes[outsider][s.wish]
    me.objects &= ~(1 << thing)
    s.gone |= 1 << thing
    him = s.figures[FIRST_OUTSIDER + outsider]
    him.seat = me.seat
    him.active_from = s.day + 1
    s.joined.append(FIRST_OUTSIDER + outsider)
    s.spot = NONE
    events.emit(Ev.RECRUITED, int(s.actor), outsider, thing)


def bribe(s: PrisonState, events: Events) -> None:
    """PB-15: his action of the turn."""
    guards.bribe(s, s.actor, events)
    s.spot = NONE


def take_tool(s: PrisonState, events: Events) -> None:
    """PB-16: it does not count among the three objects."""
    tool = rules.tool_here(s)
    s.tool_at[tool] = NONE
    s.figures[s.actor].tools |= 1 << tool
    s.spot = NONE
    events.emit(Ev.TOOK_TOOL, int(s.actor), tool)


def disable(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-22, PB-36: out of order for good; the tool stays there, and an ON token on it is free again."""
    device = rules.device_here(s, t)
    s.figures[s.actor].tools &= ~(1 << rules.tool_for(device))
    s.broken |= 1 << device
    s.spot = NONE
    events.emit(Ev.DISABLED, int(s.actor), device)
    if rules.is_on(s, device):
        watch.turn_off(s, device, events)
    look_for_victory(s, t, events)


def lose(s: PrisonState, figure: int, thing: int, events: Events) -> None:
    """PB-10, PB-26: an object is lost for good."""
    s.figures[figure].objects &= ~(1 << thing)
    s.gone |= 1 << thing
    events.emit(Ev.LOST, figure, thing)
