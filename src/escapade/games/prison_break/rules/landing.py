"""What happens where a figure comes to stand: a guard catches, Lincoln joins."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.frame import Frame
from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import (
    LINCOLN,
    PLAN,
    Ev,
    Phase,
)
from escapade.games.prison_break.rules import plan, squares
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables


def place_figure(s: PrisonState, figure: i64, square: i64) -> None:
    """Put a figure on a square, or off the board with NONE."""
    me = s.figures[figure]
    crowd = s.change_crowd()
    if me.square != NONE:
        crowd[me.square] = crowd[me.square] - 1
    if square != NONE:
        crowd[square] = crowd[square] + 1
    me.square = square


def land(s: PrisonState, t: Tables, figure: i64, events: Events) -> None:
    """PB-20, PB-26: where he was driven to he takes Lincoln along; a guard there has caught him. Phase 2 only."""
    fetch_lincoln(s, t, figure, events)
    if s.phase != Phase.OVER:
        meet_guard(s, figure, events)


def meet_guard(s: PrisonState, figure: i64, events: Events) -> None:
    """PB-26: in phase 2 a guard catches whoever comes to share its square."""
    square = s.figures[figure].square
    if s.stage == PLAN and s.guards.at[square] != NONE:
        events.emit(Ev.CAUGHT, int(figure), int(square))
        s.push(Frame(Phase.CAUGHT, int(s.figures[figure].seat), int(figure)))


def fetch_lincoln(s: PrisonState, t: Tables, figure: i64, events: Events) -> None:
    """PB-20: Lincoln joins whoever stops by him; he acts from the next day on."""
    if not squares.lincoln_waits(s, s.figures[figure].square):
        return
    lincoln = s.figures[LINCOLN]
    lincoln.seat = s.figures[figure].seat
    lincoln.active_from = s.day + 1
    s.joined.append(LINCOLN)
    events.emit(Ev.JOINED, int(figure))
    plan.look_for_victory(s, t, events)
