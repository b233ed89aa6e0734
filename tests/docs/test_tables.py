"""Tables that a command makes are filled in, and stand where that command would put them again."""

import re

import pytest

from tests.docs.paths import ROOT, games_of_the_tree

PLACE = re.compile(r"<!-- (tune \S+(?: \S+)?) -->\n(.*?)<!-- end of \1 -->", re.DOTALL)


@pytest.mark.parametrize("game", sorted(games_of_the_tree()))
def test_every_game_has_settings_that_were_compared(game: str) -> None:
    """With the command that compares them again, and no place left empty."""
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    found = PLACE.findall(page)
    assert len(found) == page.count("<!-- tune ") > 0
    for place, text in found:
        assert place.split()[1] == game
        assert f"\n    escapade tune {game} --seats " in text, place
        assert text.count("\n| ") > 2, place
