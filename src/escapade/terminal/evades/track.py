"""The prison windows and the track: stones with their numbers, and on them piles of prisoners."""

from rich.text import Text

from escapade.terminal.evades.cast import Cast
from escapade.terminal.paint import FOAM, INK, NIGHT, SAND, blend
from escapade.terminal.scene import Scene

CELL = 4
MARGIN = 4
WALL = "#5b5560"


def windows(scene: Scene, cast: Cast) -> Text:
    """LE-2: who is still at a window; an empty one shows its bars."""
    out = set(scene.view["boarded"]).union(*scene.view["track"].values())
    bars = Text(" # ") if scene.plain else Text("╫╫╫", style=f"#3a3640 on {WALL}")
    pillar = Text("|") if scene.plain else Text("▌", style=f"#2b2830 on {WALL}")
    line = Text(" " * MARGIN)
    for key in cast.keys:
        line = Text.assemble(line, pillar, bars if key in out else cast.token(key))
    name = Text("  " + scene.language.say("evades-terminal-prison"), style="" if scene.plain else "italic")
    return Text.assemble(line, pillar, name)


def track(scene: Scene, cast: Cast, width: int) -> list[Text]:
    """LE-1: the track in as few rows as fit, each with the piles that stand on it."""
    squares = int(scene.view["squares"])
    rows = -(-squares * CELL // max(width - 2 * MARGIN, CELL))
    length = -(-squares // rows)
    lines: list[Text] = []
    for first in range(1, squares + 1, length):
        row = range(first, min(first + length, squares + 1))
        if first > 1 and any(str(square) in scene.view["track"] for square in row):
            lines.append(Text())  # or the pile would hang from the stones above it
        lines += piles(scene, cast, row)
        lines += stones(scene, row, squares)
    return lines


def piles(scene: Scene, cast: Cast, row: range) -> list[Text]:
    """LE-10: who stands on whom, the tallest pile giving the height."""
    stacks = {square: scene.view["track"].get(str(square), []) for square in row}
    tallest = max(1, *(len(stack) for stack in stacks.values()))
    lines = []
    for level in range(tallest - 1, -1, -1):
        line = Text(" " * MARGIN)
        for square in row:
            stack = stacks[square]
            here = cast.token(stack[level], covered=level < len(stack) - 1) if level < len(stack) else Text("   ")
            line = Text.assemble(line, here, " ")
        lines.append(trimmed(scene, line))
    return lines


def trimmed(scene: Scene, line: Text) -> Text:
    """A plain line without blanks at its end; coloured blanks may be part of a token."""
    if scene.plain:
        line.rstrip()
    return line


def stones(scene: Scene, row: range, last: int) -> list[Text]:
    """The stones of one row; a wall before the first, water after the last, an arrow where the path goes on."""
    if scene.plain:
        ground = "===|" if row[0] == 1 else "  > "
        end = "~~~" if row[-1] == last else ">"
        return [Text(ground + " ".join("---" for _ in row) + " " + end),
                Text((" " * MARGIN + " ".join(f"{square:^3}" for square in row)).rstrip())]
    line = Text.assemble(("▓▓▓ ", WALL) if row[0] == 1 else ("  ➜ ", SAND))
    for square in row:
        color = FOAM if square == last else SAND if square % 2 else blend(SAND, NIGHT, 0.85)
        line = Text.assemble(line, (f"{square:^3}", f"{INK} on {color}"), " ")
    return [Text.assemble(line, ("≈≈≈", FOAM) if row[-1] == last else ("➜", SAND))]


def legend(scene: Scene, cast: Cast, width: int) -> list[Text]:
    """Which letter is who, in as many lines as it takes."""
    lines = [Text(" ")]
    for key in cast.keys:
        name = Text(f" {cast.tags[key]} {cast.names[key]} ", style="" if scene.plain else cast.badge_style(key))
        if lines[-1].cell_len + name.cell_len > width:
            lines.append(Text(" "))
        lines[-1].append_text(name)
    return [trimmed(scene, line) for line in lines]
