"""Phase 2: the vote, Lincoln, the route, Bellick, light and cameras, order and chains."""

from escapade.testing import Scenario
from tests.games.prison_break.table import Table, planning, recruiting

FREE = "p0 raise_guilt / p0 stop"


def complete(seats: int = 3) -> Table:
    """Phase 1 with both outsiders of the card recruited, Michael's turn on day 1."""
    table = recruiting(seats).lose("letter", "photograph")
    table.data["joined"] = ["sara", "pope"]
    table.data["figures"]["sara"].update({"seat": "p1", "active_from": 1})
    table.data["figures"]["pope"].update({"seat": f"p{seats - 1}", "active_from": 1})
    return table


def bellick(table: Table, seats: int = 3) -> Table:
    """Bellick's turn."""
    return table.turn(["abruzzi", "bagwell"][seats - 3], "bellick")


def moving(table: Table, figure: str = "michael") -> Scenario:
    """A figure's escape action."""
    return table.turn(figure, "escape").begin()


def test_PB_18_the_team_is_complete() -> None:
    """PB-18: only with both outsiders of the card, at the start of Michael's turn; who is left over leaves."""
    assert recruiting().begin().why_not("p0", "declare")["code"] == "not_recruited"
    match = complete().begin().play("p0 declare").expect(stage="plan", figures__veronica__square=None)
    assert match.waiting() == ["p0", "p1", "p2"]
    assert match.described("figures.lincoln.square") == "workshop"


def test_PB_19_the_vote_is_secret_until_all_are_in() -> None:
    """PB-19: all at once, for a leader other than Michael, oneself allowed."""
    match = complete().begin().play("p0 declare").play("p2 vote abruzzi")
    assert match.legal("p0") == ["vote sucre", "vote abruzzi"]
    assert match.told("p1") == []
    assert match.why_not("p0", "vote michael")["code"] == "not_a_candidate"
    match.play("p1 vote abruzzi / p0 vote sucre")
    assert match.told()[:4] == ["voted p0 sucre", "voted p1 abruzzi", "voted p2 abruzzi", "became_bellick p2 abruzzi"]
    match.expect(bellick="p2", figures__abruzzi__square=None, turn__actor="michael", phase="harmful")


def test_PB_19_the_plan_is_told_only_when_bellick_is_out_of_the_team() -> None:
    """PB-19, PB-30: during the vote anybody may still become Bellick, so nobody but Michael knows the card."""
    match = complete().begin().play("p0 declare / p1 vote abruzzi")
    card = match.view("p0")["card"]
    assert card is not None
    assert [match.view(seat)["card"] for seat in ("p1", "p2", "spectator")] == [None, None, None]
    match.play("p0 vote abruzzi / p2 vote abruzzi")
    assert [match.view(seat)["card"] for seat in ("p0", "p1", "p2")] == [card, card, None]


def test_PB_19_what_the_one_voted_out_leaves_behind() -> None:
    """PB-19, PB-34: objects face up on his square, kept chances discarded, a lost turn forgotten."""
    table = complete().put(abruzzi="yard_6").hold("abruzzi", "radio", "spoon").keep("abruzzi", "kind_word")
    table.data["figures"]["abruzzi"]["loses_turn"] = True
    match = table.begin().play("p0 declare / p0 vote abruzzi / p1 vote abruzzi / p2 vote abruzzi")
    match.expect(lying={"radio": "yard_6", "spoon": "yard_6"}, discard={"kind_word": 1},
                 figures__abruzzi__loses_turn=False)


def test_PB_19_michael_breaks_a_tie_among_the_tied() -> None:
    """PB-19: two votes each."""
    match = complete(4).begin().play(
        "p0 declare / p0 vote sucre / p1 vote sucre / p2 vote abruzzi / p3 vote abruzzi")
    assert match.waiting() == ["p0"]
    assert match.legal("p0") == ["vote sucre", "vote abruzzi"]
    match.play("p0 vote abruzzi").expect(bellick="p2")


def test_PB_14_outsiders_of_bellick_go_to_the_fewest_figures() -> None:
    """PB-14: p1 has Sara beside Sucre, p0 only Michael: Pope goes to Michael's player."""
    match = complete().begin().play("p0 declare / p0 vote abruzzi / p1 vote abruzzi / p2 vote sucre")
    match.expect(figures__pope__seat="p0")


