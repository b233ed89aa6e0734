"""PB-30: what is not its owner's alone any more, because somebody learned a secret by it, however seldom that is."""

from escapade.play.notation import read
from escapade.play.sight import shows_hidden
from escapade.testing import Scenario
from tests.games.prison_break.table import planning
from tests.games.prison_break.test_plan import complete, moving


def shows(match: Scenario, words: str) -> bool:
    """Whether the next choice tells anybody what was hidden."""
    seat, action = read(match.game, match.state, words)
    return shows_hidden(match.game, match.state, seat, action)


def test_a_plan_that_would_be_complete_and_does_not_win() -> None:
    """PB-23: the token that completes “drains” tells all that it is not the card; or else, nothing."""
    table = planning(escapes="paper_trail steam").put(michael="yard_2", lincoln="yard_6")
    table.data["joined"].append("lincoln")
    table.data["figures"]["lincoln"].update({"seat": "p0", "active_from": 1})
    table.set(route=["infirmary", "cells", "chapel", "boiler_room"], out_of_order=["camera_4"],
              tools={"pliers": None, "breaker": "alley_7"})
    match = moving(table).play("p0 step garden_9")
    assert shows(match, "p0 lay")
    assert not shows(match, "p0 stop")
    table.set(out_of_order=[], tools={"pliers": "depot_13", "breaker": "alley_7"})
    assert not shows(moving(table).play("p0 step garden_9"), "p0 lay")


def test_the_word_on_a_tie_tells_the_team() -> None:
    """PB-19: Michael knows his card, and those who watch do not learn it; but the rest of the team does."""
    match = complete(4).begin()
    assert shows(match, "p0 declare"), "only with both outsiders of the card"
    match.play("p0 declare / p0 vote sucre / p1 vote sucre / p2 vote abruzzi")
    match.play("p3 vote abruzzi")
    assert shows(match, "p0 vote abruzzi")
