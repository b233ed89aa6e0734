"""The expert of Prison Break: what it does where the choice is plain, on either side."""

from escapade.bots import roster
from escapade.bots.prison_break import REASONS
from escapade.core.event import MUTE
from escapade.core.perspective import look
from escapade.core.referee import draw
from escapade.core.seat import CHANCE_BIT, first_seat
from escapade.language import Language
from escapade.seeds import derive
from escapade.testing import Scenario
from escapade.tui.prison_break import REASONS as SENTENCES
from tests.games.prison_break.table import planning, recruiting


def answer(match: Scenario) -> tuple[str, str]:
    """What the expert would do where the match stands, in words, and why."""
    seat = first_seat(int(match.state.waiting))
    choice = roster.make("greedy", match.game).choose(look(match.game, match.state, seat), derive(1, "test"))
    return match.game.shapes.actions.words(choice.action), choice.reason


def test_michael_declares_as_soon_as_he_can() -> None:
    """PB-18."""
    table = recruiting().lose("letter", "photograph")
    table.data["joined"] = ["sara", "pope"]
    table.data["figures"]["sara"].update({"seat": "p1", "active_from": 1})
    table.data["figures"]["pope"].update({"seat": "p2", "active_from": 1})
    assert answer(table.begin()) == ("declare", "sets_up")


def test_a_useless_object_is_the_lesser_evil() -> None:
    """PB-10: nobody asks for the spoon; Sara asks for the letter."""
    assert answer(recruiting().hold("michael", "spoon", "letter").begin()) == ("lose spoon", "lesser_evil")


def test_the_one_with_the_object_goes_and_recruits() -> None:
    """PB-14: to the infirmary with the letter, and there it is given."""
    match = recruiting().put(michael="garden_3").hold("michael", "letter").turn("michael", "escape").begin()
    assert answer(match) == ("step infirmary", "runs_errand")
    match.play("p0 step infirmary / p0 stop")
    assert answer(match)[0] == "recruit"


def test_route_tokens_are_laid_at_once_and_decoys_too() -> None:
    """PB-21: the cells are on the route; the yard is a decoy while tokens are left over."""
    match = planning().turn("michael", "escape").begin()
    assert answer(match)[0] == "lay"
    assert answer(match.play("p0 lay / p0 step yard_3"))[0] == "lay"


def test_guilt_near_its_end_is_lowered_first() -> None:
    """PB-24."""
    assert answer(planning().put(sara="yard_5").set(guilt=26, route=["yard"]).turn("sara", "escape").begin()) == (
        "lower_guilt", "calms_down")


def test_bellick_lights_what_all_likely_plans_need() -> None:
    """PB-25: he has been shown the route; the workshop's camera is what the plan must break."""
    table = planning().turn("abruzzi", "bellick")
    table.data["players"][2].update({"shows": 2, "shown": ["route", "device"]})
    words, reason = answer(table.begin())
    assert reason == "hunts"
    assert words in ("watch camera_4", "watch tower_2", "watch tower_4", "watch tower_1")


def test_bellick_catches_when_his_lights_are_well_placed() -> None:
    """PB-26: a member within reach without the bribe."""
    table = planning().put(michael="yard_3", sucre="yard_5").guard("yard_1", "radio").watched(4).lit(4)
    table.data["players"][2].update({"shows": 2, "shown": ["route", "device"]})
    match = table.turn("abruzzi", "bellick").begin()
    assert answer(match)[0] == "guard yard_1"
    assert answer(match.play("p2 guard yard_1"))[0] == "post yard_3"


def test_a_bribe_is_the_first_way_out() -> None:
    """PB-26."""
    match = planning().hold("michael", "radio").guard("yard_3", "radio").turn("michael", "escape").begin()
    assert answer(match.play("p0 step yard_3 / p0 stop")) == ("bribe", "pays_up")


def test_every_reason_of_a_match_has_a_sentence() -> None:
    """Reasons are listed, and told in both languages."""
    match = recruiting().begin()
    game, state, rng = match.game, match.state, derive(4, "reasons")
    bot = roster.make("greedy", game)
    given: set[str] = set()
    while state.waiting:
        if state.waiting == CHANCE_BIT:
            draw(game, state, rng, MUTE)
            continue
        seat = first_seat(int(state.waiting))
        choice = bot.choose(look(game, state, seat), rng)
        given.add(choice.reason)
        game.apply(state, seat, choice.action, MUTE)
    assert given <= set(REASONS)
    assert set(REASONS) - {"only_choice"} == set(SENTENCES)
    for code in ("en", "fr"):
        for key in SENTENCES.values():
            assert Language(code, strict=True).say(key)


def test_whoever_fills_the_room_beside_an_outsider_makes_way() -> None:
    """PB-4, PB-14: Sucre has nothing for Sara, Michael at the door has her letter, and two fill the infirmary."""
    table = recruiting().put(michael="garden_3", sucre="infirmary").hold("michael", "letter", "photograph")
    match = table.turn("sucre", "escape").begin()
    assert answer(match) == ("step garden_3", "makes_room")
    assert answer(match.play("p1 step garden_3"))[1] == "waits"