def test_PB_20_lincoln_is_fetched() -> None:
    """PB-20: whoever ends a move on his square takes him along; he acts from the next day on."""
    match = moving(planning().put(michael="depot_11"))
    match.play("p0 step workshop / p0 stop").expect(figures__lincoln__seat="p0", figures__lincoln__active_from=2,
                                                    joined=["sara", "pope", "lincoln"])


def test_PB_20_a_card_locks_lincoln_up() -> None:
    """PB-20: fetched or not, in either phase; he must be fetched again."""
    table = planning()
    table.data["joined"].append("lincoln")
    table.data["figures"]["lincoln"].update({"seat": "p0", "active_from": 1})
    match = table.begin().play("p0 draw / chance card death_row")
    match.expect(figures__lincoln__square="isolation", figures__lincoln__seat=None, joined=["sara", "pope"])
    recruiting().begin().play("p0 draw / chance card death_row").expect(figures__lincoln__square="isolation")


def test_PB_21_route_tokens_and_decoys() -> None:
    """PB-21: where he starts, passes and stops; on the route or not; one a place."""
    match = moving(planning())
    match.play("p0 lay / p0 step yard_3 / p0 lay").expect(route=["cells", "yard"])
    assert match.why_not("p0", "lay")["code"] == "already_laid"
    assert match.view("p2")["route"] == ["cells", "yard"]
    assert recruiting().turn("michael", "escape").begin().why_not("p0", "lay")["code"] == "not_in_plan"


def test_PB_21_being_driven_out_lays_nothing() -> None:
    """PB-21: nor does the way out of PB-29; the place one is driven to gets no token."""
    match = bellick(planning().put(michael="yard_3")).begin().play("p2 watch tower_1 / chance die 6 / p0 go chapel")
    match.expect(figures__michael__square="chapel", route=[])


def test_PB_22_out_of_order_for_good() -> None:
    """PB-22, PB-36: the tool stays there; neither Bellick nor a card can turn it on again."""
    table = planning().put(michael="workshop", lincoln="isolation").set(tools={"pliers": None, "breaker": "alley_7"})
    table.data["figures"]["michael"]["tools"] = ["pliers"]
    match = moving(table).play("p0 stop / p0 disable").expect(out_of_order=["camera_4"], figures__michael__tools=[])
    match.play("p1 draw / chance card tools_filmed").expect(camera__device=None, guilt=2)
    match.play("p1 lower_guilt")
    assert match.why_not("p2", "watch camera_4")["code"] == "out_of_order"


def test_PB_23_the_team_wins_at_once() -> None:
    """PB-23: both outsiders, Lincoln, every place of the route and the device of the card."""
    table = planning().put(michael="yard_2", lincoln="yard_6")
    table.data["joined"].append("lincoln")
    table.data["figures"]["lincoln"].update({"seat": "p0", "active_from": 1})
    table.set(route=["infirmary", "cells", "chapel", "boiler_room"], out_of_order=["camera_4"],
              tools={"pliers": None, "breaker": "alley_7"})
    match = moving(table).play("p0 step garden_9 / p0 lay")
    assert match.outcome() == {"reason": "escaped", "rule": "PB-23", "winners": [0, 1], "scores": None,
                               "sides": ["team", "team", "bellick"]}


def test_PB_23_a_match_that_goes_on_rules_cards_out() -> None:
    """PB-23, PB-30: the plan “drains” would be complete, so Bellick knows that it is another."""
    table = planning(escapes="paper_trail steam").put(michael="yard_2", lincoln="yard_6")
    table.data["joined"].append("lincoln")
    table.data["figures"]["lincoln"].update({"seat": "p0", "active_from": 1})
    table.set(route=["infirmary", "cells", "chapel", "boiler_room"], out_of_order=["camera_4"],
              tools={"pliers": None, "breaker": "alley_7"})
    match = moving(table).play("p0 step garden_9 / p0 lay").expect(ruled_out=["drains"])
    assert match.view("p2")["fitting"] == ["night_shift", "kitchen_lift", "paper_trail"]


def test_PB_24_day_thirty_ends() -> None:
    """PB-24: when the last figure of day 30 has played, Bellick wins."""
    match = planning().set(day=30).turn("pope", "escape").begin().play("p1 stop")
    assert match.ended()["reason"] == "days"
    assert match.ended()["winners"] == [2]


