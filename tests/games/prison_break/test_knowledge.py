"""PB-30, line by line: what the views hide, that the leak proof would notice, and what Bellick can imagine."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

import escapade
from escapade.core.event import Collected, Event
from escapade.core.game import Game
from escapade.core.seat import EVERYONE, NONE
from escapade.core.state import State
from escapade.games.prison_break import view
from escapade.games.prison_break.kinds import Clue
from escapade.games.prison_break.rules import plan
from escapade.games.prison_break.shapes import Names
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables
from escapade.play.seeds import derive
from tests.conformance.walks import all_steps
from tests.conformance.world_checks import Count, compare
from tests.games.prison_break.starts import hunt, hunts
from tests.games.prison_break.table import Table, planning, recruiting

WORLDS = 4
DRAWS = 150
"""By chance one of ten cards is missed in 150 draws once in seven million times; the numbers are fixed all the same."""


def prison() -> Game:
    """The game with its usual options."""
    return planning().game


def prove(game: Game, states: list[State]) -> Count:
    """The leak proof of the conformance suite on these positions, for every viewer."""
    return compare(game, states, WORLDS, derive(21, "hunts"))


@pytest.mark.parametrize("seats", [3, 4])
def test_PB_30_nothing_leaks_while_bellick_hunts(seats: int) -> None:
    """PB-30: tokens seen, a part shown, decoys, light: nobody, spectators included, sees what he should not."""
    count = prove(prison(), hunts(prison(), seats))
    assert count.varied > 8 * count.same
    assert count.steps > 300


def test_PB_30_nobody_but_who_looks_learns_what_is_under_a_token_seen_before() -> None:
    """PB-13, PB-30: Michael searches where Sucre has been; then both know, Bellick and spectators do not."""
    match = hunt(prison(), 3).put(michael="depot_6").turn("michael", "escape").begin().play("p0 stop / p0 search")
    assert match.told("p0")[-1] == "looked p0 depot_6 spoon"
    assert match.told("p2")[-1] == match.told("spectator")[-1] == "looked p0 depot_6 -"
    match.play("p0 leave")
    objects = [match.view(viewer)["tokens"]["depot_6"]["object"] for viewer in ("p0", "p1", "p2", "spectator")]
    assert objects == ["spoon", "spoon", None, None]


# ---------------------------------------------------------------------- planted leaks

def leak_card(s: PrisonState, viewer: int) -> bool:
    """Everybody knows the card."""
    return True


def leak_tokens(s: PrisonState, t: Tables, names: Names, viewer: int) -> dict[str, object]:
    """Spoons are seen from afar."""
    written = WRITE_TOKENS(s, t, names, viewer)
    for token, thing in enumerate(s.things.tokens):
        if thing == names.objects.index("spoon"):
            written[names.squares[t.board.tokens[token]]]["object"] = "spoon"  # type: ignore[index]
    return written


def leak_fitting(s: PrisonState, t: Tables, viewer: int) -> int:
    """One wrong card fewer among those that fit."""
    wrong = plan.fitting_cards(s, t, viewer) & ~(1 << int(s.plan.card))
    return plan.fitting_cards(s, t, viewer) & ~(wrong & -wrong)


def leak_hopeless(s: PrisonState, t: Tables, viewer: int) -> bool:
    """Whether the true card is hopeless, told to all."""
    return plan.is_hopeless(s, t, s.plan.card)


def leak_shown(s: PrisonState, names: Names, seat: int, viewer: int) -> dict[str, object]:
    """Everybody sees which part was shown."""
    return WRITE_PLAYER(s, names, seat, seat)


def leak_put_back(s: PrisonState, t: Tables, names: Names, viewer: int) -> dict[str, object]:
    """The card put back is told to the team."""
    return WRITE_PLAN(s, t, names, viewer) | {"other": names.escapes[s.plan.other]}


def tell_everybody(self: Collected, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE,
                   mask: int = EVERYONE) -> None:
    """A fact without its mask."""
    self.kept.append(Event(kind, [a, b, c, d][: len(self.shapes[kind].fields)], EVERYONE))


def leak_clues(s: PrisonState, t: Tables, viewer: int) -> list[int]:
    """What Michael showed to anybody speaks to everybody."""
    found = plan.clues_for(s, t, viewer)
    for seat in range(s.seats):
        found = [one | plan.clues_against(s, t, card, seat) for card, one in enumerate(found)]
    return found


def leak_doubt(s: PrisonState, t: Tables, viewer: int) -> list[int]:
    """That the true card is not finished yet is said of one card too few."""
    return [clues if card == s.plan.card or clues else 1 << Clue.GOES_ON
            for card, clues in enumerate(plan.clues_for(s, t, viewer))]


WRITE_TOKENS, WRITE_PLAYER, WRITE_PLAN = view.write_tokens, view.write_player, view.write_plan


@pytest.mark.skipif(escapade.compiled(), reason="compiled functions cannot be replaced")
@pytest.mark.parametrize(("module", "name", "leak"), [
    (view, "knows_card", leak_card), (view, "write_tokens", leak_tokens), (view, "fitting_cards", leak_fitting),
    (view, "write_player", leak_shown), (view, "write_plan", leak_put_back), (Collected, "emit", tell_everybody),
    (view, "clues_for", leak_clues), (view, "clues_for", leak_doubt)])
def test_PB_30_a_planted_leak_is_caught(module: Any, name: str, leak: Callable[..., object],
                                        monkeypatch: pytest.MonkeyPatch) -> None:
    """PB-30: each secret let out on its own is found by the proof."""
    game = prison()
    states = hunts(game, 3)
    monkeypatch.setattr(module, name, leak)
    with pytest.raises(AssertionError, match=r"differ|told differently"):
        prove(game, states)


@pytest.mark.skipif(escapade.compiled(), reason="compiled functions cannot be replaced")
def test_PB_30_PB_41_a_planted_despair_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """PB-30, PB-41: the pliers are used up elsewhere: that Bellick is told so would tell him it is a camera."""
    table = planning().set(out_of_order=["camera_1"], tools={"pliers": None, "breaker": "alley_7"})
    game, states = table.game, [table.begin().state]
    prove(game, states)
    monkeypatch.setattr(view, "is_told_hopeless", leak_hopeless)
    with pytest.raises(AssertionError, match="the views differ"):
        prove(game, states)


# ---------------------------------------------------------------------- what the suite looks at

@pytest.mark.parametrize("seats", [3, 4])
def test_PB_30_the_conformance_suite_looks_at_phase_2(seats: int) -> None:
    """PB-30: random play never gets there by itself; the starts do, with Bellick, tokens, decoys and light."""
    states = [step.before for step in all_steps(prison(), seats)]
    hunting = [state for state in states if isinstance(state, PrisonState) and state.bellick != NONE]
    assert len(hunting) > len(states) / 2
    for name, has in (("seen tokens", lambda s: any(s.things.seen)), ("route tokens", lambda s: s.plan.route != 0),
                      ("a light", lambda s: s.tower.at != NONE), ("a camera", lambda s: s.camera.at != NONE),
                      ("guards", lambda s: max(s.guards.at) != NONE), ("Lincoln", lambda s: s.figures[7].seat != NONE)):
        found = sum(bool(has(state)) for state in hunting)
        assert found >= len(hunting) / 20, f"{name}: {found} of {len(hunting)}"


# ---------------------------------------------------------------------- what Bellick can imagine

def escape_cards() -> list[dict[str, Any]]:
    """PB-6: the ten cards as the content has them."""
    text = (files("escapade.content") / "prison_break" / "escapes.json").read_text(encoding="utf-8")
    cards: list[dict[str, Any]] = json.loads(text)["cards"]
    return cards


def expected_cards(table: Table, *, blurred: bool, shown: str | None) -> set[str]:
    """Worked out from the rules: the pair announced (any pair recruited if three were), the part he was shown."""
    cards = {card["key"]: card for card in escape_cards()}
    mine = cards[table.data["card"]]
    recruited = set(table.data["joined"])
    found = {key for key, card in cards.items() if set(card["outsiders"]) <= recruited}
    if not blurred:
        found = {key for key in found if cards[key]["outsiders"] == mine["outsiders"]}
    if shown is not None:
        found = {key for key in found if cards[key][shown] == mine[shown]}
    return found - set(table.data["ruled_out"])


def all_three(table: Table) -> Table:
    """Veronica recruited as well."""
    table.data["joined"] = ["sara", "pope", "veronica"]
    table.data["figures"]["veronica"].update({"seat": "p1", "active_from": 1, "square": "visiting_room"})
    return table.lose("evidence")


@pytest.mark.parametrize("shown", [None, "route", "device"])
@pytest.mark.parametrize(("announce", "third"), [("two", False), ("three", False), ("three", True)])
def test_PB_30_bellick_imagines_every_card_that_fits(announce: str, third: bool, shown: str | None) -> None:  # noqa: FBT001
    """PB-6, PB-30: in many draws each card that fits what he saw comes up, and no other; so he is never told more."""
    table = planning(announce=announce)
    if third:
        all_three(table)
    if shown is not None:
        table.data["players"][2].update({"shows": 1, "shown": [shown]})
    match = table.begin()
    expected = expected_cards(table, blurred=announce == "three", shown=shown)
    assert len(expected) == (1 if shown else 10 if third else 4)
    worlds = [match.game.describe(match.game.imagine(match.view("p2"), derive(draw, "imagine")))
              for draw in range(DRAWS)]
    assert {str(world["card"]) for world in worlds} == expected == set(match.view("p2")["fitting"])
    assert {str(world["other"]) for world in worlds} == {card["key"] for card in escape_cards()} - (
        expected if len(expected) == 1 else set())


def test_PB_30_a_card_ruled_out_is_not_imagined() -> None:
    """PB-23, PB-30: had it been “drains”, the match would be over."""
    table = planning(escapes="paper_trail steam").set(ruled_out=["drains"])
    table.data["joined"].append("lincoln")
    table.data["figures"]["lincoln"].update({"seat": "p0", "active_from": 1})
    table.set(route=["infirmary", "cells", "chapel", "boiler_room", "garden"], out_of_order=["camera_4"],
              tools={"pliers": None, "breaker": "alley_7"})
    match = table.begin()
    cards = {match.game.describe(match.game.imagine(match.view("p2"), derive(draw)))["card"] for draw in range(DRAWS)}
    assert cards == expected_cards(table, blurred=False, shown=None) == {"night_shift", "kitchen_lift", "paper_trail"}


def test_PB_30_bellick_imagines_every_token_he_has_not_seen() -> None:
    """PB-13, PB-30: his own stays, those of others are any object that is nowhere to be seen, or a blank."""
    match = hunt(prison(), 3).begin()
    worlds = [match.game.describe(match.game.imagine(match.view("p2"), derive(draw, "tokens")))["tokens"]
              for draw in range(3 * DRAWS)]
    found = {square: {world[square]["object"] for world in worlds} for square in ("yard_8", "depot_6", "garden_1")}  # type: ignore[index]
    known = {"letter", "photograph", "gold_watch", "banknotes"}  # given away, held, and what he has seen himself
    hidden = {*match.described("guard_pile"), "blank"} - known
    assert found == {"yard_8": {"banknotes"}, "depot_6": hidden, "garden_1": hidden}


def test_PB_30_bellick_remembers_what_he_saw_as_a_leader() -> None:
    """PB-19, PB-30: Abruzzi looks and leaves it; voted out, he still knows, and still nobody else does."""
    table = recruiting().lose("letter", "photograph").put(abruzzi="yard_8")
    table.data["joined"] = ["sara", "pope"]
    table.data["figures"]["sara"].update({"seat": "p1", "active_from": 1})
    table.data["figures"]["pope"].update({"seat": "p0", "active_from": 1})
    match = table.turn("abruzzi", "escape").begin()
    match.play("p2 stop / p2 search / chance token radio / p2 leave / p1 stop / p0 stop / p0 declare")
    match.play("p0 vote abruzzi / p1 vote abruzzi / p2 vote abruzzi").expect(bellick="p2")
    assert match.view("p2")["tokens"]["yard_8"] == {"looked": ["p2"], "object": "radio"}
    assert match.view("p0")["tokens"]["yard_8"] == {"looked": ["p2"], "object": None}
    world = match.game.imagine(match.view("p2"), derive(1))
    assert match.game.describe(world)["tokens"]["yard_8"]["object"] == "radio"  # type: ignore[index]


# ---------------------------------------------------------------------- what each clue strikes out

def struck_by(clues: dict[str, list[str]], clue: str) -> set[str]:
    """The cards against which a clue speaks."""
    return {card for card, against in clues.items() if clue in against}


def pairs_without(*names: str) -> set[str]:
    """The cards whose outsiders are not just these two."""
    return {card["key"] for card in escape_cards() if card["outsiders"] != list(names)}


@pytest.mark.parametrize("shown", [None, "route", "device"])
@pytest.mark.parametrize("announce", ["two", "three"])
def test_PB_6_PB_30_each_clue_strikes_out_what_it_contradicts(announce: str, shown: str | None) -> None:
    """PB-6, PB-18: the announcement, the recruits, the part he was shown; all other cards fit."""
    table = planning(announce=announce)
    if shown is not None:
        table.data["players"][2].update({"shows": 1, "shown": [shown]})
    seen = table.begin().view("p2")
    clues = seen["clues"]
    wrong_pair = pairs_without("sara", "pope")
    assert struck_by(clues, "announced") == (wrong_pair if announce == "two" else set())
    assert struck_by(clues, "recruited") == wrong_pair
    mine = next(card for card in escape_cards() if card["key"] == "drains")
    for part in ("route", "device"):
        others = {card["key"] for card in escape_cards() if card[part] != mine[part]}
        assert struck_by(clues, part) == (others if part == shown else set())
    assert struck_by(clues, "goes_on") == set()
    assert {card["key"] for card in escape_cards()} - set(clues) == set(seen["fitting"])


def test_PB_23_PB_30_a_plan_that_is_done_while_the_match_goes_on_is_struck_out() -> None:
    """PB-23: had it been “drains”, the match would be over; that is the clue."""
    table = planning(escapes="paper_trail steam").set(ruled_out=["drains"])
    table.data["joined"].append("lincoln")
    table.data["figures"]["lincoln"].update({"seat": "p0", "active_from": 1})
    table.set(route=["infirmary", "cells", "chapel", "boiler_room", "garden"], out_of_order=["camera_4"],
              tools={"pliers": None, "breaker": "alley_7"})
    match = table.begin()
    assert match.view("p2")["clues"]["drains"] == match.view("spectator")["clues"]["drains"] == ["goes_on"]
    assert match.view("p0")["clues"] == match.view("p1")["clues"] == {}, "who knows the plan needs no clue"


def test_PB_30_when_all_is_over_everybody_sees_what_bellick_could_know() -> None:
    """PB-24, PB-30: the route he was shown, which the team learns only now, leaves one plan."""
    table = planning(announce="three").set(guilt=29)
    table.data["players"][2].update({"shows": 1, "shown": ["route"]})
    match = table.begin()
    assert match.view("spectator")["clues"].keys() == pairs_without("sara", "pope")
    match.play("p0 raise_guilt").expect(reason="guilt")
    everybody = [match.view(viewer)["clues"] for viewer in ("p0", "p1", "p2", "spectator")]
    assert struck_by(everybody[0], "route") == {card["key"] for card in escape_cards()} - {"drains"}
    assert everybody == everybody[:1] * 4


def test_PB_30_without_bellick_there_is_nothing_to_tell_in_the_end() -> None:
    """PB-24: nobody hunted; and before Michael has kept a card nobody has a clue."""
    match = recruiting().set(guilt=29).begin()
    assert struck_by(match.view("p1")["clues"], "announced") == pairs_without("sara", "pope")
    assert match.play("p0 raise_guilt").view("p1")["clues"] == {}
    assert match.game.view(match.game.new(3), 1)["clues"] == {}
