"""Days and turns, the set-up before them, the vote, and Bellick's turn."""

from escapade.core.event import Events
from escapade.core.frame import Poll
from escapade.core.seat import NONE, all_seats
from escapade.games.prison_break import rules, watch
from escapade.games.prison_break.frames import TieFrame
from escapade.games.prison_break.kinds import (
    FIRST_OUTSIDER,
    LEADERS,
    LINCOLN,
    MICHAEL,
    OBJECTS,
    OUTSIDERS,
    PLAN,
    Ev,
    Phase,
    Reason,
)
from escapade.games.prison_break.plan import finish, recruited
from escapade.games.prison_break.state import Player, PrisonState
from escapade.games.prison_break.tables import Tables


def draw_first(s: PrisonState, seat: int, events: Events) -> None:
    """PB-1: who rolled highest chooses first."""
    s.first = seat
    s.phase = Phase.CHOOSE
    events.emit(Ev.FIRST, seat)


def chooser(s: PrisonState) -> int:
    """PB-1: clockwise from the first, the next who has not chosen; NONE when all have."""
    for place in range(s.seats):
        seat = int(s.first + place) % s.seats
        if s.players[seat].leader == NONE:
            return seat
    return NONE


def free_leaders(s: PrisonState) -> list[int]:
    """PB-1: the last to choose must take Michael if he is still free."""
    taken = [player.leader for player in s.players]
    if MICHAEL not in taken and taken.count(NONE) == 1:
        return [MICHAEL]
    return [leader for leader in range(LEADERS) if leader not in taken]


def choose(s: PrisonState, t: Tables, seat: int, leader: int, events: Events) -> None:
    """PB-1: he plays this leader; when all have chosen everybody goes to his place."""
    s.players[seat] = Player(leader, 0, 0)
    s.figures[leader].seat = seat
    events.emit(Ev.CHOSE, seat, leader)
    if chooser(s) != NONE:
        return
    for player in s.players:
        watch.place_figure(s, player.leader, t.board.starts[player.leader])
    for figure in range(FIRST_OUTSIDER, LINCOLN + 1):
        watch.place_figure(s, figure, t.board.starts[figure])
    s.phase = Phase.DEAL


def deal(s: PrisonState, card: int, events: Events) -> None:
    """PB-6: Michael draws two escape cards, which he alone sees."""
    seat = int(rules.michael_seat(s))
    events.emit(Ev.DEALT, seat, card, mask=1 << seat)
    if s.card == NONE:
        s.card = card
    else:
        s.other = card
        s.phase = Phase.KEEP_PLAN


def keep_plan(s: PrisonState, card: int, events: Events) -> None:
    """PB-6: he keeps one; the other goes back unseen."""
    if card != s.card:
        s.card, s.other = s.other, s.card
    s.phase = Phase.ANNOUNCE
    seat = int(rules.michael_seat(s))
    events.emit(Ev.KEPT_PLAN, seat, card, mask=1 << seat)


def announce(s: PrisonState, t: Tables, three: int, events: Events) -> None:
    """PB-6: the two of his card, or all three to blur the trail."""
    s.blurred = three
    s.announced = (1 << OUTSIDERS) - 1 if three else t.pairs[s.card]
    for outsider in range(OUTSIDERS):
        if s.announced >> outsider & 1:
            events.emit(Ev.ANNOUNCED, outsider)
    s.phase = Phase.WISH


def add_third(s: PrisonState, events: Events) -> None:
    """PB-6: he may add the third later."""
    for outsider in range(OUTSIDERS):
        if not s.announced >> outsider & 1:
            events.emit(Ev.ANNOUNCED, outsider)
    s.announced = (1 << OUTSIDERS) - 1


def roll_wish(s: PrisonState, t: Tables, face: int, events: Events) -> None:
    """PB-2: one die for all: what each outsider asks for. Day 1 begins."""
    s.wish = face
    for outsider in range(OUTSIDERS):
        events.emit(Ev.WISHED, outsider, t.wishes[outsider][face])
    events.emit(Ev.DAY, 1)
    rules.end_turn(s)


def next_actor(s: PrisonState) -> int:
    """PB-33: leaders and Bellick in seat order from Michael, then the others as they joined; NONE at day's end."""
    start = int(rules.michael_seat(s))
    for place in range(s.seats):
        leader = s.players[(start + place) % s.seats].leader
        if not s.acted >> leader & 1:
            return leader
    for figure in s.joined:
        if not s.acted >> figure & 1 and s.figures[figure].active_from <= s.day:
            return figure
    return NONE


def begin_turn(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-33, PB-34: the next figure's turn, or the next day; a lost turn is missed here."""
    s.actor = next_actor(s)
    if s.actor == NONE:
        end_day(s, t, events)
        return
    s.acted |= 1 << s.actor
    s.steps, s.points, s.extra, s.ignoring, s.spot = NONE, 0, 0, 0, NONE
    if rules.is_bellick(s):
        events.emit(Ev.BELLICK_TURN, int(s.bellick))
        watch.tokens_age(s, t, events)
        s.phase = Phase.BELLICK
        return
    me = s.figures[s.actor]
    if me.lost:
        me.lost = 0
        events.emit(Ev.MISSED, int(s.actor))
        s.actor = NONE
        return
    events.emit(Ev.TURN, int(me.seat), int(s.actor))
    s.phase = Phase.HARMFUL if s.actor < LEADERS else Phase.ESCAPE


def end_day(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-24, PB-33: the day token moves; after the last day the team has lost."""
    if s.day >= t.last_day:
        finish(s, Reason.DAYS, events)
        return
    s.day += 1
    s.acted = 0
    events.emit(Ev.DAY, int(s.day))


def show(s: PrisonState, part: int, seat: int, events: Events) -> None:
    """PB-6, PB-30: that he showed something is public; what, is between the two."""
    old = s.players[seat]
    s.players[seat] = Player(old.leader, old.shows + 1, old.shown | 1 << part)
    events.emit(Ev.SHOWED, seat, part, mask=1 << seat | 1 << int(rules.michael_seat(s)))


def declare(s: PrisonState, events: Events) -> None:
    """PB-18, PB-19: the team is complete; whoever was not recruited leaves, and all vote."""
    s.stage = PLAN
    events.emit(Ev.DECLARED, int(rules.michael_seat(s)))
    for outsider in range(OUTSIDERS):
        if not recruited(s) >> outsider & 1:
            watch.place_figure(s, FIRST_OUTSIDER + outsider, NONE)
    s.open_vote(Phase.VOTE, int(rules.michael_seat(s)), all_seats(s.seats), candidates(s))


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
    s.push(TieFrame(Phase.TIE, int(rules.michael_seat(s)), tied))


def become_bellick(s: PrisonState, leader: int, events: Events) -> None:
    """PB-19, PB-34: his figure leaves, his objects stay, his chances are discarded; a lost turn is forgotten."""
    me = s.figures[leader]
    seat = int(me.seat)
    for thing in range(OBJECTS):
        if me.objects >> thing & 1:
            s.lying[thing] = int(me.square)
            events.emit(Ev.LAID_DOWN, leader, thing, int(me.square))
    for card in me.chances:
        s.discard[card] += 1
    watch.place_figure(s, leader, NONE)
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
    team = [seat for seat in range(s.seats) if seat != s.bellick]
    fewest = min([counts[seat] for seat in team])
    least = [seat for seat in team if counts[seat] == fewest]
    return least[0] if len(least) == 1 else int(rules.michael_seat(s))
