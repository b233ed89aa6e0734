"""Colours, and the plain signs that stand for them."""

from rich.box import ASCII2, SIMPLE_HEAD, Box

NIGHT = "#16324f"
SAND = "#e8c98b"
FOAM = "#dff1f2"
INK = "#1f1b16"
BRICK = "#e0795f"
"""The accent of "your turn", light enough to read on a dark ground."""


def simple_box(*, plain: bool) -> Box:
    """What separates rows and columns, in plain ASCII where nothing else can be shown."""
    return ASCII2 if plain else SIMPLE_HEAD


def channels(color: str) -> tuple[int, int, int]:
    """Red, green and blue of `#rrggbb`."""
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def ink_on(color: str) -> str:
    """Black or white, whichever is easier to read on a colour."""
    red, green, blue = channels(color)
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 120 else "#ffffff"


def blend(color: str, ground: str, share: float) -> str:
    """A colour seen through a ground: share 0 is the ground, 1 the colour."""
    mixed = [round(under + (over - under) * share)
             for over, under in zip(channels(color), channels(ground), strict=True)]
    return "#" + "".join(f"{value:02x}" for value in mixed)


def bright(color: str) -> str:
    """A colour light enough for letters on a dark ground."""
    return blend(color, "#ffffff", 0.65)
