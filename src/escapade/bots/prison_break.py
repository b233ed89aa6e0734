"""The expert for Prison Break: runs errands for the team, and hunts it as Bellick."""

from typing import Final, final

from escapade.bots.base import Choice, Heuristic
from escapade.bots.prison_break_bellick import Sergeant, place_value
from escapade.bots.prison_break_map import FAR, Ways, waiting_square
from escapade.bots.prison_break_team import (
    errands,
    is_in_the_way,
    share_out,
    target_of,
    wanted_objects,
)
from escapade.core.game import Game
from escapade.core.rng import Rng
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.prison_break import rules
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.kinds import LEADERS, OBJECTS, PLAN, Kind, Phase, Verb
from escapade.games.prison_break.state import PrisonState

REASONS: Final[list[str]] = ["only_choice", "sets_up", "lesser_evil", "runs_errand", "waits", "calms_down",
                             "looks_after", "pays_up", "plays_card", "hunts", "runs_away", "makes_room"]
GUARDS_WANTED: Final = 4
"""So many guards the team lets in before it would rather draw cards."""
HIGH_GUILT: Final = 21
CALM_GUILT: Final = 12
USEFUL_HERE: Final[list[int]] = [Kind.RECRUIT, Kind.DISABLE, Kind.TAKE_TOOL]


