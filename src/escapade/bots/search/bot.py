"""The bot that asks an expert, and then whether imagined worlds say that something else is better."""

from typing import Final, final

from escapade.bots.base import Bot, Choice, Heuristic
from escapade.bots.search.arms import Arm, best_of, better_half, rounds_of
from escapade.bots.search.belief import Belief
from escapade.bots.search.luck import Luck
from escapade.bots.search.manner import Manner
from escapade.bots.search.patience import ENDLESS, Patience
from escapade.bots.search.rollout import Rollout
from escapade.bots.values.value import Value
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng

LOOKED_AHEAD: Final = "looked_ahead"
REASONS: Final[list[str]] = [LOOKED_AHEAD]


@final
class SearchBot(Bot):
    """Sequential halving over the answers, in worlds shared by all that are compared; the expert's is in each of them.

    It spends its simulations and no more; a patience that ends sooner ends it with what it has seen. With a belief its
    worlds are as likely as what everybody did makes them; without one, each is as likely as the others.
    """

    def __init__(self, name: str, game: Game, heuristic: Heuristic, manner: Manner, simulations: int,
                 value: Value | None = None, patience: Patience = ENDLESS, belief: Belief | None = None) -> None:
        super().__init__(name, needs_view=True, remembers=belief is not None)
        self.belief = belief
        self.heuristic = heuristic
        self.manner = manner
        self.simulations = simulations
        self.rollout = Rollout(game, heuristic, manner, value)
        self.patience = patience

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        """The expert's answer, or the one that did better by more than the guard."""
        expert = self.heuristic.choose(perspective.imagine(rng), perspective.seat, perspective.legal[:], rng)
        arms = [Arm(action) for action in self.others(perspective, expert.action, rng)]
        if not arms:
            return expert
        if self.belief is not None:
            self.belief.read(perspective.known)
        spent, halvings = 0, rounds_of(len(arms))
        for halving in range(halvings):
            share = (self.simulations - spent) // (halvings - halving)
            worlds = share // (len(arms) + 1)
            for _ in range(worlds):
                if perspective.nodes <= 0 or self.patience.is_over():
                    break
                self.compare(perspective, expert.action, arms, rng)
                spent += len(arms) + 1
            if halving < halvings - 1:
                arms = better_half(arms)
        best = best_of(arms)
        if best.pairs and best.mean() > self.manner.guard * best.error():
            return Choice(best.action, LOOKED_AHEAD, {"number": str(best.pairs)})
        return expert

    def others(self, perspective: Perspective, expert: int, rng: Rng) -> list[int]:
        """The answers to compare with the expert's: all others, or those it would give were the better ones missing."""
        left = [action for action in perspective.legal if action != expert]
        most = min(self.manner.breadth, self.simulations // 4) - 1
        if len(left) <= most:
            return left
        found: list[int] = []
        while len(found) < most and perspective.nodes > 0:
            chosen = self.heuristic.choose(perspective.imagine(rng), perspective.seat, left[:], rng).action
            if chosen not in left:
                chosen = left[rng.below(len(left))]
            left.remove(chosen)
            found.append(chosen)
        return found

    def compare(self, perspective: Perspective, expert: int, arms: list[Arm], rng: Rng) -> None:
        """Play one world on after each answer, with the same dice."""
        world = perspective.imagine(rng)
        if self.belief is not None:
            self.belief.redraw(world, rng)
        luck = Luck(rng)
        game, seat = perspective.game, perspective.seat
        usual = 0.0
        for place in range(len(arms) + 1):
            state = game.clone(world)
            game.apply(state, seat, expert if place == 0 else arms[place - 1].action, MUTE)
            found = self.rollout.play_on(state, seat, luck)
            if place == 0:
                usual = found
            else:
                arms[place - 1].add(found - usual)
