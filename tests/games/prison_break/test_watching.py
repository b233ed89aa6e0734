"""Light, cameras and guards at their limits: who is not driven out, who stays, what stops nobody."""

from escapade.core.seat import CHANCE_BIT
from tests.games.prison_break.table import planning, recruiting

ROOMS = ["chapel", "library", "kitchen", "laundry", "boiler_room"]
BRIBES = ["radio", "spoon", "cigarettes", "banknotes", "rosary"]


def test_PB_28_only_the_team_is_driven_out() -> None:
    """PB-28: Veronica still to recruit, Lincoln still to fetch and a guard stay where the light finds them."""
    match = planning().guard("yard_3", "radio").turn("abruzzi", "bellick").begin().play("p2 watch tower_1")
    match.expect(guards={"yard_3": "radio"}, turn__actor="sara")
    match = planning().turn("abruzzi", "bellick").begin().play("p2 watch camera_4")
    match.expect(figures__lincoln__square="workshop", turn__actor="sara")
    match = recruiting().begin().play("p0 draw / chance card visitors_filmed")
    match.expect(figures__veronica__square="visiting_room", camera__device="camera_1", phase="escape")


def test_PB_28_on_a_six_a_full_room_is_not_among_the_choices() -> None:
    """PB-4, PB-28: two in the chapel leave the four other rooms."""
    table = planning().put(michael="yard_3", sucre="chapel", sara="chapel").turn("abruzzi", "bellick")
    match = table.begin().play("p2 watch tower_1 / chance die 6")
    assert match.legal("p0") == [f"go {room}" for room in ROOMS[1:]]


def test_PB_29_behind_the_gate_he_may_act() -> None:
    """PB-29: the way out is his move; what lies there he can pick up."""
    match = planning().lay(radio="depot_5").lit(1).turn("michael", "escape").begin().play("p0 slip depot_5")
    assert match.legal("p0") == ["pick radio", "done"]
    match.play("p0 pick radio").expect(figures__michael__objects=["radio"], turn__actor="sucre")


def test_PB_29_a_building_with_a_dark_door_is_left_on_foot() -> None:
    """PB-29: the guard room opens on the lit pitch and on the dark depot: nobody is shut in."""
    match = planning().put(michael="guard_room").lit(3).turn("michael", "escape").begin()
    assert "step depot_4" in match.legal("p0")
    assert match.why_not("p0", "step pitch_12")["code"] == "lit"
    assert match.why_not("p0", "slip depot_1")["code"] == "not_shut_in"


def test_PB_27_PB_28_both_hold_in_phase_1() -> None:
    """PB-27, PB-28: a card's light drives leaders out while they recruit, and nobody enters."""
    match = recruiting().put(michael="yard_3").begin().play("p0 draw / chance card searchlight_yard")
    assert match.state.waiting == CHANCE_BIT
    match.play("chance die 2 / p0 go garden_3").expect(figures__michael__square="garden_3", guilt=2)
    match.play("p0 step garden_8 / p0 step garden_11 / p0 step garden_12")
    assert match.why_not("p0", "step yard_1")["code"] == "lit"


def test_PB_37_nothing_stops_a_guard() -> None:
    """PB-37: shut gates do not, nor does light; he passes over a full square and does not stop on it."""
    shut = planning().put(michael="yard_6", sucre="yard_6").guard("pitch_10", "radio").active("frozen_locks")
    match = shut.turn("abruzzi", "bellick").begin().play("p2 guard pitch_10")
    assert {"post yard_5", "post yard_8"} <= set(match.legal("p2"))
    assert "post yard_6" not in match.legal("p2")
    lit = planning().guard("pitch_10", "radio").lit(1).turn("abruzzi", "bellick").begin().play("p2 guard pitch_10")
    lit.play("p2 post yard_8").expect(guards={"yard_8": "radio"})


def test_PB_38_ignoring_a_camera_for_one_move_and_its_action() -> None:
    """PB-38: he searches under the lens, and is driven out when the move is over."""
    table = planning().put(michael="depot_11", lincoln="isolation").watched(4).keep("michael", "blind_spot")
    match = table.turn("michael", "escape").begin()
    match.play("p0 play blind_spot / p0 step workshop / p0 stop / p0 search / chance token radio / p0 take")
    assert match.state.waiting == CHANCE_BIT
    match.play("chance die 2").expect(figures__michael__square="infirmary", figures__michael__objects=["radio"])
