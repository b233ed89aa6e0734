"""What every bot is: a name, a wish to see or not, and a choice with a reason."""

from typing import final

from mypy_extensions import mypyc_attr

from escapade.core.perspective import Perspective
from escapade.core.rng import Rng
from escapade.core.state import State
from escapade.play.loop import Decider


@final
class Choice:
    """An action of the legal list, and why: the last part of a sentence key, such as `wanted_early`.

    `params` are what the sentence speaks of: content keys by their type (`{"square": "yard_3"}`); `number` and `share`.
    """

    def __init__(self, action: int, reason: str, params: dict[str, str] | None = None) -> None:
        self.action = action
        self.reason = reason
        self.params: dict[str, str] = {} if params is None else params


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Decider):
    """A player that is a program. Keeps nothing between two choices: one object can play many matches."""

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        """One action of `perspective.legal`. The same perspective and stream give the same choice."""
        raise NotImplementedError

    def decide(self, perspective: Perspective, rng: Rng) -> int:
        """The choice without its reason."""
        return self.choose(perspective, rng).action


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """What a game's expert would do. Works on an imagined State and may change it: it belongs to the caller."""

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> Choice:
        """One action of `legal`, which is the legal list of `seat` in `state`, or what is left of it when some answers
        are overlooked: whoever asks so drops an answer that is not among them.
        """
        raise NotImplementedError

    def guess(self, state: State, seat: int, legal: list[int], rng: Rng) -> int:
        """What somebody in this seat might do, at the price of a draw: any of `legal`, unless a game knows better."""
        return legal[rng.below(len(legal))]
