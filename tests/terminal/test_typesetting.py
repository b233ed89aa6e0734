"""Lines are broken where the language allows it: nowhere does a line begin with a colon, nor end with a bare number."""

from io import StringIO

import pytest
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from escapade.terminal.screen import console
from escapade.terminal.typesetting import quoted

SENTENCE = "Touchez-en un, les deux s’en souviendront\u00a0; rend 1\u00a0PV"


def set_in(width: int, what: RenderableType) -> list[str]:
    """The lines that a screen of this width makes of something."""
    file = StringIO()
    out = console(file)
    out.width = width
    out.print(what)
    return [line.rstrip(" ") for line in file.getvalue().splitlines()]


def gridded(sentence: str) -> Table:
    """A sentence as the list of answers has it."""
    grid = Table.grid()
    grid.add_row(Text("  1  "), Text(sentence))
    return grid


@pytest.mark.parametrize("width", range(20, 56))
def test_a_hard_space_holds_what_stands_on_both_sides(width: int) -> None:
    """In a sentence, in a frame and in a list of answers; and the space itself comes out as it went in."""
    for what in (Text(SENTENCE), Panel(Text(SENTENCE)), gridded(SENTENCE)):
        text = "\n".join(set_in(width, what))
        assert "souviendront\u00a0;" in text
        assert "1\u00a0PV" in text


def test_styles_stay_where_they_were() -> None:
    """A bold word behind a hard space is still the bold one."""
    words = Text("rend\u00a01 PV")
    words.stylize("bold", 5, 6)
    out = console(StringIO())
    assert [(part.text, str(part.style)) for part in out.render(words)][:3] == [
        ("rend\u00a0", "none"), ("1", "bold"), (" PV", "none")]


def test_a_quotation_within_another_has_other_marks() -> None:
    """A hint quotes an answer, and an answer to a riddle is a quotation itself."""
    assert quoted("“A secret”: YOU say it") == "‘A secret’: YOU say it"
    assert quoted("Garder «\u00a0L’équipe de nuit\u00a0»") == "Garder “L’équipe de nuit”"
