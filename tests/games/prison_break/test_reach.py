"""What a view says about where a move can lead is what the steps that are offered lead to, one after the other."""

from collections.abc import Callable

import pytest

from escapade.testing import Scenario
from tests.games.prison_break.table import Table, planning, recruiting

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


# ---------------------------------------------------------------------- what can be done there

WISHED = ("letter", "photograph")
"""What the two outsiders of these tables ask for."""
DOING: dict[str, Callable[[], Table]] = {
    "recruiting": lambda: recruiting().put(michael="garden_4").guard("garden_2", "cigarettes")
    .lay(radio="garden_3", rosary="garden_3").hold("michael", "cigarettes", *WISHED),
    "the plan": lambda: planning().put(michael="depot_12").guard("depot_9", "cigarettes").hold("michael", "cigarettes"),
    "a tool in hand": lambda: with_pliers(planning().put(michael="garden_9")),
    "a figure with full hands": lambda: recruiting().put(michael="yard_3").hold("michael", "letter", "spoon", "radio"),
}
BY_STOPPING = {"search", "recruit", "bribe", "take_tool", "disable"}


def with_pliers(table: Table) -> Table:
    """Michael carries the pliers."""
    table.data["figures"]["michael"]["tools"] = ["pliers"]
    return table.set(tools={"pliers": None, "breaker": "alley_7"})


def offered_there(match: Scenario) -> set[str]:
    """What the list offers besides walking on to whoever has just come there; a guard's catch offers its bribe."""
    return {words for words in match.legal("p0") if words in BY_STOPPING or words.startswith("pick ")}


@pytest.mark.parametrize("start", [*STARTS, *DOING])
def test_PB_11_what_can_be_done_on_a_square_is_offered_to_whoever_walks_there(start: str) -> None:
    """PB-11, PB-13 to PB-16, PB-20, PB-22: on each square of the reach, by walking to each of them."""
    match = {**STARTS, **DOING}[start]().turn("michael", "escape").begin()
    seen = match.view("p0")
    arrived = 0
    for goal in seen["reach"]:
        walking = walk_to(Scenario(match.game, match.state), goal)
        if walking.described("figures.michael.square") != goal:
            continue  # a guard on the way has caught him: what comes of that is another question
        arrived += 1
        told = {" ".join(filter(None, (deed["kind"], deed["object"]))) for deed in seen["deeds"].get(goal, [])}
        caught = "lose_turn" in walking.legal("p0")
        assert offered_there(walking) == {words for words in told - {"stop"} if words == "bribe" or not caught}, goal
        lincoln = walking.described("figures.lincoln")
        waits = lincoln["square"] == goal and lincoln["seat"] is None and seen["stage"] == "plan"
        assert ("stop" in told) == waits, goal
    assert arrived > 2


def walk_to(match: Scenario, goal: str) -> Scenario:
    """By the first steps of the view, as far as nobody is caught."""
    while match.described("figures.michael.square") != goal and "lose_turn" not in match.legal("p0"):
        match.play(f"p0 step {match.view('p0')['reach'][goal]}")
    return match


def test_PB_11_there_is_something_to_do_in_each_way() -> None:
    """PB-11: the tables above have every kind of deed, or nothing was compared."""
    kinds = {deed["kind"] for start in DOING.values()
             for deeds in start().turn("michael", "escape").begin().view("p0")["deeds"].values() for deed in deeds}
    assert kinds == {"search", "pick", "recruit", "bribe", "take_tool", "disable", "stop"}


def test_PB_30_only_whoever_moves_now_is_told_what_can_be_done() -> None:
    """PB-12: with the reach, and as empty as that for everybody else."""
    match = DOING["recruiting"]().turn("michael", "escape").begin()
    assert match.view("p0")["deeds"]
    assert match.view("p1")["deeds"] == match.view("spectator")["deeds"] == {}