def test_PB_25_bellicks_turn() -> None:
    """PB-25: a card, a guard up to three squares, a camera or tower; a chance helps nobody."""
    match = bellick(planning().guard("yard_1", "radio")).begin()
    assert match.legal("p2")[:2] == ["draw", "guard yard_1"]
    assert len(match.legal("p2")) == 2 + 11
    match.play("p2 draw / chance card kind_word").expect(discard={"kind_word": 1}, guilt=0)


def test_PB_25_PB_37_where_a_guard_can_go() -> None:
    """PB-25, PB-37: not into strategic buildings, not by a tower or another guard, not on full squares."""
    table = planning().put(michael="yard_11", sucre="yard_11").guard("yard_12", "radio").guard("alley_6", "spoon")
    match = bellick(table).begin().play("p2 guard yard_12")
    squares = [words.split()[1] for words in match.legal("p2")]
    assert squares == ["yard_7", "yard_9", "yard_14", "yard_15", "depot_5", "alley_3", "alley_4", "alley_11",
                       "alley_12", "alley_13", "kitchen"]
    assert match.why_not("p2", "post yard_13")["code"] == "too_far"


def test_PB_26_caught_by_a_guard_that_moves() -> None:
    """PB-26: only what is possible; the bribe is free."""
    match = bellick(planning().put(michael="yard_3").hold("michael", "spoon").guard("yard_1", "radio")).begin()
    match.play("p2 guard yard_1 / p2 post yard_3")
    assert match.waiting() == ["p0"]
    assert match.legal("p0") == ["draw", "raise_guilt", "lose spoon", "lose_turn"]
    match.play("p0 lose_turn").expect(figures__michael__loses_turn=True, guards={"yard_3": "radio"})


def test_PB_26_caught_by_walking_into_a_guard() -> None:
    """PB-26: whoever comes onto a guard's square, at once; with the bribe in hand the guard leaves, free."""
    match = moving(planning().guard("yard_3", "radio").hold("michael", "radio")).play("p0 step yard_3")
    assert match.described("frames")[-1]["phase"] == "caught"
    match.play("p0 bribe").expect(guards={}, gone=["photograph", "letter", "radio"], phase="move", turn__points=3)


def test_PB_26_staying_with_a_guard_is_not_being_caught() -> None:
    """PB-26: nor having shared the square at the vote."""
    match = moving(planning().put(michael="yard_3").guard("yard_3", "radio")).play("p0 stop")
    assert match.waiting() == ["p1"]


def test_PB_27_nobody_enters_what_is_watched() -> None:
    """PB-27: a lit zone, a watched building."""
    lit = moving(planning().lit(1))
    assert lit.why("p0", "step yard_3") == {"code": "lit", "params": {"square": "yard_3"}, "rule": "PB-27"}
    filmed = moving(planning().put(michael="garden_3").watched(2))
    assert filmed.why("p0", "step infirmary") == {"code": "watched", "params": {"square": "infirmary"}, "rule": "PB-27"}


def test_PB_27_a_card_prevails_over_bellick() -> None:
    """PB-27, PB-36: the token moves to the card's zone; Bellick can move it back on his next turn."""
    match = planning().lit(3, 2).begin().play("p0 draw / chance card searchlight_garden")
    match.expect(tower={"device": "tower_2", "by": "card", "turns": 0})
    match.play("p0 stop / p1 raise_guilt / p1 stop / p2 watch tower_3").expect(tower__device="tower_3")


def test_PB_28_driven_out_of_a_building() -> None:
    """PB-28: to the building of the camera rolled; the watched one cannot be rolled."""
    match = bellick(planning().put(michael="guard_room")).begin().play("p2 watch camera_5")
    assert match.game.chance_size(match.state) == 5
    match.play("chance die 4").expect(figures__michael__square="workshop", figures__lincoln__seat="p0")


def test_PB_28_driven_out_of_a_zone() -> None:
    """PB-28: to a square with a door or gate in the zone rolled, of his choice; in seat order."""
    match = bellick(planning().put(michael="yard_3", sucre="yard_5")).begin().play("p2 watch tower_1 / chance die 3")
    assert match.legal("p0") == ["go pitch_1", "go pitch_3", "go pitch_5", "go pitch_8", "go pitch_10", "go pitch_12",
                                 "go pitch_13"]
    match.play("p0 go pitch_3 / chance die 6")
    assert match.legal("p1") == ["go chapel", "go library", "go kitchen", "go laundry", "go boiler_room"]


