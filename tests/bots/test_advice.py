"""What bots tell people who ask: from their own view alone, without what the asker may not know."""

from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from escapade.bots import roster
from escapade.bots.advice import CHOICE, QUIET, Counsel, check, keep_back, look_on, think
from escapade.bots.base import Choice
from escapade.core.errors import Refused
from escapade.core.event import MUTE
from escapade.core.frame import Vote
from escapade.core.game import Game
from escapade.core.perspective import Perspective, look
from escapade.core.seat import CHANCE, CHANCE_BIT, NONE, first_seat
from escapade.core.state import State
from escapade.games import load, load_with
from escapade.games.prison_break.state import PrisonState
from escapade.play.record import digest
from escapade.play.seeds import derive
from tests.bots.test_honesty import reachable_states
from tests.games.prison_break.worlds import other_world

EVERY = 9
Looking = Callable[[Counsel, Game, State, int], Perspective]


def advice_of(game: Game) -> Counsel:
    """What the bots of a game tell."""
    found = roster.counsel(game)
    assert found is not None
    return found


def said(game: Game, state: State, adviser: int, asker: int, looking: Looking = look_on) -> Choice:
    """What a greedy adviser says to an asker."""
    counsel = advice_of(game)
    thought = think(counsel, roster.make("greedy", game), looking(counsel, game, state, adviser),
                    derive(7, "bot", adviser))
    return keep_back(counsel, thought, game.view(state, asker))


@cache
def positions(key: str, seats: int, name: str = "greedy", **options: object) -> list[tuple[Game, State]]:
    """Positions of a match that bots play, every few plies, also while something is drawn."""
    game = load_with(key, options)
    state, rng, bot = game.new(seats), derive(3, "advice"), roster.make(name, game)
    found: list[tuple[Game, State]] = []
    while state.waiting:
        if state.ply % EVERY == 0:
            found.append((game, game.clone(state)))
        if state.waiting == CHANCE_BIT:
            game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
        else:
            seat = first_seat(state.waiting)
            game.apply(state, seat, bot.choose(look(game, state, seat), rng).action, MUTE)
    return found


def allowed(game: Game, state: State, adviser: int, asker: int) -> str:
    """Empty where an adviser may speak to an asker, else the code of the refusal."""
    try:
        check(advice_of(game), state, adviser, asker)
    except Refused as error:
        return error.code
    return ""


def spoken(key: str, seats: int) -> list[tuple[Game, State, int, int]]:
    """Every position in which an adviser may speak to an asker; random bots leave things where they saw them."""
    return [(game, state, adviser, asker)
            for name in ("greedy", "random") for game, state in positions(key, seats, name)
            for adviser, asker in permutations(range(seats), 2) if allowed(game, state, adviser, asker) == ""]


def test_DC_24_an_adviser_speaks_about_the_list_of_whoever_must_answer() -> None:
    """DC-6, DC-24: whoever that is; its choice is one of the list, with a reason."""
    places = spoken("dark_castle", 3)
    assert len({(adviser, first_seat(state.waiting)) for _, state, adviser, _ in places}) > 4
    for game, state, adviser, asker in places:
        choice = said(game, state, adviser, asker)
        assert choice.action in game.legal(state, first_seat(state.waiting))
        assert choice.reason


@pytest.mark.parametrize("title", ["dark_castle", "prison_break"])
def test_nothing_is_applied(title: str) -> None:
    """The position is the same afterwards."""
    for game, state, adviser, asker in spoken(title, 3)[::5]:
        before = digest(game, state)
        said(game, state, adviser, asker)
        assert digest(game, state) == before


@pytest.mark.parametrize("title", ["dark_castle", "prison_break"])
def test_an_adviser_is_given_its_own_view_and_no_state(title: str) -> None:
    """Neither the view of the asker nor that of whoever must answer, and no State hangs on what it is given."""
    for game, state, adviser, _ in spoken(title, 3)[::25]:
        given = look_on(advice_of(game), game, state, adviser)
        assert given.view == game.view(state, adviser)
        assert reachable_states(given) == []


def told_by_secrets(looking: Looking) -> int:
    """PB-30: how often an adviser says something else in a world that it cannot tell from the real one."""
    found = 0
    for number, (game, state, adviser, asker) in enumerate(spoken("prison_break", 3)):
        world = other_world(game, state, adviser, derive(5, "worlds", number))
        here, there = (said(game, each, adviser, asker, looking) for each in (state, world))
        found += (here.reason, here.params) != (there.reason, there.params)
    return found


