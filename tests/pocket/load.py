"""Loads the pocket game from its content, or from a pack laid over it."""

from pathlib import Path

from escapade.content.read import Content
from escapade.core.option import read_options
from escapade.core.tables import Source
from tests.pocket.checks.content import check_deck
from tests.pocket.game import PocketGame
from tests.pocket.shapes import option_table

HOME = Path(__file__).parent / "content"


def load(options: dict[str, object], pack: Path | None, *, written: bool) -> PocketGame:
    """The pocket game with these options."""
    content = Content("pocket", ["deck"], pack, HOME)
    check_deck(content.files["deck"])
    cards = content.files["deck"]["cards"]
    return PocketGame(read_options(option_table(), options, written=written), [card["key"] for card in cards],
                      [card["count"] for card in cards], Source(content.pack, content.digest()))
