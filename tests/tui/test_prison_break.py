"""The blueprint: what stands on it, for whom, in both languages, in colour and plain."""

from io import StringIO

from rich.console import Console

from escapade.language import Language
from escapade.testing import given
from escapade.tui import drawer_of
from escapade.tui.scene import Scene
from tests.games.prison_break.table import planning


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
    assert "The plan: Through the drains (Sara, Pope / the cells x, the infirmary" in drawn("p0", "en", plain=True)
    bellick = drawn("p2", "en", plain=True)
    assert "The plan:" not in bellick
    assert "Plans that fit what you know: Through the drains, Night shift, The kitchen lift, Paper trail" in bellick


def test_figures_guards_and_bars_are_drawn() -> None:
    """PB-5: who is where; guilt and days as bars of thirty."""
    text = drawn("p1", "fr", plain=True)
    for piece in ("c1 Mi", "Su?", " g ", "Culpabilité  #######", "7/30", "Sergent Bellick", "la tour 2 (potager)"):
        assert piece in text, piece


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
    assert "Through the drains (" in out.getvalue()
    assert "Hot steam (" in out.getvalue()
