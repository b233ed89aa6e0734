"""Corners in which people got stuck with their eyes: what was cut off, covered or out of the middle stays mended."""

from typing import Any

import pytest

from tests.web.dealt import WAYS
from tests.web.desk import SIDEWAYS, TALL, Desk, complaints, until
from tests.web.room import DRAWN
from tests.web.written import LateTables

TALE_IS_READ = """(() => {
  const tale = document.querySelector('.tale').getBoundingClientRect();
  const page = document.querySelector('.spread').getBoundingClientRect();
  return tale.height > 20 && tale.top >= page.top && Math.min(tale.bottom, page.bottom) - tale.top >= 0.9 * tale.height;
})()"""
CUT_OFF = """(name) => [...document.querySelectorAll(name)].filter((one) => {
  const {left, right, top, bottom} = one.getBoundingClientRect();
  return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
}).length"""


def resize(page: Any, size: tuple[int, int]) -> None:
    """The same page on another screen."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)


@pytest.mark.parametrize(("language", "dark"), [("en-GB", False), ("fr-FR", True)])
def test_a_page_of_the_castle_is_read_before_a_way_is_taken(desk: Desk, late: LateTables, language: str,
                                                            dark: bool) -> None:  # noqa: FBT001
    """On a phone the picture makes room for the whole tale; sideways everybody stands on the wall, nobody half."""
    table = late.take(WAYS)
    page = desk.open(table.path(), keys=table.keys(0), language=language, size=TALL, touch=True, dark=dark,
                     listed=False, throws=True)
    page.wait_for_selector(".lines .possible", state="attached")
    until(page, TALE_IS_READ, seconds=5)
    assert complaints(page) == []
    resize(page, SIDEWAYS)
    assert page.locator("article.hero").count() == 3
    assert page.evaluate(f"({CUT_OFF})('article.hero')") == 0
    assert complaints(page) == []


@pytest.mark.parametrize("game", ["evades", "elba", "dark_castle", "prison_break"])
def test_names_at_a_new_table_stand_on_one_line(desk: Desk, game: str) -> None:
    """On a phone, in French, whose animals have an article."""
    page = desk.open(f"/new/{game}", language="fr-FR", size=TALL, touch=True)
    page.wait_for_selector(".guest b")
    assert all(height < 32 for height in page.evaluate(
        "[...document.querySelectorAll('.guest b')].map((one) => one.getBoundingClientRect().height)"))
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert page.evaluate(f"({CUT_OFF})('.chairs select')") == 0
