"""The blueprint: what stands on it, for whom, in both languages, in colour and plain."""

import re
from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

from escapade.core.event import Event
from escapade.core.seat import NONE
from escapade.language.sentences import Language
from escapade.terminal.drawers import drawer_of
from escapade.terminal.prison_break.blueprint import CELL, blueprint, short_name
from escapade.terminal.prison_break.content import squares
from escapade.terminal.prison_break.panel import in_force, secrets, things
from escapade.terminal.scene import Scene
from escapade.terminal.storyteller import tell
from escapade.terminal.words import Vocabulary
from escapade.testing import Scenario, given
from tests.games.prison_break.table import planning, recruiting
from tests.terminal.scenes import scene_of


def drawn(seat: str, language: str, *, plain: bool) -> str:
    """A table of phase 2 as one seat sees it."""
    table = planning().lit(2).watched(2).guard("yard_3", "radio").hold("michael", "spoon").put(sucre="yard_8")
    match = table.set(route=["cells", "yard"], guilt=7).begin()
    scene = Scene(match.game, match.view(seat), Language(language, strict=True), ["Ada", "Ben", "Cleo"], 100, plain)
    out = StringIO()
    Console(file=out, width=100, force_terminal=not plain, color_system=None if plain else "truecolor").print(
        drawer_of("prison_break").draw(scene))
    return out.getvalue()


def test_the_team_sees_its_plan_and_bellick_those_that_fit() -> None:
    """PB-30: the tattoo is the team's."""
    team = drawn("p0", "en", plain=True)
    for piece in ("The plan, “Through the drains”:", "Route, x for what is marked: the cells\u00a0x, the infirmary, ",
                  "Lincoln, still to be fetched: workshop",
                  "To put out of order: camera 4 (workshop), with the pliers (depot 13)"):
        assert piece in team, piece
    bellick = drawn("p2", "en", plain=True)
    assert "The plan" not in bellick
    for plan in ("Through the drains (", "Night shift (", "The kitchen lift (", "Paper trail (Sara, Pope / the"):
        assert plan in bellick
    assert "Hot steam" not in bellick


def test_figures_guards_and_bars_are_drawn() -> None:
    """PB-5: who is where; guilt and days as bars of thirty."""
    text = drawn("p1", "fr", plain=True)
    for piece in ("cel1 Mi", "Su?", " G+ ", "Culpabilité  #######", "7/30", "Sergent Bellick",
                  "la tour 2 (potager), jour 1 sur 3", "Jetons d’itinéraire restants\u00a0: 8"):
        assert piece in text, piece


def test_the_signs_of_the_plan_are_explained_and_what_they_hide_is_told() -> None:
    """PB-3, PB-5: doors and gates on the squares they leave from, the zones by letter; bribes below the plan."""
    text = drawn("p0", "en", plain=True)
    for piece in ("g3+", "y2=", "p1+=", "  y  the yard   g  the garden", "G guard, ? token", "+ door, = gate",
                  "Guards and their bribes: yard 3 (a radio)",
                  "Tools to take: depot 13 (the pliers), alley 7 (the breaker)"):
        assert piece in text, piece


def test_at_eighty_columns_nothing_is_torn() -> None:
    """PB-3, PB-5: a zone stays with its letter, a sign with its meaning, a square's number with its zone."""
    table = planning()
    for square, bribe in (("yard_3", "radio"), ("yard_7", "spoon"), ("pitch_6", "letter"), ("pitch_7", "photograph")):
        table = table.guard(square, bribe)
    match = table.begin()
    scene = Scene(match.game, match.view("p0"), Language("fr", strict=True), ["Ada", "Ben", "Cleo"], 80, plain=True)
    lines = [line for text in [*blueprint(scene), *things(scene)] for line in text.plain.rstrip().split("\n")]
    assert "  r  la ruelle" in lines
    assert "  portail =" in lines
    assert "porte +," in lines[lines.index("  portail =") - 1]
    assert max(map(len, lines)) <= 80
    for width in range(40, 100):
        told = "\n".join(text.plain for text in things(replace(scene, width=width)))
        assert not re.search(r"(cour|terrain|dépôt|ruelle)$", told, re.MULTILINE), width


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_square_has_a_mark_of_its_own(language: str) -> None:
    """PB-3: what the plan writes on a square can be typed, so no two squares may share it; names fit their boxes."""
    match = planning().begin()
    spoken = Language(language, strict=True)
    scene = Scene(match.game, match.view("p0"), spoken, ["Ada", "Ben", "Cleo"], 100, plain=True)
    tags = drawer_of("prison_break").tags(scene)
    assert len({mark.casefold() for mark in tags.values()}) == len(tags) == 8 + 84
    boxes = [square["key"] for square, group in squares() if square.get("height") == 2]
    assert len(boxes) == 11
    assert all(1 < len(short_name(scene, key)) <= 2 * CELL - 1 for key in boxes)


