"""Who may send what, and when: one list of rules, read before any command; tests try every cell of it."""

from collections.abc import Set as AbstractSet
from typing import Final

from escapade.core.errors import Refused
from escapade.server.wire import protocol as p

HOST: Final = "host"
SEAT: Final = "seat"
SPECTATOR: Final = "spectator"
LOBBY: Final = "lobby"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
PHASES: Final = (LOBBY, PLAYING, PAUSED, OVER)
STARTED: Final = (PLAYING, PAUSED, OVER)
RUNNING: Final = (PLAYING, PAUSED)

RULES: Final[dict[type[p.Message], tuple[tuple[str, ...], tuple[str, ...]]]] = {
    p.Act: ((SEAT,), (PLAYING,)),
    p.Find: ((SEAT,), (PLAYING,)),
    p.Dice: ((SEAT,), (PLAYING,)),
    p.Stand: ((SEAT,), (PLAYING,)),
    p.Propose: ((SEAT,), RUNNING),
    p.Agree: ((SEAT,), RUNNING),
    p.Withdraw: ((SEAT,), RUNNING),
    p.Chat: ((SEAT,), PHASES),
    p.Unsay: ((SEAT,), PHASES),
    p.React: ((SEAT,), PHASES),
    p.AskHint: ((SEAT,), (PLAYING,)),
    p.AskOdds: ((SEAT,), (PLAYING,)),
    p.AskAdvice: ((SEAT,), (PLAYING,)),
    p.AskWhy: ((SEAT,), STARTED),
    p.AskHistory: ((SEAT, SPECTATOR, HOST), PHASES),
    p.Sit: ((SEAT,), (LOBBY,)),
    p.SetSeat: ((HOST,), (LOBBY, PLAYING, PAUSED)),
    p.SetUp: ((HOST,), (LOBBY,)),
    p.Ready: ((SEAT,), (LOBBY,)),
    p.Commit: ((SEAT,), (LOBBY,)),
    p.GiveNonce: ((SEAT,), (LOBBY,)),
    p.Start: ((HOST,), (LOBBY,)),
    p.RenewInvite: ((HOST,), (LOBBY, PLAYING, PAUSED)),
    p.ShareSeat: ((SEAT,), (LOBBY, PLAYING, PAUSED)),
    p.UnshareSeat: ((SEAT,), PHASES),
    p.Hand: ((SEAT, HOST), RUNNING),
    p.TakeBack: ((SEAT,), RUNNING),
    p.Leave: ((SEAT, HOST), PHASES),
    p.Rematch: ((SEAT,), (OVER,)),
    p.Ping: ((SEAT, SPECTATOR, HOST), PHASES),
}
"""Message → the roles that may send it and the phases in which they may. A host who plays has both roles."""


def check_permission(message: p.Message, roles: AbstractSet[str], phase: str) -> None:
    """Refuse what this sender may not send at all, or not in this phase."""
    allowed, phases = RULES[type(message)]
    if roles.isdisjoint(allowed):
        raise Refused("refused.not_allowed", {})
    if phase in phases:
        return
    if phase == LOBBY:
        raise Refused("refused.not_started", {})
    if phase == OVER:
        raise Refused("refused.over", {})
    if phase == PAUSED:
        raise Refused("refused.paused", {})
    if LOBBY in phases:
        raise Refused("refused.started", {})
    raise Refused("refused.not_over", {})
