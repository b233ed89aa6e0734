"""The one loop that plays a match by itself, to its end; observers look on and count what they like.

Compiled: whoever decides and whoever observes is a native class, or an interpreted subclass of one.
"""

from typing import final

from mypy_extensions import mypyc_attr

from escapade.core.errors import Refused
from escapade.core.event import MUTE, Events
from escapade.core.game import Game, Known
from escapade.core.past import remember
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.core.state import State
from escapade.play.questions import Questions
from escapade.play.seeds import Stem


@mypyc_attr(allow_interpreted_subclasses=True)
class Decider:
    """Who answers for a seat. `needs_view` is False for one who looks at the legal list alone: its Perspective may
    then have an empty view, and the work of finding out what the seat knows is saved. `takes_any` is True for one who
    draws from that list, every action as likely as any other: the loop then draws for it. `remembers` is True for one
    who draws conclusions from what everybody saw done (`core/past.py`).
    """

    def __init__(self, name: str, *, needs_view: bool, takes_any: bool = False, remembers: bool = False) -> None:
        self.name = name
        self.remembers = remembers
        self.needs_view = needs_view
        self.takes_any = takes_any

    def decide(self, perspective: Perspective, rng: Rng) -> int:
        """One action of `perspective.legal`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Looks on while matches are played: sees whole positions, changes nothing."""

    def begin(self, game: Game, state: State) -> None:
        """A match begins."""

    def before(self, game: Game, state: State, seat: int, action: int) -> None:
        """A seat, or CHANCE, is about to act."""

    def after(self, game: Game, state: State, seat: int, action: int) -> None:
        """It has acted."""

    def end(self, game: Game, state: State, outcome: dict[str, object]) -> None:
        """The match is over."""


@final
class Played:
    """What one match leaves behind for statistics."""

    def __init__(self, reason: str, winners: list[int], scores: list[int] | None, sides: list[str], decisions: int,
                 rounds: int) -> None:
        self.reason = reason
        self.winners = winners
        self.scores = scores
        self.sides = sides
        self.decisions = decisions
        """Made by seats; forced ones count, draws do not."""
        self.rounds = rounds


def play_match(game: Game, deciders: list[Decider], stem: Stem, observers: list[Observer],
               events: Events = MUTE) -> Played:
    """Play one match to its end; its luck and that of everybody who decides come from the stem. Its facts go to
    `events`, and an observer that reads them takes them out.
    """
    state = game.new(len(deciders))
    chance = stem.derive("chance")
    questions = Questions(stem, len(deciders))
    decisions, is_remembered = 0, any([decider.remembers for decider in deciders])
    for observer in observers:
        observer.begin(game, state)
    while state.waiting:
        assert state.ply < game.traits.longest_match, f"{game.key}: a match without end"
        if state.waiting == CHANCE_BIT:
            seat, action = CHANCE, int(chance.below(game.chance_size(state)))
        else:
            seat = first_seat(state.waiting)
            action = decide(game, state, deciders[seat], seat, questions)
            decisions += 1
        for observer in observers:
            observer.before(game, state, seat, action)
        if is_remembered:
            remember(game, state, seat, action)
        game.apply(state, seat, action, events)
        for observer in observers:
            observer.after(game, state, seat, action)
    outcome = game.outcome(state)
    assert outcome is not None, f"{game.key}: nobody is waited for, and there is no outcome"
    for observer in observers:
        observer.end(game, state, outcome)
    return sum_up(outcome, decisions, game.rounds(state))


def sum_up(outcome: dict[str, object], decisions: int, rounds: int) -> Played:
    """What statistics want to know of an outcome."""
    reason, winners, scores, sides = outcome["reason"], outcome["winners"], outcome["scores"], outcome["sides"]
    assert isinstance(reason, str) and isinstance(winners, list) and isinstance(sides, list)
    assert scores is None or isinstance(scores, list)
    return Played(reason, winners, scores, sides, decisions, rounds)


def decide(game: Game, state: State, decider: Decider, seat: int, questions: Questions) -> int:
    """A seat's action. A forced one needs nobody: streams go by question, so that nobody else's luck changes."""
    if decider.takes_any:
        return game.draw_legal(state, seat, questions.lend_any(seat, state.asked[seat]))
    legal = game.lend_legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    rng = questions.stream(seat, state.asked[seat])
    seen: dict[str, object] | Known = game.known(state, seat) if decider.needs_view else {}
    action = decider.decide(Perspective(game, seat, seen, legal[:]), rng)
    if action not in legal:
        raise Refused("refused.not_legal", {"action": action, "bot": decider.name})
    return action
