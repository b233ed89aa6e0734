"""The expert of Prison Break, asked in between: about tokens, guards, cards, running away; and as Bellick."""

from typing import Final, final

from escapade.bots.base import Choice
from escapade.bots.prison_break.bellick import Sergeant
from escapade.bots.prison_break.chances import Chances
from escapade.bots.prison_break.harm import Harm
from escapade.bots.prison_break.team import Errand, errands
from escapade.bots.prison_break.traffic import thoroughfare
from escapade.bots.prison_break.wanted import wanted_objects, who_wants
from escapade.bots.prison_break.words import Words
from escapade.core.rng import Rng
from escapade.core.seat import NONE
from escapade.games.prison_break.frames import LookFrame, NameFrame, OfferFrame, SwapFrame
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.kinds import FIRST_OUTSIDER, Kind, Phase, Verb
from escapade.games.prison_break.state import PrisonState, count_bits

GUARD_IN_THE_WAY: Final = 4
"""So many steps a guard on the square is worth."""


@final
class Asked:
    """What to answer where a card, a guard or a token asks."""

    def __init__(self, game: PrisonBreakGame) -> None:
        self.tables = game.tables
        self.kinds = game.shapes.actions.kind
        self.firsts = game.shapes.actions.first
        self.sergeant = Sergeant(game.tables)
        self.chances = Chances(game.tables)
        self.harm = Harm(game)
        self.ways = thoroughfare(game.tables)
        self.words = Words(game)

    def find(self, legal: list[int], kind: int) -> int:
        """The answer of a kind, or NONE."""
        return self.words.find(legal, kind)

    def asked_for(self, s: PrisonState, action: int, thing: int) -> Choice:
        """PB-14: somebody asks for this very thing."""
        return self.words.wish(action, FIRST_OUTSIDER + who_wants(s, self.tables, thing), thing)

    def look(self, s: PrisonState, legal: list[int]) -> Choice:
        """PB-13: everything is worth keeping; with full hands only what is wanted is swapped in."""
        wanted = wanted_objects(s, self.tables)
        thing = found_thing(s)
        is_wanted = wanted >> thing & 1 != 0
        take, throw = self.find(legal, Kind.TAKE), self.find(legal, Kind.THROW)
        if take != NONE:
            return self.asked_for(s, take, thing) if is_wanted else Choice(take, "may_bribe")
        if is_wanted or s.current_phase() == Phase.SWAP:
            for action in legal:
                if self.kinds[action] == Kind.SWAP and not wanted >> self.firsts[action] & 1:
                    return self.harm.spare(s, action)
        return Choice(throw, "blank") if throw != NONE else Choice(legal[0], "hands_full")

    def hunt(self, s: PrisonState, legal: list[int]) -> Choice:
        """PB-25: the action worth most in the imagined world."""
        best, chosen = -99.0, legal[0]
        passing = self.sergeant.passing(s)
        for action in legal:
            value = self.firsts[action]
            if s.phase == Phase.POST:
                worth = self.sergeant.post_value(s, int(s.turn.post_from), value, passing)
            else:
                worth = self.sergeant.value(s, self.kinds[action], value, passing)
            if worth > best:
                best, chosen = worth, action
        return self.words.hunt(s, self.sergeant, chosen, passing)

    def place(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """PB-10: a new guard where the fewest ways lead, or in the team's way when Bellick places him."""
        if seat == s.bellick:
            passing = self.sergeant.passing(s)
            worth = [self.sergeant.place_value(s, self.firsts[action], passing) for action in legal]
            chosen = legal[worth.index(max(worth))]
            return self.words.figure(chosen, "near_the_team", self.sergeant.nearest_to(s, self.firsts[chosen]))
        busy = [self.bother(s, self.firsts[action]) for action in legal]
        return Choice(legal[busy.index(min(busy))], "out_of_the_way")

    def bother(self, s: PrisonState, square: int) -> int:
        """How much a guard on a square is in the team's way: by the ways that lead over it, worst beside a tool."""
        return 999 if square in s.things.tools else self.ways[square]

    def run(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """PB-28: to where the next errand is near, and no guard waits."""
        figure = s.top().subject
        tasks = [errand for errand in errands(s, self.tables, seat) if errand.only in (NONE, figure)]
        best, chosen, goal = 999, legal[0], NONE
        for action in legal:
            square = self.firsts[action]
            danger = GUARD_IN_THE_WAY if s.guards.at[square] != NONE else 0
            for number, errand in enumerate(tasks):
                worth = danger + self.steps_to(square, errand)
                if worth < best:
                    best, chosen, goal = worth, action, number
        if goal == NONE:
            return Choice(chosen, "nothing_better")
        return self.words.errand_place(chosen, "nearest_errand", tasks[goal])

    def steps_to(self, square: int, errand: Errand) -> int:
        """How far an errand is from a square, were nothing in the way."""
        board = self.tables.board
        if errand.place == NONE:
            return int(board.distance[square][errand.square])
        return min([int(board.distance[square][other]) for other in range(board.squares)
                    if board.place[other] == errand.place])

    def card(self, s: PrisonState, seat: int, legal: list[int], rng: Rng) -> Choice:
        """PB-7, PB-35: use what helps now; Bellick names who carries most."""
        frame = s.top()
        phase = frame.phase
        if isinstance(frame, OfferFrame):
            use = self.find(legal, Kind.USE)
            if use != NONE and self.chances.is_welcome(s, seat, frame.subject, frame.card):
                return Choice(use, "card_now")
            return Choice(self.find(legal, Kind.KEEP), "card_later")
        if isinstance(frame, NameFrame):
            return self.name(s, legal, frame.card)
        if phase == Phase.DISMISS:
            return self.dismiss(s, seat, legal)
        if phase == Phase.PEEK:
            return self.peek(s, seat, legal)
        for action in legal:
            if wanted_objects(s, self.tables) >> self.firsts[action] & 1:
                return self.asked_for(s, action, self.firsts[action])
        return Choice(legal[rng.below(len(legal))], "may_bribe")

    def dismiss(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """PB-7: the guard who is most in the way."""
        offered = [self.firsts[action] for action in legal]
        square = self.chances.guard_to_dismiss(s, seat, s.top().subject, offered)
        chosen = legal[offered.index(square)]
        return self.words.figure(chosen, "nearest_guard", self.sergeant.nearest_to(s, square))

    def peek(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """PB-7: the nearest token that nobody has looked at, else that oneself has not."""
        here, board = int(s.figures[s.top().subject].square), self.tables.board
        best, chosen = 999, legal[0]
        for action in legal:
            square = self.firsts[action]
            looked = s.things.seen[board.token_of[square]]
            steps = board.distance[here][square] + (0 if looked == 0 else 100) + (500 if looked >> seat & 1 else 0)
            if steps < best:
                best, chosen = steps, action
        return self.words.square(chosen, "peeks", self.firsts[chosen])

    def name(self, s: PrisonState, legal: list[int], card: int) -> Choice:
        """PB-35: of those the card can hurt, whoever carries most; where it hurts nobody, anybody will do."""
        felt = [action for action in legal if self.is_felt(s, self.firsts[action], card)]
        named = felt if felt else legal
        loads = [self.load(s, self.firsts[action]) for action in named]
        chosen = named[loads.index(max(loads))]
        most = max([self.load(s, self.firsts[action]) for action in legal])
        if max(loads) < most or (most == 0 and len(named) < len(legal)):
            return self.words.figure(chosen, "names_felt", self.firsts[chosen])
        if most == 0:
            return Choice(chosen, "names_anybody")
        return self.words.figure(chosen, "names_loaded", self.firsts[chosen])

    def is_felt(self, s: PrisonState, figure: int, card: int) -> bool:
        """PB-34, PB-40: a second lost turn counts for nothing, nor does isolation for whoever is there."""
        verbs = self.tables.deck.verbs[card]
        me = s.figures[figure]
        if Verb.SEARCH in verbs:
            return bool(me.objects)
        if Verb.ISOLATION in verbs:
            return bool(me.square != self.tables.board.isolation)
        return me.lost == 0

    def load(self, s: PrisonState, figure: int) -> int:
        """PB-35: what a member carries: objects, a tool more than those, kept chances."""
        me = s.figures[figure]
        return int(count_bits(me.objects)) + 2 * int(count_bits(me.tools)) + len(me.chances)


def found_thing(s: PrisonState) -> int:
    """PB-13: what is decided on: the thing under the token, or the one that lies there."""
    frame = s.top()
    if isinstance(frame, LookFrame):
        return s.things.tokens[frame.token]
    assert isinstance(frame, SwapFrame)
    return frame.thing
