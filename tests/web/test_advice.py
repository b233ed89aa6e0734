"""Bots that are asked in the browser: by the question, and by their plates, on a desk and on a phone."""

import pytest

from tests.web.desk import TALL, WIDE, Desk, answer, set_up, until

SAID = ".notice.hint:not(.first)"


@pytest.mark.parametrize("size", [WIDE, TALL], ids=["desk", "phone"])
def test_DC_24_bots_are_asked_by_the_question_and_by_their_plates(desk: Desk, size: tuple[int, int]) -> None:
    """All at once, those who agree in one line, and one of them alone; the question stands as it stood."""
    page = desk.open("/new/dark_castle", size=size, touch=size == TALL)
    set_up(page, seats={2: "greedy", 3: "greedy"})
    page.wait_for_selector(".rail .action")
    before = page.locator(".rail .action").all_inner_texts()
    page.get_by_role("button", name="Ask the others").click()
    page.wait_for_selector(SAID)
    names, _, said = page.inner_text(SAID).partition(": “")
    assert len(names.split(", ")) == 2
    assert "The party lacks what this die is good at." in said
    plates = page.locator(".players .ask")
    assert plates.count() == 2
    assert str(plates.nth(1).get_attribute("aria-label")).endswith(": what would you do?")
    plates.nth(1).click()
    until(page, f"document.querySelector('{SAID}')?.innerText.startsWith('{names.split(', ')[1]}: ')")
    assert page.locator(".rail .action").all_inner_texts() == before


def test_PB_30_a_team_mate_says_what_it_is_after(desk: Desk) -> None:
    """In French, once day 1 has come; no choice is marked."""
    page = desk.open("/new/prison_break", language="fr-FR")
    set_up(page, seats={2: "greedy", 3: "greedy"})
    page.wait_for_selector(".rail .action")
    until(page, "document.querySelectorAll('.players .ask').length === 2")
    for turn in range(60):
        page.locator(".players .ask").first.click()
        page.wait_for_selector(f".notice.error, {SAID}")
        if page.locator(SAID).count():
            break
        answer(page, turn)
        page.wait_for_timeout(100)
    assert "\u00a0: «\u00a0" in page.inner_text(SAID)
    assert "because" not in page.inner_text(SAID)
    assert page.locator(".action.hinted").count() == 0


def test_rivals_have_no_plates_to_ask(desk: Desk) -> None:
    """Where bots play against everybody there is nothing to click."""
    page = desk.open("/new/evades")
    set_up(page, seats={2: "greedy"})
    page.wait_for_selector(".rail .action")
    assert page.locator(".players .ask").count() == 0
