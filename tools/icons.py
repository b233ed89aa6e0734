"""The icons of the installed client, drawn by a browser from web/public/favicon.svg: web/public/icons/*.png."""

from pathlib import Path
from typing import Any

from tools import find_browser

ROOT = Path(__file__).resolve().parents[1]
MARK = ROOT / "web" / "public" / "favicon.svg"
FOLDER = ROOT / "web" / "public" / "icons"
SIZES = (192, 512)
RED = "#b3432b"
SAFE = 0.8
"""Of a maskable icon only a circle of this width is sure to be seen: the mark stands inside, on its own red."""


def main() -> None:
    """All of them; they are kept in git, because building the client needs no browser."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (only with the test extra)

    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser.find(), args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            draw(page, "transparent", size, FOLDER / f"icon-{size}.png")
            draw(page, RED, round(size * SAFE), FOLDER / f"maskable-{size}.png")
        browser.close()


def draw(page: Any, ground: str, width: int, path: Path) -> None:
    """The mark so wide in the middle of its ground."""
    page.set_content(f"<style>body {{margin: 0; height: 100vh; display: grid; place-items: center; "
                     f"background: {ground}}} svg {{width: {width}px}}</style>{MARK.read_text(encoding='utf-8')}")
    page.screenshot(path=path, omit_background=True)


if __name__ == "__main__":
    main()
