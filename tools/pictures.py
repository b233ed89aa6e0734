"""Makes the terminal pictures of the README and docs from real positions: PYTHONPATH=src python3 tools/pictures.py"""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from escapade.language.sentences import Language
from escapade.terminal.drawers import drawer_of
from escapade.terminal.scene import Scene
from escapade.testing import given

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDTH = 108
BETS = [["red", "brown", "blue", "orange", "light_green", "dark_green", "yellow"],
        ["yellow", "blue", "brown", "red", "orange", "dark_green", "light_green"],
        ["blue", "red", "orange", "yellow", "dark_green", "brown", "light_green"]]
POSITION: dict[str, object] = {
    "phase": "use", "waiting": ["p0"], "starter": "p0", "turns": 12, "ply": 180, "bets": BETS, "picks": [7, 7, 7],
    "asked": [60, 55, 54], "track": {"9": ["orange", "blue"], "14": ["yellow"], "21": ["dark_green", "light_green"]},
    "boarded": ["red", "brown"], "named": ["blue", "yellow", "white"], "faces": {"blue": 5, "yellow": 3, "white": 4},
    "unused": ["blue", "yellow", "white"],
}


def main() -> None:
    """Les Évadés in the middle of a turn, in both languages."""
    match = given("evades", 3, POSITION)
    for code in ("en", "fr"):
        language, names = Language(code), ["Ada", "Greedy", "Random"]
        console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor")
        scene = Scene(match.game, match.view("p0"), language, names, WIDTH, plain=False)
        console.print(drawer_of("evades").draw(scene))
        console.print(Text(language.question(match.game, scene.view["question"], names, 0), style="bold"))
        picture = console.export_svg(title=f"escapade play evades --language {code}", font_aspect_ratio=0.6)
        (PICTURES / f"evades-terminal.{code}.svg").write_text(without_remote_fonts(picture), encoding="utf-8")


def without_remote_fonts(picture: str) -> str:
    """The picture with the reader's own monospaced font: nothing is fetched from anywhere."""
    bare = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    return bare.replace("Fira Code, monospace", "DejaVu Sans Mono, Menlo, Consolas, monospace")


if __name__ == "__main__":
    main()
