"""When the expert of Prison Break plays a chance it holds: where it helps, and not before (PB-7)."""

from typing import Final, final

from escapade.bots.prison_break.map import FAR, Ways
from escapade.bots.prison_break.team import Goal, goals_of
from escapade.bots.prison_break.wanted import missing_objects
from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import IGNORE_CAMERA, IGNORE_TOWER, PLAN, Verb
from escapade.games.prison_break.rules import reach, team
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables

FEW_GUARDS: Final = 3
"""With so many guards on the board or more, one less is worth a card even where none is in the way."""


@final
class Chances:
    """Whether a chance is worth playing now."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def is_welcome(self, s: PrisonState, seat: int, figure: int, card: int) -> bool:
        """By what the card does; what changes a move only helps the figure on turn."""
        verb, number = self.tables.deck.verbs[card][0], self.tables.deck.numbers[card][0]
        if verb == Verb.GUILT:
            return s.guilt >= -number
        if verb == Verb.DISMISS:
            return s.stage == PLAN and self.guards_matter(s, seat, figure)
        if verb == Verb.PEEK:
            return missing_objects(s, self.tables) != 0
        if verb == Verb.RETRIEVE:
            return self.is_lying(s)
        return s.turn.actor == figure and s.turn.steps != NONE and self.helps_move(s, seat, verb)

    def is_for_walk(self, card: int) -> bool:
        """PB-7: whether a chance does nothing for whoever does not walk."""
        return self.tables.deck.verbs[card][0] in (Verb.LONGER_MOVE, Verb.IGNORE_CAMERA, Verb.IGNORE_TOWER)

    def is_lying(self, s: PrisonState) -> bool:
        """PB-7: before the vote, what is asked for lies somewhere; after it any object may bribe a guard."""
        missing = missing_objects(s, self.tables)
        for thing, square in enumerate(s.things.lying):
            if square != NONE and (s.stage == PLAN or missing >> thing & 1):
                return True
        return False

    def guards_matter(self, s: PrisonState, seat: int, figure: int) -> bool:
        """PB-26: a guard stands on the way to an errand, or there are many."""
        if self.guard_ahead(s, seat, figure) != NONE:
            return True
        return len([bribe for bribe in s.guards.at if bribe != NONE]) >= FEW_GUARDS

    def guard_ahead(self, s: PrisonState, seat: int, figure: int) -> int:
        """The square of the first guard on the way to a figure's errands, or NONE."""
        ways = Ways(s, self.tables, figure)
        for goal in goals_of(s, self.tables, seat, figure, ways):
            for square in ways.path(goal.square):
                if s.guards.at[square] != NONE:
                    return square
        return NONE

    def helps_move(self, s: PrisonState, seat: int, verb: int) -> bool:
        """PB-7, PB-38: it brings an errand within reach that is not, or leaves time for another one."""
        t, figure, points = self.tables, int(s.turn.actor), int(s.turn.points)
        ways = Ways(s, t, figure)
        goals = goals_of(s, t, seat, figure, ways)
        if verb == Verb.LONGER_MOVE:
            return bool(goals) and points < ways.steps[goals[0].square] < FAR
        if verb == Verb.SECOND_ACTION:
            return self.needs_second(goals, ways, points)
        barred = [goal.barred for goal in goals if goal.barred != NONE]
        ignored = IGNORE_CAMERA if verb == Verb.IGNORE_CAMERA else IGNORE_TOWER
        return bool(barred) and self.comes_in(s, barred[0], ignored)

    def needs_second(self, goals: list[Goal], ways: Ways, points: int) -> bool:
        """PB-7: two errands are open, or the one there is takes two moves."""
        ahead = [goal for goal in goals if goal.barred == NONE]
        return len(ahead) > 1 or (len(ahead) == 1 and points < ways.steps[ahead[0].square] < FAR)

    def comes_in(self, s: PrisonState, target: int, ignored: int) -> bool:
        """PB-38: whether the actor gets to a place that is watched if he ignores the camera or the tower."""
        before = s.turn.ignoring
        s.turn.ignoring = before | ignored
        steps = Ways(s, self.tables, int(s.turn.actor)).steps[target]
        s.turn.ignoring = before
        return steps <= s.turn.points and reach.has_room(s, self.tables, target)

    def guard_to_dismiss(self, s: PrisonState, seat: int, figure: int, offered: list[int]) -> int:
        """PB-7: the guard on the way of the one who plays the card, else the nearest to anybody of the team."""
        ahead = self.guard_ahead(s, seat, figure)
        if ahead in offered:
            return ahead
        distance = self.tables.board.distance
        near = [min([distance[int(s.figures[member].square)][square] for member in team.members(s)])
                for square in offered]
        return offered[near.index(min(near))]
