"""The expert of Prison Break: what it does where the choice is plain, on either side."""

from escapade.bots import roster
from escapade.bots.prison_break.heuristic import REASONS
from escapade.bots.prison_break.judgement import walk_of
from escapade.core.event import MUTE
from escapade.core.perspective import look
from escapade.core.referee import draw
from escapade.core.seat import CHANCE_BIT, first_seat
from escapade.language.sentences import Language
from escapade.play.seeds import derive
from escapade.testing import Scenario
from tests.games.prison_break.table import planning, recruiting


def answer(match: Scenario) -> tuple[str, str]:
    """What the expert would do where the match stands, in words, and why."""
    seat = first_seat(int(match.state.waiting))
    choice = roster.make("greedy", match.game).choose(look(match.game, match.state, seat), derive(1, "test"))
    return match.game.shapes.actions.words(choice.action), choice.reason


def advice(match: Scenario, code: str = "en") -> str:
    """The reason as a hint tells it."""
    seat = first_seat(int(match.state.waiting))
    choice = roster.make("greedy", match.game).choose(look(match.game, match.state, seat), derive(1, "test"))
    return Language(code, strict=True).because(match.game, choice.reason, choice.params)


def test_michael_declares_as_soon_as_he_can() -> None:
    """PB-18: with both outsiders of his card in the team."""
    table = recruiting().lose("letter", "photograph")
    table.data["joined"] = ["sara", "pope"]
    table.data["figures"]["sara"].update({"seat": "p1", "active_from": 1})
    table.data["figures"]["pope"].update({"seat": "p2", "active_from": 1})
    assert answer(table.begin()) == ("declare", "team_complete")


def test_a_useless_object_is_the_lesser_evil() -> None:
    """PB-10: nobody asks for the spoon; Sara asks for the letter."""
    table = recruiting().hold("michael", "spoon", "letter")
    assert answer(table.begin()) == ("lose spoon", "useless_object")
    assert answer(table.guard("alley_2", "spoon").begin()) == ("lose spoon", "spare_bribe")


def test_the_one_with_the_object_goes_and_recruits() -> None:
    """PB-14: to the infirmary with the letter, and there it is given."""
    match = recruiting().put(michael="garden_3").hold("michael", "letter").turn("michael", "escape").begin()
    assert answer(match) == ("step infirmary", "recruits")
    match.play("p0 step infirmary / p0 stop")
    assert answer(match)[0] == "recruit"


def test_route_tokens_are_laid_at_once_and_decoys_too() -> None:
    """PB-21: the cells are on the route; the yard is a decoy while tokens are left over."""
    match = planning().turn("michael", "escape").begin()
    assert answer(match)[0] == "lay"
    assert answer(match.play("p0 lay / p0 step yard_3"))[0] == "lay"


def test_guilt_near_its_end_is_lowered_first() -> None:
    """PB-24: at 26 of 30 an outsider calms things down before he walks on."""
    assert answer(planning().put(sara="yard_5").set(guilt=26, route=["yard"]).turn("sara", "escape").begin()) == (
        "lower_guilt", "calms_down")


def test_bellick_lights_what_all_likely_plans_need() -> None:
    """PB-25: he has been shown the route; the workshop's camera is what the plan must break."""
    table = planning().turn("abruzzi", "bellick")
    table.data["players"][2].update({"shows": 2, "shown": ["route", "device"]})
    words, reason = answer(table.begin())
    assert reason in ("blocks", "guards_lincoln")
    assert words in ("watch camera_4", "watch tower_2", "watch tower_4", "watch tower_1")


def test_bellick_catches_when_his_lights_are_well_placed() -> None:
    """PB-26: Sara is within reach, without the bribe, and on her way with the pliers."""
    done = ["infirmary", "cells", "chapel", "boiler_room", "garden"]
    table = planning().put(sara="yard_3", lincoln="isolation").set(route=done).guard("yard_5", "radio")
    table.watched(4).lit(4)
    table.set(tools={"pliers": None, "breaker": "alley_7"}).data["figures"]["sara"]["tools"] = ["pliers"]
    table.data["players"][2].update({"shows": 2, "shown": ["route", "device"]})
    match = table.turn("abruzzi", "bellick").begin()
    assert answer(match) == ("guard yard_5", "catches")
    assert answer(match.play("p2 guard yard_5"))[0] == "post yard_3"


def test_bellick_posts_a_guard_where_the_team_comes_by() -> None:
    """PB-25, PB-26: Lincoln waits in the workshop, which has one door: the guard stands before it."""
    match = planning().guard("depot_12", "radio").turn("abruzzi", "bellick").begin().play("p2 guard depot_12")
    assert answer(match) == ("post depot_11", "lies_in_wait")


