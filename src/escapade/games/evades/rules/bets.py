"""LE-4: secret bets, made by all at the same time."""

from escapade.core.event import Events
from escapade.games.evades.kinds import PRISONERS, Ev, Phase
from escapade.games.evades.state import EvadesState, Player


def bet(s: EvadesState, seat: int, pawn: int, events: Events) -> None:
    """LE-4: one pick of a secret bet; all bet at the same time, then the starter is drawn."""
    s.players[seat] = Player([*s.players[seat].bet, pawn])
    place = len(s.players[seat].bet)
    events.emit(Ev.PICKED, seat, place)
    if place < PRISONERS:
        s.ask_again(seat)
        return
    events.emit(Ev.BET_PLACED, seat)
    if s.answered(seat):
        s.phase = Phase.STARTER
        s.ask_chance()
