"""Objects and tokens: what lies where, looking under a token, taking, leaving, swapping, losing."""

from escapade.core.event import Events
from escapade.core.seat import NONE, UNKNOWN
from escapade.games.prison_break.frames import LookFrame, SwapFrame, UncoverFrame
from escapade.games.prison_break.kinds import BLANK, OBJECTS, TOKENS, UNSEEN, Ev, Phase
from escapade.games.prison_break.rules import team
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables


def unseen_left(s: PrisonState, t: Tables) -> list[int]:
    """PB-13: how many of each object, and of blanks, are still under tokens nobody has looked at."""
    left = [1] * OBJECTS + [t.blanks]
    known = s.things.gone
    for figure in s.figures:
        known |= figure.objects
    for thing in range(OBJECTS):
        if known >> thing & 1 or s.things.lying[thing] != NONE:
            left[thing] = 0
    for token in range(TOKENS):
        found = s.things.tokens[token]
        if found not in (NONE, UNSEEN, UNKNOWN):
            left[found] -= 1
    left[BLANK] -= blanks_thrown(s, left)
    return left


def blanks_thrown(s: PrisonState, left: list[int]) -> int:
    """Tokens taken off the board for which no object accounts: blanks thrown away."""
    unseen = 0
    for token in s.things.tokens:
        if token in (UNSEEN, UNKNOWN):
            unseen += 1
    return sum(left) - unseen


def search(s: PrisonState, t: Tables) -> None:
    """PB-13: look at the token here; what nobody has seen is drawn now."""
    token = t.board.token_of[s.figures[s.turn.actor].square]
    s.turn.spot = NONE
    s.push(UncoverFrame(Phase.LOOKING, int(team.seat_on_turn(s)), int(s.turn.actor), token, 0))


def uncover(s: PrisonState, thing: int) -> None:
    """PB-13: what nobody had seen is drawn now."""
    frame = s.top()
    assert isinstance(frame, UncoverFrame)
    s.change_things().tokens[frame.token] = thing


def look(s: PrisonState, t: Tables, events: Events) -> bool:
    """PB-13, PB-30: show the token to the seat alone; true when a draw is due first."""
    frame = s.top()
    assert isinstance(frame, UncoverFrame)
    token = frame.token
    if s.things.tokens[token] == UNSEEN:
        s.ask_chance()
        return True
    s.change_things().seen[token] |= 1 << frame.owner
    events.emit(Ev.LOOKED, frame.owner, t.board.tokens[token], s.things.tokens[token], mask=1 << frame.owner)
    if frame.peek:
        s.pop()
    else:
        decide(s, frame)
    return False


def decide(s: PrisonState, uncovered: UncoverFrame) -> None:
    """PB-13: what was looked at may be taken: the same frame goes on as a decision."""
    frame = LookFrame(Phase.LOOK, uncovered.owner, uncovered.subject, uncovered.token)
    frame.serial = uncovered.serial
    s.frames[-1] = frame


def remove_token(s: PrisonState) -> LookFrame:
    """PB-13: the token just looked at leaves the board."""
    frame = s.pop()
    assert isinstance(frame, LookFrame)
    things = s.change_things()
    things.tokens[frame.token] = NONE
    things.seen[frame.token] = 0
    return frame


def top_token(s: PrisonState) -> int:
    """PB-13: what the token being decided on is."""
    frame = s.top()
    assert isinstance(frame, LookFrame)
    return s.things.tokens[frame.token]


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
    s.turn.spot = NONE
    if team.hands_full(s.figures[s.turn.actor]):
        s.push(SwapFrame(Phase.SWAP, int(team.seat_on_turn(s)), int(s.turn.actor), thing))
        return
    hold(s, int(s.turn.actor), thing, events)


def hold(s: PrisonState, figure: int, thing: int, events: Events) -> None:
    """PB-13: a face-up object goes into a figure's hands."""
    s.change_things().lay(thing, NONE)
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
    s.change_things().lay(given, square)
    events.emit(Ev.LAID_DOWN, figure, given, square)


def lose(s: PrisonState, figure: int, thing: int, events: Events) -> None:
    """PB-10, PB-26: an object is lost for good."""
    s.figures[figure].objects &= ~(1 << thing)
    s.change_things().gone |= 1 << thing
    events.emit(Ev.LOST, figure, thing)


def token_at(left: list[int], outcome: int) -> int:
    """The object, or blank, that an outcome finds under a token."""
    for thing, count in enumerate(left):
        if outcome < count:
            return thing
        outcome -= count
    raise AssertionError("no token left to look at")