def test_the_team_walks_round_a_guard() -> None:
    """PB-26: the yard is a ring: to the pliers by yard 4, and another way where a guard stands there."""
    done = ["infirmary", "cells", "chapel", "boiler_room", "yard", "garden"]
    table = planning().put(michael="yard_3", sucre="alley_2", sara="alley_2", pope="alley_5").set(route=done)
    table.put(lincoln="isolation").turn("michael", "escape")
    assert answer(table.begin())[0] == "step yard_4"
    assert answer(table.guard("yard_4", "radio").begin())[0] in ("step yard_2", "step cells_1")


def test_the_plan_is_chosen_by_its_way() -> None:
    """PB-6: the one whose places, tool, device and Lincoln lie closest together, however many places it has."""
    match = recruiting().begin()
    game = match.game
    walks = {key: walk_of(match.game.tables, place) for place, key in enumerate(game.names.escapes)}  # type: ignore[attr-defined]
    near, far = min(walks, key=lambda key: walks[key]), max(walks, key=lambda key: walks[key])
    fresh = Scenario(game, game.new(3)).play("chance first p0 / p0 choose michael / p1 choose sucre")
    fresh.play("p2 choose abruzzi").play(f"chance escape {far} / chance escape {near}")
    assert answer(fresh) == (f"keep_plan {near}", "shortest_route")


def test_nobody_lowers_guilt_while_what_is_wanted_lies_in_reach() -> None:
    """PB-13, PB-24: the letter lies two squares off; guilt of 28 can wait."""
    table = recruiting().lay(letter="yard_2").set(guilt=28).turn("michael", "escape")
    assert answer(table.begin()) == ("step yard_3", "picks_up")


def test_a_kept_chance_is_played_where_it_helps() -> None:
    """PB-7, PB-38: under the lens Lincoln is within reach; without need the card is kept."""
    table = planning().put(michael="depot_11").keep("michael", "blind_spot").set(route=["cells", "depot"])
    assert answer(table.watched(4).turn("michael", "escape").begin()) == ("play blind_spot", "card_now")
    assert answer(table.watched(1).turn("michael", "escape").begin())[0].startswith("step ")


def test_what_one_saw_alone_is_not_told() -> None:
    """PB-30: whoever goes back for a token says where, and not what it is."""
    table = recruiting().put(michael="yard_6")
    table.data["tokens"]["yard_8"] = {"looked": ["p0"], "object": "letter"}
    match = table.turn("michael", "escape").begin()
    assert answer(match) == ("step yard_8", "goes_back")
    assert "letter" not in advice(match)


def test_a_bribe_is_the_first_way_out() -> None:
    """PB-26: whoever holds what the guard falls for gives it."""
    match = planning().hold("michael", "radio").guard("yard_3", "radio").turn("michael", "escape").begin()
    assert answer(match.play("p0 step yard_3")) == ("bribe", "gives_bribe")


def test_every_reason_of_a_match_is_listed_and_told() -> None:
    """As it is given, with what it speaks of, in both languages."""
    match = recruiting().begin()
    game, state, rng = match.game, match.state, derive(4, "reasons")
    bot = roster.make("greedy", game)
    given: set[str] = set()
    spoken = [Language(code, strict=True) for code in ("en", "fr")]
    while state.waiting:
        if state.waiting == CHANCE_BIT:
            draw(game, state, rng, MUTE)
            continue
        seat = first_seat(int(state.waiting))
        choice = bot.choose(look(game, state, seat), rng)
        given.add(choice.reason)
        assert all(language.because(game, choice.reason, choice.params) for language in spoken)
        game.apply(state, seat, choice.action, MUTE)
    assert given <= set(REASONS)


def test_whoever_fills_the_room_beside_an_outsider_makes_way() -> None:
    """PB-4, PB-14: Sucre has nothing for Sara, Michael at the door has her letter, and two fill the infirmary."""
    table = recruiting().put(michael="garden_3", sucre="infirmary").hold("michael", "letter", "photograph")
    match = table.turn("sucre", "escape").begin()
    assert answer(match) == ("step garden_3", "makes_room")
    assert answer(match.play("p1 step garden_3"))[0] == "stop"


def test_a_hint_says_where_one_goes_and_for_what() -> None:
    """PB-13, PB-14, PB-20 to PB-22: the outsider and his object, the place, the tool, the device, in both languages."""
    match = recruiting().put(michael="garden_3").hold("michael", "letter").turn("michael", "escape").begin()
    assert advice(match) == "Sara asks for a letter and waits there: infirmary."
    assert advice(match, "fr") == "Sara demande une lettre et attend là\u00a0: infirmerie."
    match = planning().turn("michael", "escape").begin()
    assert advice(match) == "The route passes here: the cells."
    assert advice(match.play("p0 lay / p0 step yard_3")).startswith("A decoy: ")
    done = ["infirmary", "cells", "chapel", "boiler_room", "yard", "garden", "depot"]
    match = planning().put(michael="depot_12", sara="cells_3").set(route=done).turn("michael", "escape").begin()
    assert advice(match) == "The plan needs the pliers: depot 13."


