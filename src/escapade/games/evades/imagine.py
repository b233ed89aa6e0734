"""Another world that a viewer cannot tell apart: other bets for the others."""

from typing import Final

from escapade.core.rng import Rng, shuffle
from escapade.core.seat import UNKNOWN
from escapade.games.evades.kinds import PRISONERS
from escapade.games.evades.state import EvadesState, player_who_bet

EVERYBODY: Final[list[int]] = list(range(PRISONERS))


def fill(s: EvadesState, rng: Rng) -> None:
    """LE-17: any order of the prisoners, as long as the picks that were made."""
    for seat in range(s.seats):
        if s.players[seat].foretold == UNKNOWN:
            order = EVERYBODY[:]
            shuffle(order, rng)
            s.players[seat] = player_who_bet(order[: int(s.players[seat].picks)])
