"""The escape action of the expert of Prison Break: where to go, what to do there, and when to calm things down."""

from typing import Final, final

from escapade.bots.base import Choice
from escapade.bots.prison_break.map import FAR, Ways
from escapade.bots.prison_break.team import (
    RECRUIT,
    TOOL,
    Errand,
    Goal,
    goals_of,
    in_reach,
    is_in_the_way,
)
from escapade.bots.prison_break.wanted import wanted_objects, who_wants
from escapade.bots.prison_break.words import Words
from escapade.core.seat import NONE
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.kinds import BLANK, FIRST_OUTSIDER, PLAN, TOKENS, Kind
from escapade.games.prison_break.rules import squares, team
from escapade.games.prison_break.rules.families import is_leader
from escapade.games.prison_break.state import PrisonState, count_bits

IDLE_GUILT: Final = 20
"""From here on whoever waits lowers guilt; below it he rather looks for something to bribe guards with."""
IDLE_GUILT_OF_FOUR: Final = 12
"""With four players guilt goes up faster."""
THREE: Final = 3
OUTSIDER_GUILT: Final = 25
"""From here on an outsider lowers guilt before he walks on."""
LEADER_GUILT: Final = 27
CALM_GUILT: Final = 21
"""PB-24: on the last day less than this ends no match any more."""


