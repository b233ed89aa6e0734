"""Whoever closed the page in the lobby finds the seat again, whatever the host does meanwhile."""

from typing import Any

from tests.web.desk import ACTION, SIDEWAYS, TALL, WIDE, Desk, complaints, no_wider, until
from tests.web.tables import KnownTable, make_table


def lobby(desk: Desk, made: KnownTable, size: tuple[int, int], other: tuple[int, int]) -> tuple[Any, Any, Any]:
    """Ada, Ben and Cleo in the lobby, each with a share of the dice promised; then Ben closes the page."""
    ada = desk.open(made.path(), keys=made.keys(0), size=size)
    ben = desk.open(made.path(), keys=made.keys(1), size=other, touch=True)
    cleo = desk.open(made.path(), keys=made.keys(2), size=other, language="fr-FR")
    for page in (ada, ben, cleo):
        page.wait_for_selector(".seats")
    until(ada, "document.querySelectorAll('.dot.there').length === 3")
    ada.wait_for_timeout(200)  # promises are on their way, and nobody is shown them
    ben.close()
    ada.wait_for_selector(".absent")
    return ada, ben.context, cleo


def come_back(made: KnownTable, context: Any, base: str) -> Any:
    """Ben opens the page again, in the same browser."""
    page = context.new_page()
    page.goto(f"{base}/#{made.path()}")
    return page


def check_sizes(page: Any) -> None:
    """Nothing for axe to say and nothing sideways, on a phone upright and sideways, and at a desk."""
    for width, height in (TALL, SIDEWAYS, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        no_wider(page)
        assert complaints(page) == [], (width, height)


def test_a_friend_who_comes_back_in_time(desk: Desk) -> None:
    """Everybody sees for whom and how long it waits; with him the match begins, and nothing was broken off."""
    made = make_table(desk.base, 3)
    ada, context, cleo = lobby(desk, made, WIDE, TALL)
    assert "Ben is not here just now" in ada.inner_text(".absent")
    check_sizes(ada)
    ada.get_by_role("button", name="Start, and wait a minute for Ben").click()
    cleo.wait_for_selector(".waiting-for")
    until(ada, "/Waiting for Ben to come back: [345][0-9] s/.test(document.querySelector('.waiting-for').innerText)")
    assert "On attend le retour de Ben" in cleo.inner_text(".waiting-for")
    assert cleo.locator(".seats .button:not(.worded)", has_text="sans attendre").count() == 0, "the host decides"
    assert complaints(ada) == []
    assert complaints(cleo) == []
    ben = come_back(made, context, desk.base)
    for page in (ada, ben, cleo):
        page.wait_for_selector(ACTION)


def test_the_host_who_goes_on_without_waiting(desk: Desk) -> None:
    """In the middle of it, with one tap: the match begins; Ben is back later, and has his seat."""
    made = make_table(desk.base, 3)
    ada, context, cleo = lobby(desk, made, TALL, SIDEWAYS)
    ada.get_by_role("button", name="Start, and wait a minute for Ben").click()
    ada.get_by_role("button", name="Start without waiting").click()
    for page in (ada, cleo):
        page.wait_for_selector(ACTION)
    ben = come_back(made, context, desk.base)
    ben.wait_for_selector(ACTION)
    assert "Ben" in ada.inner_text(".players")


def test_the_host_who_does_not_wait_at_all(desk: Desk) -> None:
    """Nothing is broken off, because nothing was shown."""
    made = make_table(desk.base, 3)
    ada, _, cleo = lobby(desk, made, WIDE, TALL)
    ada.get_by_role("button", name="Start without waiting").click()
    for page in (ada, cleo):
        page.wait_for_selector(ACTION)
