"""The dice of the turn: named, rolled, used."""

from rich.text import Text

from escapade.terminal.evades.cast import WHITE, Cast
from escapade.terminal.paint import FOAM, NIGHT, blend, ink_on
from escapade.terminal.scene import Scene

PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}
UNROLLED = ("     ", "  ?  ", "     ")


def dice(scene: Scene, cast: Cast) -> list[Text]:
    """LE-6: every die named this turn, with its face; the used ones fade."""
    named = scene.view["named"]
    if not named:
        return []
    if scene.plain:
        return [plain_dice(scene, cast, named)]
    lines = [Text("    "), Text("    "), Text("    ")]
    for die in named:
        for line, row in zip(lines, drawn(scene, cast, die), strict=True):
            line.append_text(row).append("  ")
    return lines


def drawn(scene: Scene, cast: Cast, die: str) -> list[Text]:
    """Three rows of one die, and beside it its name and what became of it."""
    face = scene.view["faces"].get(die)
    rows = UNROLLED if face is None else PIPS.get(face, ("     ", f"{face:^5}", "     "))
    color = cast.colors[die]
    style = f"bold {ink_on(color)} on {color}"
    if is_used(scene, die):
        style = f"{blend(FOAM, NIGHT, 0.5)} on {blend(color, NIGHT, 0.25)}"
    beside = [die_name(scene, die), remark(scene, die), ""]
    widest = max(len(text) for text in beside)
    return [Text.assemble((f" {row} ", style), " " + text.ljust(widest)) for row, text in
            zip(rows, beside, strict=True)]


def plain_dice(scene: Scene, cast: Cast, named: list[str]) -> Text:
    """LE-6: the dice named this turn on one line, each with its face in brackets."""
    shown = []
    for die in named:
        face = scene.view["faces"].get(die)
        text = f"{die_name(scene, die)} [{'?' if face is None else face}]"
        said = remark(scene, die)
        shown.append(f"{text} {said}" if said else text)
    return Text("    " + scene.language.say("evades-terminal-dice") + " " + "   ".join(shown))


def die_name(scene: Scene, die: str) -> str:
    """What a die is called; the white one has an arrow back."""
    name = scene.language.name(scene.game, "die", die)
    if die == WHITE:
        return ("<-" if scene.plain else "← ") + name
    return name


def remark(scene: Scene, die: str) -> str:
    """The word beside a die that is used; empty for the others."""
    return scene.language.say("evades-terminal-used") if is_used(scene, die) else ""


def is_used(scene: Scene, die: str) -> bool:
    """LE-8: rolled, and not to be used any more."""
    return scene.view["phase"] != "roll" and die in scene.view["faces"] and die not in scene.view["unused"]
