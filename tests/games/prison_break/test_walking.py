"""A move, step by step: guards on the way, what cuts it short, and actions straight from the walk."""

from escapade.testing import Scenario
from tests.games.prison_break.table import Table, planning, recruiting


def moving(table: Table, figure: str = "michael") -> Scenario:
    """A figure's escape action."""
    return table.turn(figure, "escape").begin()


def asked(match: Scenario) -> str:
    """The question of the moment, by its key."""
    return str(match.view("p0")["question"]["key"])


def test_PB_26_passing_through_a_guards_square_counts() -> None:
    """PB-26: he is asked on the guard's square, before he goes on."""
    match = moving(planning().guard("yard_3", "radio")).play("p0 step yard_3")
    assert match.told() == ["moved michael cells_1 yard_3", "caught michael yard_3"]
    assert match.legal("p0") == ["draw", "raise_guilt", "lose_turn"]
    match.play("p0 raise_guilt / p0 step yard_2 / p0 stop").expect(guilt=1, turn__actor="sucre")


def test_PB_26_each_guard_catches_once_in_a_move() -> None:
    """PB-26: back and forth over the same guard costs once; another guard costs again."""
    match = moving(planning().guard("yard_3", "radio").guard("yard_4", "spoon"))
    match.play("p0 step yard_3 / p0 raise_guilt").expect(met=["yard_3"])
    match.play("p0 step yard_2 / p0 step yard_3").expect(guilt=1, phase="move", frames=[])
    match.play("p0 step yard_4 / p0 raise_guilt").expect(guilt=2, met=["yard_3", "yard_4"])


def test_PB_26_a_second_move_is_another_move() -> None:
    """PB-26, PB-7: with a second escape action the same guard catches again."""
    match = moving(planning().guard("yard_3", "radio").keep("michael", "cover_story")).play("p0 play cover_story")
    match.play("p0 step yard_3 / p0 raise_guilt / p0 step yard_2 / p0 stop").expect(guilt=1, met=[], phase="escape")
    assert asked(match.play("p0 step yard_3")) == "caught"


def test_PB_26_leaving_a_square_already_shared_does_not_catch() -> None:
    """PB-26: nor does staying there; to come back to it does."""
    match = moving(planning().put(michael="yard_3").guard("yard_3", "radio")).play("p0 step yard_2")
    match.expect(frames=[], phase="move")
    assert asked(match.play("p0 step yard_3")) == "caught"


def test_PB_26_a_guard_who_passes_over_a_member_does_not_catch() -> None:
    """PB-26: only where he ends."""
    table = planning().put(michael="yard_3").guard("yard_2", "radio").turn("abruzzi", "bellick")
    match = table.begin().play("p2 guard yard_2 / p2 post yard_4").expect(turn__actor="sara", guilt=0)
    assert not [told for told in match.told() if told.startswith("caught")]


def test_PB_26_guards_of_phase_1_catch_nobody() -> None:
    """PB-17, PB-26: recruiting, he walks past."""
    moving(recruiting().guard("yard_3", "radio")).play("p0 step yard_3").expect(frames=[], phase="move", met=[])


def test_PB_26_a_bribed_guard_is_met_no_more() -> None:
    """PB-26: what he gave sends the guard away; nothing of it is remembered."""
    match = moving(planning().guard("yard_3", "radio").hold("michael", "radio")).play("p0 step yard_3 / p0 bribe")
    match.expect(met=[], guards={}, turn__points=3)


def test_PB_32_taken_off_the_way_the_move_ends() -> None:
    """PB-32: caught in passing, he draws a card that puts him into isolation: no step and no action is left."""
    match = moving(planning().guard("yard_3", "radio")).play("p0 step yard_3 / p0 draw / chance card insolence")
    match.expect(figures__michael__square="isolation", turn__actor="sucre", turn__steps=None)


def test_PB_32_driven_off_the_way_the_move_ends() -> None:
    """PB-28, PB-32: the card lights the yard: he is driven out, and his turn is over."""
    match = moving(planning().guard("yard_3", "radio"))
    match.play("p0 step yard_3 / p0 draw / chance card searchlight_yard / chance die 6 / p0 go chapel")
    match.expect(figures__michael__square="chapel", turn__actor="sucre")


def test_PB_32_lincoln_locked_up_on_the_way() -> None:
    """PB-20, PB-32: the card takes Lincoln out of the team in the middle of his move."""
    table = planning().guard("yard_3", "radio").put(lincoln="cells_2")
    table.data["joined"].append("lincoln")
    table.data["figures"]["lincoln"].update({"seat": "p1", "active_from": 1})
    match = moving(table, "lincoln").play("p1 step cells_1 / p1 step yard_3 / p1 draw / chance card death_row")
    match.expect(figures__lincoln__square="isolation", figures__lincoln__seat=None, turn__actor="michael", day=2)


