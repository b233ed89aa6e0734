"""The browser's client: how soon the board shows what the server said, with twelve guests moving at once."""

import tempfile
from pathlib import Path

from escapade.server.pages import STATIC
from tests.web.desk import Desk
from tests.web.house import FLAGS, running_server
from tests.web.speed import moving_guests, typical
from tools import find_browser

ROUNDS = 40
TARGET = 100.0
"""Milliseconds."""


def speed() -> list[tuple[str, float, float]]:
    """What is promised of the board: title, figure, target. A second over the time, so that more is better."""
    if find_browser.find() is None or not (STATIC / "index.html").is_file():
        print(f"\nbrowser: NOT MEASURED, there is no Chromium or no built client; {find_browser.HOW}")
        return []
    rounds = measured()
    took = typical(rounds)
    print(f"\nbrowser, 12 guests moving: {took:.0f} ms from the message to the painted board "
          f"(median of {ROUNDS}, slowest {max(rounds):.0f} ms; aim {TARGET:.0f} ms)")
    return [("changed boards a second, 12 guests", 1000 / took, 1000 / TARGET)]


def measured() -> list[float]:
    """A server and a browser of our own, for as long as it takes."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (the package may be missing where there is no browser)

    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser.find(), args=FLAGS)
        with running_server(Path(scratch)) as address:
            desk = Desk(browser, address)
            rounds = moving_guests(desk, ROUNDS)
            desk.close()
        browser.close()
    return rounds


if __name__ == "__main__":
    for title, figure, target in speed():
        print(f"{title}: {figure:.1f} (promised {target:.1f})")