@final
class Walk:
    """PB-11: go where this figure is needed most, lay tokens on the way, lower guilt when idle."""

    def __init__(self, game: PrisonBreakGame) -> None:
        self.tables = game.tables
        self.kinds = game.shapes.actions.kind
        self.firsts = game.shapes.actions.first
        self.words = Words(game)

    def find(self, legal: list[int], kind: int) -> int:
        """The legal action of a kind, or NONE: most kinds have one at most."""
        return self.words.find(legal, kind)

    def find_step(self, legal: list[int], square: int) -> int:
        """The legal step onto a square, or NONE."""
        for action in legal:
            if self.kinds[action] == Kind.STEP and self.firsts[action] == square:
                return action
        return NONE

    def escape(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """PB-11, PB-21: tokens first; then the errand; at the end of the way, what is here."""
        lay = self.find(legal, Kind.LAY)
        if lay != NONE and self.is_on_route(s):
            return self.words.place(lay, "lays_route", int(s.figures[s.turn.actor].square))
        if lay != NONE and self.has_decoys(s):
            return Choice(lay, "lays_decoy")
        if self.find(legal, Kind.STEP) == NONE and self.find(legal, Kind.SLIP) == NONE and s.turn.steps > 0:
            return self.act(s, seat, legal)
        return self.move(s, seat, legal)

    def is_on_route(self, s: PrisonState) -> bool:
        """PB-21: the place the actor is in is still to be marked."""
        place = self.tables.board.place[s.figures[s.turn.actor].square]
        return (self.tables.routes[s.plan.card] & ~s.plan.route) >> place & 1 != 0

    def has_decoys(self, s: PrisonState) -> bool:
        """PB-21: there are tokens to spare, with one in reserve."""
        missing = count_bits(self.tables.routes[s.plan.card] & ~s.plan.route)
        return self.tables.route_tokens - count_bits(s.plan.route) > missing + 1

    def move(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """PB-11: what is wanted and in reach; guilt near its end; the errand it is sent on; else it is idle."""
        t = self.tables
        ways = Ways(s, t, int(s.turn.actor))
        goals = goals_of(s, t, seat, int(s.turn.actor), ways)
        near = in_reach(s, t, seat, ways)
        lower = self.find(legal, Kind.LOWER)
        if lower != NONE and not near and self.must_lower(s, goals):
            return self.words.number(lower, "calms_down", int(s.guilt))
        for goal in goals + near:
            if goal.barred != NONE and s.day == t.last_day:
                continue
            choice = self.towards(s, seat, legal, ways, goal)
            if choice is not None:
                return choice
        slip = self.find(legal, Kind.SLIP)
        if slip != NONE:
            return Choice(slip, "slips_out")
        if self.find(legal, Kind.STEP) != NONE and is_in_the_way(s, t):
            return Choice(self.find(legal, Kind.STEP), "makes_room")
        return self.idle(s, seat, legal, ways)

    def towards(self, s: PrisonState, seat: int, legal: list[int], ways: Ways, goal: Goal) -> Choice | None:
        """The next step towards a goal, or what is done there; None where another member is in the way."""
        if goal.square == ways.start:
            return self.stay(s, seat, legal, goal)
        step = self.find_step(legal, ways.first_step(goal.square))
        return None if step == NONE else self.for_goal(s, step, goal)

    def must_lower(self, s: PrisonState, goals: list[Goal]) -> bool:
        """PB-24: guilt is near its end: whoever has nothing open to do and outsiders first, leaders in need."""
        is_busy = any(goal.barred == NONE for goal in goals)
        return s.guilt >= (LEADER_GUILT if is_busy and is_leader(s.turn.actor) else OUTSIDER_GUILT)

    def lowers_first(self, s: PrisonState, seat: int, legal: list[int]) -> bool:
        """PB-24: guilt is so near its end that it is lowered, whatever would make the walk a better one."""
        if s.guilt < OUTSIDER_GUILT or self.find(legal, Kind.LOWER) == NONE:
            return False
        ways = Ways(s, self.tables, int(s.turn.actor))
        goals = goals_of(s, self.tables, seat, int(s.turn.actor), ways)
        return not in_reach(s, self.tables, seat, ways) and self.must_lower(s, goals)

    def for_goal(self, s: PrisonState, action: int, goal: Goal) -> Choice:
        """What is done for a goal: the errand itself, or the wait for it."""
        if goal.barred != NONE:
            return self.words.place(action, "waits_outside", goal.barred)
        return self.words.errand(s, action, goal.errand)

    def stay(self, s: PrisonState, seat: int, legal: list[int], goal: Goal) -> Choice:
        """On the spot: do what one came for; where one can only wait, use the wait to calm things down."""
        if goal.barred == NONE and self.is_busy_here(s):
            return self.act(s, seat, legal)
        lower = self.find(legal, Kind.LOWER)
        if lower != NONE and self.is_calm_wanted(s):
            return self.for_goal(s, lower, goal)
        return self.act(s, seat, legal)

    def is_busy_here(self, s: PrisonState) -> bool:
        """Whether stopping here is of use: somebody or something wanted is on this square."""
        t, square = self.tables, s.figures[s.turn.actor].square
        if squares.lincoln_waits(s, square) or squares.can_recruit(s, t) or squares.can_disable(s, t):
            return True
        return squares.can_take_tool(s) or squares.has_token(s, t, square) or square in s.things.lying

    def idle(self, s: PrisonState, seat: int, legal: list[int], ways: Ways) -> Choice:
        """Nothing to do: guilt goes down, but for the last day; else something to bribe guards with is looked for."""
        lower, stop = self.find(legal, Kind.LOWER), self.find(legal, Kind.STOP)
        if s.day == self.tables.last_day and s.guilt < CALM_GUILT and stop != NONE:
            return Choice(stop, "last_day")
        if lower != NONE and self.is_calm_wanted(s):
            return Choice(lower, "waits")
        step = self.find_step(legal, ways.first_step(self.nearest_token(s, ways)))
        if step != NONE:
            return Choice(step, "may_bribe")
        if lower != NONE and s.turn.steps == 0 and not self.is_busy_here(s):
            return Choice(lower, "waits")
        return self.act(s, seat, legal)

    def is_calm_wanted(self, s: PrisonState) -> bool:
        """PB-11: whether there is guilt enough for whoever waits to lower it."""
        return s.guilt >= (IDLE_GUILT if s.seats == THREE else IDLE_GUILT_OF_FOUR)

    def nearest_token(self, s: PrisonState, ways: Ways) -> int:
        """PB-13: the nearest token nobody has looked at, for whoever has a hand free; else where one stands."""
        best, cheapest = ways.start, FAR
        if s.stage != PLAN or team.hands_full(s.figures[s.turn.actor]):
            return best
        for token in range(TOKENS):
            square = self.tables.board.tokens[token]
            is_new = s.things.tokens[token] != NONE and s.things.seen[token] == 0
            if is_new and ways.price[square] < cheapest:
                best, cheapest = square, ways.price[square]
        return best

    def act(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """PB-11: recruit, put out of order, take a tool, pick up what is wanted, bribe, look; else nothing."""
        words, here = self.words, s.figures[s.turn.actor].square
        recruit, disable = self.find(legal, Kind.RECRUIT), self.find(legal, Kind.DISABLE)
        tool = self.find(legal, Kind.TAKE_TOOL)
        if recruit != NONE:
            return words.errand(s, recruit, Errand(RECRUIT, int(here), squares.outsider_at(s, here)))
        if disable != NONE and self.is_our_device(s):
            return words.device(disable, "breaks_device", self.tables.devices[s.plan.card])
        if tool != NONE:
            return words.errand(s, tool, Errand(TOOL, int(here), squares.tool_here(s)))
        wanted = wanted_objects(s, self.tables)
        for action in legal:
            thing = self.firsts[action]
            if self.kinds[action] == Kind.PICK and wanted >> thing & 1:
                return words.wish(action, FIRST_OUTSIDER + who_wants(s, self.tables, thing), thing)
        return self.rummage(s, seat, legal)

    def rummage(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """PB-13, PB-15: look under a token, unless it is known to be blank; bribe or pick up in phase 2."""
        square = s.figures[s.turn.actor].square
        token = self.tables.board.token_of[square]
        search, stop = self.find(legal, Kind.SEARCH), self.find(legal, Kind.STOP)
        known = search != NONE and s.things.seen[token] >> seat & 1 and s.things.tokens[token] == BLANK
        if search != NONE and not known:
            return Choice(search, "may_bribe")
        if s.stage == PLAN and not team.hands_full(s.figures[s.turn.actor]):
            bribe, pick = self.find(legal, Kind.BRIBE), self.find(legal, Kind.PICK)
            if bribe != NONE:
                return self.words.thing(bribe, "gives_bribe", s.guards.at[square])
            if pick != NONE:
                return Choice(pick, "may_bribe")
        if stop != NONE:
            return Choice(stop, "nothing_here")
        done = self.find(legal, Kind.DONE)
        return Choice(legal[0], "has_to_move") if done == NONE else Choice(done, "nothing_here")

    def is_our_device(self, s: PrisonState) -> bool:
        """PB-22: the tool is for the device of the card."""
        return squares.device_here(s, self.tables) == self.tables.devices[s.plan.card]
