"""The legal lists of the pocket game, by phase."""

from tests.pocket.kinds import MASK, SHIELD, Kind, Phase
from tests.pocket.state import PocketState
from tests.pocket.tables import Tables


def legal(s: PocketState, tables: Tables, seat: int) -> list[int]:
    """What a seat may do; the list is the caller's."""
    if not s.waiting >> seat & 1:
        return []
    number = tables.actions.number
    phase = s.current_phase()
    if phase == Phase.VOTE:
        return [number(Kind.NAME, named) for named in range(s.seats)]
    if phase == Phase.BALLOT:
        return [number(Kind.SAY, 0), number(Kind.SAY, 1)]
    if phase in (Phase.DEFEND, Phase.INSIST):
        card = SHIELD if phase == Phase.DEFEND else MASK
        held = s.players[seat].hand[card] > 0
        return ([number(Kind.PLAY, card)] if held else []) + [number(Kind.PASS)]
    return in_the_turn(s, tables, seat)


def in_the_turn(s: PocketState, tables: Tables, seat: int) -> list[int]:
    """PK-2: draw, steal, call a vote or a ballot, stop."""
    number = tables.actions.number
    draw = [number(Kind.DRAW)] if s.deck.hidden else []
    steals = [number(Kind.STEAL, victim) for victim in range(s.seats)
              if victim != seat and sum(s.players[victim].hand) > 0]
    ballot = [number(Kind.CALL_BALLOT)] if tables.has_ballots else []
    return draw + steals + [number(Kind.CALL_VOTE)] + ballot + [number(Kind.STOP)]
