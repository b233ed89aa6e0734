"""Dice: three lines each, a letter for the trait, a shield around doubles."""

from rich.text import Text

from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import FACE_NAMES
from escapade.terminal.scene import Scene

TRAITS = ("might", "cunning", "wisdom")
DIE_WIDTH = 6
BONE = "#efe9dc"
ASH = "#8d877c"
BLOOD = "#8c1c13"


def letter(scene: Scene, trait: str) -> str:
    """The first letter of a trait in the reader's language."""
    return scene.language.name(scene.game, "trait", trait)[0]


def mark(scene: Scene, face: str) -> str:
    """What stands on a face: one letter, or two for a double."""
    return letter(scene, face.removeprefix("double_")) * (2 if face.startswith("double_") else 1)


def die_words(scene: Scene, hero: int) -> str:
    """DC-2: the six faces of a character's die, before anybody is chosen."""
    assert isinstance(scene.game, CastleGame)
    return f"({die_faces(scene, scene.game.names.heroes[hero])})"


def die_faces(scene: Scene, hero: str) -> str:
    """DC-2: the six faces of the die of a character, by the key of that character."""
    assert isinstance(scene.game, CastleGame)
    faces = scene.game.tables.faces[scene.game.names.heroes.index(hero)]
    return " ".join(mark(scene, FACE_NAMES[face]) for face in faces)


def row(scene: Scene, marks: list[str], width: int = DIE_WIDTH) -> list[Text]:
    """Dice side by side, each in so wide a column; a double has a shield around it."""
    tops, faces, bottoms = [], [], []
    for text in marks:
        is_double = len(text) > 1
        if scene.plain:
            top = bottom = "+====+" if is_double else "+----+"
            face = f"| {text:<2} |"
        else:
            top, bottom = ("╔════╗", "╚════╝") if is_double else ("┌────┐", "└────┘")
            face = f"║ {text:<2} ║" if is_double else f"│ {text:<2} │"
        tops.append(top)
        faces.append(face)
        bottoms.append(bottom)
    style = "" if scene.plain else BONE
    return [Text("  " + " ".join(f"{cell:<{width}}" for cell in line).rstrip(), style=style)
            for line in (tops, faces, bottoms)]


def enemy_dice(scene: Scene) -> list[Text]:
    """DC-13: the dice of the enemy that have still to be struck off, trait by trait."""
    enemy = scene.view["bout"]["enemy"]
    marks = [letter(scene, trait) for trait in TRAITS for _ in range(enemy[trait])]
    return row(scene, marks) if marks else []


def rolls(scene: Scene) -> list[Text]:
    """DC-16: what the characters rolled, each die above its roller's name."""
    bout = scene.view["bout"]
    shown = [(hero["hero"], face, added(scene, extra)) for hero, face, extra
             in zip(scene.view["heroes"], bout["rolls"], bout["extras"], strict=False) if face]
    if not shown:
        return []
    called = [scene.language.name(scene.game, "hero", hero) for hero, _, _ in shown]
    width = max(DIE_WIDTH, *map(len, called))
    names = "  " + " ".join(f"{name:<{width}}" for name in called)
    more = "  " + " ".join(f"{extra:<{width}}" for _, _, extra in shown)
    dice = row(scene, [mark(scene, face) for _, face, _ in shown], width)
    return [*dice, *([Text(more.rstrip())] if more.strip() else []), Text(names.rstrip())]


def added(scene: Scene, extra: dict[str, int]) -> str:
    """DC-21: what a potion or a weapon adds to a roll."""
    marks = "".join(letter(scene, trait) * extra[trait] for trait in TRAITS)
    return f" +{marks}" if marks else ""