def looks_through_all_eyes(counsel: Counsel, game: Game, state: State, adviser: int) -> Perspective:
    """A planted leak: the adviser sees what all seats together see."""
    honest = look_on(counsel, game, state, adviser)
    seen = [game.view(state, seat)["tokens"] for seat in range(state.seats)]
    tokens: dict[str, object] = {}
    for each in seen:
        assert isinstance(each, dict)
        tokens |= {square: {**token, "looked": [f"p{adviser}"]} for square, token in each.items()
                   if token["object"] is not None}
    old = honest.view["tokens"]
    assert isinstance(old, dict)
    return Perspective(game, honest.seat, {**honest.view, "tokens": {**old, **tokens}}, honest.legal)


def test_PB_30_an_adviser_knows_only_what_its_seat_knows() -> None:
    """The same answer in every world it cannot tell apart; one that looks through the others' eyes is caught."""
    assert told_by_secrets(look_on) == 0
    assert told_by_secrets(looks_through_all_eyes) > 0


def secrets_named(answers: list[tuple[State, int, Choice]]) -> list[dict[str, str]]:
    """PB-13, PB-30: things named to somebody who has not seen them, written from the rules alone."""
    found = []
    for state, asker, choice in answers:
        assert isinstance(state, PrisonState)
        in_team = state.bellick not in (-1, asker) or state.figures[0].seat == asker
        if choice.reason in ("marks_route", "breaks_device", "fetches_tool") and not in_team:
            found.append(choice.params)
        if choice.reason == "picks_up":
            game = load("prison_break")
            view: dict[str, Any] = game.view(state, asker)
            square, thing = choice.params["square"], choice.params["object"]
            if view["lying"].get(thing) != square and view["tokens"][square]["object"] != thing:
                found.append(choice.params)
    return found


def test_PB_30_a_reason_names_nothing_the_asker_may_not_know() -> None:
    """In every position of some matches, whoever asks whom."""
    honest = [(state, asker, said(game, state, adviser, asker))
              for game, state, adviser, asker in spoken("prison_break", 3)]
    assert secrets_named(honest) == []
    assert any(choice.reason == QUIET for _, _, choice in honest)
    assert len({choice.reason for _, _, choice in honest}) > 4


def test_PB_13_what_only_the_adviser_saw_under_a_token_is_kept_back() -> None:
    """An errand for such a thing is told to nobody but those who looked there, too."""
    tried = 0
    for game, state, adviser, asker in spoken("prison_break", 3):
        mine: dict[str, Any] = game.view(state, adviser)
        theirs: dict[str, Any] = game.view(state, asker)
        for square, token in mine["tokens"].items():
            if token["object"] is None or theirs["tokens"][square]["object"] is not None:
                continue
            errand = Choice(NONE, "picks_up", {"square": square, "object": token["object"]})
            assert secrets_named([(state, asker, errand)])
            assert keep_back(advice_of(game), errand, theirs).reason == QUIET
            assert keep_back(advice_of(game), errand, mine).params == errand.params
            tried += 1
    assert tried > 0


def test_PB_30_bellick_and_the_team_do_not_speak() -> None:
    """PB-19: neither way; before the vote everybody speaks to everybody."""
    refused = {allowed(game, state, adviser, asker) for game, state in positions("prison_break", 3)
               for adviser, asker in permutations(range(3), 2)
               if isinstance(state, PrisonState) and state.bellick in (adviser, asker)}
    assert refused == {"refused.other_side"}


def test_DC_24_nothing_is_said_in_an_open_vote() -> None:
    """DC-6, DC-24: proposals are secret until all are in."""
    votes = [(game, state) for game, state in positions("dark_castle", 3, voice="majority")
             if state.frames and isinstance(state.frames[-1], Vote)]
    assert votes
    assert {allowed(game, state, 0, 1) for game, state in votes} == {"refused.open_vote"}


def test_nothing_is_said_where_there_is_nothing_to_say() -> None:
    """While something is drawn nobody answers; before day 1 nobody is after anything."""
    drawn = [(game, state) for game, state in positions("dark_castle", 3) if state.waiting == CHANCE_BIT]
    assert {allowed(game, state, 0, 1) for game, state in drawn} == {"refused.nothing_to_say"}
    game = load("prison_break")
    assert allowed(game, game.new(3), 0, 1) == "refused.nothing_to_say"


def test_bots_of_games_against_each_other_keep_quiet() -> None:
    """Nobody tells a rival."""
    assert roster.counsel(load("evades")) is None
    assert roster.counsel(load("elba")) is None
    assert advice_of(load("dark_castle")).kind == CHOICE


def test_a_random_bot_is_after_nothing() -> None:
    """It says so."""
    game, state, adviser, asker = spoken("prison_break", 3)[0]
    counsel, bot = advice_of(game), roster.make("random", game)
    thought = think(counsel, bot, look_on(counsel, game, state, adviser), derive(1, "bot"))
    assert keep_back(counsel, thought, game.view(state, asker)).reason == "at_random"
