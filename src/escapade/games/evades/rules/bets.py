"""LE-4: secret bets, made by all at the same time."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.games.evades.kinds import PRISONERS, Ev, Phase
from escapade.games.evades.state import EvadesState


def bet(s: EvadesState, seat: int, pawn: i64, events: Events) -> None:
    """LE-4: one pick of a secret bet; all bet at the same time, then the starter is drawn."""
    player = s.players[seat].with_pick(pawn)
    s.players[seat] = player
    events.emit(Ev.PICKED, seat, player.picks)
    if player.picks < PRISONERS:
        s.ask_again(seat)
        return
    events.emit(Ev.BET_PLACED, seat)
    if s.answered(seat):
        s.phase = Phase.STARTER
        s.ask_chance()
