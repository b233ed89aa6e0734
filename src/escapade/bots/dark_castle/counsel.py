"""What a bot of the castle tells the others: what it would answer in their place, and of answers that are as good as
equal the one its temper likes. No temper has a say where items are used or blows fall: there somebody may die of it.
"""

from typing import Final, final

from escapade.bots.advice import CHOICE, Counsel
from escapade.bots.base import Choice
from escapade.bots.dark_castle.heuristic import CastleHeuristic
from escapade.bots.levels.level import BOLD, CAUTIOUS
from escapade.core.game import Game
from escapade.core.state import State
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import NOBODY, Kind, Op, Phase
from escapade.games.dark_castle.rules import cards, party
from escapade.games.dark_castle.state import CastleState

NEAR: Final = 1.5
"""Answers whose expected costs are no further apart are as good as equal: about what a healthy hit point weighs."""
TEMPER_REASONS: Final[list[str]] = [
    "bold_way", "bold_strike", "bold_dare", "cautious_way", "cautious_rest", "cautious_sends", "cautious_stop",
    "generous_rest", "generous_goes",
]


@final
class CastleCounsel(Counsel):
    """DC-24: no seat has a secret from another, but for a vote: bots say what they would answer."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, CastleGame)
        super().__init__(CHOICE)
        self.tables = game.tables
        self.actions = game.shapes.actions
        self.expert = CastleHeuristic(game)

    def is_open(self, choice: Choice, view: dict[str, object]) -> bool:
        """Everybody sees the same."""
        return True

    def tempered(self, state: State, adviser: int, legal: list[int], said: Choice, temper: str) -> Choice:
        """DC-8, DC-15, DC-31: a way, a rest, whom to send, whether to dare; the temper speaks where it decides."""
        assert isinstance(state, CastleState)
        near = self.near(state, legal)
        if said.action not in near:
            return said
        liking = [self.liking(state, adviser, action, temper) for action in near]
        most, mine = max(liking), liking[near.index(said.action)]
        if most <= min(liking):
            return said
        action = said.action if mine >= most else near[liking.index(most)]
        return Choice(action, self.reason(int(state.phase), temper))

    def near(self, s: CastleState, legal: list[int]) -> list[int]:
        """The answers that are as good as equal to the cheapest; none where the temper has no say."""
        if s.phase not in (Phase.WAY, Phase.REST, Phase.NOMINATE, Phase.DARE):
            return []
        costs = [self.cost(s, action) for action in legal]
        least = min(costs)
        return [action for place, action in enumerate(legal) if costs[place] <= least + NEAR]

    def cost(self, s: CastleState, action: int) -> float:
        """What the expert expects of an answer, in hit points."""
        if s.phase == Phase.WAY:
            return self.expert.cost_from(s, self.expert.start_of(s, action), int(s.you))
        if s.phase == Phase.REST:
            return self.expert.cost_of_resting(s, action)
        if s.phase == Phase.DARE:
            has_room = s.found < len(s.heroes)
            dares = self.actions.kind[action] == Kind.DARE
            return (self.expert.cost_of_daring(s) if has_room else 999.0) if dares else 0.0
        place, step = int(party.place_of(s, self.actions.first[action])), cards.current(s, self.tables)
        if step.op == Op.NOMINATE:
            return self.expert.cost_of_going(s, self.tables.steps[step.next], place)
        return self.expert.cost_of_round(s, step, 1 << place, -1)

    def liking(self, s: CastleState, adviser: int, action: int, temper: str) -> int:
        """How much a temper likes an answer; 0 where it does not mind."""
        if s.phase == Phase.DARE:
            dares = self.actions.kind[action] == Kind.DARE
            return int(dares) if temper == BOLD else int(not dares) if temper == CAUTIOUS else 0
        if s.phase == Phase.WAY:
            fights = self.is_fought(s, action)
            return int(fights) if temper == BOLD else int(not fights) if temper == CAUTIOUS else 0
        who = self.actions.first[action]
        if who == NOBODY:
            return int(temper == BOLD)
        place = int(party.place_of(s, who))
        is_mine, hp = party.owner(s, place) == adviser, int(s.heroes[place].hp)
        if s.phase == Phase.REST:
            lost = int(party.most_hp(s, self.tables)) - hp
            return 0 if temper == BOLD or (is_mine and temper != CAUTIOUS) else lost
        return 0 if temper == BOLD else hp if temper == CAUTIOUS else int(is_mine)

    def is_fought(self, s: CastleState, action: int) -> bool:
        """DC-8: whether there is a fight on a way."""
        step = self.tables.steps[self.expert.start_of(s, action)]
        while step.op not in (Op.END, Op.FIGHT):
            step = self.tables.steps[step.next]
        return step.op == Op.FIGHT

    def reason(self, phase: int, temper: str) -> str:
        """What a temper says when it has decided."""
        if temper == BOLD:
            return "bold_way" if phase == Phase.WAY else "bold_strike" if phase == Phase.REST else "bold_dare"
        if temper == CAUTIOUS:
            if phase == Phase.WAY:
                return "cautious_way"
            if phase == Phase.REST:
                return "cautious_rest"
            return "cautious_sends" if phase == Phase.NOMINATE else "cautious_stop"
        return "generous_rest" if phase == Phase.REST else "generous_goes"
