"""PK-7: who wins the pocket game."""

from tests.pocket.kinds import COIN
from tests.pocket.state import PocketState
from tests.pocket.tables import Tables


def winners(s: PocketState, tables: Tables) -> list[int]:
    """PK-7: the richer side; a tie is shared, or nobody's."""
    coins = [0, 0]
    for player in s.players:
        coins[player.side] += player.hand[COIN]
    if coins[0] == coins[1]:
        return [] if tables.is_tie_lost else list(range(s.seats))
    return [seat for seat, player in enumerate(s.players) if coins[player.side] > coins[1 - player.side]]
