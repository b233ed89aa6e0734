"""The expert for Prison Break: runs errands for the team, and hunts it as Bellick."""

from typing import Final, final

from escapade.bots.base import Choice, Heuristic
from escapade.bots.prison_break.asked import HIGH_GUILT, Asked
from escapade.bots.prison_break.map import FAR, Ways, waiting_square
from escapade.bots.prison_break.team import (
    RECRUIT,
    TOOL,
    Errand,
    barred_by,
    errands,
    is_in_the_way,
    share_out,
    target_of,
    wanted_objects,
)
from escapade.bots.prison_break.words import REASONS, Words
from escapade.core.game import Game
from escapade.core.rng import Rng
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.kinds import BLANK, PLAN, STEPS, Kind, Phase, Verb
from escapade.games.prison_break.rules import squares, team
from escapade.games.prison_break.rules.families import is_leader
from escapade.games.prison_break.state import PrisonState, count_bits

__all__ = ["REASONS", "PrisonBreakHeuristic"]

GUARDS_WANTED: Final = 4
"""So many guards the team lets in before it would rather draw cards."""
CALM_GUILT: Final = 12


@final
class PrisonBreakHeuristic(Heuristic):
    """Looks at one imagined world and does the most useful thing at hand."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, PrisonBreakGame)
        self.tables = game.tables
        self.kinds = game.shapes.actions.kind
        self.firsts = game.shapes.actions.first
        self.words = Words(game)
        self.asked = Asked(game)

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> Choice:
        """One action of the legal list, by what is being decided."""
        assert isinstance(state, PrisonState)
        if len(legal) == 1:
            return Choice(legal[0], "only_choice")
        phase = state.current_phase()
        if phase in (Phase.ESCAPE, Phase.MOVE, Phase.ACT):
            return self.escape(state, seat, legal)
        if phase == Phase.HARMFUL:
            return self.harmful(state, seat, legal)
        if phase in (Phase.BELLICK, Phase.POST):
            return self.asked.hunt(state, legal)
        if phase in (Phase.CAUGHT, Phase.HAND_OVER):
            return self.asked.give(state, legal)
        if phase in (Phase.LOOK, Phase.SWAP):
            return self.asked.look(state, legal)
        if phase == Phase.GO:
            return self.asked.run(state, seat, legal)
        if phase == Phase.GUARD_PLACE:
            return self.asked.place(state, seat, legal)
        if phase in (Phase.CHANCE, Phase.NAME, Phase.PEEK, Phase.DISMISS, Phase.RETRIEVE):
            return self.asked.card(state, legal, rng)
        return self.set_up(state, legal)

    def set_up(self, s: PrisonState, legal: list[int]) -> Choice:
        """PB-1, PB-6, PB-19: the nearer plan; out goes whoever holds least."""
        phase = s.current_phase()
        if phase in (Phase.VOTE, Phase.TIE):
            values = [self.worth(s, self.firsts[action]) for action in legal]
            best = legal[values.index(min(values))]
            return self.words.figure(best, "least_missed", self.firsts[best])
        if phase == Phase.KEEP_PLAN:
            lengths = [int(count_bits(self.tables.routes[self.firsts[action]])) for action in legal]
            return self.words.number(legal[lengths.index(min(lengths))], "shortest_route", min(lengths))
        return Choice(legal[0], "any_leader" if phase == Phase.CHOOSE else "two_will_do")

    def worth(self, s: PrisonState, leader: int) -> int:
        """PB-19: objects held and chances kept; the one who recruited is missed more."""
        me = s.figures[leader]
        played = len([figure for figure in s.joined if s.figures[figure].seat == me.seat])
        return int(count_bits(me.objects)) + len(me.chances) + played

    # ------------------------------------------------------------------ a leader's turn

    def harmful(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """PB-10, PB-18: complete the team; else the least harm: a useless object, a guard, a card, guilt."""
        if self.asked.find(legal, Kind.DECLARE) != NONE:
            return Choice(self.asked.find(legal, Kind.DECLARE), "team_complete")
        if self.asked.find(legal, Kind.GIVE_UP) != NONE:
            return Choice(self.asked.find(legal, Kind.GIVE_UP), "hopeless")
        played = self.play_kept(s, seat, legal)
        if played != NONE:
            return Choice(played, "card_now")
        useless = self.asked.useless_object(s, legal)
        if useless != NONE:
            return self.asked.spare(s, useless)
        return self.least_harm(s, legal)

    def least_harm(self, s: PrisonState, legal: list[int]) -> Choice:
        """PB-10: a guard while there are few; a card where one may put out the light in the way, or guilt is high."""
        guards = len([bribe for bribe in s.guards.at if bribe != NONE])
        draw, guard = self.asked.find(legal, Kind.DRAW), self.asked.find(legal, Kind.ADD_GUARD)
        raises, guilt = self.asked.find(legal, Kind.RAISE), int(s.guilt)
        if guards < GUARDS_WANTED and guard != NONE:
            return self.words.number(guard, "few_guards", guards)
        if guilt < CALM_GUILT:
            barring = barred_by(s, self.tables) if draw != NONE and s.stage == PLAN else NONE
            if barring != NONE:
                return self.words.device(draw, "may_lift", barring)
            return self.words.number(raises, "cheap_guilt", guilt)
        if guilt < HIGH_GUILT and draw != NONE:
            return self.words.number(draw, "worth_a_card", guilt)
        if guard != NONE:
            return self.words.number(guard, "guard_instead", guilt)
        return Choice(draw if guilt < 26 and draw != NONE else raises, "nothing_better")

    def play_kept(self, s: PrisonState, seat: int, legal: list[int]) -> int:
        """PB-7: what helps now; guilt goes down when there is enough of it, legs help whoever has a way to go."""
        for action in legal:
            if self.kinds[action] == Kind.PLAY:
                verb = self.tables.deck.verbs[self.tables.deck.handicaps + self.firsts[action]][0]
                if self.asked.is_welcome(s, verb) and (verb != Verb.LONGER_MOVE or self.has_far_to_go(s, seat)):
                    return action
        return NONE

    def has_far_to_go(self, s: PrisonState, seat: int) -> bool:
        """PB-11: an errand within reach of a longer move and beyond a usual one."""
        ways = Ways(s, self.tables, int(s.figures[s.turn.actor].square))
        goals = self.goals(s, seat, ways)
        return bool(goals) and max(int(s.turn.points), STEPS) < ways.steps[goals[0].square] < FAR

    def escape(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """PB-11: go where this figure is needed most; lay tokens on the way; lower guilt when idle."""
        played = self.play_kept(s, seat, legal)
        if played != NONE:
            return Choice(played, "card_now")
        if s.current_phase() == Phase.ACT:
            return self.act(s, seat, legal)
        lay = self.asked.find(legal, Kind.LAY)
        if lay != NONE and self.is_on_route(s):
            return self.words.place(lay, "lays_route", int(s.figures[s.turn.actor].square))
        if lay != NONE and self.has_decoys(s):
            return Choice(lay, "lays_decoy")
        if self.asked.find(legal, Kind.LOWER) != NONE and self.must_lower(s):
            return self.words.number(self.asked.find(legal, Kind.LOWER), "calms_down", int(s.guilt))
        return self.move(s, seat, legal)

    def must_lower(self, s: PrisonState) -> bool:
        """PB-24: guilt is near its end: outsiders calm things down first, leaders in need."""
        limit = HIGH_GUILT + 4 if is_leader(s.turn.actor) else HIGH_GUILT
        return s.guilt >= limit

    def is_on_route(self, s: PrisonState) -> bool:
        """PB-21: the place the actor is in is still to be marked."""
        place = self.tables.board.place[s.figures[s.turn.actor].square]
        return (self.tables.routes[s.plan.card] & ~s.plan.route) >> place & 1 != 0

    def has_decoys(self, s: PrisonState) -> bool:
        """PB-21: there are tokens to spare, with one in reserve."""
        missing = count_bits(self.tables.routes[s.plan.card] & ~s.plan.route)
        return self.tables.route_tokens - count_bits(s.plan.route) > missing + 1

    def move(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """The next step towards the errand this figure is sent on; without one, guilt goes down."""
        t = self.tables
        ways = Ways(s, t, int(s.figures[s.turn.actor].square))
        for goal in self.goals(s, seat, ways):
            if goal.barred != NONE and s.day == t.last_day:
                continue
            if goal.square == ways.start:
                return self.stay(s, legal, goal)
            step = self.find_step(legal, ways.first_step(goal.square))
            if step != NONE:
                return self.for_goal(s, step, goal)
        slip = self.asked.find(legal, Kind.SLIP)
        if slip != NONE:
            return Choice(slip, "slips_out")
        if self.asked.find(legal, Kind.STEP) != NONE and is_in_the_way(s, t):
            return Choice(self.asked.find(legal, Kind.STEP), "makes_room")
        return self.idle(s, legal)

    def idle(self, s: PrisonState, legal: list[int]) -> Choice:
        """Nothing to do: guilt goes down, but for the last day, when it counts no more."""
        lower, stop = self.asked.find(legal, Kind.LOWER), self.asked.find(legal, Kind.STOP)
        if s.day == self.tables.last_day and s.guilt < HIGH_GUILT and stop != NONE:
            return Choice(stop, "last_day")
        if lower != NONE:
            return Choice(lower, "waits")
        return Choice(stop if stop != NONE else legal[0], "waits")

    def for_goal(self, s: PrisonState, action: int, goal: "Goal") -> Choice:
        """What is done for a goal: the errand itself, or the wait for it."""
        if goal.barred != NONE:
            return self.words.place(action, "waits_outside", goal.barred)
        return self.words.errand(s, action, goal.errand)

    def stay(self, s: PrisonState, legal: list[int], goal: "Goal") -> Choice:
        """On the spot: stop if something can be done here, else use the wait to calm things down."""
        lower, stop = self.asked.find(legal, Kind.LOWER), self.asked.find(legal, Kind.STOP)
        if lower != NONE and s.guilt > 0 and not self.is_busy_here(s):
            return self.for_goal(s, lower, goal)
        return self.for_goal(s, stop if stop != NONE else legal[0], goal)

    def is_busy_here(self, s: PrisonState) -> bool:
        """Whether stopping here is of use: somebody or something wanted is on this square."""
        t, square = self.tables, s.figures[s.turn.actor].square
        if squares.lincoln_waits(s, square) or squares.can_recruit(s, t) or squares.can_disable(s, t):
            return True
        return squares.can_take_tool(s) or squares.has_token(s, t, square) or square in s.things.lying

    def find_step(self, legal: list[int], square: int) -> int:
        """The legal step onto a square, or NONE."""
        for action in legal:
            if self.kinds[action] == Kind.STEP and self.firsts[action] == square:
                return action
        return NONE

    def goals(self, s: PrisonState, seat: int, ways: Ways) -> list["Goal"]:
        """Where this figure's errands take it, in the order in which they were shared out."""
        t = self.tables
        tasks = errands(s, t, seat)
        found: list[Goal] = []
        for number in share_out(s, t, tasks)[int(s.turn.actor)]:
            target = target_of(t, ways, tasks[number])
            if ways.steps[target] < FAR:
                found.append(Goal(tasks[number], target, NONE))
            else:
                found.append(Goal(tasks[number], waiting_square(s, t, ways, target), target))
        return found

    def act(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """PB-11: recruit, put out of order, take a tool, pick up what is wanted, bribe, look; else nothing."""
        words, here = self.words, s.figures[s.turn.actor].square
        recruit, disable = self.asked.find(legal, Kind.RECRUIT), self.asked.find(legal, Kind.DISABLE)
        tool = self.asked.find(legal, Kind.TAKE_TOOL)
        if recruit != NONE:
            return words.errand(s, recruit, Errand(RECRUIT, int(here), squares.outsider_at(s, here)))
        if disable != NONE and self.is_our_device(s):
            return words.device(disable, "breaks_device", self.tables.devices[s.plan.card])
        if tool != NONE:
            return words.errand(s, tool, Errand(TOOL, int(here), squares.tool_here(s)))
        wanted = wanted_objects(s, self.tables)
        for action in legal:
            if self.kinds[action] == Kind.PICK and wanted >> self.firsts[action] & 1:
                return self.asked.asked_for(s, action, self.firsts[action])
        return self.rummage(s, seat, legal)

    def rummage(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """PB-13, PB-15: look under a token, unless it is known to be blank; bribe or pick up in phase 2."""
        square = s.figures[s.turn.actor].square
        token = self.tables.board.token_of[square]
        search = self.asked.find(legal, Kind.SEARCH)
        known = search != NONE and s.things.seen[token] >> seat & 1 and s.things.tokens[token] == BLANK
        if search != NONE and not known:
            return Choice(search, "may_bribe")
        if s.stage == PLAN and not team.hands_full(s.figures[s.turn.actor]):
            bribe, pick = self.asked.find(legal, Kind.BRIBE), self.asked.find(legal, Kind.PICK)
            if bribe != NONE:
                return self.words.thing(bribe, "gives_bribe", s.guards.at[square])
            if pick != NONE:
                return Choice(pick, "may_bribe")
        return Choice(self.asked.find(legal, Kind.DONE), "nothing_here")

    def is_our_device(self, s: PrisonState) -> bool:
        """PB-22: the tool is for the device of the card."""
        return squares.device_here(s, self.tables) == self.tables.devices[s.plan.card]


@final
class Goal:
    """A square to go to for an errand; `barred` is the square one cannot reach now and waits for, or NONE."""

    def __init__(self, errand: Errand, square: int, barred: int) -> None:
        self.errand = errand
        self.square = square
        self.barred = barred