def test_PB_32_a_lock_down_cuts_the_points_left() -> None:
    """PB-32: to two less those spent, and at least none; he may stop."""
    match = moving(planning().guard("yard_3", "radio")).play("p0 step yard_3 / p0 draw / chance card head_count")
    match.expect(turn__points=1, phase="move")
    match = moving(planning().guard("yard_5", "radio")).play("p0 step yard_3 / p0 step yard_4 / p0 step yard_5")
    match.play("p0 draw / chance card head_count").expect(turn__points=0)
    assert match.legal("p0") == ["lay", "stop"]


def test_PB_32_on_a_full_square_he_stops_where_there_is_room() -> None:
    """PB-4, PB-32: cut short beside a guard and a friend, he stands on the nearest square with room."""
    match = moving(planning().put(sucre="yard_5").guard("yard_5", "radio").set(route=["yard"]))
    match.play("p0 step yard_3 / p0 step yard_4 / p0 step yard_5 / p0 draw / chance card head_count")
    assert match.legal("p0") == ["stop"]
    match.play("p0 stop").expect(figures__michael__square="yard_4", turn__actor="sucre")


def test_PB_32_an_action_straight_from_the_walk() -> None:
    """PB-11, PB-32: search, recruit, take and bribe stand beside the steps; each stops first."""
    match = moving(recruiting().put(michael="yard_6")).play("p0 step yard_8")
    assert "search" in match.legal("p0")
    match.play("p0 search / chance token radio / p0 take").expect(turn__actor="sucre")
    recruit = moving(recruiting().put(michael="garden_3").hold("michael", "letter"))
    recruit.play("p0 step infirmary / p0 recruit").expect(figures__sara__seat="p0", turn__actor="sucre")
    moving(planning().put(michael="depot_13")).play("p0 take_tool").expect(figures__michael__tools=["pliers"])
    bribe = moving(recruiting().put(michael="yard_2").hold("michael", "radio").guard("yard_3", "radio"))
    bribe.play("p0 step yard_3 / p0 bribe").expect(guards={}, turn__actor="sucre")


def test_PB_32_an_action_from_the_walk_takes_lincoln_along() -> None:
    """PB-20, PB-32: it stops first, so Lincoln joins before the pliers are used."""
    table = planning().put(michael="depot_11").set(tools={"pliers": None, "breaker": "alley_7"})
    table.data["figures"]["michael"]["tools"] = ["pliers"]
    match = moving(table).play("p0 step workshop / p0 disable")
    match.expect(figures__lincoln__seat="p0", out_of_order=["camera_4"])
    assert match.told()[1:3] == ["joined michael", "disabled michael camera_4"]


def test_PB_32_no_action_on_a_full_square() -> None:
    """PB-12, PB-32: an action stops first, and here nobody stops."""
    match = moving(recruiting().put(michael="yard_6", sucre="yard_8", abruzzi="yard_8")).play("p0 step yard_8")
    assert "search" not in match.legal("p0")
    assert match.why("p0", "search") == {"code": "full", "params": {"square": "yard_8"}, "rule": "PB-4"}


def test_PB_32_a_kept_card_asks_no_second_question() -> None:
    """PB-32: at the end of a move it stands beside the stop; once he has stopped, the turn is over."""
    match = moving(recruiting().keep("michael", "good_conduct").set(guilt=5)).play("p0 step yard_3")
    assert {"stop", "play good_conduct"} <= set(match.legal("p0"))
    match.play("p0 stop").expect(turn__actor="sucre")


def test_PB_7_no_longer_move_under_lock_down() -> None:
    """PB-7, PB-40: a chance that would do nothing is not offered."""
    match = moving(recruiting().keep("michael", "second_wind").active("head_count"))
    assert match.why_not("p0", "play second_wind")["code"] == "card_useless"
    assert "play second_wind" in moving(recruiting().keep("michael", "second_wind")).legal("p0")


def test_PB_7_nothing_to_ignore() -> None:
    """PB-7, PB-38: without a camera or tower that is on, or twice, there is nothing to ignore."""
    table = planning().keep("michael", "blind_spot").keep("michael", "thick_fog")
    assert not [words for words in moving(table).legal("p0") if words.startswith("play")]
    match = moving(table.watched(2).lit(5))
    assert match.legal("p0")[-2:] == ["play blind_spot", "play thick_fog"]
    assert match.play("p0 play blind_spot").legal("p0")[-1:] == ["play thick_fog"]


