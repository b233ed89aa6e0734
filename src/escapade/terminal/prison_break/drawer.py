"""The prison in a terminal: when it is drawn, how moves are told, what may be typed for a square."""

from rich.console import Group, RenderableType
from rich.text import Text

from escapade.core.event import Event
from escapade.core.seat import NONE
from escapade.terminal.prison_break.blueprint import LINE, MARKS, blueprint, mark
from escapade.terminal.prison_break.choices import about
from escapade.terminal.prison_break.content import squares
from escapade.terminal.prison_break.panel import bars, in_force, people, secrets, things
from escapade.terminal.scene import Drawer, Scene

REASONS = {
    "any_leader": "cli-prison_break-because-any_leader",
    "shortest_route": "cli-prison_break-because-shortest_route",
    "two_will_do": "cli-prison_break-because-two_will_do",
    "team_complete": "cli-prison_break-because-team_complete",
    "hopeless": "cli-prison_break-because-hopeless",
    "least_missed": "cli-prison_break-because-least_missed",
    "useless_object": "cli-prison_break-because-useless_object",
    "spare_bribe": "cli-prison_break-because-spare_bribe",
    "few_guards": "cli-prison_break-because-few_guards",
    "cheap_guilt": "cli-prison_break-because-cheap_guilt",
    "worth_a_card": "cli-prison_break-because-worth_a_card",
    "may_lift": "cli-prison_break-because-may_lift",
    "guard_instead": "cli-prison_break-because-guard_instead",
    "nothing_better": "cli-prison_break-because-nothing_better",
    "looks_under": "cli-prison_break-because-looks_under",
    "picks_up": "cli-prison_break-because-picks_up",
    "recruits": "cli-prison_break-because-recruits",
    "fetches_lincoln": "cli-prison_break-because-fetches_lincoln",
    "marks_route": "cli-prison_break-because-marks_route",
    "fetches_tool": "cli-prison_break-because-fetches_tool",
    "breaks_device": "cli-prison_break-because-breaks_device",
    "lays_route": "cli-prison_break-because-lays_route",
    "lays_decoy": "cli-prison_break-because-lays_decoy",
    "waits_outside": "cli-prison_break-because-waits_outside",
    "waits": "cli-prison_break-because-waits",
    "calms_down": "cli-prison_break-because-calms_down",
    "last_day": "cli-prison_break-because-last_day",
    "slips_out": "cli-prison_break-because-slips_out",
    "makes_room": "cli-prison_break-because-makes_room",
    "nothing_here": "cli-prison_break-because-nothing_here",
    "is_asked_for": "cli-prison_break-because-is_asked_for",
    "may_bribe": "cli-prison_break-because-may_bribe",
    "blank": "cli-prison_break-because-blank",
    "hands_full": "cli-prison_break-because-hands_full",
    "gives_bribe": "cli-prison_break-because-gives_bribe",
    "turn_for_guilt": "cli-prison_break-because-turn_for_guilt",
    "card_now": "cli-prison_break-because-card_now",
    "card_later": "cli-prison_break-because-card_later",
    "nearest_guard": "cli-prison_break-because-nearest_guard",
    "nearest_errand": "cli-prison_break-because-nearest_errand",
    "far_from_us": "cli-prison_break-because-far_from_us",
    "guards_lincoln": "cli-prison_break-because-guards_lincoln",
    "blocks": "cli-prison_break-because-blocks",
    "blocks_some": "cli-prison_break-because-blocks_some",
    "drives_out": "cli-prison_break-because-drives_out",
    "catches": "cli-prison_break-because-catches",
    "closes_in": "cli-prison_break-because-closes_in",
    "lets_fate": "cli-prison_break-because-lets_fate",
    "near_the_team": "cli-prison_break-because-near_the_team",
    "names_anybody": "cli-prison_break-because-names_anybody",
    "names_loaded": "cli-prison_break-because-names_loaded",
    "names_felt": "cli-prison_break-because-names_felt",
}
"""What the expert of this game says about its choices."""


ON_THE_WAY = ("move", "act", "look", "swap")
"""PB-12, PB-13: questions within one move: nothing but the mover has changed, and sentences tell of him."""


class PrisonBreakDrawer(Drawer):
    """White lines on blue, as if tattooed."""

    breaks = frozenset({"day"})
    running = frozenset({"moved", "guilt", "dealt", "turn"})
    asides = frozenset({"add_third", "show", "play"})
    brief = frozenset({"step"})
    reasons = REASONS

    def draw(self, scene: Scene) -> RenderableType:
        """The plan, the two bars, what is in force, who is who, what lies where, and the viewer's secrets."""
        title = Text(scene.language.title(scene.game), style="" if scene.plain else f"bold {LINE}")
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
            return scene.language.say("cli-prison_break-dealt", seat=scene.names[first.values[0]])
        if name != "moved" or first.values[0] != last.values[0] or first.values[1] == last.values[2]:
            return ""
        whole = Event(first.kind, [first.values[0], first.values[1], last.values[2]], first.mask)
        return scene.language.event(scene.game, whole, scene.names, scene.seat)

    def tags(self, scene: Scene) -> dict[str, str]:
        """Two letters for every figure, and every square as the plan has it."""
        return MARKS | {square["key"]: mark(scene, square["key"]) for square, _ in squares()}


def guilt_told(scene: Scene, events: list[Event]) -> str:
    """PB-10, PB-11: a point taken and given back says only that somebody waits; else where guilt stands in the end."""
    changes = [event.values[0] for event in events]
    last = events[-1]
    if sum(changes) == 0:
        return scene.language.say("cli-prison_break-bides", guilt=last.values[1])
    whole = Event(last.kind, [sum(changes), last.values[1]], last.mask)
    return scene.language.event(scene.game, whole, scene.names, scene.seat)


def turns_told(scene: Scene, events: list[Event]) -> str:
    """PB-11: whoever has stayed where he was is said to wait; then whose turn it is now."""
    figures = scene.game.shapes.events[events[0].kind].fields[1].names
    idle = [scene.language.name(scene.game, "figure", figures[event.values[1]]) for event in events[:-1]]
    told = [scene.language.say("cli-prison_break-stays", figure=figure) for figure in idle]
    return " ".join([*told, scene.language.event(scene.game, events[-1], scene.names, scene.seat)])
