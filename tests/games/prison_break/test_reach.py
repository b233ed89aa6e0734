"""What a view says about where a move can lead is what the steps that are offered lead to, one after the other."""

from collections.abc import Callable

import pytest

from escapade.testing import Scenario
from tests.games.prison_break.table import Table, planning

STARTS: dict[str, Callable[[], Table]] = {
    "nothing in the way": planning,
    "a lit zone": lambda: planning().put(michael="depot_5").lit(1),
    "standing in the light": lambda: planning().put(michael="yard_3").lit(2),
    "a watched room": lambda: planning().put(michael="alley_9").watched(3),
    "shut gates": lambda: planning().put(michael="yard_6").active("frozen_locks"),
    "a riot": lambda: planning().put(michael="depot_5").active("riot_yard"),
    "a full square": lambda: planning().put(michael="yard_3", sucre="yard_4", sara="yard_4"),
}


def walk(match: Scenario, found: set[str]) -> None:
    """Every square where stopping is offered, by playing every order of steps."""
    offered = match.legal("p0")
    if "stop" in offered:
        found.add(match.described("figures.michael.square"))
    for step in [words for words in offered if words.startswith("step ")]:
        walk(Scenario(match.game, match.state).play(f"p0 {step}"), found)


@pytest.mark.parametrize("start", STARTS)
def test_PB_12_PB_27_the_reach_of_a_move_is_where_its_steps_lead(start: str) -> None:
    """PB-12, PB-27: the same squares as by trying every way, his own left out; and each first step is offered."""
    match = STARTS[start]().turn("michael", "escape").begin()
    found: set[str] = set()
    walk(match, found)
    home = match.described("figures.michael.square")
    reach = match.view("p0")["reach"]
    assert set(reach) == found - {home}
    assert len(reach) > 2
    assert {f"step {step}" for step in reach.values()} <= set(match.legal("p0"))


@pytest.mark.parametrize("start", STARTS)
def test_PB_12_the_first_steps_lead_there(start: str) -> None:
    """PB-12: who follows them arrives, in no more steps than he has points."""
    match = STARTS[start]().turn("michael", "escape").begin()
    for goal in match.view("p0")["reach"]:
        walking = Scenario(match.game, match.state)
        while walking.described("figures.michael.square") != goal:
            walking.play(f"p0 step {walking.view('p0')['reach'][goal]}")
        assert "stop" in walking.legal("p0")


def test_PB_12_only_whoever_moves_now_is_told() -> None:
    """PB-12: the others, and those who watch, have nowhere to go."""
    match = planning().turn("michael", "escape").begin()
    assert match.view("p0")["reach"]
    assert match.view("p1")["reach"] == match.view("spectator")["reach"] == {}
    match.play("p0 stop")
    assert match.view("p0")["reach"] == {}
