"""The seven prisoners as the terminal shows them: a colour, a letter and a name each."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from unicodedata import normalize

from rich.text import Text

from escapade.games.evades.game import EvadesGame
from escapade.terminal.paint import FOAM, NIGHT, blend, ink_on
from escapade.terminal.scene import Scene

WHITE = "white"
SPARE_COLORS = ["#8a5cc2", "#3aa6a0", "#c25c8a", "#8a8f3a", "#5c6fc2", "#a05a3a", "#6b7680"]
"""For prisoners of a pack, whose colours a drawing does not know."""


@dataclass(frozen=True)
class Cast:
    """How the prisoners of a scene are shown: in which order, by which name, letter and colour."""

    keys: list[str]
    names: dict[str, str]
    tags: dict[str, str]
    colors: dict[str, str]
    plain: bool

    def token(self, key: str, *, covered: bool = False) -> Text:
        """One prisoner, three signs wide; a covered one stands in round brackets."""
        tag = self.tags[key]
        if self.plain:
            return Text(f"({tag})" if covered else f"[{tag}]")
        color = self.colors[key]
        if covered:
            return Text(f"({tag})", style=f"{FOAM} on {blend(color, NIGHT, 0.45)}")
        return Text(f" {tag} ", style=f"bold {ink_on(color)} on {color}")

    def badge_style(self, key: str) -> str:
        """The style of a prisoner's name in a sentence."""
        color = self.colors[key]
        return f"{ink_on(color)} on {color}"


def cast_of(scene: Scene) -> Cast:
    """The prisoners of a scene, the white die's colour included."""
    assert isinstance(scene.game, EvadesGame)
    keys = scene.game.pawns
    names = {key: scene.language.name(scene.game, "prisoner", key) for key in keys}
    spare = iter(SPARE_COLORS)
    colors = {key: usual_colors().get(key) or next(spare) for key in keys}
    return Cast(keys, names, letters(names), {**colors, WHITE: "#f4f4f4"}, scene.plain)


@cache
def usual_colors() -> dict[str, str]:
    """The colours of the original prisoners."""
    board = json.loads((files("escapade.content") / "evades" / "board.json").read_text(encoding="utf-8"))
    return {prisoner["key"]: prisoner["color"] for prisoner in board["prisoners"]}


def letters(names: dict[str, str]) -> dict[str, str]:
    """A letter for each name: its initial, or when that is taken another initial, its last letter, any letter."""
    found: dict[str, str] = {}
    for key, name in names.items():
        initial = plain_letters(name)[:1]
        if initial and initial not in found.values():
            found[key] = initial
    for key, name in names.items():
        if key not in found:
            found[key] = next(letter for letter in candidates(name) if letter not in found.values())
    return found


def candidates(name: str) -> str:
    """Letters that may stand for a name, the best ones first."""
    initials = "".join(plain_letters(word)[:1] for word in name.split()[1:])
    return initials + plain_letters(name)[::-1] + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def plain_letters(text: str) -> str:
    """The letters of a text, as capitals without accents."""
    return "".join(sign for sign in normalize("NFKD", text).upper() if "A" <= sign <= "Z")