def test_a_choice_says_whom_and_what_it_is_about() -> None:
    """PB-14 to PB-16, PB-22: whom one recruits, what a bribe costs, which tool, which device, who waits on a square."""
    table = planning().put(michael="workshop", lincoln="isolation").set(tools={"pliers": None, "breaker": "alley_7"})
    table.data["figures"]["michael"]["tools"] = ["pliers"]
    match = table.turn("michael", "escape").begin().play("p0 stop")
    assert previews(match, "p0") == {"search": "", "disable": "[camera 4 (workshop)]", "done": ""}
    match = recruiting().put(sucre="infirmary").hold("sucre", "letter").turn("sucre", "escape").begin().play("p1 stop")
    assert previews(match, "p1")["recruit"] == "[Sara, a letter]"
    match = recruiting().put(michael="yard_2").hold("michael", "radio").guard("yard_3", "radio").turn(
        "michael", "escape").begin()
    assert previews(match, "p0")["step yard_3"] == "[G]"
    assert previews(match.play("p0 step yard_3 / p0 stop"), "p0")["bribe"] == "[a radio]"
    match = planning().put(michael="depot_13").turn("michael", "escape").begin().play("p0 stop")
    assert previews(match, "p0")["take_tool"] == "[the pliers]"
    match = planning().put(michael="yard_2").turn("michael", "escape").begin()
    assert previews(match, "p0")["lay"] == "[the yard, a decoy]"
    match = planning().put(michael="cells_1").turn("michael", "escape").begin()
    assert previews(match, "p0")["lay"] == "[the cells, on the route]"


def test_bellick_sees_what_those_he_may_name_carry() -> None:
    """PB-35: a search falls on whom he names; empty hands are seen to be empty."""
    match = planning().hold("sucre", "spoon", "radio").turn("abruzzi", "bellick").begin()
    match.play("p2 draw / chance card shakedown")
    seen = previews(match, "p2")
    assert seen["name sucre"] == "[a radio, a spoon]"
    assert seen["name michael"] == ""


@pytest.mark.parametrize(("code", "typed", "shown"), [("en", "stay", "Stay here"), ("fr", "rester", "Rester ici")])
def test_whoever_has_not_moved_stays_and_may_type_it(code: str, typed: str, shown: str) -> None:
    """PB-11: nobody stops who has not set out; what the list says of an answer is understood."""
    match = planning().turn("michael", "escape").begin()
    scene = replace(scene_of(match, "p0"), language=Language(code))
    found = Vocabulary(scene, drawer_of("prison_break")).matching(typed, match.game.legal(match.state, 0))
    assert [match.game.shapes.actions.words(action) for action in found] == ["stop"]
    assert scene.language.action(match.game, found[0], question="escape") == shown


@pytest.mark.parametrize(("code", "guilt"), [("en", "guilt"), ("fr", "culpabilité")])
def test_the_question_offers_nothing_that_the_list_may_lack(code: str, guilt: str) -> None:
    """PB-11, PB-43: guilt cannot always be lowered, so that only the list names it."""
    match = planning().set(guilt=0).turn("michael", "escape").begin()
    assert guilt not in Language(code).question(match.game, match.game.question(match.state, 0), ["Ada"], 0)


def test_what_is_beside_the_question_is_listed_last() -> None:
    """PB-6: Michael may show his card at any time, and his steps come first all the same."""
    match = recruiting().set(guilt=5).turn("michael", "escape").begin()
    legal = match.game.legal(match.state, 0)
    listed = drawer_of("prison_break").listed(scene_of(match, "p0"), legal)
    words = [match.game.shapes.actions.words(action).split(" ")[0] for action in listed]
    assert sorted(listed) == sorted(legal)
    assert words[0] == "lower_guilt"
    assert words[words.index("add_third"):] == ["add_third", "show", "show", "show", "show"]


@pytest.mark.parametrize(("text", "refusal"), [
    ("y12", "No door, gate or lane leads straight to yard 12 from here."),
    ("infirmary", "No door, gate or lane leads straight to infirmary from here."),
])
def test_a_square_typed_by_its_mark_is_refused_with_the_rule(text: str, refusal: str) -> None:
    """PB-12: a square that cannot be reached is not `not understood`."""
    match = recruiting().turn("michael", "escape").begin()
    assert refused(match, 0, text) == (refusal, "PB-12")


