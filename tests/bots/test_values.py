"""Values: the net adds up as it should, its numbers tell no more than a seat knows, and every game has weights."""

import json
import math
from importlib.resources import files

import pytest

from escapade.bots import roster
from escapade.bots.values.features import Features, Inputs
from escapade.bots.values.load import value_from
from escapade.bots.values.net import Layer, Net
from escapade.bots.values.value import shares
from escapade.core.errors import BadInput, Missing
from escapade.core.game import Game
from escapade.core.seat import CHANCE_BIT
from escapade.core.state import State
from escapade.games import REGISTRY, load_with
from escapade.games.elba.state import ElbaState
from escapade.games.prison_break.state import PrisonState
from escapade.play.seeds import derive
from tests.conformance.walks import positions
from tests.conformance.world_checks import worlds_of

CASES = [("dark_castle", 1, {}), ("dark_castle", 4, {"voice": "majority"}), ("elba", 4, {"round_limit": 3}),
         ("elba", 11, {"round_limit": 3}), ("evades", 2, {}), ("evades", 5, {"squares": 24}), ("prison_break", 3, {}),
         ("prison_break", 4, {})]


def test_a_net_adds_up() -> None:
    """By hand: two inputs, two and one hidden sums; what is below 0 counts nothing."""
    net = Net(Layer([[1.0, -2.0], [0.5, 1.0]], [0.25, 0.5]), Layer([[2.0], [3.0]], [-1.0]), Layer([[0.5]], [0.125]))
    inputs = Inputs(2)
    inputs.put(0, 1.0)
    inputs.put(1, 2.0)
    # first: 0.25 + 1 + 1 = 2.25 and 0.5 − 2 + 2 = 0.5; second: −1 + 4.5 + 1.5 = 5; last: 0.125 + 2.5
    assert net.of(inputs) == pytest.approx(1 / (1 + math.exp(-2.625)))
    inputs.clear()
    inputs.put(0, 1.0)
    # first: 1.25 and −1.5, which is 0; second: 1.5; last: 0.875
    assert net.of(inputs) == pytest.approx(1 / (1 + math.exp(-0.875)))


def test_shares_of_a_win() -> None:
    """A win is 1 for everybody of the side that won; where sides win together they share it."""
    assert shares({"winners": [1], "sides": ["p0", "p1"]}, 2) == [0.0, 1.0]
    assert shares({"winners": [0, 2], "sides": ["p0", "p1", "p2"]}, 3) == [0.5, 0.0, 0.5]
    assert shares({"winners": [0, 1], "sides": ["team", "team", "bellick"]}, 3) == [1.0, 1.0, 0.0]
    assert shares({"winners": [], "sides": ["p0", "p1"]}, 2) == [0.0, 0.0]


def written(features: Features, state: State, seat: int) -> list[float]:
    inputs = Inputs(features.size)
    features.write(state, seat, inputs)
    return inputs.written()


def differences(features: Features, game: Game, seats: int) -> int:
    """In how many positions a seat's numbers are others in a world it cannot tell apart, made or imagined."""
    make, found = worlds_of(game.key).other_world, 0
    for number, state in enumerate(positions(game, seats)):
        if state.waiting == 0:
            continue  # everything is shown at the end
        for seat in range(seats):
            luck = derive(5, "features", number, seat)
            mine = written(features, state, seat)
            found += mine != written(features, make(game, state, seat, luck), seat)
            found += mine != written(features, game.imagine(game.known(state, seat), luck), seat)
    return found


@pytest.mark.parametrize(("title", "seats", "options"), CASES)
def test_the_same_numbers_in_twin_worlds(title: str, seats: int, options: dict[str, object]) -> None:
    """The worlds are those of the leak proof, which know nothing of views, and those that bots imagine."""
    game = load_with(title, options)
    assert differences(roster.features(game), game, seats) == 0


class PeepingAtHands(Features):
    """Planted: counts the letters of the next player's Hand."""

    def write(self, state: State, seat: int, inputs: Inputs) -> None:
        assert isinstance(state, ElbaState)
        inputs.put(0, float(state.players[(seat + 1) % state.seats].hand % 97))


class PeepingAtPlans(Features):
    """Planted: knows Michael's card."""

    def write(self, state: State, seat: int, inputs: Inputs) -> None:
        assert isinstance(state, PrisonState)
        inputs.put(0, float(state.plan.card))


def test_numbers_that_peep_are_caught() -> None:
    """One of a Hand, one of a plan."""
    assert differences(PeepingAtHands(1), load_with("elba", {"round_limit": 3}), 4) > 0
    assert differences(PeepingAtPlans(1), load_with("prison_break", {}), 3) > 0


@pytest.mark.parametrize(("title", "seats", "options"), CASES)
def test_every_position_has_a_value(title: str, seats: int, options: dict[str, object]) -> None:
    """Between 0 and 1, for every seat, asked twice the same; and not the same for all positions."""
    game = load_with(title, options)
    value, found = roster.value(game), set()
    for state in positions(game, seats):
        if state.waiting:
            worth = [value.of(state, seat) for seat in range(seats)]
            assert worth == [value.of(state, seat) for seat in range(seats)]
            assert all(0.0 < one < 1.0 for one in worth)
            found |= {round(one, 3) for one in worth}
    assert len(found) > 5


@pytest.mark.parametrize("title", [key for key in REGISTRY if key != "pocket"])
def test_weights_say_where_they_come_from(title: str) -> None:
    """issue: "the weights' origin and figures written beside them"; a net that explains nothing is none."""
    told = json.loads((files("escapade.content") / title / "values.json").read_text(encoding="utf-8"))
    training = told["training"]
    assert training["command"] == f"python -m tools.train {title} --matches {training['matches']} --seed 1"
    assert 0.03 < training["r2"] < 1.0
    assert all(0.05 <= rate <= 0.2 for rate in training["exploration"])
    assert training["rows"] > 10 * training["matches"]


def test_weights_of_another_size_are_refused() -> None:
    """With the place in the file where they go wrong."""
    game = load_with("evades", {})
    told = json.loads((files("escapade.content") / "evades" / "values.json").read_text(encoding="utf-8"))
    told["layers"][1]["weights"][3].append(1.0)
    with pytest.raises(BadInput) as refused:
        value_from(told, roster.features(game), "values.json")
    assert refused.value.params["path"] == "$.layers[1].weights[3]"
    del told["layers"][0]["weights"][0]
    with pytest.raises(BadInput) as refused:
        value_from(told, roster.features(game), "values.json")
    size = roster.features(game).size
    assert refused.value.params == {"file": "values.json", "path": "$.layers[0].weights",
                                    "problem": f"{size - 1} instead of {size}"}


def test_a_game_that_nobody_taught_has_no_value() -> None:
    """Missing, with its name."""
    game = load_with("pocket", {})
    with pytest.raises(Missing) as missing:
        roster.value(game)
    assert missing.value.params == {"game": "pocket"}
    assert game.new(2).waiting & ~CHANCE_BIT
