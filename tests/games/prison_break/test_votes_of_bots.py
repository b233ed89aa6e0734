"""PB-45: whom a bot votes out."""

from tests.bots.test_prison_break import answer
from tests.games.prison_break.table import recruiting


def test_PB_45_the_vote_is_a_judgement() -> None:
    """PB-45: out goes the leader who won nobody over and looked nowhere; never oneself."""
    table = recruiting(4).lose("letter", "photograph")
    table.data["joined"] = ["sara", "pope"]
    table.data["figures"]["sara"].update({"seat": "p1", "active_from": 1})
    table.data["figures"]["pope"].update({"seat": "p3", "active_from": 1})
    match = table.begin().play("p0 declare")
    assert answer(match) == ("vote abruzzi", "did_least")
    assert answer(match.play("p0 vote abruzzi / p1 vote abruzzi"))[0] in ("vote sucre", "vote bagwell")
