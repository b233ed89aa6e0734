"""From a position near the end: the other combinations of language and size, keyboards, and a device for two."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.desk import TALL, WIDE, Desk, calm, complaints, is_over, no_wider, press_choice, until
from tests.web.late import PLAYERS
from tests.web.playing import play_out
from tests.web.test_games import SPREAD
from tests.web.written import LateTables

GAMES = list(PLAYERS)
LIVE = "[aria-live=polite].visually-hidden"
MOST_PRESSES = 3000


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_other_combinations_reach_the_end(desk: Desk, late: LateTables, game: str) -> None:
    """English on a phone and French at a desk, or the other way round: what the whole match of the game leaves."""
    table = late.take(game)
    dark = GAMES.index(game) % 2 == 1
    english, french = (WIDE, TALL) if SPREAD[game] in (("en", "phone"), ("fr", "desk")) else (TALL, WIDE)
    ada = desk.open(table.path(), size=english, touch=english == TALL, dark=dark, keys=table.keys(0))
    ben = desk.open(table.path(), language="fr-FR", size=french, touch=french == TALL, dark=not dark,
                    keys=table.keys(1))
    for page in (ada, ben):
        page.wait_for_selector(".board svg")
        assert complaints(page) == []
        no_wider(page)
    assert play_out(ada, ben) > 0
    for page in (ada, ben):
        assert complaints(page) == []
        assert not page.evaluate("/(web|error|cli)-[a-z_]+-/.test(document.body.innerText)")
    ada.get_by_role("button", name="Check the dice").click()
    ada.wait_for_selector(".verified")
    assert "honest" in ada.inner_text(".verified")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_two_people_finish_by_keyboard_alone(desk: Desk, late: LateTables, game: str) -> None:
    """One device, two people, no mouse: numbers, arrows and Enter, and Enter to draw the curtain."""
    table = late.take(game)
    page = desk.open(table.path(), language="fr-FR", keys=table.keys(0, 1))
    page.wait_for_selector(".rail, .curtain")
    heard: set[str] = set()
    for press in range(MOST_PRESSES):
        if is_over(page):
            break
        press_something(page, press)
        heard |= told_aloud(page)
    assert is_over(page), f"not over after {MOST_PRESSES} presses: {page.inner_text('body')[:800]}"
    until(page, f"document.querySelector('{LIVE}').innerText !== ''")  # it takes a breath, and nobody here waited
    heard |= told_aloud(page)
    assert len(heard) > 3, "the live region tells what happens"
    assert page.evaluate("document.activeElement.id") == "the-end", "the keyboard is led to the result"


def told_aloud(page: Any) -> set[str]:
    """What the live region says just now."""
    return set(str(page.evaluate(f"document.querySelector('{LIVE}')?.innerText ?? ''")).split("\n")) - {""}


def press_something(page: Any, press: int) -> None:
    """What a person without a mouse would do now; waiting, where nobody is asked, costs no press."""
    until(page, "document.querySelector('.rail .action, .curtain button, .veil') !== null")
    if page.locator(".curtain button").count():
        page.keyboard.press("Enter")
    elif press % 3 == 2:
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    else:
        press_choice(page, press % 3)
    page.wait_for_timeout(15)


def questions(page: Any, most: int) -> Iterator[None]:
    """Each time somebody is asked something, the curtain drawn, until the end; the answer is always the first one."""
    for _ in range(most):
        until(page, "document.querySelector('.rail .action, .curtain button, .veil') !== null")
        if is_over(page):
            return
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
            continue
        yield
        press_choice(page)
        page.wait_for_timeout(30)


@pytest.mark.parametrize("game", GAMES)
def test_fingers_find_their_targets(desk: Desk, late: LateTables, game: str) -> None:
    """WCAG 2.2, 2.5.8: whatever can be clicked on the board of a phone is at least 24 pixels wide and high."""
    table = late.take(game)
    page = desk.open(table.path(), size=TALL, touch=True, keys=table.keys(0, 1))
    seen = 0
    for _ in questions(page, 12):
        small = page.evaluate(SMALL_TARGETS)
        seen += page.locator(".board button, .board [role=button]").count()
        assert small == []
    assert seen > 0


def test_the_plan_keeps_its_scale(desk: Desk, late: LateTables) -> None:
    """On a phone the list grows and shrinks from question to question; the plan of the prison does not."""
    table = late.take("prison_break")
    page = desk.open(table.path(), size=TALL, touch=True, keys=table.keys(0, 1))
    scales, heights = set(), set()
    for _ in questions(page, 16):
        page.wait_for_timeout(150)
        scales.add(page.evaluate("document.querySelector('.frame > svg').getScreenCTM().a"))
        heights.add(page.evaluate("document.querySelector('.frame').clientHeight"))
    assert len(heights) > 1, "the list never changed its size"
    assert max(scales) < 1.01 * min(scales)


DEAD_POINTS = """[...document.querySelectorAll('article.hero')].flatMap((cell) => {
  const {left, top, width, height} = cell.getBoundingClientRect();
  const shares = [.04, .3, .5, .7, .96];
  const points = shares.flatMap((x) => shares.map((y) => [left + x * width, top + y * height]));
  const hit = points.map(([x, y]) => document.elementFromPoint(x, y));
  return hit.filter((one) => !one?.closest('.who, .items button')).map((one) => String(one?.outerHTML).slice(0, 120));
})"""


@pytest.mark.parametrize("size", [WIDE, TALL])
def test_the_whole_cell_of_a_character_answers(desk: Desk, late: LateTables, size: tuple[int, int]) -> None:
    """The frame around a character can be clicked everywhere: the character, or a thing in the hands."""
    table = late.take("dark_castle")
    page = desk.open(table.path(), size=size, touch=size == TALL, keys=table.keys(0))
    page.wait_for_selector("article.hero")
    assert page.locator("article.hero").count() == 3
    assert page.evaluate(DEAD_POINTS) == []


SMALL_TARGETS = """[...document.querySelectorAll('.board button, .board [role=button]')].flatMap((one) => {
  const {width, height} = one.getBoundingClientRect();
  return width > 0 && (width < 24 || height < 24) ? [`${one.outerHTML.slice(0, 120)}: ${width} x ${height}`] : [];
})"""


IMPOSSIBLE = {"evades": ".person:not(.possible)", "elba": ".place:not(.target)",
              "dark_castle": ".hero:not(.possible) .who", "prison_break": ".board .quiet:not(.near)"}
"""Something on each board that cannot be chosen just now."""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_possible_says_why(desk: Desk, late: LateTables, game: str) -> None:
    """A click on something else on the board gives a reason in words, and the number of its rule opens the rule."""
    table = late.take(game)
    page = desk.open(table.path(), keys=table.keys(0, 1))
    for _ in range(40):
        until(page, "document.querySelector('.rail .action, .curtain button, .veil') !== null")
        assert not is_over(page), "nothing impossible was found"
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
        elif page.locator(IMPOSSIBLE[game]).count():
            page.locator(IMPOSSIBLE[game]).first.dispatch_event("click")
            calm(page)
            if page.locator(".notice.why .rule").count():
                break
            press_choice(page)
        else:
            press_choice(page)
    rule = page.inner_text(".notice.why .rule")
    page.click(".notice.why .rule")
    assert page.locator("dialog .marked").inner_text().startswith(rule)
