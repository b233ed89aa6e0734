"""EL-34 at the keyboard: what a Bag spells is not listed, and a typed word finds it."""

from typing import Any

import pytest

from escapade.language.sentences import Language
from escapade.terminal.answers import choose, hint
from escapade.terminal.screen import Screen
from escapade.terminal.seating import sit_down
from escapade.terminal.session import Session, Settings
from tests.games.elba.positions import scene
from tests.terminal.test_generic import nobody_answers

DUEL: dict[str, Any] = {"at": {"p0": "spa", "napoleon_1": "arbor"}, "bags": ["armram"]}
TOWER: dict[str, Any] = {"at": {"p0": "west_tower"}, "bags": ["elba"], "strength": {"p0": 6}}


def session_of(script: str = "", language: str = "en", **about: Any) -> Session:
    """p0 sits at the keyboard, and has to find his words."""
    scenario = scene(options={"find_words": True}, **about).play(script)
    said = Language(language)
    seats = sit_down(scenario.game, ["human", "random", "random"], said)
    session = Session(scenario.game, seats, 3, Screen(), said, Settings(), nobody_answers)
    session.match = scenario.match
    return session


@pytest.mark.parametrize(("typed", "script", "about", "question"), [
    ("elba", "", TOWER, "try"), ("arm ram", "p0 move arbor", DUEL, "attack"),
    ("garder able", "", {"bags": ["elbaa"], "phase": "clean", "points": 0}, "tidy"),
])
def test_EL_34_a_typed_word_is_its_action(typed: str, script: str, about: dict[str, Any], question: str) -> None:
    """EL-34: a way out, weapons, a word to keep, by itself or in a sentence; none of them is in the list."""
    session = session_of(script, "fr", **about)
    hidden = session.game.unnamed(session.match.state, 0)
    assert hidden
    assert not set(hidden) & set(session.choices(0))
    assert choose(session, 0, typed, session.choices(0))
    assert session.game.question(session.match.state, 0)["key"] == question


@pytest.mark.parametrize("typed", ["escape", "zebra", "spear"])
def test_EL_34_what_is_not_named_is_not_had(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    """EL-34: to say that one escapes is not to say how, and no word is told."""
    session = session_of(**TOWER)
    assert not choose(session, 0, typed, session.choices(0))
    session.show_position()
    session.show_question()
    hint(session, 0, "")
    shown = capsys.readouterr().out
    assert "type the word" in shown
    assert "ELBA)" in shown, "the name of the tower is on the plan"
    assert "ABLE" not in shown
    assert "Try to escape" not in shown


def test_EL_34_bare_hands_are_asked_for_even_where_nothing_is_spelled() -> None:
    """EL-34: an answer that is given unasked would tell that there is no weapon."""
    session = session_of("p0 move arbor", at=DUEL["at"])
    with pytest.raises(AssertionError, match="nobody at the keyboard"):
        session.decide(0)
