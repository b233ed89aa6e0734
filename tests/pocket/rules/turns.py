"""PK-2, PK-7: whose turn it is, and when there is none left."""

from escapade.core.event import Events
from tests.pocket.kinds import Ev, Phase
from tests.pocket.state import PocketState
from tests.pocket.tables import Tables


def active(s: PocketState) -> int:
    """PK-2: whose turn it is."""
    return s.turns % s.seats


def next_turn(s: PocketState, tables: Tables, events: Events) -> None:
    """PK-7: after the last round the match ends."""
    s.turns += 1
    s.phase = Phase.TURN
    if s.turns >= tables.rounds * s.seats:
        end(s, events)
    else:
        s.ask(active(s))


def end(s: PocketState, events: Events) -> None:
    """PK-7: the match is over."""
    s.phase, s.ended = Phase.OVER, 1
    s.finish()
    events.emit(Ev.ENDED)
