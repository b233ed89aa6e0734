"""Sound: on by default, silent until the first touch, and a switch in sight."""

from tests.web.away import AWAY, done
from tests.web.desk import SIDEWAYS, TALL, Desk, answer, complaints, until
from tests.web.room import DRAWN
from tests.web.seen import CUT_OFF
from tests.web.written import LateTables


def test_silent_until_touched_and_a_switch_in_sight(desk: Desk, late: LateTables) -> None:
    """Nothing is fetched or heard before the first touch; then it is, until the switch or the key m stops it."""
    table = late.take("evades")
    page = desk.open(table.path(), keys=table.keys(0, 1), language="fr-FR", size=TALL, scripts=[AWAY])
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    until(page, "document.querySelector('.rail .action, .curtain button') !== null")
    assert done(page)["sounds"] == 0
    assert not [url for url in fetched if "orchestra" in url]
    for turn in range(20):
        if done(page)["sounds"] > 0:
            break
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
        answer(page, turn)
        page.wait_for_timeout(100)
    until(page, "window.done.sounds > 0")
    switch = page.locator("button.sound")
    assert switch.get_attribute("aria-pressed") == "true"
    switch.click()
    assert switch.get_attribute("aria-pressed") == "false"
    assert page.evaluate("localStorage.getItem('escapade.sound')") == "off"
    page.keyboard.press("m")
    until(page, "document.querySelector('button.sound').getAttribute('aria-pressed') === 'true'")
    for width, height in (TALL, SIDEWAYS):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert page.evaluate(f"({CUT_OFF})('button.sound')") == 0
        assert complaints(page) == []
