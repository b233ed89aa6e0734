"""Families are declared by hand: here they are worked out another way, from shapes and content."""

from escapade.games import load_with
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.kinds import FIGURES, Kind
from escapade.games.prison_break.rules.families import (
    FAMILIES,
    Family,
    helps_figure,
    is_camera,
    is_dealing,
    is_leader,
    is_main,
    is_setup,
)


def prison() -> PrisonBreakGame:
    """The game with its usual options."""
    game = load_with("prison_break", {})
    assert isinstance(game, PrisonBreakGame)
    return game


def phases_that(holds: set[int]) -> set[str]:
    """The names of phases."""
    return {phase.name for number, phase in enumerate(prison().shapes.phases) if number in holds}


def test_PB_9_every_action_belongs_to_one_part_of_the_rules() -> None:
    """PB-9: as many families as kinds, and none empty."""
    shapes = prison().shapes.actions.shapes
    assert len(FAMILIES) == len(shapes)
    assert set(FAMILIES) == set(range(Family.OTHER + 1))
    by_rule = {shape.kind for shape in shapes if "PB-13" in shape.rules}
    assert by_rule == {kind for kind, family in enumerate(FAMILIES) if family == Family.OBJECT}
    harmful = [Kind.DRAW, Kind.ADD_GUARD, Kind.RAISE, Kind.LOSE]
    assert harmful == [kind for kind, family in enumerate(FAMILIES) if family == Family.HARM]


def test_PB_31_set_up_is_what_comes_before_day_1() -> None:
    """PB-31, PB-40: a phase that remembers something, votes or is pushed is a frame's."""
    phases = prison().shapes.phases
    assert phases_that({number for number in range(len(phases)) if is_setup(number)}) == {
        "first", "choose", "deal", "keep_plan", "announce", "wish"}
    frames = {number for number, phase in enumerate(phases) if phase.memory or phase.choice is not None}
    assert frames == {number for number in range(len(phases)) if not is_main(number)}
    assert phases_that({number for number in range(len(phases)) if is_dealing(number)}) == {"deal", "keep_plan"}


def test_PB_7_what_helps_a_figure_stands_on_chances_alone() -> None:
    """PB-7: guilt stands on both; every other verb of a chance on no handicap."""
    deck = prison().tables.deck
    chances = {verb for card, verbs in enumerate(deck.verbs) if deck.is_chance(card) for verb in verbs}
    handicaps = {verb for card, verbs in enumerate(deck.verbs) if not deck.is_chance(card) for verb in verbs}
    assert {verb for verb in chances | handicaps if helps_figure(verb)} == chances - handicaps


def test_PB_1_PB_3_leaders_and_cameras_by_name() -> None:
    """PB-1, PB-3: the numbers that the content gives them."""
    names = prison().names
    assert [names.figures[figure] for figure in range(FIGURES) if is_leader(figure)] == names.leaders
    assert [name for device, name in enumerate(names.devices) if is_camera(device)] == [
        name for name in names.devices if name.startswith("camera")]
