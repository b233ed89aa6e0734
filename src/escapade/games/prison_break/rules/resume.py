"""What comes next: after every action and draw, go on until somebody is asked, a draw is due or it is over."""

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.prison_break import setup
from escapade.games.prison_break.frames import CardFrame
from escapade.games.prison_break.kinds import Phase
from escapade.games.prison_break.rules import cards, guards, moves, objects, team, turns, watching
from escapade.games.prison_break.rules.families import is_setup
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables


def resume(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-40: each effect is finished before the next begins; the top frame goes first."""
    while s.phase != Phase.OVER:
        if s.frames:
            if frame_waits(s, t, events):
                return
        elif turn_waits(s, t, events):
            return


def turn_waits(s: PrisonState, t: Tables, events: Events) -> bool:
    """Ask the question of the main phase, or go on to the next one."""
    phase = s.phase
    if s.turn.actor == NONE:
        if is_setup(phase):
            return setup_waits(s)
        turns.begin_turn(s, t, events)
        return False
    if phase == Phase.ACT:
        if moves.is_finished(s) or not moves.has_action(s, t):
            moves.end_escape(s, t)
            return False
    elif phase in (Phase.ESCAPE, Phase.MOVE):
        if moves.is_taken_off(s):
            moves.end_escape(s, t)
            return False
        if s.turn.steps == NONE:
            moves.begin_escape(s, t)
    s.ask(team.seat_on_turn(s))
    return True


def setup_waits(s: PrisonState) -> bool:
    """PB-31: whose choice or which draw of the set-up is due."""
    if s.phase == Phase.CHOOSE:
        s.ask(setup.chooser(s))
    elif s.phase in (Phase.KEEP_PLAN, Phase.ANNOUNCE):
        s.ask(team.michael_seat(s))
    else:
        s.ask_chance()
    return True


def frame_waits(s: PrisonState, t: Tables, events: Events) -> bool:
    """Ask the question of the top frame, or finish it."""
    frame = s.top()
    phase = frame.phase
    if phase == Phase.DRAWING and isinstance(frame, CardFrame):
        cards.next_effect(s, t, frame, events)
        return False
    if phase == Phase.DRIVE:
        return watching.drive_next(s, t)
    if phase == Phase.GUARD_LOT:
        return guards.next_guard(s, events)
    if phase == Phase.LOOKING:
        return objects.look(s, t, events)
    if phase in (Phase.DRAWING, Phase.GUARD_DIE):
        s.ask_chance()
        return True
    if phase == Phase.VOTE:
        return True
    if phase == Phase.CAUGHT and not is_still_caught(s, frame.subject):
        s.pop()
        return False
    s.ask(frame.owner)
    return True


def is_still_caught(s: PrisonState, figure: int) -> bool:
    """PB-26, PB-40: an effect in between may have parted the two."""
    me = s.figures[figure]
    return me.seat != NONE and s.guards.at[me.square] != NONE
