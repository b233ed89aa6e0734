"""What choices were worth: a blunder is seen, the expert's own choice costs nothing, and nothing hidden flows in."""

import pytest

from escapade.coach.figures import Estimate
from escapade.coach.judging import FOUND, Judged, ask_expert, is_choice, look_at, look_longer
from escapade.coach.rollouts import Rollouts
from escapade.coach.steps import Step
from escapade.core.game import Game
from escapade.core.perspective import Perspective, look
from escapade.core.seat import CHANCE_BIT, first_seat
from escapade.core.state import State
from escapade.games import load_with
from escapade.play.notation import read
from escapade.play.seeds import derive
from tests.conformance.walks import positions
from tests.conformance.world_checks import worlds_of
from tests.games.elba.positions import scene


def step_of(game: Game, state: State, words: str) -> Step:
    seat, action = read(game, state, words)
    return Step(1, seat, action, state)


def at_the_gate() -> tuple[Game, State]:
    """EL-13: in the North Tower with ESCAPE and a Strength of 6: five throws of six are freedom. So they are for the
    next player, who has EMPEROR.
    """
    match = scene(bags=["escape", "emperor"], at={"p0": "north_tower"}, strength={"p0": 6, "p1": 6}, points=1)
    return match.game, match.state


def test_whoever_does_not_try_blunders() -> None:
    """EL-13: the turn ended in front of an open gate, and the expert who would have tried."""
    game, state = at_the_gate()
    rollouts = Rollouts(game, 1)
    judged = ask_expert(rollouts, step_of(game, state, "p0 end"))
    assert game.shapes.actions.words(judged.expert) == "escape"
    look_at(rollouts, judged, 8)
    look_longer(rollouts, judged, 24)
    assert judged.sure is not None
    assert judged.worth is not None
    assert judged.mark == "blunder"
    assert 0.16 < judged.sure.mean <= 1.0
    assert judged.worth.mean < 0.7


def test_what_the_expert_would_have_done_costs_nothing() -> None:
    """The null hypothesis: nothing is played on, nothing is lost."""
    game, state = at_the_gate()
    rollouts = Rollouts(game, 1)
    judged = ask_expert(rollouts, step_of(game, state, "p0 escape"))
    assert not judged.is_other
    assert (judged.loss.mean, judged.loss.error, judged.mark) == (0.0, 0.0, "")
    assert rollouts.decisions == 0


def test_marks_need_to_be_sure() -> None:
    """Bands as in backgammon: ?! from 4 points, ? from 8, ?? from 16; and the same the other way is a find."""
    game, state = at_the_gate()
    step = step_of(game, state, "p0 end")

    def mark(mean: float, error: float) -> str:
        return Judged(step, 0, sure=Estimate(mean, error, 20)).mark

    assert [mark(mean, 0.001) for mean in (0.03, 0.05, 0.1, 0.2)] == ["", "doubtful", "mistake", "blunder"]
    assert mark(0.2, 0.11) == ""
    assert [mark(mean, 0.001) for mean in (-0.03, -0.05)] == ["", FOUND]
    assert Judged(step, 0, loss=Estimate(0.5, 0.01, 20)).mark == ""


def test_forced_answers_and_draws_are_no_choices() -> None:
    """Only a decision with two answers or more is one."""
    game = load_with("evades", {})
    state = game.new(2)
    assert is_choice(game, step_of(game, state, "p0 bet red"))
    walked = [one for one in positions(game, 2) if one.waiting == CHANCE_BIT]
    assert walked
    assert not is_choice(game, Step(1, 16, 0, walked[0]))


def asked(game: Game, seats: int, most: int) -> list[tuple[State, int]]:
    """Some positions in which a seat has a choice."""
    found = [(state, first_seat(state.waiting)) for state in positions(game, seats)
             if state.waiting not in (0, CHANCE_BIT) and len(game.legal(state, first_seat(state.waiting))) > 1]
    return found[:: max(1, len(found) // most)][:most]


def differences(make: type[Rollouts], game: Game, seats: int, most: int) -> int:
    """How many positions get other samples in a world that the seat cannot tell apart."""
    found = 0
    for number, (state, seat) in enumerate(asked(game, seats, most)):
        other = worlds_of(game.key).other_world(game, state, seat, derive(3, "coach", number))
        told = []
        for world in (state, other):
            perspective = look(game, world, seat)
            rollouts = make(game, 5)
            actions = perspective.legal[:2]
            told.append((rollouts.expected(perspective, "x"), rollouts.promising(perspective, 3, "y"),
                         rollouts.compare(perspective, actions, range(2), "z", 6)))
        found += told[0] != told[1]
    return found


@pytest.mark.parametrize(("title", "seats", "options"), [
    ("evades", 3, {}), ("elba", 3, {"round_limit": 3}), ("prison_break", 3, {})])
def test_the_same_samples_in_twin_worlds(title: str, seats: int, options: dict[str, object]) -> None:
    """issue: "it never knows more than the seat": worlds are those of the leak proof, which know nothing of views."""
    assert differences(Rollouts, load_with(title, options), seats, 6) == 0


def test_rollouts_that_peep_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: samples that hang on a Hand of the real world."""
    game = load_with("elba", {"round_limit": 3})
    real: dict[int, State] = {}
    plainly = look

    def peeping_look(game: Game, state: State, seat: int) -> Perspective:
        perspective = plainly(game, state, seat)
        real[id(perspective)] = state
        return perspective

    def peeping_compare(self: Rollouts, perspective: Perspective, actions: list[int], *rest: object,
                        **named: object) -> dict[int, list[float]]:
        state = real[id(perspective)]
        hands = sum(map(ord, str(game.describe(state)["players"])))
        return {action: [float(hands)] for action in actions}

    monkeypatch.setattr("tests.coach.test_judging.look", peeping_look)
    monkeypatch.setattr(Rollouts, "compare", peeping_compare)
    assert differences(Rollouts, game, 3, 6) > 0
