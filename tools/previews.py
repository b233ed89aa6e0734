"""The pictures that messengers show beside a link to a table, from the lids of the boxes: web/public/previews/*.png.

    python3 run.py setup && PYTHONPATH=src .venv/bin/python tools/previews.py

A lid is drawn by the client itself; its picture is written with 128 colours, because it is fetched by phones.
"""

import struct
import sys
import tempfile
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from escapade.games import games
from escapade.server.link_page import PICTURE_SIZE
from tests.web.desk import Desk
from tests.web.house import FLAGS, running_server
from tools import find_browser

FOLDER = ROOT / "web" / "public" / "previews"
COLOURS = 128
STAGE = """(key) => {
  const lid = document.querySelector(`.box.${key} .lid svg`).cloneNode(true);
  lid.setAttribute("preserveAspectRatio", "xMidYMid slice");
  lid.style.cssText = "position: fixed; inset: 0; z-index: 99; width: 100vw; height: 100vh";
  lid.id = "stage";
  document.getElementById("stage")?.remove();
  document.querySelector(`.box.${key} .lid`).append(lid);
}"""


def main() -> None:
    """One picture for each game."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (only with the test extra)

    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser.find(), args=FLAGS)
        with running_server(Path(scratch)) as address:
            desk = Desk(browser, address)
            page = desk.open("/", size=PICTURE_SIZE)
            for key in games():
                take(page, key)
            desk.close()
        browser.close()


def take(page: Any, key: str) -> None:
    """One lid over the whole page."""
    page.wait_for_selector(f".box.{key} .lid svg")
    page.evaluate(STAGE, key)
    page.wait_for_timeout(200)
    picture = repaint(page.screenshot())
    (FOLDER / f"{key}.png").write_bytes(picture)
    print(f"{key}: {len(picture)} bytes")  # noqa: T201


def repaint(picture: bytes) -> bytes:
    """The same picture with few colours: those that are used most, and for the rest whichever is nearest."""
    width, height, pixels = read_png(picture)
    counted = Counter(pixels)
    palette = [colour for colour, _ in counted.most_common(COLOURS)]
    nearest = {colour: palette.index(min(palette, key=lambda one: distance(one, colour))) for colour in counted}
    rows = (bytes([0, *(nearest[colour] for colour in pixels[row * width:(row + 1) * width])]) for row in range(height))
    return write_png(width, height, b"".join(palette), b"".join(rows))


def distance(one: bytes, other: bytes) -> int:
    """How far two colours are apart."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def read_png(data: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height and pixels of a picture as Chromium writes it: eight bits a colour, with alpha or without."""
    chunks = dict[bytes, bytes]()
    place = 8
    while place < len(data):
        size, name = struct.unpack(">I4s", data[place:place + 8])
        chunks[name] = chunks.get(name, b"") + data[place + 8:place + 8 + size]
        place += 12 + size
    width, height, _, colours = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
    step = 4 if colours == 6 else 3
    packed, before = zlib.decompress(chunks[b"IDAT"]), bytearray(width * step)
    pixels: list[bytes] = []
    for row in range(height):
        start = row * (width * step + 1)
        before = unfilter(packed[start], bytearray(packed[start + 1:start + 1 + width * step]), before, step)
        pixels += [bytes(before[at:at + 3]) for at in range(0, width * step, step)]
    return width, height, pixels


def unfilter(kind: int, line: bytearray, above: bytearray, step: int) -> bytearray:
    """A row of a picture as it was before PNG took what its neighbours tell."""
    for at in range(len(line)):
        left = line[at - step] if at >= step else 0
        corner = above[at - step] if at >= step else 0
        told = (0, left, above[at], (left + above[at]) // 2, paeth(left, above[at], corner))[kind]
        line[at] = (line[at] + told) & 255
    return line


def paeth(left: int, above: int, corner: int) -> int:
    """Whichever of three neighbours is nearest to what they promise together."""
    promised = left + above - corner
    return min((left, above, corner), key=lambda one: abs(promised - one))


def write_png(width: int, height: int, palette: bytes, rows: bytes) -> bytes:
    """A picture with a palette."""
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    written = [struct.pack(">I", len(text)) + name + text + struct.pack(">I", zlib.crc32(name + text))
               for name, text in chunks]
    return b"\x89PNG\r\n\x1a\n" + b"".join(written)


if __name__ == "__main__":
    main()