def test_PB_38_nothing_to_ignore_once_the_move_is_used_up() -> None:
    """PB-38, PB-40: ignoring lasts for a move, and no step of it is left."""
    table = planning().put(michael="yard_2").keep("michael", "blind_spot").keep("michael", "thick_fog")
    match = moving(table.watched(2).lit(5)).play("p0 step yard_3 / p0 step yard_4 / p0 step yard_5")
    assert {"play blind_spot", "play thick_fog"} <= set(match.legal("p0"))
    match.play("p0 step yard_6")
    assert not [words for words in match.legal("p0") if words.startswith("play")]
    assert match.why_not("p0", "play blind_spot")["code"] == "card_useless"


def test_PB_7_no_token_left_to_peek_at() -> None:
    """PB-7, PB-40: whoever has looked at every token learns nothing by a keyhole."""
    table = recruiting().keep("michael", "keyhole").lose("cigarettes", "banknotes", "gold_watch", "evidence", "syringe",
                                                        "phone_card", "playing_cards", "photograph", "letter")
    table.data["tokens"] = {"yard_8": {"looked": ["p0"], "object": "spoon"}, "pitch_9": {"looked": [], "object": None},
                            "garden_1": {"looked": ["p0"], "object": "rosary"}}
    assert "play keyhole" in moving(table).legal("p0")
    table.data["tokens"]["pitch_9"] = {"looked": ["p0", "p1"], "object": "radio"}
    assert moving(table).why_not("p0", "play keyhole")["code"] == "card_useless"


def test_PB_36_without_a_limit() -> None:
    """PB-36: `watch_days` 0: the token stays, however long it has been there."""
    match = planning(watch_days=0).lit(5, 12).begin().play("p0 raise_guilt / p0 stop / p1 raise_guilt / p1 stop")
    match.expect(tower={"device": "tower_5", "by": "bellick", "turns": 13}, barred=[])


def test_PB_37_guards_stay_outside() -> None:
    """PB-37: as printed no guard enters a strategic building."""
    table = planning(guards_indoors=False).guard("garden_3", "radio").turn("abruzzi", "bellick")
    assert "post infirmary" not in table.begin().play("p2 guard garden_3").legal("p2")


def test_PB_43_guards_indoors() -> None:
    """PB-37, PB-43: they enter buildings, and catch there; but not where Lincoln is still to be fetched."""
    table = planning(guards_indoors=True).guard("garden_3", "radio").guard("depot_12", "spoon").put(sara="infirmary")
    table = table.turn("abruzzi", "bellick")
    match = table.begin().play("p2 guard depot_12")
    assert "post workshop" not in match.legal("p2")
    fetched = table.put(lincoln="isolation").begin().play("p2 guard depot_12")
    assert "post workshop" in fetched.legal("p2")
    caught = table.begin().play("p2 guard garden_3 / p2 post infirmary")
    assert caught.told()[-1] == "caught sara infirmary"


def test_PB_43_new_guards_come_in_outside() -> None:
    """PB-10, PB-43: the book bars placing them in strategic buildings, with the option too."""
    match = recruiting(guards_indoors=True).begin().play("p0 add_guard / chance lot radio / chance die 6")
    assert match.legal("p0") == [f"post {room}" for room in ("chapel", "library", "kitchen", "laundry", "boiler_room")]


def test_PB_40_a_guard_in_isolation_catches_in_seat_order() -> None:
    """PB-40, PB-43: isolation has room for all: Michael answers first, then Sucre."""
    table = planning(guards_indoors=True).put(michael="isolation", sucre="isolation").guard("alley_9", "radio")
    match = table.turn("abruzzi", "bellick").begin().play("p2 guard alley_9 / p2 post isolation")
    assert match.waiting() == ["p0"]
    assert match.play("p0 raise_guilt").waiting() == ["p1"]


def test_PB_43_relief_has_a_daily_limit() -> None:
    """PB-43: with `relief` 1 guilt is lowered once a day; the next day again."""
    match = planning(relief=1).set(guilt=5).turn("michael", "escape").begin().play("p0 lower_guilt").expect(relieved=1)
    match.play("p1 raise_guilt")
    assert match.why("p1", "lower_guilt") == {"code": "relief_spent", "params": {"times": 1}, "rule": "PB-43"}
    match.play("p1 stop / p2 watch tower_5 / p0 stop / p1 stop").expect(day=2, relieved=0)
    assert "lower_guilt" in match.play("p0 raise_guilt").legal("p0")


def test_rounds_are_days() -> None:
    """PB-8: none in the set-up, then the day being played."""
    match = planning().set(day=7).begin()
    assert match.game.rounds(match.state) == 7
    assert match.game.rounds(match.game.new(3)) == 0
