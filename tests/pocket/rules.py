"""What happens in the pocket game: each function names its rule."""

from escapade.core.event import Events
from escapade.core.frame import Frame, Poll
from escapade.core.seat import all_seats
from tests.pocket.kinds import MASK, SHIELD, Ev, Kind, Phase
from tests.pocket.state import PocketState


def active(s: PocketState) -> int:
    return s.turns % s.seats


def next_turn(s: PocketState, rounds: int, events: Events) -> None:
    """PK-7: after the last round the match ends."""
    s.turns += 1
    s.phase = Phase.TURN
    if s.turns >= rounds * s.seats:
        end(s, events)
    else:
        s.ask(active(s))


def end(s: PocketState, events: Events) -> None:
    s.phase, s.ended = Phase.OVER, 1
    s.finish()
    events.emit(Ev.ENDED)


def start_theft(s: PocketState, thief: int, victim: int, events: Events) -> None:
    """PK-4: the victim is asked whatever he holds, so that the question tells nothing."""
    events.emit(Ev.TRIED, thief, victim)
    s.push(Frame(Phase.STEALING, thief, victim))
    s.push(Frame(Phase.DEFEND, victim, thief))
    s.ask(victim)


def discard(s: PocketState, seat: int, card: int, events: Events) -> None:
    """PK-4: everybody sees the card go; one who knew of it knows it gone."""
    s.players[seat].hand[card] -= 1
    s.discard[card] += 1
    for player in s.players:
        player.knows[seat][card] = max(0, player.knows[seat][card] - 1)
    events.emit(Ev.PLAYED, seat, card)


def answer_window(s: PocketState, seat: int, kind: int, rounds: int, events: Events) -> None:
    """PK-4: a shield stops the theft, a mask stops the shield."""
    window = s.pop()
    if kind == Kind.PLAY:
        discard(s, seat, SHIELD if window.phase == Phase.DEFEND else MASK, events)
        if window.phase == Phase.DEFEND:
            s.push(Frame(Phase.INSIST, window.subject, seat))
            s.ask(window.subject)
            return
    elif window.phase == Phase.INSIST:
        s.pop()
        next_turn(s, rounds, events)
        return
    draw_from_hand(s, rounds, events)


def draw_from_hand(s: PocketState, rounds: int, events: Events) -> None:
    if sum(s.players[s.top().subject].hand):
        s.ask_chance()
    else:
        s.pop()
        next_turn(s, rounds, events)


def move_card(s: PocketState, card: int, events: Events) -> None:
    """PK-4: thief and victim remember; whoever did not see it forgets what he knew of the victim's hand."""
    theft = s.pop()
    thief, victim = theft.owner, theft.subject
    s.players[victim].hand[card] -= 1
    s.players[thief].hand[card] += 1
    for seat, player in enumerate(s.players):
        if seat == thief:
            player.knows[victim][card] = max(0, player.knows[victim][card] - 1)
        elif seat == victim:
            player.knows[thief][card] += 1
        else:
            player.knows[victim] = [0, 0, 0]
    events.emit(Ev.STOLE, thief, victim, card, mask=1 << thief | 1 << victim)


def call_vote(s: PocketState, seat: int, events: Events) -> None:
    """PK-5: all at once."""
    events.emit(Ev.CALLED, seat)
    s.open_vote(Phase.VOTE, seat, all_seats(s.seats), list(range(s.seats)))


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
