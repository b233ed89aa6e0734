"""The team is complete: all vote, and one of them becomes Bellick."""

from escapade.core.event import Events
from escapade.core.frame import Poll
from escapade.core.seat import NONE, all_seats
from escapade.games.prison_break.frames import TieFrame
from escapade.games.prison_break.kinds import FIRST_OUTSIDER, MICHAEL, OBJECTS, OUTSIDERS, PLAN, Ev, Phase
from escapade.games.prison_break.rules import landing, plan, team
from escapade.games.prison_break.state import PrisonState


def declare(s: PrisonState, events: Events) -> None:
    """PB-18, PB-19: the team is complete; whoever was not recruited leaves, and all vote."""
    s.stage = PLAN
    events.emit(Ev.DECLARED, int(team.michael_seat(s)))
    for outsider in range(OUTSIDERS):
        if not plan.recruited(s) >> outsider & 1:
            landing.place_figure(s, FIRST_OUTSIDER + outsider, NONE)
    s.open_vote(Phase.VOTE, int(team.michael_seat(s)), all_seats(s.seats), candidates(s))


def candidates(s: PrisonState) -> list[int]:
    """PB-19: the leaders in play other than Michael, ascending."""
    return sorted([player.leader for player in s.players if player.leader != MICHAEL])


def close_vote(s: PrisonState, events: Events) -> None:
    """PB-19: all votes are in; Michael breaks a tie among the tied."""
    vote = s.pop()
    assert isinstance(vote, Poll)
    for seat, leader in enumerate(vote.votes):
        events.emit(Ev.VOTED, seat, leader)
    leading = vote.leading()
    if len(leading) == 1:
        become_bellick(s, leading[0], events)
        return
    tied = 0
    for leader in leading:
        tied |= 1 << leader
    s.push(TieFrame(Phase.TIE, int(team.michael_seat(s)), tied))


def become_bellick(s: PrisonState, leader: int, events: Events) -> None:
    """PB-19, PB-34: his figure leaves, his objects stay, his chances are discarded; a lost turn is forgotten."""
    me = s.figures[leader]
    seat = int(me.seat)
    things, cards = s.change_things(), s.change_cards()
    for thing in range(OBJECTS):
        if me.objects >> thing & 1:
            things.lay(thing, me.square)
            events.emit(Ev.LAID_DOWN, leader, thing, int(me.square))
    for card in me.chances:
        cards.discard[card] += 1
    landing.place_figure(s, leader, NONE)
    me.objects, me.chances, me.lost, me.seat = 0, [], 0, NONE
    s.bellick = seat
    events.emit(Ev.BECAME_BELLICK, seat, leader)
    hand_over_outsiders(s, seat, events)


def hand_over_outsiders(s: PrisonState, seat: int, events: Events) -> None:
    """PB-14: those Bellick played go to the player with the fewest figures, to Michael's on a tie."""
    for figure in s.joined:
        if s.figures[figure].seat == seat:
            heir = fewest_figures(s)
            s.figures[figure].seat = heir
            events.emit(Ev.HANDED, figure, heir)


def fewest_figures(s: PrisonState) -> int:
    """PB-14: the seat of the team with the fewest figures; Michael's on any tie."""
    counts = [0] * s.seats
    for figure in s.figures:
        if figure.seat != NONE:
            counts[figure.seat] += 1
    left = [seat for seat in range(s.seats) if seat != s.bellick]
    fewest = min([counts[seat] for seat in left])
    least = [seat for seat in left if counts[seat] == fewest]
    return least[0] if len(least) == 1 else int(team.michael_seat(s))
