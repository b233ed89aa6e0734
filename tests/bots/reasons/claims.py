"""A reason is a claim about an answer in a position; a walk through matches of greedy bots tests every claim."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from escapade.bots import roster
from escapade.bots.base import Choice
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.core.state import State
from escapade.play.seeds import derive


@dataclass(frozen=True)
class Moment:
    """A decision, what greedy answers and why. The state is the real one: what the seat knows is true in it, too."""

    game: Game
    state: State
    seat: int
    legal: list[int]
    choice: Choice

    @property
    def action(self) -> int:
        return self.choice.action

    @property
    def kind(self) -> str:
        """The name of the answer's kind."""
        return self.kind_of(self.action)

    @property
    def first(self) -> int:
        """The first value of the answer."""
        return self.game.shapes.actions.first[self.action]

    def kind_of(self, action: int) -> str:
        table = self.game.shapes.actions
        return table.shapes[table.kind[action]].name

    def after(self, action: int | None = None) -> State:
        """The position after an answer; greedy's own, unless another is named."""
        after = self.game.clone(self.state)
        self.game.apply(after, self.seat, self.action if action is None else action, MUTE)
        return after

    def said(self) -> str:
        """For messages: who answered what, and why."""
        words = self.game.shapes.actions.words(self.action)
        others = [self.game.shapes.actions.words(action) for action in self.legal[:12]]
        return f"{self.game.key} p{self.seat}: {words} ({self.choice.reason} {self.choice.params}) of {others}"


@dataclass(frozen=True)
class Claim:
    """Of which kinds of answers a reason may speak, and what holds wherever it is given."""

    kinds: tuple[str, ...]
    holds: Callable[[Moment], bool]

    def fault(self, moment: Moment) -> str:
        """What is wrong with a reason here; empty when it fits."""
        if self.kinds and moment.kind not in self.kinds:
            return f"no reason for {moment.kind}: {moment.said()}"
        return "" if self.holds(moment) else f"not true here: {moment.said()}"


@dataclass
class Found:
    """What a walk came upon: how often each reason was given, and every one that did not fit."""

    times: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def look_at(self, moment: Moment, claims: dict[str, Claim]) -> None:
        reason = moment.choice.reason
        self.times[reason] = self.times.get(reason, 0) + 1
        fault = claims[reason].fault(moment) if reason in claims else f"no claim: {moment.said()}"
        if fault:
            self.faults.append(fault)


def ask(game: Game, state: State, seat: int, number: int = 0) -> Moment:
    """What greedy answers here."""
    perspective = look(game, state, seat)
    choice = roster.make("greedy", game).choose(perspective, derive(11, "claims", number, seat, state.asked[seat]))
    return Moment(game, state, seat, perspective.legal, choice)


def moments(game: Game, start: State, number: int, astray: int) -> Iterator[Moment]:
    """Every decision of one match; one answer in so many is not greedy's but anybody's, 0 for none: silly positions
    want reasons, too.
    """
    state, rng = game.clone(start), derive(5, "claims", game.key, number)
    bot = roster.make("greedy", game)
    while state.waiting:
        if state.waiting == CHANCE_BIT:
            game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
            continue
        seat = first_seat(state.waiting)
        perspective = look(game, state, seat)
        moment = Moment(game, state, seat, perspective.legal, bot.choose(perspective, rng))
        yield moment
        wanders = astray and len(moment.legal) > 1 and rng.below(astray) == 0
        answer = moment.legal[int(rng.below(len(moment.legal)))] if wanders else moment.action
        game.apply(state, seat, answer, MUTE)
