"""What one wants stays in sight on every board, on a phone too."""

from typing import Any

import pytest

from tests.web import prison
from tests.web.desk import LAPTOP, SIDEWAYS, TALL, WIDE, Desk, complaints, set_up, until, until_choices
from tests.web.late import PLAYERS
from tests.web.written import LateTables

GOALS = {"evades": ".bet .hope", "elba": ".ways li", "dark_castle": ".passage p", "prison_break": ".missions li"}
SMALL_PHONES = ((740, 360), (667, 375), (568, 320))
LEAST = {"evades": 1, "elba": 6, "dark_castle": 1, "prison_break": 4}
HIDDEN = """(wanted) => [...document.querySelectorAll(wanted)].filter((one) => {
  const box = one.getBoundingClientRect();
  const within = (frame) => box.left >= frame.left - 1 && box.right <= frame.right + 1 &&
                            box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  if (box.width === 0 || !within({left: 0, top: 0, right: innerWidth, bottom: innerHeight})) return true;
  for (let around = one; around !== null; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible' && !within(around.getBoundingClientRect())) return true;
  return [1, box.width / 2, box.width - 1].some((across) => {
    const seen = document.elementFromPoint(box.left + across, box.top + box.height / 2);
    return seen === null || !(one.contains(seen) || seen.contains(one));
  });
}).map((one) => one.innerText)"""
"""Those that are cut off by the window or by what they stand in, even in part, or lie below something."""


@pytest.mark.parametrize("game", PLAYERS)
def test_the_goal_stays_in_sight(desk: Desk, late: LateTables, game: str) -> None:
    """At a table near its end, at every size: nothing lies over it, and it need not be scrolled to."""
    table = late.take(game)
    page = desk.open(table.path(), keys=table.keys(0), size=TALL)
    page.wait_for_selector(".rail .players")
    page.wait_for_selector(GOALS[game], state="attached")
    for width, height in (TALL, SIDEWAYS, LAPTOP, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        check_goals(page, game, LEAST[game])
        if (width, height) in (SIDEWAYS, LAPTOP):  # axe looks at the other two in test_late.py
            assert complaints(page) == []
        if game == "evades":
            check_paper(page)
        check_corners(page, game, (width, height))


@pytest.mark.parametrize(("name", "seat", "least"), [(prison.HUNTED, prison.BELLICK, 3),
                                                     (prison.HUNTED, prison.MICHAEL, 4), (prison.WALK, 0, 4)])
def test_the_missions_of_either_side_are_whole_in_french(desk: Desk, late: LateTables, name: str, seat: int,
                                                         least: int) -> None:
    """The sergeant's days and guilt, Michael's plan, and the team's that does not know it; on small phones, too."""
    table = late.left[name][-1]  # it is only looked at
    page = desk.open(table.path(), keys=table.keys(seat), language="fr-FR", size=TALL)
    page.wait_for_selector(".missions li", state="attached")
    for width, height in (TALL, *SMALL_PHONES, SIDEWAYS, LAPTOP, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        check_goals(page, "prison_break", least)


def check_goals(page: Any, game: str, least: int) -> None:
    """Every one of them, whole."""
    assert page.locator(GOALS[game]).count() >= least
    hidden = f"({HIDDEN})({GOALS[game]!r})"
    try:
        until(page, f"{hidden}.length === 0")
    except AssertionError:
        raise AssertionError(f"hidden at {page.viewport_size}: {page.evaluate(hidden)}") from None


CENTRED = """(() => {
  const {left, right} = document.querySelector('.board .frame').getBoundingClientRect();
  const boats = [...document.querySelectorAll('.board .frame .boat')].map((one) => one.getBoundingClientRect());
  const middle = (Math.min(...boats.map((one) => one.left)) + Math.max(...boats.map((one) => one.right))) / 2;
  return boats.length === 4 && Math.abs(middle - (left + right) / 2) < 0.12 * (right - left);
})()"""
WHOLE_FILES = """[...document.querySelectorAll('.files .file')].filter((one) => {
  const {left, right} = one.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}).length"""


def check_corners(page: Any, game: str, size: tuple[int, int]) -> None:
    """The island lies in the middle of its sea, four files are whole on a phone, no rival lies below the glass."""
    if game == "evades" and size == TALL:
        assert page.evaluate(CENTRED)
    if game == "prison_break" and size == TALL and page.locator(".files .file").count() >= 4:
        assert page.evaluate(WHOLE_FILES) >= 4
    if game == "elba" and size in (TALL, SIDEWAYS):
        assert page.evaluate(GLASS_ALONE) == []
        assert page.evaluate(WHOLE_RIVALS) == 2


APART = """((one, other) => one.right <= other.left + 1 || other.right <= one.left + 1 ||
                       one.bottom <= other.top + 1 || other.bottom <= one.top + 1)"""
GLASS_ALONE = f"""(() => {{
  const apart = {APART};
  const glass = document.querySelector('.zoom').getBoundingClientRect();
  return [...document.querySelectorAll('.ledger .player, .ways .brief, .ways li')]
    .filter((one) => [...one.getClientRects()].some((box) => !apart(glass, box))).map((one) => one.innerText);
}})()"""
"""Rivals and words of the way out that lie below the glass."""
WHOLE_RIVALS = """(() => {
  const row = document.querySelector('.ledger').getBoundingClientRect();
  return [...document.querySelectorAll('.ledger .player')].filter((one) => {
    const {left, right} = one.getBoundingClientRect();
    return left >= row.left - 1 && right <= row.right + 1;
  }).length;
})()"""
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
    until(page, PAPER_COVERS)


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
