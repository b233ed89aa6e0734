"""EL-34 in the browser: nothing that the Bag spells is shown, and a word is typed."""

from tests.web.desk import ACTION, Desk, complaints, until
from tests.web.tables import make_table


def test_EL_34_a_field_takes_a_word(desk: Desk) -> None:
    """EL-34: a word that the Bag does not spell is refused in a sentence; the list has the moves, and no more."""
    made = make_table(desk.base, 1, bots=2, game="elba", options={"find_words": True, "house_weapons": True})
    page = desk.open(made.path(), keys=made.keys(0))
    page.click(".seats .button.primary:not([disabled])")
    field = page.locator(".spelled input")
    for _ in range(60):  # other people's fights may come first
        until(page, f"document.querySelectorAll('{ACTION}').length > 0")
        if field.count():
            break
        page.locator(ACTION).last.click()
        page.wait_for_timeout(100)
    assert page.locator(".spelled .chip").count() == 0
    assert page.locator(".book").count() == 0, "nobody says what is missing"
    field.fill("Zèbre")
    field.press("Enter")
    page.wait_for_selector(".notice.error")
    assert "zebre" in page.inner_text(".notice.error")
    assert "does not spell" in page.inner_text(".notice.error")
    assert complaints(page) == []
