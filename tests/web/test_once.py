"""Choices stand once: what the board offers is left out of the list, unless somebody wants it there."""

import pytest

from tests.web.desk import ACTION, SIDEWAYS, TALL, WIDE, Desk, complaints, set_up, until, until_choices

UNFOLD = ".rail .unfold"
KEPT = "localStorage.getItem('escapade.list')"
DONE = {"evades": ".bet .entry text", "dark_castle": ".rest li"}
CASES = [("evades", "en-GB", ".person"), ("dark_castle", "fr-FR", ".cast .possible")]


@pytest.mark.parametrize(("game", "language", "thing"), CASES, ids=[game for game, *_ in CASES])
def test_the_list_comes_when_it_is_wanted(desk: Desk, game: str, language: str, thing: str) -> None:
    """Folded by default at every size; a button, a key or the setting brings it; a tap on the board does without."""
    page = desk.open(f"/new/{game}", language=language, listed=False)
    set_up(page, seats={2: "expert"})
    page.wait_for_selector(UNFOLD)
    count = page.locator(thing).count()
    for width, height in (TALL, SIDEWAYS, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(ACTION).count() == 0
        assert page.locator(thing).first.is_visible()
        assert page.locator(UNFOLD).bounding_box()["height"] >= 40
    assert complaints(page) == []
    page.click(UNFOLD)
    until_choices(page, count)
    assert page.evaluate(f"document.activeElement === document.querySelector('{ACTION}')")
    page.keyboard.press("h")
    page.wait_for_selector(".action.hinted")
    page.locator(thing).first.dispatch_event("click")
    until(page, f"document.querySelector('{DONE[game]}') !== null")


def test_keys_bring_the_list_before_they_choose(desk: Desk) -> None:
    """A number that nobody could see chooses nothing; those on the prisoners' chests do. A tap folds the list again."""
    page = desk.open("/new/evades", listed=False)
    set_up(page, seats={2: "expert"}, squares=20)
    page.wait_for_selector(UNFOLD)
    page.keyboard.press("4")
    until_choices(page, 6)
    assert page.locator(".bet .entry text").all_text_contents() == ["4"]
    page.locator(".frame > svg").click(position={"x": 4, "y": 4})
    page.wait_for_selector(UNFOLD)
    page.keyboard.press("ArrowDown")
    until_choices(page, 6)
    assert page.evaluate(f"document.activeElement === document.querySelector('{ACTION}')")


def test_a_setting_keeps_the_list(desk: Desk) -> None:
    """Ticked in the menu it stands beside the board, and after a reload, too."""
    page = desk.open("/new/dark_castle", listed=False)
    set_up(page, seats={2: "expert"})
    page.wait_for_selector(UNFOLD)
    page.keyboard.press("1")
    until_choices(page, 6)
    assert page.locator(".cast .possible").count() == 6, "a number that was not shown chose somebody"
    page.locator(".board").click(position={"x": 4, "y": 4})
    page.wait_for_selector(UNFOLD)
    page.click(".bar summary")
    page.get_by_label("Always list the choices, too").check()
    until_choices(page, 6)
    assert page.evaluate(KEPT) == "on"
    page.reload()
    until_choices(page, 6)
