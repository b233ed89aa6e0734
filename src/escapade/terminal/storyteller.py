"""Facts as sentences, for whoever may know them."""

from collections.abc import Sequence
from itertools import groupby

from escapade.core.event import Event
from escapade.terminal.scene import Drawer, Scene


def tell(drawer: Drawer, scene: Scene, names: list[str], events: list[Event],
         earlier: Sequence[Event] = ()) -> list[str]:
    """The story of some facts as the scene's viewer may know them, a sentence a line; an empty one is a pause.

    What was told earlier says whether something is missing by now.
    """
    shapes = scene.game.shapes.events
    viewer = scene.viewer
    lines: list[str] = []
    past = list(earlier)
    for kind, run in groupby(events, key=lambda event: event.kind):
        facts = [event.seen_by(viewer, shapes[kind]) for event in run]
        name = shapes[kind].name
        missing = drawer.missing(scene, past, name)
        lines += [missing] if missing else []
        past += facts
        if name in drawer.breaks:
            lines.append("")
        elif name not in drawer.quiet:
            digest = drawer.digest(scene, name, facts) if len(facts) > 1 else ""
            lines += [digest] if digest else [scene.language.event(scene.game, event, names, scene.seat)
                                              for event in facts]
    return lines
