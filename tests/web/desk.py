"""The hands of a test: pages that are watched, and how a person plays in them."""

import json
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from escapade.games import games

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDE, TALL = (1440, 900), (390, 844)
SIDEWAYS, LAPTOP = (844, 390), (1024, 768)
ACTION = ".rail .action"
PATIENCE = 30_000
RESTING = 20
"""Seconds after which a page of another size has come to rest: a board measures itself a frame after its page."""
SHOWN = 1500
"""So many signs of a page are told when a test fails."""
MEMORY = "escapade.tables"
ACQUAINTED = f"localStorage.setItem('escapade.met', '{' '.join(games())}')"
UNADVISED = "localStorage.setItem('escapade.counsel', 'off')"
RUNNING = "localStorage.setItem('escapade.fights', 'run')"
AT_ONCE = "localStorage.setItem('escapade.pace', 'none')"
LISTED = "localStorage.setItem('escapade.list', 'on')"
PLAIN_HTTP = "The Cross-Origin-Opener-Policy header has been ignored"
"""What Chromium says of any page at an address of the house; nothing is missing there but that header."""


class Desk:
    """Opens pages and remembers what went wrong in them."""

    def __init__(self, browser: Any, base: str) -> None:
        self.browser, self.base = browser, base
        self.contexts: list[Any] = []
        self.faults: list[str] = []

    def open(self, path: str = "/", *, language: str = "en-GB", size: tuple[int, int] = WIDE, dark: bool = False,
             touch: bool = False, motion: str = "reduce", keys: list[dict[str, object]] | None = None,
             scripts: Sequence[str] = (), worker: bool = False, newcomer: bool = False, listed: bool = True,
             throws: bool = False) -> Any:
        """A page in a fresh context: its own memory, language and size; without motion unless asked.

        `keys` are the seats that this browser remembers, `scripts` run before those of the page. Only with `worker`
        does it keep the client for later: that costs a second, and fetches what a test may want to see fetched. Only a
        `newcomer` is shown the three cards that the first match of a game begins with. Without `listed` the list of
        choices leaves out what the board offers, as it does for everybody who has not asked for the list. Without
        `throws` dice fall by themselves, bots speak when they are asked and, where there is no motion, pages wait for
        no reader.
        """
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion=motion,
            color_scheme="dark" if dark else "light", has_touch=touch, bypass_csp=False,
            service_workers="allow" if worker else "block")
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        if keys is not None:
            kept = f"{MEMORY!r}, {json.dumps(json.dumps(keys))}"
            context.add_init_script(f"localStorage.getItem({MEMORY!r}) ?? localStorage.setItem({kept})")
        hurried = [] if throws else [RUNNING, UNADVISED, *([AT_ONCE] if motion == "reduce" else [])]
        for script in [*scripts, *([] if newcomer else [ACQUAINTED]), *([LISTED] if listed else []), *hurried]:
            context.add_init_script(script)
        page = context.new_page()
        page.on("console", lambda message: self.faults.append(f"console: {message.text}")
                if message.type == "error" and not message.text.startswith(PLAIN_HTTP) else None)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", self.check_host)
        page.goto(self.base + "/#" + path)
        return page

    def check_host(self, request: Any) -> None:
        """No request leaves for another host."""
        if not request.url.startswith((self.base, "data:", "blob:")):
            self.faults.append(f"foreign request: {request.url}")

    def describe(self) -> str:
        """What stands on every page, and what went wrong on any."""
        pages = [page for context in self.contexts for page in context.pages]
        return "\n\n".join([*(f"{page.url}\n{shown(page)}" for page in pages), *self.faults])

    def close(self) -> None:
        """Everything behaved, or the test fails."""
        for context in self.contexts:
            context.close()
        assert self.faults == [], self.faults


def shown(page: Any) -> str:
    """The words of a page, or why they cannot be read."""
    try:
        return str(page.evaluate("document.body.innerText"))[:SHOWN]
    except Exception as error:
        return f"cannot be read: {error}"


UNTIL = """(async () => {
  for (const end = Date.now() + %d; ; await new Promise((go) => setTimeout(go, 20))) {
    if (await (%s)) return true;
    if (Date.now() > end) return false;
  }
})()"""
"""The page itself looks again and again: a question from here for each look would cost more than the look."""