@final
class PrisonBreakHeuristic(Heuristic):
    """Looks at one imagined world and does the most useful thing at hand."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, PrisonBreakGame)
        self.tables = game.tables
        self.kinds = game.shapes.actions.kind
        self.firsts = game.shapes.actions.first
        self.sergeant = Sergeant(game.tables)

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> Choice:
        """One action of the legal list, by what is being decided."""
        assert isinstance(state, PrisonState)
        if len(legal) == 1:
            return Choice(legal[0], "only_choice")
        phase = state.current_phase()
        if phase in (Phase.ESCAPE, Phase.MOVE, Phase.ACT):
            return self.escape(state, seat, legal)
        if phase == Phase.HARMFUL:
            return self.harmful(state, legal)
        if phase in (Phase.BELLICK, Phase.POST):
            return Choice(self.hunt(state, legal), "hunts")
        if phase in (Phase.CAUGHT, Phase.HAND_OVER):
            return Choice(self.give(state, legal), "pays_up")
        if phase in (Phase.LOOK, Phase.SWAP):
            return Choice(self.look(state, legal), "looks_after")
        if phase in (Phase.GO, Phase.GUARD_PLACE):
            return Choice(self.place(state, seat, legal), "runs_away")
        if phase in (Phase.CHANCE, Phase.NAME, Phase.PEEK, Phase.DISMISS, Phase.RETRIEVE):
            return Choice(self.card(state, legal, rng), "plays_card")
        return Choice(self.set_up(state, legal), "sets_up")

    def find(self, legal: list[int], kind: int) -> int:
        """The first legal action of a kind, or NONE."""
        for action in legal:
            if self.kinds[action] == kind:
                return action
        return NONE

    def set_up(self, s: PrisonState, legal: list[int]) -> int:
        """PB-1, PB-6, PB-19: the nearer plan; out goes whoever holds least."""
        phase = s.current_phase()
        if phase in (Phase.VOTE, Phase.TIE):
            best = legal[0]
            for action in legal:
                if self.worth(s, self.firsts[action]) < self.worth(s, self.firsts[best]):
                    best = action
            return best
        if phase == Phase.KEEP_PLAN:
            lengths = [rules.count_bits(self.tables.routes[self.firsts[action]]) for action in legal]
            return legal[lengths.index(min(lengths))]
        return legal[0]

    def worth(self, s: PrisonState, leader: int) -> int:
        """PB-19: objects held and chances kept; the one who recruited is missed more."""
        me = s.figures[leader]
        played = len([figure for figure in s.joined if s.figures[figure].seat == me.seat])
        return int(rules.count_bits(me.objects)) + len(me.chances) + played

    # ------------------------------------------------------------------ a leader's turn

    def harmful(self, s: PrisonState, legal: list[int]) -> Choice:
        """PB-10, PB-18: complete the team; else the least harm: a useless object, a guard, a card, guilt."""
        for kind in (Kind.DECLARE, Kind.GIVE_UP):
            if self.find(legal, kind) != NONE:
                return Choice(self.find(legal, kind), "sets_up")
        played = self.play_kept(s, legal)
        if played != NONE:
            return Choice(played, "plays_card")
        useless = self.useless_object(s, legal)
        if useless != NONE:
            return Choice(useless, "lesser_evil")
        guards = len([bribe for bribe in s.guard_at if bribe != NONE])
        if guards < GUARDS_WANTED and self.find(legal, Kind.ADD_GUARD) != NONE:
            return Choice(self.find(legal, Kind.ADD_GUARD), "lesser_evil")
        if s.guilt < CALM_GUILT:
            return Choice(self.find(legal, Kind.RAISE), "lesser_evil")
        if s.guilt < HIGH_GUILT and self.find(legal, Kind.DRAW) != NONE:
            return Choice(self.find(legal, Kind.DRAW), "lesser_evil")
        if self.find(legal, Kind.ADD_GUARD) != NONE:
            return Choice(self.find(legal, Kind.ADD_GUARD), "lesser_evil")
        return Choice(self.find(legal, Kind.DRAW if s.guilt < 26 else Kind.RAISE), "lesser_evil")

    def useless_object(self, s: PrisonState, legal: list[int]) -> int:
        """An object nobody asks for, to be lost; bribes for guards on the board last."""
        wanted = wanted_objects(s, self.tables)
        second = NONE
        for action in legal:
            thing = self.firsts[action]
            if self.kinds[action] == Kind.LOSE and not wanted >> thing & 1:
                if thing not in s.guard_at:
                    return action
                second = action
        return second

    def play_kept(self, s: PrisonState, legal: list[int]) -> int:
        """PB-7: what helps now; guilt goes down when there is enough of it."""
        for action in legal:
            if self.kinds[action] == Kind.PLAY:
                verb = self.tables.deck.verbs[self.tables.deck.handicaps + self.firsts[action]][0]
                if self.is_welcome(s, verb):
                    return action
        return NONE

    def is_welcome(self, s: PrisonState, verb: int) -> bool:
        """Whether a chance is worth using now; those that ignore a camera or tower are kept for later."""
        if verb == Verb.GUILT:
            return s.guilt >= 3
        if verb == Verb.DISMISS:
            return s.stage == PLAN
        if verb == Verb.PEEK:
            return s.stage != PLAN
        return verb not in (Verb.IGNORE_CAMERA, Verb.IGNORE_TOWER)

    def escape(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """PB-11: go where this figure is needed most; lay tokens on the way; lower guilt when idle."""
        played = self.play_kept(s, legal)
        if played != NONE:
            return Choice(played, "plays_card")
        if s.current_phase() == Phase.ACT:
            return Choice(self.act(s, seat, legal), "runs_errand")
        if self.find(legal, Kind.LAY) != NONE and self.should_lay(s):
            return Choice(self.find(legal, Kind.LAY), "runs_errand")
        if self.find(legal, Kind.LOWER) != NONE and self.must_lower(s):
            return Choice(self.find(legal, Kind.LOWER), "calms_down")
        return self.move(s, seat, legal)

    def must_lower(self, s: PrisonState) -> bool:
        """PB-24: guilt is near its end: outsiders calm things down first, leaders in need."""
        limit = HIGH_GUILT + 4 if s.actor < LEADERS else HIGH_GUILT
        return s.guilt >= limit

    def should_lay(self, s: PrisonState) -> bool:
        """PB-21: the route's own places at once; a decoy as long as tokens are left over."""
        t = self.tables
        place = t.board.place[s.figures[s.actor].square]
        missing = t.routes[s.card] & ~s.route
        if missing >> place & 1:
            return True
        return t.route_tokens - rules.count_bits(s.route) > rules.count_bits(missing) + 1

    def move(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """The next step towards the errand this figure is sent on; without one, guilt goes down."""
        t = self.tables
        ways = Ways(s, t, int(s.figures[s.actor].square))
        for target in self.targets(s, seat, ways):
            if target == ways.start:
                return self.stay(s, legal)
            step = self.find_step(legal, ways.first_step(target))
            if step != NONE:
                return Choice(step, "runs_errand")
        slip = self.find(legal, Kind.SLIP)
        if slip != NONE:
            return Choice(slip, "runs_away")
        if self.find(legal, Kind.STEP) != NONE and is_in_the_way(s, t):
            return Choice(self.find(legal, Kind.STEP), "makes_room")
        if self.find(legal, Kind.LOWER) != NONE:
            return Choice(self.find(legal, Kind.LOWER), "waits")
        stop = self.find(legal, Kind.STOP)
        return Choice(stop if stop != NONE else legal[0], "waits")

    def stay(self, s: PrisonState, legal: list[int]) -> Choice:
        """On the spot: stop if something can be done here, else use the wait to calm things down."""
        lower, stop = self.find(legal, Kind.LOWER), self.find(legal, Kind.STOP)
        if lower != NONE and s.guilt > 0 and not self.is_busy_here(s):
            return Choice(lower, "calms_down")
        return Choice(stop if stop != NONE else legal[0], "runs_errand")

    def is_busy_here(self, s: PrisonState) -> bool:
        """Whether stopping here is of use: somebody or something wanted is on this square."""
        square = s.figures[s.actor].square
        if rules.lincoln_waits(s, square) or rules.can_recruit(s, self.tables) or rules.can_disable(s, self.tables):
            return True
        return rules.can_take_tool(s) or rules.has_token(s, self.tables, square) or square in s.lying

    def find_step(self, legal: list[int], square: int) -> int:
        """The legal step onto a square, or NONE."""
        for action in legal:
            if self.kinds[action] == Kind.STEP and self.firsts[action] == square:
                return action
        return NONE

    def targets(self, s: PrisonState, seat: int, ways: Ways) -> list[int]:
        """Where this figure's errands take it, in the order in which they were shared out."""
        t = self.tables
        tasks = errands(s, t, seat)
        found = [target_of(t, ways, tasks[number]) for number in share_out(s, t, tasks)[int(s.actor)]]
        return [target if ways.steps[target] < FAR else waiting_square(s, t, ways, target) for target in found]

    def act(self, s: PrisonState, seat: int, legal: list[int]) -> int:
        """PB-11: recruit, put out of order, take a tool, pick up what is wanted, bribe, look; else nothing."""
        for kind in USEFUL_HERE:
            action = self.find(legal, kind)
            if action != NONE and (kind != Kind.DISABLE or self.is_our_device(s)):
                return action
        wanted = wanted_objects(s, self.tables)
        for action in legal:
            if self.kinds[action] == Kind.PICK and wanted >> self.firsts[action] & 1:
                return action
        token = self.tables.board.token_of[s.figures[s.actor].square]
        search = self.find(legal, Kind.SEARCH)
        known = search != NONE and s.token_seen[token] >> seat & 1 and s.token[token] >= OBJECTS
        if search != NONE and not known:
            return search
        for kind in (Kind.BRIBE, Kind.PICK):
            if self.find(legal, kind) != NONE and not rules.hands_full(s.figures[s.actor]) and s.stage == PLAN:
                return self.find(legal, kind)
        return self.find(legal, Kind.DONE)

    def is_our_device(self, s: PrisonState) -> bool:
        """PB-22: the tool is for the device of the card."""
        return rules.device_here(s, self.tables) == self.tables.devices[s.card]

    # ------------------------------------------------------------------ other decisions

    def look(self, s: PrisonState, legal: list[int]) -> int:
        """PB-13: everything is worth keeping; with full hands only what is wanted is swapped in."""
        if self.find(legal, Kind.TAKE) != NONE:
            return self.find(legal, Kind.TAKE)
        wanted = wanted_objects(s, self.tables)
        frame = s.top()
        thing = s.token[frame.b] if frame.phase == Phase.LOOK else frame.b
        if thing < OBJECTS and (wanted >> thing & 1 or frame.phase == Phase.SWAP):
            for action in legal:
                if self.kinds[action] == Kind.SWAP and not wanted >> self.firsts[action] & 1:
                    return action
        throw = self.find(legal, Kind.THROW)
        return throw if throw != NONE else legal[0]

    def give(self, s: PrisonState, legal: list[int]) -> int:
        """PB-26: a bribe, a useless object, guilt, a turn, a card: in this order as long as guilt allows."""
        bribe = self.find(legal, Kind.BRIBE)
        if bribe != NONE:
            return bribe
        useless = self.useless_object(s, legal)
        if useless != NONE:
            return useless
        raises, turn = self.find(legal, Kind.RAISE), self.find(legal, Kind.LOSE_TURN)
        if raises == NONE:
            return legal[0]
        return raises if s.guilt < HIGH_GUILT or turn == NONE else turn

    def hunt(self, s: PrisonState, legal: list[int]) -> int:
        """PB-25: the action worth most in the imagined world."""
        best, chosen = -99.0, legal[0]
        for action in legal:
            value = self.firsts[action]
            if s.phase == Phase.POST:
                worth = self.sergeant.post_value(s, int(s.post_from), value)
            else:
                worth = self.sergeant.value(s, self.kinds[action], value)
            if worth > best:
                best, chosen = worth, action
        return chosen

    def place(self, s: PrisonState, seat: int, legal: list[int]) -> int:
        """PB-10, PB-28: guards far from the team, or near it when Bellick places them; out of a guard's way."""
        best, chosen = -999.0, legal[0]
        for action in legal:
            square = self.firsts[action]
            worth = place_value(s, self.tables, square)
            if seat != s.bellick:
                worth = -1.0 if s.guard_at[square] != NONE else float(self.distance_to_team(s, square))
            if worth > best:
                best, chosen = worth, action
        return chosen

    def distance_to_team(self, s: PrisonState, square: int) -> int:
        """How far the nearest member is."""
        return min([self.tables.board.distance[int(s.figures[figure].square)][square]
                    for figure in rules.members(s)])

    def card(self, s: PrisonState, legal: list[int], rng: Rng) -> int:
        """PB-7, PB-35: use what helps now; Bellick names who carries most."""
        phase = s.current_phase()
        if phase == Phase.CHANCE:
            verb = self.tables.deck.verbs[s.top().b][0]
            use = self.find(legal, Kind.USE)
            return use if use != NONE and self.is_welcome(s, verb) else self.find(legal, Kind.KEEP)
        if phase == Phase.RETRIEVE:
            for action in legal:
                if wanted_objects(s, self.tables) >> self.firsts[action] & 1:
                    return action
        if phase == Phase.DISMISS:
            distances = [self.distance_to_team(s, self.firsts[action]) for action in legal]
            return legal[distances.index(min(distances))]
        return legal[rng.below(len(legal))]

