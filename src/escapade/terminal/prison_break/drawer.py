"""The prison in a terminal: when it is drawn, how moves are told, what may be typed for a square."""

from rich.console import Group, RenderableType
from rich.text import Text

from escapade.core.event import Event
from escapade.core.seat import NONE
from escapade.terminal.prison_break.blueprint import CHALK, MARKS, blueprint, mark
from escapade.terminal.prison_break.choices import about
from escapade.terminal.prison_break.content import squares
from escapade.terminal.prison_break.panel import bars, in_force, people, secrets, things
from escapade.terminal.scene import Drawer, Scene

ON_THE_WAY = ("move", "act", "look", "swap")
"""PB-12, PB-13: questions within one move: nothing but the mover has changed, and sentences tell of him."""

NEXT = frozenset({"turn", "bellick_turn", "day"})
STIRS = frozenset({"moved", "laid", "looked", "took", "recruited", "bribed", "took_tool", "disabled", "isolated",
                   "missed", "bellick_turn", "declared", "day"})
"""PB-11: what tells of an escape action, or that there was none to tell of."""


class PrisonBreakDrawer(Drawer):
    """Draws the plan once a turn; on the way only what has happened is told."""

    breaks = frozenset({"day"})
    running = frozenset({"moved", "guilt", "dealt", "turn"})
    asides = frozenset({"add_third", "show", "play"})
    brief = frozenset({"step"})

    def draw(self, scene: Scene) -> RenderableType:
        """The plan, the two bars, what is in force, who is who, what lies where, and the viewer's secrets."""
        title = Text(scene.language.title(scene.game), style="" if scene.plain else f"bold {CHALK}")
        return Group(title, *blueprint(scene), Text(), *bars(scene), *in_force(scene), *people(scene),
                     *things(scene), *secrets(scene))

    def gist(self, scene: Scene) -> object:
        """Where everybody is, and what is on. Whoever is on his way is told step by step, not drawn anew."""
        view = scene.view
        if view["phase"] in ON_THE_WAY:
            return None
        keys = ("seat", "stage", "bellick", "guards", "lying", "tools", "out_of_order", "camera", "tower", "active",
                "day", "hopeless")
        where = [one["square"] for one in view["figures"].values()]
        return [view["turn"]["actor"], where, list(view["tokens"]), *(view[key] for key in keys)]

    def sketch(self, scene: Scene) -> RenderableType | None:
        """The bars alone; nothing on the way."""
        return None if scene.view["phase"] in ON_THE_WAY else Group(*bars(scene))

    def has_secrets(self, scene: Scene) -> bool:
        """PB-30: not before the escape cards are drawn: who plays whom is chosen in the open."""
        return int(scene.view["dealt"]) > 0

    def preview(self, scene: Scene, action: int) -> str:
        """PB-14 to PB-16, PB-22: who or what an action is about, where its words do not say it."""
        return about(scene, action)

    def digest(self, scene: Scene, name: str, events: list[Event]) -> str:
        """PB-12: the steps of one move, told as one; what a turn costs and wins back in guilt; the two escape cards."""
        first, last = events[0], events[-1]
        if name == "guilt":
            return guilt_told(scene, events)
        if name == "turn":
            return turns_told(scene, events)
        if name == "dealt" and last.values[1] == NONE:
            return scene.language.say("prison_break-terminal-dealt", seat=scene.names[first.values[0]])
        if name != "moved" or first.values[0] != last.values[0] or first.values[1] == last.values[2]:
            return ""
        whole = Event(first.kind, [first.values[0], first.values[1], last.values[2]], first.mask)
        return scene.language.event(scene.game, whole, scene.names, scene.seat)

    def missing(self, scene: Scene, past: list[Event], name: str) -> str:
        """PB-11: when the next one is on, or the day is over, and the last one has not stirred."""
        return stays_told(scene, past) if name in NEXT else ""

    def tags(self, scene: Scene) -> dict[str, str]:
        """Two letters for every figure, and every square as the plan has it."""
        return MARKS | {square["key"]: mark(scene, square["key"]) for square, _ in squares()}


def guilt_told(scene: Scene, events: list[Event]) -> str:
    """PB-10, PB-11: a point taken and given back says only that somebody waits; else each change is told by itself.

    A card has just said its number: a sum with the next change would seem to break its word.
    """
    if sum(event.values[0] for event in events) != 0:
        return ""
    return scene.language.say("prison_break-terminal-bides", guilt=events[-1].values[1])


def turns_told(scene: Scene, events: list[Event]) -> str:
    """PB-11: whoever has stayed where he was is said to wait; then whose turn it is now."""
    told = [stays_told(scene, [event]) for event in events[:-1]]
    return " ".join([*told, scene.language.event(scene.game, events[-1], scene.names, scene.seat)])


def stays_told(scene: Scene, past: list[Event]) -> str:
    """PB-11: that the last figure on turn has neither moved nor acted nor brought guilt down; else nothing."""
    shapes = scene.game.shapes.events
    for event in reversed(past):
        name = shapes[event.kind].name
        if name == "turn":
            figure = shapes[event.kind].fields[1].names[event.values[1]]
            return scene.language.say("prison_break-terminal-stays", figure=scene.language.name(
                scene.game, "figure", figure))
        if name in STIRS or (name == "guilt" and event.values[0] < 0):
            return ""
    return ""
