"""The legal lists, looked up by mask."""

from typing import Final

from escapade.games.evades.kinds import Phase
from escapade.games.evades.rules.dice import ALL
from escapade.games.evades.rules.moves import movable, reachable
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables

NOTHING: Final[list[int]] = []


def lend_legal(s: EvadesState, tables: Tables, seat: int) -> list[int]:
    """What a seat may do, by phase; the list is the table's own."""
    if not s.waiting >> seat & 1:
        return NOTHING
    if s.phase == Phase.USE:
        return using(s, tables)
    if s.phase == Phase.CHOOSE:
        return choosing(s, tables)
    return tables.bets[ALL & ~s.players[seat].picked]


def using(s: EvadesState, tables: Tables) -> list[int]:
    """LE-8: any die that can be used, the white one on anybody it can reach; alone it may be left."""
    forward, back = movable(s), reachable(s)
    if back == 0:
        return tables.moves[forward]
    if forward == 0:
        return tables.backs_or_leave[back]
    return tables.moves_and_backs(forward, back)


def choosing(s: EvadesState, tables: Tables) -> list[int]:
    """LE-6, LE-7: dice not named yet of prisoners in play, covered ones too; then the white one or the roll."""
    return tables.takes[s.offer] if s.left > 0 else tables.white_or_roll