def until(page: Any, expression: str, seconds: float = PATIENCE / 1000) -> None:
    """Until a JavaScript expression is true; asked as a whole, because our pages allow no eval."""
    deadline = time.monotonic() + seconds
    while (left := deadline - time.monotonic()) > 0:
        try:
            if page.evaluate(UNTIL % (left * 1000, expression)):
                return
        except Exception as error:  # the page went on to another address: look there
            if "context was destroyed" not in str(error):
                raise
    raise AssertionError(f"still not: {expression}")


def no_wider(page: Any) -> None:
    """Nothing is wider than the screen, as soon as the page has taken its size: a busy machine draws late."""
    until(page, "document.documentElement.scrollWidth <= window.innerWidth", RESTING)


CALM = """new Promise((go) => {
  let timer;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, 500);
  };
  const watch = new MutationObserver(again);
  const rest = () => {
    if (document.querySelector(".question .hurry") !== null) return again();
    watch.disconnect();
    go(true);
  };
  for (const part of document.querySelectorAll(".question, .rail, .rest"))
    watch.observe(part, { subtree: true, childList: true });
  again();
})"""
"""Nothing is being told, and lists have not changed for longer than a finger is taken to be startled by that."""


def calm(page: Any) -> None:
    """Until a tap is taken for what it is: a list that has just changed takes none (`store/startle.ts`)."""
    until(page, CALM)


def until_choices(page: Any, count: int) -> None:
    """Until so many choices stand in the list."""
    until(page, f"document.querySelectorAll('{ACTION}').length === {count}")


def write_bet(page: Any) -> None:
    """All seven names of a bet; the last one may follow by itself, as the table wishes."""
    for place in range(6):
        until_choices(page, 7 - place)
        page.locator(ACTION).first.click()
    until(page, f"document.querySelectorAll('{ACTION}').length !== 2")
    calm(page)
    if page.locator(ACTION).count() == 1:
        answer(page)


def set_up(page: Any, *, seats: dict[int, str], name: str = "Ada", **options: int) -> None:
    """Fill in the page of a new table: who sits on the seats from 2 on, by the option's value; then start."""
    page.fill("input[autocomplete=nickname]", name)
    wanted = max(seats)
    while int(page.inner_text("output")) > wanted:
        page.click(".stepper button:first-child")
    while int(page.inner_text("output")) < wanted:
        page.click(".stepper button:last-child")
    for number, who in seats.items():
        page.select_option(f"#seat-{number - 2}", who)
    if options:
        page.click("summary")
        for place, value in enumerate(options.values()):
            page.locator(".options input[type=number]").nth(place).fill(str(value))
            page.locator(".options input[type=number]").nth(place).blur()
    page.click(".start")


def invitation(page: Any) -> str:
    """The link of the lobby, as a path behind #."""
    way, _, invite = str(page.input_value(".invite input")).partition("#")
    return f"/table/{way.rpartition('/')[2]}/{invite}"


def is_over(page: Any) -> bool:
    """Whether the end is shown."""
    return bool(page.locator(".veil").count())


def answer(page: Any, place: int = 0) -> bool:
    """Click one of the choices, if there are any; whether there were."""
    buttons = page.locator(ACTION)
    count = buttons.count()
    if count == 0:
        return False
    try:
        buttons.nth(place % count).click(timeout=1000)
    except Exception as error:  # the list may change under the mouse; look again
        if "Timeout" not in type(error).__name__:
            raise
        return False
    return True


def press_choice(page: Any, place: int = 0) -> None:
    """The key that stands on one of the choices: where buttons are numbered, it is theirs."""
    keys = page.locator(f"{ACTION} kbd").all_text_contents()
    if keys:
        page.keyboard.press(keys[place % len(keys)])


def complaints(page: Any) -> list[str]:
    """What axe finds against WCAG 2.2 AA on the page as it is now."""
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("""axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
                                                resultTypes: ['violations'], selectors: false, iframes: false})""")
    return [f"{one['id']}: {node['html'][:160]} {re.sub(chr(10), ' ', node.get('failureSummary', ''))[:200]}"
            for one in found["violations"] for node in one["nodes"]]
