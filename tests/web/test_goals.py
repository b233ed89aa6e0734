"""What one wants stays in sight on every board, on a phone too."""

from typing import Any

import pytest

from tests.web.desk import LAPTOP, SIDEWAYS, TALL, WIDE, Desk, complaints, set_up, until, until_choices
from tests.web.late import PLAYERS
from tests.web.written import LateTables

GOALS = {"evades": ".bet .hope", "elba": ".ways li", "dark_castle": ".passage p", "prison_break": ".missions li"}
IN_SIGHT = """(wanted) => [...document.querySelectorAll(wanted)].slice(0, 2).every((one) => {
  const box = one.getBoundingClientRect();
  const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.width > 0 && seen !== null && (one.contains(seen) || seen.contains(one));
})"""


@pytest.mark.parametrize("game", PLAYERS)
def test_the_goal_stays_in_sight(desk: Desk, late: LateTables, game: str) -> None:
    """At a table near its end, at every size: nothing lies over it, and it need not be scrolled to."""
    table = late.take(game)
    page = desk.open(table.path(), keys=table.keys(0), size=TALL)
    page.wait_for_selector(".rail .players")
    page.wait_for_selector(GOALS[game], state="attached")
    for width, height in (TALL, SIDEWAYS, LAPTOP, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        until(page, f"({IN_SIGHT})({GOALS[game]!r})")
        if (width, height) in (SIDEWAYS, LAPTOP):  # axe looks at the other two in test_late.py
            assert complaints(page) == []
        if game == "evades":
            check_paper(page)


APART = """((one, other) => one.right <= other.left + 1 || other.right <= one.left + 1 ||
                       one.bottom <= other.top + 1 || other.bottom <= one.top + 1)"""
PAPER_COVERS = f"""(() => {{
  const apart = {APART};
  const paper = document.querySelector('.bet').getBoundingClientRect();
  const island = document.querySelector('.board .frame').getBoundingClientRect();
  const dice = [...document.querySelectorAll('.board .die')].map((one) => one.getBoundingClientRect());
  const heads = [...document.querySelectorAll('.bet .entry, .bet .gap')].map((one) => one.getBoundingClientRect());
  const inside = heads.every((one) => one.left >= paper.left && one.right <= paper.right && one.width >= 20);
  const seen = paper.left >= 0 && paper.right <= innerWidth && paper.bottom <= innerHeight;
  return [island, ...dice].every((one) => apart(paper, one)) && heads.length === 7 && inside && seen;
}})()"""


def check_paper(page: Any) -> None:
    """The bet lies open beside the island and the dice, on neither, and shows all seven heads."""
    until(page, PAPER_COVERS, seconds=5)


def test_a_bet_that_is_written_covers_nothing(desk: Desk) -> None:
    """At every size, before the first name, after it, and while the others still write."""
    page = desk.open("/new/evades", language="fr-FR", size=TALL, touch=True)
    page.wait_for_selector(".start")
    set_up(page, seats={2: "here"})
    until_choices(page, 7)
    for width, height in (TALL, SIDEWAYS, LAPTOP, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        check_paper(page)
    page.keyboard.press("4")
    until_choices(page, 6)
    for width, height in (TALL, SIDEWAYS):
        page.set_viewport_size({"width": width, "height": height})
        check_paper(page)
        assert complaints(page) == []
