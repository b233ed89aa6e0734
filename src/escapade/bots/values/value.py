"""The value of a position for a seat, and what a finished match was worth to it."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from escapade.bots.values.features import Features, Inputs
from escapade.bots.values.net import Net
from escapade.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """How probable it is that a seat wins from here, a shared win counted by its share."""

    def of(self, state: State, seat: i64) -> float:
        """For a position that is not over; reads of it only what the seat knows."""
        raise NotImplementedError


@final
class NetValue(Value):
    """By a net that was trained on many matches."""

    def __init__(self, features: Features, net: Net) -> None:
        self.features = features
        self.net = net
        self._inputs = Inputs(features.size)

    def of(self, state: State, seat: i64) -> float:
        """Write the position down, and ask the net."""
        inputs = self._inputs
        inputs.clear()
        self.features.write(state, seat, inputs)
        return self.net.of(inputs)


def shares(outcome: dict[str, object], seats: int) -> list[float]:
    """What an outcome is worth to each seat: 1 for a win, its share where different sides won together."""
    winners, sides = outcome["winners"], outcome["sides"]
    assert isinstance(winners, list) and isinstance(sides, list)
    worth = [0.0] * seats
    won: list[object] = []
    for seat in winners:
        if sides[seat] not in won:
            won.append(sides[seat])
    for seat in winners:
        worth[seat] = 1.0 / len(won)
    return worth
