"""A drawing of one line."""

from rich.console import RenderableType
from rich.text import Text

from escapade.terminal.scene import Drawer, Scene


class PocketDrawer(Drawer):
    """The deck, as many signs as there are cards left."""

    def draw(self, scene: Scene) -> RenderableType:
        """One sign a card."""
        return Text("pocket deck: " + "#" * int(scene.view["deck_size"]))
