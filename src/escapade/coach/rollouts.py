"""What choices are worth: the same worlds, the same luck, another choice, and from there on everybody is an expert.

Worlds are imagined from what the seat knows, as likely as what everybody did makes them, so that nothing else can flow
into the numbers. Compared choices share world, dice and everybody's streams: most of the noise is the same for all of
them and goes away in differences.
"""

from collections.abc import Sequence

from escapade.bots import roster
from escapade.bots.values.value import Value, shares
from escapade.core.event import MUTE
from escapade.core.game import Game, Known
from escapade.core.perspective import Perspective
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.core.state import State
from escapade.play.loop import Decider, decide
from escapade.play.questions import Questions
from escapade.play.seeds import Seed, Stem

TO_THE_END = 1 << 40
Samples = dict[int, list[float]]
"""By choice, what it came to in each world; the same world stands at the same place in every list."""


class Rollouts:
    """The expert of a game and its value, ready to play on from any position."""

    def __init__(self, game: Game, seed: Seed, value: Value | None = None) -> None:
        self.game, self.seed = game, seed
        self.value = roster.value(game) if value is None else value
        self.expert: Decider = roster.make("greedy", game)
        self.dearness = roster.dearness(game)
        self.belief = roster.belief(game)
        self.believed: Known | None = None
        """Whose knowledge the belief has read."""
        self.decisions = 0
        """How many were made in all, which is what time goes by."""

    def stem(self, *labels: int | str) -> Stem:
        """All luck of one rollout."""
        return Stem(self.seed, "coach", *labels)

    def play_on(self, state: State, stem: Stem, depth: int = TO_THE_END) -> None:
        """Experts play, in place, to the end or so many decisions far; then no draw is due."""
        game, expert = self.game, self.expert
        luck, questions, made = stem.derive("chance"), Questions(stem, state.seats), 0
        while state.waiting:
            if state.waiting == CHANCE_BIT:
                game.apply(state, CHANCE, int(luck.below(game.chance_size(state))), MUTE)
                continue
            if made >= depth:
                break
            seat = first_seat(state.waiting)
            game.apply(state, seat, decide(game, state, expert, seat, questions), MUTE)
            made += 1
        self.decisions += made

    def worth(self, state: State, seat: int) -> float:
        """What a position is worth to a seat; of a match that is over, what came of it."""
        if state.waiting:
            return self.value.of(state, seat)
        outcome = self.game.outcome(state)
        assert outcome is not None
        return shares(outcome, state.seats)[seat]

    def after(self, world: State, seat: int, action: int, stem: Stem, depth: int) -> State:
        """A world once the seat has chosen and experts have played on."""
        state = self.game.clone(world)
        self.game.apply(state, seat, action, MUTE)
        self.play_on(state, stem, depth)
        return state

    def imagine(self, perspective: Perspective, stem: Stem) -> State:
        """A world that the seat holds possible, as likely as what everybody did makes it."""
        rng = stem.derive("world")
        world = perspective.imagine(rng)
        if self.belief is not None:
            if self.believed is not perspective.known:
                self.belief.read(perspective.known)
                self.believed = perspective.known
            self.belief.redraw(world, rng)
        return world

    def compare(self, perspective: Perspective, actions: Sequence[int], rounds: range, label: str,
                depth: int = TO_THE_END) -> Samples:
        """What each of some choices comes to in the worlds with these numbers."""
        found: Samples = {action: [] for action in actions}
        for number in rounds:
            stem = self.stem(label, number)
            world = self.imagine(perspective, stem)
            for action in actions:
                after = self.after(world, perspective.seat, action, stem, depth)
                found[action].append(self.worth(after, perspective.seat))
        return found

    def promising(self, perspective: Perspective, most: int, label: str, worlds: int = 2) -> list[int]:
        """The choices with the highest values right after them, the best first."""
        total = dict.fromkeys(perspective.legal, 0.0)
        for number in range(worlds):
            samples = self.compare(perspective, perspective.legal, range(number, number + 1), label, 0)
            for action, found in samples.items():
                total[action] += found[0]
        return sorted(perspective.legal, key=lambda action: (-total[action], action))[:most]

    def expected(self, perspective: Perspective, label: str) -> int:
        """What the expert would choose, by luck of its own."""
        return self.expert.decide(perspective, self.stem(label).derive("expert"))
