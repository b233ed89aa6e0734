"""Five levels to play against, by names that people understand, on the page of a new table."""

import pytest

from tests.web.desk import Desk, complaints, set_up, until

LEVELS = ["master", "expert", "regular", "casual", "first_timer"]
NAMES = {"en-GB": ["Bot: master", "Bot: expert", "Bot: regular", "Bot: casual", "Bot: first timer"],
         "fr-FR": ["Robot : maître", "Robot : expert", "Robot : habitué", "Robot : amateur",
                   "Robot : novice"]}


@pytest.mark.parametrize(("game", "language"), [("evades", "en-GB"), ("elba", "fr-FR"), ("dark_castle", "fr-FR"),
                                                ("prison_break", "en-GB")])
def test_levels_are_offered_from_the_strongest_down(desk: Desk, game: str, language: str) -> None:
    """An expert sits there unless somebody else is asked for; `random` is last, and the old name is not offered."""
    page = desk.open(f"/new/{game}", language=language)
    page.wait_for_selector("#seat-0")
    options = page.locator("#seat-0 option")
    values = [option.get_attribute("value") for option in options.all()]
    assert values == [*LEVELS, "random", "friend", "here"]
    assert [text.replace("\xa0", " ") for text in options.all_inner_texts()[:5]] == NAMES[language]
    assert page.input_value("#seat-0") == "expert"
    assert complaints(page) == []


def test_a_match_against_a_first_timer_and_a_master(desk: Desk) -> None:
    """Both answer, and it is my turn again."""
    page = desk.open("/new/dark_castle")
    set_up(page, seats={2: "first_timer", 3: "master"})
    until(page, "document.querySelector('.action, .rail .unfold') !== null")
