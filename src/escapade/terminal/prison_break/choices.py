"""What the choices of the list leave unsaid: who waits on a square, whom one recruits, what a bribe costs."""

from escapade.terminal.prison_break.blueprint import contents
from escapade.terminal.prison_break.content import content_of, squares
from escapade.terminal.prison_break.panel import card_of
from escapade.terminal.prison_break.told import told
from escapade.terminal.scene import Scene

ONTO_A_SQUARE = ("step", "slip", "go", "post")


def about(scene: Scene, action: int) -> str:
    """A short remark in brackets, or nothing; of a leader what is told of him (PB-46)."""
    actions = scene.game.shapes.actions
    verb, *fields = actions.words(action).split(" ")
    if verb == "choose":
        return f"({told(scene, 'figure', fields[0])})"
    if verb in ONTO_A_SQUARE:
        found = on_square(scene, fields[0])
    else:
        found = in_hand(scene, fields[0]) if verb == "name" else at_hand(scene, verb)
    return f"[{found}]" if found else ""


def on_square(scene: Scene, key: str) -> str:
    """PB-4, PB-5: the signs of the plan for who and what is there."""
    group = next(group for square, group in squares() if square["key"] == key)
    return contents(scene, key, group)


def in_hand(scene: Scene, figure: str) -> str:
    """PB-35: what the member a card may fall on carries, since a search takes it from him."""
    return ", ".join(scene.language.name(scene.game, "object", thing)
                     for thing in scene.view["figures"][figure]["objects"])


def at_hand(scene: Scene, verb: str) -> str:
    """The outsider and the object he gets, Lincoln, the bribe, the tool, the device or the place on this square."""
    view, name = scene.view, scene.language.name
    actor = view["turn"]["actor"]
    here = view["figures"][actor]["square"] if actor else None
    if verb == "recruit":
        one = next(one for one in content_of("pieces")["outsiders"] if view["figures"][one["key"]]["square"] == here)
        thing = name(scene.game, "object", one["wishes"][int(view["wish"]) - 1])
        return f"{name(scene.game, 'figure', one['key'])}, {thing}"
    if verb == "stop" and view["stage"] == "plan" and waits(scene, "lincoln", here):
        return name(scene.game, "figure", "lincoln")
    if verb == "bribe" and here in view["guards"]:
        return name(scene.game, "object", view["guards"][here])
    if verb == "take_tool":
        return ", ".join(name(scene.game, "tool", tool) for tool, square in view["tools"].items() if square == here)
    if verb == "lay":
        return to_mark(scene, next(group["key"] for square, group in squares() if square["key"] == here))
    return name(scene.game, "device", device_on(str(here))) if verb == "disable" else ""


def to_mark(scene: Scene, place: str) -> str:
    """PB-21: a place, and whether a token there is one of the route or a decoy."""
    is_planned = place in card_of(scene.view["card"])["route"]
    line = "prison_break-terminal-lay-route" if is_planned else "prison_break-terminal-lay-decoy"
    return scene.language.say(line, place=scene.language.name(scene.game, "place", place))


def waits(scene: Scene, figure: str, square: str | None) -> bool:
    """PB-20: on this square, and played by nobody yet: whoever stops here takes him along."""
    one = scene.view["figures"][figure]
    return one["seat"] is None and one["square"] == square


def device_on(square: str) -> str:
    """PB-22: the camera of a room, or the tower that stands on a square."""
    board = content_of("board")
    for number, zone in enumerate(board["zones"], 1):
        if zone["tower"] == square:
            return f"tower_{number}"
    return next(f"camera_{one['camera']}" for one in board["buildings"] if one["key"] == square)
