"""What a visit costs: every byte that comes over the wire, and how long a slow phone takes to the first decision.

Chromium itself counts the bytes, headers included, and plays the slow phone, a processor four times slower than this
one; the line to it is ours: 1.6 megabits a second for all that is fetched and said, and 150 milliseconds to the server
and back, for every connection that is opened, too.
"""

from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

from tests.web.desk import PATIENCE, until
from tests.web.slow_line import slow_line

JOURNEY, DOWN, UP = 0.150, 1_600_000 / 8, 750_000 / 8
"""Seconds to the server and back, bytes a second."""
SLOWER = 4
HURRY = """(() => {
  const clicks = ['.box.%s .button.primary', '.start'];
  const look = () => {
    const asked = clicks.length === 0 && document.querySelector('.rail .action, .rail .unfold') !== null;
    if (asked) window.decided = performance.now();
    else {
      const found = document.querySelector(clicks[0] ?? 'nothing');
      if (found !== null) { clicks.shift(); found.click(); }
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
})()"""
"""Somebody who clicks in the very frame in which there is something to click; the clock of the page starts with it."""


class Meter:
    """Counts what a page fetches, by file."""

    def __init__(self, page: Any) -> None:
        self.wire = page.context.new_cdp_session(page)
        self.addresses: dict[str, str] = {}
        self.bytes: dict[str, float] = {}
        self.wire.on("Network.requestWillBeSent", lambda event: self._begin(event, event["request"]["url"]))
        self.wire.on("Network.webSocketCreated", lambda event: self._begin(event, event["url"]))
        self.wire.on("Network.loadingFinished", lambda event: self._add(event["requestId"], event["encodedDataLength"]))
        self.wire.on("Network.webSocketFrameReceived",
                     lambda event: self._add(event["requestId"], len(event["response"]["payloadData"].encode())))
        self.wire.send("Network.enable")

    def _begin(self, event: dict[str, Any], address: str) -> None:
        self.addresses[event["requestId"]] = address

    def _add(self, request: str, count: float) -> None:
        path = urlsplit(self.addresses[request]).path
        self.bytes[path] = self.bytes.get(path, 0) + count

    def total(self, *ends: str) -> int:
        """All of it, or that of files whose names end so."""
        return round(sum(count for path, count in self.bytes.items() if not ends or PurePosixPath(path).suffix in ends))

    def dearest(self) -> str:
        """The five dearest files, for whoever has to save."""
        found = sorted(self.bytes.items(), key=lambda one: -one[1])[:5]
        return ", ".join(f"{path} {count:.0f}" for path, count in found)


def visit(context: Any, address: str, *, accept: str | None = None) -> Meter:
    """The first page in a tab of its own, until nothing more is fetched."""
    page = context.new_page()
    meter = Meter(page)
    if accept is not None:
        meter.wire.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": accept}})
    page.goto(address)
    page.wait_for_selector(".box.evades")
    page.wait_for_load_state("networkidle")
    return meter


def first_decision(browser: Any, address: str, game: str) -> float:
    """Milliseconds from the address to the first choice of a match with bots, on a slow phone that was never here."""
    with slow_line(address, JOURNEY, DOWN, UP) as far:
        context = browser.new_context(viewport={"width": 390, "height": 844}, locale="fr-FR", service_workers="block")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(HURRY % game)
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(far, wait_until="commit")
        until(page, "window.decided !== undefined")
        found = float(page.evaluate("window.decided"))
        context.close()
    return found
