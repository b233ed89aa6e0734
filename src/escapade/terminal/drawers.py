"""The drawing of a game, found in `terminal/<game>/`; nothing is listed here."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from escapade.terminal.scene import Drawer


@cache
def drawer_class(key: str) -> type[Drawer]:
    """What draws the game with this key: `DRAWER` of its folder, or the plain one."""
    name = f"escapade.terminal.{key}"
    if find_spec(name) is None:
        return Drawer
    found: type[Drawer] = import_module(name).DRAWER
    assert issubclass(found, Drawer), f"{name}.DRAWER draws nothing"
    return found


def drawer_of(key: str) -> Drawer:
    """The drawer itself: it keeps nothing between two drawings."""
    return drawer_class(key)()
