"""The browser's client: how soon the board shows what the server said, with twelve guests moving at once; and how long
somebody with a slow phone waits, from the address to the first decision.
"""

import tempfile
from pathlib import Path
from statistics import median

from escapade.server.pages import STATIC
from tests.web.desk import Desk
from tests.web.house import FLAGS, running_server
from tests.web.speed import moving_guests, typical
from tests.web.wire import first_decision, visit
from tools import find_browser

ROUNDS = 40
TARGET = 100.0
"""Milliseconds."""
PHONES = 5
SOON = 3000.0
"""Milliseconds from the address to the first decision of Les Évadés, which is asked of everybody at once."""


def speed() -> list[tuple[str, float, float]]:
    """What is promised of the board: title, figure, target. A second over the time, so that more is better."""
    if find_browser.find() is None or not (STATIC / "index.html").is_file():
        print(f"\nbrowser: NOT MEASURED, there is no Chromium or no built client; {find_browser.HOW}")
        return []
    rounds, phones, (first, second) = measured()
    took, waited = typical(rounds), median(phones)
    print(f"\nbrowser, 12 guests moving: {took:.0f} ms from the message to the painted board "
          f"(median of {ROUNDS}, slowest {max(rounds):.0f} ms; aim {TARGET:.0f} ms)")
    print(f"a first visit: {first / 1000:.0f} kB, a second: {second / 1000:.1f} kB; the first decision on a "
          f"slow phone after {waited / 1000:.2f} s (median of {PHONES}, slowest {max(phones) / 1000:.2f} s; "
          f"aim {SOON / 1000:.0f} s)")
    return [("changed boards a second, 12 guests", 1000 / took, 1000 / TARGET),
            ("first decisions a minute, slow phone", 60_000 / waited, 60_000 / SOON)]


def measured() -> tuple[list[float], list[float], tuple[int, int]]:
    """A server and a browser of our own, for as long as it takes: the boards, the phones, the bytes."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (the package may be missing where there is no browser)

    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser.find(), args=FLAGS)
        with running_server(Path(scratch)) as address:
            desk = Desk(browser, address)
            rounds = moving_guests(desk, ROUNDS)
            phones = [first_decision(browser, address, "evades") for _ in range(PHONES)]
            desk.contexts.append(browser.new_context(locale="fr-FR", service_workers="block"))
            first, second = (visit(desk.contexts[-1], address).total() for _ in range(2))
            desk.close()
        browser.close()
    return rounds, phones, (first, second)


if __name__ == "__main__":
    for title, figure, target in speed():
        print(f"{title}: {figure:.1f} (promised {target:.1f})")
