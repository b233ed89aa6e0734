"""What a drawing is given, and what it offers. The base class shows any view field by field."""

from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.seat import SPECTATOR, seat_number
from escapade.language.sentences import Language
from escapade.terminal.paint import simple_box

HEADER = ("game", "version", "options", "pack", "seats", "seat", "asked", "frames", "opened", "question", "outcome")
"""Outer keys of a view that say nothing about where the match stands."""


@dataclass(frozen=True)
class Scene:
    """A view, and how it shall look: in which language, with which names, how wide, with colours or plain."""

    game: Game
    view: dict[str, Any]
    language: Language
    names: list[str]
    width: int
    plain: bool

    @property
    def seat(self) -> int | None:
        """Whose view it is; None for a spectator's."""
        return None if self.viewer == SPECTATOR else self.viewer

    @property
    def viewer(self) -> int:
        """The same, with SPECTATOR for a spectator's."""
        return seat_number(str(self.view["seat"]))


class Drawer:
    """How one game looks in a terminal. The methods here serve a game that has no drawing of its own."""

    quiet: frozenset[str] = frozenset()
    """Events that the drawing or another sentence shows well enough: the story leaves them out."""
    breaks: frozenset[str] = frozenset()
    """Events told by an empty line."""
    running: frozenset[str] = frozenset()
    """Events that often come in a row, one for each decision of a bot: they wait to be told together."""

    shown: frozenset[str] = frozenset()
    """Events after which the board is drawn even where nobody is asked anything."""

    asides: frozenset[str] = frozenset()
    """Actions beside the question asked, free at any time: the list has them last, whatever the engine's order."""

    enter_passes: bool = False
    """Whether an empty line is the answer “pass” where there is one."""

    consents: frozenset[str] = frozenset()
    """Questions by which another agrees to what was just answered: a row of answers waits for a bot's yes."""
    refusals: frozenset[str] = frozenset()
    """Events by which another does not agree: a row of answers ends there."""

    brief: frozenset[str] = frozenset()
    """Actions that people mean by the bare name of a thing, on offer or not."""

    def draw(self, scene: Scene) -> RenderableType:
        """The whole board as the viewer sees it; here, every field of the view with its value."""
        fields = Table(box=simple_box(plain=scene.plain), show_header=False, pad_edge=False)
        for key, value in scene.view.items():
            if key not in HEADER:
                fields.add_row(key, written(value))
        return Group(Text(scene.language.title(scene.game), style="bold"), fields)

    def gist(self, scene: Scene) -> object:
        """What must change for the whole board to be drawn again before the next question; None: not for this one."""
        return {key: value for key, value in scene.view.items() if key not in HEADER}

    def sketch(self, scene: Scene) -> RenderableType | None:
        """A line or two in place of the whole board while its gist is the same."""
        return None

    def has_secrets(self, scene: Scene) -> bool:
        """Whether people at one keyboard must not see each other's screens."""
        return True

    def is_weighty(self, scene: Scene, action: int) -> bool:
        """Whether an action loses something for good: a bare name that fits other answers, too, does not mean it."""
        return False

    def tags(self, scene: Scene) -> dict[str, str]:
        """Short marks for things of the board that people may type: content key → mark."""
        return {}

    def preview(self, scene: Scene, action: int) -> str:
        """What an action would lead to, as far as the viewer can know; empty when there is nothing to add."""
        return ""

    def listed(self, scene: Scene, legal: list[int]) -> list[int]:
        """Legal actions as the list has them: what the question is about, then what is beside it."""
        shapes = scene.game.shapes.actions
        return sorted(legal, key=lambda action: shapes.shape(action).name in self.asides)

    def described(self, scene: Scene, text: str) -> list[str]:
        """What the things that a text names are good for; none where the text names nothing."""
        return []

    def paint(self, scene: Scene, sentence: str) -> Text:
        """A sentence with the names of things in their colours."""
        return Text(sentence)

    def digest(self, scene: Scene, name: str, events: list[Event]) -> str:
        """One sentence for several facts of one kind in a row; empty when each shall be told by itself."""
        return ""

    def missing(self, scene: Scene, past: list[Event], name: str) -> str:
        """A sentence before a fact of this name, for what one would have expected to hear by now; mostly none."""
        return ""

    def finale(self, scene: Scene) -> RenderableType:
        """The scores, when the match is over; a game without scores shows nothing."""
        outcome = scene.view["outcome"]
        if outcome["scores"] is None:
            return Text()
        scores = Table(box=simple_box(plain=scene.plain), pad_edge=False)
        scores.add_column(scene.language.say("cli-column-player"))
        scores.add_column(scene.language.say("cli-column-points"), justify="right")
        for seat, name in enumerate(scene.names):
            star = " *" if seat in outcome["winners"] else ""
            scores.add_row(Text(name + star), str(outcome["scores"][seat]))
        return scores


def written(value: object) -> str:
    """A value of a view, short and without quotes."""
    if isinstance(value, dict):
        return ", ".join(f"{key}: {written(inner)}" for key, inner in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(written(inner) for inner in value) or "-"
    return "-" if value is None else str(value)
