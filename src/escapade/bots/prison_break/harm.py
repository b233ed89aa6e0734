"""Which harm the expert of Prison Break does its own team, and what it pays when a guard has caught it."""

from typing import Final, final

from escapade.bots.base import Choice
from escapade.bots.prison_break.map import Ways
from escapade.bots.prison_break.team import barred_by, goals_of
from escapade.bots.prison_break.wanted import wanted_objects
from escapade.bots.prison_break.words import Words
from escapade.core.seat import NONE
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.kinds import PLAN, Kind
from escapade.games.prison_break.state import PrisonState

FEW_GUARDS: Final = 6
"""So many guards the team lets in before it would rather take guilt."""
CALM_GUILT: Final = 24
"""Below this a point of guilt is cheap, with three players; a fourth brings one more harm a day."""
CARD_GUILT: Final = 26
"""Below this a card is; from here on guards come in."""
A_FOURTH: Final = 9
"""By so much less with four players."""
TURN_GUILT: Final = 21
"""From here on whoever is caught rather loses a turn."""
TURN_GUILT_OF_FOUR: Final = 18
THREE: Final = 3
LAST_GUILT: Final = 28
"""From here on a card is too much of a risk."""


@final
class Harm:
    """PB-10, PB-26: the lesser evil."""

    def __init__(self, game: PrisonBreakGame) -> None:
        self.tables = game.tables
        self.kinds = game.shapes.actions.kind
        self.firsts = game.shapes.actions.first
        self.words = Words(game)

    def find(self, legal: list[int], kind: int) -> int:
        """The first legal action of a kind, or NONE."""
        return self.words.find(legal, kind)

    def useless_object(self, s: PrisonState, legal: list[int]) -> int:
        """An object nobody asks for, to be lost; bribes for guards on the board last."""
        wanted = wanted_objects(s, self.tables)
        second = NONE
        for action in legal:
            thing = self.firsts[action]
            if self.kinds[action] == Kind.LOSE and not wanted >> thing & 1:
                if thing not in s.guards.at:
                    return action
                second = action
        return second

    def spare(self, s: PrisonState, action: int) -> Choice:
        """Why an object can go: nobody asks for it; a guard on the board who falls for it is not passed over."""
        thing = self.firsts[action]
        return self.words.thing(action, "spare_bribe" if thing in s.guards.at else "useless_object", thing)

    def least(self, s: PrisonState, legal: list[int]) -> Choice:
        """PB-10: a useless object; a few guards; guilt while there is little; then cards, guards, what is left."""
        useless = self.useless_object(s, legal)
        if useless != NONE:
            return self.spare(s, useless)
        guards = len([bribe for bribe in s.guards.at if bribe != NONE])
        draw, guard = self.find(legal, Kind.DRAW), self.find(legal, Kind.ADD_GUARD)
        raises, guilt = self.find(legal, Kind.RAISE), int(s.guilt)
        if guard != NONE and guards < FEW_GUARDS:
            return self.words.number(guard, "few_guards", guards)
        less = A_FOURTH if s.seats > THREE else 0
        if guilt < CALM_GUILT - less:
            barring = barred_by(s, self.tables) if draw != NONE and s.stage == PLAN else NONE
            if barring != NONE:
                return self.words.device(draw, "may_lift", barring)
            return self.words.number(raises, "cheap_guilt", guilt)
        if guilt < CARD_GUILT - less and draw != NONE:
            return self.words.number(draw, "worth_a_card", guilt)
        if guard != NONE:
            return self.words.number(guard, "guard_instead", guilt)
        return Choice(draw if guilt < LAST_GUILT and draw != NONE else raises, "nothing_better")

    def give(self, s: PrisonState, seat: int, legal: list[int]) -> Choice:
        """PB-26: a bribe, a useless object; a turn that is not needed; guilt, or the turn where guilt is high."""
        figure = s.top().subject
        bribe, useless = self.find(legal, Kind.BRIBE), self.useless_object(s, legal)
        if bribe != NONE:
            return self.words.thing(bribe, "gives_bribe", s.guards.at[s.figures[figure].square])
        if useless != NONE:
            return self.spare(s, useless)
        raises, turn = self.find(legal, Kind.RAISE), self.find(legal, Kind.LOSE_TURN)
        if raises == NONE:
            return Choice(legal[0], "nothing_better")
        if turn != NONE and not self.has_errand(s, seat, figure):
            return self.words.figure(turn, "turn_to_spare", figure)
        if s.guilt < (TURN_GUILT if s.seats == THREE else TURN_GUILT_OF_FOUR):
            return self.words.number(raises, "cheap_guilt", int(s.guilt))
        if turn == NONE:
            return Choice(raises, "nothing_better")
        return self.words.number(turn, "turn_for_guilt", int(s.guilt))

    def has_errand(self, s: PrisonState, seat: int, figure: int) -> bool:
        """Whether a figure has something to do that is not barred now."""
        goals = goals_of(s, self.tables, seat, figure, Ways(s, self.tables, figure))
        return any(goal.barred == NONE for goal in goals)
