"""A game without a drawing of its own, and secrets at a shared keyboard: on the pocket game of the tests."""

from collections.abc import Sequence

import pytest

from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.seat import NONE
from escapade.games import load
from escapade.language.sentences import Language
from escapade.play.seeds import derive
from escapade.terminal.drawers import drawer_class, drawer_of
from escapade.terminal.scene import Drawer, Scene, written
from escapade.terminal.screen import Screen
from escapade.terminal.seating import sit_down
from escapade.terminal.session import Session, Settings
from escapade.terminal.storyteller import tell
from escapade.testing import given
from tests.cli.program import run
from tests.terminal.scenes import midway, printed, scene_of


def nobody_answers(session: Session, seat: int) -> None:
    raise AssertionError("there is nobody at the keyboard")


def test_a_view_is_shown_as_a_table() -> None:
    scenario = given("evades", 2)
    text = printed(Drawer().draw(scene_of(scenario, "p0")))
    assert "phase" in text
    assert "squares" in text
    assert written({"a": [1, None], "b": {}}) == "a: 1, -, b: -"


def test_the_pocket_game_is_played_without_a_drawing(capsys: pytest.CaptureFixture[str]) -> None:
    assert drawer_class("pocket") is Drawer
    game = load("pocket")
    language = Language("en")
    session = Session(game, sit_down(game, ["random", "random", "random"], language), 3, Screen(), language,
                      Settings(), nobody_answers)
    session.run()
    assert session.record().end is not None
    shown = capsys.readouterr().out
    assert "Points" in shown
    assert "Thank you for playing." in shown


def test_people_play_the_pocket_game_from_the_command_line() -> None:
    done = run("play", "pocket", "--seats", "human,random", "--seed", "2", lines="1\n" * 400)
    assert done.code == 0
    assert "pocket-question-turn" in done.out


def test_each_person_hears_only_what_that_seat_may_know() -> None:
    """A drawn card is the secret of the one who drew it: to the others the sentence has an empty field."""
    scenario = given("pocket", 3).play("p0 draw")
    events = scenario.match.draw(derive(1, "chance"))
    heard = [Heard("en"), Heard("en")]
    for language, seat in zip(heard, ("p0", "p1"), strict=True):
        scene = Scene(scenario.game, scenario.view(seat), language, ["a", "b", "c"], 80, plain=True)
        tell(drawer_of("pocket"), scene, scene.names, events)
    assert NONE not in heard[0].values
    assert NONE in heard[1].values


class Heard(Language):
    """Keeps the values of every event it is given to tell."""

    def event(self, game: Game, event: Event, names: Sequence[str], you: int | None) -> str:
        self.values = [*getattr(self, "values", []), *event.values]
        return super().event(game, event, names, you)


def test_an_unfinished_bet_is_nobody_elses() -> None:
    assert drawer_of("evades").sketch(scene_of(given("evades", 2).play("p0 bet red"), "spectator")) is None


def test_dice_rolled_together_are_one_sentence() -> None:
    scenario = midway(phase="choose", named=["red", "orange"], faces={}, unused=[], moved=[])
    scenario.play("p1 take yellow / p1 roll / chance die 2 / chance die 5 / chance die 1")
    lines = tell(drawer_of("evades"), scene_of(scenario, "p0"), ["Anna", "Bea", "Carl"], scenario.events)
    assert lines[0] == "Bea rolls: red 2, orange 5, yellow 1."
    own = tell(drawer_of("evades"), scene_of(scenario, "p1"), ["Anna", "Bea", "Carl"], scenario.events)
    assert own[0] == "You roll: red 2, orange 5, yellow 1."
