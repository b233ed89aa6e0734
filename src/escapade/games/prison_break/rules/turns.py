"""Days and turns: who comes next, and when the last day is over."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import Ev, Phase, Reason
from escapade.games.prison_break.rules import plan, team, watching
from escapade.games.prison_break.rules.families import is_leader
from escapade.games.prison_break.state import NOBODY_MET, PrisonState
from escapade.games.prison_break.tables import Tables


def next_actor(s: PrisonState) -> int:
    """PB-33: leaders and Bellick in seat order from Michael, then the others as they joined; NONE at day's end."""
    seat = team.michael_seat(s)
    for _player in s.players:
        leader: i64 = s.players[seat].leader
        if not s.acted >> leader & 1:
            return int(leader)
        seat += 1
        if seat == s.seats:
            seat = 0
    for figure in s.joined:
        if not s.acted >> figure & 1 and s.figures[figure].active_from <= s.day:
            return figure
    return NONE


def begin_turn(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-33, PB-34: the next figure's turn, or the next day; a lost turn is missed here."""
    s.turn.actor = next_actor(s)
    if s.turn.actor == NONE:
        end_day(s, t, events)
        return
    s.acted |= 1 << s.turn.actor
    turn = s.turn
    turn.steps, turn.points, turn.extra, turn.ignoring, turn.spot, turn.met = NONE, 0, 0, 0, NONE, NOBODY_MET
    if team.is_bellick(s):
        events.emit(Ev.BELLICK_TURN, int(s.bellick))
        watching.tokens_age(s, t, events)
        s.phase = Phase.BELLICK
        return
    me = s.figures[s.turn.actor]
    if me.lost:
        me.lost = 0
        events.emit(Ev.MISSED, int(s.turn.actor))
        s.turn.actor = NONE
        return
    events.emit(Ev.TURN, int(me.seat), int(s.turn.actor))
    s.phase = Phase.HARMFUL if is_leader(s.turn.actor) else Phase.ESCAPE


def end_day(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-24, PB-33: the day token moves; after the last day the team has lost."""
    if s.day >= t.last_day:
        plan.finish(s, Reason.DAYS, events)
        return
    s.day += 1
    s.acted = 0
    s.relieved = 0
    events.emit(Ev.DAY, int(s.day))


def end_turn(s: PrisonState) -> None:
    """PB-33: nobody is on turn until the next one begins."""
    s.turn.actor = NONE
    s.phase = Phase.HARMFUL
