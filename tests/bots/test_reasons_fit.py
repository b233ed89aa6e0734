"""A hint speaks of the choice it names: every reason of every game, put to the test wherever greedy gives it."""

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

import pytest

from escapade.bots import roster
from escapade.bots.base import Choice
from escapade.core.seat import first_seat
from escapade.games import load_with
from tests.bots.reasons.claims import Claim, Found, Moment, ask, moments
from tests.bots.reasons.scenes import SCENES, twins

GAMES = sorted(SCENES)


@dataclass(frozen=True)
class Tour:
    """Matches to walk through: the seats, and one answer in so many that is anybody's (0: all are greedy's)."""

    seats: tuple[int, ...]
    astray: int
    options: dict[str, object] = field(default_factory=dict)
    matches: int = 1


TOURS: dict[str, list[Tour]] = {
    "dark_castle": [Tour((1, 2, 3, 4), 0), Tour((2, 4), 6, {"voice": "majority", "chapters": 8})],
    "elba": [Tour((3, 4, 5, 7, 9, 11), 0), Tour((3, 4, 6, 8, 10), 5, {"house_weapons": True})],
    "evades": [Tour((2, 3, 4, 5, 6), 0, {"squares": 20}), Tour((3,), 6)],
    "prison_break": [Tour((3, 4), 0, matches=4), Tour((3, 4), 7, matches=6)],
}


def claims_of(key: str) -> dict[str, Claim]:
    """What the reasons of a game claim."""
    found: dict[str, Claim] = import_module(f"tests.bots.reasons.{key}").CLAIMS
    return found


def reasons_of(key: str) -> list[str]:
    """Every reason the bots of a game may give."""
    folder = roster.folder(key)
    assert folder is not None
    return list(folder.REASONS)


def scene_of(key: str, reason: str) -> Moment:
    """What greedy answers in the position that was written for a reason."""
    play = SCENES[key][reason]()
    return ask(play.game, play.state, first_seat(play.state.waiting))


@cache
def walked(key: str) -> Found:
    """All that came up in the matches of a game, and in its written positions."""
    found, claims = Found(), claims_of(key)
    for tour in TOURS[key]:
        game = load_with(key, dict(tour.options))
        for seats in tour.seats:
            for number in range(tour.matches):
                for moment in moments(game, game.new(seats), number, tour.astray):
                    found.look_at(moment, claims)
    for reason in SCENES[key]:
        found.look_at(scene_of(key, reason), claims)
    return found


@pytest.mark.parametrize("title", GAMES)
def test_every_reason_has_its_claim(title: str) -> None:
    """None without, none for a reason that nobody gives."""
    assert sorted(claims_of(title)) == sorted(set(reasons_of(title)))


@pytest.mark.parametrize("title", GAMES)
def test_every_reason_fits_the_choice_it_stands_for(title: str) -> None:
    """In every position of these matches; and every reason is given in one of them."""
    found = walked(title)
    assert found.faults == []
    assert [reason for reason in reasons_of(title) if reason not in found.times] == []


@pytest.mark.parametrize(("title", "reason"), [(key, reason) for key in GAMES for reason in SCENES[key]])
def test_rare_reasons_are_given_where_they_should_be(title: str, reason: str) -> None:
    """In the position written for it greedy gives this reason."""
    assert scene_of(title, reason).choice.reason == reason


def test_a_reason_that_speaks_of_another_choice_is_caught() -> None:
    """What was said once: "Nobody rests, for that one needs a breath"; and a reason that is not true of its choice."""
    moment = scene_of("dark_castle", "rest_the_least_missed")
    nobody = next(action for action in moment.legal if "nobody" in moment.game.shapes.actions.words(action))
    claims = claims_of("dark_castle")
    planted = Moment(moment.game, moment.state, moment.seat, moment.legal, Choice(nobody, "rest_the_weak"))
    assert claims["rest_the_weak"].fault(planted).startswith("not true here")
    play = twins()
    struck = ask(play.game, play.state, 0)
    wrong = Moment(struck.game, struck.state, 0, struck.legal, Choice(struck.legal[0], "bears_the_grudge"))
    assert claims["bears_the_grudge"].fault(wrong), "the smith has fewer HP than the cook"
    assert claims["keep_it"].fault(wrong).startswith("no reason for strike")
