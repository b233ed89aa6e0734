"""Lines of a terminal that never begin with a colon."""

import pytest
from rich.console import Console, Group
from rich.text import Text

from escapade.terminal.screen import Screen
from escapade.terminal.unbroken import Unbroken
from tests.terminal.scenes import printed

SENTENCE = "Un gardien attrape Sara\u00a0: cour\u00a03\u00a0!"


@pytest.mark.parametrize("what", [Text(SENTENCE), Group(Text(SENTENCE))])
def test_a_sign_stays_with_the_word_before_it(what: Text | Group, monkeypatch: pytest.MonkeyPatch,
                                              capsys: pytest.CaptureFixture[str]) -> None:
    """French sets a no-break space before its signs; rich alone would break the line there."""
    screen = Screen()
    monkeypatch.setattr(screen, "interactive", True)
    monkeypatch.setattr(screen, "out", Console(width=23))
    screen.show(what)
    assert [line.rstrip() for line in capsys.readouterr().out.splitlines()] == [
        "Un gardien attrape", "Sara\u00a0: cour\u00a03\u00a0!"]


def test_colours_stay_where_they_were() -> None:
    """The text is as long as before."""
    text = Text.assemble("La tour\u00a0: ", ("cour", "red"))
    assert printed(Unbroken(text), colour=True) == printed(text, colour=True)
