"""LE-13 to LE-18: boarding, and the end of a match."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.row import put
from escapade.core.seat import NONE
from escapade.games.evades.kinds import PRISONERS, Ev, Phase
from escapade.games.evades.rules.track import furthest, lift
from escapade.games.evades.score import points_of
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables


def board(s: EvadesState, tables: Tables, pawn: i64, events: Events) -> None:
    """LE-13: into the leftmost boat with a free seat; its die leaves the game. The prisoner is off the track."""
    events.emit(Ev.BOARDED, pawn, tables.boat_of_place[s.arrived])
    s.squares = put(s.squares, pawn, 0)
    s.boarding = put(s.boarding, s.arrived, pawn)
    s.arrived += 1
    s.aboard |= 1 << pawn
    s.free &= ~(1 << pawn)
    s.beyond &= ~(1 << pawn)


def board_the_rest(s: EvadesState, tables: Tables, events: Events) -> None:
    """LE-18: highest square first, the top of a stack first, those at windows last."""
    first = furthest(s)
    while first != NONE:
        board_from_track(s, tables, first, events)
        first = furthest(s)
    for pawn in range(PRISONERS):
        if not s.aboard >> pawn & 1:
            board(s, tables, pawn, events)


def board_from_track(s: EvadesState, tables: Tables, pawn: i64, events: Events) -> None:
    """LE-14, LE-18: off the track and into a boat."""
    lift(s, pawn)
    board(s, tables, pawn, events)


def other_in_play(s: EvadesState, pawn: i64) -> i64:
    """LE-14: the other one of the last two prisoners."""
    for other in range(PRISONERS):
        if other != pawn and not s.aboard >> other & 1:
            return other
    raise AssertionError("nobody else is in play")


def finish(s: EvadesState, tables: Tables, reason: i64, events: Events) -> None:
    """LE-15 to LE-17: the match is over; bets are shown and counted for whoever looks on."""
    s.phase = Phase.OVER
    s.reason = reason
    s.finish()
    if events.keeps:
        show_bets(s, tables, events)


def show_bets(s: EvadesState, tables: Tables, events: Events) -> None:
    """LE-16, LE-17: what everybody foretold, and the points for it."""
    for seat, player in enumerate(s.players):
        for place, pawn in enumerate(player.bet()):
            events.emit(Ev.BET_SHOWN, seat, place + 1, pawn)
        events.emit(Ev.SCORED, seat, points_of(s, tables, seat))
