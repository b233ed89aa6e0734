"""How the games with one planted defect each are made; they are small subclasses of the pocket game.

`load` lets the registry give out a defective game, for checks that load by a record's header.
"""

from pathlib import Path

from escapade.content.read import Content
from escapade.core.game import Game
from escapade.core.option import read_options
from escapade.core.state import State
from escapade.core.tables import Source
from tests.pocket.game import PocketGame
from tests.pocket.load import HOME
from tests.pocket.shapes import option_table
from tests.pocket.state import PocketState


def make(defect: type[PocketGame], **options: object) -> PocketGame:
    """A defective game, loaded like the sound one."""
    content = Content("pocket", ["deck"], None, HOME)
    cards = content.files["deck"]["cards"]
    return defect(read_options(option_table(), options), [card["key"] for card in cards],
                  [card["count"] for card in cards], Source(content.pack, content.digest()))


class Chosen:
    """The defect that the registry gives out."""

    defect: type[PocketGame] = PocketGame


def load(options: dict[str, object], pack: Path | None, *, written: bool) -> Game:
    """What the registry calls."""
    assert pack is None
    assert isinstance(written, bool)
    return make(Chosen.defect, **options)


def pocket(state: State) -> PocketState:
    """The state as what it is."""
    assert isinstance(state, PocketState)
    return state
