"""Before day 1: who chooses which leader, which plan Michael keeps, and what the outsiders ask for."""

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import (
    FIRST_OUTSIDER,
    LEADERS,
    LINCOLN,
    MICHAEL,
    OUTSIDERS,
    Ev,
    Phase,
)
from escapade.games.prison_break.rules import landing, team, turns
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
        landing.place_figure(s, player.leader, t.board.starts[player.leader])
    for figure in range(FIRST_OUTSIDER, LINCOLN + 1):
        landing.place_figure(s, figure, t.board.starts[figure])
    s.phase = Phase.DEAL


def deal(s: PrisonState, card: int, events: Events) -> None:
    """PB-6: Michael draws two escape cards, which he alone sees."""
    seat = int(team.michael_seat(s))
    events.emit(Ev.DEALT, seat, card, mask=1 << seat)
    plan = s.change_plan()
    if plan.card == NONE:
        plan.card = card
    else:
        plan.other = card
        s.phase = Phase.KEEP_PLAN


def keep_plan(s: PrisonState, card: int, events: Events) -> None:
    """PB-6: he keeps one; the other goes back unseen."""
    if card != s.plan.card:
        plan = s.change_plan()
        plan.card, plan.other = plan.other, plan.card
    s.phase = Phase.ANNOUNCE
    seat = int(team.michael_seat(s))
    events.emit(Ev.KEPT_PLAN, seat, card, mask=1 << seat)


def announce(s: PrisonState, t: Tables, three: int, events: Events) -> None:
    """PB-6: the two of his card, or all three to blur the trail."""
    plan = s.change_plan()
    plan.blurred = three
    plan.announced = (1 << OUTSIDERS) - 1 if three else t.pairs[plan.card]
    for outsider in range(OUTSIDERS):
        if plan.announced >> outsider & 1:
            events.emit(Ev.ANNOUNCED, outsider)
    s.phase = Phase.WISH


def roll_wish(s: PrisonState, t: Tables, face: int, events: Events) -> None:
    """PB-2: one die for all: what each outsider asks for. Day 1 begins."""
    s.change_plan().wish = face
    for outsider in range(OUTSIDERS):
        events.emit(Ev.WISHED, outsider, t.wishes[outsider][face])
    events.emit(Ev.DAY, 1)
    turns.end_turn(s)
