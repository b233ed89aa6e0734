"""Where things run out: guards, days, turns, route tokens; and the golden matches with both endings."""

import json

import pytest

from tests.conformance.goldens import golden_files
from tests.games.prison_break.table import planning, recruiting
from tests.games.prison_break.test_watching import BRIBES, ROOMS


def test_PB_10_no_room_no_guard() -> None:
    """PB-10: a six, with a guard in every white room: nobody comes, the lot goes back."""
    table = recruiting()
    for room, bribe in zip(ROOMS, BRIBES, strict=True):
        table.guard(room, bribe)
    match = table.begin().play("p0 add_guard / chance lot letter / chance die 6")
    assert "no_guard" in match.told()
    match.expect(guard_pile__letter=2, phase="escape")
    assert len(match.described("guards")) == 5


def test_PB_24_thirty_days_of_recruiting_are_lost_by_all() -> None:
    """PB-24: the last figure of day 30 has played and nobody is Bellick."""
    match = recruiting().set(day=30).turn("abruzzi", "escape").begin().play("p2 stop")
    assert match.ended()["reason"] == "days"
    assert match.ended()["winners"] == []


def test_PB_34_an_outsider_misses_his_escape_action() -> None:
    """PB-34: Sara is passed over once, then plays again."""
    table = planning()
    table.data["figures"]["sara"]["loses_turn"] = True
    match = table.turn("abruzzi", "bellick").begin().play("p2 watch tower_5")
    match.expect(turn__actor="pope", figures__sara__loses_turn=False)
    assert "missed sara" in match.told()


def test_PB_41_too_few_route_tokens() -> None:
    """PB-21, PB-41: eight decoys leave two tokens for five places: the team is told, Bellick cannot know."""
    decoys = ["psychiatric_ward", "isolation", "guard_room", "visiting_room", "workshop", "wardens_office", "library",
              "kitchen"]
    match = planning().set(route=decoys).begin()
    assert match.view("p0")["hopeless"]
    assert match.view("p1")["hopeless"]
    assert not match.view("p2")["hopeless"]
    assert "give_up" in match.legal("p0")
    assert not planning().set(route=decoys[:5]).begin().view("p0")["hopeless"]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("winner", ["team", "bellick"])
def test_goldens_have_both_endings(seats: int, winner: str) -> None:
    """PB-23, PB-24: for each number of players a kept match that the team wins, and one that Bellick does."""
    path = next(path for path in golden_files("prison_break") if path.stem == f"{seats}-expert-{winner}")
    end = json.loads(path.read_text(encoding="utf-8").splitlines()[-1])["end"]
    assert len(end["sides"]) == seats
    assert {end["sides"][seat] for seat in end["winners"]} == {winner}
