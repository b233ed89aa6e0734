"""Reads back what `view.py` writes, from a position or from a view."""

from escapade.core.errors import BadInput
from escapade.core.pile import Pile
from escapade.core.reading import Reader, read_items, read_number
from escapade.core.seat import NONE, UNKNOWN
from tests.pocket.kinds import SIDES
from tests.pocket.state import Player, PocketState

MOST = 99


def read_body(reader: Reader, s: PocketState, viewer: int) -> None:
    """Fill a blank state; what a view leaves out becomes UNKNOWN, what a position leaves out is refused."""
    s.turns = reader.number("turns", 0, MOST)
    s.ended = int(reader.flag("ended"))
    s.discard = read_cards(reader.take("discard"), "discard")
    s.deck = Pile(read_hidden(reader, "deck", "deck_size", viewer))
    players = reader.items("players")
    if len(players) != s.seats:
        raise BadInput("input.position_length", {"path": "players", "expected": s.seats})
    for seat, value in enumerate(players):
        read_player(Reader(value, f"players[{seat}]"), s.players[seat], s.seats, viewer)


def read_player(reader: Reader, player: Player, seats: int, viewer: int) -> None:
    """One seat; a viewer does not see what others remember."""
    player.hand = read_hidden(reader, "hand", "size", viewer)
    player.side = reader.some_name("side", SIDES)
    knows = reader.take("knows")
    if knows is not None or viewer == NONE:
        rows = read_items(knows, reader.at("knows"))
        player.knows = [read_cards(row, f"{reader.at('knows')}[{place}]") for place, row in enumerate(rows)]
        if len(rows) != seats:
            raise BadInput("input.position_length", {"path": reader.at("knows"), "expected": seats})
    reader.done()


def read_hidden(reader: Reader, key: str, size_key: str, viewer: int) -> list[int]:
    """Cards by kind, or from a view just how many: `[UNKNOWN, size, 0]`."""
    size = reader.number(size_key, 0, MOST)
    value = reader.take(key)
    if value is None and viewer != NONE:
        return [UNKNOWN, size, 0]
    cards = read_cards(value, reader.at(key))
    if sum(cards) != size:
        raise BadInput("input.position_count", {"path": reader.at(size_key), "expected": sum(cards)})
    return cards


def read_cards(value: object, path: str) -> list[int]:
    """Three counts."""
    cards = [read_number(count, f"{path}[{place}]", 0, MOST) for place, count in enumerate(read_items(value, path))]
    if len(cards) != 3:
        raise BadInput("input.position_length", {"path": path, "expected": 3})
    return cards