def test_a_square_typed_with_no_step_left_is_refused_with_the_rule() -> None:
    """PB-11: no step is on offer any more, and a bare square still means one."""
    match = planning().turn("michael", "escape").begin()
    match.play("p0 step yard_3 / p0 step yard_2 / p0 step yard_1 / p0 step yard_7")
    told_why, rule = refused(match, 0, "yard 9")
    assert (rule, told_why.startswith("No steps")) == ("PB-11", True), told_why


def test_a_light_that_is_on_already_is_refused_with_the_rule() -> None:
    """PB-25: in brief, as a player types it."""
    match = planning().watched(4).turn("abruzzi", "bellick").begin()
    assert refused(match, 2, "camera 4")[0] == "It is on already."


def test_a_light_is_refused_without_its_brackets() -> None:
    """PB-25: the list calls it “Turn on tower 5 (alley)”, and nobody types the brackets."""
    match = planning().lit(5).turn("abruzzi", "bellick").begin()
    assert refused(match, 2, "turn on tower 5")[0] == "It is on already."


@pytest.mark.parametrize("text", ["recruit Sara", "bribe guard"])
def test_a_verb_is_enough_to_ask_about(text: str) -> None:
    """PB-14, PB-15: whom it is about is seen from the square, and saying so all the same does no harm."""
    assert refused(recruiting().turn("michael", "escape").begin(), 0, text)[1] in {"PB-14", "PB-15"}


def refused(match: Scenario, seat: int, text: str) -> tuple[str, str]:
    """Why a text is not an action now, and by which rule."""
    language = Language("en", strict=True)
    scene = Scene(match.game, match.view(f"p{seat}"), language, ["Ada", "Ben", "Cleo"], 100, plain=True)
    words = Vocabulary(scene, drawer_of("prison_break")).refused(text, match.game.legal(match.state, seat))
    reason = match.game.explain(match.state, seat, words)
    assert reason is not None
    return language.reason(match.game, reason, scene.names, seat), str(reason["rule"])


@pytest.mark.parametrize(("change", "told"), [(1, "Guilt rises to 7."), (3, "Guilt rises to 7."),
                                              (-1, "Guilt falls to 7."), (-9, "Guilt falls to 7."),
                                              (0, "Guilt stays at 7.")])
def test_guilt_is_told_with_its_direction(change: int, told: str) -> None:
    """PB-10, PB-11: +1 and −1 of the same turn are told apart."""
    match = planning().begin()
    kind = next(number for number, shape in enumerate(match.game.shapes.events) if shape.name == "guilt")
    assert Language("en", strict=True).event(match.game, Event(kind, [change, 7], 0), ["Ada", "Ben", "Cleo"], 0) == told


def test_the_end_has_no_table_of_points() -> None:
    """PB-23, PB-24: there are winners and no scores."""
    match = planning().set(guilt=29).begin().play("p0 raise_guilt")
    scene = Scene(match.game, match.view("p0"), Language("en", strict=True), ["Ada", "Ben", "Cleo"], 100, plain=True)
    out = StringIO()
    Console(file=out, width=100).print(drawer_of("prison_break").finale(scene))
    assert not out.getvalue().strip()


def previews(match: Scenario, seat: str) -> dict[str, str]:
    """Each legal action with what the list adds to it."""
    scene = Scene(match.game, match.view(seat), Language("en", strict=True), ["Ada", "Ben", "Cleo"], 100, plain=True)
    actions = match.game.legal(match.state, int(seat[1:]))
    return {match.game.shapes.actions.words(action): drawer_of("prison_break").preview(scene, action)
            for action in actions}


def test_the_board_is_not_drawn_again_for_every_step() -> None:
    """PB-12: one drawing for a whole move; a new one as soon as something else has changed."""
    match = planning().turn("michael", "escape").begin()
    drawer = drawer_of("prison_break")

    def gist() -> object:
        view = match.view("p0")
        return drawer.gist(Scene(match.game, view, Language("en"), ["Ada", "Ben", "Cleo"], 100, plain=True))

    start = gist()
    assert start is not None
    for words in ("lay", "step yard_3", "step yard_2", "lay"):
        match.play(f"p0 {words}")
        assert gist() is None, words
    match.play("p0 stop")
    assert gist() not in (None, start)


