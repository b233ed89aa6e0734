"""The expert for Prison Break: runs errands for the team, and hunts it as Bellick."""

from typing import final

from escapade.bots.base import Choice, Heuristic
from escapade.bots.prison_break.asked import Asked
from escapade.bots.prison_break.chances import Chances
from escapade.bots.prison_break.harm import Harm
from escapade.bots.prison_break.judgement import least_merit, walk_of
from escapade.bots.prison_break.walk import Walk
from escapade.bots.prison_break.words import REASONS, Words
from escapade.core.game import Game
from escapade.core.rng import Rng
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.kinds import Kind, Phase
from escapade.games.prison_break.state import PrisonState

__all__ = ["REASONS", "PrisonBreakHeuristic"]


@final
class PrisonBreakHeuristic(Heuristic):
    """Looks at one imagined world and does the most useful thing at hand."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, PrisonBreakGame)
        self.tables = game.tables
        self.kinds = game.shapes.actions.kind
        self.firsts = game.shapes.actions.first
        self.words = Words(game)
        self.harm = Harm(game)
        self.walk = Walk(game)
        self.asked = Asked(game)
        self.chances = Chances(game.tables)

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> Choice:
        """One action of the legal list, by what is being decided."""
        assert isinstance(state, PrisonState)
        if len(legal) == 1:
            return Choice(legal[0], "only_choice")
        phase = state.current_phase()
        if phase in (Phase.HARMFUL, Phase.ESCAPE, Phase.MOVE, Phase.ACT):
            return self.turn(state, seat, legal)
        if phase in (Phase.BELLICK, Phase.POST):
            return self.asked.hunt(state, legal)
        if phase in (Phase.CAUGHT, Phase.HAND_OVER):
            return self.harm.give(state, seat, legal)
        if phase in (Phase.LOOK, Phase.SWAP):
            return self.asked.look(state, legal)
        if phase == Phase.GO:
            return self.asked.run(state, seat, legal)
        if phase == Phase.GUARD_PLACE:
            return self.asked.place(state, seat, legal)
        if phase in (Phase.CHANCE, Phase.NAME, Phase.PEEK, Phase.DISMISS, Phase.RETRIEVE):
            return self.asked.card(state, seat, legal, rng)
        return self.set_up(state, seat, legal, rng)

    def set_up(self, s: PrisonState, seat: int, legal: list[int], rng: Rng) -> Choice:
        """PB-1, PB-6, PB-45: the plan that is the shorter walk; out goes whoever did least for it."""
        phase = s.current_phase()
        if phase in (Phase.VOTE, Phase.TIE):
            return self.vote(s, seat, legal, rng)
        if phase == Phase.KEEP_PLAN:
            lengths = [walk_of(self.tables, self.firsts[action]) for action in legal]
            return self.words.number(legal[lengths.index(min(lengths))], "shortest_route", min(lengths))
        return Choice(legal[0], "any_leader" if phase == Phase.CHOOSE else "two_will_do")

    def vote(self, s: PrisonState, seat: int, legal: list[int], rng: Rng) -> Choice:
        """PB-45: for the leader who did least for the plan, never for itself, among equals for anybody."""
        others = [self.firsts[action] for action in legal if self.firsts[action] != s.players[seat].leader]
        chosen = least_merit(s, others, rng)
        for action in legal:
            if self.firsts[action] == chosen:
                return self.words.figure(action, "did_least", chosen)
        return Choice(legal[0], "nothing_better")

    def turn(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """PB-9, PB-18, PB-41: complete the team, or see that it is over; a chance that helps; then harm, or a move."""
        if self.harm.find(legal, Kind.DECLARE) != NONE:
            return Choice(self.harm.find(legal, Kind.DECLARE), "team_complete")
        if self.harm.find(legal, Kind.GIVE_UP) != NONE:
            return Choice(self.harm.find(legal, Kind.GIVE_UP), "hopeless")
        played = self.kept(s, seat, legal)
        if played != NONE:
            return Choice(played, "card_now")
        if s.phase == Phase.HARMFUL:
            return self.harm.least(s, legal)
        return self.walk.act(s, seat, legal) if s.phase == Phase.ACT else self.walk.escape(s, seat, legal)

    def kept(self, s: PrisonState, seat: int, legal: list[int]) -> int:
        """PB-7: a kept chance that helps now, or NONE; none for a walk that guilt comes before."""
        stands_still = self.walk.lowers_first(s, seat, legal)
        for action in legal:
            if self.kinds[action] == Kind.PLAY:
                card = self.tables.deck.handicaps + self.firsts[action]
                if stands_still and self.chances.is_for_walk(card):
                    continue
                if self.chances.is_welcome(s, seat, int(s.turn.actor), card):
                    return action
        return NONE
