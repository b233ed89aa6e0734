"""PK-5, PK-6: secret votes and open ballots."""

from escapade.core.event import Events
from escapade.core.frame import Poll
from escapade.core.seat import all_seats
from tests.pocket.kinds import Ev, Phase
from tests.pocket.rules.turns import end, next_turn
from tests.pocket.state import PocketState
from tests.pocket.tables import Tables


def call_vote(s: PocketState, seat: int, events: Events) -> None:
    """PK-5: all at once."""
    events.emit(Ev.CALLED, seat)
    s.open_vote(Phase.VOTE, seat, all_seats(s.seats), list(range(s.seats)))


def call_ballot(s: PocketState, seat: int, events: Events) -> None:
    """PK-6: one after another, the caller last."""
    events.emit(Ev.CALLED, seat)
    s.open_ballot(Phase.BALLOT, seat, all_seats(s.seats), [0, 1])


def name(s: PocketState, tables: Tables, seat: int, named: int, events: Events) -> None:
    """PK-5: a secret vote; with the last one they are counted."""
    if s.cast_vote(seat, named):
        close_vote(s, events)
        next_turn(s, tables, events)


def say(s: PocketState, tables: Tables, seat: int, answer: int, events: Events) -> None:
    """PK-6: an open vote; with the last one the match is over, or goes on."""
    events.emit(Ev.SAID, seat, answer)
    if s.cast_ballot(seat, answer):
        if is_agreed(s):
            end(s, events)
        else:
            next_turn(s, tables, events)


def close_vote(s: PocketState, events: Events) -> None:
    """PK-5: the one named most changes sides; a tie changes nothing."""
    vote = s.pop()
    assert isinstance(vote, Poll)
    for seat, named in enumerate(vote.votes):
        events.emit(Ev.VOTED, seat, named)
    if len(vote.leading()) == 1:
        traitor = vote.leading()[0]
        s.players[traitor].side ^= 1
        events.emit(Ev.CHANGED_SIDES, traitor)


def is_agreed(s: PocketState) -> bool:
    """PK-6: more than half say yes."""
    ballot = s.pop()
    assert isinstance(ballot, Poll)
    return ballot.tally()[1] * 2 > s.seats