def test_PB_28_a_building_without_room_is_rolled_again() -> None:
    """PB-4, PB-28: Pope and Sucre fill the warden's office."""
    match = bellick(planning().put(michael="guard_room", sucre="wardens_office")).begin().play("p2 watch camera_5")
    game, state = match.game, match.state
    faces = [game.chance_value(state, outcome) + 1 for outcome in range(game.chance_size(state))]
    assert faces == [1, 2, 3, 4]


def test_PB_29_shut_in_and_the_way_out() -> None:
    """PB-29: the cells give on the yard alone; behind the nearest gate with room he may act."""
    match = moving(planning().lit(1))
    assert [words for words in match.legal("p0") if words.startswith("slip")] == ["slip garden_9", "slip depot_5"]
    assert match.why_not("p0", "slip pitch_8")["code"] == "not_that_gate"
    match.play("p0 slip garden_9").expect(figures__michael__square="garden_9", route=[])
    free = moving(planning())
    assert free.why_not("p0", "slip garden_9")["code"] == "not_shut_in"


def test_PB_29_the_nearest_gate_with_room() -> None:
    """PB-29: garden_9 is full; depot_5 is as near."""
    match = moving(planning().put(sucre="garden_9", sara="garden_9").lit(1))
    assert [words for words in match.legal("p0") if words.startswith("slip")] == ["slip depot_5"]


def test_PB_32_the_action_is_lost_when_being_caught_takes_him_away() -> None:
    """PB-32: caught on the token's square he draws a card that drives him into isolation: no search."""
    match = moving(planning().put(michael="yard_6").guard("yard_8", "radio")).play("p0 step yard_8 / p0 draw")
    match.play("chance card insolence").expect(figures__michael__square="isolation", turn__actor="sucre")


def test_PB_32_caught_then_the_action() -> None:
    """PB-32: guilt +1 leaves him there: he may search."""
    match = moving(planning().put(michael="yard_6").guard("yard_8", "radio")).play("p0 step yard_8 / p0 raise_guilt")
    assert match.play("p0 stop").legal("p0") == ["search", "done"]


def test_PB_33_bellick_plays_in_his_seat_outsiders_after() -> None:
    """PB-33: Michael, Sucre, Bellick, then Sara and Pope as they joined."""
    match = planning().begin().play(f"{FREE} / p1 raise_guilt / p1 stop")
    assert match.waiting() == ["p2"]
    match.play("p2 watch tower_5").expect(turn__actor="sara")
    match.play("p0 stop").expect(turn__actor="pope")
    match.play("p1 stop").expect(turn__actor="michael", day=2)


def test_PB_34_a_lost_turn() -> None:
    """PB-34: a leader misses both actions; it is offered once only."""
    table = planning()
    table.data["figures"]["sucre"]["loses_turn"] = True
    match = table.begin().play(FREE)
    assert match.waiting() == ["p2"]
    match.expect(figures__sucre__loses_turn=False)
    caught = bellick(planning().put(michael="yard_3").guard("yard_1", "radio"))
    caught.data["figures"]["michael"]["loses_turn"] = True
    assert caught.begin().play("p2 guard yard_1 / p2 post yard_3").why_not("p0", "lose_turn")["code"] == "already_lost"


def test_PB_35_bellick_names_whom_a_handicap_hits() -> None:
    """PB-35: he drew it, so he names the member; the holder chooses the object."""
    match = bellick(planning().hold("sucre", "radio", "spoon")).begin().play("p2 draw / chance card shakedown")
    assert match.legal("p2") == ["name michael", "name sucre", "name sara", "name pope"]
    match.play("p2 name sucre")
    assert match.legal("p1") == ["lose radio", "lose spoon"]


def test_PB_35_bellick_places_the_guards_of_a_card() -> None:
    """PB-35: in phase 2 he has power over the handicaps, whoever drew."""
    match = planning().begin().play("p0 draw / chance card new_recruit / chance lot radio / chance die 1")
    assert match.waiting() == ["p2"]


def test_PB_36_an_on_token_stays_watch_days_turns() -> None:
    """PB-36: on for five of his turns; at the start of the sixth it comes off and cannot go back in that turn."""
    last = "p1 raise_guilt / p1 stop"
    match = planning(watch_days=5).lit(5, 4).begin().play(f"{FREE} / {last}")
    match.expect(tower={"device": "tower_5", "by": "bellick", "turns": 5})
    match.play(f"p2 watch camera_1 / p0 stop / p1 stop / {FREE} / {last}")
    match.expect(tower__device=None, barred=["tower_5"])
    assert match.why_not("p2", "watch tower_5")["code"] == "barred"
    match.play(f"p2 watch camera_3 / p0 stop / p1 stop / {FREE} / {last} / p2 watch tower_5").expect(
        tower__turns=1)