def test_a_card_is_drawn_where_it_may_put_out_the_light() -> None:
    """PB-7, PB-36: with little guilt a card is worth its risk once Bellick bars the way; else a point is cheaper."""
    guards = {"garden_1": "radio", "garden_2": "radio", "garden_5": "spoon", "garden_6": "spoon", "garden_12": "rosary",
              "garden_13": "phone_card"}
    for light, words in ((None, "raise_guilt"), (4, "draw")):
        table = planning()
        for square, bribe in guards.items():
            table.guard(square, bribe)
        match = (table.watched(light) if light else table).turn("michael").begin()
        assert answer(match)[0] == words
    assert advice(match) == "A card may put out what bars the way: camera 4 (workshop)."


def test_on_the_last_day_guilt_counts_no_more() -> None:
    """PB-24: nobody is advised to lower it when the day is all that ends the match."""
    table = planning().put(sucre="isolation").set(guilt=5, day=30, route=["isolation", "cells"])
    table.data["figures"]["lincoln"].update({"seat": "p1", "active_from": 1, "square": "isolation"})
    table.data["joined"].append("lincoln")
    match = table.lit(5).turn("sucre", "escape").begin()
    words, reason = answer(match)
    assert words != "lower_guilt", reason


def test_bellick_names_whoever_carries_most() -> None:
    """PB-35: two objects against one."""
    match = planning().hold("sucre", "spoon", "radio").hold("michael", "rosary").turn("abruzzi", "bellick").begin()
    match.play("p2 draw / chance card shakedown")
    assert answer(match) == ("name sucre", "names_loaded")


def test_bellick_names_whom_the_card_hurts() -> None:
    """PB-34, PB-35: isolation is nothing to whoever is there, a second lost turn nothing to whoever misses one."""
    table = planning().hold("sucre", "spoon", "radio").put(sucre="isolation").turn("abruzzi", "bellick")
    assert answer(table.begin().play("p2 draw / chance card insolence")) == ("name michael", "names_felt")
    assert answer(table.begin().play("p2 draw / chance card sprained_ankle")) == ("name sucre", "names_loaded")
    table.data["figures"]["sucre"]["loses_turn"] = True
    assert answer(table.begin().play("p2 draw / chance card sprained_ankle")) == ("name michael", "names_felt")


def test_bellick_hears_how_likely_a_plan_is() -> None:
    """PB-30: sure once he was shown the route; a share of the cards that fit before."""
    table = planning().turn("abruzzi", "bellick")
    assert advice(table.begin()) == "Lincoln is still in there, and no plan works without him: the workshop."
    table.put(lincoln="isolation")
    assert advice(table.begin()).endswith(" times in a hundred; no plan stands out yet.")
    table.set(route=["infirmary", "chapel", "boiler_room"])
    assert "“Through the drains” is the likeliest, at " in advice(table.begin())
    table.data["players"][2].update({"shows": 2, "shown": ["route", "device"]})
    assert advice(table.begin()).endswith(" 100 times in a hundred; “Through the drains” is the likeliest, at 100%.")


def test_whoever_is_driven_out_runs_towards_his_errand() -> None:
    """PB-28: to the square of the zone rolled from which the next thing to do is nearest."""
    done = ["infirmary", "cells", "chapel", "boiler_room", "garden"]
    table = planning().put(michael="yard_2", lincoln="isolation").set(route=done, out_of_order=["camera_4"])
    match = table.set(tools={"pliers": None, "breaker": "alley_7"}).turn("abruzzi", "bellick").begin()
    match.play("p2 watch tower_1 / chance die 5")
    words, reason = answer(match)
    assert (words, reason) == ("go alley_9", "nearest_errand")


def test_bellick_does_not_put_out_what_a_card_has_lit_for_him() -> None:
    """PB-7, PB-36: the next card would end the light on the workshop, where Lincoln waits."""
    table = planning().active("tools_filmed").lit(4).turn("abruzzi", "bellick")
    table.set(camera={"device": "camera_4", "by": "card", "turns": 0})
    assert answer(table.begin())[0] != "draw"


def test_whoever_stands_on_a_token_looks_under_it() -> None:
    """PB-13: the nearest token is the one underfoot; nobody paces to and fro beside it until his steps are spent."""
    marked = ["infirmary", "cells", "chapel", "laundry", "boiler_room", "yard", "garden", "pitch", "depot", "alley"]
    for square in ("pitch_7", "garden_8"):
        match = planning().put(pope=square).set(route=marked).turn("pope", "escape").begin()
        assert answer(match) == ("search", "may_bribe")
