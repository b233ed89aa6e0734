"""Pictures of every page, game and language at both sizes, from a server of its own: build/screenshots/*.png."""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from escapade.games import games
from tests.web.desk import ACTION, TALL, WIDE, Desk, answer, is_over, until
from tests.web.house import FLAGS, running_server
from tests.web.playing import play_out
from tools import find_browser

LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
SIZES = {"desk": WIDE, "phone": TALL}
MIDDLE = 14
"""The answer before which the picture of the middle is taken, or a later one that leaves a choice."""
SHOWN = {"home-en-desk": "home", "evades-middle-en-desk": "evades", "elba-middle-en-desk": "elba",
         "dark_castle-middle-en-desk": "dark_castle", "prison_break-middle-en-desk": "prison_break",
         "evades-middle-fr-phone": "evades-phone", "elba-middle-fr-phone": "elba-phone",
         "dark_castle-middle-fr-phone": "dark_castle-phone", "prison_break-middle-fr-phone": "prison_break-phone"}
"""The pictures that the README and the docs show, and their names there."""
PICTURES = ROOT / "docs" / "pictures"


def main() -> None:
    """All pictures, or those of the games that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games())
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--docs", action="store_true", help="replace the pictures of the README and the docs too")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (only with the test extra)

    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser.find(), args=FLAGS)
        with running_server(Path(scratch)) as address:
            for code, locale in LANGUAGES.items():
                for name, size in SIZES.items():
                    desk = Desk(browser, address)
                    take_all(desk, wanted.games, wanted.folder, f"{code}-{name}", locale, size)
                    desk.close()
        browser.close()
    if wanted.docs:
        for taken, shown in SHOWN.items():
            shutil.copy(wanted.folder / f"{taken}.jpg", PICTURES / f"{shown}.jpg")


def take(page: Any, folder: Path, name: str, *, whole: bool = False) -> None:
    """One picture; those that are shown somewhere also as a smaller file."""
    page.screenshot(path=folder / f"{name}.png", full_page=whole)
    if name in SHOWN:
        page.screenshot(path=folder / f"{name}.jpg", full_page=whole, type="jpeg", quality=82)


def take_all(desk: Desk, keys: list[str], folder: Path, tag: str, locale: str, size: tuple[int, int]) -> None:
    """The first page and every game, in one language at one size; on the phone in the dark."""
    page = desk.open("/", language=locale, size=size, dark=size == TALL, touch=size == TALL)
    page.wait_for_selector(".box h2")
    page.wait_for_timeout(300)
    take(page, folder, f"home-{tag}", whole=True)
    for key in keys:
        page.goto(f"{desk.base}/#/rules/{key}")
        page.wait_for_selector("h1")
        page.wait_for_timeout(200)
        take(page, folder, f"{key}-rules-{tag}")
        page.goto(f"{desk.base}/#/new/{key}/friends")
        page.wait_for_selector(".start")
        page.click(".start")
        page.wait_for_selector(".invite svg")
        take(page, folder, f"{key}-lobby-{tag}")
        page.goto(f"{desk.base}/#/new/{key}")
        page.wait_for_selector(".start")
        page.wait_for_timeout(200)
        take(page, folder, f"{key}-new-{tag}")
        page.click(".start")
        take_match(page, folder, key, tag)


def take_match(page: Any, folder: Path, key: str, tag: str) -> None:
    """A match at its start, with a question open in its middle, at its end, and watched again."""
    page.wait_for_selector(ACTION)
    take(page, folder, f"{key}-start-{tag}")
    answers = 0
    while not is_over(page) and (answers < MIDDLE or page.locator(ACTION).count() == 1):
        answers += answer(page, answers)
        until(page, f"document.querySelector('{ACTION}, .veil') !== null")
    if not is_over(page):
        take(page, folder, f"{key}-middle-{tag}")
        page.keyboard.press("h")
        page.wait_for_selector(".hinted, .notice")
        take(page, folder, f"{key}-hint-{tag}")
    play_out(page)
    take(page, folder, f"{key}-end-{tag}")
    page.locator(".veil a[href^='#/replay']").click()
    until(page, "Number(document.querySelector('input[type=range]')?.max) > 20")
    page.evaluate("""() => {
      const slider = document.querySelector('input[type=range]');
      slider.value = String(Math.round(Number(slider.max) * 0.6));
      slider.dispatchEvent(new Event('input', {bubbles: true}));
    }""")
    page.wait_for_timeout(200)
    take(page, folder, f"{key}-replay-{tag}")


if __name__ == "__main__":
    main()