def test_PB_38_ignoring_a_tower_for_one_move() -> None:
    """PB-38: he walks into the light; still inside at the end, he is driven out."""
    match = moving(planning().lit(1).keep("michael", "thick_fog")).play("p0 play thick_fog / p0 step yard_3 / p0 stop")
    assert match.waiting() == ["chance"]
    match.play("chance die 6 / p0 go chapel").expect(figures__michael__square="chapel", turn__actor="sucre")


def test_PB_40_everybody_is_driven_out_before_the_card_goes_on() -> None:
    """PB-40: the searchlight first, member by member; only then its guilt."""
    match = planning().put(michael="yard_3", sucre="yard_5").begin().play("p0 draw / chance card searchlight_yard")
    match.expect(guilt=0).play("chance die 6 / p0 go chapel").expect(guilt=0)
    match.play("chance die 6 / p1 go library").expect(guilt=2, phase="escape")


def test_PB_41_the_tool_used_elsewhere_is_hopeless() -> None:
    """PB-22, PB-41: the pliers are on camera 1, the card wants camera 4: the team is told, Bellick cannot know."""
    table = planning().set(out_of_order=["camera_1"], tools={"pliers": None, "breaker": "alley_7"})
    match = table.begin()
    assert match.view("p1")["hopeless"]
    assert not match.view("p2")["hopeless"]
    assert match.play("p0 give_up").ended()["winners"] == [2]


def test_PB_20_lincoln_leaves_with_what_he_carries() -> None:
    """PB-20: the pliers are locked up with him, and come back with him."""
    table = planning().put(michael="alley_9").set(tools={"pliers": None, "breaker": "alley_7"})
    table.data["joined"].append("lincoln")
    table.data["figures"]["lincoln"].update({"seat": "p1", "active_from": 1, "tools": ["pliers"], "square": "yard_5"})
    match = table.begin().play("p0 draw / chance card death_row").expect(figures__lincoln__tools=["pliers"])
    match.play("p0 step isolation / p0 stop").expect(figures__lincoln__seat="p0", figures__lincoln__tools=["pliers"])


def test_PB_4_isolation_has_room_for_all() -> None:
    """PB-4: a third one may stop there; a guard may not enter."""
    match = moving(planning().put(michael="alley_9", sucre="isolation", sara="isolation", lincoln="isolation"))
    match.play("p0 step isolation / p0 stop").expect(figures__michael__square="isolation", figures__lincoln__seat="p0")


def test_PB_14_the_fewest_figures_without_a_tie() -> None:
    """PB-14: Michael's player has Sara too, Sucre's only Sucre: Pope goes to Sucre's."""
    table = complete()
    table.data["figures"]["sara"]["seat"] = "p0"
    match = table.begin().play("p0 declare / p0 vote abruzzi / p1 vote abruzzi / p2 vote sucre")
    match.expect(bellick="p2", figures__pope__seat="p1")


def test_PB_36_what_becomes_out_of_order_frees_the_token() -> None:
    """PB-22, PB-36: the breaker on a tower that is lit, reached under the fog."""
    table = planning().put(michael="yard_12").lit(1).keep("michael", "thick_fog")
    table.set(tools={"pliers": "depot_13", "breaker": None})
    table.data["figures"]["michael"]["tools"] = ["breaker"]
    match = moving(table).play("p0 play thick_fog / p0 step yard_13 / p0 stop / p0 disable")
    match.expect(tower={"device": None, "by": "nobody", "turns": 0}, out_of_order=["tower_1"], turn__actor="sucre")


def test_a_search_that_can_find_nothing_asks_nobody() -> None:
    """PB-35, PB-40: Bellick names nobody where no one of the team holds an object; the rest of the card acts."""
    match = bellick(planning()).begin().play("p2 draw / chance card sniffer_dogs")
    match.expect(guilt=2, lying={})
    assert "p2" not in match.waiting()
    assert "found_nothing" in match.told()
    held = bellick(planning().hold("sucre", "radio")).begin().play("p2 draw / chance card sniffer_dogs")
    assert held.waiting() == ["p2"]
    assert "found_nothing" in held.play("p2 name michael").told()
