"""PB-46: the line or two that people, objects, tools and escape cards have of their own."""

from escapade.terminal.scene import Scene


def told(scene: Scene, family: str, key: str) -> str:
    """What is told of one of them; nothing of what a pack has brought and nobody has described."""
    line = f"prison_break-board-told-{family}-{key}"
    return scene.language.say(line) if scene.language.knows(line) else ""
