"""Pictures of every page, game and language at both sizes, from a server of its own: build/screenshots/*.png."""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import find_browser
from escapade.games import games
from tests.web.conftest import FLAGS, free_port, wait_until_healthy
from tests.web.desk import ACTION, TALL, WIDE, Desk, answer, is_over, play_out

LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
SIZES = {"desk": WIDE, "phone": TALL}
MOMENTS = {"start": 1, "middle": 14}


def main() -> None:
    """All pictures, or those of the games that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games())
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "screenshots")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (only with the test extra)

    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        port = free_port()
        server = subprocess.Popen([
            sys.executable, "-m", "escapade.cli", "serve", f"--port={port}", f"--db={scratch}/pictures.db", "--lan",
            f"--base-url=http://127.0.0.1:{port}", "--bot-delay=0"])
        browser = playwright.chromium.launch(executable_path=find_browser.find(), args=FLAGS)
        try:
            wait_until_healthy(f"http://127.0.0.1:{port}", server)
            for code, locale in LANGUAGES.items():
                for name, size in SIZES.items():
                    desk = Desk(browser, f"http://127.0.0.1:{port}")
                    take_all(desk, wanted.games, wanted.folder, f"{code}-{name}", locale, size)
                    desk.close()
        finally:
            browser.close()
            server.terminate()
            server.wait(20)


def take_all(desk: Desk, keys: list[str], folder: Path, tag: str, locale: str, size: tuple[int, int]) -> None:
    """The first page and every game, in one language at one size."""
    page = desk.open("/", language=locale, size=size)
    page.wait_for_selector(".box h2")
    page.screenshot(path=folder / f"home-{tag}.png", full_page=True)
    for key in keys:
        page.goto(f"{desk.base}/#/new/{key}")
        page.wait_for_selector(".start")
        page.screenshot(path=folder / f"{key}-new-{tag}.png")
        page.click(".start")
        take_match(page, folder, key, tag)


def take_match(page: Any, folder: Path, key: str, tag: str) -> None:
    """A match at its moments, and its end."""
    page.wait_for_selector(ACTION)
    answers = 0
    while not is_over(page) and answers < max(MOMENTS.values()):
        if page.locator(ACTION).count() == 0:
            page.wait_for_timeout(20)
            continue
        answers += 1
        for moment, number in MOMENTS.items():
            if answers == number:
                page.screenshot(path=folder / f"{key}-{moment}-{tag}.png")
        answer(page, answers)
    play_out(page, most=6000)
    page.screenshot(path=folder / f"{key}-end-{tag}.png")


if __name__ == "__main__":
    main()
