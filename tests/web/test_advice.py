"""Bots that are asked in the browser: by the question, and by their plates, on a desk and on a phone."""

import pytest

from tests.web.desk import TALL, WIDE, Desk, answer, complaints, set_up, until
from tests.web.tempered import TEMPERED
from tests.web.written import LateTables

SAID = ".notice.hint:not(.first)"


@pytest.mark.parametrize("size", [WIDE, TALL], ids=["desk", "phone"])
def test_DC_24_bots_are_asked_by_the_question_and_by_their_plates(desk: Desk, size: tuple[int, int]) -> None:
    """All at once, those who agree in one line, and one of them alone; the question stands as it stood."""
    page = desk.open("/new/dark_castle", size=size, touch=size == TALL)
    set_up(page, seats={2: "expert", 3: "expert"})
    page.wait_for_selector(".rail .action")
    before = page.locator(".rail .action").all_inner_texts()
    page.get_by_role("button", name="Ask the others").click()
    page.wait_for_selector(SAID)
    assert page.locator(".voices .face svg").count() == 2
    names, _, said = page.inner_text(f"{SAID} p").partition(": “")
    assert len(names.split(", ")) == 2
    assert "The party lacks what this die is good at." in said
    plates = page.locator(".players .ask")
    assert plates.count() == 2
    assert str(plates.nth(1).get_attribute("aria-label")).endswith(": what would you do?")
    plates.nth(1).click()
    until(page, f"document.querySelector('{SAID} p')?.innerText.startsWith('{names.split(', ')[1]}: ')")
    assert page.locator(".rail .action").all_inner_texts() == before


def test_DC_6_a_companion_speaks_up_and_the_person_decides(desk: Desk) -> None:
    """Unasked, in French: who should turn the first page. A face and a sentence, nothing is marked or done; Escape
    hushes it, and the setting keeps them all silent.
    """
    page = desk.open("/new/dark_castle", language="fr-FR", listed=False, throws=True)
    set_up(page, seats={2: "expert", 3: "expert"})
    page.locator(".cast .possible").first.click()
    page.wait_for_selector(".voices .voice")
    assert page.locator(".voices .voice .face svg").count() == 1
    assert "\u00a0: «\u00a0" in page.inner_text(".voices p")
    assert page.locator(".hinted").count() == 0
    assert page.locator(".rest .turns").count() == 3
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".voices", state="detached")
    page.click(".bar summary")
    page.get_by_label("Les compagnons donnent leur avis d’eux-mêmes").uncheck()
    page.reload()
    page.wait_for_selector(".rest .turns")
    page.wait_for_timeout(600)
    assert page.locator(".voices").count() == 0


def test_PB_30_a_team_mate_says_what_it_is_after(desk: Desk) -> None:
    """In French, once day 1 has come; no choice is marked."""
    page = desk.open("/new/prison_break", language="fr-FR")
    set_up(page, seats={2: "expert", 3: "expert"})
    page.wait_for_selector(".rail .action")
    until(page, "document.querySelectorAll('.players .ask').length === 2")
    for turn in range(60):
        page.locator(".players .ask").first.click()
        # What comes of the answer before may take the notice away at once: then it is asked for again.
        page.wait_for_timeout(300)
        if page.locator(f".notice.error, {SAID}").count() == 0:
            continue
        if page.locator(SAID).count():
            break
        answer(page, turn)
        page.wait_for_timeout(100)
    assert "\u00a0: «\u00a0" in page.inner_text(SAID)
    assert "because" not in page.inner_text(SAID)
    assert page.locator(".action.hinted").count() == 0


CAUTIOUS = {"en-GB": "The round hardly suffers for it, and a wound has time to close.",
            "fr-FR": "La manche n’y perd presque rien, et une blessure a le temps de se refermer."}


@pytest.mark.parametrize(("language", "size"), [("en-GB", WIDE), ("fr-FR", TALL)])
def test_DC_15_an_expert_is_cautious_and_says_so(desk: Desk, late: LateTables, language: str,
                                                 size: tuple[int, int]) -> None:
    """Asked by its plate who should rest: a sentence of its temper, which no other bot says; and Ada decides."""
    table = late.take(TEMPERED)
    page = desk.open(table.path(), keys=table.keys(0), language=language, size=size, touch=size == TALL)
    page.wait_for_selector(".rail .action")
    page.locator(".players .ask").click()
    page.wait_for_selector(SAID)
    assert CAUTIOUS[language] in page.inner_text(f"{SAID} p")
    assert page.locator(".rail .action").count() > 1
    assert complaints(page) == []


def test_rivals_have_no_plates_to_ask(desk: Desk) -> None:
    """Where bots play against everybody there is nothing to click."""
    page = desk.open("/new/evades")
    set_up(page, seats={2: "expert"})
    page.wait_for_selector(".rail .action")
    assert page.locator(".players .ask").count() == 0