def test_the_board_is_drawn_once_a_turn_where_only_guilt_has_changed() -> None:
    """PB-9, PB-10: the harmful action moves nobody; being sent to isolation does."""
    for words, drawn_anew in (("p0 raise_guilt", False), ("p0 draw / chance card fist_fight", True)):
        match = planning().turn("michael").begin()
        drawer = drawer_of("prison_break")
        gists = []
        for script in ("", words):
            match = match.play(script) if script else match
            scene = Scene(match.game, match.view("p0"), Language("en"), ["Ada", "Ben", "Cleo"], 100, plain=True)
            gists.append(drawer.gist(scene))
        assert (gists[0] != gists[1]) is drawn_anew, words


def told(match: Scenario, seat: str, *kinds: tuple[str, list[int]]) -> list[str]:
    """What the terminal makes of facts in a row; what is secret is known to the first seat."""
    numbers = {shape.name: kind for kind, shape in enumerate(match.game.shapes.events)}
    scene = Scene(match.game, match.view(seat), Language("en", strict=True), ["Ada", "Ben", "Cleo"], 100, plain=True)
    return tell(drawer_of("prison_break"), scene, scene.names, [Event(numbers[name], values, 1)
                                                               for name, values in kinds])


def test_a_turn_spent_waiting_is_told_in_one_line() -> None:
    """PB-10, PB-11: +1 and −1 say nothing but that somebody waits; other changes each agree with their card."""
    match = planning().begin()
    waiting = told(match, "p1", ("guilt", [1, 8]), ("guilt", [-1, 7]))
    assert waiting == ["Guilt goes up and back down to 7: biding time."]
    assert told(match, "p1", ("guilt", [-2, 6]), ("guilt", [-1, 5])) == ["Guilt falls to 6.", "Guilt falls to 5."]
    assert told(match, "p1", ("guilt", [3, 8]), ("guilt", [-1, 7])) == ["Guilt rises to 8.", "Guilt falls to 7."]


def test_two_cards_that_nobody_else_sees_are_told_in_one_line() -> None:
    """PB-6, PB-30: Michael himself reads both."""
    match = planning().begin()
    assert told(match, "p1", ("dealt", [0, NONE]), ("dealt", [0, NONE])) == ["Ada draws two escape cards."]
    assert len(told(match, "p0", ("dealt", [0, 1]), ("dealt", [0, 2]))) == 2


def test_a_card_is_in_force_as_long_as_its_light_is_on() -> None:
    """PB-7, PB-36: Bellick moved the token of the card: what it once lit is not told as lit."""
    table = planning().active("searchlight_garden").lit(3)
    scene = Scene(table.game, table.begin().view("p0"), Language("en"), ["Ada", "Ben", "Cleo"], 100, plain=True)
    assert in_force(scene)[0].plain == "  In force: tower 3 (pitch), turn 1 of 3"
    table = planning().active("riot_yard").lit(3)
    scene = Scene(table.game, table.begin().view("p0"), Language("en"), ["Ada", "Ben", "Cleo"], 100, plain=True)
    assert in_force(scene)[0].plain == (
        "  In force: tower 3 (pitch), turn 1 of 3; riot (the yard), until the next card")


def test_nobody_is_said_to_ask_when_all_have_joined() -> None:
    """PB-14: no heading without anything below it."""
    table = recruiting()
    table.data["joined"] = ["sara", "pope"]
    for outsider, seat in (("sara", "p1"), ("pope", "p2")):
        table.data["figures"][outsider].update({"seat": seat, "active_from": 1})
    scene = Scene(table.game, table.lose("letter", "photograph").begin().view("p0"), Language("en"),
                  ["Ada", "Ben", "Cleo"], 100, plain=True)
    assert "They ask for" not in "".join(line.plain for line in secrets(scene))


def test_lit_zones_and_watched_rooms_change_colour() -> None:
    """PB-27: light and alarm."""
    text = drawn("p0", "en", plain=False)
    assert "48;2;255;243;176" in text
    assert "48;2;216;53;42" in text


def test_michael_sees_both_plans_while_he_chooses() -> None:
    """PB-6: both cards are told in full before one is kept."""
    match = given("prison_break", 3).play("chance first p0 / p0 choose michael / p1 choose sucre / p2 choose abruzzi")
    match.play("chance escape drains / chance escape steam")
    language = Language("en", strict=True)
    scene = Scene(match.game, match.view("p0"), language, ["Ada", "Ben", "Cleo"], 100, plain=True)
    out = StringIO()
    Console(file=out, width=160).print(drawer_of("prison_break").draw(scene))
    assert "Plan 1: Through the drains (" in out.getvalue()
    assert "Plan 2: Hot steam (" in out.getvalue()


