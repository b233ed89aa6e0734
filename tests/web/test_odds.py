"""Odds beside the choices in the browser: with hints on, in both languages, on a desk, on a phone and on its side."""

import re
from typing import Any

import pytest

from tests.web.desk import ACTION, SIDEWAYS, TALL, WIDE, Desk, answer, complaints, set_up, until

SHOWN = f"{ACTION} .odds"
CASES = {"evades": ("en-GB", r"[+−]\d+\.\d squares"), "dark_castle": ("fr-FR", r"\d\s%|[+−]\d+,\d\sPV")}


def reach(page: Any) -> list[str]:
    """Answer until something can be counted; what is shown."""
    for _ in range(40):
        page.wait_for_selector(ACTION)
        page.wait_for_timeout(300)
        if page.locator(SHOWN).count():
            break
        answer(page)
    return [str(text) for text in page.locator(SHOWN).all_inner_texts()]


@pytest.mark.parametrize("game", CASES)
def test_figures_stand_beside_the_choices(desk: Desk, game: str) -> None:
    """Each within its button at every size, read aloud as part of it; whoever wants no hints sees none."""
    language, figure = CASES[game]
    page = desk.open(f"/new/{game}", language=language)
    set_up(page, seats={2: "expert"})
    shown = reach(page)
    assert shown, "nothing was counted in forty questions"
    assert any(re.search(figure, text) for text in shown), shown
    for width, height in (WIDE, TALL, SIDEWAYS):
        page.set_viewport_size({"width": width, "height": height})
        until(page, f"document.querySelector('{SHOWN}') !== null")
        over = page.evaluate(f"""[...document.querySelectorAll('{SHOWN}')].filter((one) =>
            one.getBoundingClientRect().right > one.closest('button').getBoundingClientRect().right + 1).length""")
        assert over == 0, f"figures leave their buttons at {width}x{height}"
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    assert complaints(page) == []
    named = page.locator(f"{ACTION}:has(.odds)").first
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('.rail .action') !== null"), "the keys lead there, too"
    assert named.locator(".odds").inner_text() in named.inner_text()
    page.evaluate("localStorage.setItem('escapade.hints', 'off')")
    page.reload()
    page.wait_for_selector(ACTION)
    page.wait_for_timeout(500)
    assert page.locator(SHOWN).count() == 0
