"""PB-46 in a terminal: leaders are told of while they are chosen, plans wherever they are read."""

import pytest

from escapade.core.event import Event
from escapade.language.sentences import Language
from escapade.terminal.drawers import drawer_of
from escapade.terminal.prison_break.panel import secrets
from escapade.terminal.prison_break.told import told
from escapade.terminal.scene import Scene
from escapade.testing import Scenario, given
from tests.games.prison_break.table import planning

LEADERS = ["michael", "sucre", "abruzzi"]


def scene_in(code: str, match: Scenario) -> Scene:
    """What the first seat sees, on a wide screen."""
    return Scene(match.game, match.view("p0"), Language(code, strict=True), ["Ada", "Ben", "Cleo"], 200, plain=True)


@pytest.mark.parametrize(("code", "line"), [("en", "only he can read it."), ("fr", "lui seul sait la lire.")])
def test_a_leader_is_told_of_before_he_is_chosen(code: str, line: str) -> None:
    """PB-1, PB-46: the list says more than a name."""
    match = given("prison_break", 3).play("chance first p0")
    scene = scene_in(code, match)
    remarks = [drawer_of("prison_break").preview(scene, action) for action in match.game.legal(match.state, 0)]
    assert remarks[0].endswith(f"{line})")
    assert all(remark.startswith("(") and len(remark) > 30 for remark in remarks)


def test_both_plans_are_told_and_then_the_one_that_is_carried_out() -> None:
    """PB-6, PB-46: below the name of the plan, for whoever may know it."""
    chosen = " / ".join(f"p{seat} choose {leader}" for seat, leader in enumerate(LEADERS))
    match = given("prison_break", 3).play(f"chance first p0 / {chosen} / chance escape drains / chance escape steam")
    lines = [line.plain.strip() for line in secrets(scene_in("en", match))]
    told_of = [told(scene_in("en", match), "escape", card) for card in ("drains", "steam")]
    assert [line for line in lines if line in told_of] == told_of
    assert told_of[0] in [line.plain.strip() for line in secrets(scene_in("en", planning().begin()))]


@pytest.mark.parametrize(("code", "own", "others"), [("en", "you will count them", "he counts you"),
                                                     ("fr", "vous les compterez", "il vous compte")])
def test_bellick_is_not_told_of_himself_as_of_another(code: str, own: str, others: str) -> None:
    """PB-19, PB-46: whoever is out is not the one who is counted."""
    match = planning().begin()
    kind = next(number for number, shape in enumerate(match.game.shapes.events) if shape.name == "became_bellick")
    for you, line in ((2, own), (0, others)):
        assert line in Language(code).event(match.game, Event(kind, [2, 2], 1), ["Ada", "Ben", "Cleo"], you)


def test_what_a_pack_brings_is_told_of_by_nobody() -> None:
    """PB-46: an escape card of somebody's own has no line, and none is made up."""
    assert told(scene_in("en", planning().begin()), "escape", "my_own_tunnel") == ""