def test_no_list_is_cut_short() -> None:
    """PB-10: a dozen guards are told to the last one, and so is all that a match can put on the board."""
    table = planning()
    squares_taken = [f"{zone}_{number}" for zone in ("yard", "garden", "pitch") for number in (1, 2, 5, 6)]
    for square, bribe in zip(squares_taken, list(table.data["guard_pile"]), strict=True):
        table.guard(square, bribe)
    scene = Scene(table.game, table.begin().view("p0"), Language("fr", strict=True), ["Ada", "Ben", "Cleo"], 100,
                  plain=True)
    told_all = "".join(line.plain for line in things(scene))
    assert "…" not in told_all
    assert all(scene.language.name(scene.game, "square", square) in told_all for square in squares_taken)


def test_whoever_stays_put_is_said_to() -> None:
    """PB-11: a turn without a trace would leave a line that leads nowhere."""
    lines = told(planning().begin(), "p2", ("turn", [1, 4]), ("turn", [0, 0]))
    assert lines == ["Sara stays put. Michael’s turn (Ada)."]


def test_no_curtain_falls_before_there_is_a_secret() -> None:
    """PB-1, PB-30: leaders are chosen in the open; from the escape cards on each has something of his own."""
    match = given("prison_break", 3).play("chance first p0")
    drawer = drawer_of("prison_break")
    scene = Scene(match.game, match.view("p0"), Language("en"), ["Ada", "Ben", "Cleo"], 100, plain=True)
    assert not drawer.has_secrets(scene)
    match.play("p0 choose michael / p1 choose sucre / p2 choose abruzzi / chance escape drains")
    scene = Scene(match.game, match.view("p0"), Language("en"), ["Ada", "Ben", "Cleo"], 100, plain=True)
    assert drawer.has_secrets(scene)


def test_what_is_handed_over_is_not_lost_for_good() -> None:
    """PB-7, PB-10: the same action, in the words of its question."""
    match = recruiting().hold("michael", "spoon", "radio").begin()
    lose = next(action for action in match.game.legal(match.state, 0)
                if match.game.shapes.actions.words(action) == "lose spoon")
    language = Language("en", strict=True)
    assert language.action(match.game, lose, question="harmful") == "Lose a spoon for good"
    assert language.action(match.game, lose, question="hand_over") == "Hand over a spoon"
    match.play("p0 draw / chance card shakedown")
    assert match.game.question(match.state, 0)["key"] == "hand_over"


def test_tools_wait_for_the_whole_team() -> None:
    """PB-16: in phase 1 the panel does not send anybody to fetch one."""
    assert "Tools, to be taken once the team is complete: " in printed_things(recruiting().begin())
    assert "Tools to take: " in printed_things(planning().begin())


def printed_things(match: Scenario) -> str:
    """What the panel says of what lies about."""
    return "\n".join(line.plain for line in things(scene_of(match, "p0")))


@pytest.mark.parametrize(("between", "line"), [
    ([("guilt", [1, 8])], "Sucre stays put."), ([], "Sucre stays put."), ([("lost", [1, 3])], "Sucre stays put."),
    ([("guilt", [1, 8]), ("guilt", [-1, 7])], ""), ([("moved", [1, 2, 3])], ""),
])
def test_a_turn_that_ends_the_day_leaves_a_trace(between: list[tuple[str, list[int]]], line: str) -> None:
    """PB-11: nothing but a harmful action, and then the next day: that he waited is said, and only then."""
    lines = told(planning().begin(), "p0", ("turn", [1, 1]), *between, ("day", [2]), ("turn", [0, 0]))
    assert [line in lines[:-1], lines[-1]] == [True, "Michael, your turn."]
    assert ("stays put" in "".join(lines)) is (line != "")
    assert "" in lines, "the day is an empty line"


def test_stopping_by_lincoln_says_that_he_comes_along() -> None:
    """PB-20: in phase 2, where he waits; nobody is taken along in phase 1."""
    match = planning().put(michael="isolation", lincoln="isolation").turn("michael", "escape").begin()
    assert previews(match, "p0")["stop"] == "[Lincoln]"
    match = recruiting().put(michael="isolation", lincoln="isolation").turn("michael", "escape").begin()
    assert previews(match, "p0")["stop"] == ""
